package absint

import (
	"math"
	"math/big"
	"math/bits"

	"github.com/jayverify/jayverify/ivl"
)

// Interval is a set of integers between two bounds, all of them or those in one
// congruence. A bound beyond 64 bits counts as infinite, which only makes the
// set larger. Bounds are elements; an interval of one element has no congruence.
// The zero interval is {0}.
type Interval struct {
	Lo, Hi       int64
	LoInf, HiInf bool  // no least, no greatest element; lo, hi are 0 then
	mod, residue int64 // see congruence; mod 0 says nothing
}

var allInts = Interval{LoInf: true, HiInf: true}

// nothing is the empty interval.
var nothing = Interval{Lo: 1, Hi: 0}

// Exactly returns the interval of v alone.
func Exactly(v int64) Interval { return Interval{Lo: v, Hi: v} }

// Between returns the integers from lo to hi.
func Between(lo, hi int64) Interval { return Interval{Lo: lo, Hi: hi} }

func atLeast(lo int64) Interval { return Interval{Lo: lo, HiInf: true} }

func atMost(hi int64) Interval { return Interval{Hi: hi, LoInf: true} }

func bigInterval(v *big.Int) Interval {
	if v.IsInt64() {
		return Exactly(v.Int64())
	}
	if v.Sign() > 0 {
		return Interval{Lo: math.MaxInt64, HiInf: true}
	}
	return Interval{Hi: math.MinInt64, LoInf: true}
}

// TypeInterval returns the integers of type t.
func TypeInterval(t ivl.Type) Interval {
	lo, hi, ok := t.Range.Bounds()
	if !ok {
		return allInts
	}
	return Between(lo, hi)
}

// empty reports whether a meet has no elements.
func (a Interval) empty() bool { return !a.LoInf && !a.HiInf && a.Lo > a.Hi }

// Constant returns the only element.
func (a Interval) Constant() (v int64, ok bool) {
	return a.Lo, !a.LoInf && !a.HiInf && a.Lo == a.Hi
}

func (a Interval) has(v int64) bool {
	return (a.LoInf || a.Lo <= v) && (a.HiInf || v <= a.Hi) && (a.mod == 0 || a.class().has(v))
}

// Within reports whether a is a subset of b.
func (a Interval) Within(b Interval) bool {
	return (b.LoInf || !a.LoInf && a.Lo >= b.Lo) && (b.HiInf || !a.HiInf && a.Hi <= b.Hi) && (b.mod == 0 || a.class().within(b.class()))
}

func (a Interval) join(b Interval) Interval {
	r := Interval{LoInf: a.LoInf || b.LoInf, HiInf: a.HiInf || b.HiInf}
	if !r.LoInf {
		r.Lo = min(a.Lo, b.Lo)
	}
	if !r.HiInf {
		r.Hi = max(a.Hi, b.Hi)
	}
	return r.in(a.class().join(b.class()))
}

func (a Interval) meet(b Interval) Interval {
	r := a
	if a.LoInf || !b.LoInf && b.Lo > a.Lo {
		r.Lo, r.LoInf = b.Lo, b.LoInf
	}
	if a.HiInf || !b.HiInf && b.Hi < a.Hi {
		r.Hi, r.HiInf = b.Hi, b.HiInf
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

// NonNegative reports that there is no negative element.
func (a Interval) NonNegative() bool { return !a.LoInf && a.Lo >= 0 }

func (a Interval) negative() bool { return !a.HiInf && a.Hi < 0 }

func (a Interval) neg() Interval { return Exactly(0).sub(a) }

func (a Interval) add(b Interval) Interval {
	r := Interval{LoInf: a.LoInf || b.LoInf, HiInf: a.HiInf || b.HiInf}
	if !r.LoInf {
		r.Lo, r.LoInf = addLow(a.Lo, b.Lo)
	}
	if !r.HiInf {
		r.Hi, r.HiInf = addHigh(a.Hi, b.Hi)
	}
	return r.in(a.class().add(b.class()))
}

// addLow adds lower bounds: a sum that is too large is rounded down to 64 bits,
// one that is too small is infinite. addHigh is the same for upper bounds.
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

func (a Interval) sub(b Interval) Interval {
	r := Interval{LoInf: a.LoInf || b.HiInf, HiInf: a.HiInf || b.LoInf}
	if !r.LoInf {
		d := a.Lo - b.Hi
		switch {
		case (d < a.Lo) == (b.Hi > 0):
			r.Lo = d
		case b.Hi < 0: // too large: rounded down
			r.Lo = math.MaxInt64
		default:
			r.LoInf = true
		}
	}
	if !r.HiInf {
		d := a.Hi - b.Lo
		switch {
		case (d < a.Hi) == (b.Lo > 0):
			r.Hi = d
		case b.Lo > 0: // too small: rounded up
			r.Hi = math.MinInt64
		default:
			r.HiInf = true
		}
	}
	return r.in(a.class().add(b.class().neg()))
}

// Finite reports that both bounds are numbers.
func (a Interval) Finite() bool { return !a.LoInf && !a.HiInf }

// corners applies a function that is monotone in each argument to the four
// combinations of bounds and returns the hull.
func corners(a, b Interval, f func(x, y *big.Int) *big.Int) Interval {
	var r Interval
	first := true
	for _, x := range []int64{a.Lo, a.Hi} {
		for _, y := range []int64{b.Lo, b.Hi} {
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

func (a Interval) mul(b Interval) Interval {
	return a.product(b).in(a.class().mul(b.class()))
}

// product bounds a product.
func (a Interval) product(b Interval) Interval {
	if a.Finite() && b.Finite() {
		return corners(a, b, func(x, y *big.Int) *big.Int { return x.Mul(x, y) })
	}
	switch {
	case a.NonNegative() && b.NonNegative():
		return atLeast(mulLow(a.Lo, b.Lo))
	case a == Exactly(0) || b == Exactly(0):
		return Exactly(0)
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
func (a Interval) div(b Interval) Interval {
	r := a.ratio(b)
	if k, ok := b.Constant(); ok && k > 0 {
		if q, exact := a.class().quotient(k); exact || a.NonNegative() {
			return r.in(q)
		}
	}
	return r
}

// ratio bounds a quotient.
func (a Interval) ratio(b Interval) Interval {
	if !a.Finite() {
		if a.NonNegative() && b.NonNegative() {
			return atLeast(0)
		}
		return allInts
	}
	var r Interval
	first := true
	part := func(lo, hi int64) {
		p := b.meet(Between(lo, hi))
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
	if b.has(0) || b.LoInf || b.HiInf {
		if first {
			return Exactly(0)
		}
		r = r.join(Exactly(0))
	}
	return r
}

// rem is Java's remainder, 0 for divisor 0: the sign of the dividend, and less
// than the divisor.
func (a Interval) rem(b Interval) Interval {
	if a.Finite() && a.Lo == a.Hi && b.Finite() && b.Lo == b.Hi {
		if b.Lo == 0 {
			return Exactly(0)
		}
		return bigInterval(new(big.Int).Rem(big.NewInt(a.Lo), big.NewInt(b.Lo)))
	}
	r := allInts
	if b.Finite() && b.Lo != math.MinInt64 {
		m := max(b.Hi, -b.Lo, 1) - 1
		if b.Hi < 0 {
			m = max(-b.Lo, 1) - 1
		}
		r = Between(-m, m)
	}
	// |r| ≤ |a| and the sign is a's
	bound := a.in(anyClass).join(Exactly(0)).in(anyClass)
	r = r.meet(bound)
	if k, ok := b.Constant(); ok && k != 0 && k != math.MinInt64 {
		return r.in(a.class().modulo(max(k, -k)))
	}
	return r
}

// widen moves a bound of a that b exceeds to the next threshold outward.
// steps is sorted.
func (a Interval) widen(b Interval, steps []int64) Interval {
	r := a.join(b)
	class := r.class()
	if r.LoInf != a.LoInf || r.Lo != a.Lo {
		lo, inf := int64(0), true
		for _, s := range steps {
			if !r.LoInf && s <= r.Lo {
				lo, inf = s, false
			}
		}
		r.Lo, r.LoInf = lo, inf
	}
	if r.HiInf != a.HiInf || r.Hi != a.Hi {
		hi, inf := int64(0), true
		for i := len(steps) - 1; i >= 0; i-- {
			if !r.HiInf && steps[i] >= r.Hi {
				hi, inf = steps[i], false
			}
		}
		r.Hi, r.HiInf = hi, inf
	}
	return r.in(class)
}
