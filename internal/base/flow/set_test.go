package flow

import (
	"fmt"
	"maps"
	"math/rand"
	"slices"
	"testing"
)

// TestSet compares sets that share blocks with maps.
func TestSet(t *testing.T) {
	const n = 3*blockBits + 70
	random := rand.New(rand.NewSource(1))
	type both struct {
		set   Set
		model map[int]bool
	}
	all := map[int]bool{}
	for i := range n {
		all[i] = true
	}
	pool := []both{{Set{}, map[int]bool{}}, {SetBelow(n), all}}
	where := func(m map[int]bool, f func(int) bool) map[int]bool {
		out := map[int]bool{}
		for i := range m {
			if f(i) {
				out[i] = true
			}
		}
		return out
	}
	for range 20000 {
		x, y := pool[random.Intn(len(pool))], pool[random.Intn(len(pool))]
		i, mod := random.Intn(n), 1+random.Intn(5)
		if random.Intn(2) == 0 {
			i = random.Intn(20)
		}
		r := both{model: maps.Clone(x.model)}
		switch random.Intn(7) {
		case 0:
			r.set, r.model[i] = x.set.With(i), true
		case 1:
			r.set = x.set.Without(i)
			delete(r.model, i)
		case 2:
			r.set = x.set.Or(y.set)
			maps.Copy(r.model, y.model)
		case 3:
			r.set = x.set.And(y.set)
			r.model = where(x.model, func(i int) bool { return y.model[i] })
		case 4:
			r.set = x.set.Minus(y.set)
			r.model = where(x.model, func(i int) bool { return !y.model[i] })
		case 5:
			f := func(j int) bool { return j%mod != 0 || j/blockBits == i/blockBits }
			r.set, r.model = x.set.Where(f), where(x.model, f)
		case 6:
			var ns []int
			r.model = map[int]bool{}
			for range random.Intn(4) {
				ns = append(ns, random.Intn(n))
				r.model[ns[len(ns)-1]] = true
			}
			r.set = SetOf(ns...)
		}
		if len(pool) < 12 {
			pool = append(pool, r)
		} else {
			pool[random.Intn(len(pool))] = r
		}
		for _, z := range []both{x, y, r} {
			if got := slices.Collect(z.set.All()); !slices.Equal(got, slices.Sorted(maps.Keys(z.model))) {
				t.Fatalf("%v, want %v", z.set, z.model)
			}
		}
		if r.set.Has(i) != r.model[i] || r.set.IsEmpty() != (len(r.model) == 0) || r.set.Equal(x.set) != maps.Equal(r.model, x.model) {
			t.Fatalf("wrong about %v and %v, or %d", r.set, x.set, i)
		}
		common := len(where(r.model, func(i int) bool { return y.model[i] }))
		if r.set.Meets(y.set) != (common > 0) || r.set.Within(y.set) != (common == len(r.model)) || y.set.Within(r.set) != (common == len(y.model)) {
			t.Fatalf("wrong about %v and %v", r.set, y.set)
		}
		if r.set.Has(n + 5*blockBits) {
			t.Fatal("a number beyond all")
		}
	}
	for _, n := range []int{0, 1, 64, blockBits, blockBits + 1} {
		if got := slices.Collect(SetBelow(n).All()); len(got) != n || n > 0 && got[n-1] != n-1 {
			t.Errorf("SetBelow(%d) is %v", n, got)
		}
	}
	if got := fmt.Sprint(SetOf(7, 3, 900)); got != "{3 7 900}" {
		t.Error(got)
	}
}
