package patterns

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Value is a set of integers: a union of regions, bit i for Regions.at(i). So
// it says which of the comparisons with the program's constants hold, may hold
// and do not. Booleans are 0 and 1.
type Value uint64

// Regions cut the integers at constants c0 < c1 < …: region 0 is all below c0,
// region 1 is c0, region 2 what is between c0 and c1, and so on.
type Regions struct {
	consts []int64
	pairs  map[ivl.Op]*pairs
}

// pairs says of a comparison, by the region of its first operand, for which regions of the second one it can hold, and
// for which it can not hold.
type pairs struct{ can, not [64]Value }

// maxConstants is how many constants fit a Value.
const maxConstants = 31

// newRegions returns the regions for constants, of which those nearest to zero
// are kept when there are too many: fewer regions are coarser, nothing else.
func newRegions(constants []*big.Int) *Regions {
	cs := []int64{0, 1}
	for _, c := range constants {
		if c.IsInt64() && c.Int64() > -1<<62 && c.Int64() < 1<<62 { // so that no end of a region is near those of int64
			cs = append(cs, c.Int64())
		}
	}
	slices.SortFunc(cs, func(a, b int64) int {
		if d := compareAbs(a, b); d != 0 {
			return d
		}
		return cmp.Compare(a, b)
	})
	cs = slices.Compact(cs)
	cs = cs[:min(len(cs), maxConstants)]
	slices.Sort(cs)
	r := &Regions{consts: cs, pairs: map[ivl.Op]*pairs{}}
	for _, op := range []ivl.Op{ivl.Eq, ivl.Lt, ivl.Le} {
		r.pairs[op] = r.pairsOf(op)
	}
	return r
}

// pairsOf compares each two regions.
func (r *Regions) pairsOf(op ivl.Op) *pairs {
	t := &pairs{}
	for i := range r.len() {
		for j := range r.len() {
			x, _ := r.at(i)
			y, _ := r.at(j)
			var can, not bool
			switch op {
			case ivl.Eq:
				can = x.lo <= y.hi && y.lo <= x.hi
				not = x != y || x.lo != x.hi || x.lo == minusInf || x.hi == plusInf
			case ivl.Lt:
				can, not = x.lo < y.hi || y.hi == plusInf || x.lo == minusInf, y.lo <= x.hi
			default:
				can, not = x.lo <= y.hi, y.lo < x.hi || x.hi == plusInf || y.lo == minusInf
			}
			if can {
				t.can[i] |= 1 << j
			}
			if not {
				t.not[i] |= 1 << j
			}
		}
	}
	return t
}

func compareAbs(a, b int64) int { return cmp.Compare(uint64(max(a, -a)), uint64(max(b, -b))) }

// The ends of what has none.
const (
	minusInf = math.MinInt64
	plusInf  = math.MaxInt64
)

// span is an interval; minusInf and plusInf at its ends stand for all below
// and above, themselves included.
type span struct{ lo, hi int64 }

func (r *Regions) len() int { return 2*len(r.consts) + 1 }

// at returns region i; ok is false when it is empty.
func (r *Regions) at(i int) (s span, ok bool) {
	k := i / 2
	if i%2 == 1 {
		return span{r.consts[k], r.consts[k]}, true
	}
	s = span{minusInf, plusInf}
	if k > 0 {
		s.lo = r.consts[k-1] + 1
	}
	if k < len(r.consts) {
		s.hi = r.consts[k] - 1
	}
	return s, s.lo <= s.hi
}

// all is every integer.
func (r *Regions) all() Value { return r.of(span{minusInf, plusInf}) }

// of returns the regions that meet s.
func (r *Regions) of(s span) Value {
	var v Value
	for i := range r.len() {
		if t, ok := r.at(i); ok && t.lo <= s.hi && s.lo <= t.hi {
			v |= 1 << i
		}
	}
	return v
}

// constant returns the region of c.
func (r *Regions) constant(c *big.Int) Value {
	switch {
	case c.IsInt64():
		return r.of(span{c.Int64(), c.Int64()})
	case c.Sign() < 0:
		return r.of(span{minusInf, minusInf})
	}
	return r.of(span{plusInf, plusInf})
}

// point returns the only element of v; ok is false if there may be others.
func (r *Regions) point(v Value) (c int64, ok bool) {
	if bits.OnesCount64(uint64(v)) != 1 {
		return 0, false
	}
	s, _ := r.at(bits.TrailingZeros64(uint64(v)))
	return s.lo, s.lo == s.hi && s.lo != minusInf && s.hi != plusInf
}

// hull returns the least interval around v, which is not empty.
func (r *Regions) hull(v Value) span {
	lo, _ := r.at(bits.TrailingZeros64(uint64(v)))
	hi, _ := r.at(63 - bits.LeadingZeros64(uint64(v)))
	return span{lo.lo, hi.hi}
}

// spans lists the regions of v.
func (r *Regions) spans(v Value) []span {
	ss := make([]span, 0, bits.OnesCount64(uint64(v)))
	for i := range r.len() {
		if v>>i&1 == 1 {
			s, _ := r.at(i)
			ss = append(ss, s)
		}
	}
	return ss
}

// ofType returns the values of a type; everything for floats.
func (r *Regions) ofType(t ivl.Type) Value {
	if t.Sort == ivl.BoolSort {
		return r.of(span{0, 1})
	}
	if lo, hi, ok := t.Range.Bounds(); ok && t.Sort == ivl.IntSort {
		return r.of(span{lo, hi})
	}
	return r.all()
}

// compare says whether a = b, a < b and a <= b for elements of both.
func (r *Regions) compare(op ivl.Op, a, b Value) B3 {
	t := r.pairs[op]
	b &= 1<<r.len() - 1
	canBe, canNot := false, false
	for rest := a & (1<<r.len() - 1); rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(uint64(rest))
		canBe, canNot = canBe || t.can[i]&b != 0, canNot || t.not[i]&b != 0
	}
	switch {
	case canBe && canNot:
		return Maybe
	case canBe:
		return True
	}
	return False
}

// filter returns the elements of a for which a op b can be as wanted for some
// element of b, as whole regions.
func (r *Regions) filter(op ivl.Op, a, b Value, want, swapped bool) Value {
	var kept Value
	for i := range r.len() {
		one := Value(1) << i
		if a&one == 0 {
			continue
		}
		x, y := one, b
		if swapped {
			x, y = b, one
		}
		if r.compare(op, x, y) != truth(!want) {
			kept |= one
		}
	}
	return kept
}

// text writes v as a reader does: 0, 0|1, <0, 2..6, >6.
func (r *Regions) text(v Value) string {
	if v == r.all() {
		return "*"
	}
	var words []string
	for i := 0; i < r.len(); i++ {
		if v>>i&1 == 0 {
			continue
		}
		j := i
		for j+1 < r.len() && (v>>(j+1)&1 == 1 || r.empty(j+1)) {
			j++
		}
		for r.empty(j) {
			j--
		}
		lo, _ := r.at(i)
		hi, _ := r.at(j)
		words = append(words, spanText(span{lo.lo, hi.hi}))
		i = j
	}
	return strings.Join(words, "|")
}

func (r *Regions) empty(i int) bool { _, ok := r.at(i); return !ok }

func spanText(s span) string {
	switch {
	case s.lo == minusInf:
		return fmt.Sprintf("<=%d", s.hi)
	case s.hi == plusInf:
		return fmt.Sprintf(">=%d", s.lo)
	case s.lo == s.hi:
		return fmt.Sprint(s.lo)
	}
	return fmt.Sprintf("%d..%d", s.lo, s.hi)
}

// parse reads what text writes.
func (r *Regions) parse(text string) (Value, error) {
	if text == "*" {
		return r.all(), nil
	}
	var v Value
	for _, w := range strings.Split(text, "|") {
		s := span{minusInf, plusInf}
		var err error
		switch lo, hi, isSpan := strings.Cut(w, ".."); {
		case isSpan:
			_, err = fmt.Sscan(lo+" "+hi, &s.lo, &s.hi)
		case strings.HasPrefix(w, "<="):
			_, err = fmt.Sscan(w[2:], &s.hi)
		case strings.HasPrefix(w, ">="):
			_, err = fmt.Sscan(w[2:], &s.lo)
		default:
			_, err = fmt.Sscan(w, &s.lo)
			s.hi = s.lo
		}
		if err != nil || s.lo > s.hi {
			return 0, fmt.Errorf("values %q, expected like 0, 0|1, <=3, >=7, 2..6 or *", text)
		}
		v |= r.of(s)
	}
	return v, nil
}
