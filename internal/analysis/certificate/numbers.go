package certificate

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Numbers are floats or doubles: the numbers from Lo to Hi, where -0 is less than +0, if Some
// says that there are any, and NaN if NaN says so. Lo and Hi are never NaN.
type Numbers struct {
	Lo, Hi    float64
	Some, NaN bool
}

var allNumbers = Numbers{math.Inf(-1), math.Inf(1), true, true}

// precedes orders numbers, and -0 before +0.
func precedes(x, y float64) bool {
	return x < y || x == y && math.Signbit(x) && !math.Signbit(y)
}

// numbers returns the set of floats from lo to hi.
func numbers(s ivl.Sort, n Numbers) *Set { return &Set{Sort: s, Numbers: n} }

// numberOf returns the set of one literal.
func numberOf(l *ivl.FloatLit) Numbers {
	x := math.Float64frombits(l.Bits)
	if l.Typ.Sort == ivl.FloatSort {
		x = float64(math.Float32frombits(uint32(l.Bits)))
	}
	return Numbers{}.and(x)
}

// and adds one value.
func (n Numbers) and(x float64) Numbers {
	switch {
	case math.IsNaN(x):
		n.NaN = true
	case !n.Some:
		n.Lo, n.Hi, n.Some = x, x, true
	case precedes(x, n.Lo):
		n.Lo = x
	case precedes(n.Hi, x):
		n.Hi = x
	}
	return n
}

func (n Numbers) empty() bool { return !n.NaN && !n.Some }

func (n Numbers) within(m Numbers) bool {
	return (m.NaN || !n.NaN) && (!n.Some || m.Some && !precedes(n.Lo, m.Lo) && !precedes(m.Hi, n.Hi))
}

func (n Numbers) union(m Numbers) Numbers {
	if m.Some {
		n = n.and(m.Lo).and(m.Hi)
	}
	n.NaN = n.NaN || m.NaN
	return n
}

func (n Numbers) meet(m Numbers) Numbers {
	r := Numbers{Lo: n.Lo, Hi: n.Hi, NaN: n.NaN && m.NaN, Some: n.Some && m.Some}
	if precedes(r.Lo, m.Lo) {
		r.Lo = m.Lo
	}
	if precedes(m.Hi, r.Hi) {
		r.Hi = m.Hi
	}
	return r.checked()
}

// checked has no numbers where the bounds leave none.
func (n Numbers) checked() Numbers {
	if !n.Some || precedes(n.Hi, n.Lo) {
		return Numbers{NaN: n.NaN}
	}
	return n
}

// single returns the elements that a float can be.
func (n Numbers) single() Numbers {
	if !n.Some {
		return n
	}
	lo, hi := float32(n.Lo), float32(n.Hi)
	if float64(lo) < n.Lo {
		lo = math.Nextafter32(lo, float32(math.Inf(1)))
	}
	if float64(hi) > n.Hi {
		hi = math.Nextafter32(hi, float32(math.Inf(-1)))
	}
	// The next number after a negative one may be zero: the zero of the same side.
	if lo == 0 && n.Lo < 0 {
		lo = float32(math.Copysign(0, -1))
	}
	if hi == 0 && n.Hi > 0 {
		hi = 0
	}
	n.Lo, n.Hi = float64(lo), float64(hi)
	return n.checked()
}

// The kinds of numbers: inside of one, an operation is monotone in an operand.
var kinds = [...]Numbers{
	{math.Inf(-1), math.Inf(-1), true, false},
	{-math.MaxFloat64, -math.SmallestNonzeroFloat64, true, false},
	{math.Copysign(0, -1), math.Copysign(0, -1), true, false},
	{0, 0, true, false},
	{math.SmallestNonzeroFloat64, math.MaxFloat64, true, false},
	{math.Inf(1), math.Inf(1), true, false},
}

// kinds returns the parts of n of one kind each.
func (n Numbers) kinds() []Numbers {
	var out []Numbers
	for _, k := range kinds {
		if p := n.meet(k); p.Some {
			out = append(out, p)
		}
	}
	return out
}

// calculate applies an operator to all pairs. For two parts of one kind each the result is
// between those of their ends, because rounding to nearest is monotone.
func calculate(op ivl.Op, a, b Numbers, single bool) Numbers {
	r := Numbers{NaN: a.NaN || b.NaN}
	for _, x := range a.kinds() {
		for _, y := range b.kinds() {
			if op == ivl.FRem {
				r = r.union(rest(x, y))
				continue
			}
			for _, u := range []float64{x.Lo, x.Hi} {
				for _, v := range []float64{y.Lo, y.Hi} {
					r = r.and(rounding(op, u, v, single))
				}
			}
		}
	}
	return r
}

// rounding is one operation as Java does it (JLS §15.17, §15.18.2).
func rounding(op ivl.Op, u, v float64, single bool) float64 {
	if single {
		x, y := float32(u), float32(v)
		switch op {
		case ivl.FAdd:
			return float64(float32(x + y))
		case ivl.FSub:
			return float64(float32(x - y))
		case ivl.FMul:
			return float64(float32(x * y))
		}
		return float64(float32(x / y))
	}
	switch op {
	case ivl.FAdd:
		return u + v
	case ivl.FSub:
		return u - v
	case ivl.FMul:
		return u * v
	}
	return u / v
}

// rest is the remainder of two parts of one kind (JLS §15.17.3): NaN for an infinite dividend or a
// divisor of zero; it has the sign of the dividend, is less than the divisor, and no more than the dividend.
func rest(x, y Numbers) Numbers {
	if math.IsInf(x.Lo, 0) || y.Lo == 0 {
		return Numbers{NaN: true}
	}
	most := math.Max(math.Abs(x.Lo), math.Abs(x.Hi))
	if d := math.Max(math.Abs(y.Lo), math.Abs(y.Hi)); !math.IsInf(d, 1) {
		most = math.Min(most, math.Nextafter(d, 0))
	}
	return Numbers{}.and(math.Copysign(0, x.Lo)).and(math.Copysign(most, x.Lo))
}

// floating returns the floats or doubles that t can be.
func (st *pointClaims) floating(t *ivl.App) *Set {
	single := t.Typ.Sort == ivl.FloatSort
	a := st.eval(t.Args[0])
	r := allNumbers
	switch t.Op {
	case ivl.FNeg:
		r = a.Numbers.negative()
	case ivl.FSqrt:
		r = Numbers{NaN: a.Numbers.NaN}
		for _, k := range a.Numbers.kinds() {
			r = r.and(math.Sqrt(k.Lo)).and(math.Sqrt(k.Hi))
		}
	case ivl.ToF, ivl.ToD:
		r = converted(a, single)
	case ivl.FAdd, ivl.FSub, ivl.FMul, ivl.FDiv, ivl.FRem:
		r = calculate(t.Op, a.Numbers, st.eval(t.Args[1]).Numbers, single)
		if t.Op == ivl.FMul && t.Args[0] == t.Args[1] { // a square
			r = r.meet(Numbers{0, math.Inf(1), true, true})
		}
		if t.Op == ivl.FSub && t.Args[0] == t.Args[1] { // x - x, whatever x is
			r = a.Numbers.minusItself()
		}
	}
	if single {
		r = r.single()
	}
	return numbers(t.Typ.Sort, r)
}

// minusItself is x - x for the elements x: zero if x is finite, else NaN.
func (n Numbers) minusItself() Numbers {
	infinite := n.Some && (math.IsInf(n.Lo, -1) || math.IsInf(n.Hi, 1))
	finite := n.Some && !math.IsInf(n.Lo, 1) && !math.IsInf(n.Hi, -1)
	return Numbers{Some: finite, NaN: n.NaN || infinite}
}

func (n Numbers) negative() Numbers { return Numbers{-n.Hi, -n.Lo, n.Some, n.NaN} }

// converted is a conversion to a float or a double, from integers or the other.
func converted(a *Set, single bool) Numbers {
	if a.Sort != ivl.IntSort {
		if n := a.Numbers; single && n.Some {
			return Numbers{float64(float32(n.Lo)), float64(float32(n.Hi)), true, n.NaN}
		}
		return a.Numbers
	}
	if a.empty() {
		return Numbers{}
	}
	end := func(i *big.Int, missing float64) float64 {
		if i == nil {
			return missing
		}
		f := new(big.Float).SetInt(i)
		if single {
			x, _ := f.Float32()
			return float64(x)
		}
		x, _ := f.Float64()
		return x
	}
	return Numbers{end(a.Lo, math.Inf(-1)), end(a.Hi, math.Inf(1)), true, false}
}

// truncated is the conversion to integers of type t (JVMS d2i): toward zero, the nearest
// bound for what is outside, 0 for NaN.
func (n Numbers) truncated(t ivl.Type) *Set {
	all := typeInts(t)
	r := intsBetween(1, 0)
	if n.Some {
		r = ints(truncate(n.Lo, all), truncate(n.Hi, all))
	}
	if n.NaN {
		r = r.union(intsBetween(0, 0))
	}
	return r
}

func truncate(x float64, all *Set) *big.Int {
	if math.IsInf(x, -1) {
		return all.Lo
	}
	if math.IsInf(x, 1) {
		return all.Hi
	}
	i, _ := big.NewFloat(x).Int(nil)
	switch {
	case i.Cmp(all.Lo) < 0:
		return all.Lo
	case i.Cmp(all.Hi) > 0:
		return all.Hi
	}
	return i
}

// unordered is the result of a comparison with NaN (JVMS dcmp<op>).
func unordered(op ivl.Op) int64 {
	if op == ivl.FCmpG {
		return 1
	}
	return -1
}

// comparison returns what the comparison t can give.
func (st *pointClaims) comparison(t *ivl.App) *Set {
	a, b := st.eval(t.Args[0]).Numbers, st.eval(t.Args[1]).Numbers
	r := intsBetween(1, 0)
	add := func(n int64, can bool) {
		if can {
			r = r.union(intsBetween(n, n))
		}
	}
	add(unordered(t.Op), a.NaN || b.NaN)
	if t.Args[0] == t.Args[1] {
		add(0, a.Some)
		return r
	}
	some := a.Some && b.Some
	add(-1, some && a.Lo < b.Hi)
	add(0, some && a.Lo <= b.Hi && b.Lo <= a.Hi)
	add(1, some && a.Hi > b.Lo)
	return r
}

// outcome uses that the comparison t gives an element of s.
func (st *pointClaims) outcome(t *ivl.App, s *Set) bool {
	a, b := st.eval(t.Args[0]).Numbers, st.eval(t.Args[1]).Numbers
	can := func(n int64) bool { return s.meets(intsBetween(n, n)) }
	less, same, more, nan := can(-1), can(0), can(1), can(unordered(t.Op))
	x, y := Numbers{NaN: a.NaN}, Numbers{NaN: b.NaN}
	if a.Some && b.Some {
		x, y = a, b
		switch {
		case !more:
			x, y = x.upTo(b.Hi, same), y.negative().upTo(-a.Lo, same).negative()
		}
		switch {
		case !less:
			x, y = x.negative().upTo(-b.Lo, same).negative(), y.upTo(a.Hi, same)
		}
	}
	switch {
	case !nan:
		x.NaN, y.NaN = false, false
	case t.Args[0] != t.Args[1]:
		if b.NaN { // beside NaN, any number may stand
			x = a
		}
		if a.NaN {
			y = b
		}
	}
	if t.Args[0] == t.Args[1] {
		if x = a; !same {
			x = Numbers{NaN: a.NaN}
		}
		x.NaN = x.NaN && nan
		y = x
	}
	return st.narrow(t.Args[0], numbers(t.Args[0].Type().Sort, x)) && st.narrow(t.Args[1], numbers(t.Args[1].Type().Sort, y))
}

// upTo returns the elements that are less than x, or equal to it if same says so. The two zeros are equal.
func (n Numbers) upTo(x float64, same bool) Numbers {
	switch {
	case same && x == 0:
		x = 0 // +0, which is equal to -0
	case !same && math.IsInf(x, -1):
		return Numbers{NaN: n.NaN}
	case !same:
		x = math.Nextafter(x, math.Inf(-1))
		if x == 0 { // before the least positive number: both zeros
			x = 0
		}
	}
	if n.Some && precedes(x, n.Hi) {
		n.Hi = x
	}
	return n.checked()
}

// weaker returns a superset of n and m, which is later an infinite one.
func (n Numbers) weaker(m Numbers, times int) Numbers {
	u := n.union(m)
	if times < patience || !n.Some {
		return u
	}
	if precedes(u.Lo, n.Lo) {
		u.Lo = math.Inf(-1)
	}
	if precedes(n.Hi, u.Hi) {
		u.Hi = math.Inf(1)
	}
	return u
}

// text writes numbers: `0..0x1p+03`, with hexadecimal ends, ` nan` behind them where NaN is an element.
func (n Numbers) text() string {
	if n == allNumbers {
		return "any"
	}
	var words []string
	if n.Some {
		end := func(x float64) string { return strconv.FormatFloat(x, 'x', -1, 64) }
		words = append(words, end(n.Lo)+".."+end(n.Hi))
	}
	if n.NaN {
		words = append(words, "nan")
	}
	if words == nil {
		return "none"
	}
	return strings.Join(words, " ")
}

// readNumbers reads what text wrote.
func readNumbers(text string) (n Numbers, err error) {
	if text == "any" {
		return allNumbers, nil
	}
	if text == "none" {
		return n, nil
	}
	for _, word := range strings.Fields(text) {
		if word == "nan" {
			n.NaN = true
			continue
		}
		lo, hi, ok := strings.Cut(word, "..")
		if !ok || n.Some {
			return n, fmt.Errorf("%q is not a set of floating-point numbers", text)
		}
		if n.Lo, err = strconv.ParseFloat(lo, 64); err != nil {
			return n, err
		}
		if n.Hi, err = strconv.ParseFloat(hi, 64); err != nil {
			return n, err
		}
		if n.Some = true; math.IsNaN(n.Lo) || math.IsNaN(n.Hi) || precedes(n.Hi, n.Lo) {
			return n, fmt.Errorf("%q is not a set of floating-point numbers", text)
		}
	}
	return n, nil
}

// condition says that x is an element.
func (n Numbers) condition(x ivl.Term) ivl.Term {
	literal := func(v float64) *ivl.FloatLit {
		if x.Type().Sort == ivl.FloatSort {
			return ivl.FloatConst(float32(v))
		}
		return ivl.DoubleConst(v)
	}
	zero := ivl.IntConst(0, ivl.IntZ)
	isNaN := ivl.Not.Of(ivl.Eq.Of(ivl.FCmpL.Of(x, x), zero))
	var in ivl.Term = ivl.BoolLit(false)
	if n.Some {
		// The zeros are equal here, so that -0 counts as an element where +0 is: weaker, but true.
		in = ivl.And.Of(ivl.Le.Of(zero, ivl.FCmpL.Of(x, literal(n.Lo))), ivl.Le.Of(ivl.FCmpG.Of(x, literal(n.Hi)), zero))
		if n.Lo == n.Hi && math.Signbit(n.Lo) == math.Signbit(n.Hi) {
			in = ivl.Eq.Of(ivl.FBits.Of(x), ivl.FBits.Of(literal(n.Lo)))
		}
	}
	if n.NaN {
		return ivl.Or.Of(in, isNaN)
	}
	return in
}
