package solver

import (
	"context"
	"math"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
)

// TestSample: questions about doubles that have models near their constants, and one without any.
// A model that is found holds, and the solver is asked only where none is found.
func TestSample(t *testing.T) {
	s := term.NewStore()
	x, y := s.Var("x", term.Double), s.Var("y", term.Double)
	double := func(v float64) *term.Term { return s.Const(term.Double, math.Float64bits(v)) }
	less := func(a, b *term.Term) *term.Term { return s.FloatOp(term.FLt, a, b) }
	times := func(a, b *term.Term) *term.Term { return s.FloatOp(term.FMul, a, b) }
	halved := x
	for range 15 {
		halved = times(halved, double(0.5))
	}
	cubic := s.FloatOp(term.FSub, times(times(x, x), x), times(double(3), x))
	for _, c := range []struct {
		name     string
		question []*term.Term
		found    bool
	}{
		{"a root that is a constant", []*term.Term{less(double(0), x), s.FloatOp(term.FEq, cubic, double(2))}, true},
		{"between powers of two", []*term.Term{less(double(1), halved), s.Not(less(double(2), halved)), less(x, double(1e6)), less(double(1), x)}, true},
		{"next to a constant", []*term.Term{less(double(100), x), less(x, double(100.00000000000003))}, true},
		{"two variables", []*term.Term{less(double(2), times(x, y)), less(times(x, y), double(4)), less(x, y)}, true},
		{"no model", []*term.Term{less(times(x, x), y), less(y, double(0))}, false},
	} {
		d := &deaf{}
		chain := &Chain{Core: d, Terms: s}
		last := len(c.question) - 1
		a := chain.Check(context.Background(), c.question[:last], c.question[last], nil)
		if found := a.Status == Sat; found != c.found || found != (d.asked == 0) {
			t.Errorf("%s: %v, the solver was asked %d times", c.name, a, d.asked)
		}
		if a.Status == Sat && !chain.fits(c.question, Extend(nil, a)) {
			t.Errorf("%s: %v is no model", c.name, a.Values)
		}
	}
}
