package term

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/sample"
)

// values are bits at which operators change their behaviour.
func values(rnd *rand.Rand, sort Sort) uint64 {
	switch {
	case sort == Bool:
		return rnd.Uint64N(2)
	case sort == Double:
		fs := []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 1.5, 2.5, math.Inf(1), math.Inf(-1), math.MaxFloat64, 5e-324, 1 << 31, -1 << 31, 1 << 63, -1 << 63, 2147483647.5, 3, 7.25}
		if rnd.IntN(3) > 0 {
			return bits64(fs[rnd.IntN(len(fs))])
		}
		return bits64(math.Float64frombits(rnd.Uint64()))
	case sort == Float:
		fs := []float32{0, float32(math.Copysign(0, -1)), 1, -1, 0.5, 1.5, float32(math.Inf(1)), math.MaxFloat32, 1e-45, 1 << 31, -1 << 31, 1 << 24, 3, 7.25}
		if rnd.IntN(3) > 0 {
			return bits32(fs[rnd.IntN(len(fs))])
		}
		return bits32(math.Float32frombits(rnd.Uint32()))
	}
	w := sort.Width()
	special := []uint64{0, 1, 2, 3, 5, 7, 8, uint64(w) - 1, uint64(w), 1 << (w - 1), 1<<(w-1) - 1, 1<<(w-1) + 1, math.MaxUint64, math.MaxUint64 - 1, 0x30, 0x39, 255, 256, 65535}
	if rnd.IntN(3) > 0 {
		return mask(special[rnd.IntN(len(special))], sort)
	}
	return mask(rnd.Uint64(), sort)
}

// generator makes terms twice: with the constructors that simplify, and as
// values computed operator by operator.
type generator struct {
	s   *Store
	rnd *rand.Rand
	m   Model
}

var sorts = []Sort{Bool, 1, 8, 16, 32, 64, Float, Double}

// term returns a random term, and its value under g.m without any
// simplification.
func (g *generator) term(sort Sort, depth int) (*Term, uint64) {
	if depth == 0 || g.rnd.IntN(8) == 0 {
		if g.rnd.IntN(2) == 0 {
			k := values(g.rnd, sort)
			return g.s.Const(sort, k), k
		}
		v := g.s.Var(string(rune('a'+g.rnd.IntN(3)))+sort.SortText(), sort)
		return v, mask(g.m.Value(v), sort)
	}
	d := depth - 1
	if g.rnd.IntN(6) == 0 {
		c, cv := g.term(Bool, d)
		a, av := g.term(sort, d)
		b, bv := g.term(sort, d)
		if cv == 0 {
			av = bv
		}
		return g.s.Ite(c, a, b), av
	}
	switch {
	case sort == Bool:
		return g.boolean(d)
	case sort.IsFloat():
		return g.float(sort, d)
	}
	return g.bits(sort, d)
}

func (g *generator) boolean(d int) (*Term, uint64) {
	switch g.rnd.IntN(8) {
	case 0:
		a, av := g.term(Bool, d)
		return g.s.Not(a), 1 - av
	case 1:
		a, av := g.term(Bool, d)
		b, bv := g.term(Bool, d)
		return g.s.And(a, b), av & bv
	case 2:
		a, av := g.term(Bool, d)
		b, bv := g.term(Bool, d)
		return g.s.Or(a, b), av | bv
	case 3:
		sort := []Sort{Float, Double}[g.rnd.IntN(2)]
		op := []Op{FLt, FEq}[g.rnd.IntN(2)]
		a, av := g.term(sort, d)
		b, bv := g.term(sort, d)
		return g.s.FloatOp(op, a, b), apply(op, Bool, sort, av, bv)
	case 4:
		a, av := g.term(Bool, d)
		b, bv := g.term(Bool, d)
		return g.s.Eq(a, b), b2u(av == bv)
	}
	sort := sorts[1+g.rnd.IntN(5)]
	a, av := g.term(sort, d)
	b, bv := g.term(sort, d)
	switch g.rnd.IntN(3) {
	case 0:
		return g.s.Eq(a, b), b2u(av == bv)
	case 1:
		return g.s.Lt(a, b), apply(Lt, Bool, sort, av, bv)
	}
	return g.s.Le(a, b), 1 - apply(Lt, Bool, sort, bv, av)
}

func (g *generator) float(sort Sort, d int) (*Term, uint64) {
	switch g.rnd.IntN(4) {
	case 0:
		from := []Sort{32, 64}[g.rnd.IntN(2)]
		a, av := g.term(from, d)
		return g.s.Convert(IToF, sort, a), apply(IToF, sort, from, av, 0)
	case 1:
		from := Float + Double - sort
		a, av := g.term(from, d)
		return g.s.Convert(FToF, sort, a), apply(FToF, sort, from, av, 0)
	case 2:
		op := FNeg + Op(g.rnd.IntN(5))
		a, av := g.term(sort, d)
		return g.s.FloatOp(op, a, nil), apply(op, sort, sort, av, 0)
	}
	op := FAdd + Op(g.rnd.IntN(5))
	a, av := g.term(sort, d)
	b, bv := g.term(sort, d)
	return g.s.FloatOp(op, a, b), apply(op, sort, sort, av, bv)
}

func (g *generator) bits(sort Sort, d int) (*Term, uint64) {
	switch k := g.rnd.IntN(8); {
	case k == 0 && sort > 1:
		from := sorts[1+g.rnd.IntN(5)]
		if from >= sort {
			break
		}
		a, av := g.term(from, d)
		if g.rnd.IntN(2) == 0 {
			return g.s.ZExt(sort, a), av
		}
		return g.s.SExt(sort, a), apply(SExt, sort, from, av, 0)
	case k == 1 && sort < 64:
		from := sorts[1+g.rnd.IntN(5)]
		if from <= sort {
			break
		}
		a, av := g.term(from, d)
		return g.s.Trunc(sort, a), mask(av, sort)
	case k == 2 && sort >= 32:
		from := []Sort{Float, Double}[g.rnd.IntN(2)]
		a, av := g.term(from, d)
		return g.s.Convert(FToI, sort, a), apply(FToI, sort, from, av, 0)
	}
	op := Add + Op(g.rnd.IntN(int(AShr-Add)+1))
	a, av := g.term(sort, d)
	b, bv := g.term(sort, d)
	return g.s.Bits(op, a, b), apply(op, sort, sort, av, bv)
}

// TestSimplification compares terms as the constructors simplify them with what
// the operators give one by one, and with the bounds of terms.
func TestSimplification(t *testing.T) {
	from, rounds := 0, 10_000
	if !testing.Short() {
		from, rounds = sample.Window(t, 300_000, 4)
	}
	rnd := rand.New(rand.NewPCG(1, uint64(2+from)))
	for i := range rounds {
		g := &generator{NewStore(), rnd, nil}
		for range 40 {
			g.m = append(g.m, values(rnd, sorts[rnd.IntN(len(sorts))]))
		}
		for _, sort := range sorts { // so that variables have values of their sort
			for _, n := range "abc" {
				v := g.s.Var(string(n)+sort.SortText(), sort)
				g.m[v.Index()] = values(rnd, sort)
			}
		}
		x, want := g.term(sorts[rnd.IntN(len(sorts))], 1+rnd.IntN(5))
		var e Evaluator
		e.SetModel(g.m)
		if got := e.Eval(x); got != want {
			t.Fatalf("round %d: %s is %#x, want %#x, under %x", i, x, got, want, g.m)
		}
		if x.sort.IsBits() {
			if v := signed(want, x.sort); v < x.lo || v > x.hi {
				t.Fatalf("round %d: %s is %d, not within %d and %d", i, x, v, x.lo, x.hi)
			}
		}
	}
}

// TestNarrow asserts random bounds of variables, and random Bools: what Narrow makes of
// them holds in the same models.
func TestNarrow(t *testing.T) {
	rnd := rand.New(rand.NewPCG(11, 3))
	held, changed, rounds := 0, 0, 4000
	if testing.Short() {
		rounds = 1000
	}
	for range rounds {
		s := NewStore()
		g := &generator{s: s, rnd: rnd}
		var ts []*Term
		for range 1 + rnd.IntN(4) {
			ts = append(ts, bound(s, rnd))
		}
		for range 1 + rnd.IntN(2) {
			c, _ := g.term(Bool, 4)
			ts = append(ts, c)
		}
		narrow := s.Narrow(ts)
		if len(narrow) > 0 && narrow[0] != ts[0] {
			changed++
		}
		for range 20 {
			m := make(Model, len(s.vars))
			for i, v := range s.vars {
				m[i] = values(rnd, v.sort)
			}
			all := func(ts []*Term) bool {
				var e Evaluator
				e.SetModel(m)
				for _, c := range ts {
					if !e.True(c) {
						return false
					}
				}
				return true
			}
			want := all(ts)
			if want {
				held++
			}
			if got := all(narrow); got != want {
				t.Fatalf("%v of\n%s\nbut %v of\n%s\nunder %v", want, Script(ts), got, Script(narrow), m)
			}
		}
	}
	if held < rounds/4 || changed < rounds/2 {
		t.Errorf("%d models hold, %d sets were changed", held, changed)
	}
}

// bound is a random comparison of a variable with a constant, or two of them.
func bound(s *Store, rnd *rand.Rand) *Term {
	sort := sorts[1+rnd.IntN(len(sorts)-1)]
	v, k := s.Var("a"+sort.SortText(), sort), s.Const(sort, values(rnd, sort))
	var c *Term
	switch {
	case sort.IsFloat():
		op := []Op{FLt, FEq}[rnd.IntN(2)]
		c = s.FloatOp(op, v, k)
		if rnd.IntN(2) == 0 {
			c = s.FloatOp(op, k, v)
		}
	default:
		wide := v
		if sort < 32 {
			wide = []*Term{s.ZExt(32, v), s.SExt(32, v)}[rnd.IntN(2)]
			k = s.Const(32, values(rnd, sort))
		}
		c = []*Term{s.Eq(wide, k), s.Lt(wide, k), s.Lt(k, wide)}[rnd.IntN(3)]
	}
	switch rnd.IntN(4) {
	case 0, 1:
		c = s.Not(c)
	case 2:
		c = s.Or(c, bound(s, rnd))
	}
	return c
}
