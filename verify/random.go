package verify

import (
	"math"
	"math/big"
	"math/rand/v2"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// hinted supplies random inputs, those with a hint mostly from its interval.
type hinted struct {
	hints     map[*ivl.Input]lower.Hint
	constants []*big.Int // the program's
	rnd       *rand.Rand
	other     *ivl.Random
}

func newHinted(hints map[*ivl.Input]lower.Hint, constants []*big.Int, classes []*ivl.Class, seed uint64) *hinted {
	return &hinted{hints, constants, rand.New(rand.NewPCG(seed, 1)), ivl.NewRandomFrom(constants, classes, seed)}
}

// Value returns a value of the request's type; there always is one.
func (h *hinted) Value(r ivl.Request) (ivl.Value, bool) {
	hint, ok := h.hints[r.Input]
	if ok && !r.Contents && (r.Type.Sort == ivl.FloatSort || r.Type.Sort == ivl.DoubleSort) {
		x := float64(hint.Lo) + h.rnd.Float64()*float64(hint.Hi-hint.Lo)
		if r.Type.Sort == ivl.FloatSort {
			return ivl.Value{N: int64(math.Float32bits(float32(x)))}, true
		}
		return ivl.Value{N: int64(math.Float64bits(x))}, true
	}
	if ok && !r.Contents && hint.Lo <= hint.Hi {
		switch k := h.rnd.IntN(16); {
		case k == 0 && !hint.Only:
		case k <= 1:
			return ivl.Value{N: hint.Lo}, true
		case k == 2:
			return ivl.Value{N: hint.Hi}, true
		case k <= 5 && len(h.constants) > 0:
			// Where a program compares, it changes its behaviour.
			c := h.constants[h.rnd.IntN(len(h.constants))]
			if v := c.Int64() + h.rnd.Int64N(3) - 1; c.IsInt64() && hint.Lo <= v && v <= hint.Hi {
				return ivl.Value{N: v}, true
			}
			fallthrough
		default:
			if size := uint64(hint.Hi-hint.Lo) + 1; size > 0 {
				return ivl.Value{N: hint.Lo + int64(h.rnd.Uint64N(size))}, true
			}
		}
	}
	return h.other.Value(r)
}
