package transforms

import (
	"math"
	"math/big"
	"math/rand"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestIntervalsContain checks the interval operators against exact arithmetic:
// what an operator gives for two elements is in what it gives for the intervals.
func TestIntervalsContain(t *testing.T) {
	type binary struct {
		op  ivl.Op
		typ ivl.Type
		f   func(a, b interval) interval
	}
	shift := func(op ivl.Op) bool {
		return op == ivl.Shl || op == ivl.Shr || op == ivl.Ushr32 || op == ivl.Ushr64
	}
	ops := []binary{
		{ivl.Add, ivl.IntZ, interval.add}, {ivl.Sub, ivl.IntZ, interval.sub}, {ivl.Mul, ivl.IntZ, interval.mul},
		{ivl.Div, ivl.IntZ, interval.div}, {ivl.Rem, ivl.IntZ, interval.rem},
		{ivl.BitAnd, ivl.IntZ, interval.bitAnd}, {ivl.BitOr, ivl.IntZ, interval.bitOr}, {ivl.BitXor, ivl.IntZ, interval.bitXor},
		{ivl.Shl, ivl.IntZ, interval.shl}, {ivl.Shr, ivl.IntZ, interval.shr},
		{ivl.Ushr32, ivl.Int, func(a, b interval) interval { return a.ushr(b, 32) }},
		{ivl.Ushr64, ivl.Long, func(a, b interval) interval { return a.ushr(b, 64) }},
	}
	rnd := rand.New(rand.NewSource(1))
	for range 200000 {
		o := ops[rnd.Intn(len(ops))]
		x, y := someInt(rnd), someInt(rnd)
		if o.op == ivl.Ushr32 {
			x = int64(int32(x))
		}
		if shift(o.op) {
			y = int64(rnd.Intn(64))
			if o.op == ivl.Ushr32 {
				y %= 32
			}
		}
		a, b := around(rnd, x), around(rnd, y)
		if o.op == ivl.Ushr32 {
			a = a.meet(typeInterval(ivl.Int))
		}
		r := o.f(a, b)
		v := evalInt(o.op, o.typ, []*big.Int{big.NewInt(x), big.NewInt(y)})
		if !hasBig(r, v) {
			t.Fatalf("%s: %d in %+v, %d in %+v give %s, not in %+v", o.op, x, a, y, b, v, r)
		}
	}
}

func hasBig(a interval, v *big.Int) bool {
	return (a.loInf || v.Cmp(big.NewInt(a.lo)) >= 0) && (a.hiInf || v.Cmp(big.NewInt(a.hi)) <= 0)
}

func someInt(rnd *rand.Rand) int64 {
	switch rnd.Intn(4) {
	case 0:
		return int64(rnd.Intn(21) - 10)
	case 1:
		return int64(int32(rnd.Uint32()))
	case 2:
		return []int64{0, 1, -1, math.MaxInt64, math.MinInt64, math.MaxInt32, math.MinInt32}[rnd.Intn(7)]
	}
	return int64(rnd.Uint64())
}

// around returns an interval with x in it.
func around(rnd *rand.Rand, x int64) interval {
	a := exactly(x)
	for range rnd.Intn(3) {
		a = a.join(exactly(someInt(rnd)))
	}
	a.loInf = rnd.Intn(8) == 0
	a.hiInf = rnd.Intn(8) == 0
	if a.loInf {
		a.lo = 0
	}
	if a.hiInf {
		a.hi = 0
	}
	return a
}
