package solver

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/internal/dev/sample"
)

var doubles = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 1.5, 2.5, 3, 7.25, math.NaN(), math.Inf(1), math.Inf(-1), math.MaxFloat64, 5e-324,
	1 << 31, -1 << 31, 1<<31 - 0.5, -1<<31 - 0.5, 1 << 32, 1 << 53, 1<<53 + 2, 1 << 62, 1 << 63, -1 << 63, 1.8e19, 16777217, 1e10, 3.4e38, 1e300}

// extreme returns bits at which operators change their behaviour.
func extreme(rnd *rand.Rand, sort term.Sort) uint64 {
	canonical := func(v float64) uint64 {
		if sort == term.Float {
			if v != v {
				return 0x7fc00000
			}
			return uint64(math.Float32bits(float32(v)))
		}
		if v != v {
			return 0x7ff8000000000000
		}
		return math.Float64bits(v)
	}
	if sort.IsFloat() {
		if rnd.IntN(4) > 0 {
			return canonical(doubles[rnd.IntN(len(doubles))])
		}
		return canonical(math.Float64frombits(rnd.Uint64()))
	}
	w := sort.Width()
	ks := []uint64{0, 1, 2, 3, 7, 10, uint64(w) - 1, uint64(w), uint64(w) + 1, 1 << (w - 1), 1<<(w-1) - 1, 1<<(w-1) + 1, math.MaxUint64, math.MaxUint64 - 1}
	k := ks[rnd.IntN(len(ks))]
	if rnd.IntN(4) == 0 {
		k = rnd.Uint64()
	}
	return k << (64 - w) >> (64 - w)
}

// operator is an operator with the sorts that it is from and to.
type operator struct {
	name  string
	sorts []term.Sort
	apply func(s *term.Store, a []*term.Term) *term.Term
}

func operators() []operator {
	var os []operator
	for _, w := range []term.Sort{8, 16, 32, 64} {
		for op := term.Add; op <= term.AShr; op++ {
			os = append(os, operator{fmt.Sprint(op, w), []term.Sort{w, w}, func(s *term.Store, a []*term.Term) *term.Term { return s.Bits(op, a[0], a[1]) }})
		}
		os = append(os, operator{fmt.Sprint("<", w), []term.Sort{w, w}, func(s *term.Store, a []*term.Term) *term.Term { return s.Lt(a[0], a[1]) }})
		if w < 64 {
			os = append(os,
				operator{fmt.Sprint("zext", w), []term.Sort{w}, func(s *term.Store, a []*term.Term) *term.Term { return s.ZExt(64, a[0]) }},
				operator{fmt.Sprint("sext", w), []term.Sort{w}, func(s *term.Store, a []*term.Term) *term.Term { return s.SExt(64, a[0]) }},
				operator{fmt.Sprint("trunc", w), []term.Sort{64}, func(s *term.Store, a []*term.Term) *term.Term { return s.Trunc(w, a[0]) }})
		}
	}
	for _, f := range []term.Sort{term.Float, term.Double} {
		for op := term.FAdd; op <= term.FEq; op++ {
			if op >= term.FNeg && op <= term.FRint {
				os = append(os, operator{fmt.Sprint(op, f), []term.Sort{f}, func(s *term.Store, a []*term.Term) *term.Term { return s.FloatOp(op, a[0], nil) }})
				continue
			}
			os = append(os, operator{fmt.Sprint(op, f), []term.Sort{f, f}, func(s *term.Store, a []*term.Term) *term.Term { return s.FloatOp(op, a[0], a[1]) }})
		}
		for _, w := range []term.Sort{32, 64} {
			os = append(os,
				operator{fmt.Sprint("itof", f, w), []term.Sort{w}, func(s *term.Store, a []*term.Term) *term.Term { return s.Convert(term.IToF, f, a[0]) }},
				operator{fmt.Sprint("ftoi", f, w), []term.Sort{f}, func(s *term.Store, a []*term.Term) *term.Term { return s.Convert(term.FToI, w, a[0]) }})
		}
		bits := term.Sort(f.Width())
		os = append(os,
			operator{fmt.Sprint("ftob", f), []term.Sort{f}, func(s *term.Store, a []*term.Term) *term.Term { return s.Convert(term.FToB, bits, a[0]) }},
			operator{fmt.Sprint("btof", f), []term.Sort{bits}, func(s *term.Store, a []*term.Term) *term.Term { return s.Convert(term.BToF, f, a[0]) }})
		os = append(os, operator{fmt.Sprint("ftof", f), []term.Sort{term.Float + term.Double - f}, func(s *term.Store, a []*term.Term) *term.Term { return s.Convert(term.FToF, f, a[0]) }})
	}
	return os
}

// TestOperatorsAgree asks z3 of each operator whether it can have another value
// than the evaluator computes, and whether it can have that one.
func TestOperatorsAgree(t *testing.T) {
	z := &Z3{Path: horntest.Z3(t), MemoryMB: 2048}
	defer z.Close()
	rounds := 25
	if testing.Short() {
		rounds = 2
	}
	for i, o := range operators() {
		if !testing.Short() && !sample.Takes(t, o.name, 3) {
			continue
		}
		rnd := rand.New(rand.NewPCG(3, uint64(i)))
		s := term.NewStore()
		for range rounds {
			var model term.Model
			var args, given []*term.Term
			for i, sort := range o.sorts {
				v := s.Var(fmt.Sprintf("%s/%d", o.name, i), sort)
				k := extreme(rnd, sort)
				for v.Index() >= len(model) {
					model = append(model, 0)
				}
				model[v.Index()] = k
				args, given = append(args, v), append(given, s.Eq(v, s.Const(sort, k)))
			}
			x := o.apply(s, args)
			var e term.Evaluator
			e.SetModel(model)
			value := s.Const(x.Sort(), e.Eval(x))
			is := s.Eq(x, value)
			if a := z.Check(context.Background(), append([]*term.Term{is}, given...), 10*time.Second); a.Status != Sat {
				t.Fatalf("%s of %v cannot be %s: %v", o.name, given, value, a)
			}
			if x.Op() == term.FRem {
				continue // of which z3 is told bounds only
			}
			if a := z.Check(context.Background(), append([]*term.Term{s.Not(is)}, given...), 10*time.Second); a.Status != Unsat {
				t.Fatalf("%s of %v is %s here, and something else for z3: %v", o.name, given, value, a)
			}
		}
	}
}

// deaf answers nothing.
type deaf struct{ asked int }

func (d *deaf) Check(context.Context, []*term.Term, time.Duration) Answer {
	d.asked++
	return Answer{Reason: "deaf"}
}

// liar has values that do not fit.
type liar struct{}

func (liar) Check(_ context.Context, ts []*term.Term, _ time.Duration) Answer {
	return Answer{Status: Sat, Values: map[*term.Term]uint64{}}
}

func TestChain(t *testing.T) {
	s := term.NewStore()
	x, y, z := s.Var("x", 32), s.Var("y", 32), s.Var("z", 32)
	big := s.Lt(s.Int(32, 5), x)
	related := s.Lt(x, y)
	other := s.Lt(s.Int(32, 9), z)
	if got := Related([]*term.Term{big, other}, related); len(got) != 2 {
		t.Errorf("the part of %v that matters to %v is %v", []*term.Term{big, other}, related, got)
	}
	ctx := context.Background()
	d := &deaf{}
	c := &Chain{Core: d}
	for range 2 {
		if a := c.Check(ctx, nil, big, nil); a.Status != Unknown || a.Reason != "deaf" {
			t.Errorf("an Unknown became %v", a)
		}
	}
	if d.asked != 2 {
		t.Errorf("the core was asked %d times; an Unknown is not remembered", d.asked)
	}
	if a := (&Chain{Core: liar{}}).Check(ctx, nil, big, nil); a.Status != Unknown {
		t.Errorf("values that do not fit were believed: %v", a)
	}
	real := &Z3{Path: horntest.Z3(t), MemoryMB: 2048}
	defer real.Close()
	c = &Chain{Core: real, Limit: 10 * time.Second}
	a := c.Check(ctx, []*term.Term{other}, big, nil)
	if a.Status != Sat || a.Values[x] <= 5 {
		t.Fatalf("%v is %v", big, a)
	}
	if _, ok := a.Values[z]; ok {
		t.Error("a variable that does not matter has a value")
	}
	no := s.Lt(x, s.Int(32, 3))
	if a := c.Wish(ctx, []*term.Term{big}, no, Extend(nil, a)); a.Status != Unsat || len(c.Refuted) != 0 {
		t.Errorf("a wish: %v, refuted %v", a, c.Refuted)
	}
	if a := c.Check(ctx, []*term.Term{big}, no, Extend(nil, a)); a.Status != Unsat || len(c.Refuted) != 1 {
		t.Errorf("a question that was a wish before: %v, refuted %v", a, c.Refuted)
	}
}
