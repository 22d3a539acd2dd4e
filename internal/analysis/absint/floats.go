package absint

import (
	"math"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Floats is a set of floats or doubles: those from Lo to Hi in the order -∞ … -0, +0 … +∞, and NaN
// if Nan says so. Lo and Hi are keys in this order. A float is the double of the same value.
type Floats struct {
	Lo, Hi int64
	Nan    bool
}

// The keys of the ends, and the set of all doubles.
var (
	lowest, highest = keyOf(math.Inf(-1)), keyOf(math.Inf(1))
	allFloats       = Floats{lowest, highest, true}
)

// keyOf returns where x stands in the order; -0 stands directly before +0. x is not NaN.
func keyOf(x float64) int64 {
	b := int64(math.Float64bits(x))
	if b < 0 {
		b ^= math.MaxInt64
	}
	return b
}

// at is the inverse of keyOf.
func at(p int64) float64 {
	if p < 0 {
		p ^= math.MaxInt64
	}
	return math.Float64frombits(uint64(p))
}

// noFloats is the empty set.
var noFloats = Floats{Lo: highest, Hi: lowest}

// with adds one number.
func (a Floats) with(x float64) Floats {
	if x != x {
		a.Nan = true
		return a
	}
	p := keyOf(x)
	a.Lo, a.Hi = min(a.Lo, p), max(a.Hi, p)
	return a
}

func (a Floats) join(b Floats) Floats {
	return Floats{min(a.Lo, b.Lo), max(a.Hi, b.Hi), a.Nan || b.Nan}
}

func (a Floats) empty() bool { return !a.Nan && a.Lo > a.Hi }

// floatValue returns the value of floats of a sort.
func floatValue(s ivl.Sort, a Floats) *Value {
	if s == ivl.FloatSort {
		a = a.singles()
	}
	if a.Lo > a.Hi {
		a.Lo, a.Hi = noFloats.Lo, noFloats.Hi
	}
	return &Value{Sort: s, floats: a}
}

// singles returns the elements that are floats: each end moves inward to one.
func (a Floats) singles() Floats {
	if a.Lo > a.Hi {
		return a
	}
	lo, hi := float32(at(a.Lo)), float32(at(a.Hi))
	if keyOf(float64(lo)) < a.Lo {
		lo = next32(lo, 1)
	}
	if keyOf(float64(hi)) > a.Hi {
		hi = next32(hi, -1)
	}
	a.Lo, a.Hi = keyOf(float64(lo)), keyOf(float64(hi))
	return a
}

// next32 returns the float after or before x in the order; the two zeros are two places.
func next32(x float32, by int32) float32 {
	b := int32(math.Float32bits(x))
	if b < 0 {
		b ^= math.MaxInt32
	}
	if b += by; b < 0 {
		b ^= math.MaxInt32
	}
	return math.Float32frombits(uint32(b))
}

// floatLit returns the set of one literal.
func floatLit(l *ivl.FloatLit) Floats {
	if l.Typ.Sort == ivl.FloatSort {
		return noFloats.with(float64(math.Float32frombits(uint32(l.Bits))))
	}
	return noFloats.with(math.Float64frombits(l.Bits))
}

// literal returns the only element, nil if there are others.
func (a Floats) literal(t ivl.Type) *ivl.FloatLit {
	var x float64
	switch {
	case a.Nan && a.Lo > a.Hi:
		x = math.NaN()
	case !a.Nan && a.Lo == a.Hi:
		x = at(a.Lo)
	default:
		return nil
	}
	if t.Sort == ivl.FloatSort {
		if x != x {
			return &ivl.FloatLit{Bits: 0x7fc00000, Typ: t}
		}
		return ivl.FloatConst(float32(x))
	}
	if x != x {
		return &ivl.FloatLit{Bits: 0x7ff8000000000000, Typ: t}
	}
	return ivl.DoubleConst(x)
}

// bends are the numbers beside which an operation may change its direction. Between two of
// them that follow each other, each operation is monotone in each operand.
var bends = [...]float64{math.Inf(-1), -math.MaxFloat64, -math.SmallestNonzeroFloat64, math.Copysign(0, -1), 0, math.SmallestNonzeroFloat64, math.MaxFloat64, math.Inf(1)}

// points returns the ends of a and the bends between them.
func (a Floats) points() []float64 {
	if a.Lo > a.Hi {
		return nil
	}
	ps := []float64{at(a.Lo)}
	for _, b := range bends {
		if p := keyOf(b); a.Lo < p && p < a.Hi {
			ps = append(ps, b)
		}
	}
	if a.Lo < a.Hi {
		ps = append(ps, at(a.Hi))
	}
	return ps
}

// combine applies an operation that rounds to nearest, which is monotone between bends:
// IEEE 754 §4.3. No rounding outward is needed, because the ends are rounded as Java rounds.
func combine(a, b Floats, f func(x, y float64) float64) Floats {
	r := noFloats
	r.Nan = a.Nan || b.Nan
	ps := b.points()
	for _, x := range a.points() {
		for _, y := range ps {
			r = r.with(f(x, y))
		}
	}
	return r
}

// floatOps are the operations on doubles and on floats (JLS §15.17, §15.18).
var floatOps = map[ivl.Op][2]func(x, y float64) float64{
	ivl.FAdd: {func(x, y float64) float64 { return x + y }, func(x, y float64) float64 { return float64(float32(x) + float32(y)) }},
	ivl.FSub: {func(x, y float64) float64 { return x - y }, func(x, y float64) float64 { return float64(float32(x) - float32(y)) }},
	ivl.FMul: {func(x, y float64) float64 { return x * y }, func(x, y float64) float64 { return float64(float32(x) * float32(y)) }},
	ivl.FDiv: {func(x, y float64) float64 { return x / y }, func(x, y float64) float64 { return float64(float32(x) / float32(y)) }},
}

// frem is a % b (JLS §15.17.3): the sign of a, smaller than b, not larger than a.
func (a Floats) frem(b Floats) Floats {
	r := noFloats
	as, bs := a.points(), b.points()
	var most float64 // of the absolute values of b
	for _, y := range bs {
		most = max(most, math.Abs(y))
	}
	hasZero := b.Lo <= 0 && b.Hi >= -1 && b.Lo <= b.Hi
	r.Nan = a.Nan || b.Nan || hasZero || a.Lo <= a.Hi && (a.Lo == lowest || a.Hi == highest)
	if most == 0 {
		return r
	}
	end := most
	if !math.IsInf(most, 1) {
		end = at(keyOf(most) - 1)
	}
	for _, x := range as {
		r = r.with(math.Copysign(min(math.Abs(x), end), x))
		r = r.with(math.Copysign(0, x))
	}
	return r
}

// fsqrt is the square root of doubles.
func (a Floats) fsqrt() Floats {
	r := noFloats
	r.Nan = a.Nan
	for _, x := range a.points() {
		r = r.with(math.Sqrt(x))
	}
	return r
}

// fneg turns the order round: the key of -x is the complement of that of x.
func (a Floats) fneg() Floats {
	return Floats{^a.Hi, ^a.Lo, a.Nan}
}

// less is x - x: 0, but NaN for infinite x.
func (a Floats) less() Floats {
	r := noFloats
	if a.Lo <= a.Hi && a.Lo < highest && a.Hi > lowest {
		r = r.with(0)
	}
	r.Nan = a.Nan || a.Lo == lowest || a.Hi == highest
	return r
}

// rounded is the conversion of doubles to floats.
func (a Floats) rounded() Floats {
	if a.Lo > a.Hi {
		return a
	}
	return Floats{keyOf(float64(float32(at(a.Lo)))), keyOf(float64(float32(at(a.Hi)))), a.Nan}
}

// floatsOf is the conversion of integers to floats or doubles.
func floatsOf(a Interval, single bool) Floats {
	if a.empty() {
		return noFloats
	}
	convert := func(n int64) float64 {
		if single {
			return float64(float32(n))
		}
		return float64(n)
	}
	r := Floats{Lo: lowest, Hi: highest}
	// An end at the limit of 64 bits may stand for one beyond.
	if !a.LoInf && a.Lo > math.MinInt64 {
		r.Lo = keyOf(convert(a.Lo))
	}
	if !a.HiInf && a.Hi < math.MaxInt64 {
		r.Hi = keyOf(convert(a.Hi))
	}
	return r
}

// integers is the conversion to integers from lo to hi (JVMS d2i): NaN is 0, and what is too large
// is the nearest bound.
func (a Floats) integers(lo, hi int64) Interval {
	r := Interval{Lo: math.MaxInt64, Hi: math.MinInt64}
	if a.Lo <= a.Hi {
		r.Lo, r.Hi = saturated(at(a.Lo), lo, hi), saturated(at(a.Hi), lo, hi)
	}
	if a.Nan {
		r.Lo, r.Hi = min(r.Lo, 0), max(r.Hi, 0)
	}
	return Between(r.Lo, r.Hi)
}

func saturated(x float64, lo, hi int64) int64 {
	switch {
	case x <= float64(lo):
		return lo
	case x >= float64(hi):
		return hi
	}
	return int64(x)
}

// compare returns the least and the greatest result of a comparison. unordered is the result with NaN.
func (a Floats) compare(b Floats, unordered int64) Interval {
	lo, hi := int64(2), int64(-2)
	can := func(r int64) { lo, hi = min(lo, r), max(hi, r) }
	if a.Nan || b.Nan {
		can(unordered)
	}
	if a.Lo <= a.Hi && b.Lo <= b.Hi {
		al, ah, bl, bh := at(a.Lo), at(a.Hi), at(b.Lo), at(b.Hi)
		if al < bh {
			can(-1)
		}
		if ah > bl {
			can(1)
		}
		if al <= bh && bl <= ah {
			can(0)
		}
	}
	return Between(lo, hi)
}

// below returns the elements of a that are less than x, or equal to it unless strict.
func (a Floats) below(x float64, strict bool) Floats {
	p := keyOf(x)
	if x == 0 {
		p = 0 // +0
		if strict {
			p = -1 // -0
		}
	}
	if strict {
		p--
	}
	a.Hi = min(a.Hi, p)
	return a
}

// above returns the elements of a that are greater than x, or equal to it unless strict.
func (a Floats) above(x float64, strict bool) Floats { return a.fneg().below(-x, strict).fneg() }

// compared restricts a and b to what a comparison with a result in m leaves of them.
func (a Floats) compared(b Floats, unordered int64, m Interval) (x, y Floats) {
	x, y = a, b
	if a.Lo <= a.Hi && b.Lo <= b.Hi {
		less, same, more := m.has(-1), m.has(0), m.has(1)
		if !more {
			x, y = x.below(at(b.Hi), !same), y.above(at(a.Lo), !same)
		}
		if !less {
			x, y = x.above(at(b.Lo), !same), y.below(at(a.Hi), !same)
		}
	}
	if !m.has(unordered) {
		x.Nan, y.Nan = false, false
		return x, y
	}
	// With NaN on one side, the other side is any of its numbers.
	if b.Nan {
		x = a
	}
	if a.Nan {
		y = b
	}
	return x, y
}

// wider moves an end of a that b exceeds outward to a threshold, the last of which is infinite. steps are
// the keys of the others, ascending.
func (a Floats) wider(b Floats, steps []int64) Floats {
	r := a.join(b)
	if a.Lo > a.Hi {
		return r
	}
	if r.Lo < a.Lo {
		to := lowest
		for _, p := range steps {
			if p <= r.Lo {
				to = p
			}
		}
		r.Lo = to
	}
	if r.Hi > a.Hi {
		to := highest
		for _, p := range slices.Backward(steps) {
			if p >= r.Hi {
				to = p
			}
		}
		r.Hi = to
	}
	return r
}

// evalFloat returns the floats that t can be.
func (st *AbstractState) evalFloat(t *ivl.App) *Value {
	single := t.Typ.Sort == ivl.FloatSort
	a := st.Eval(t.Args[0])
	switch t.Op {
	case ivl.FNeg:
		return floatValue(t.Typ.Sort, a.floats.fneg())
	case ivl.FSqrt:
		return floatValue(t.Typ.Sort, a.floats.fsqrt())
	case ivl.ToF, ivl.ToD:
		switch {
		case a.Sort == ivl.IntSort:
			return floatValue(t.Typ.Sort, floatsOf(a.Ints, single))
		case single:
			return floatValue(t.Typ.Sort, a.floats.rounded())
		}
		return floatValue(t.Typ.Sort, a.floats)
	case ivl.FRem:
		return floatValue(t.Typ.Sort, a.floats.frem(st.Eval(t.Args[1]).floats))
	}
	fs, ok := floatOps[t.Op]
	if !ok {
		return st.Universe.any(t.Typ)
	}
	f := fs[0]
	if single {
		f = fs[1]
	}
	if t.Op == ivl.FSub && ivl.SameTerm(t.Args[0], t.Args[1]) {
		return floatValue(t.Typ.Sort, a.floats.less())
	}
	r := combine(a.floats, st.Eval(t.Args[1]).floats, f)
	if ivl.SameTerm(t.Args[0], t.Args[1]) && t.Op == ivl.FMul {
		r.Lo = max(r.Lo, 0) // a square; -0 * -0 is +0
	}
	return floatValue(t.Typ.Sort, r)
}

// unorderedOf returns the result of a comparison with NaN.
func unorderedOf(op ivl.Op) int64 {
	if op == ivl.FCmpG {
		return 1
	}
	return -1
}

// evalCompare returns the results that a comparison of floats can have.
func (st *AbstractState) evalCompare(t *ivl.App) Interval {
	a, b := st.Eval(t.Args[0]).floats, st.Eval(t.Args[1]).floats
	if ivl.SameTerm(t.Args[0], t.Args[1]) { // 0, but for NaN
		r := Exactly(0)
		if a.Nan {
			r = r.join(Exactly(unorderedOf(t.Op)))
		}
		return r
	}
	return a.compare(b, unorderedOf(t.Op))
}

// meetCompare uses that the result of the comparison t is in m.
func (st *AbstractState) meetCompare(t *ivl.App, m Interval) bool {
	a, b := st.Eval(t.Args[0]).floats, st.Eval(t.Args[1]).floats
	x, y := a.compared(b, unorderedOf(t.Op), m)
	if ivl.SameTerm(t.Args[0], t.Args[1]) {
		x = a
		if !m.has(unorderedOf(t.Op)) {
			x.Nan = false
		} else if !m.has(0) {
			x = Floats{noFloats.Lo, noFloats.Hi, a.Nan}
		}
		return st.meetFloat(t.Args[0], x)
	}
	return st.meetFloat(t.Args[0], x) && st.meetFloat(t.Args[1], y)
}

// meetFloat uses that the float t is in m.
func (st *AbstractState) meetFloat(t ivl.Term, m Floats) bool {
	if m.empty() {
		return false
	}
	switch t := t.(type) {
	case *ivl.Var:
		old := st.Get(t)
		r := old.floats
		r = Floats{max(r.Lo, m.Lo), min(r.Hi, m.Hi), r.Nan && m.Nan}
		v := floatValue(t.Typ.Sort, r)
		if v.impossible() {
			return false
		}
		if v.equal(old) {
			v = old
		}
		st.set(t, v)
	case *ivl.App:
		switch t.Op {
		case ivl.ToD:
			if t.Args[0].Type().Sort == ivl.FloatSort {
				return st.meetFloat(t.Args[0], m)
			}
		case ivl.FNeg:
			return st.meetFloat(t.Args[0], m.fneg())
		}
	}
	return true
}
