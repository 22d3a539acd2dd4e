package ivl

import "math/big"

// EvalInt computes an integer operator exactly. It returns nil if op is not an
// integer operator or is not defined for the arguments.
func EvalInt(op Op, typ Type, v []*big.Int) *big.Int {
	r := new(big.Int)
	switch op {
	case Add:
		return r.Add(v[0], v[1])
	case Sub:
		return r.Sub(v[0], v[1])
	case Mul:
		return r.Mul(v[0], v[1])
	case Neg:
		return r.Neg(v[0])
	case Div:
		if v[1].Sign() == 0 {
			return r
		}
		return r.Quo(v[0], v[1])
	case Rem:
		if v[1].Sign() == 0 {
			return r
		}
		return r.Rem(v[0], v[1])
	case Wrap:
		return typ.Range.Wrap(v[0])
	case BitAnd:
		return r.And(v[0], v[1])
	case BitOr:
		return r.Or(v[0], v[1])
	case BitXor:
		return r.Xor(v[0], v[1])
	case Shl, Shr, Ushr64:
		if !v[1].IsInt64() || v[1].Int64() < 0 || v[1].Int64() > 63 {
			return nil
		}
		return evalShift(op, v[0], uint(v[1].Int64()))
	case Ushr32:
		if !v[1].IsInt64() || v[1].Int64() < 0 || v[1].Int64() > 31 || !I32.Has(v[0]) {
			return nil
		}
		return evalShift(op, v[0], uint(v[1].Int64()))
	}
	return nil
}

func evalShift(op Op, a *big.Int, s uint) *big.Int {
	switch op {
	case Shl:
		return new(big.Int).Lsh(a, s)
	case Shr:
		return new(big.Int).Rsh(a, s)
	case Ushr32:
		return big.NewInt(int64(int32(uint32(int32(a.Int64())) >> s)))
	case Ushr64:
		if !I64.Has(a) {
			return nil
		}
		return big.NewInt(int64(uint64(a.Int64()) >> s))
	}
	panic("BUG: not a shift")
}

// Has reports whether v is in range r.
func (r Range) Has(v *big.Int) bool {
	lo, hi, ok := r.Bounds()
	return !ok || v.Cmp(big.NewInt(lo)) >= 0 && v.Cmp(big.NewInt(hi)) <= 0
}

// Wrap truncates v to range r as two's complement does.
func (r Range) Wrap(v *big.Int) *big.Int {
	lo, hi, ok := r.Bounds()
	if !ok || r.Has(v) {
		return v
	}
	low := big.NewInt(lo)
	size := new(big.Int).Sub(big.NewInt(hi), low)
	size.Add(size, big.NewInt(1))
	d := new(big.Int).Sub(v, low)
	d.Mod(d, size)
	return d.Add(d, low)
}
