package runs

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// hinted supplies random inputs, those with a hint mostly from its interval.
type hinted struct {
	hints     map[*ivl.Input]lower.Hint
	constants ivl.Literals // the program's
	rnd       *rand.Rand
	other     *ivl.Random
	main      bool   // the entry is a main: no argument has a character 0
	risen     *int64 // the last value of a Rising hint; nil before the first
	texts     map[textKey][]uint16
	repeated  map[*ivl.Input]ivl.Value // the value that an input mostly repeats in this run; nil where none does
}

// textKey is a string from outside: the id of an element of an array, or 1 +
// External.Number.
type textKey struct {
	object   int64
	external int
}

func newHinted(low *lower.Result, constants ivl.Literals, seed uint64) *hinted {
	h := &hinted{
		hints: low.Hints, constants: constants, rnd: rand.New(rand.NewPCG(seed, 1)),
		other: ivl.NewRandomFrom(constants, low.Program.Classes, seed), main: jvm.IsMain(low.Entry),
		texts: map[textKey][]uint16{},
	}
	if seed%repeating == 0 && !ofHarness(low.Program) {
		h.repeated = map[*ivl.Input]ivl.Value{}
	}
	return h
}

// ofHarness reports whether a harness makes the objects of a program: there the same value again is the same call again.
func ofHarness(p *ivl.Program) bool {
	return slices.ContainsFunc(p.Inputs, func(in *ivl.Input) bool { return strings.HasPrefix(in.Name, "World.") })
}

// repeating says that one run of so many repeats values. What a loop sums up or filters gets far
// from its start only if it gets the same again and again, and the loop goes on.
const repeating = 4

// changing says that an input which repeats a value takes another one once in so many times.
const changing = 64

// Value returns a value of the request's type; there always is one.
func (h *hinted) Value(r ivl.Request) (ivl.Value, bool) {
	if h.repeated == nil || r.Contents || r.Input == nil || r.Type.Sort == ivl.RefSort {
		return h.value(r)
	}
	if v, ok := h.repeated[r.Input]; ok && h.rnd.IntN(changing) > 0 {
		return v, true
	}
	v, ok := h.value(r)
	h.repeated[r.Input] = v
	return v, ok
}

// value chooses a value.
func (h *hinted) value(r ivl.Request) (ivl.Value, bool) {
	hint, ok := h.hints[r.Input]
	if ok && !r.Contents && hint.Rising {
		return ivl.Value{N: h.rise(hint)}, true
	}
	if ok && !r.Contents && (r.Type.Sort == ivl.FloatSort || r.Type.Sort == ivl.DoubleSort) {
		x := float64(hint.Lo) + h.rnd.Float64()*float64(hint.Hi-hint.Lo)
		if r.Type.Sort == ivl.FloatSort { // with no more digits than Random.nextFloat has
			return ivl.Value{N: int64(math.Float32bits(float32(math.Floor(x*(1<<24)) / (1 << 24))))}, true
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
		case k <= 5 && len(h.constants.Ints) > 0:
			// Where a program compares, it changes its behaviour.
			c := h.constants.Ints[h.rnd.IntN(len(h.constants.Ints))]
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
	if t, ok := h.texts[keyOf(r)]; ok && isCharacter(r) && r.Index < int64(len(t)) {
		return ivl.Value{N: int64(t[r.Index])}, true
	}
	v, ok := h.other.Value(r)
	switch {
	case r.OfLength && h.rnd.IntN(2) == 0:
		t := h.number()
		h.texts[keyOf(r)] = t
		return ivl.Value{N: int64(len(t))}, true
	case v.Ref != nil && v.Ref.Class.Name == "java/lang/String" && h.texts[textKey{external: v.Ref.Number + 1}] == nil && h.rnd.IntN(4) == 0:
		t := h.number()
		h.texts[textKey{external: v.Ref.Number + 1}] = t
		return ivl.Value{Ref: &ivl.External{Number: v.Ref.Number, Class: v.Ref.Class, Length: int64(len(t))}}, ok
	}
	if h.main && r.Certain && isCharacter(r) {
		v.N = max(v.N, 1)
	}
	if h.main && r.OfLength && v.N > longArgument {
		v.N %= longArgument // an operating system passes no such argument
	}
	return v, ok
}

func keyOf(r ivl.Request) textKey {
	if r.External > 0 {
		return textKey{external: r.External}
	}
	return textKey{object: r.Object}
}

// number returns the text of a number: programs read them.
func (h *hinted) number() []uint16 {
	v, _ := h.other.Value(ivl.Request{Type: ivl.Int})
	return ivl.Chars(big.NewInt(v.N).String())
}

// longArgument bounds the length of main's arguments in a search.
const longArgument = 100_000

// rise returns a value that is not below the last one, mostly a little above.
func (h *hinted) rise(hint lower.Hint) int64 {
	v := h.rnd.Int64N(1 << h.rnd.IntN(48))
	if h.risen != nil {
		v = min(*h.risen+v, hint.Hi)
	}
	h.risen = &v
	return v
}

// isCharacter reports whether r asks for a character of a string from outside.
func isCharacter(r ivl.Request) bool {
	return r.Contents && !r.OfLength && r.Field == nil && r.Type == ivl.IntOf(ivl.U16)
}

// plain supplies 'a' for characters, and ivl.Zeros for everything else: main's
// arguments have no character 0.
type plain struct{ ivl.Zeros }

// Value returns a value of the request's type; there always is one.
func (p plain) Value(r ivl.Request) (ivl.Value, bool) {
	if isCharacter(r) {
		return ivl.Value{N: 'a'}, true
	}
	return p.Zeros.Value(r)
}
