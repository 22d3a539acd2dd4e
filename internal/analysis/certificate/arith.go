package certificate

import (
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// The rules for operators on integers. Each returns a set that has f(x, y) for
// all x of a and y of b.

var allInts = ints(nil, nil)

func plus(a, b *big.Int) *big.Int {
	if a == nil || b == nil {
		return nil
	}
	return new(big.Int).Add(a, b)
}

func add(a, b *Set) *Set {
	m, r := a.class()
	n, q := b.class()
	return ints(plus(a.Lo, b.Lo), plus(a.Hi, b.Hi)).leaving(m.GCD(nil, nil, m, n), new(big.Int).Add(r, q))
}

func negate(a *Set) *Set {
	r := ints(nil, nil)
	if a.Hi != nil {
		r.Lo = new(big.Int).Neg(a.Hi)
	}
	if a.Lo != nil {
		r.Hi = new(big.Int).Neg(a.Lo)
	}
	m, c := a.class()
	return r.leaving(m, new(big.Int).Neg(c))
}

func bounded(a *Set) bool { return a.Lo != nil && a.Hi != nil }

func nonNegative(a *Set) bool { return a.Lo != nil && a.Lo.Sign() >= 0 }

// hull is the least interval with all the numbers.
func hull(ns ...*big.Int) *Set {
	lo, hi := ns[0], ns[0]
	for _, n := range ns[1:] {
		lo, hi = lower(lo, n), upper(hi, n)
	}
	return ints(lo, hi)
}

// multiply uses that a product of intervals lies between products of their ends.
func multiply(a, b *Set) *Set {
	mul := func(x, y *big.Int) *big.Int { return new(big.Int).Mul(x, y) }
	var r *Set
	switch {
	case bounded(a) && bounded(b):
		r = hull(mul(a.Lo, b.Lo), mul(a.Lo, b.Hi), mul(a.Hi, b.Lo), mul(a.Hi, b.Hi))
	case nonNegative(a) && nonNegative(b):
		r = ints(mul(a.Lo, b.Lo), nil)
	default:
		r = allInts
	}
	for range 2 {
		if k := a.constant(); k != nil && k.Sign() != 0 { // k·(mi + r) = (km)i + kr
			m, c := b.class()
			return r.leaving(m.Mul(m, new(big.Int).Abs(k)), mul(c, k))
		}
		a, b = b, a
	}
	return r
}

// divide is Java's division: toward zero, and 0 for divisor 0. The absolute
// value of a quotient is at most that of the dividend.
func divide(a, b *Set) *Set {
	zero := new(big.Int)
	if !bounded(a) {
		if nonNegative(a) && nonNegative(b) {
			return ints(zero, nil)
		}
		return allInts
	}
	if k := b.constant(); k != nil && k.Sign() > 0 {
		return hull(new(big.Int).Quo(a.Lo, k), new(big.Int).Quo(a.Hi, k))
	}
	if nonNegative(b) {
		if k := b.Lo; k.Sign() > 0 { // no divisor gives larger quotients than the least one
			return hull(new(big.Int).Quo(a.Lo, k), new(big.Int).Quo(a.Hi, k), zero)
		}
		return hull(a.Lo, a.Hi, zero)
	}
	return hull(a.Lo, a.Hi, zero, new(big.Int).Neg(a.Lo), new(big.Int).Neg(a.Hi))
}

// remainder is Java's: 0 for divisor 0, otherwise it has the sign of the dividend, its absolute
// value is at most that of the dividend, and less than that of the divisor.
func remainder(a, b *Set) *Set {
	zero, one := new(big.Int), big.NewInt(1)
	if x, y := a.constant(), b.constant(); x != nil && y != nil && y.Sign() != 0 {
		return hull(new(big.Int).Rem(x, y))
	}
	r := &Set{Sort: ivl.IntSort, Lo: a.Lo, Hi: a.Hi}
	if a.Lo != nil && a.Lo.Sign() > 0 {
		r.Lo = zero
	}
	if a.Hi != nil && a.Hi.Sign() < 0 {
		r.Hi = zero
	}
	if bounded(b) {
		most := upper(new(big.Int).Abs(b.Lo), new(big.Int).Abs(b.Hi))
		most = upper(new(big.Int).Sub(most, one), zero)
		r = r.meet(ints(new(big.Int).Neg(most), most))
	}
	if k := b.constant(); k != nil && k.Sign() != 0 {
		m, c := a.class()
		return r.leaving(m.GCD(nil, nil, m, new(big.Int).Abs(k)), c)
	}
	return r
}

// wrap moves elements outside of a range into it, by multiples of its size.
func wrap(a *Set, t ivl.Type) *Set {
	all := typeInts(t)
	if a.within(all) || !bounded(all) {
		return a
	}
	size := new(big.Int).Sub(all.Hi, all.Lo)
	size.Add(size, big.NewInt(1))
	m, c := a.class()
	return all.leaving(m.GCD(nil, nil, m, size), c)
}

// bitwise has what the digits at either end tell of the result of an operator on bits.
func bitwise(op ivl.Op, a, b *Set) *Set {
	if x, y := a.constant(), b.constant(); x != nil && y != nil {
		return hull(ivl.EvalInt(op, ivl.IntZ, []*big.Int{x, y}))
	}
	return bitwiseBounds(op, a, b).leaving(lowBits(op, a, b))
}

// lowBits returns the power of two, and the remainder, that the last digits of the operands give.
func lowBits(op ivl.Op, a, b *Set) (mod, rem *big.Int) {
	knownA, valueA := a.lowDigits()
	knownB, valueB := b.lowDigits()
	rem = new(big.Int)
	n := 0
	for ; n < maxLowBits; n++ {
		knownX, x := n < knownA, valueA.Bit(n)
		knownY, y := n < knownB, valueB.Bit(n)
		var bit uint
		switch {
		case op == ivl.BitAnd && (knownX && x == 0 || knownY && y == 0):
		case op == ivl.BitOr && (knownX && x == 1 || knownY && y == 1):
			bit = 1
		case !knownX || !knownY:
			return new(big.Int).Lsh(big.NewInt(1), uint(n)), rem
		case op == ivl.BitAnd || op == ivl.BitOr: // both are 1, or both are 0
			bit = x
		default:
			bit = x ^ y
		}
		rem.SetBit(rem, n, bit)
	}
	return new(big.Int).Lsh(big.NewInt(1), uint(n)), rem
}

// maxLowBits bounds the digits that lowBits looks at.
const maxLowBits = 62

// lowDigits returns how many last digits are the same in all integers of s, at most maxLowBits, and a
// number that has them.
func (s *Set) lowDigits() (known int, value *big.Int) {
	m, c := s.class()
	if m.Sign() == 0 {
		return maxLowBits, c
	}
	return min(maxLowBits, int(m.TrailingZeroBits())), c
}

// bitwiseBounds uses that the result of an operator on bits needs no more digits than
// the longer operand, and has the sign that the operands' signs give.
func bitwiseBounds(op ivl.Op, a, b *Set) *Set {
	zero, minus := new(big.Int), big.NewInt(-1)
	if op == ivl.BitAnd {
		switch {
		case nonNegative(a) && nonNegative(b) && (a.Hi == nil || b.Hi != nil && b.Hi.Cmp(a.Hi) < 0):
			return ints(zero, b.Hi)
		case nonNegative(a):
			return ints(zero, a.Hi)
		case nonNegative(b):
			return ints(zero, b.Hi)
		}
	}
	if !bounded(a) || !bounded(b) {
		return allInts
	}
	digits := 0
	for _, n := range []*big.Int{a.Lo, a.Hi, b.Lo, b.Hi} {
		if n.Sign() < 0 {
			n = new(big.Int).Not(n) // -2^d … 2^d - 1 have d digits beside the sign
		}
		digits = max(digits, n.BitLen())
	}
	size := new(big.Int).Lsh(big.NewInt(1), uint(digits))
	r := ints(new(big.Int).Neg(size), new(big.Int).Sub(size, big.NewInt(1)))
	negA, negB := a.Hi.Sign() < 0, b.Hi.Sign() < 0
	switch {
	case nonNegative(a) && nonNegative(b):
		r.Lo = zero
		if op == ivl.BitOr {
			r.Lo = upper(a.Lo, b.Lo)
		}
	case op == ivl.BitOr && (negA || negB), op == ivl.BitAnd && negA && negB, op == ivl.BitXor && (negA && nonNegative(b) || negB && nonNegative(a)):
		r.Hi = minus
	case op == ivl.BitXor && negA && negB:
		r.Lo = zero
	}
	return r
}

// shift distinguishes the few amounts by which can be shifted.
func shift(op ivl.Op, a, s *Set) *Set {
	width := int64(64)
	if op == ivl.Ushr32 {
		width = 32
	}
	full := allInts
	if op == ivl.Ushr32 || op == ivl.Ushr64 {
		full = typeInts(ivl.IntOf(map[int64]ivl.Range{32: ivl.I32, 64: ivl.I64}[width]))
	}
	s = s.meet(intsBetween(0, width-1))
	if s.empty() || !bounded(a) {
		if nonNegative(a) {
			return full.meet(ints(new(big.Int), nil))
		}
		return full
	}
	if full != allInts && !nonNegative(a) {
		if s.Lo.Sign() > 0 {
			return ints(new(big.Int), new(big.Int).Rsh(full.Hi, uint(s.Lo.Int64()-1)))
		}
		return full
	}
	move := (*big.Int).Rsh
	if op == ivl.Shl {
		move = (*big.Int).Lsh
	}
	lo, hi := uint(s.Lo.Int64()), uint(s.Hi.Int64())
	r := hull(move(new(big.Int), a.Lo, lo), move(new(big.Int), a.Lo, hi), move(new(big.Int), a.Hi, lo), move(new(big.Int), a.Hi, hi))
	if op == ivl.Shl { // a multiple of 2^lo; with one amount it is a product
		m, c := new(big.Int).Lsh(big.NewInt(1), lo), new(big.Int)
		if lo == hi {
			n, q := a.class()
			m, c = n.Lsh(n, lo), c.Lsh(q, lo)
		}
		return r.leaving(m, c)
	}
	return r
}

// typeInts returns the integers of a type.
func typeInts(t ivl.Type) *Set {
	lo, hi, ok := t.Range.Bounds()
	if !ok {
		return allInts
	}
	return intsBetween(lo, hi)
}
