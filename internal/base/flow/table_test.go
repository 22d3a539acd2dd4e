package flow

import (
	"math/rand"
	"slices"
	"testing"
)

// TestTable compares tables that share nodes with slices.
func TestTable(t *testing.T) {
	const n = 2*nodeSize + 3*leafSize + 5
	random := rand.New(rand.NewSource(1))
	vals := []*int{nil, new(int), new(int), new(int)}
	pick := func() *int { return vals[random.Intn(len(vals))] }
	// top is a join for which nil is any value, as in an abstract interpretation.
	top := func(x, y *int) *int {
		if x == nil || x == y {
			return x
		}
		return nil
	}
	real, model := []*Table[*int]{NewTable[*int]()}, [][]*int{make([]*int, n)}
	for range 20000 {
		i, k := random.Intn(len(real)), random.Intn(n)
		switch random.Intn(8) {
		case 0:
			c, m := real[i].Clone(), slices.Clone(model[i])
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
			if got := real[i].Join(real[j], top); got != changed {
				t.Fatalf("join reports %v, want %v", got, changed)
			}
		case 2:
			var kept []int
			for l := range n {
				if random.Intn(4) > 0 {
					kept = append(kept, l)
				} else {
					model[i][l] = nil
				}
			}
			real[i].Keep(SetOf(kept...))
		default:
			x := pick()
			real[i].Set(k, x)
			model[i][k] = x
		}
		if j := random.Intn(len(real)); !slices.Equal(real[j].First(n), model[j]) {
			t.Fatalf("table %d is not what it should be", j)
		}
		next := 0
		for l, x := range real[i].All() {
			if x != model[i][l] || slices.ContainsFunc(model[i][next:l], func(y *int) bool { return y != nil }) {
				t.Fatalf("table %d yields %v for %d", i, x, l)
			}
			next = l + 1
		}
	}
}
