package certificate

import (
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// pointClaims has the claims that hold at a point.
type pointClaims struct {
	*checker
	pc    *ProcClaims
	block int
	vals  *flow.Table[*Set]
	eqs   *equations // nil for a procedure of which no equations are claimed
}

func (st *pointClaims) clone() *pointClaims {
	c := *st
	c.vals = st.vals.Clone()
	c.eqs = st.eqs.clone()
	return &c
}

// get returns the set of v.
func (st *pointClaims) get(v *ivl.Var) *Set {
	if n, ok := st.pc.Vars[v]; ok {
		if s := st.vals.Get(n); s != nil {
			return st.typed(s, v.Typ)
		}
	}
	return st.all(v.Typ)
}

// typed returns the elements of s that are of a type.
func (c *checker) typed(s *Set, t ivl.Type) *Set {
	if t.Sort == ivl.IntSort && (s.Lo == nil || s.Hi == nil) {
		return s.meet(c.all(t))
	}
	return s
}

// set makes s the set of v. A variable always holds a value of its type.
func (st *pointClaims) set(v *ivl.Var, s *Set) {
	n, ok := st.pc.Vars[v]
	if !ok {
		return
	}
	if v.Typ.Sort == ivl.IntSort {
		s = s.meet(st.all(v.Typ))
	}
	st.vals.Set(n, s)
}

// all returns all values of a type. A reference can be any object, but literals of closed classes are only where
// the program has them.
func (c *checker) all(t ivl.Type) *Set {
	t.Class = nil
	s := c.alls[t]
	if s == nil {
		switch t.Sort {
		case ivl.IntSort:
			s = typeInts(t)
		case ivl.BoolSort:
			s = bools(true, true)
		case ivl.RefSort:
			s = &Set{Sort: ivl.RefSort, Null: true, Objects: c.fixed.all.Minus(c.closed)}
		default:
			s = numbers(t.Sort, allNumbers)
		}
		c.alls[t] = s
	}
	return s
}

// only returns the set of the objects with a number.
func (c *checker) only(n int) *Set {
	return &Set{Sort: ivl.RefSort, Objects: flow.SetOf(n)}
}

// eval returns a set with all values that t can have.
func (st *pointClaims) eval(t ivl.Term) *Set {
	switch t := t.(type) {
	case *ivl.Var:
		return st.get(t)
	case *ivl.IntLit:
		return ints(t.V, t.V)
	case ivl.BoolLit:
		return bools(bool(t), !bool(t))
	case *ivl.FloatLit:
		return numbers(t.Typ.Sort, numberOf(t))
	case *ivl.NullLit:
		return &Set{Sort: ivl.RefSort, Null: true}
	case *ivl.ObjLit:
		return st.only(st.number[Object{Class: t.Class, Literal: t.ID, Text: t.Text}])
	case *ivl.Proj:
		return st.project(t)
	case *ivl.App:
		return st.apply(t)
	}
	return st.all(t.Type())
}

// project joins the component's values over the objects that the reference can be.
func (st *pointClaims) project(t *ivl.Proj) *Set {
	ref, typ := st.eval(t.Ref), t.Type()
	if spans := st.fixed.of(t.Comp); spans != nil {
		return joinFixed(ref, spans)
	}
	r := st.readAll(ref, cellOf(t), typ)
	if class := t.Ref.Type().Class; r != nil && t.Comp == ivl.CompLength && class != nil && class.Elem != nil {
		r = r.meet(intsBetween(0, ivl.MaxLength)) // as allocateArray stores, and outside has
	}
	switch zero := ivl.Zero(typ); {
	case r == nil: // of an empty set any component will do; this is the one of null
		return st.eval(zero)
	case ref.Null:
		return r.union(st.eval(zero))
	}
	return r
}

// cellOf returns the cell from which a component that is not fixed is read, of any object.
func cellOf(t *ivl.Proj) Cell {
	if t.Comp == ivl.CompLength {
		return Cell{Kind: Length}
	}
	return Cell{Field: t.Field}
}

// outside returns the values of a cell of an object that runs do not allocate:
// any value of the type, except for the text of a literal.
func (st *pointClaims) outside(o Object, k Cell, t ivl.Type) *Set {
	if o.Literal < 0 && o.Class.Elem != nil {
		text := ivl.Chars(o.Text)
		switch {
		case k.Kind == Length:
			return intsBetween(int64(len(text)), int64(len(text)))
		case k.Kind == Elements && len(text) > 0 && !st.overwritten:
			return intsBetween(int64(slices.Min(text)), int64(slices.Max(text)))
		}
	}
	if k.Kind == Length {
		return st.lengths.of(o)
	}
	if k.Kind == Elements && o.Class.Elem != nil { // the reference may have a class further up
		t = *o.Class.Elem
	}
	return st.inside(t)
}

// inside returns what a field or an element of type t can hold in an object that runs do not
// allocate. A class says which objects that can be.
func (st *pointClaims) inside(t ivl.Type) *Set {
	if t.Sort != ivl.RefSort || t.Class == nil {
		return st.all(t)
	}
	s := st.held[t.Class]
	if s == nil {
		s = &Set{Sort: ivl.RefSort, Null: true, Objects: st.seenBy(t.Class).Minus(st.closed)}
		st.held[t.Class] = s
	}
	return s
}

func (st *pointClaims) apply(t *ivl.App) *Set {
	switch t.Op {
	case ivl.Not, ivl.And, ivl.Or, ivl.Implies, ivl.Eq, ivl.Lt, ivl.Le:
		return bools(st.clone().assume(t, true), st.clone().assume(t, false))
	case ivl.Ite:
		var r *Set
		for i, want := range []bool{true, false} {
			if c := st.clone(); c.assume(t.Args[0], want) {
				if s := c.eval(t.Args[1+i]); r == nil {
					r = s
				} else {
					r = r.union(s)
				}
			}
		}
		if r != nil {
			return r
		}
	case ivl.Cast: // lowering has tested it
		v := st.eval(t.Args[0])
		return &Set{Sort: ivl.RefSort, Null: v.Null, Objects: v.Objects.And(st.seenBy(t.Typ.Class))}
	}
	if s := t.Typ.Sort; s == ivl.FloatSort || s == ivl.DoubleSort {
		if t.Op == ivl.Ite || t.Op == ivl.Select {
			return st.all(t.Typ)
		}
		return st.floating(t)
	}
	if t.Typ.Sort != ivl.IntSort {
		return st.all(t.Typ)
	}
	return st.integer(t)
}

// integer applies an operator on integers.
func (st *pointClaims) integer(t *ivl.App) *Set {
	switch t.Op {
	case ivl.FCmpL, ivl.FCmpG:
		return st.comparison(t)
	case ivl.FToI:
		return st.eval(t.Args[0]).Numbers.truncated(t.Typ)
	case ivl.Neg:
		return negate(st.eval(t.Args[0]))
	case ivl.Wrap:
		return wrap(st.eval(t.Args[0]), t.Typ)
	case ivl.Add, ivl.Sub, ivl.Mul, ivl.Div, ivl.Rem, ivl.BitAnd, ivl.BitOr, ivl.BitXor, ivl.Shl, ivl.Shr, ivl.Ushr32, ivl.Ushr64:
	default:
		return typeInts(t.Typ)
	}
	a, b := st.eval(t.Args[0]), st.eval(t.Args[1])
	same := ivl.SameTerm(t.Args[0], t.Args[1])
	switch t.Op {
	case ivl.Add:
		return add(a, b)
	case ivl.Sub:
		if same {
			return intsBetween(0, 0)
		}
		return add(a, negate(b))
	case ivl.Mul:
		if same {
			return multiply(a, b).meet(ints(new(big.Int), nil))
		}
		return multiply(a, b)
	case ivl.Div:
		return divide(a, b)
	case ivl.Rem:
		return remainder(a, b)
	case ivl.BitAnd, ivl.BitOr, ivl.BitXor:
		return bitwise(t.Op, a, b)
	}
	return shift(t.Op, a, b)
}
