package certificate

import (
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// maxCases bounds the cases of a disjunction that exclude the cases before.
const maxCases = 16

// assume restricts st to the states in which the condition t has the value want.
// It returns false if t cannot have it.
func (st *pointClaims) assume(t ivl.Term, want bool) bool {
	switch t := t.(type) {
	case ivl.BoolLit:
		return bool(t) == want
	case *ivl.Var:
		s := st.get(t).meet(bools(want, !want))
		st.set(t, s)
		return !s.empty()
	case *ivl.App:
		return st.assumeApp(t, want)
	}
	s := st.eval(t)
	return want && s.True || !want && s.False
}

func (st *pointClaims) assumeApp(t *ivl.App, want bool) bool {
	if s := st.selectionOf(t); s != nil {
		return st.selected(s, want)
	}
	switch t.Op {
	case ivl.Not:
		return st.assume(t.Args[0], !want)
	case ivl.And, ivl.Or:
		if want == (t.Op == ivl.Or) {
			return st.assumeAny(t.Args, want)
		}
		for _, a := range t.Args {
			if !st.assume(a, want) {
				return false
			}
		}
		return true
	case ivl.Implies:
		if want {
			return st.assumeAny([]ivl.Term{ivl.Not.Of(t.Args[0]), t.Args[1]}, true)
		}
		return st.assume(t.Args[0], true) && st.assume(t.Args[1], false)
	case ivl.Ite:
		c := t.Args[0]
		return st.either(ivl.FreeVars(t),
			func(s *pointClaims) bool { return s.assume(c, true) && s.assume(t.Args[1], want) },
			func(s *pointClaims) bool { return s.assume(c, false) && s.assume(t.Args[2], want) })
	case ivl.Lt, ivl.Le:
		a, b, strict := t.Args[0], t.Args[1], t.Op == ivl.Lt
		if !want {
			a, b, strict = b, a, !strict
		}
		return st.ordered(a, b, strict)
	case ivl.Eq:
		return st.equal(t.Args[0], t.Args[1], want)
	}
	return true
}

// assumeAny uses that one of the terms has the value want.
func (st *pointClaims) assumeAny(ts []ivl.Term, want bool) bool {
	var cases []func(*pointClaims) bool
	for i, t := range ts { // the i-th is the first that has it
		first := ts[:i]
		if len(ts) > maxCases {
			first = nil
		}
		cases = append(cases, func(s *pointClaims) bool {
			for _, before := range first {
				if !s.assume(before, !want) {
					return false
				}
			}
			return s.assume(t, want)
		})
	}
	return st.either(ivl.FreeVars(ts...), cases...)
}

// either joins the values of the variables over the cases.
func (st *pointClaims) either(vars []*ivl.Var, cases ...func(*pointClaims) bool) bool {
	var sum []*Set
	for _, c := range cases {
		s := st.clone()
		if !c(s) {
			continue
		}
		if sum == nil {
			for _, v := range vars {
				sum = append(sum, s.get(v))
			}
			continue
		}
		for i, v := range vars {
			sum[i] = sum[i].union(s.get(v))
		}
	}
	for i, s := range sum {
		st.set(vars[i], s)
	}
	return sum != nil || len(vars) == 0 && st.possible(cases)
}

// possible reports whether one of the cases can be, for conditions without
// variables.
func (st *pointClaims) possible(cases []func(*pointClaims) bool) bool {
	return slices.ContainsFunc(cases, func(c func(*pointClaims) bool) bool { return c(st.clone()) })
}

// ordered uses a < b, or a ≤ b.
func (st *pointClaims) ordered(a, b ivl.Term, strict bool) bool {
	if d := st.difference(a, b); d != nil && (d.Sign() > 0 || strict && d.Sign() == 0) || !st.compared(a, b, strict) {
		return false
	}
	x, y := st.within(a), st.within(b)
	d := big.NewInt(0)
	if strict {
		d.SetInt64(1)
		if a == b {
			return false
		}
	}
	if y.Hi != nil {
		x = x.meet(ints(nil, new(big.Int).Sub(y.Hi, d)))
	}
	if x.Lo != nil {
		y = y.meet(ints(new(big.Int).Add(x.Lo, d), nil))
	}
	return st.narrow(a, x) && st.narrow(b, y)
}

// equal uses a = b, or a ≠ b.
func (st *pointClaims) equal(a, b ivl.Term, want bool) bool {
	if a == b {
		return want
	}
	if d := st.difference(a, b); d != nil && want != (d.Sign() == 0) || want && !st.same(a, b) || !st.equated(a, b, want) {
		return false
	}
	x, y := st.within(a), st.within(b)
	if want {
		both := x.meet(y)
		if x.Sort == ivl.BoolSort {
			return !both.empty() && (both.True && both.False || st.assume(a, both.True) && st.assume(b, both.True))
		}
		return st.narrow(a, both) && st.narrow(b, both)
	}
	if x.Sort == ivl.BoolSort {
		switch {
		case x.True != x.False:
			return st.assume(b, !x.True)
		case y.True != y.False:
			return st.assume(a, !y.True)
		}
		return !x.empty() && !y.empty()
	}
	if c := y.constant(); x.Sort == ivl.IntSort && c != nil && !st.differs(a, c) {
		return false
	}
	if c := x.constant(); x.Sort == ivl.IntSort && c != nil && !st.differs(b, c) {
		return false
	}
	return st.narrow(a, st.without(x, y)) && st.narrow(b, st.without(y, x))
}

// differs uses that a component of a variable's object is not c: it removes the objects in which
// the component can only be c. It returns false if no object is left.
func (st *pointClaims) differs(t ivl.Term, c *big.Int) bool {
	p, ok := t.(*ivl.Proj)
	if !ok {
		return true
	}
	v, ok := p.Ref.(*ivl.Var)
	if !ok {
		return true
	}
	is := func(s *Set) bool { k := s.constant(); return k != nil && k.Cmp(c) == 0 }
	ref := st.get(v)
	r := &Set{Sort: ivl.RefSort, Null: ref.Null && !is(st.eval(ivl.Zero(p.Type())))}
	if spans, k := st.fixed.of(p.Comp), clamp(c); spans != nil {
		r.Objects = ref.Objects.Where(func(i int) bool { return spans[i] != span{k, k} })
	} else {
		r.Objects = st.keepByCell(ref, p, func(s *Set) bool { return !is(s) })
	}
	st.set(v, r)
	return !r.empty()
}

// without removes y from x, if y is one value.
func (st *pointClaims) without(x, y *Set) *Set {
	if x.Sort == ivl.RefSort {
		return st.withoutRef(x, y)
	}
	c := y.constant()
	if c == nil {
		return x
	}
	one := big.NewInt(1)
	r := &Set{Sort: ivl.IntSort, Lo: x.Lo, Hi: x.Hi}
	if x.Lo != nil && x.Lo.Cmp(c) == 0 {
		r.Lo = new(big.Int).Add(c, one)
	}
	if x.Hi != nil && x.Hi.Cmp(c) == 0 {
		r.Hi = new(big.Int).Sub(c, one)
	}
	return r.leaving(big.NewInt(x.Mod), big.NewInt(x.Rem))
}

func (st *pointClaims) withoutRef(x, y *Set) *Set {
	r := &Set{Sort: ivl.RefSort, Null: x.Null, Objects: x.Objects}
	if y.Null && y.Objects.IsEmpty() {
		r.Null = false
		return r
	}
	n, last := 0, 0
	for i := range y.Objects.All() {
		n, last = n+1, i
	}
	if !y.Null && n == 1 && st.objects[last].Literal < 0 { // one object, not several of a kind
		r.Objects = x.Objects.Without(last)
	}
	return r
}

// narrow uses that t is in s, which is a subset of the known set of t.
func (st *pointClaims) narrow(t ivl.Term, s *Set) bool {
	if s.empty() {
		return false
	}
	switch t := t.(type) {
	case *ivl.Var:
		s = st.get(t).meet(s)
		st.set(t, s)
		return !s.empty()
	case *ivl.Proj:
		return st.narrowProj(t, s)
	case *ivl.App:
		return st.narrowApp(t, s)
	}
	return true
}

// narrowProj keeps the objects whose component can be in s.
func (st *pointClaims) narrowProj(t *ivl.Proj, s *Set) bool {
	v, ok := t.Ref.(*ivl.Var)
	if !ok || s.Sort == ivl.BoolSort {
		return true
	}
	ref := st.get(v)
	r := &Set{Sort: ivl.RefSort, Null: ref.Null && !st.eval(ivl.Zero(t.Type())).meet(s).empty()}
	if spans := st.fixed.of(t.Comp); spans != nil {
		meets := s.meetsSpan()
		r.Objects = ref.Objects.Where(func(i int) bool { return meets(spans[i]) })
	} else {
		r.Objects = st.keepByCell(ref, t, func(x *Set) bool { return x.meets(s) })
	}
	st.set(v, r)
	return !r.empty()
}

// keepByCell returns the objects of ref in which the values of a component have a property.
func (st *pointClaims) keepByCell(ref *Set, t *ivl.Proj, has func(*Set) bool) flow.Set {
	k := cellOf(t)
	col := st.column(k)
	col.uses(place{st.pc, st.block}, ref.Objects)
	return ref.Objects.Where(func(i int) bool {
		k.Object = i
		return has(st.value(col, k, t.Type()))
	})
}

func (st *pointClaims) narrowApp(t *ivl.App, s *Set) bool {
	switch t.Op {
	case ivl.Ite:
		return st.either(ivl.FreeVars(t),
			func(c *pointClaims) bool {
				return c.assume(t.Args[0], true) && c.narrow(t.Args[1], c.eval(t.Args[1]).meet(s))
			},
			func(c *pointClaims) bool {
				return c.assume(t.Args[0], false) && c.narrow(t.Args[2], c.eval(t.Args[2]).meet(s))
			})
	case ivl.Wrap:
		if a := st.eval(t.Args[0]); a.within(typeInts(t.Typ)) {
			return st.narrow(t.Args[0], a.meet(s))
		}
	case ivl.Add:
		a, b := st.eval(t.Args[0]), st.eval(t.Args[1])
		return st.narrow(t.Args[0], a.meet(add(s, negate(b)))) && st.narrow(t.Args[1], b.meet(add(s, negate(a))))
	case ivl.Sub:
		a, b := st.eval(t.Args[0]), st.eval(t.Args[1])
		return st.narrow(t.Args[0], a.meet(add(s, b))) && st.narrow(t.Args[1], b.meet(add(a, negate(s))))
	case ivl.Neg:
		return st.narrow(t.Args[0], st.eval(t.Args[0]).meet(negate(s)))
	case ivl.Rem: // x % k has the class of x, for a divisor of k
		if k := st.eval(t.Args[1]).constant(); k != nil && k.Sign() != 0 {
			m, c := s.class()
			g := new(big.Int).GCD(nil, nil, m, new(big.Int).Abs(k))
			return st.narrow(t.Args[0], st.eval(t.Args[0]).meet(allInts.leaving(g, c)))
		}
	case ivl.Cast, ivl.FNeg:
		if t.Op == ivl.FNeg {
			s = numbers(s.Sort, s.Numbers.negative())
		}
		return st.narrow(t.Args[0], s)
	case ivl.FCmpL, ivl.FCmpG:
		return st.outcome(t, s)
	case ivl.ToD:
		if t.Args[0].Type().Sort == ivl.FloatSort {
			return st.narrow(t.Args[0], numbers(ivl.FloatSort, s.Numbers.single()))
		}
	}
	return true
}
