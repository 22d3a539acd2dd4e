package ivl

import (
	"fmt"
	"math"
	"math/big"
)

// True and False are the Boolean constants.
const (
	True  = BoolLit(true)
	False = BoolLit(false)
)

// IntConst returns the integer constant v with type typ.
func IntConst(v int64, typ Type) *IntLit { return &IntLit{V: big.NewInt(v), Typ: typ} }

// BigConst returns the integer constant v with type typ. The caller must not
// change v afterwards.
func BigConst(v *big.Int, typ Type) *IntLit { return &IntLit{V: v, Typ: typ} }

// FloatConst returns v as a constant of type Float.
func FloatConst(v float32) *FloatLit {
	return &FloatLit{Bits: uint64(math.Float32bits(v)), Typ: Float}
}

// DoubleConst returns v as a constant of type Double.
func DoubleConst(v float64) *FloatLit {
	return &FloatLit{Bits: math.Float64bits(v), Typ: Double}
}

// Null returns the null reference seen with static class c.
func Null(c *Class) *NullLit { return &NullLit{Class: c} }

// Zero returns the first value of variables and fields of type t in Java: false, 0, 0.0 or null.
// For an array type it returns the array with this value at every index.
func Zero(t Type) Term {
	switch t.Sort {
	case BoolSort:
		return False
	case IntSort:
		return IntConst(0, t)
	case FloatSort, DoubleSort:
		return &FloatLit{Typ: t}
	case RefSort:
		return Null(t.Class)
	case ArraySort:
		return ConstArr.As(t, Zero(t.ElemType()))
	}
	panic(fmt.Sprintf("BUG: no zero of sort %d", t.Sort))
}

// ID returns the id of reference r.
func ID(r Term) *Proj { return &Proj{Ref: r, Comp: CompID} }

// TypeNo returns the dynamic type's number of reference r.
func TypeNo(r Term) *Proj { return &Proj{Ref: r, Comp: CompType} }

// Site returns the allocSite of reference r.
func Site(r Term) *Proj { return &Proj{Ref: r, Comp: CompSite} }

// Length returns the length of the array r.
func Length(r Term) *Proj { return &Proj{Ref: r, Comp: CompLength} }

// FieldOf returns the immutable field f of reference r.
func FieldOf(r Term, f *Field) *Proj { return &Proj{Ref: r, Comp: CompField, Field: f} }

// IsNull returns the condition that reference r is null.
func IsNull(r Term) Term { return Eq.Of(r, Null(r.Type().Class)) }

// Of applies op to args with the result type op has by itself (see Op.Result).
// Connectives are normalised lightly: constants are absorbed, nested And and
// Or flattened, double negation dropped; so And.Of() is true. Nothing else is
// folded. Wrap, FToI, ConstArr and Cast need a type: see As, WrapTo, ToInt and
// CastTo.
func (op Op) Of(args ...Term) Term {
	switch op {
	case Not:
		return negate(args[0])
	case And:
		return nary(And, true, args)
	case Or:
		return nary(Or, false, args)
	case Implies:
		switch a := args[0].(type) {
		case BoolLit:
			if a {
				return args[1]
			}
			return True
		}
		switch b := args[1].(type) {
		case BoolLit:
			if b {
				return True
			}
			return negate(args[0])
		}
	case Ite:
		if c, ok := args[0].(BoolLit); ok {
			if c {
				return args[1]
			}
			return args[2]
		}
	}
	typ, ok := op.Result(args)
	if !ok {
		panic(fmt.Sprintf("BUG: operator %s has no result type by itself", op))
	}
	return &App{Op: op, Args: args, Typ: typ}
}

// As applies op to args with result type typ and folds nothing.
func (op Op) As(typ Type, args ...Term) *App { return &App{Op: op, Args: args, Typ: typ} }

// WrapTo returns t wrapped to range r; t itself for Z.
func WrapTo(r Range, t Term) Term {
	if r == Z {
		return t
	}
	return &App{Op: Wrap, Args: []Term{t}, Typ: IntOf(r)}
}

// ToInt returns the float or double t converted to an integer of range r, I32
// or I64.
func ToInt(r Range, t Term) Term { return &App{Op: FToI, Args: []Term{t}, Typ: IntOf(r)} }

// CastTo returns the reference t seen with static class c.
func CastTo(c *Class, t Term) *App { return &App{Op: Cast, Args: []Term{t}, Typ: RefTo(c)} }

func negate(t Term) Term {
	switch t := t.(type) {
	case BoolLit:
		return !t
	case *App:
		if t.Op == Not {
			return t.Args[0]
		}
	}
	return &App{Op: Not, Args: []Term{t}, Typ: Bool}
}

// nary builds a conjunction or disjunction; unit is its neutral element.
func nary(op Op, unit BoolLit, args []Term) Term {
	var out []Term
	for _, a := range args {
		switch a := a.(type) {
		case BoolLit:
			if a != unit {
				return a
			}
			continue
		case *App:
			if a.Op == op {
				out = append(out, a.Args...)
				continue
			}
		}
		out = append(out, a)
	}
	switch len(out) {
	case 0:
		return unit
	case 1:
		return out[0]
	}
	return &App{Op: op, Args: out, Typ: Bool}
}
