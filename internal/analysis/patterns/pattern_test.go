package patterns

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// states collects the concrete patterns of states of a random program's runs.
func states(t *testing.T, seed uint64) (*Program, []*Pattern) {
	t.Helper()
	r := parseRandom(t, seed)
	m, err := ivl.Compile(r.IVL)
	if err != nil {
		t.Fatal(err)
	}
	var ps []*Pattern
	m.Run(t.Context(), ivl.Options{Inputs: ivl.NewRandom(r.IVL, seed), MaxSteps: 100, Watch: func(v *ivl.View, _ *ivl.Proc, _ *ivl.Block, i int) {
		if i == 0 {
			ps = append(ps, r.Vocab.Concrete(v))
		}
	}})
	return r, ps
}

// TestLattice checks the laws of entailment, blur, union and meet on the
// patterns of random states.
func TestLattice(t *testing.T) {
	checked := 0
	for seed := range uint64(60) {
		rnd := rand.New(rand.NewPCG(seed, 10))
		_, ps := states(t, seed+500)
		for range 4 {
			a, b, c := ps[rnd.IntN(len(ps))], ps[rnd.IntN(len(ps))], ps[rnd.IntN(len(ps))]
			u, v := vaguer(rnd, a, []*Pattern{b}), vaguer(rnd, a, []*Pattern{c})
			for _, law := range []struct {
				name string
				ok   bool
			}{
				{"a pattern entails itself", a.Entails(a) && u.Entails(u)},
				{"what is made vaguer is entailed", a.Entails(u) && a.Entails(v)},
				{"each part entails the union", u.Entails(u.Union(v)) && v.Entails(u.Union(v))},
				{"a join is above both", u.Entails(u.Join(v, Precision{})) && v.Entails(u.Join(v, Precision{}))},
				{"entailment is transitive", !u.Entails(v) || !b.Entails(u) || b.Entails(v)},
				{"definite patterns of different states are different", a.Entails(b) == b.Entails(a)},
			} {
				if !law.ok {
					t.Fatalf("seed %d: not so: %s\n%s\n%s\n%s", seed, law.name, a, u, v)
				}
			}
			m, ok := u.Meet(v)
			if !ok || !a.Entails(m) {
				t.Fatalf("seed %d: a state of both is not in the meet\n%s\n%s\n%s\nmeet %s", seed, a, u, v, m)
			}
			if b.Entails(m) && (!b.Entails(u) || !b.Entails(v)) {
				t.Fatalf("seed %d: the meet has a state that one of them has not\n%s\n%s\n%s", seed, b, u, v)
			}
			checked++
		}
	}
	t.Logf("%d triples", checked)
}

// TestText checks that patterns are read as they are written.
func TestText(t *testing.T) {
	for seed := range uint64(40) {
		rnd := rand.New(rand.NewPCG(seed, 11))
		r, ps := states(t, seed+900)
		p, ok := r.enter(vaguer(rnd, ps[rnd.IntN(len(ps))], ps), 1)
		if !ok {
			t.Fatal("no states")
		}
		q, err := r.ParsePattern(1, p.String())
		if err != nil {
			t.Fatalf("seed %d: %v in\n%s", seed, err, p)
		}
		if !p.Entails(q) || !q.Entails(p) {
			t.Fatalf("seed %d:\n%s\nis read as\n%s", seed, p, q)
		}
	}
	r := parseRandom(t, 1)
	for text, want := range map[string]string{
		"":                                        "no node 0, which is null",
		"node 0 Node@1":                           "line 1: node 0 is null, and the other nodes are not",
		"node 0 null\nnode 1 null":                "line 2: node 0 is null, and the other nodes are not",
		"node 0 null\nnode 2 Node@1":              "line 2: node 2, expected 1",
		"node 0 null\nnode 1 None@1":              "line 2: no class None@1 with an allocation site",
		"node 0 null\nnode 1 Node@1 is nobody":    `line 2: "nobody" after "is"`,
		"node 0 null\nnode 1 Node@1 where x=1":    `line 2: "x=1" after "where"`,
		"node 0 null\nnode 1 Node@1 with magic":   `line 2: "magic" after "with"`,
		"node 0 null\nedge 1 next 0":              "line 2: no edge between nodes 1 and 0",
		"node 0 null\nnode 1 Node@1\nedge 1 up 0": "line 3: node 1 has no field up",
		"num zz = 3":                              "line 1: no number zz",
		"num a = x":                               `line 1: values "x", expected like 0, 0|1, <=3, >=7, 2..6 or *`,
		"a node":                                  `line 1: "a node", expected num, node or edge`,
	} {
		if _, err := r.ParsePattern(1, text); err == nil || err.Error() != want {
			t.Errorf("%q: error %v, want %s", text, err, want)
		}
	}
}

// TestRegions checks comparisons and arithmetic of regions against numbers.
func TestRegions(t *testing.T) {
	r := newRegions([]*big.Int{big.NewInt(-3), big.NewInt(7), big.NewInt(8), big.NewInt(1 << 31)})
	numbers := []int64{-1 << 31, -100, -4, -3, -2, -1, 0, 1, 2, 6, 7, 8, 9, 1000, 1<<31 - 1, 1 << 31, 1 << 40}
	in := func(v Value, n int64) bool { return r.of(span{n, n})&^v == 0 }
	for _, a := range numbers {
		for _, b := range numbers {
			va, vb := r.of(span{a, a}), r.of(span{b, b})
			for op, holds := range map[ivl.Op]bool{ivl.Eq: a == b, ivl.Lt: a < b, ivl.Le: a <= b} {
				if got := r.compare(op, va, vb); got == truth(!holds) {
					t.Errorf("%d %d: operator %v is %v", a, b, op, got)
				}
				if !in(r.filter(op, va, vb, holds, false), a) || !in(r.filter(op, vb, va, holds, true), b) {
					t.Errorf("%d %d: the filter of operator %v loses them", a, b, op)
				}
			}
			sum := r.each(va, vb, func(a, b span) span { return span{addLow(a.lo, b.lo), addHigh(a.hi, b.hi)} })
			if !in(sum, a+b) || !in(r.negative(va), -a) || !in(r.wrap(sum, ivl.Int), int64(int32(a+b))) {
				t.Errorf("%d + %d is not in %s, or -%d not in %s", a, b, r.text(sum), a, r.text(r.negative(va)))
			}
			if v, err := r.parse(r.text(va | vb)); err != nil || v != va|vb {
				t.Errorf("%s is read as %s (%v)", r.text(va|vb), r.text(v), err)
			}
		}
	}
}
