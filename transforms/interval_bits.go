package transforms

import (
	"math"
	"math/big"
	"math/bits"
)

// bitWidth returns the least n such that every element is in -2^n … 2^n-1,
// 64 when there is none below.
func (a interval) bitWidth() int {
	if !a.finite() {
		return 64
	}
	w := func(v int64) int {
		if v < 0 {
			v = ^v
		}
		return bits.Len64(uint64(v))
	}
	return max(w(a.lo), w(a.hi))
}

// signed returns -2^n … 2^n-1.
func signed(n int) interval {
	if n >= 63 {
		if n > 63 {
			return allInts
		}
		return between(math.MinInt64, math.MaxInt64)
	}
	return between(-1<<n, 1<<n-1)
}

// bitAnd bounds the bitwise and of infinite two's complement numbers.
func (a interval) bitAnd(b interval) interval {
	r := a.and(b)
	for range 2 {
		if m, ok := b.constant(); ok && m >= 0 && m < maxModulus && m&(m+1) == 0 { // the remainder by m+1
			return r.in(a.class().modulo(m + 1))
		}
		a, b = b, a
	}
	return r.in(classOf(1<<max(a.class().zeros(), b.class().zeros()), 0))
}

// and bounds a bitwise and.
func (a interval) and(b interval) interval {
	if x, ok := a.constant(); ok {
		if y, ok := b.constant(); ok {
			return exactly(x & y)
		}
	}
	switch {
	case a.nonNegative() && b.nonNegative():
		r := interval{lo: 0, hiInf: a.hiInf && b.hiInf}
		if !a.hiInf {
			r.hi = a.hi
		}
		if !b.hiInf && (a.hiInf || b.hi < r.hi) {
			r.hi = b.hi
		}
		return r
	case a.nonNegative():
		return interval{lo: 0, hi: a.hi, hiInf: a.hiInf}
	case b.nonNegative():
		return interval{lo: 0, hi: b.hi, hiInf: b.hiInf}
	}
	return signed(max(a.bitWidth(), b.bitWidth()))
}

// bitOr bounds the bitwise or.
func (a interval) bitOr(b interval) interval {
	if x, ok := a.constant(); ok {
		if y, ok := b.constant(); ok {
			return exactly(x | y)
		}
	}
	r := signed(max(a.bitWidth(), b.bitWidth()))
	switch {
	case a.nonNegative() && b.nonNegative():
		r = r.meet(atLeast(max(a.lo, b.lo)))
	case a.negative() && b.negative():
		r = r.meet(interval{lo: max(a.lo, b.lo), loInf: a.loInf && b.loInf, hi: -1})
		if a.loInf != b.loInf {
			r = signed(64).meet(atMost(-1))
		}
	case a.negative() || b.negative():
		r = r.meet(atMost(-1))
	}
	return r.in(classOf(1<<min(a.class().zeros(), b.class().zeros()), 0))
}

// bitXor bounds the bitwise exclusive or.
func (a interval) bitXor(b interval) interval {
	if x, ok := a.constant(); ok {
		if y, ok := b.constant(); ok {
			return exactly(x ^ y)
		}
	}
	r := signed(max(a.bitWidth(), b.bitWidth()))
	switch {
	case a.nonNegative() && b.nonNegative(), a.negative() && b.negative():
		r = r.meet(atLeast(0))
	case a.nonNegative() && b.negative(), a.negative() && b.nonNegative():
		r = r.meet(atMost(-1))
	}
	return r.in(classOf(1<<min(a.class().zeros(), b.class().zeros()), 0))
}

// shl is a * 2^s for s in 0 … 63.
func (a interval) shl(s interval) interval {
	s = s.meet(between(0, 63))
	if s.empty() {
		return allInts
	}
	class := classOf(1<<min(s.lo, 61), 0)
	if k, ok := s.constant(); ok && k < 62 {
		class = a.class().mul(congruence{rem: 1 << k})
	}
	if !a.finite() {
		if a.nonNegative() {
			return atLeast(0).in(class)
		}
		return allInts.in(class)
	}
	return corners(a, s, func(x, y *big.Int) *big.Int { return x.Lsh(x, uint(y.Int64())) }).in(class)
}

// shr is floor(a / 2^s) for s in 0 … 63.
func (a interval) shr(s interval) interval {
	s = s.meet(between(0, 63))
	if s.empty() {
		return allInts
	}
	class := anyClass
	if k, ok := s.constant(); ok && k < 62 {
		class, _ = a.class().quotient(1 << k)
	}
	if !a.finite() {
		if a.nonNegative() {
			return atLeast(0).in(class)
		}
		return allInts.in(class)
	}
	return corners(a, s, func(x, y *big.Int) *big.Int { return x.Rsh(x, uint(y.Int64())) }).in(class)
}

// ushr is the logical shift of numbers with width bits.
func (a interval) ushr(s interval, width int) interval {
	full := signed(width - 1)
	s = s.meet(between(0, int64(width-1)))
	if s.empty() {
		return full
	}
	if a.nonNegative() {
		return a.shr(s).meet(full)
	}
	if s.lo >= 1 {
		return between(0, math.MaxInt64>>(63-int64(width)+s.lo))
	}
	return full
}
