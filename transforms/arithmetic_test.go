package transforms

import (
	"math"
	"math/big"
	"math/rand"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestOperatorConstraintsHold checks the constraints on over-approximated operators
// against exact results.
func TestOperatorConstraintsHold(t *testing.T) {
	ops := []ivl.Op{ivl.BitAnd, ivl.BitOr, ivl.BitXor, ivl.Shl, ivl.Shr, ivl.Ushr32, ivl.Ushr64, ivl.Div, ivl.Rem}
	rnd := rand.New(rand.NewSource(1))
	for range 100000 {
		op := ops[rnd.Intn(len(ops))]
		a, b := someInt(rnd), someInt(rnd)
		switch op {
		case ivl.Shl, ivl.Shr, ivl.Ushr64:
			b &= 63
		case ivl.Ushr32:
			a, b = int64(int32(a)), b&31
		}
		h := ivl.EvalInt(op, ivl.IntZ, []*big.Int{big.NewInt(a), big.NewInt(b)})
		for _, f := range operatorConstraints(op, num(a), num(b), bigNum(h)) {
			if Fold(f) != ivl.Term(ivl.True) {
				t.Fatalf("%s %d %d = %s: %s is not true", op, a, b, h, f)
			}
		}
	}
}

// TestMasksAreExact checks the sums that stand for operators with masks.
func TestMasksAreExact(t *testing.T) {
	rnd := rand.New(rand.NewSource(2))
	n := 0
	for range 20000 {
		op := []ivl.Op{ivl.BitAnd, ivl.BitOr, ivl.BitXor}[rnd.Intn(3)]
		m := someInt(rnd)
		if rnd.Intn(2) == 0 {
			m = 3<<rnd.Intn(61) | 5<<rnd.Intn(60)
		}
		r := &arithmetic{}
		and := r.and(num(0), big.NewInt(m))
		if and == nil {
			continue
		}
		x := someInt(rnd)
		got := r.masked(op, num(x), big.NewInt(m))
		if got == nil { // a low mask, which stays
			continue
		}
		n++
		want := ivl.EvalInt(op, ivl.IntZ, []*big.Int{big.NewInt(x), big.NewInt(m)})
		if l, ok := Fold(got).(*ivl.IntLit); !ok || l.V.Cmp(want) != 0 {
			t.Fatalf("%s %d %d: %s folds to %s, want %s", op, x, m, got, Fold(got), want)
		}
	}
	if n < 1000 {
		t.Fatalf("only %d masks tried", n)
	}
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
