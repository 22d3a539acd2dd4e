package lower

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// wide returns the range that arithmetic on operands of type t wraps to: I64
// for long, I32 for int, Z where integers are unbounded.
func (e *emitter) wide(t ssa.Type) ivl.Range { return e.w.typeOfArith(t).Range }

// typeOfArith is the type arithmetic on operands of SSA type t has.
func (w *world) typeOfArith(t ssa.Type) ivl.Type {
	if reach.IsIntLike(t) {
		t = ssa.Int
	}
	return w.typeOf(string(t))
}

// binOp emits arithmetic (JVMS §6.5; integers wrap around, JLS §15.17, §15.18).
func (e *emitter) binOp(in *ssa.BinOp) {
	x, y := e.value(in.X), e.value(in.Y)
	if reach.Divides(in) {
		e.require(in, ivl.Not.Of(ivl.Eq.Of(y, ivl.IntConst(0, ivl.IntZ))), jdk.ArithmeticException, "the divisor")
	}
	e.assign(e.variable(in), e.binary(in, x, y))
}

var intOps = map[ssa.BinaryOp]ivl.Op{
	ssa.Add: ivl.Add, ssa.Sub: ivl.Sub, ssa.Mul: ivl.Mul, ssa.Div: ivl.Div, ssa.Rem: ivl.Rem,
	ssa.And: ivl.BitAnd, ssa.Or: ivl.BitOr, ssa.Xor: ivl.BitXor,
}

var floatOps = map[ssa.BinaryOp]ivl.Op{
	ssa.Add: ivl.FAdd, ssa.Sub: ivl.FSub, ssa.Mul: ivl.FMul, ssa.Div: ivl.FDiv, ssa.Rem: ivl.FRem,
	ssa.CmpL: ivl.FCmpL, ssa.CmpG: ivl.FCmpG,
}

func (e *emitter) binary(in *ssa.BinOp, x, y ivl.Term) ivl.Term {
	t := in.X.Type()
	if t == ssa.Float || t == ssa.Double {
		return floatOps[in.Op].Of(x, y)
	}
	r := e.wide(t)
	switch in.Op {
	case ssa.Add, ssa.Sub, ssa.Mul:
		return ivl.WrapTo(r, intOps[in.Op].Of(x, y))
	case ssa.Div:
		if c, ok := in.Y.(*ssa.Const); ok && c.Int != -1 {
			return ivl.Div.As(ivl.IntOf(r), x, y)
		}
		return ivl.WrapTo(r, ivl.Div.Of(x, y)) // MIN / -1 overflows
	case ssa.Rem:
		return ivl.Rem.As(ivl.IntOf(r), x, y)
	case ssa.And, ssa.Or, ssa.Xor: // two's complement operations do not leave the operands' range
		if b := e.booleanOp(in, x, y); b != nil {
			return b
		}
		return intOps[in.Op].As(ivl.IntOf(r), x, y)
	case ssa.Cmp:
		return ivl.Ite.Of(ivl.Lt.Of(x, y), ivl.IntConst(-1, ivl.Int), ivl.Ite.Of(ivl.Eq.Of(x, y), ivl.IntConst(0, ivl.Int), ivl.IntConst(1, ivl.Int)))
	}
	return e.shift(in, x, y)
}

// booleanOp writes &, | and ^ of values that are 0 or 1 as case distinctions,
// which every solver understands; nil if the operands may be other numbers.
func (e *emitter) booleanOp(in *ssa.BinOp, x, y ivl.Term) ivl.Term {
	if !e.span(in.X).within(0, 1) || !e.span(in.Y).within(0, 1) {
		return nil
	}
	u1 := ivl.IntOf(ivl.U1)
	zero, one := ivl.IntConst(0, u1), ivl.IntConst(1, u1)
	is := func(t ivl.Term) ivl.Term { return ivl.Eq.Of(t, one) }
	switch in.Op {
	case ssa.And:
		return ivl.Ite.As(u1, ivl.And.Of(is(x), is(y)), one, zero)
	case ssa.Or:
		return ivl.Ite.As(u1, ivl.Or.Of(is(x), is(y)), one, zero)
	default:
		return ivl.Ite.As(u1, ivl.Eq.Of(x, y), zero, one)
	}
}

// shift emits a shift. The distance is the low five bits of an int's, six of
// a long's second operand (JLS §15.19).
func (e *emitter) shift(in *ssa.BinOp, x, y ivl.Term) ivl.Term {
	mask, width := int64(31), ivl.I32
	if in.X.Type() == ssa.Long {
		mask, width = 63, ivl.I64
	}
	dist := ivl.Term(ivl.BitAnd.As(ivl.Int, y, ivl.IntConst(mask, ivl.Int)))
	if c, ok := in.Y.(*ssa.Const); ok {
		dist = ivl.IntConst(c.Int&mask, ivl.Int)
	}
	switch in.Op {
	case ssa.Shl:
		return ivl.WrapTo(e.wide(in.X.Type()), ivl.Shl.Of(x, dist))
	case ssa.Shr:
		return ivl.Shr.As(ivl.IntOf(e.wide(in.X.Type())), x, dist)
	}
	// A logical shift looks at the bits of a number of fixed width; an
	// unbounded integer is truncated to it first.
	if e.wide(in.X.Type()) == ivl.Z {
		x = ivl.WrapTo(width, x)
	}
	if width == ivl.I64 {
		return ivl.Ushr64.Of(x, dist)
	}
	return ivl.Ushr32.Of(x, dist)
}

// negate returns the term of a Neg.
func (e *emitter) negate(in *ssa.Neg) ivl.Term {
	x := e.value(in.X)
	t := in.X.Type()
	if t == ssa.Float || t == ssa.Double {
		return ivl.FNeg.Of(x)
	}
	return ivl.WrapTo(e.wide(t), ivl.Neg.Of(x))
}

// convert returns the term of a conversion (JLS §5.1.2, §5.1.3). Narrowing
// truncates also with unbounded integers, because the program requires it.
func (e *emitter) convert(in *ssa.Convert) ivl.Term {
	x := e.value(in.X)
	from := in.X.Type()
	floating := from == ssa.Float || from == ssa.Double
	switch in.To {
	case ssa.Float:
		return ivl.ToF.Of(x)
	case ssa.Double:
		return ivl.ToD.Of(x)
	case ssa.Int:
		if floating {
			return ivl.ToInt(ivl.I32, x)
		}
		return ivl.WrapTo(ivl.I32, x)
	case ssa.Long:
		if floating {
			return ivl.ToInt(ivl.I64, x)
		}
		return x
	}
	r := e.w.typeOf(string(in.To)).Range
	if r.Includes(x.Type().Range) {
		return x
	}
	if lit, ok := x.(*ivl.IntLit); ok {
		if lo, hi, ok := r.Bounds(); ok && e.span(in.X).within(lo, hi) {
			return lit
		}
	}
	return ivl.WrapTo(r, x)
}
