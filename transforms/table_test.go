package transforms

import (
	"math/rand"
	"slices"
	"testing"
)

// TestTable compares tables that share nodes with slices.
func TestTable(t *testing.T) {
	const n = 2*nodeSize + 3*leafSize + 5
	random := rand.New(rand.NewSource(1))
	vals := []*value{nil, intValue(exactly(1)), intValue(exactly(2)), intValue(exactly(3))}
	pick := func() *value { return vals[random.Intn(len(vals))] }
	// top is a join for which nil is any value, as in facts.
	top := func(x, y *value) *value {
		if x == nil || x == y {
			return x
		}
		return nil
	}
	real, model := []*table[*value]{newTable[*value](n)}, [][]*value{make([]*value, n)}
	for range 20000 {
		i, k := random.Intn(len(real)), random.Intn(n)
		switch random.Intn(8) {
		case 0:
			c, m := real[i].clone(), slices.Clone(model[i])
			if len(real) < 6 {
				real, model = append(real, c), append(model, m)
			} else {
				j := random.Intn(len(real))
				real[j], model[j] = c, m
			}
		case 1:
			j := random.Intn(len(real))
			changed := false
			for l, x := range model[i] {
				if r := top(x, model[j][l]); r != x {
					model[i][l], changed = r, true
				}
			}
			if got := real[i].join(real[j], top); got != changed {
				t.Fatalf("join reports %v, want %v", got, changed)
			}
		case 2:
			set := newBitset(n)
			for l := range n {
				if random.Intn(4) > 0 {
					set.set(l)
				} else {
					model[i][l] = nil
				}
			}
			real[i].keep(set)
		default:
			x := pick()
			real[i].set(k, x)
			model[i][k] = x
		}
		if j := random.Intn(len(real)); !slices.Equal(real[j].first(n), model[j]) {
			t.Fatalf("table %d is not what it should be", j)
		}
		next := 0
		for l, x := range real[i].all() {
			if x != model[i][l] || slices.ContainsFunc(model[i][next:l], func(y *value) bool { return y != nil }) {
				t.Fatalf("table %d yields %v for %d", i, x, l)
			}
			next = l + 1
		}
	}
}
