package ivl

import "math/big"

// ival is the set of integers from lo to hi; nil means that there is no bound.
type ival struct{ lo, hi *big.Int }

var anyInt = ival{}

func ivalOf(lo, hi int64) ival { return ival{big.NewInt(lo), big.NewInt(hi)} }

func (v ival) bounded() bool { return v.lo != nil && v.hi != nil }

// within reports whether v is inside range r.
func (v ival) within(r Range) bool {
	lo, hi, ok := r.Bounds()
	return !ok || v.inside(lo, hi)
}

func (v ival) inside(lo, hi int64) bool {
	return v.bounded() && v.lo.IsInt64() && v.hi.IsInt64() && lo <= v.lo.Int64() && v.hi.Int64() <= hi
}

func rangeIval(r Range) ival {
	lo, hi, ok := r.Bounds()
	if !ok {
		return anyInt
	}
	return ivalOf(lo, hi)
}

// hull is the least interval with all the numbers, anyInt when there is a nil.
func hull(ns ...*big.Int) ival {
	v := ival{ns[0], ns[0]}
	for _, n := range ns {
		if n == nil {
			return anyInt
		}
		if n.Cmp(v.lo) < 0 {
			v.lo = n
		}
		if n.Cmp(v.hi) > 0 {
			v.hi = n
		}
	}
	return v
}

// interval bounds the integer term t from the ranges of its variables alone. It
// does not use App.Typ, which may be wrong.
func (c *compiler) interval(t Term) ival {
	if v, ok := c.ivals[t]; ok {
		return v
	}
	v := c.newInterval(t)
	if v.bounded() && max(v.lo.BitLen(), v.hi.BitLen()) > 1024 {
		v = anyInt // such bounds are useless, and products of products would fill the memory
	}
	c.ivals[t] = v
	return v
}

func (c *compiler) newInterval(t Term) ival {
	switch t := t.(type) {
	case *IntLit:
		return ival{t.V, t.V}
	case *Var:
		return rangeIval(t.Typ.Range)
	case *Proj:
		switch t.Comp {
		case CompLength:
			return ivalOf(0, 1<<31-1)
		case CompField:
			return rangeIval(t.Field.Type.Range)
		}
		return rangeIval(I64)
	case *App:
		return c.appInterval(t)
	}
	return anyInt
}

func (c *compiler) appInterval(t *App) ival {
	switch t.Op {
	case Wrap, FToI, FBits:
		return rangeIval(t.Typ.Range)
	case Ushr32:
		return rangeIval(I32)
	case Ushr64:
		return rangeIval(I64)
	case FCmpL, FCmpG:
		return ivalOf(-1, 1)
	case Ite:
		a, b := c.interval(t.Args[1]), c.interval(t.Args[2])
		return hull(a.lo, a.hi, b.lo, b.hi)
	}
	a := c.interval(t.Args[0])
	if !a.bounded() {
		return anyInt
	}
	if t.Op == Neg {
		return ival{new(big.Int).Neg(a.hi), new(big.Int).Neg(a.lo)}
	}
	b := c.interval(t.Args[1])
	zero := new(big.Int)
	switch t.Op {
	case Shr:
		return hull(a.lo, a.hi, zero)
	case Div:
		return hull(a.lo, a.hi, new(big.Int).Neg(a.lo), new(big.Int).Neg(a.hi), zero)
	case Rem:
		return hull(a.lo, a.hi, zero)
	}
	if !b.bounded() {
		return anyInt
	}
	switch t.Op {
	case Add:
		return ival{new(big.Int).Add(a.lo, b.lo), new(big.Int).Add(a.hi, b.hi)}
	case Sub:
		return ival{new(big.Int).Sub(a.lo, b.hi), new(big.Int).Sub(a.hi, b.lo)}
	case Mul:
		mul := func(x, y *big.Int) *big.Int { return new(big.Int).Mul(x, y) }
		return hull(mul(a.lo, b.lo), mul(a.lo, b.hi), mul(a.hi, b.lo), mul(a.hi, b.hi))
	case BitAnd, BitOr, BitXor:
		return bitInterval(t.Op, a, b)
	case Shl:
		if b.inside(0, 63) {
			s := uint(b.hi.Int64())
			return hull(new(big.Int).Lsh(a.lo, s), new(big.Int).Lsh(a.hi, s), a.lo, a.hi)
		}
	}
	return anyInt
}

// bitInterval: the result of a bit operator needs no more two's-complement
// digits than the longer operand, and is not negative when both are not; an
// and with a number that is not negative is at most that number.
func bitInterval(op Op, a, b ival) ival {
	aNat, bNat := a.lo.Sign() >= 0, b.lo.Sign() >= 0
	if op == BitAnd && (aNat || bNat) {
		switch {
		case !bNat || aNat && a.hi.Cmp(b.hi) < 0:
			return ival{new(big.Int), a.hi}
		default:
			return ival{new(big.Int), b.hi}
		}
	}
	n := 0
	for _, x := range []*big.Int{a.lo, a.hi, b.lo, b.hi} {
		n = max(n, x.BitLen())
	}
	bound := new(big.Int).Lsh(big.NewInt(1), uint(n))
	if aNat && bNat {
		return ival{new(big.Int), new(big.Int).Sub(bound, big.NewInt(1))}
	}
	return ival{new(big.Int).Neg(bound), new(big.Int).Sub(bound, big.NewInt(1))}
}
