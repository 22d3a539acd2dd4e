package absint

import (
	"math"
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// congruence is the set of integers that leave remainder rem when divided by
// mod, with 0 ≤ rem < mod; for mod 1 all integers, and for mod 0 rem alone
// (Granger, "Static analysis of arithmetical congruences", 1989).
type congruence struct{ mod, rem int64 }

var anyClass = congruence{mod: 1}

// maxModulus bounds moduli, so that sums of remainders are 64-bit numbers.
const maxModulus = 1 << 62

// classOf returns the congruence with modulus m of which v is an element.
func classOf(m uint64, v int64) congruence {
	switch {
	case m == 0:
		return congruence{rem: v}
	case m > maxModulus:
		return anyClass
	}
	return congruence{int64(m), floorMod(v, int64(m))}
}

func floorMod(v, m int64) int64 {
	r := v % m
	if r < 0 {
		r += m
	}
	return r
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// distance returns |a - b|.
func distance(a, b int64) uint64 {
	if a < b {
		a, b = b, a
	}
	return uint64(a) - uint64(b)
}

// class returns the congruence that all elements of a are in.
func (a Interval) class() congruence {
	if v, ok := a.Constant(); ok {
		return congruence{rem: v}
	}
	if a.mod == 0 {
		return anyClass
	}
	return congruence{a.mod, a.residue}
}

// in removes from a the elements that are not in c. If c has one element, the
// bounds express this already.
func (a Interval) in(c congruence) Interval {
	a.mod, a.residue = 0, 0
	if c.mod <= 1 || a.empty() {
		return a
	}
	if !a.LoInf {
		up := floorMod(c.rem-floorMod(a.Lo, c.mod), c.mod)
		if a.Lo > math.MaxInt64-up {
			return a
		}
		a.Lo += up
	}
	if !a.HiInf {
		down := floorMod(floorMod(a.Hi, c.mod)-c.rem, c.mod)
		if a.Hi < math.MinInt64+down {
			return a
		}
		a.Hi -= down
	}
	if a.LoInf || a.HiInf || a.Lo < a.Hi {
		a.mod, a.residue = c.mod, c.rem
	}
	return a
}

func (c congruence) has(v int64) bool {
	if c.mod == 0 {
		return v == c.rem
	}
	return floorMod(v, c.mod) == c.rem
}

// within reports whether c is a subset of d.
func (c congruence) within(d congruence) bool {
	return d.mod == 1 || c == d || d.mod > 1 && c.mod%d.mod == 0 && d.has(c.rem)
}

func (c congruence) join(d congruence) congruence {
	return classOf(gcd(gcd(uint64(c.mod), uint64(d.mod)), distance(c.rem, d.rem)), c.rem)
}

// meet returns a set that includes the intersection: the argument with the
// larger modulus, unless the intersection is empty.
func (c congruence) meet(d congruence) (m congruence, some bool) {
	if g := gcd(uint64(c.mod), uint64(d.mod)); g > 0 && distance(c.rem, d.rem)%g != 0 {
		return c, false
	}
	if c.mod == 0 || d.mod != 0 && c.mod >= d.mod {
		return c, true
	}
	return d, true
}

// modulo returns the congruence of the remainders by m, which is positive.
func (c congruence) modulo(m int64) congruence {
	return classOf(gcd(uint64(c.mod), uint64(m)), c.rem)
}

func (c congruence) add(d congruence) congruence {
	m := gcd(uint64(c.mod), uint64(d.mod))
	if m == 0 {
		return anyClass // two constants: the bounds know
	}
	return classOf(m, floorMod(c.rem, int64(m))+floorMod(d.rem, int64(m)))
}

func (c congruence) neg() congruence {
	if c.mod == 0 {
		if c.rem == math.MinInt64 {
			return anyClass
		}
		return congruence{rem: -c.rem}
	}
	return classOf(uint64(c.mod), -c.rem)
}

func (c congruence) mul(d congruence) congruence {
	var m, t big.Int
	a, r, b, s := big.NewInt(c.mod), big.NewInt(c.rem), big.NewInt(d.mod), big.NewInt(d.rem)
	m.Mul(a, b)
	m.GCD(nil, nil, &m, t.Abs(t.Mul(a, s)))
	m.GCD(nil, nil, &m, t.Abs(t.Mul(b, r)))
	if m.Sign() == 0 || !m.IsInt64() || m.Int64() > maxModulus {
		return anyClass
	}
	return congruence{m.Int64(), t.Mod(t.Mul(r, s), &m).Int64()}
}

// quotient returns the congruence of floor(x / k) for x in c and k > 0. If
// exact says that k divides every x, it holds for every rounding.
func (c congruence) quotient(k int64) (q congruence, exact bool) {
	if c.mod == 0 || c.mod%k != 0 {
		return anyClass, false
	}
	return classOf(uint64(c.mod/k), c.rem/k), c.rem%k == 0
}

// zeros returns how many low bits are zero in all elements of c.
func (c congruence) zeros() int {
	n := 0
	for n < 62 && c.within(congruence{mod: 1 << (n + 1)}) {
		n++
	}
	return n
}

// wrapped returns the congruence that remains when elements of c are moved into
// r by adding multiples of its size, a power of two.
func (c congruence) wrapped(r ivl.Range) congruence {
	lo, hi, ok := r.Bounds()
	if !ok {
		return c
	}
	if size := uint64(hi) - uint64(lo) + 1; size != 0 && size < maxModulus {
		return c.modulo(int64(size))
	}
	return c.modulo(maxModulus)
}
