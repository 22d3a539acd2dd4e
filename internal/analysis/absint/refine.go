package absint

import (
	"math"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// maxDisjuncts bounds the case distinctions refine makes.
const maxDisjuncts = 16

// Refine restricts st to the states in which t has the value want. It returns
// false if there are none: no run gets here with this value of t.
func (st *AbstractState) Refine(t ivl.Term, want bool) bool {
	v := st.Eval(t)
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

func (st *AbstractState) refineApp(t *ivl.App, want bool) bool {
	switch t.Op {
	case ivl.Not:
		return st.Refine(t.Args[0], !want)
	case ivl.And, ivl.Or:
		if p := st.predicateOf(t); p != nil {
			return st.refineDispatch(p.x, st.Get(p.x), p.sat, p.null, want)
		}
		if want == (t.Op == ivl.And) {
			for _, a := range t.Args {
				if !st.Refine(a, want) {
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
		return st.Refine(t.Args[0], true) && st.Refine(t.Args[1], false)
	case ivl.Ite:
		c, a, b := t.Args[0], t.Args[1], t.Args[2]
		return st.refineCases([]func(*AbstractState) bool{
			func(s *AbstractState) bool { return s.Refine(c, true) && s.Refine(a, want) },
			func(s *AbstractState) bool { return s.Refine(c, false) && s.Refine(b, want) },
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
func (st *AbstractState) refineDispatch(x *ivl.Var, v *Value, set flow.Set, null, want bool) bool {
	r := &Value{Sort: ivl.RefSort, Null: v.Null && null == want}
	if want {
		r.Objects = v.Objects.And(set)
	} else {
		r.Objects = v.Objects.Minus(set)
	}
	if r.impossible() {
		return false
	}
	if !r.equal(v) {
		st.set(x, r)
	}
	return true
}

// refineAny uses that at least one of the terms has the value want.
func (st *AbstractState) refineAny(ts []ivl.Term, want bool) bool {
	if len(ts) > maxDisjuncts {
		return true
	}
	var cases []func(*AbstractState) bool
	for _, t := range ts {
		cases = append(cases, func(s *AbstractState) bool { return s.Refine(t, want) })
	}
	return st.refineCases(cases, ivl.FreeVars(ts...))
}

// refineCases joins the states of the possible cases.
func (st *AbstractState) refineCases(cases []func(*AbstractState) bool, vars []*ivl.Var) bool {
	var joined map[*ivl.Var]*Value
	for _, c := range cases {
		s := st.Clone()
		if !c(s) {
			continue
		}
		if joined == nil {
			joined = map[*ivl.Var]*Value{}
			for _, v := range vars {
				joined[v] = s.Get(v)
			}
			continue
		}
		for _, v := range vars {
			joined[v] = joined[v].Join(s.Get(v))
		}
	}
	for v, x := range joined {
		st.set(v, x)
	}
	return joined != nil
}

func (st *AbstractState) refineEq(a, b ivl.Term, want bool) bool {
	x, y := st.Eval(a), st.Eval(b)
	switch x.Sort {
	case ivl.BoolSort:
		if x.t != x.f && !st.Refine(b, x.t == want) {
			return false
		}
		if y.t != y.f && !st.Refine(a, y.t == want) {
			return false
		}
	case ivl.IntSort:
		if want {
			m := x.Ints.meet(y.Ints)
			return st.meetInt(a, m) && st.meetInt(b, m)
		}
		return st.meetInt(a, without(x.Ints, y.Ints)) && st.meetInt(b, without(y.Ints, x.Ints))
	case ivl.RefSort:
		return st.refineRefs(a, b, x, y, want)
	}
	return true
}

// without removes the element of b, if it has only one, from the ends of a.
func without(a, b Interval) Interval {
	c, ok := b.Constant()
	if !ok {
		return a
	}
	class := a.class()
	if !a.LoInf && a.Lo == c && c < math.MaxInt64 {
		a.Lo++
	}
	if !a.HiInf && a.Hi == c && c > math.MinInt64 {
		a.Hi--
	}
	if class.mod == 0 {
		return a
	}
	return a.in(class)
}

func (st *AbstractState) refineRefs(a, b ivl.Term, x, y *Value, want bool) bool {
	if want {
		m := &Value{Sort: ivl.RefSort, Null: x.Null && y.Null, Objects: x.Objects.And(y.Objects)}
		return st.meetRef(a, m) && st.meetRef(b, m)
	}
	return st.meetRef(a, st.minus(x, y)) && st.meetRef(b, st.minus(y, x))
}

// minus removes y from x if y is for certain null, or one literal.
func (st *AbstractState) minus(x, y *Value) *Value {
	switch {
	case y.Null && y.Objects.IsEmpty():
		return st.Universe.meet(x, false, x.Objects)
	case !y.Null && st.oneLiteral(y):
		return &Value{Sort: ivl.RefSort, Null: x.Null, Objects: x.Objects.Minus(y.Objects)}
	}
	return x
}

// meetRef uses that the reference t is in m.
func (st *AbstractState) meetRef(t ivl.Term, m *Value) bool {
	if m.impossible() {
		return false
	}
	switch t := t.(type) {
	case *ivl.Var:
		if old := st.Get(t); old.equal(m) {
			m = old
		}
		st.set(t, m)
	case *ivl.Proj:
		return st.keep(t, func(v *Value) bool { return v.Null && m.Null || v.Objects.Meets(m.Objects) })
	case *ivl.App:
		if t.Op == ivl.Ite {
			return st.refineBranches(t, func(s *AbstractState, u ivl.Term) bool {
				x := s.Eval(u)
				return s.meetRef(u, &Value{Sort: ivl.RefSort, Null: x.Null && m.Null, Objects: x.Objects.And(m.Objects)})
			})
		}
	}
	return true
}

// refineBranches uses a property of the value of an ite.
func (st *AbstractState) refineBranches(t *ivl.App, f func(s *AbstractState, u ivl.Term) bool) bool {
	return st.refineCases([]func(*AbstractState) bool{
		func(s *AbstractState) bool { return s.Refine(t.Args[0], true) && f(s, t.Args[1]) },
		func(s *AbstractState) bool { return s.Refine(t.Args[0], false) && f(s, t.Args[2]) },
	}, ivl.FreeVars(t))
}

func (st *AbstractState) refineLess(a, b ivl.Term, want, strict bool) bool {
	if !want {
		a, b, strict = b, a, !strict
	}
	// a < b or a <= b
	x, y := st.Eval(a).Ints, st.Eval(b).Ints
	d := int64(0)
	if strict {
		d = 1
	}
	if !y.HiInf {
		x = x.meet(Interval{LoInf: true, Hi: y.Hi}.sub(Exactly(d)))
	}
	if !x.LoInf {
		y = y.meet(Interval{HiInf: true, Lo: x.Lo}.add(Exactly(d)))
	}
	return st.meetInt(a, x) && st.meetInt(b, y)
}

// meetInt uses that the integer t is in m.
func (st *AbstractState) meetInt(t ivl.Term, m Interval) bool {
	if m.empty() {
		return false
	}
	switch t := t.(type) {
	case *ivl.Var:
		old := st.Get(t)
		r := old.Ints.meet(m)
		if r.empty() {
			return false
		}
		if r != old.Ints {
			old = IntValue(r)
		}
		st.set(t, old)
	case *ivl.Proj:
		return st.meetProj(t, m)
	case *ivl.App:
		return st.meetIntApp(t, m)
	}
	return true
}

func (st *AbstractState) meetIntApp(t *ivl.App, m Interval) bool {
	switch t.Op {
	case ivl.Ite:
		return st.refineBranches(t, func(s *AbstractState, u ivl.Term) bool { return s.meetInt(u, s.Eval(u).Ints.meet(m)) })
	case ivl.Wrap:
		if a := st.Eval(t.Args[0]).Ints; a.Within(TypeInterval(t.Typ)) {
			return st.meetInt(t.Args[0], a.meet(m))
		}
	case ivl.Add:
		x, y := st.Eval(t.Args[0]).Ints, st.Eval(t.Args[1]).Ints
		return st.meetInt(t.Args[0], x.meet(m.sub(y))) && st.meetInt(t.Args[1], y.meet(m.sub(x)))
	case ivl.Sub:
		x, y := st.Eval(t.Args[0]).Ints, st.Eval(t.Args[1]).Ints
		return st.meetInt(t.Args[0], x.meet(m.add(y))) && st.meetInt(t.Args[1], y.meet(x.sub(m)))
	case ivl.FCmpL, ivl.FCmpG:
		return st.meetCompare(t, m)
	case ivl.Neg:
		return st.meetInt(t.Args[0], st.Eval(t.Args[0]).Ints.meet(m.neg()))
	case ivl.Rem:
		if k, ok := st.Eval(t.Args[1]).Ints.Constant(); ok && k != 0 && k != math.MinInt64 {
			return st.meetInt(t.Args[0], st.Eval(t.Args[0]).Ints.meet(allInts.in(m.class().modulo(max(k, -k)))))
		}
	case ivl.BitAnd:
		if k, ok := st.Eval(t.Args[1]).Ints.Constant(); ok && k >= 0 && k < maxModulus && k&(k+1) == 0 {
			return st.meetInt(t.Args[0], st.Eval(t.Args[0]).Ints.meet(allInts.in(m.class().modulo(k+1))))
		}
	}
	return true
}
