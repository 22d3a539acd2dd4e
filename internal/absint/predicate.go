package absint

import (
	"slices"

	"github.com/jayverify/jayverify/internal/flow"
	"github.com/jayverify/jayverify/ivl"
)

// A predicate of one variable is a condition that only depends on which abstract object the
// variable refers to: on its type, its site, or whether there is one. Programs with many classes
// have long conditions of this kind, one for each type of a reference. So the objects that
// satisfy the condition are computed once.
type predicate struct {
	x            *ivl.Var
	sat, notSat  flow.Bitset // the objects that satisfy it, and those that do not
	null, noNull bool        // whether null satisfies it, or not
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
			return &predicate{p.x, p.notSat, p.sat, p.noNull, p.null}
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
			r = &predicate{p.x, slices.Clone(p.sat), slices.Clone(p.notSat), p.null, p.noNull}
			continue
		}
		if t.Op == ivl.And {
			r.sat.And(p.sat)
			r.notSat.Or(p.notSat)
			r.null, r.noNull = r.null && p.null, r.noNull || p.noNull
		} else {
			r.sat.Or(p.sat)
			r.notSat.And(p.notSat)
			r.null, r.noNull = r.null || p.null, r.noNull && p.noNull
		}
	}
	return r
}

// atom returns the predicate that compares a variable with null, or its type or site with
// a constant.
func (f *Analysis) atom(t *ivl.App) *predicate {
	u := f.Universe
	if x, ok := comparedWithNull(t); ok {
		return &predicate{x, flow.NewBitset(len(u.Objects)), u.all.Objects, true, false}
	}
	p, l, flipped, ok := projected(t)
	if !ok {
		return nil
	}
	k := l.V.Int64()
	holds := func(n int64) bool {
		a, b := n, k
		if flipped {
			a, b = k, n
		}
		switch t.Op {
		case ivl.Eq:
			return a == b
		case ivl.Lt:
			return a < b
		}
		return a <= b
	}
	r := &predicate{x: p.Ref.(*ivl.Var), sat: flow.NewBitset(len(u.Objects)), notSat: flow.NewBitset(len(u.Objects))}
	for i, o := range u.Objects {
		n := int64(o.Class.ID)
		if p.Comp == ivl.CompSite {
			n = int64(o.Site)
		}
		if holds(n) {
			r.sat.Set(i)
		} else {
			r.notSat.Set(i)
		}
	}
	r.null = holds(0)
	r.noNull = !r.null
	return r
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
func projected(t *ivl.App) (p *ivl.Proj, l *ivl.IntLit, flipped, ok bool) {
	a, b := t.Args[0], t.Args[1]
	if _, flipped = a.(*ivl.IntLit); flipped {
		a, b = b, a
	}
	p, isProj := a.(*ivl.Proj)
	l, isLit := b.(*ivl.IntLit)
	if !isProj || !isLit || p.Comp != ivl.CompType && p.Comp != ivl.CompSite || !l.V.IsInt64() {
		return nil, nil, false, false
	}
	_, ok = p.Ref.(*ivl.Var)
	return p, l, flipped, ok
}

// refinePredicate uses that p, of which v is the variable's value, has the value want.
func (st *AbstractState) refinePredicate(p *predicate, want bool) bool {
	set, null := p.sat, p.null
	if !want {
		set, null = p.notSat, p.noNull
	}
	v := st.Get(p.x)
	if v.Objects.Within(set) && (null || !v.Null) {
		return true
	}
	r := &Value{Sort: ivl.RefSort, Null: v.Null && null, Objects: slices.Clone(v.Objects)}
	r.Objects.And(set)
	if r.impossible() {
		return false
	}
	st.set(p.x, r)
	return true
}
