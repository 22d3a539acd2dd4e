package ivltest

import (
	"fmt"
	"hash/fnv"

	"github.com/jayverify/jayverify/ivl"
)

// HashInputs supplies values that depend on the seed, the input and how often it was asked. Most are small.
type HashInputs struct{ Seed int }

// Value implements ivl.Inputs.
func (h HashInputs) Value(r ivl.Request) (ivl.Value, bool) {
	f := fnv.New32a()
	fmt.Fprint(f, h.Seed, r.Input.ID, r.N)
	v := int64(int32(f.Sum32()))
	if v%3 != 0 {
		v %= 5
	}
	return ivl.Value{N: v}, true
}
