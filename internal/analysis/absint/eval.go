package absint

import (
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// AbstractState is the abstract state at a point of a procedure: a value for each
// variable with a number; nil is any value of the variable's type.
type AbstractState struct {
	*Analysis
	proc  *Proc
	block int // where st comes from
	Vals  *flow.Table[*Value]
	Dead  bool // a term was read that has no value yet: no run is known to come here
}

// Get returns the value of variable v.
func (st *AbstractState) Get(v *ivl.Var) *Value {
	if n, ok := st.proc.num[v]; ok {
		if x := st.Vals.Get(n); x != nil {
			return x
		}
	}
	return st.Universe.any(v.Typ)
}

func (st *AbstractState) set(v *ivl.Var, x *Value) {
	if v == nil {
		return
	}
	x = st.coarse(x)
	if v.Typ.Sort == ivl.IntSort {
		if r := x.Ints.meet(TypeInterval(v.Typ)); r != x.Ints {
			x = IntValue(r)
		}
	}
	if n, ok := st.proc.num[v]; ok {
		st.Vals.Set(n, x)
	}
}

// Clone returns a copy that can be changed without changing st.
func (st *AbstractState) Clone() *AbstractState {
	c := *st
	c.Vals = st.Vals.Clone()
	return &c
}

// Eval returns the values t can have.
func (st *AbstractState) Eval(t ivl.Term) *Value {
	switch t := t.(type) {
	case *ivl.Var:
		return st.Get(t)
	case *ivl.IntLit:
		return IntValue(bigInterval(t.V))
	case ivl.BoolLit:
		return boolValue(bool(t), !bool(t))
	case *ivl.FloatLit:
		return floatValue(t.Typ.Sort, floatLit(t))
	case *ivl.NullLit:
		return &Value{Sort: ivl.RefSort, Null: true}
	case *ivl.ObjLit:
		return st.Universe.only(literalObject(t))
	case *ivl.Proj:
		return st.evalProj(t)
	case *ivl.App:
		return st.evalApp(t)
	}
	panic("BUG: unknown term")
}

// component returns the values in abstract object i of the component that t
// reads; nil if it has no value yet.
func (st *AbstractState) component(i int, t *ivl.Proj) *Value {
	switch t.Comp {
	case ivl.CompID:
		return st.Universe.ids[i]
	case ivl.CompType:
		return st.Universe.kinds[i]
	case ivl.CompSite:
		return st.Universe.sites[i]
	case ivl.CompLength:
		return st.load(cellKey{obj: i, kind: lengthCell}, ivl.Int)
	}
	return st.load(cellKey{obj: i, field: t.Field}, t.Field.Type)
}

func (st *AbstractState) evalApp(t *ivl.App) *Value {
	switch t.Op {
	case ivl.Not, ivl.And, ivl.Or, ivl.Implies, ivl.Eq, ivl.Lt, ivl.Le:
		return st.evalCond(t)
	case ivl.Ite:
		c := st.Eval(t.Args[0])
		switch {
		case !c.f:
			return st.Eval(t.Args[1])
		case !c.t:
			return st.Eval(t.Args[2])
		}
		return st.evalChoice(t)
	case ivl.Select, ivl.Store, ivl.ConstArr: // nothing is known of what is in arrays
		return st.Universe.any(t.Typ)
	case ivl.Cast: // lowering has tested it
		return st.Universe.meet(st.Eval(t.Args[0]), true, st.Universe.seen(t.Typ.Class))
	}
	if t.Typ.Sort != ivl.IntSort {
		return st.evalFloat(t)
	}
	r := st.EvalInt(t)
	if typ := TypeInterval(t.Typ); !r.Within(typ) {
		r = r.meet(typ)
	}
	return IntValue(r)
}

// EvalInt returns the integers that t can be, without regard to its type.
func (st *AbstractState) EvalInt(t *ivl.App) Interval {
	switch t.Op {
	case ivl.FToI:
		lo, hi, _ := t.Typ.Range.Bounds()
		return st.Eval(t.Args[0]).floats.integers(lo, hi)
	case ivl.FBits:
		return TypeInterval(t.Typ)
	case ivl.FCmpL, ivl.FCmpG:
		return st.evalCompare(t)
	}
	a := st.Eval(t.Args[0]).Ints
	switch t.Op {
	case ivl.Neg:
		return a.neg()
	case ivl.Wrap:
		if typ := TypeInterval(t.Typ); !a.Within(typ) {
			return typ.in(a.class().wrapped(t.Typ.Range))
		}
		return a
	}
	b := st.Eval(t.Args[1]).Ints
	switch t.Op {
	case ivl.Add:
		return a.add(b)
	case ivl.Sub:
		if ivl.SameTerm(t.Args[0], t.Args[1]) {
			return Exactly(0)
		}
		return a.sub(b)
	case ivl.Mul:
		if ivl.SameTerm(t.Args[0], t.Args[1]) {
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

func (st *AbstractState) evalCond(t *ivl.App) *Value {
	switch t.Op {
	case ivl.Not:
		a := st.Eval(t.Args[0])
		return boolValue(a.f, a.t)
	case ivl.And, ivl.Or:
		unit := t.Op == ivl.And
		canUnit, canOther := true, false
		for _, x := range t.Args {
			a := st.Eval(x)
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
		a, b := st.Eval(t.Args[0]), st.Eval(t.Args[1])
		return boolValue(a.f || b.t, a.t && b.f)
	}
	if ivl.SameTerm(t.Args[0], t.Args[1]) {
		return boolValue(t.Op != ivl.Lt, t.Op == ivl.Lt)
	}
	if v, set, zero, ok := st.dispatch(t); ok {
		return boolValue(v.Null && zero || v.Objects.Meets(set), v.Null && !zero || !v.Objects.Within(set))
	}
	a, b := st.Eval(t.Args[0]), st.Eval(t.Args[1])
	if t.Op == ivl.Eq {
		return st.evalEq(a, b)
	}
	x, y := a.Ints, b.Ints
	if t.Op == ivl.Lt {
		return boolValue(x.LoInf || y.HiInf || x.Lo < y.Hi, x.HiInf || y.LoInf || x.Hi >= y.Lo)
	}
	return boolValue(x.LoInf || y.HiInf || x.Lo <= y.Hi, x.HiInf || y.LoInf || x.Hi > y.Lo)
}

func (st *AbstractState) evalEq(a, b *Value) *Value {
	switch a.Sort {
	case ivl.BoolSort:
		return boolValue(a.t && b.t || a.f && b.f, a.t && b.f || a.f && b.t)
	case ivl.IntSort:
		x, okX := a.Ints.Constant()
		y, okY := b.Ints.Constant()
		return boolValue(!a.Ints.meet(b.Ints).empty(), !okX || !okY || x != y || beyond(a.Ints) || beyond(b.Ints))
	case ivl.RefSort:
		both := a.Objects.Meets(b.Objects)
		same := a.Null && b.Null && a.Objects.IsEmpty() && b.Objects.IsEmpty() || !a.Null && !b.Null && st.oneLiteral(a) && a.Objects.Equal(b.Objects)
		return boolValue(a.Null && b.Null || both, !same)
	}
	return boolValue(true, true)
}

// dispatch evaluates an equation between the type or site of a variable's
// object and a constant. Programs with many classes have long chains of these.
// It returns the variable's value, the objects that satisfy the equation, and
// whether null does.
func (st *AbstractState) dispatch(t *ivl.App) (v *Value, set flow.Set, null, ok bool) {
	x, k, ok := dispatched(t)
	if !ok {
		return nil, flow.Set{}, false, false
	}
	sets := st.Universe.ofSite
	if x.Comp == ivl.CompType {
		sets = st.Universe.ofKind
	}
	return st.Get(x.Ref.(*ivl.Var)), sets[k], k == 0, true
}

// dispatched returns the two sides of an equation of a variable's type or site
// with a constant.
func dispatched(t *ivl.App) (p *ivl.Proj, k int64, ok bool) {
	if t.Op != ivl.Eq {
		return nil, 0, false
	}
	p, k, _, ok = projected(t)
	return p, k, ok
}

// beyond reports a half-infinite interval, whose finite bound may be clamped.
func beyond(a Interval) bool { return a.LoInf || a.HiInf }

// oneLiteral reports that a is exactly one object of the program's literals.
func (st *AbstractState) oneLiteral(a *Value) bool {
	n := 0
	for i := range a.Objects.All() {
		if n++; n > 1 || st.Universe.Objects[i].literal == 0 {
			return false
		}
	}
	return n == 1
}

// evalChoice evaluates an ite whose condition can be true and false: each value where its condition
// holds, so that (ite (< x 5) x 5) is at most 5.
func (st *AbstractState) evalChoice(t *ivl.App) *Value {
	var r *Value
	for i, want := range []bool{true, false} {
		if c := st.Clone(); c.Refine(t.Args[0], want) {
			v := c.Eval(t.Args[1+i])
			st.Dead = st.Dead || c.Dead
			if r == nil {
				r = v
			} else {
				r = r.Join(v)
			}
		}
	}
	if r == nil { // refining shows that no run gets here
		return st.Eval(t.Args[1]).Join(st.Eval(t.Args[2]))
	}
	return r
}
