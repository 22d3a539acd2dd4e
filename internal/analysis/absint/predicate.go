package absint

import (
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// A predicate of one variable is a condition that only depends on which abstract object the
// variable refers to: on its type, its site, or whether there is one. Programs with many classes
// have long conditions of this kind, one for each type of a reference. So the objects that
// satisfy the condition are computed once.
type predicate struct {
	x    *ivl.Var
	sat  flow.Set // the objects that satisfy it; all others do not
	null bool     // whether null satisfies it
}

// predicateOf returns t as a predicate, nil if it is none.
func (f *Analysis) predicateOf(t *ivl.App) *predicate {
	p, known := f.predicates[t]
	if !known {
		p = f.makePredicate(t)
		f.predicates[t] = p
	}
	return p
}

func (f *Analysis) makePredicate(t ivl.Term) *predicate {
	a, ok := t.(*ivl.App)
	if !ok {
		return nil
	}
	switch a.Op {
	case ivl.Not:
		if p := f.makePredicate(a.Args[0]); p != nil {
			return &predicate{p.x, flow.SetBelow(len(f.Universe.Objects)).Minus(p.sat), !p.null}
		}
	case ivl.And, ivl.Or:
		return f.connective(a)
	case ivl.Eq, ivl.Lt, ivl.Le:
		return f.atom(a)
	}
	return nil
}

// connective combines predicates of the same variable.
func (f *Analysis) connective(t *ivl.App) *predicate {
	var r *predicate
	for _, a := range t.Args {
		p := f.makePredicate(a)
		if p == nil || r != nil && p.x != r.x {
			return nil
		}
		if r == nil {
			r = &predicate{p.x, p.sat, p.null}
			continue
		}
		if t.Op == ivl.And {
			r.sat = r.sat.And(p.sat)
			r.null = r.null && p.null
		} else {
			r.sat = r.sat.Or(p.sat)
			r.null = r.null || p.null
		}
	}
	return r
}

// atom returns the predicate that compares a variable with null, or its type or site with
// a constant.
func (f *Analysis) atom(t *ivl.App) *predicate {
	if x, ok := comparedWithNull(t); ok {
		return &predicate{x, flow.Set{}, true}
	}
	p, k, flipped, ok := projected(t)
	if !ok {
		return nil
	}
	key := comparison{p.Comp == ivl.CompSite, t.Op, flipped, k}
	c := f.comparisons[key]
	if c == nil {
		c = f.compare(key)
		f.comparisons[key] = c
	}
	return &predicate{p.Ref.(*ivl.Var), c.sat, c.null}
}

// comparison compares the type or the site of a reference with a number. Programs with many classes have few comparisons, each of many
// variables.
type comparison struct {
	site    bool
	op      ivl.Op
	flipped bool // the number is the first argument
	k       int64
}

// compare returns the comparison as a predicate of no variable.
func (f *Analysis) compare(c comparison) *predicate {
	holds := func(n int64) bool {
		a, b := n, c.k
		if c.flipped {
			a, b = c.k, n
		}
		switch c.op {
		case ivl.Eq:
			return a == b
		case ivl.Lt:
			return a < b
		}
		return a <= b
	}
	numbers := f.Universe.kinds
	if c.site {
		numbers = f.Universe.sites
	}
	var sat []int
	for i, n := range numbers {
		if holds(n.Ints.Lo) {
			sat = append(sat, i)
		}
	}
	return &predicate{nil, flow.SetOf(sat...), holds(0)}
}

// comparedWithNull returns the variable that t compares with null.
func comparedWithNull(t *ivl.App) (x *ivl.Var, ok bool) {
	if t.Op != ivl.Eq {
		return nil, false
	}
	a, b := t.Args[0], t.Args[1]
	if _, null := a.(*ivl.NullLit); null {
		a, b = b, a
	}
	if _, null := b.(*ivl.NullLit); !null {
		return nil, false
	}
	x, ok = a.(*ivl.Var)
	return x, ok
}

// projected returns the sides of a comparison of a variable's type or site with a constant,
// and whether the constant is the first.
func projected(t *ivl.App) (p *ivl.Proj, k int64, flipped, ok bool) {
	a, b := t.Args[0], t.Args[1]
	if _, flipped = a.(*ivl.IntLit); flipped {
		a, b = b, a
	}
	p, isProj := a.(*ivl.Proj)
	l, isLit := b.(*ivl.IntLit)
	if !isProj || !isLit || !names(p) || !l.V.IsInt64() {
		return nil, 0, false, false
	}
	_, ok = p.Ref.(*ivl.Var)
	return p, l.V.Int64(), flipped, ok
}
