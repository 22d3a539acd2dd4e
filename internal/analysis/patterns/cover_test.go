package patterns

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
)

// examplesOf returns the states of runs at the loop heads of a program.
func examplesOf(t *testing.T, r *Program) map[int][]*Pattern {
	t.Helper()
	l := &Learner{Program: r, heads: map[int]*head{}}
	for _, b := range r.heads() {
		l.heads[b] = &head{block: b}
	}
	if err := l.collect(t.Context()); err != nil {
		t.Fatal(err)
	}
	found := map[int][]*Pattern{}
	for b, h := range l.heads {
		if len(h.positive) < 2 {
			t.Fatalf("%d examples at %s", len(h.positive), r.label(b))
		}
		found[b] = h.positive
	}
	return found
}

// TestCover chooses traits at random: each example is in one of the patterns, and no pattern has
// cells in one node that the traits keep apart.
func TestCover(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 15))
	for _, name := range []string{"AltListSafe", "BackLinkSafe", "RotationSafe"} {
		r := prepareFile(t, name)
		for block, ps := range examplesOf(t, r) {
			traits := r.traits(block)
			var examples []*example
			for _, p := range ps {
				examples = append(examples, newExample(p, traits))
			}
			for range 30 {
				chosen := make([]bool, len(traits))
				for k := range traits {
					chosen[k] = rnd.IntN(6) == 0
				}
				parts := cover(examples, traits, chosen)
				for _, p := range ps {
					if !slices.ContainsFunc(parts, func(c *part) bool { return p.Entails(c.pattern) }) {
						t.Fatalf("%s: a state is in none of the patterns:\n%s", name, p)
					}
				}
				for _, c := range parts {
					keptApart(t, c, traits, chosen)
				}
			}
		}
	}
}

// keptApart checks that the chosen traits have one value in each node of a pattern.
func keptApart(t *testing.T, c *part, traits []trait, chosen []bool) {
	t.Helper()
	for k, tr := range traits {
		if !chosen[k] {
			continue
		}
		for _, e := range c.examples {
			if tr.state && e.state[k] != c.examples[0].state[k] {
				t.Errorf("states are not kept apart by %s", tr.name)
			}
		}
		for _, g := range c.groups[1:] {
			for _, x := range g {
				if first := g[0]; !tr.state && c.examples[x.example].node[x.node][k] != c.examples[first.example].node[first.node][k] {
					t.Errorf("cells are not kept apart by %s", tr.name)
				}
			}
		}
	}
}

// TestCheapest compares the cheapest choice with that of a search through all.
func TestCheapest(t *testing.T) {
	rnd := rand.New(rand.NewPCG(2, 15))
	for range 300 {
		traits := make([]trait, 9)
		for k := range traits {
			traits[k].cost = 1 + rnd.IntN(5)
		}
		needed := make([][]int, rnd.IntN(6))
		for i := range needed {
			for range 1 + rnd.IntN(4) {
				needed[i] = append(needed[i], rnd.IntN(len(traits)))
			}
		}
		least := make([]bool, len(traits))
		least[rnd.IntN(len(traits))] = true
		cost := func(chosen func(k int) bool) int {
			sum := 0
			for k, t := range traits {
				if chosen(k) && !least[k] {
					sum += t.cost
				}
			}
			return sum
		}
		enough := func(chosen func(k int) bool) bool {
			return !slices.ContainsFunc(needed, func(set []int) bool { return !slices.ContainsFunc(set, chosen) })
		}
		want := -1
		for bits := range 1 << len(traits) {
			chosen := func(k int) bool { return bits>>k&1 == 1 || least[k] }
			if c := cost(chosen); enough(chosen) && (want < 0 || c < want) {
				want = c
			}
		}
		got := cheapest(needed, traits, least)
		chosen := func(k int) bool { return got[k] }
		if !enough(chosen) || cost(chosen) != want || slices.Contains(least, true) && !got[slices.Index(least, true)] {
			t.Fatalf("needed %v, in any case %v: chose %v, which costs %d, not %d", needed, least, got, cost(chosen), want)
		}
	}
}

// honest checks that the answers of an oracle have what is positive, and not what is negative.
type honest struct {
	*testing.T
	Synthesiser
	answers int
}

func (h *honest) Cover(ctx context.Context, q *Question) ([]*Pattern, error) {
	ps, err := h.Synthesiser.Cover(ctx, q)
	if err != nil {
		return nil, err
	}
	h.answers++
	for _, p := range q.Positive {
		if !slices.ContainsFunc(ps, p.Entails) {
			h.Errorf("a positive state is in none of the patterns:\n%s\n%v", p, ps)
		}
	}
	for _, p := range ps {
		if q.admits(p) != nil {
			h.Errorf("a negative state is in a pattern:\n%s", p)
		}
	}
	return ps, nil
}

// TestConsistent looks at all answers of both oracles, on safe programs and broken ones.
func TestConsistent(t *testing.T) {
	for _, name := range []string{"AltListSafe", "AltListRepeats", "BackLinkSafe", "BackLinkMissing"} {
		for _, o := range []Synthesiser{&Smallest{}, &Characterised{Oracle: Runs{errorSteps}, Propose: &Smallest{}}} {
			h := &honest{T: t, Synthesiser: o}
			l := &Learner{Program: prepareFile(t, name), Oracle: h}
			if _, err := l.Learn(t.Context()); err != nil {
				t.Logf("%s: %v", name, err)
			}
			if h.answers == 0 {
				t.Errorf("%s: no answer", name)
			}
		}
	}
}

// TestOneOfTwo breaks a program in one property: the others are proved nevertheless.
func TestOneOfTwo(t *testing.T) {
	r := prepareFile(t, "AltListRepeats")
	l := &Learner{Program: r, Oracle: &Smallest{}}
	nodes, err := l.Learn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	proof, err := Check(t.Context(), r, nodes)
	if err != nil {
		t.Fatal(err)
	}
	if len(proof.Open) != 1 || len(r.IVL.Props) < 2 {
		t.Errorf("%d of %d properties are open, expected one", len(proof.Open), len(r.IVL.Props))
	}
}
