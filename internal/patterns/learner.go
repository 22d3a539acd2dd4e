package patterns

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sort"

	"github.com/jayverify/jayverify/ivl"
)

// Learner proves a program with patterns that an oracle gives for its loop
// heads (REFINE and INVLEARNER of OGHI §5.5–5.6). Its answers are validated: a
// pattern must contain the arriving states, and assertions after it must hold.
// Otherwise a heap that shows the mistake is added to the question. Only Check
// makes a proof of what comes out.
type Learner struct {
	Program *Program
	Oracle  Synthesiser
	Seed    uint64
	Rounds  int // questions to the oracle; 0 is 120

	rnd       *rand.Rand
	questions map[int]*Question
	answers   map[int]*Pattern
	asked     int
}

// ErrGivenUp says that a learner has no proof, and why.
var ErrGivenUp = errors.New("no invariants found")

func givenUp(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrGivenUp, fmt.Sprintf(format, args...))
}

// heads returns the loop heads: targets of edges back to where a depth-first
// search of the blocks has come from.
func (r *Program) heads() []int {
	state := make([]int, len(r.Proc.Blocks)) // 1 on the way, 2 done
	isHead := map[int]bool{}
	var visit func(b int)
	visit = func(b int) {
		state[b] = 1
		if g, ok := r.Proc.Blocks[b].Term.(*ivl.Goto); ok {
			for _, t := range g.Targets {
				switch to := r.blocks[t.Label]; state[to] {
				case 0:
					visit(to)
				case 1:
					isHead[to] = true
				}
			}
		}
		state[b] = 2
	}
	visit(0)
	var hs []int
	for b := range isHead {
		hs = append(hs, b)
	}
	sort.Ints(hs)
	return hs
}

// The first examples.
const (
	exampleRuns  = 60
	exampleSteps = 2_000
	examples     = 12 // for each loop head
)

// Learn returns the nodes of an unwinding without alarms, or why there is none:
// an ErrGivenUp, a *Refusal, an error of the oracle or the context.
func (l *Learner) Learn(ctx context.Context) ([]*Node, error) {
	if l.Rounds == 0 {
		l.Rounds = 120
	}
	l.rnd = rand.New(rand.NewPCG(l.Seed, 12))
	l.questions, l.answers = map[int]*Question{}, map[int]*Pattern{}
	for _, h := range l.Program.heads() {
		l.questions[h] = &Question{Program: l.Program, Block: h}
	}
	if err := l.collect(ctx); err != nil {
		return nil, err
	}
	for {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		nodes, flaw, err := l.validate(ctx)
		if err != nil || flaw == nil {
			return nodes, err
		}
		if err := l.learn(ctx, flaw); err != nil {
			return nil, err
		}
	}
}

// collect runs the program and takes the states at loop heads as positive
// heaps, the smallest first.
func (l *Learner) collect(ctx context.Context) error {
	r := l.Program
	m, err := ivl.Compile(r.IVL)
	if err != nil {
		return err
	}
	found := map[int]map[string]*Pattern{}
	constants := ivl.Constants(r.IVL)
	for i := range uint64(exampleRuns) {
		in := ivl.NewRandomFrom(constants, r.IVL.Classes, l.Seed*exampleRuns+i)
		m.Run(ctx, ivl.Options{Inputs: in, MaxSteps: exampleSteps, MaxOutput: -1, NoRecord: true, Watch: func(v *ivl.View, _ *ivl.Proc, b *ivl.Block, i int) {
			q := l.questions[r.blocks[b.Label]]
			if i > 0 || q == nil || len(found[q.Block]) > 10*examples {
				return
			}
			p, ok := r.enter(r.Vocab.Concrete(v), q.Block)
			if !ok || len(p.nodes) > maxCells {
				return
			}
			if found[q.Block] == nil {
				found[q.Block] = map[string]*Pattern{}
			}
			p = p.canonical()
			found[q.Block][p.signature()] = p
		}})
	}
	for b, ps := range found {
		var sigs []string
		for s := range ps {
			sigs = append(sigs, s)
		}
		sort.Slice(sigs, func(i, j int) bool {
			if a, b := ps[sigs[i]].Len(), ps[sigs[j]].Len(); a != b {
				return a < b
			}
			return sigs[i] < sigs[j]
		})
		for _, s := range sigs[:min(len(sigs), examples)] {
			l.questions[b].Positive = append(l.questions[b].Positive, ps[s])
		}
	}
	return nil
}

// flaw is what is wrong with the answers so far.
type flaw struct {
	origin  int      // the loop head whose pattern leads to it, -1 for the start of a run
	block   int      // a loop head that has no pattern yet, or whose pattern lacks arrival; -1 for an alarm
	arrival *Pattern // what gets there
}

// maxLearnNodes bounds the unwinding between loop heads.
const maxLearnNodes = 1500

// validate makes the unwinding in which a loop head has the pattern that the
// oracle gave for it and all other cut points have what arrives (OGHI
// Algorithm 4).
func (l *Learner) validate(ctx context.Context) ([]*Node, *flaw, error) {
	type item struct {
		node   *Node
		origin int
	}
	var nodes []*Node
	var work []item
	at := map[int][]*Node{}
	add := func(block int, p *Pattern, parent, origin int) {
		n := &Node{ID: len(nodes), Parent: parent, Block: block, Pattern: p}
		nodes = append(nodes, n)
		at[block] = append(at[block], n)
		work = append(work, item{n, origin})
	}
	arrive := func(block int, p *Pattern, parent, origin int) *flaw {
		for _, n := range at[block] {
			if p.Entails(n.Pattern) {
				return nil
			}
		}
		if l.questions[block] == nil {
			add(block, p, parent, origin)
			return nil
		}
		c := l.answers[block]
		if c == nil || !p.Entails(c) {
			return &flaw{origin, block, p}
		}
		add(block, c, parent, block)
		return nil
	}
	if f := arrive(0, l.Program.Start(), -1, -1); f != nil {
		return nil, f, nil
	}
	for len(work) > 0 {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		if len(nodes) > maxLearnNodes {
			return nil, nil, givenUp("more than %d patterns between loop heads", maxLearnNodes)
		}
		it := work[0]
		work = work[1:]
		alarmed := false
		arrivals, err := l.Program.Successors(ctx, it.node.Block, it.node.Pattern, func(Alarm) { alarmed = true })
		if err != nil {
			return nil, nil, err
		}
		if alarmed {
			return nil, &flaw{it.origin, -1, nil}, nil
		}
		for _, a := range arrivals {
			if f := arrive(a.Block, a.Pattern, it.node.ID, it.origin); f != nil {
				return nil, f, nil
			}
		}
	}
	return nodes, nil, nil
}

// errorSteps is how many cut points there may be on the way from a heap to an
// assertion that fails.
const errorSteps = 25

// learn adds to a question a heap that shows the flaw, and asks it anew.
func (l *Learner) learn(ctx context.Context, f *flaw) error {
	if f.block < 0 {
		if f.origin < 0 {
			return givenUp("an assertion may fail before any loop, as far as patterns tell")
		}
		return l.refute(ctx, f.origin, "an assertion may fail after the pattern, but no heap was found that shows it")
	}
	q, old := l.questions[f.block], l.answers[f.block]
	if h, ok := l.Program.Counterexample(f.block, f.arrival, old, l.rnd); ok {
		if f.origin >= 0 && l.Program.reachesError(ctx, f.block, h, errorSteps) {
			return l.refute(ctx, f.origin, "a heap that leads to a failure arrives, but none was found that it comes from")
		}
		q.Positive = append(q.Positive, h)
		return l.ask(ctx, q)
	}
	// No missing heap was found. The arriving state itself becomes an example.
	q.Positive = append(q.Positive, f.arrival)
	return l.ask(ctx, q)
}

// refute finds a heap in the pattern of a loop head from which an assertion
// fails.
func (l *Learner) refute(ctx context.Context, head int, otherwise string) error {
	q := l.questions[head]
	for range samples {
		h, ok := l.Program.Sample(head, l.answers[head], l.rnd)
		if ok && l.Program.reachesError(ctx, head, h, errorSteps) {
			for _, p := range q.Positive {
				if h.Entails(p) {
					return givenUp("a run may come to %s in a state from which an assertion may fail, as far as patterns tell", l.Program.label(head))
				}
			}
			q.Negative = append(q.Negative, h)
			return l.ask(ctx, q)
		}
	}
	return givenUp("%s (%s)", otherwise, l.Program.label(head))
}

// ask asks the oracle. An answer that is no pattern of the place counts as none.
func (l *Learner) ask(ctx context.Context, q *Question) error {
	if l.asked++; l.asked > l.Rounds {
		return givenUp("%d questions have been asked", l.Rounds)
	}
	p, err := l.Oracle.Pattern(ctx, q)
	switch {
	case errors.Is(err, ErrNoPattern):
		return givenUp("%v (%s)", err, l.Program.label(q.Block))
	case err != nil:
		return err
	}
	if p, err = l.Program.fit(q.Block, p); err != nil {
		return givenUp("%v", err)
	}
	l.answers[q.Block] = p
	return nil
}

// fit makes an answer a pattern of the states at a block.
func (r *Program) fit(block int, p *Pattern) (*Pattern, error) {
	if p == nil || p.vocab != r.Vocab {
		return nil, errors.New("the oracle's answer is of another program")
	}
	for x := range r.Vocab.Refs {
		if p.dead[x] && r.live[block][x] {
			return nil, fmt.Errorf("the oracle's answer says nothing of %s", r.Vocab.Refs[x].Name)
		}
	}
	q, ok := r.enter(p, block)
	if !ok {
		return nil, errors.New("the oracle's answer has no states")
	}
	return q, nil
}
