package transforms

import (
	"math"
	"math/big"
	"math/bits"

	"github.com/jayverify/jayverify/ivl"
)

// interval is a set of integers between two bounds, all of them or those in one
// congruence. A bound beyond 64 bits counts as infinite, which only makes the
// set larger. Bounds are elements; an interval of one element has no congruence.
// The zero interval is {0}.
type interval struct {
	lo, hi       int64
	loInf, hiInf bool  // no least, no greatest element; lo, hi are 0 then
	mod, residue int64 // see congruence; mod 0 says nothing
}

var allInts = interval{loInf: true, hiInf: true}

// nothing is an interval without elements.
var nothing = interval{lo: 1, hi: 0}

func exactly(v int64) interval { return interval{lo: v, hi: v} }

func between(lo, hi int64) interval { return interval{lo: lo, hi: hi} }

func atLeast(lo int64) interval { return interval{lo: lo, hiInf: true} }

func atMost(hi int64) interval { return interval{hi: hi, loInf: true} }

func bigInterval(v *big.Int) interval {
	if v.IsInt64() {
		return exactly(v.Int64())
	}
	if v.Sign() > 0 {
		return interval{lo: math.MaxInt64, hiInf: true}
	}
	return interval{hi: math.MinInt64, loInf: true}
}

func typeInterval(t ivl.Type) interval {
	lo, hi, ok := t.Range.Bounds()
	if !ok {
		return allInts
	}
	return between(lo, hi)
}

// empty reports whether a meet left nothing.
func (a interval) empty() bool { return !a.loInf && !a.hiInf && a.lo > a.hi }

// constant returns the only element.
func (a interval) constant() (v int64, ok bool) {
	return a.lo, !a.loInf && !a.hiInf && a.lo == a.hi
}

func (a interval) has(v int64) bool {
	return (a.loInf || a.lo <= v) && (a.hiInf || v <= a.hi) && (a.mod == 0 || a.class().has(v))
}

func (a interval) within(b interval) bool {
	return (b.loInf || !a.loInf && a.lo >= b.lo) && (b.hiInf || !a.hiInf && a.hi <= b.hi) && (b.mod == 0 || a.class().within(b.class()))
}

func (a interval) join(b interval) interval {
	r := interval{loInf: a.loInf || b.loInf, hiInf: a.hiInf || b.hiInf}
	if !r.loInf {
		r.lo = min(a.lo, b.lo)
	}
	if !r.hiInf {
		r.hi = max(a.hi, b.hi)
	}
	return r.in(a.class().join(b.class()))
}

func (a interval) meet(b interval) interval {
	r := a
	if a.loInf || !b.loInf && b.lo > a.lo {
		r.lo, r.loInf = b.lo, b.loInf
	}
	if a.hiInf || !b.hiInf && b.hi < a.hi {
		r.hi, r.hiInf = b.hi, b.hiInf
	}
	if a.mod == 0 && b.mod == 0 {
		return r
	}
	c, some := a.class().meet(b.class())
	if !some {
		return nothing
	}
	return r.in(c)
}

// nonNegative reports that there is no negative element.
func (a interval) nonNegative() bool { return !a.loInf && a.lo >= 0 }

func (a interval) negative() bool { return !a.hiInf && a.hi < 0 }

func (a interval) neg() interval { return exactly(0).sub(a) }

func (a interval) add(b interval) interval {
	r := interval{loInf: a.loInf || b.loInf, hiInf: a.hiInf || b.hiInf}
	if !r.loInf {
		r.lo, r.loInf = addLow(a.lo, b.lo)
	}
	if !r.hiInf {
		r.hi, r.hiInf = addHigh(a.hi, b.hi)
	}
	return r.in(a.class().add(b.class()))
}

// addLow adds lower bounds: a sum that is too large is rounded down to 64 bits,
// one that is too small is infinite. addHigh does it the other way round.
func addLow(a, b int64) (sum int64, inf bool) {
	s := a + b
	if (s > a) == (b > 0) {
		return s, false
	}
	if b > 0 {
		return math.MaxInt64, false
	}
	return 0, true
}

func addHigh(a, b int64) (sum int64, inf bool) {
	s := a + b
	if (s > a) == (b > 0) {
		return s, false
	}
	if b < 0 {
		return math.MinInt64, false
	}
	return 0, true
}

func (a interval) sub(b interval) interval {
	r := interval{loInf: a.loInf || b.hiInf, hiInf: a.hiInf || b.loInf}
	if !r.loInf {
		d := a.lo - b.hi
		switch {
		case (d < a.lo) == (b.hi > 0):
			r.lo = d
		case b.hi < 0: // too large: rounded down
			r.lo = math.MaxInt64
		default:
			r.loInf = true
		}
	}
	if !r.hiInf {
		d := a.hi - b.lo
		switch {
		case (d < a.hi) == (b.lo > 0):
			r.hi = d
		case b.lo > 0: // too small: rounded up
			r.hi = math.MinInt64
		default:
			r.hiInf = true
		}
	}
	return r.in(a.class().add(b.class().neg()))
}

// finite reports that both bounds are numbers.
func (a interval) finite() bool { return !a.loInf && !a.hiInf }

// corners applies a function that is monotone in each argument to the four
// combinations of bounds and returns the hull.
func corners(a, b interval, f func(x, y *big.Int) *big.Int) interval {
	var r interval
	first := true
	for _, x := range []int64{a.lo, a.hi} {
		for _, y := range []int64{b.lo, b.hi} {
			v := bigInterval(f(big.NewInt(x), big.NewInt(y)))
			if first {
				r, first = v, false
			} else {
				r = r.join(v).in(anyClass)
			}
		}
	}
	return r
}

func (a interval) mul(b interval) interval {
	return a.product(b).in(a.class().mul(b.class()))
}

// product bounds a product.
func (a interval) product(b interval) interval {
	if a.finite() && b.finite() {
		return corners(a, b, func(x, y *big.Int) *big.Int { return x.Mul(x, y) })
	}
	switch {
	case a.nonNegative() && b.nonNegative():
		return atLeast(mulLow(a.lo, b.lo))
	case a == exactly(0) || b == exactly(0):
		return exactly(0)
	}
	return allInts
}

func mulLow(a, b int64) int64 {
	h, l := bits.Mul64(uint64(a), uint64(b))
	if h != 0 || l > math.MaxInt64 {
		return math.MaxInt64
	}
	return int64(l)
}

// div is Java's division, 0 for divisor 0.
func (a interval) div(b interval) interval {
	r := a.ratio(b)
	if k, ok := b.constant(); ok && k > 0 {
		if q, exact := a.class().quotient(k); exact || a.nonNegative() {
			return r.in(q)
		}
	}
	return r
}

// ratio bounds a quotient.
func (a interval) ratio(b interval) interval {
	if !a.finite() {
		if a.nonNegative() && b.nonNegative() {
			return atLeast(0)
		}
		return allInts
	}
	var r interval
	first := true
	part := func(lo, hi int64) {
		p := b.meet(between(lo, hi))
		if p.empty() {
			return
		}
		v := corners(a, p, func(x, y *big.Int) *big.Int { return x.Quo(x, y) })
		if first {
			r, first = v, false
		} else {
			r = r.join(v)
		}
	}
	part(math.MinInt64, -1)
	part(1, math.MaxInt64)
	if b.has(0) || b.loInf || b.hiInf {
		if first {
			return exactly(0)
		}
		r = r.join(exactly(0))
	}
	return r
}

// rem is Java's remainder, 0 for divisor 0: the sign of the dividend, and less
// than the divisor.
func (a interval) rem(b interval) interval {
	if a.finite() && a.lo == a.hi && b.finite() && b.lo == b.hi {
		if b.lo == 0 {
			return exactly(0)
		}
		return bigInterval(new(big.Int).Rem(big.NewInt(a.lo), big.NewInt(b.lo)))
	}
	r := allInts
	if b.finite() && b.lo != math.MinInt64 {
		m := max(b.hi, -b.lo, 1) - 1
		if b.hi < 0 {
			m = max(-b.lo, 1) - 1
		}
		r = between(-m, m)
	}
	// |r| ≤ |a| and the sign is a's
	bound := a.in(anyClass).join(exactly(0)).in(anyClass)
	r = r.meet(bound)
	if k, ok := b.constant(); ok && k != 0 && k != math.MinInt64 {
		return r.in(a.class().modulo(max(k, -k)))
	}
	return r
}

// widen moves a bound of a that b exceeds to the next threshold outward.
// steps is sorted.
func (a interval) widen(b interval, steps []int64) interval {
	r := a.join(b)
	class := r.class()
	if r.loInf != a.loInf || r.lo != a.lo {
		lo, inf := int64(0), true
		for _, s := range steps {
			if !r.loInf && s <= r.lo {
				lo, inf = s, false
			}
		}
		r.lo, r.loInf = lo, inf
	}
	if r.hiInf != a.hiInf || r.hi != a.hi {
		hi, inf := int64(0), true
		for i := len(steps) - 1; i >= 0; i-- {
			if !r.hiInf && steps[i] >= r.hi {
				hi, inf = steps[i], false
			}
		}
		r.hi, r.hiInf = hi, inf
	}
	return r.in(class)
}
