package term

import (
	"cmp"
	"math"
	"slices"
)

// scope is what a variable can be: as a bit-vector, read as signed, or as a float.
type scope struct {
	lo, hi int64
	floats floatRange
}

func scopeOf(v *Term) scope { return scope{v.lo, v.hi, v.floats} }

// meet is what is in both scopes.
func (p scope) meet(q scope) scope {
	return scope{max(p.lo, q.lo), min(p.hi, q.hi),
		floatRange{math.Max(p.floats.lo, q.floats.lo), math.Min(p.floats.hi, q.floats.hi), p.floats.nan && q.floats.nan}}
}

// join is a scope that has what is in one of two.
func (p scope) join(q scope) scope {
	return scope{min(p.lo, q.lo), max(p.hi, q.hi),
		floatRange{math.Min(p.floats.lo, q.floats.lo), math.Max(p.floats.hi, q.floats.hi), p.floats.nan || q.floats.nan}}
}

// Narrow looks for bounds of variables that follow from some Bools, and simplifies the
// Bools with them. What it returns holds together in the same models. The variables
// that have bounds in it have the Index and the Symbol of those that they replace.
func (s *Store) Narrow(ts []*Term) []*Term {
	scopes := map[*Term]scope{}
	for _, t := range ts {
		meetAll(scopes, implied(t, true))
	}
	with := map[*Term]*Term{}
	out := make([]*Term, 0, len(ts)+2*len(scopes))
	for _, v := range narrowed(scopes) {
		p := scopes[v]
		with[v] = s.within(v, p)
		out = append(out, s.bounding(v, p)...)
	}
	if len(with) == 0 {
		return ts
	}
	memo := map[*Term]*Term{}
	for _, t := range ts {
		if u := s.rebuild(t, with, memo); !u.IsTrue() {
			out = append(out, u)
		}
	}
	return out
}

// narrowed applies what is known of extended variables to the variables, and returns
// those of which anything is known, in order.
func narrowed(scopes map[*Term]scope) []*Term {
	vars := map[*Term]scope{}
	for x, p := range scopes {
		v := x
		if x.op != Var {
			v = x.args[0]
			if x.op == ZExt && (p.lo < 0 || p.hi > v.hi) { // not the same numbers
				continue
			}
		}
		meetAll(vars, map[*Term]scope{v: p})
	}
	var list []*Term
	clear(scopes)
	for v, p := range vars {
		if p = p.meet(scopeOf(v)); p != scopeOf(v) {
			scopes[v] = p
			list = append(list, v)
		}
	}
	slices.SortFunc(list, func(a, b *Term) int { return cmp.Compare(a.k, b.k) })
	return list
}

// within is the variable v where its value is in a scope: a constant, or a variable with
// the same number.
func (s *Store) within(v *Term, p scope) *Term {
	switch {
	case v.sort.IsBits() && p.lo == p.hi:
		return s.Int(v.sort, p.lo)
	case v.sort.IsBits() && p.lo > p.hi, v.sort.IsFloat() && p.floats.lo > p.floats.hi:
		return v // nothing holds; the bounds say so
	case v.sort.IsFloat() && p.floats.lo == p.floats.hi && p.floats.lo != 0 && !p.floats.nan:
		return s.Const(v.sort, FloatBits(v.sort, p.floats.lo))
	}
	t := *v
	t.lo, t.hi, t.floats = p.lo, p.hi, p.floats
	s.next++
	t.id = s.next
	t.vars = &varSet{[]*Term{&t}}
	return &t
}

// bounding is the condition that the value of a variable is in a scope.
func (s *Store) bounding(v *Term, p scope) []*Term {
	var cs []*Term
	add := func(c *Term) {
		if !c.IsTrue() {
			cs = append(cs, c)
		}
	}
	if v.sort.IsBits() {
		add(s.Le(s.Int(v.sort, p.lo), v))
		add(s.Le(v, s.Int(v.sort, p.hi)))
		return cs
	}
	end := func(x float64) *Term { return s.Const(v.sort, FloatBits(v.sort, x)) }
	add(s.Not(s.FloatOp(FLt, v, end(p.floats.lo))))
	add(s.Not(s.FloatOp(FLt, end(p.floats.hi), v)))
	if !p.floats.nan {
		add(s.FloatOp(FEq, v, v))
	}
	return cs
}

// implied returns scopes of variables, and of extended ones, where a Bool holds or
// does not hold.
func implied(t *Term, holds bool) map[*Term]scope {
	switch t.op {
	case Not:
		return implied(t.args[0], !holds)
	case And:
		p, q := implied(t.args[0], holds), implied(t.args[1], holds)
		if holds {
			meetAll(p, q)
			return p
		}
		both := map[*Term]scope{}
		for x, a := range p {
			if b, ok := q[x]; ok {
				both[x] = a.join(b)
			}
		}
		return both
	case Eq, Lt, FLt, FEq:
		return compared(t, holds)
	}
	return map[*Term]scope{}
}

func meetAll(into, from map[*Term]scope) {
	for x, p := range from {
		if q, ok := into[x]; ok {
			p = p.meet(q)
		}
		into[x] = p
	}
}

// compared is implied for a comparison of a variable with a constant.
func compared(t *Term, holds bool) map[*Term]scope {
	a, b := t.args[0], t.args[1]
	if t.op == FEq && a == b && a.op == Var && holds {
		p := scopeOf(a)
		p.floats.nan = false
		return map[*Term]scope{a: p}
	}
	x, k, less := a, b, true // x < k
	if b.op != Const {
		x, k, less = b, a, false
	}
	if k.op != Const || !(x.op == Var || (x.op == ZExt || x.op == SExt) && x.args[0].op == Var) {
		return map[*Term]scope{}
	}
	p := scopeOf(x)
	switch t.op {
	case Eq:
		if !holds || !x.sort.IsBits() {
			return map[*Term]scope{}
		}
		p.lo, p.hi = k.lo, k.lo
	case Lt:
		p = p.meet(lessThan(p, k.lo, less == holds, holds))
	default:
		v := ToDouble(k.sort, k.k)
		if v != v || t.op == FEq && !holds {
			return map[*Term]scope{}
		}
		if holds {
			p.floats.nan = false
		}
		if t.op == FEq || less == holds {
			p.floats.hi = math.Min(p.floats.hi, v)
		}
		if t.op == FEq || less != holds {
			p.floats.lo = math.Max(p.floats.lo, v)
		}
	}
	return map[*Term]scope{x: p}
}

// lessThan narrows p by a comparison with k: below it, or above; strict says that k
// itself is not meant.
func lessThan(p scope, k int64, below, strict bool) scope {
	switch {
	case below && strict && k > math.MinInt64:
		p.hi = k - 1
	case below && !strict:
		p.hi = k
	case !below && strict && k < math.MaxInt64:
		p.lo = k + 1
	case !below && !strict:
		p.lo = k
	}
	return p
}

// rebuild makes t anew with other variables, so that it is simplified.
func (s *Store) rebuild(t *Term, with, memo map[*Term]*Term) *Term {
	if t.op == Const {
		return t
	}
	if t.op == Var {
		if v := with[t]; v != nil {
			return v
		}
		return t
	}
	if u := memo[t]; u != nil {
		return u
	}
	var a [3]*Term
	same := true
	for i, x := range t.Args() {
		a[i] = s.rebuild(x, with, memo)
		same = same && a[i] == x
	}
	u := t
	if !same {
		u = s.apply(t, a)
	}
	memo[t] = u
	return u
}

// apply is t with other arguments.
func (s *Store) apply(t *Term, a [3]*Term) *Term {
	switch op := t.op; op {
	case Not:
		return s.Not(a[0])
	case And:
		return s.and(a[0], a[1])
	case Or:
		return s.Or(a[0], a[1])
	case Eq:
		return s.Eq(a[0], a[1])
	case Ite:
		return s.Ite(a[0], a[1], a[2])
	case Lt:
		return s.Lt(a[0], a[1])
	case ZExt:
		return s.ZExt(t.sort, a[0])
	case SExt:
		return s.SExt(t.sort, a[0])
	case Trunc:
		return s.Trunc(t.sort, a[0])
	case FToF, FToI, IToF, FToB, BToF:
		return s.Convert(op, t.sort, a[0])
	default:
		if op >= FAdd && op <= FEq {
			return s.FloatOp(op, a[0], a[1])
		}
		return s.Bits(op, a[0], a[1])
	}
}
