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

// TestWrappedClass checks what wrapping around keeps of congruences.
func TestWrappedClass(t *testing.T) {
	rnd := rand.New(rand.NewSource(2))
	for range 50000 {
		r := []ivl.Range{ivl.I8, ivl.U16, ivl.I32, ivl.I64}[rnd.Intn(4)]
		x := someInt(rnd)
		a := around(rnd, x)
		v := evalInt(ivl.Wrap, ivl.IntOf(r), []*big.Int{big.NewInt(x)})
		if c := a.class().wrapped(r); !c.has(v.Int64()) {
			t.Fatalf("wrapping %d of %+v gives %s, not in %+v", x, a, v, c)
		}
	}
}

// TestIntervalSets checks joins, meets, inclusion and widening of intervals
// with congruences against their elements.
func TestIntervalSets(t *testing.T) {
	rnd := rand.New(rand.NewSource(3))
	steps := []int64{-1000, -3, 0, 7, 100, math.MaxInt32}
	for range 100000 {
		x := someInt(rnd)
		a, b := around(rnd, x), around(rnd, someInt(rnd))
		for _, r := range []interval{a.join(b), b.join(a), a.widen(b, steps), b.widen(a, steps)} {
			if !r.has(x) {
				t.Fatalf("%d is in %+v, and not with %+v in %+v", x, a, b, r)
			}
		}
		if !a.within(a.join(b)) {
			t.Fatalf("%+v is not within its join with %+v", a, b)
		}
		if m := a.meet(b); b.has(x) != (!m.empty() && m.has(x)) && b.has(x) {
			t.Fatalf("%d is in %+v and %+v, and not in %+v", x, a, b, m)
		}
		if a.within(b) && !b.has(x) {
			t.Fatalf("%d is in %+v, which is not within %+v", x, a, b)
		}
		if w := without(a, exactly(x)); w.has(x) && (a.lo == x && !a.loInf || a.hi == x && !a.hiInf) && x != math.MinInt64 && x != math.MaxInt64 && !w.empty() {
			t.Fatalf("%+v without %d is %+v", a, x, w)
		}
	}
}

func hasBig(a interval, v *big.Int) bool {
	if c := a.class(); c.mod > 1 && new(big.Int).Mod(v, big.NewInt(c.mod)).Int64() != c.rem {
		return false
	}
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
	if a.lo == a.hi && a.finite() || rnd.Intn(3) == 0 {
		return a.in(anyClass)
	}
	m := []int64{2, 3, 4, 6, 8, 10, 16, 1 << 20, 1 << 32, 3 << 40}[rnd.Intn(10)]
	return a.in(classOf(uint64(m), x))
}
