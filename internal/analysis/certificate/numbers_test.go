package certificate

import (
	"math"
	"math/big"
	"math/rand"
	"testing"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// special are the doubles at which operations change their behaviour.
var special = []float64{math.NaN(), 0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.SmallestNonzeroFloat64, -math.SmallestNonzeroFloat64,
	math.MaxFloat64, -math.MaxFloat64, math.MaxFloat32, math.SmallestNonzeroFloat32, 1, -1, 0.1, 0.5, -2.5, 7,
	1 << 31, 1<<31 - 1, -1 << 31, 1<<53 - 1, 1 << 53, 1<<53 + 2, 1 << 63, -1 << 63}

func pick(rnd *rand.Rand, single bool) float64 {
	x := special[rnd.Intn(len(special))]
	if rnd.Intn(3) == 0 {
		x = math.Float64frombits(rnd.Uint64())
	}
	if single {
		return float64(float32(x))
	}
	return x
}

// some is a set and an element.
func some(rnd *rand.Rand, single bool) (Numbers, float64) {
	x := pick(rnd, single)
	n := Numbers{}.and(x)
	for range rnd.Intn(3) {
		n = n.and(pick(rnd, single))
	}
	if n.Some {
		if y := n.Lo/2 + n.Hi/2; rnd.Intn(2) == 0 {
			if single {
				y = float64(float32(y))
			}
			if has(n, y) {
				x = y
			}
		}
	}
	return n, x
}

func has(n Numbers, x float64) bool { return Numbers{}.and(x).within(n) }

// TestNumbers: what an operation makes of elements is an element of what it makes of sets.
func TestNumbers(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	for range 200000 {
		single := rnd.Intn(2) == 0
		a, x := some(rnd, single)
		b, y := some(rnd, single)
		check := func(name string, r Numbers, want float64) {
			if !has(r, want) {
				t.Fatalf("%s of %v in %v and %v in %v (single %v): %v is not in %v", name, x, a, y, b, single, want, r)
			}
		}
		for _, op := range []ivl.Op{ivl.FAdd, ivl.FSub, ivl.FMul, ivl.FDiv} {
			check(op.String(), calculate(op, a, b, single), rounding(op, x, y, single))
		}
		check("frem", calculate(ivl.FRem, a, b, single), math.Mod(x, y))
		check("negative", a.negative(), -x)
		check("union", a.union(b), y)
		check("weaker", a.weaker(b, rnd.Intn(20)), y)
		check("meet", a.meet(a.union(b)), x)
		check("converted", converted(numbers(ivl.DoubleSort, a), true), float64(float32(x)))
		if single {
			check("single", a.single(), x)
		}
		if r, err := readNumbers(a.text()); err != nil || r != a && !(r.within(a) && a.within(r)) {
			t.Fatalf("%v is read as %v: %v", a, r, err)
		}
		for _, typ := range []ivl.Type{ivl.Int, ivl.Long} {
			all := typeInts(typ)
			want := new(big.Int)
			if x == x {
				want = truncate(x, all)
			}
			if r := a.truncated(typ); !ints(want, want).within(r) {
				t.Fatalf("ftoi of %v in %v: %v is not in %v", x, a, want, r)
			}
		}
		up := a.upTo(y, true)
		if x != x || x <= y {
			check("upTo", up, x)
		} else if y == y && y != x && has(up, x) {
			t.Fatalf("%v is no more than %v, as it seems: %v", x, y, up)
		}
		if x < y {
			check("upTo, strictly", a.upTo(y, false), x)
		}
	}
}

// TestNumbersCompared holds comparisons, and what they tell, against the interpreter's meaning.
func TestNumbersCompared(t *testing.T) {
	rnd := rand.New(rand.NewSource(2))
	vars := []*ivl.Var{{Name: "x", Typ: ivl.Double}, {Name: "y", Typ: ivl.Double}}
	for range 50000 {
		a, x := some(rnd, false)
		b, y := some(rnd, false)
		op := []ivl.Op{ivl.FCmpL, ivl.FCmpG}[rnd.Intn(2)]
		st := stateOf(vars, numbers(ivl.DoubleSort, a), numbers(ivl.DoubleSort, b))
		app := op.Of(vars[0], vars[1]).(*ivl.App)
		want := unordered(op)
		switch {
		case x < y:
			want = -1
		case x > y:
			want = 1
		case x == y:
			want = 0
		}
		if r := st.comparison(app); !intsBetween(want, want).within(r) {
			t.Fatalf("%v of %v in %v and %v in %v: %d is not in %v", op, x, a, y, b, want, r)
		}
		s := intsBetween(max(-1, want-int64(rnd.Intn(2))), min(1, want+int64(rnd.Intn(2))))
		if !st.outcome(app, s) || !has(st.get(vars[0]).Numbers, x) || !has(st.get(vars[1]).Numbers, y) {
			t.Fatalf("%v of %v in %v and %v in %v is in %v: %v, %v left", op, x, a, y, b, s, st.get(vars[0]), st.get(vars[1]))
		}
	}
}

// stateOf is a point at which variables have sets.
func stateOf(vars []*ivl.Var, sets ...*Set) *pointClaims {
	st := &pointClaims{checker: &checker{alls: map[ivl.Type]*Set{}}, pc: &ProcClaims{Vars: map[*ivl.Var]int{}}, vals: flow.NewTable[*Set]()}
	for i, v := range vars {
		st.pc.Vars[v] = i
		st.vals.Set(i, sets[i])
	}
	return st
}
