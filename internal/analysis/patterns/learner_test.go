package patterns

import (
	"context"
	"errors"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

var learnerRuns = flag.Int("learnerruns", 120, "runs of the learner with oracles that are wrong")

// prepareFile reads a lowered program from testdata.
func prepareFile(t testing.TB, name string) *Program {
	t.Helper()
	file := filepath.Join("testdata", name+".ivl")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	p, err := ivl.Parse(file, string(text))
	if err != nil {
		t.Fatal(err)
	}
	if p, err = transforms.Apply(p, Passes(), true, nil); err != nil {
		t.Fatal(err)
	}
	r, err := Prepare(p)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// proves learns with an oracle and checks what comes out.
func proves(t *testing.T, l *Learner) bool {
	t.Helper()
	nodes, err := l.Learn(t.Context())
	if err != nil {
		t.Logf("no proof: %v", err)
		return false
	}
	proof, err := Check(t.Context(), l.Program, nodes)
	if err != nil {
		t.Errorf("what the learner found is no proof: %v", err)
		return false
	}
	return len(proof.Open) == 0
}

// TestSmallest learns alt_list's patterns: at both loop heads the two summary
// nodes of OGHI Figure 2.
func TestSmallest(t *testing.T) {
	r := prepareFile(t, "AltListSafe")
	l := &Learner{Program: r, Oracle: &Smallest{}}
	if !proves(t, l) {
		t.Fatal("alt_list is not proved")
	}
	want := `node 0 null is v8?
node 1* AltListSafe$Cell@3 where data!=v7
node 2* AltListSafe$Cell@3 is v8? where data==v7
edge 1 next? 0
edge 1 next? 2
edge 2 next? 0
edge 2 next? 1
`
	found := false
	for _, p := range answers(l) {
		if p.Summaries() != 2 || p.Len() != 3 {
			t.Errorf("expected null and two summary nodes, got\n%s", p)
		}
		found = found || p.String() == want
	}
	if !found {
		t.Errorf("no loop head has the pattern of OGHI Figure 2, only %v", answers(l))
	}
	for _, name := range []string{"BackLinkSafe", "RotationSafe"} {
		if !proves(t, &Learner{Program: prepareFile(t, name), Oracle: &Smallest{}}) {
			t.Errorf("%s is not proved", name)
		}
	}
}

// answers are the patterns of all loop heads.
func answers(l *Learner) []*Pattern {
	var ps []*Pattern
	for _, h := range l.heads {
		ps = append(ps, h.answer...)
	}
	return ps
}

func TestCharacterised(t *testing.T) {
	r := prepareFile(t, "AltListSafe")
	if !proves(t, &Learner{Program: r, Oracle: &Characterised{Oracle: Runs{errorSteps}, Propose: &Smallest{}}}) {
		t.Error("alt_list is not proved with an oracle that knows single heaps")
	}
}

// TestPerson plays somebody who gives no pattern, and says of heaps whether
// their data alternate. What they say, replayed, proves the same.
func TestPerson(t *testing.T) {
	r := prepareFile(t, "AltListSafe")
	var asked strings.Builder
	pictures := 0
	p := &Person{Answers: &Answers{}, Show: func(svg string) error {
		pictures++
		if !strings.HasPrefix(svg, "<svg") || !strings.HasSuffix(svg, "</svg>\n") {
			t.Errorf("no picture: %s", svg)
		}
		return nil
	}}
	p.Ask = func(text string) (string, error) {
		asked.WriteString(text)
		if !strings.Contains(text, "yes or no") {
			return "", nil
		}
		return "maybe", nil
	}
	typed := p.Ask
	answer := Runs{errorSteps}
	person := &Characterised{Oracle: memberFunc(func(ctx context.Context, q *Question, h *Pattern) (bool, error) {
		yes, err := answer.Member(ctx, q, h)
		times := 0
		p.Ask = func(text string) (string, error) {
			if times++; times == 1 { // something that is no answer is asked again
				return typed(text)
			}
			if yes {
				return "yes", err
			}
			return "n", err
		}
		defer func() { p.Ask = typed }()
		return p.Member(ctx, q, h)
	}), Propose: &Smallest{}, Heaps: 3}
	if !proves(t, &Learner{Program: r, Oracle: First{p, person}}) {
		t.Fatal("alt_list is not proved")
	}
	if len(p.Answers.entries) == 0 || pictures != len(p.Answers.entries) || !strings.Contains(asked.String(), "──▶") {
		t.Errorf("%d answers, %d pictures, asked:\n%s", len(p.Answers.entries), pictures, asked.String())
	}
	again, err := ParseAnswers(p.Answers.String())
	if err != nil {
		t.Fatal(err)
	}
	replayed := First{again, &Characterised{Oracle: again, Propose: &Smallest{}, Heaps: 3}}
	if !proves(t, &Learner{Program: r, Oracle: replayed}) {
		t.Error("the answers, read again, prove nothing")
	}
}

type memberFunc func(context.Context, *Question, *Pattern) (bool, error)

func (f memberFunc) Member(ctx context.Context, q *Question, h *Pattern) (bool, error) {
	return f(ctx, q, h)
}

// TestAnswers gives the patterns of alt_list as a person may write them.
func TestAnswers(t *testing.T) {
	r := prepareFile(t, "AltListSafe")
	text, err := os.ReadFile("testdata/AltListSafe.answers")
	if err != nil {
		t.Fatal(err)
	}
	a, err := ParseAnswers(string(text))
	if err != nil {
		t.Fatal(err)
	}
	if !proves(t, &Learner{Program: r, Oracle: a}) {
		t.Error("the patterns that are given are no proof")
	}
	for text, want := range map[string]string{
		"pattern":           `line 1: "pattern", expected`,
		"heap B1 perhaps":   `line 1: "heap B1 perhaps", expected`,
		"pattern B1\nnode":  "the last pattern has no end",
		"# only\n\nanswers": `line 3: "answers", expected`,
	} {
		if _, err := ParseAnswers(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: error %v, want %s…", text, err, want)
		}
	}
}

// wrongOracle answers at random: from nothing to everything, from parts of
// what it was told to the opposite of it.
type wrongOracle struct {
	rnd  *rand.Rand
	lies bool // never what is consistent with the question
}

func (w *wrongOracle) Cover(_ context.Context, q *Question) ([]*Pattern, error) {
	var ps []*Pattern
	for range 1 + w.rnd.IntN(3) {
		p, err := w.pattern(q)
		if err != nil {
			return nil, err
		}
		ps = append(ps, p)
	}
	return ps, nil
}

func (w *wrongOracle) pattern(q *Question) (*Pattern, error) {
	heaps := q.Positive
	if w.lies && len(q.Negative) > 0 {
		heaps = q.Negative
	}
	if len(heaps) == 0 {
		return nil, ErrNoPattern
	}
	p := heaps[w.rnd.IntN(len(heaps))]
	for range w.rnd.IntN(4) {
		p = p.Union(heaps[w.rnd.IntN(len(heaps))])
	}
	p = vaguer(w.rnd, p, heaps).clone()
	for range w.rnd.IntN(6) { // say something that nothing speaks for
		n := w.rnd.IntN(len(p.nodes))
		if n == 0 {
			continue
		}
		switch w.rnd.IntN(4) {
		case 0:
			p.nodes[n].summary = w.rnd.IntN(2) == 0
		case 1:
			for f := range p.edges {
				if p.vocab.hasEdge(p.nodes[n].class, f) {
					p.setEdge(f, n, w.rnd.IntN(len(p.nodes)), B3(w.rnd.IntN(3)))
				}
			}
		case 2:
			if k := len(p.nodes[n].equals); k > 0 {
				p.nodes[n].equals = set(p.nodes[n].equals, w.rnd.IntN(k), B3(w.rnd.IntN(3)))
			}
		case 3:
			x := w.rnd.IntN(len(p.vocab.Refs))
			if !p.dead[x] {
				p.nodes[n].vars = set(p.nodes[n].vars, x, B3(w.rnd.IntN(3)))
			}
		}
	}
	if w.lies {
		if q.admits(p) == nil && consistent(q, p) {
			return w.pattern(&Question{Program: q.Program, Block: q.Block, Positive: q.Positive[:1], Negative: q.Negative})
		}
	}
	return p, nil
}

func (w *wrongOracle) Member(ctx context.Context, q *Question, h *Pattern) (bool, error) {
	if w.lies {
		return q.Program.reachesError(ctx, q.Block, h, errorSteps, q.Wanted), nil
	}
	return w.rnd.IntN(2) == 0, nil
}

func consistent(q *Question, p *Pattern) bool {
	if len(q.Positive) == 1 {
		return false
	}
	for _, h := range q.Positive {
		if !h.Entails(p) {
			return false
		}
	}
	return true
}

// TestWrongOracles runs the learner with oracles that answer at random and
// that lie, on a program that is safe and on two that are not: what comes out
// is never a proof of what is not so, and each run ends.
func TestWrongOracles(t *testing.T) {
	programs := []*Program{prepareFile(t, "AltListSafe"), prepareFile(t, "AltListRepeats"), prepareFile(t, "BackLinkMissing")}
	proved, n := 0, *learnerRuns
	if testing.Short() {
		n = min(n, 36)
	}
	for i := range n {
		k := i % len(programs)
		l := &Learner{Program: programs[k], Oracle: &wrongOracle{rand.New(rand.NewPCG(uint64(i), 14)), i%2 == 0}, Seed: uint64(i % 4), Rounds: 6}
		nodes, err := l.Learn(t.Context())
		if err != nil {
			if !errors.Is(err, ErrGivenUp) {
				t.Fatalf("run %d: %v", i, err)
			}
			continue
		}
		proof, err := Check(t.Context(), l.Program, nodes)
		if err != nil {
			t.Fatalf("run %d: what was learned is no proof: %v", i, err)
		}
		if k > 0 && proof.Proved(assertion(l.Program)) {
			t.Fatalf("run %d: an assertion that fails is proved", i)
		}
		if len(proof.Open) == 0 {
			proved++
		}
	}
	t.Logf("%d runs, %d proofs", n, proved)
}
