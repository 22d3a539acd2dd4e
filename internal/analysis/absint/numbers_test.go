package absint

import (
	"math/rand/v2"
	"testing"

	"github.com/jayverify/jayverify/internal/base/flow"
)

// TestNumbers: the numbers of some objects are among those that numbers returns, and 0 is if the
// reference can be null.
func TestNumbers(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 3000 {
		of := make([]int64, 5)
		for i := range of {
			of[i] = int64(random.IntN(60)) - 20
		}
		ref := &Value{Null: random.IntN(2) == 0, Objects: flow.SetBelow(len(of)).Where(func(int) bool { return random.IntN(2) == 0 })}
		r := numbers(ref, of)
		if r == nil {
			if ref.Null || !ref.Objects.IsEmpty() {
				t.Fatalf("none for %v of %v", ref.Objects, of)
			}
			continue
		}
		if ref.Null && !r.Ints.has(0) {
			t.Fatalf("0 is not in %v", r.Ints)
		}
		for i := range ref.Objects.All() {
			if !r.Ints.has(of[i]) {
				t.Fatalf("%d is not in %v, for %v of %v", of[i], r.Ints, ref.Objects, of)
			}
		}
	}
}
