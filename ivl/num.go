package ivl

import (
	"math"
	"math/big"
	"math/bits"
	"strconv"
)

// num is a mathematical integer: n, or big when it does not fit 64 bits.
type num struct {
	n   int64
	big *big.Int // immutable
}

func (a num) String() string {
	if a.big != nil {
		return a.big.String()
	}
	return strconv.FormatInt(a.n, 10)
}

func numOf(b *big.Int) num {
	if b.IsInt64() {
		return num{n: b.Int64()}
	}
	return num{big: b}
}

func (a num) toBig() *big.Int {
	if a.big != nil {
		return a.big
	}
	return big.NewInt(a.n)
}

var mask64 = new(big.Int).SetUint64(math.MaxUint64)

// low returns a modulo 2^64 as a signed number.
func (a num) low() int64 {
	if a.big == nil {
		return a.n
	}
	return int64(new(big.Int).And(a.big, mask64).Uint64())
}

func (a num) cmp(b num) int {
	if a.big == nil && b.big == nil {
		switch {
		case a.n < b.n:
			return -1
		case a.n > b.n:
			return 1
		}
		return 0
	}
	return a.toBig().Cmp(b.toBig())
}

// binary applies an integer operator of two arguments. Shift counts are in
// 0..63.
func binary(op Op, a, b num) num {
	if a.big == nil && b.big == nil {
		if r, ok := binary64(op, a.n, b.n); ok {
			return num{n: r}
		}
	}
	return binaryBig(op, a.toBig(), b.toBig())
}

// binary64 is binary on 64-bit operands; ok is false when the result does not fit.
func binary64(op Op, a, b int64) (r int64, ok bool) {
	switch op {
	case Add:
		r = a + b
		return r, (a^r)&(b^r) >= 0
	case Sub:
		r = a - b
		return r, (a^b)&(a^r) >= 0
	case Mul:
		return mul64(a, b)
	case Div:
		if b == 0 {
			return 0, true
		}
		return a / b, a != math.MinInt64 || b != -1
	case Rem:
		if b == 0 {
			return 0, true
		}
		return a % b, true
	case BitAnd:
		return a & b, true
	case BitOr:
		return a | b, true
	case BitXor:
		return a ^ b, true
	case Shl:
		r = a << uint64(b)
		return r, r>>uint64(b) == a
	case Shr:
		return a >> uint64(b), true
	}
	panic("BUG: no binary integer operator")
}

func mul64(a, b int64) (int64, bool) {
	abs := func(x int64) uint64 {
		if x < 0 {
			return -uint64(x)
		}
		return uint64(x)
	}
	hi, lo := bits.Mul64(abs(a), abs(b))
	limit := uint64(math.MaxInt64)
	if a < 0 != (b < 0) {
		limit++
	}
	return a * b, hi == 0 && lo <= limit
}

func binaryBig(op Op, a, b *big.Int) num {
	r := new(big.Int)
	switch op {
	case Add:
		r.Add(a, b)
	case Sub:
		r.Sub(a, b)
	case Mul:
		r.Mul(a, b)
	case Div:
		if b.Sign() != 0 {
			r.Quo(a, b)
		}
	case Rem:
		if b.Sign() != 0 {
			r.Rem(a, b)
		}
	case BitAnd:
		r.And(a, b)
	case BitOr:
		r.Or(a, b)
	case BitXor:
		r.Xor(a, b)
	case Shl:
		r.Lsh(a, uint(b.Uint64()))
	case Shr:
		r.Rsh(a, uint(b.Uint64()))
	default:
		panic("BUG: no binary integer operator")
	}
	return numOf(r)
}

// wrap truncates the 64 low bits v of a number to range r (not Z).
func wrap(r Range, v int64) int64 {
	switch r {
	case U1:
		return v & 1
	case I8:
		return int64(int8(v))
	case I16:
		return int64(int16(v))
	case U16:
		return int64(uint16(v))
	case I32:
		return int64(int32(v))
	case I64:
		return v
	}
	panic("BUG: wrap to Z")
}
