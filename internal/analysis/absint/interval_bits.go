package absint

import (
	"math"
	"math/big"
	"math/bits"
)

// bitWidth returns the least n such that every element is in -2^n … 2^n-1, at
// most 64.
func (a Interval) bitWidth() int {
	if !a.Finite() {
		return 64
	}
	w := func(v int64) int {
		if v < 0 {
			v = ^v
		}
		return bits.Len64(uint64(v))
	}
	return max(w(a.Lo), w(a.Hi))
}

// signed returns -2^n … 2^n-1.
func signed(n int) Interval {
	if n >= 63 {
		if n > 63 {
			return allInts
		}
		return Between(math.MinInt64, math.MaxInt64)
	}
	return Between(-1<<n, 1<<n-1)
}

// bitAnd bounds the bitwise and of infinite two's complement numbers.
func (a Interval) bitAnd(b Interval) Interval {
	r := a.and(b)
	for range 2 {
		if m, ok := b.Constant(); ok && m >= 0 && m < maxModulus && m&(m+1) == 0 { // the remainder by m+1
			return r.in(a.class().modulo(m + 1))
		}
		a, b = b, a
	}
	return r.in(classOf(1<<max(a.class().zeros(), b.class().zeros()), 0))
}

// and bounds a bitwise and.
func (a Interval) and(b Interval) Interval {
	if x, ok := a.Constant(); ok {
		if y, ok := b.Constant(); ok {
			return Exactly(x & y)
		}
	}
	switch {
	case a.NonNegative() && b.NonNegative():
		r := Interval{Lo: 0, HiInf: a.HiInf && b.HiInf}
		if !a.HiInf {
			r.Hi = a.Hi
		}
		if !b.HiInf && (a.HiInf || b.Hi < r.Hi) {
			r.Hi = b.Hi
		}
		return r
	case a.NonNegative():
		return Interval{Lo: 0, Hi: a.Hi, HiInf: a.HiInf}
	case b.NonNegative():
		return Interval{Lo: 0, Hi: b.Hi, HiInf: b.HiInf}
	}
	return signed(max(a.bitWidth(), b.bitWidth()))
}

// bitOr bounds the bitwise or.
func (a Interval) bitOr(b Interval) Interval {
	if x, ok := a.Constant(); ok {
		if y, ok := b.Constant(); ok {
			return Exactly(x | y)
		}
	}
	r := signed(max(a.bitWidth(), b.bitWidth()))
	switch {
	case a.NonNegative() && b.NonNegative():
		r = r.meet(atLeast(max(a.Lo, b.Lo)))
	case a.negative() && b.negative():
		r = r.meet(Interval{Lo: max(a.Lo, b.Lo), LoInf: a.LoInf && b.LoInf, Hi: -1})
		if a.LoInf != b.LoInf {
			r = signed(64).meet(atMost(-1))
		}
	case a.negative() || b.negative():
		r = r.meet(atMost(-1))
	}
	return r.in(classOf(1<<min(a.class().zeros(), b.class().zeros()), 0))
}

// bitXor bounds the bitwise exclusive or.
func (a Interval) bitXor(b Interval) Interval {
	if x, ok := a.Constant(); ok {
		if y, ok := b.Constant(); ok {
			return Exactly(x ^ y)
		}
	}
	r := signed(max(a.bitWidth(), b.bitWidth()))
	switch {
	case a.NonNegative() && b.NonNegative(), a.negative() && b.negative():
		r = r.meet(atLeast(0))
	case a.NonNegative() && b.negative(), a.negative() && b.NonNegative():
		r = r.meet(atMost(-1))
	}
	return r.in(classOf(1<<min(a.class().zeros(), b.class().zeros()), 0))
}

// shl is a * 2^s for s in 0 … 63.
func (a Interval) shl(s Interval) Interval {
	s = s.meet(Between(0, 63))
	if s.empty() {
		return allInts
	}
	class := classOf(1<<min(s.Lo, 61), 0)
	if k, ok := s.Constant(); ok && k < 62 {
		class = a.class().mul(congruence{rem: 1 << k})
	}
	if !a.Finite() {
		if a.NonNegative() {
			return atLeast(0).in(class)
		}
		return allInts.in(class)
	}
	return corners(a, s, func(x, y *big.Int) *big.Int { return x.Lsh(x, uint(y.Int64())) }).in(class)
}

// shr is floor(a / 2^s) for s in 0 … 63.
func (a Interval) shr(s Interval) Interval {
	s = s.meet(Between(0, 63))
	if s.empty() {
		return allInts
	}
	class := anyClass
	if k, ok := s.Constant(); ok && k < 62 {
		class, _ = a.class().quotient(1 << k)
	}
	if !a.Finite() {
		if a.NonNegative() {
			return atLeast(0).in(class)
		}
		return allInts.in(class)
	}
	return corners(a, s, func(x, y *big.Int) *big.Int { return x.Rsh(x, uint(y.Int64())) }).in(class)
}

// ushr is the logical shift of numbers with width bits.
func (a Interval) ushr(s Interval, width int) Interval {
	full := signed(width - 1)
	s = s.meet(Between(0, int64(width-1)))
	if s.empty() {
		return full
	}
	if a.NonNegative() {
		return a.shr(s).meet(full)
	}
	if s.Lo >= 1 {
		return Between(0, math.MaxInt64>>(63-int64(width)+s.Lo))
	}
	return full
}
