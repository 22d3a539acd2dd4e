package transforms

import (
	"math"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// maxDisjuncts bounds the case distinctions refine makes.
const maxDisjuncts = 16

// refine takes from st what is excluded by t having the value want. It returns
// false when nothing is left: no run comes here with such a t.
func (st *state) refine(t ivl.Term, want bool) bool {
	v := st.eval(t)
	if want && !v.t || !want && !v.f {
		return false
	}
	switch t := t.(type) {
	case *ivl.Var:
		st.set(t, boolValue(want, !want))
	case *ivl.App:
		return st.refineApp(t, want)
	}
	return true
}

func (st *state) refineApp(t *ivl.App, want bool) bool {
	switch t.Op {
	case ivl.Not:
		return st.refine(t.Args[0], !want)
	case ivl.And, ivl.Or:
		if want == (t.Op == ivl.And) {
			for _, a := range t.Args {
				if !st.refine(a, want) {
					return false
				}
			}
			return true
		}
		return st.refineAny(t.Args, want)
	case ivl.Implies:
		if want {
			return st.refineAny([]ivl.Term{ivl.Not.Of(t.Args[0]), t.Args[1]}, true)
		}
		return st.refine(t.Args[0], true) && st.refine(t.Args[1], false)
	case ivl.Ite:
		c, a, b := t.Args[0], t.Args[1], t.Args[2]
		return st.refineCases([]func(*state) bool{
			func(s *state) bool { return s.refine(c, true) && s.refine(a, want) },
			func(s *state) bool { return s.refine(c, false) && s.refine(b, want) },
		}, ivl.FreeVars(t))
	case ivl.Eq:
		if v, set, null, ok := st.dispatch(t); ok {
			p, _, _ := dispatched(t)
			return st.refineDispatch(p.Ref.(*ivl.Var), v, set, null, want)
		}
		return st.refineEq(t.Args[0], t.Args[1], want)
	case ivl.Lt:
		return st.refineLess(t.Args[0], t.Args[1], want, true)
	case ivl.Le:
		return st.refineLess(t.Args[0], t.Args[1], want, false)
	}
	return true
}

// refineDispatch uses that the object x refers to is in the set, or not. null
// says whether null counts as if it were.
func (st *state) refineDispatch(x *ivl.Var, v *value, set bitset, null, want bool) bool {
	r := &value{sort: ivl.RefSort, null: v.null && null == want, objs: slices.Clone(v.objs)}
	if want {
		r.objs.and(set)
	} else {
		r.objs.minus(set)
	}
	if r.impossible() {
		return false
	}
	st.set(x, r)
	return true
}

// refineAny uses that at least one of the terms has the value want.
func (st *state) refineAny(ts []ivl.Term, want bool) bool {
	if len(ts) > maxDisjuncts {
		return true
	}
	var cases []func(*state) bool
	for _, t := range ts {
		cases = append(cases, func(s *state) bool { return s.refine(t, want) })
	}
	return st.refineCases(cases, ivl.FreeVars(ts...))
}

// refineCases joins what is known of the variables in each possible case.
func (st *state) refineCases(cases []func(*state) bool, vars []*ivl.Var) bool {
	var joined map[*ivl.Var]*value
	for _, c := range cases {
		s := st.clone()
		if !c(s) {
			continue
		}
		if joined == nil {
			joined = map[*ivl.Var]*value{}
			for _, v := range vars {
				joined[v] = s.get(v)
			}
			continue
		}
		for _, v := range vars {
			joined[v] = joined[v].join(s.get(v))
		}
	}
	for v, x := range joined {
		st.set(v, x)
	}
	return joined != nil
}

func (st *state) refineEq(a, b ivl.Term, want bool) bool {
	x, y := st.eval(a), st.eval(b)
	switch x.sort {
	case ivl.BoolSort:
		if x.t != x.f && !st.refine(b, x.t == want) {
			return false
		}
		if y.t != y.f && !st.refine(a, y.t == want) {
			return false
		}
	case ivl.IntSort:
		if want {
			m := x.ints.meet(y.ints)
			return st.meetInt(a, m) && st.meetInt(b, m)
		}
		return st.meetInt(a, without(x.ints, y.ints)) && st.meetInt(b, without(y.ints, x.ints))
	case ivl.RefSort:
		return st.refineRefs(a, b, x, y, want)
	}
	return true
}

// without takes the element of b, if it has only one, off the ends of a.
func without(a, b interval) interval {
	c, ok := b.constant()
	if !ok {
		return a
	}
	class := a.class()
	if !a.loInf && a.lo == c && c < math.MaxInt64 {
		a.lo++
	}
	if !a.hiInf && a.hi == c && c > math.MinInt64 {
		a.hi--
	}
	if class.mod == 0 {
		return a
	}
	return a.in(class)
}

func (st *state) refineRefs(a, b ivl.Term, x, y *value, want bool) bool {
	if want {
		m := st.u.nothing()
		m.null = x.null && y.null
		m.objs = slices.Clone(x.objs)
		m.objs.and(y.objs)
		return st.meetRef(a, m) && st.meetRef(b, m)
	}
	return st.meetRef(a, st.minus(x, y)) && st.meetRef(b, st.minus(y, x))
}

// minus takes from x what y is for certain: null, or one literal.
func (st *state) minus(x, y *value) *value {
	switch {
	case y.null && y.objs.isEmpty():
		return st.u.filter(x, false, func(object) bool { return true })
	case !y.null && st.oneLiteral(y):
		r := &value{sort: ivl.RefSort, null: x.null, objs: slices.Clone(x.objs)}
		for i := range y.objs.all() {
			r.objs.clear(i)
		}
		return r
	}
	return x
}

// meetRef uses that the reference t is in m.
func (st *state) meetRef(t ivl.Term, m *value) bool {
	if m.impossible() {
		return false
	}
	switch t := t.(type) {
	case *ivl.Var:
		if old := st.get(t); old.equal(m) {
			m = old
		}
		st.set(t, m)
	case *ivl.App:
		if t.Op == ivl.Ite {
			return st.refineBranches(t, func(s *state, u ivl.Term) bool {
				x := s.eval(u)
				r := st.u.nothing()
				r.null = x.null && m.null
				r.objs = slices.Clone(x.objs)
				r.objs.and(m.objs)
				return s.meetRef(u, r)
			})
		}
	}
	return true
}

// refineBranches uses a property of the value of an ite.
func (st *state) refineBranches(t *ivl.App, f func(s *state, u ivl.Term) bool) bool {
	return st.refineCases([]func(*state) bool{
		func(s *state) bool { return s.refine(t.Args[0], true) && f(s, t.Args[1]) },
		func(s *state) bool { return s.refine(t.Args[0], false) && f(s, t.Args[2]) },
	}, ivl.FreeVars(t))
}

func (st *state) refineLess(a, b ivl.Term, want, strict bool) bool {
	if !want {
		a, b, strict = b, a, !strict
	}
	// a < b or a <= b
	x, y := st.eval(a).ints, st.eval(b).ints
	d := int64(0)
	if strict {
		d = 1
	}
	if !y.hiInf {
		x = x.meet(interval{loInf: true, hi: y.hi}.sub(exactly(d)))
	}
	if !x.loInf {
		y = y.meet(interval{hiInf: true, lo: x.lo}.add(exactly(d)))
	}
	return st.meetInt(a, x) && st.meetInt(b, y)
}

// meetInt uses that the integer t is in m.
func (st *state) meetInt(t ivl.Term, m interval) bool {
	if m.empty() {
		return false
	}
	switch t := t.(type) {
	case *ivl.Var:
		old := st.get(t)
		r := old.ints.meet(m)
		if r.empty() {
			return false
		}
		if r != old.ints {
			old = intValue(r)
		}
		st.set(t, old)
	case *ivl.Proj:
		return st.meetProj(t, m)
	case *ivl.App:
		return st.meetIntApp(t, m)
	}
	return true
}

func (st *state) meetIntApp(t *ivl.App, m interval) bool {
	switch t.Op {
	case ivl.Ite:
		return st.refineBranches(t, func(s *state, u ivl.Term) bool { return s.meetInt(u, s.eval(u).ints.meet(m)) })
	case ivl.Wrap:
		if a := st.eval(t.Args[0]).ints; a.within(typeInterval(t.Typ)) {
			return st.meetInt(t.Args[0], a.meet(m))
		}
	case ivl.Add:
		x, y := st.eval(t.Args[0]).ints, st.eval(t.Args[1]).ints
		return st.meetInt(t.Args[0], x.meet(m.sub(y))) && st.meetInt(t.Args[1], y.meet(m.sub(x)))
	case ivl.Sub:
		x, y := st.eval(t.Args[0]).ints, st.eval(t.Args[1]).ints
		return st.meetInt(t.Args[0], x.meet(m.add(y))) && st.meetInt(t.Args[1], y.meet(x.sub(m)))
	case ivl.Neg:
		return st.meetInt(t.Args[0], st.eval(t.Args[0]).ints.meet(m.neg()))
	case ivl.Rem:
		if k, ok := st.eval(t.Args[1]).ints.constant(); ok && k != 0 && k != math.MinInt64 {
			return st.meetInt(t.Args[0], st.eval(t.Args[0]).ints.meet(allInts.in(m.class().modulo(max(k, -k)))))
		}
	case ivl.BitAnd:
		if k, ok := st.eval(t.Args[1]).ints.constant(); ok && k >= 0 && k < maxModulus && k&(k+1) == 0 {
			return st.meetInt(t.Args[0], st.eval(t.Args[0]).ints.meet(allInts.in(m.class().modulo(k+1))))
		}
	}
	return true
}
