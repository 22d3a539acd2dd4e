package absint

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
		f   func(a, b Interval) Interval
	}
	shift := func(op ivl.Op) bool {
		return op == ivl.Shl || op == ivl.Shr || op == ivl.Ushr32 || op == ivl.Ushr64
	}
	ops := []binary{
		{ivl.Add, ivl.IntZ, Interval.add}, {ivl.Sub, ivl.IntZ, Interval.sub}, {ivl.Mul, ivl.IntZ, Interval.mul},
		{ivl.Div, ivl.IntZ, Interval.div}, {ivl.Rem, ivl.IntZ, Interval.rem},
		{ivl.BitAnd, ivl.IntZ, Interval.bitAnd}, {ivl.BitOr, ivl.IntZ, Interval.bitOr}, {ivl.BitXor, ivl.IntZ, Interval.bitXor},
		{ivl.Shl, ivl.IntZ, Interval.shl}, {ivl.Shr, ivl.IntZ, Interval.shr},
		{ivl.Ushr32, ivl.Int, func(a, b Interval) Interval { return a.ushr(b, 32) }},
		{ivl.Ushr64, ivl.Long, func(a, b Interval) Interval { return a.ushr(b, 64) }},
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
			a = a.meet(TypeInterval(ivl.Int))
		}
		r := o.f(a, b)
		v := ivl.EvalInt(o.op, o.typ, []*big.Int{big.NewInt(x), big.NewInt(y)})
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
		v := ivl.EvalInt(ivl.Wrap, ivl.IntOf(r), []*big.Int{big.NewInt(x)})
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
		for _, r := range []Interval{a.join(b), b.join(a), a.widen(b, steps), b.widen(a, steps)} {
			if !r.has(x) {
				t.Fatalf("%d is in %+v, and not with %+v in %+v", x, a, b, r)
			}
		}
		if !a.Within(a.join(b)) {
			t.Fatalf("%+v is not within its join with %+v", a, b)
		}
		if m := a.meet(b); b.has(x) != (!m.empty() && m.has(x)) && b.has(x) {
			t.Fatalf("%d is in %+v and %+v, and not in %+v", x, a, b, m)
		}
		if a.Within(b) && !b.has(x) {
			t.Fatalf("%d is in %+v, which is not within %+v", x, a, b)
		}
		if w := without(a, Exactly(x)); w.has(x) && (a.Lo == x && !a.LoInf || a.Hi == x && !a.HiInf) && x != math.MinInt64 && x != math.MaxInt64 && !w.empty() {
			t.Fatalf("%+v without %d is %+v", a, x, w)
		}
	}
}

func hasBig(a Interval, v *big.Int) bool {
	if c := a.class(); c.mod > 1 && new(big.Int).Mod(v, big.NewInt(c.mod)).Int64() != c.rem {
		return false
	}
	return (a.LoInf || v.Cmp(big.NewInt(a.Lo)) >= 0) && (a.HiInf || v.Cmp(big.NewInt(a.Hi)) <= 0)
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
func around(rnd *rand.Rand, x int64) Interval {
	a := Exactly(x)
	for range rnd.Intn(3) {
		a = a.join(Exactly(someInt(rnd)))
	}
	a.LoInf = rnd.Intn(8) == 0
	a.HiInf = rnd.Intn(8) == 0
	if a.LoInf {
		a.Lo = 0
	}
	if a.HiInf {
		a.Hi = 0
	}
	if a.Lo == a.Hi && a.Finite() || rnd.Intn(3) == 0 {
		return a.in(anyClass)
	}
	m := []int64{2, 3, 4, 6, 8, 10, 16, 1 << 20, 1 << 32, 3 << 40}[rnd.Intn(10)]
	return a.in(classOf(uint64(m), x))
}
