package transforms

import (
	"github.com/jayverify/jayverify/ivl"
)

// state is what Facts knows at a point of a procedure: a value for each
// variable with a number; nil is any value of the variable's type.
type state struct {
	*facts
	proc *factsProc
	vals *table[*value]
	dead bool // a term was read that has no value yet: no run is known to come here
}

func (st *state) get(v *ivl.Var) *value {
	if n, ok := st.proc.num[v]; ok {
		if x := st.vals.get(n); x != nil {
			return x
		}
	}
	return st.u.any(v.Typ)
}

func (st *state) set(v *ivl.Var, x *value) {
	if v == nil {
		return
	}
	if v.Typ.Sort == ivl.IntSort {
		if r := x.ints.meet(typeInterval(v.Typ)); r != x.ints {
			x = intValue(r)
		}
	}
	st.vals.set(st.proc.num[v], x)
}

func (st *state) clone() *state {
	c := *st
	c.vals = st.vals.clone()
	return &c
}

// eval returns the values t can have.
func (st *state) eval(t ivl.Term) *value {
	switch t := t.(type) {
	case *ivl.Var:
		return st.get(t)
	case *ivl.IntLit:
		return intValue(bigInterval(t.V))
	case ivl.BoolLit:
		return boolValue(bool(t), !bool(t))
	case *ivl.FloatLit:
		return &value{sort: t.Typ.Sort, one: true, bits: t.Bits}
	case *ivl.NullLit:
		v := st.u.nothing()
		v.null = true
		return v
	case *ivl.ObjLit:
		return st.u.only(literalObject(t))
	case *ivl.Proj:
		return st.evalProj(t)
	case *ivl.App:
		return st.evalApp(t)
	}
	panic("BUG: unknown term")
}

// component returns the values that the component t reads has in abstract
// object i; nil when no object is known to have got one yet.
func (st *state) component(i int, t *ivl.Proj) *value {
	switch t.Comp {
	case ivl.CompID:
		return st.u.ids[i]
	case ivl.CompType:
		return st.u.kinds[i]
	case ivl.CompSite:
		return st.u.sites[i]
	case ivl.CompLength:
		return st.load(cellKey{obj: i, part: lengthPart}, ivl.Int)
	}
	return st.load(cellKey{obj: i, field: t.Field}, t.Field.Type)
}

func (st *state) evalApp(t *ivl.App) *value {
	switch t.Op {
	case ivl.Not, ivl.And, ivl.Or, ivl.Implies, ivl.Eq, ivl.Lt, ivl.Le:
		return st.evalCond(t)
	case ivl.Ite:
		c := st.eval(t.Args[0])
		switch {
		case !c.f:
			return st.eval(t.Args[1])
		case !c.t:
			return st.eval(t.Args[2])
		}
		return st.eval(t.Args[1]).join(st.eval(t.Args[2]))
	case ivl.Select, ivl.Store, ivl.ConstArr: // nothing is known of what is in arrays
		return st.u.any(t.Typ)
	case ivl.Cast: // lowering has tested it
		return st.u.filter(st.eval(t.Args[0]), true, func(o object) bool { return mayBe(o.class, t.Typ.Class) })
	}
	if t.Typ.Sort != ivl.IntSort {
		return st.u.any(t.Typ) // floats: constants are folded elsewhere
	}
	r := st.evalInt(t)
	if typ := typeInterval(t.Typ); !r.within(typ) {
		r = r.meet(typ)
	}
	return intValue(r)
}

// evalInt returns the integers t can be, before its type is taken into account.
func (st *state) evalInt(t *ivl.App) interval {
	switch t.Op {
	case ivl.FToI, ivl.FBits:
		return typeInterval(t.Typ)
	case ivl.FCmpL, ivl.FCmpG:
		return between(-1, 1)
	}
	a := st.eval(t.Args[0]).ints
	switch t.Op {
	case ivl.Neg:
		return a.neg()
	case ivl.Wrap:
		if typ := typeInterval(t.Typ); !a.within(typ) {
			return typ.in(a.class().wrapped(t.Typ.Range))
		}
		return a
	}
	b := st.eval(t.Args[1]).ints
	switch t.Op {
	case ivl.Add:
		return a.add(b)
	case ivl.Sub:
		if sameTerm(t.Args[0], t.Args[1]) {
			return exactly(0)
		}
		return a.sub(b)
	case ivl.Mul:
		if sameTerm(t.Args[0], t.Args[1]) {
			return a.mul(b).meet(atLeast(0))
		}
		return a.mul(b)
	case ivl.Div:
		return a.div(b)
	case ivl.Rem:
		return a.rem(b)
	case ivl.BitAnd:
		return a.bitAnd(b)
	case ivl.BitOr:
		return a.bitOr(b)
	case ivl.BitXor:
		return a.bitXor(b)
	case ivl.Shl:
		return a.shl(b)
	case ivl.Shr:
		return a.shr(b)
	case ivl.Ushr32:
		return a.ushr(b, 32)
	case ivl.Ushr64:
		return a.ushr(b, 64)
	}
	panic("BUG: no interval for operator " + t.Op.String())
}

func (st *state) evalCond(t *ivl.App) *value {
	switch t.Op {
	case ivl.Not:
		a := st.eval(t.Args[0])
		return boolValue(a.f, a.t)
	case ivl.And, ivl.Or:
		unit := t.Op == ivl.And
		canUnit, canOther := true, false
		for _, x := range t.Args {
			a := st.eval(x)
			yes, no := a.t, a.f
			if !unit {
				yes, no = no, yes
			}
			canUnit = canUnit && yes
			canOther = canOther || no
			if !yes { // decided, whatever the others are
				canOther = true
				break
			}
		}
		if unit {
			return boolValue(canUnit, canOther)
		}
		return boolValue(canOther, canUnit)
	case ivl.Implies:
		a, b := st.eval(t.Args[0]), st.eval(t.Args[1])
		return boolValue(a.f || b.t, a.t && b.f)
	}
	if sameTerm(t.Args[0], t.Args[1]) {
		return boolValue(t.Op != ivl.Lt, t.Op == ivl.Lt)
	}
	if v, set, zero, ok := st.dispatch(t); ok {
		return boolValue(v.null && zero || v.objs.meets(set), v.null && !zero || !v.objs.within(set))
	}
	a, b := st.eval(t.Args[0]), st.eval(t.Args[1])
	if t.Op == ivl.Eq {
		return st.evalEq(a, b)
	}
	x, y := a.ints, b.ints
	if t.Op == ivl.Lt {
		return boolValue(x.loInf || y.hiInf || x.lo < y.hi, x.hiInf || y.loInf || x.hi >= y.lo)
	}
	return boolValue(x.loInf || y.hiInf || x.lo <= y.hi, x.hiInf || y.loInf || x.hi > y.lo)
}

func (st *state) evalEq(a, b *value) *value {
	switch a.sort {
	case ivl.BoolSort:
		return boolValue(a.t && b.t || a.f && b.f, a.t && b.f || a.f && b.t)
	case ivl.IntSort:
		x, okX := a.ints.constant()
		y, okY := b.ints.constant()
		return boolValue(!a.ints.meet(b.ints).empty(), !okX || !okY || x != y || beyond(a.ints) || beyond(b.ints))
	case ivl.RefSort:
		both := a.objs.meets(b.objs)
		same := a.null && b.null && a.objs.isEmpty() && b.objs.isEmpty() || !a.null && !b.null && st.oneLiteral(a) && a.objs.equal(b.objs)
		return boolValue(a.null && b.null || both, !same)
	}
	return boolValue(true, true)
}

// dispatch looks at an equation of the type or site of a variable's object with
// a constant, of which a program with many classes has long chains. It returns
// the variable's value, which objects satisfy the equation, and whether null
// does.
func (st *state) dispatch(t *ivl.App) (v *value, set bitset, null, ok bool) {
	x, k, ok := dispatched(t)
	if !ok {
		return nil, nil, false, false
	}
	sets := st.u.ofSite
	if x.Comp == ivl.CompType {
		sets = st.u.ofKind
	}
	if set = sets[k]; set == nil {
		set = newBitset(len(st.u.objs))
	}
	return st.get(x.Ref.(*ivl.Var)), set, k == 0, true
}

// dispatched returns the two sides of an equation of a variable's type or site
// with a constant.
func dispatched(t *ivl.App) (p *ivl.Proj, k int64, ok bool) {
	if t.Op != ivl.Eq {
		return nil, 0, false
	}
	a, b := t.Args[0], t.Args[1]
	if _, lit := a.(*ivl.IntLit); lit {
		a, b = b, a
	}
	p, isProj := a.(*ivl.Proj)
	l, isLit := b.(*ivl.IntLit)
	if !isProj || !isLit || p.Comp != ivl.CompType && p.Comp != ivl.CompSite || !l.V.IsInt64() {
		return nil, 0, false
	}
	_, ok = p.Ref.(*ivl.Var)
	return p, l.V.Int64(), ok
}

// beyond reports a half-infinite interval, whose finite bound may be clamped.
func beyond(a interval) bool { return a.loInf || a.hiInf }

// oneLiteral reports that a is exactly one object of the program's literals.
func (st *state) oneLiteral(a *value) bool {
	n := 0
	for i := range a.objs.all() {
		if n++; n > 1 || st.u.objs[i].literal == 0 {
			return false
		}
	}
	return n == 1
}
