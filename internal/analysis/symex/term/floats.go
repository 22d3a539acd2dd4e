package term

import "math"

// floatRange bounds a float: it is not below lo and not above hi, or, where nan,
// no number.
type floatRange struct {
	lo, hi float64
	nan    bool
}

var anyFloat = floatRange{math.Inf(-1), math.Inf(1), true}

// finite reports whether v has only finite numbers.
func (v floatRange) finite() bool { return !v.nan && !math.IsInf(v.lo, 0) && !math.IsInf(v.hi, 0) }

// spread returns bounds of a float. Rounding is monotonic, so monotonic
// operators are applied to the ends.
func spread(t *Term) floatRange {
	a, b := t.args[0], t.args[1]
	switch t.op {
	case Const:
		v := ToDouble(t.sort, t.k)
		if v != v {
			return anyFloat
		}
		return floatRange{v, v, false}
	case Ite:
		p, q := b.floats, t.args[2].floats
		return floatRange{math.Min(p.lo, q.lo), math.Max(p.hi, q.hi), p.nan || q.nan}
	case IToF:
		return floatRange{rounded(t.sort, float64(a.lo), a.lo), rounded(t.sort, float64(a.hi), a.hi), false}
	case FToF:
		v := a.floats
		if t.sort == Float {
			v.lo, v.hi = float64(float32(v.lo)), float64(float32(v.hi))
		}
		return v
	case FNeg:
		return floatRange{-a.floats.hi, -a.floats.lo, a.floats.nan}
	case FSqrt, FFloor, FCeil, FRint:
		v := a.floats
		if t.op == FSqrt && v.lo < 0 {
			return floatRange{0, math.Sqrt(math.Max(v.hi, 0)), true}
		}
		v.lo, v.hi = ToDouble(t.sort, apply(t.op, t.sort, t.sort, FloatBits(t.sort, v.lo), 0)), ToDouble(t.sort, apply(t.op, t.sort, t.sort, FloatBits(t.sort, v.hi), 0))
		return v
	case FAdd, FSub, FMul, FDiv:
		return arithmetic(t.op, t.sort, a.floats, b.floats)
	case FRem:
		v := floatRange{math.Min(a.floats.lo, 0), math.Max(a.floats.hi, 0), true}
		if a.floats.finite() && b.floats.finite() && (b.floats.lo > 0 || b.floats.hi < 0) {
			v.nan = false
		}
		return v
	}
	return anyFloat
}

// rounded is n as a float of a sort; v is n as a double.
func rounded(sort Sort, v float64, n int64) float64 {
	if sort == Float {
		return float64(float32(n))
	}
	return v
}

func arithmetic(op Op, sort Sort, a, b floatRange) floatRange {
	hasZero := func(v floatRange) bool { return v.lo <= 0 && v.hi >= 0 }
	switch {
	case a.nan || b.nan, op == FDiv && hasZero(b):
		return anyFloat
	case op == FMul && (!a.finite() && hasZero(b) || !b.finite() && hasZero(a)): // infinity times 0
		return anyFloat
	}
	apply := func(x, y float64) float64 {
		if sort == Float {
			return float64(arith32(op, float32(x), float32(y)))
		}
		return arith64(op, x, y)
	}
	v := floatRange{math.Inf(1), math.Inf(-1), false}
	for _, x := range [2]float64{a.lo, a.hi} {
		for _, y := range [2]float64{b.lo, b.hi} {
			r := apply(x, y)
			if r != r {
				return anyFloat
			}
			v.lo, v.hi = math.Min(v.lo, r), math.Max(v.hi, r)
		}
	}
	return v
}

// compareFloats simplifies FLt and FEq; nil when it cannot.
func (s *Store) compareFloats(op Op, a, b *Term) *Term {
	p, q := a.floats, b.floats
	switch {
	case op == FLt && (a == b || p.lo >= q.hi):
		return s.False
	case op == FLt && !p.nan && !q.nan && p.hi < q.lo:
		return s.True
	case op == FEq && (p.hi < q.lo || q.hi < p.lo):
		return s.False
	case op == FEq && a == b && !p.nan:
		return s.True
	}
	if t := s.reciprocalSign(op, a, b); t != nil {
		return t
	}
	if x, y, _, ok := s.aligned(a, b); ok {
		if op == FEq {
			return s.Eq(x, y)
		}
		return s.Lt(x, y)
	}
	return nil
}

// reciprocalSign simplifies 1 / x < 0, which tells the zeros apart: it holds of what
// has a sign, and is neither NaN nor infinite. It returns nil for all else.
func (s *Store) reciprocalSign(op Op, a, b *Term) *Term {
	if op != FLt || a.op != FDiv || b.op != Const || ToDouble(b.sort, b.k) != 0 {
		return nil
	}
	if one := a.args[0]; one.op != Const || ToDouble(one.sort, one.k) != 1 {
		return nil
	}
	x := s.Convert(FToB, Sort(a.sort.Width()), a.args[1])
	infinite := s.Const(x.sort, FloatBits(a.sort, math.Inf(-1)))
	return s.And(s.Lt(x, s.Int(x.sort, 0)), s.Not(s.Eq(x, infinite)))
}

// inverse returns 1 / t for a constant that is a power of two, where that is not
// too small to be exact; nil for all else.
func (s *Store) inverse(t *Term) *Term {
	if t.op != Const {
		return nil
	}
	f, e := math.Frexp(ToDouble(t.sort, t.k))
	if f != 0.5 && f != -0.5 || e < -100 || e > 100 {
		return nil
	}
	return s.Const(t.sort, FloatBits(t.sort, 1/ToDouble(t.sort, t.k)))
}

// toInt simplifies FToI; nil when it cannot.
func (s *Store) toInt(sort Sort, a *Term) *Term {
	if n, k, ok := s.scaled(a); ok {
		n = s.Bits(Div, n, s.Int(64, int64(1)<<k))
		if sort == 64 || n.lo >= -1<<31 && n.hi < 1<<31 {
			return s.Trunc(sort, n)
		}
	}
	if v := a.floats; !v.nan && v.lo > -1<<31 && v.hi < 1<<31-1 {
		if w := fitting(sort, int64(v.lo)-1, int64(v.hi)+1); w < sort {
			return s.SExt(sort, s.Convert(FToI, w, a))
		}
	}
	return nil
}

// FloatBits returns the bits of v, which the sort has.
func FloatBits(sort Sort, v float64) uint64 {
	if sort == Float {
		return bits32(float32(v))
	}
	return bits64(v)
}
