package term

import "math"

// Many floats of programs are whole numbers, or halves, quarters …: sums of
// integers, divided by two. Comparing and converting them needs no float
// arithmetic, which is slow in solvers.

// scaled returns an integer n and k ≥ 0 such that the float t is n / 2^k, exactly;
// n has 64 bits. A zero loses its sign, which comparisons and conversions to
// integers ignore.
func (s *Store) scaled(t *Term) (n *Term, k int, ok bool) {
	n, k, ok = s.scale(t)
	limit := int64(1) << 53
	if t.sort == Float {
		limit = 1 << 24
	}
	// All n / 2^k within the limit are floats, so no operator has rounded.
	return n, k, ok && k <= maxScale && -limit <= n.lo && n.hi <= limit
}

const maxScale = 40

func (s *Store) scale(t *Term) (n *Term, k int, ok bool) {
	a, b := t.args[0], t.args[1]
	switch t.op {
	case Const:
		v := ToDouble(t.sort, t.k)
		for ; k <= maxScale; k++ {
			if f := math.Ldexp(v, k); f == math.Trunc(f) && math.Abs(f) <= 1<<53 {
				return s.Int(64, int64(f)), k, true
			}
		}
	case IToF:
		return s.SExt(64, a), 0, true
	case FToF: // a float that has enough digits before has them after, see scaled
		return s.scaled(a)
	case FNeg:
		n, k, ok = s.scaled(a)
		if ok {
			n = s.Bits(Sub, s.Int(64, 0), n)
		}
		return n, k, ok
	case FAdd, FSub:
		x, y, k, ok := s.aligned(a, b)
		if !ok {
			return nil, 0, false
		}
		op := Add
		if t.op == FSub {
			op = Sub
		}
		return s.Bits(op, x, y), k, true
	case FMul:
		x, i, ok := s.scaled(a)
		y, j, ok2 := s.scaled(b)
		if !ok || !ok2 {
			return nil, 0, false
		}
		if _, _, fits := mulBounds(x, y); !fits {
			return nil, 0, false
		}
		return s.Bits(Mul, x, y), i + j, true
	case FDiv:
		if f, e := math.Frexp(ToDouble(b.sort, b.k)); b.op == Const && f == 0.5 && e >= 1 { // 2^(e-1)
			n, k, ok = s.scaled(a)
			return n, k + e - 1, ok
		}
	case FFloor:
		if n, k, ok = s.scaled(a); ok {
			return s.Bits(AShr, n, s.Int(64, int64(k))), 0, true
		}
	case FCeil:
		if n, k, ok = s.scaled(a); ok {
			minus := s.Bits(Sub, s.Int(64, 0), n)
			return s.Bits(Sub, s.Int(64, 0), s.Bits(AShr, minus, s.Int(64, int64(k)))), 0, true
		}
	case Ite:
		x, y, k, ok := s.aligned(b, t.args[2])
		if !ok {
			return nil, 0, false
		}
		return s.Ite(a, x, y), k, true
	}
	return nil, 0, false
}

// aligned is scaled for two floats, with one k.
func (s *Store) aligned(a, b *Term) (x, y *Term, k int, ok bool) {
	x, i, ok := s.scaled(a)
	if !ok {
		return nil, nil, 0, false
	}
	y, j, ok := s.scaled(b)
	if !ok {
		return nil, nil, 0, false
	}
	k = max(i, j)
	x, ok = s.times(x, k-i)
	if !ok {
		return nil, nil, 0, false
	}
	y, ok = s.times(y, k-j)
	return x, y, k, ok
}

// times returns x * 2^k if that is exact.
func (s *Store) times(x *Term, k int) (*Term, bool) {
	factor := s.Int(64, int64(1)<<k)
	if _, _, ok := mulBounds(x, factor); !ok {
		return nil, false
	}
	return s.Bits(Mul, x, factor), true
}
