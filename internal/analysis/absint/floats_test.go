package absint

import (
	"math"
	"math/big"
	"math/rand"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// specials are the doubles at which operations change their behaviour.
var specials = []float64{math.NaN(), 0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.SmallestNonzeroFloat64, -math.SmallestNonzeroFloat64,
	math.MaxFloat64, -math.MaxFloat64, math.MaxFloat32, -math.MaxFloat32, math.SmallestNonzeroFloat32, 0x1p-1022, 0x1p-126, 1, -1, 0.1, -0.1, 0.5, 3, 6, 100,
	1 << 31, 1<<31 - 1, -1 << 31, -1<<31 - 1, 1<<53 - 1, 1 << 53, 1<<53 + 2, 1 << 63, -1 << 63, 1<<24 + 1}

// someFloat is a special double or a random one; a float if single.
func someFloat(rnd *rand.Rand, single bool) float64 {
	x := specials[rnd.Intn(len(specials))]
	switch rnd.Intn(4) {
	case 0:
		x = math.Float64frombits(rnd.Uint64())
	case 1:
		x = rnd.NormFloat64() * 10
	}
	if single {
		x = float64(float32(x))
	}
	return x
}

// someFloats is a set, and an element of it.
func someFloats(rnd *rand.Rand, single bool) (Floats, float64) {
	x := someFloat(rnd, single)
	r := noFloats.with(x)
	for range rnd.Intn(3) {
		r = r.with(someFloat(rnd, single))
	}
	if a, b := r.Lo, r.Hi; a < b && rnd.Intn(2) == 0 { // one from inside
		y := at(a + rnd.Int63n(max(1, (b/2-a/2))))
		if single {
			y = float64(float32(y))
		}
		if r.contains(y) {
			x = y
		}
	}
	return r, x
}

func (a Floats) contains(x float64) bool {
	if x != x {
		return a.Nan
	}
	return a.Lo <= keyOf(x) && keyOf(x) <= a.Hi
}

// truncated is d2i in exact arithmetic (JVMS d2i).
func truncated(x float64, lo, hi int64) int64 {
	switch {
	case x != x:
		return 0
	case math.IsInf(x, -1):
		return lo
	case math.IsInf(x, 1):
		return hi
	}
	i, _ := big.NewFloat(x).Int(nil)
	switch {
	case i.Cmp(big.NewInt(lo)) < 0:
		return lo
	case i.Cmp(big.NewInt(hi)) > 0:
		return hi
	}
	return i.Int64()
}

func outcome(x, y float64, nan int64) int64 {
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	case x == y:
		return 0
	}
	return nan
}

// TestFloats: the result of an operation on elements is an element of the result on sets.
func TestFloats(t *testing.T) {
	rnd := rand.New(rand.NewSource(4))
	for range 300000 {
		single := rnd.Intn(2) == 0
		a, x := someFloats(rnd, single)
		b, y := someFloats(rnd, single)
		check := func(name string, r Floats, want float64) {
			if !r.contains(want) {
				t.Fatalf("%s of %v in %v and %v in %v (single %v): %v is not in %v", name, x, a, y, b, single, want, r)
			}
		}
		n := 0
		if single {
			n = 1
		}
		for op, fs := range floatOps {
			check(op.String(), combine(a, b, fs[n]), fs[n](x, y))
		}
		check("frem", a.frem(b), math.Mod(x, y))
		check("fneg", a.fneg(), -x)
		check("join", a.join(b), y)
		check("wider", a.wider(b, []int64{-100, 0, 7, 1000}), y)
		check("tof", a.rounded(), float64(float32(x)))
		if single {
			check("singles", a.singles(), x)
		} else {
			check("fsqrt", a.fsqrt(), math.Sqrt(x))
		}
		for _, r := range []ivl.Range{ivl.I32, ivl.I64} {
			lo, hi, _ := r.Bounds()
			if got := a.integers(lo, hi); !got.has(truncated(x, lo, hi)) {
				t.Fatalf("ftoi of %v in %v: %v is not in %v", x, a, truncated(x, lo, hi), got)
			}
		}
		for _, nan := range []int64{-1, 1} {
			o := outcome(x, y, nan)
			if r := a.compare(b, nan); !r.has(o) {
				t.Fatalf("comparison of %v in %v and %v in %v: %d is not in %v", x, a, y, b, o, r)
			}
			m := Between(max(-1, o-int64(rnd.Intn(2))), min(1, o+int64(rnd.Intn(2))))
			c, d := a.compared(b, nan, m)
			check("compared", c, x)
			check("compared", d, y)
		}
	}
}

// TestFloatsOfIntegers: conversions of integers, at the places where they round.
func TestFloatsOfIntegers(t *testing.T) {
	rnd := rand.New(rand.NewSource(5))
	for range 50000 {
		x := someInt(rnd)
		a := around(rnd, x)
		for _, single := range []bool{false, true} {
			want := float64(x)
			if single {
				want = float64(float32(x))
			}
			if r := floatsOf(a, single); !r.contains(want) {
				t.Fatalf("%d in %v: %v is not in %v", x, a, want, r)
			}
		}
	}
}

// TestFloatsExactly: results that a coarser rule would not have.
func TestFloatsExactly(t *testing.T) {
	unit := Floats{Lo: keyOf(0), Hi: keyOf(1) - 1}
	six := noFloats.with(6)
	mul := floatOps[ivl.FMul]
	if r := combine(unit, six, mul[0]).integers(math.MinInt32, math.MaxInt32); r != Between(0, 5) {
		t.Errorf("a number below one times six gives %v", r)
	}
	if r := combine(unit, noFloats.with(1<<54), mul[0]).integers(0, math.MaxInt64); r.Hi != 1<<54-2 {
		t.Errorf("a number below one times 2^54 gives %v", r)
	}
	most := Floats{Lo: keyOf(0), Hi: keyOf(1) - 1}.singles()
	if r := combine(most, six, mul[1]).integers(math.MinInt32, math.MaxInt32); r != Between(0, 5) {
		t.Errorf("a float below one times six gives %v", r)
	}
	// The product of 49 and the double nearest to its reciprocal is below one.
	if r := combine(noFloats.with(49), noFloats.with(1.0/49), mul[0]); r != noFloats.with(0.9999999999999999) {
		t.Errorf("49 times a 49th gives %v", r)
	}
	if r := noFloats.with(5).with(7).frem(noFloats.with(3)); r.Lo != 0 || at(r.Hi) >= 3 || r.Nan {
		t.Errorf("5…7 %% 3 is %v", r)
	}
	if r := noFloats.with(1).frem(noFloats.with(0)); r != noFloats.with(math.NaN()) {
		t.Errorf("1 %% 0 is %v", r)
	}
	square := combine(noFloats.with(-1).with(1), noFloats.with(-1).with(1), mul[0])
	if square.Nan {
		t.Error("finite factors give NaN")
	}
	for _, c := range []struct{ x, want Floats }{
		{noFloats.with(-2).with(7), noFloats.with(0)},
		{noFloats.with(-2).with(math.Inf(1)), noFloats.with(0).with(math.NaN())},
		{noFloats.with(math.Inf(-1)), noFloats.with(math.NaN())},
		{noFloats.with(math.NaN()), noFloats.with(math.NaN())},
	} {
		if r := c.x.less(); r != c.want {
			t.Errorf("x - x for x in %v is %v, want %v", c.x, r, c.want)
		}
	}
}
