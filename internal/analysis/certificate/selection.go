package certificate

import (
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// A large program has long conditions on the class of one reference, with a case for each class. What
// objects they leave is found out once.

// selection is a condition on the id, the type and the site of the object that a variable refers to.
type selection struct {
	v       *ivl.Var
	yes, no flow.Set // the objects for which it may hold, and for which it may not
	null    bool     // whether it holds for null
}

// selectionOf returns a condition as a selection, nil if it is about anything else.
func (c *checker) selectionOf(t *ivl.App) *selection {
	s, known := c.selections[t]
	if !known {
		s = c.selects(t)
		c.selections[t] = s
	}
	return s
}

func (c *checker) selects(t ivl.Term) *selection {
	a, ok := t.(*ivl.App)
	if !ok {
		return nil
	}
	switch a.Op {
	case ivl.Not:
		if s := c.selects(a.Args[0]); s != nil {
			return &selection{s.v, s.no, s.yes, !s.null}
		}
	case ivl.And, ivl.Or:
		return c.selectsEach(a)
	case ivl.Eq:
		return c.selectsEqual(a.Args[0], a.Args[1])
	case ivl.Lt, ivl.Le:
		return c.selectsOrdered(a)
	}
	return nil
}

// selectsEach combines selections of one variable.
func (c *checker) selectsEach(t *ivl.App) *selection {
	var r *selection
	for _, a := range t.Args {
		s := c.selects(a)
		switch {
		case s == nil || r != nil && s.v != r.v:
			return nil
		case r == nil:
			r = &selection{s.v, s.yes, s.no, s.null}
		case t.Op == ivl.And:
			r.yes, r.no = r.yes.And(s.yes), r.no.Or(s.no)
			r.null = r.null && s.null
		default:
			r.yes, r.no = r.yes.Or(s.yes), r.no.And(s.no)
			r.null = r.null || s.null
		}
	}
	return r
}

// selectsEqual is for v = null, and for a component of v that is a number.
func (c *checker) selectsEqual(a, b ivl.Term) *selection {
	for range 2 {
		if v, ok := a.(*ivl.Var); ok {
			if _, null := b.(*ivl.NullLit); null {
				return &selection{v, flow.Set{}, c.fixed.all, true}
			}
		}
		if v, spans := c.fixedOf(a); v != nil {
			if k, ok := smallLiteral(b); ok {
				return c.selectsNumber(v, a.(*ivl.Proj).Comp, spans, k)
			}
		}
		a, b = b, a
	}
	return nil
}

// selectsNumber is for a component of v that is equal to k.
func (c *checker) selectsNumber(v *ivl.Var, comp ivl.Comp, spans []span, k int64) *selection {
	if having := c.fixed.having(comp); having != nil {
		return &selection{v, having[k], c.fixed.all.Minus(having[k]), k == 0}
	}
	return c.selection(v, spans, func(s span) (bool, bool) { return s.lo <= k && k <= s.hi, s != span{k, k} })
}

// selectsOrdered is for a component of a variable that is compared with a number.
func (c *checker) selectsOrdered(t *ivl.App) *selection {
	less := func(a, b int64) bool { return a < b || t.Op == ivl.Le && a == b }
	if v, spans := c.fixedOf(t.Args[0]); v != nil {
		if k, ok := smallLiteral(t.Args[1]); ok {
			return c.compared(v, comparedWith{t.Args[0].(*ivl.Proj).Comp, t.Op, true, k}, spans, func(s span) (bool, bool) { return less(s.lo, k), !less(s.hi, k) })
		}
	}
	if v, spans := c.fixedOf(t.Args[1]); v != nil {
		if k, ok := smallLiteral(t.Args[0]); ok {
			return c.compared(v, comparedWith{t.Args[1].(*ivl.Proj).Comp, t.Op, false, k}, spans, func(s span) (bool, bool) { return less(k, s.hi), !less(k, s.lo) })
		}
	}
	return nil
}

// comparedWith is a comparison of a component with a number, which many variables are tested for.
type comparedWith struct {
	comp  ivl.Comp
	op    ivl.Op
	first bool // the component is the first argument
	k     int64
}

// compared is selection for a comparison, which is made once.
func (c *checker) compared(v *ivl.Var, with comparedWith, spans []span, holds func(span) (yes, no bool)) *selection {
	s := c.comparisons[with]
	if s == nil {
		s = c.selection(nil, spans, holds)
		c.comparisons[with] = s
	}
	return &selection{v, s.yes, s.no, s.null}
}

// selection tests the components of all objects; holds says whether a component may pass, and whether it may fail.
func (c *checker) selection(v *ivl.Var, spans []span, holds func(span) (yes, no bool)) *selection {
	r := &selection{v: v}
	r.yes = c.fixed.all.Where(func(i int) bool { yes, _ := holds(spans[i]); return yes })
	r.no = c.fixed.all.Where(func(i int) bool { _, no := holds(spans[i]); return no })
	r.null, _ = holds(span{0, 0})
	return r
}

// fixedOf returns the variable and the components of all objects, if t is a component that an object has
// from the start.
func (c *checker) fixedOf(t ivl.Term) (*ivl.Var, []span) {
	p, ok := t.(*ivl.Proj)
	if !ok {
		return nil, nil
	}
	v, ok := p.Ref.(*ivl.Var)
	if !ok {
		return nil, nil
	}
	spans := c.fixed.of(p.Comp)
	if spans == nil {
		return nil, nil
	}
	return v, spans
}

func smallLiteral(t ivl.Term) (int64, bool) {
	l, ok := t.(*ivl.IntLit)
	if !ok || !l.V.IsInt64() {
		return 0, false
	}
	return l.V.Int64(), true
}

// selected uses that a selection holds, or does not.
func (st *pointClaims) selected(s *selection, want bool) bool {
	ref, left := st.get(s.v), s.yes
	if !want {
		left = s.no
	}
	r := &Set{Sort: ivl.RefSort, Null: ref.Null && s.null == want, Objects: ref.Objects.And(left)}
	st.set(s.v, r)
	return !r.empty()
}
