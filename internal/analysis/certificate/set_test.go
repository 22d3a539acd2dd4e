package certificate

import (
	"math/big"
	"math/rand"
	"testing"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// number returns a random integer, often a small one or one at an end of a type.
func number(rnd *rand.Rand) int64 {
	switch rnd.Intn(4) {
	case 0:
		return []int64{0, 1, -1, 1<<31 - 1, -1 << 31, 1<<63 - 1, -1 << 63}[rnd.Intn(7)]
	case 1:
		return int64(int32(rnd.Uint32()))
	case 2:
		return int64(rnd.Uint64())
	}
	return int64(rnd.Intn(41) - 20)
}

// around returns a random set with v in it.
func around(rnd *rand.Rand, v int64) *Set {
	s := intsBetween(v, v)
	for range rnd.Intn(3) {
		w := number(rnd)
		s = s.union(intsBetween(w, w))
	}
	lo, hi := s.Lo, s.Hi
	if rnd.Intn(8) == 0 {
		lo = nil
	}
	if rnd.Intn(8) == 0 {
		hi = nil
	}
	s = ints(lo, hi)
	if rnd.Intn(2) == 0 {
		s = s.leaving(big.NewInt([]int64{2, 3, 4, 8, 1 << 20, 1 << 32}[rnd.Intn(6)]), big.NewInt(v))
	}
	return s
}

// contains reports whether v is an element.
func contains(s *Set, v *big.Int) bool { return ints(v, v).within(s) }

// rounds is how many random values a test tries: a quarter with -short.
func rounds(n int) int {
	if testing.Short() {
		return n / 4
	}
	return n
}

// TestArithmetic holds the operators on sets against exact arithmetic: what an operator
// gives for elements is in what it gives for sets.
func TestArithmetic(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	ops := []ivl.Op{ivl.Add, ivl.Sub, ivl.Mul, ivl.Div, ivl.Rem, ivl.BitAnd, ivl.BitOr, ivl.BitXor, ivl.Shl, ivl.Shr, ivl.Ushr32, ivl.Ushr64, ivl.Neg, ivl.Wrap}
	c := &checker{alls: map[ivl.Type]*Set{}}
	st := &pointClaims{checker: c, pc: &ProcClaims{Vars: map[*ivl.Var]int{}}, vals: flow.NewTable[*Set]()}
	x, y := &ivl.Var{Name: "x", Typ: ivl.IntZ}, &ivl.Var{Name: "y", Typ: ivl.IntZ}
	st.pc.Vars[x], st.pc.Vars[y] = 0, 1
	for range rounds(200000) {
		op := ops[rnd.Intn(len(ops))]
		a, b := number(rnd), number(rnd)
		typ := ivl.IntZ
		switch op {
		case ivl.Shl, ivl.Shr, ivl.Ushr64:
			b = int64(rnd.Intn(64))
		case ivl.Ushr32:
			a, b = int64(int32(a)), int64(rnd.Intn(32))
		case ivl.Wrap:
			typ = ivl.IntOf([]ivl.Range{ivl.U1, ivl.I8, ivl.U16, ivl.I32, ivl.I64}[rnd.Intn(5)])
		}
		s, u := around(rnd, a), around(rnd, b)
		if op == ivl.Ushr32 {
			s = s.meet(typeInts(ivl.Int))
		}
		if op == ivl.Ushr64 {
			s = s.meet(typeInts(ivl.Long))
		}
		st.vals.Set(0, s)
		st.vals.Set(1, u)
		args := []ivl.Term{x, y}
		if op == ivl.Neg || op == ivl.Wrap {
			args = args[:1]
		}
		want := ivl.EvalInt(op, typ, []*big.Int{big.NewInt(a), big.NewInt(b)}[:len(args)])
		if got := st.eval(op.As(typ, args...)); !contains(got, want) {
			t.Fatalf("%s: %d in %s and %d in %s give %s, not in %s", op, a, s, b, u, want, got)
		}
	}
}

// TestSets holds unions, intersections and weaker sets against elements.
func TestSets(t *testing.T) {
	rnd := rand.New(rand.NewSource(2))
	for range rounds(100000) {
		v := number(rnd)
		x := big.NewInt(v)
		s, u := around(rnd, v), around(rnd, number(rnd))
		if !contains(s.union(u), x) || !contains(u.union(s), x) {
			t.Fatalf("%d is not in the union of %s and %s", v, s, u)
		}
		if w := u.weaker(s, allInts, rnd.Intn(2*patience)); w != nil && !contains(w, x) {
			t.Fatalf("%s weakened by %s to %s, without %d", u, s, w, v)
		}
		if both := around(rnd, v); !contains(s.meet(both), x) || !s.meets(both) {
			t.Fatalf("%d is not in what %s and %s have in common", v, s, both)
		}
	}
	for range 20000 {
		s, u := references(rnd), references(rnd)
		all, either := s.union(u), s.weaker(u, &Set{Sort: ivl.RefSort, Null: true, Objects: flow.SetBelow(8)}, rnd.Intn(2*patienceWithObjects))
		for i := range 8 {
			in := s.Objects.Has(i) || u.Objects.Has(i)
			if all.Objects.Has(i) != in || in && either != nil && !either.Objects.Has(i) || s.meet(u).Objects.Has(i) != (s.Objects.Has(i) && u.Objects.Has(i)) {
				t.Fatalf("object %d: %s, %s, their union %s", i, s, u, all)
			}
		}
		if all.Null != (s.Null || u.Null) || (s.Null || u.Null) && either != nil && !either.Null || s.meet(u).Null != (s.Null && u.Null) {
			t.Fatalf("null: %s, %s, their union %s", s, u, all)
		}
	}
}

// references returns a random set of references.
func references(rnd *rand.Rand) *Set {
	return &Set{Sort: ivl.RefSort, Null: rnd.Intn(2) == 0, Objects: flow.SetBelow(8).Where(func(int) bool { return rnd.Intn(2) == 0 })}
}

// TestApart: sets whose remainders exclude each other have nothing in common, others may.
func TestApart(t *testing.T) {
	leaving := func(rem, mod int64) *Set { return intsBetween(-100, 100).leaving(big.NewInt(mod), big.NewInt(rem)) }
	for _, c := range []struct {
		s, t  *Set
		empty bool
	}{
		{leaving(0, 2), leaving(1, 2), true},
		{leaving(0, 2), leaving(1, 4), true},
		{leaving(1, 6), leaving(3, 4), false}, // 7
		{leaving(2, 6), leaving(3, 4), true},
		{leaving(1, 3), leaving(2, 4), false}, // 10
		{leaving(-1, 4), leaving(1, 2), false},
	} {
		if got := c.s.meet(c.t).empty(); got != c.empty || c.t.meet(c.s).empty() != c.empty || c.s.meets(c.t) == c.empty {
			t.Errorf("%s and %s: empty is %v, want %v", c.s, c.t, got, c.empty)
		}
	}
}
