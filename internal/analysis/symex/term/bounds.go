package term

import "math/bits"

// bounds returns a lower and an upper bound of a bit-vector, read as a signed
// number.
func bounds(t *Term) (lo, hi int64) {
	w := t.sort.Width()
	least, most := int64(-1)<<(w-1), int64(1)<<(w-1)-1
	if w == 64 {
		least, most = -1<<63, 1<<63-1
	}
	lo, hi, ok := tight(t)
	if !ok || lo < least || hi > most {
		return least, most
	}
	return lo, hi
}

// tight is bounds for the operators that have better ones than their sort's;
// its result is valid only if it fits the sort.
func tight(t *Term) (lo, hi int64, ok bool) {
	a, b := t.args[0], t.args[1]
	switch t.op {
	case Const:
		v := signed(t.k, t.sort)
		return v, v, true
	case Ite:
		c := t.args[2]
		return min(b.lo, c.lo), max(b.hi, c.hi), true
	case ZExt:
		if a.lo >= 0 {
			return a.lo, a.hi, true
		}
		return 0, int64(1)<<a.sort.Width() - 1, true
	case SExt:
		return a.lo, a.hi, true
	case Trunc:
		return a.lo, a.hi, true // the same number if that fits
	case BitAnd:
		switch {
		case a.lo >= 0 && b.lo >= 0:
			return 0, min(a.hi, b.hi), true
		case a.lo >= 0:
			return 0, a.hi, true
		case b.lo >= 0:
			return 0, b.hi, true
		}
	case BitOr, BitXor:
		if a.lo >= 0 && b.lo >= 0 {
			n := max(bits.Len64(uint64(a.hi)), bits.Len64(uint64(b.hi)))
			return 0, int64(uint64(1)<<n - 1), true
		}
	case Add:
		return addBounds(a.lo, a.hi, b.lo, b.hi)
	case Sub:
		if b.lo == -1<<63 {
			return 0, 0, false
		}
		return addBounds(a.lo, a.hi, -b.hi, -b.lo)
	case Mul:
		return mulBounds(a, b)
	case Div:
		if b.op == Const && b.lo > 0 {
			return a.lo / b.lo, a.hi / b.lo, true
		}
	case Rem:
		if b.op == Const && b.lo != 0 && b.lo != -1<<63 {
			m := b.lo
			if m < 0 {
				m = -m
			}
			lo, hi = -(m - 1), m-1
			if a.lo >= 0 {
				lo = 0
			}
			if a.hi <= 0 {
				hi = 0
			}
			return max(lo, min(a.lo, 0)), min(hi, max(a.hi, 0)), true
		}
	case AShr:
		if b.op == Const && b.lo >= 0 && b.lo < 64 {
			return a.lo >> uint(b.lo), a.hi >> uint(b.lo), true
		}
		return min(a.lo, 0), max(a.hi, 0), true
	case LShr:
		if b.op == Const && b.lo > 0 && b.lo < int64(a.sort.Width()) {
			if a.lo >= 0 {
				return a.lo >> uint(b.lo), a.hi >> uint(b.lo), true
			}
			return 0, int64(^uint64(0) >> (64 - a.sort.Width()) >> uint(b.lo)), true
		}
		if a.lo >= 0 {
			return 0, a.hi, true
		}
	case FToI:
		if v := a.floats; !v.nan {
			return saturate(v.lo, t.sort), saturate(v.hi, t.sort), true
		}
	case Shl:
		if b.op == Const && b.lo >= 0 && b.lo < 63 && a.lo >= -1<<(62-b.lo) && a.hi < 1<<(62-b.lo) {
			return a.lo << uint(b.lo), a.hi << uint(b.lo), true
		}
	}
	return 0, 0, false
}

func addBounds(alo, ahi, blo, bhi int64) (lo, hi int64, ok bool) {
	lo, hi = alo+blo, ahi+bhi
	return lo, hi, (alo^lo)&(blo^lo) >= 0 && (ahi^hi)&(bhi^hi) >= 0
}

func mulBounds(a, b *Term) (lo, hi int64, ok bool) {
	lo, hi = 1<<63-1, -1<<63
	for _, x := range [2]int64{a.lo, a.hi} {
		for _, y := range [2]int64{b.lo, b.hi} {
			p, ok := MulExact(x, y)
			if !ok {
				return 0, 0, false
			}
			lo, hi = min(lo, p), max(hi, p)
		}
	}
	return lo, hi, true
}

// MulExact returns x * y; ok is false when that does not fit.
func MulExact(x, y int64) (p int64, ok bool) {
	abs := func(v int64) uint64 {
		if v < 0 {
			return -uint64(v)
		}
		return uint64(v)
	}
	over, low := bits.Mul64(abs(x), abs(y))
	limit := uint64(1<<63 - 1)
	if x < 0 != (y < 0) {
		limit++
	}
	return x * y, over == 0 && low <= limit
}
