package runs

import (
	"testing"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// TestRepeats: in one run of four, an input mostly gives the value that it gave before, and each input its own.
func TestRepeats(t *testing.T) {
	low := &lower.Result{Program: &ivl.Program{}}
	a, b := &ivl.Input{Name: "a"}, &ivl.Input{Name: "b"}
	same := func(seed uint64) int {
		h := newHinted(low, ivl.Literals{}, seed)
		last, n := map[*ivl.Input]int64{}, 0
		for i := range 200 {
			in := a
			if i%2 == 1 {
				in = b
			}
			v, ok := h.Value(ivl.Request{Type: ivl.Long, Input: in})
			if !ok {
				t.Fatal("no value")
			}
			if old, known := last[in]; known && old == v.N {
				n++
			}
			last[in] = v.N
		}
		if last[a] == last[b] {
			t.Errorf("seed %d: both inputs give %d", seed, last[a])
		}
		return n
	}
	for seed := range uint64(8) {
		if n := same(seed); seed%repeating == 0 && (n < 180 || n == 198) || seed%repeating != 0 && n > 150 {
			t.Errorf("seed %d: %d of 198 values are those before", seed, n)
		}
	}
}
