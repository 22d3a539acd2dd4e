package term

import "math"

// interval bounds a float: it is not below lo and not above hi, or, where nan,
// no number.
type interval struct {
	lo, hi float64
	nan    bool
}

var anyFloat = interval{math.Inf(-1), math.Inf(1), true}

// finite reports whether v has only finite numbers.
func (v interval) finite() bool { return !v.nan && !math.IsInf(v.lo, 0) && !math.IsInf(v.hi, 0) }

// spread returns bounds of a float. Rounding is monotonic, so monotonic
// operators are applied to the ends.
func spread(t *Term) interval {
	a, b := t.args[0], t.args[1]
	switch t.op {
	case Const:
		v := toDouble(t.sort, t.k)
		if v != v {
			return anyFloat
		}
		return interval{v, v, false}
	case Ite:
		p, q := b.floats, t.args[2].floats
		return interval{math.Min(p.lo, q.lo), math.Max(p.hi, q.hi), p.nan || q.nan}
	case IToF:
		return interval{rounded(t.sort, float64(a.lo), a.lo), rounded(t.sort, float64(a.hi), a.hi), false}
	case FToF:
		v := a.floats
		if t.sort == Float {
			v.lo, v.hi = float64(float32(v.lo)), float64(float32(v.hi))
		}
		return v
	case FNeg:
		return interval{-a.floats.hi, -a.floats.lo, a.floats.nan}
	case FSqrt, FFloor, FCeil, FRint:
		v := a.floats
		if t.op == FSqrt && v.lo < 0 {
			return interval{0, math.Sqrt(math.Max(v.hi, 0)), true}
		}
		v.lo, v.hi = toDouble(t.sort, apply(t.op, t.sort, t.sort, floatBits(t.sort, v.lo), 0)), toDouble(t.sort, apply(t.op, t.sort, t.sort, floatBits(t.sort, v.hi), 0))
		return v
	case FAdd, FSub, FMul, FDiv:
		return arithmetic(t.op, t.sort, a.floats, b.floats)
	case FRem:
		v := interval{math.Min(a.floats.lo, 0), math.Max(a.floats.hi, 0), true}
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

func arithmetic(op Op, sort Sort, a, b interval) interval {
	if !a.finite() || !b.finite() || op == FDiv && b.lo <= 0 && b.hi >= 0 {
		return anyFloat
	}
	apply := func(x, y float64) float64 {
		if sort == Float {
			return float64(arith32(op, float32(x), float32(y)))
		}
		return arith64(op, x, y)
	}
	v := interval{math.Inf(1), math.Inf(-1), false}
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
	if x, y, _, ok := s.aligned(a, b); ok {
		if op == FEq {
			return s.Eq(x, y)
		}
		return s.Lt(x, y)
	}
	return nil
}

// toInt simplifies FToI; nil when it cannot.
func (s *Store) toInt(sort Sort, a *Term) *Term {
	if n, k, ok := s.scaled(a); ok {
		n = s.Bits(Div, n, s.Int(64, int64(1)<<k))
		if sort == 64 || n.lo >= -1<<31 && n.hi < 1<<31 {
			return s.Trunc(sort, n)
		}
	}
	if v := a.floats; sort == 64 && !v.nan && v.lo > -1<<31 && v.hi < 1<<31-1 {
		return s.SExt(64, s.Convert(FToI, 32, a))
	}
	return nil
}

// floatBits returns the bits of v, which the sort has.
func floatBits(sort Sort, v float64) uint64 {
	if sort == Float {
		return bits32(float32(v))
	}
	return bits64(v)
}
