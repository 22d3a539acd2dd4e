package transforms

import (
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// foldInt folds the integer operators: to a literal when all arguments are
// literals, otherwise by identities.
func foldInt(t *ivl.App) ivl.Term {
	vals := make([]*big.Int, len(t.Args))
	all := true
	for i, a := range t.Args {
		if l, ok := a.(*ivl.IntLit); ok {
			vals[i] = l.V
		} else {
			all = false
		}
	}
	if all {
		if v := ivl.EvalInt(t.Op, t.Typ, vals); v != nil {
			return ivl.BigConst(v, t.Typ)
		}
		return nil
	}
	if t.Op == ivl.Wrap {
		return foldWrap(t)
	}
	if len(t.Args) == 2 {
		return foldIdentity(t, vals[0], vals[1])
	}
	if inner, ok := t.Args[0].(*ivl.App); ok && t.Op == ivl.Neg && inner.Op == ivl.Neg {
		return inner.Args[0]
	}
	return nil
}

// foldWrap drops a wrap that changes nothing, and joins two.
func foldWrap(t *ivl.App) ivl.Term {
	a := t.Args[0]
	if a.Type().Sort == ivl.IntSort && t.Typ.Range.Includes(a.Type().Range) {
		return a
	}
	u, ok := a.(*ivl.App)
	if !ok {
		return nil
	}
	switch u.Op {
	case ivl.Wrap:
		// Truncating to more bits first makes no difference; U1 and U16
		// count as 1 and 16 bits.
		if rangeBits(u.Typ.Range) >= rangeBits(t.Typ.Range) {
			return ivl.Wrap.As(t.Typ, u.Args[0])
		}
	case ivl.Ite:
		x, y := foldNode(ivl.Wrap.As(t.Typ, u.Args[1])), foldNode(ivl.Wrap.As(t.Typ, u.Args[2]))
		if isLiteral(x) || isLiteral(y) {
			return ivl.Ite.As(t.Typ, u.Args[0], x, y)
		}
	case ivl.Add:
		// wrap(wrap(x + c) + d) is wrap(x + (c + d))
		c, okC := u.Args[1].(*ivl.IntLit)
		w, okW := u.Args[0].(*ivl.App)
		if !okC || !okW || w.Op != ivl.Wrap || rangeBits(w.Typ.Range) < rangeBits(t.Typ.Range) {
			return nil
		}
		if s, ok := w.Args[0].(*ivl.App); ok && s.Op == ivl.Add {
			if d, ok := s.Args[1].(*ivl.IntLit); ok {
				sum := ivl.BigConst(new(big.Int).Add(c.V, d.V), ivl.IntZ)
				return foldNode(ivl.Wrap.As(t.Typ, foldNode(ivl.Add.Of(s.Args[0], sum))))
			}
		}
	}
	return nil
}

func rangeBits(r ivl.Range) int {
	switch r {
	case ivl.U1:
		return 1
	case ivl.I8:
		return 8
	case ivl.I16, ivl.U16:
		return 16
	case ivl.I32:
		return 32
	case ivl.I64:
		return 64
	}
	return 1 << 20
}

// foldIdentity simplifies a binary operator. If an argument is a literal, x or
// y is its value.
func foldIdentity(t *ivl.App, x, y *big.Int) ivl.Term {
	a, b := t.Args[0], t.Args[1]
	is := func(v *big.Int, n int64) bool { return v != nil && v.IsInt64() && v.Int64() == n }
	zero := ivl.IntConst(0, t.Typ)
	switch t.Op {
	case ivl.Add:
		if is(x, 0) {
			return b
		}
		if is(y, 0) {
			return a
		}
		if x != nil {
			return foldNodeAs(t.Typ, ivl.Add, b, a)
		}
		if y != nil {
			return addConst(t, a, y)
		}
	case ivl.Sub:
		if is(y, 0) {
			return a
		}
		if ivl.SameTerm(a, b) {
			return zero
		}
		if y != nil {
			return foldNodeAs(t.Typ, ivl.Add, a, ivl.BigConst(new(big.Int).Neg(y), ivl.IntZ))
		}
	case ivl.Mul:
		switch {
		case is(x, 0) || is(y, 0):
			return zero
		case is(x, 1):
			return b
		case is(y, 1):
			return a
		}
	case ivl.Div:
		if is(y, 1) {
			return a
		}
	case ivl.Rem:
		if is(y, 1) || is(y, -1) {
			return zero
		}
	case ivl.BitAnd, ivl.BitOr, ivl.BitXor:
		return foldBits(t, a, b, x, y)
	case ivl.Shl, ivl.Shr, ivl.Ushr32, ivl.Ushr64:
		if is(y, 0) {
			return a
		}
		if is(x, 0) {
			return zero
		}
	}
	return nil
}

func foldNodeAs(typ ivl.Type, op ivl.Op, args ...ivl.Term) ivl.Term {
	return foldNode(op.As(typ, args...))
}

// addConst joins two additions of constants: (x + c) + y is x + (c + y).
func addConst(t *ivl.App, a ivl.Term, y *big.Int) ivl.Term {
	u, ok := a.(*ivl.App)
	if !ok || u.Op != ivl.Add {
		return nil
	}
	c, ok := u.Args[1].(*ivl.IntLit)
	if !ok {
		return nil
	}
	return foldNodeAs(t.Typ, ivl.Add, u.Args[0], ivl.BigConst(new(big.Int).Add(c.V, y), ivl.IntZ))
}

func foldBits(t *ivl.App, a, b ivl.Term, x, y *big.Int) ivl.Term {
	if x != nil {
		a, b, y = b, a, x
	}
	if y == nil {
		if ivl.SameTerm(a, b) {
			if t.Op == ivl.BitXor {
				return ivl.IntConst(0, t.Typ)
			}
			return a
		}
		return nil
	}
	allOnes := y.IsInt64() && y.Int64() == -1
	switch {
	case y.Sign() == 0 && t.Op == ivl.BitAnd:
		return ivl.IntConst(0, t.Typ)
	case y.Sign() == 0:
		return a
	case allOnes && t.Op == ivl.BitAnd:
		return a
	case allOnes && t.Op == ivl.BitOr:
		return ivl.IntConst(-1, t.Typ)
	}
	return nil
}
