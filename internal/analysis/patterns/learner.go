package patterns

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sort"

	"github.com/jayverify/jayverify/ivl"
)

// Learner proves a program with patterns that an oracle gives for its loop
// heads (REFINE and INVLEARNER of OGHI §5.5–5.6). Its answers are validated:
// they must contain the arriving states, and assertions after them must hold.
//
//   - States that arrive and are in none of the patterns become positive, for as
//     long as the patterns that they come from are answers.
//   - Where an assertion may fail after a pattern, or states arrive that are known
//     to be negative, a heap of the pattern that leads there becomes negative.
//     Where no such heap is found, the pattern as a whole does. No proof has either,
//     because Post is monotone.
//   - Where an oracle has no answer any more, the pattern from which the last states
//     came is taken to be negative. That may be wrong, and is forgotten at the
//     next level.
//
// Only Check makes a proof of what comes out.
type Learner struct {
	Program *Program
	Oracle  Synthesiser
	Seed    uint64
	Rounds  int // questions to the oracle at the first level, and so many more at each other; 0 is 150
	// Wanted are the IDs of the properties to be proved; nil is all. Of those for which there is
	// no proof, as far as the learner can tell, it proves the others.
	Wanted map[int]bool

	wanted  map[int]bool
	culprit int // a property that may be why there is no proof
	rnd     *rand.Rand
	heads   map[int]*head
	asked   int
	level   int                 // of the questions, see Question
	left    int                 // of Rounds
	runs    map[string]*outcome // by block and signature
	cases   int                 // patterns that there may be after a statement
	wide    bool                // there have been more
}

// head is what is known of a loop head.
type head struct {
	block    int
	positive []*Pattern // states of runs
	arrived  []arrived
	negative []*Pattern
	vague    bool // some negative pattern is no heap
	answer   []*Pattern
	cleaned  int // how many negative patterns there were when states were dropped that do not arrive any more
}

// arrived is a pattern that arrives at a loop head if some pattern is an answer at another.
type arrived struct {
	pattern *Pattern
	origin  *head
	from    *Pattern
}

// Asked returns the number of questions that the oracle was asked.
func (l *Learner) Asked() int { return l.asked }

// ErrGivenUp says that a learner has no proof, and why.
var ErrGivenUp = errors.New("no invariants found")

// errHopeless says that there is no proof at all: a run comes to a negative heap.
var errHopeless = fmt.Errorf("%w: a run may come to a state from which an assertion may fail, as far as patterns tell", ErrGivenUp)

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
		l.Rounds = 150
	}
	l.wanted = map[int]bool{}
	for _, p := range l.Program.IVL.Props {
		if l.Wanted == nil || l.Wanted[p.ID] {
			l.wanted[p.ID] = true
		}
	}
	l.rnd = rand.New(rand.NewPCG(l.Seed, 12))
	l.heads, l.runs = map[int]*head{}, map[string]*outcome{}
	for _, b := range l.Program.heads() {
		l.heads[b] = &head{block: b}
	}
	if err := l.collect(ctx); err != nil {
		return nil, err
	}
	for {
		nodes, err := l.sizes(ctx)
		if !errors.Is(err, ErrGivenUp) || len(l.wanted) < 2 || !l.wanted[l.culprit] {
			return nodes, err
		}
		delete(l.wanted, l.culprit)
		l.forget(ctx)
	}
}

// sizes looks for a proof with patterns that split into more and more cases.
func (l *Learner) sizes(ctx context.Context) ([]*Node, error) {
	for l.cases = leastCases; ; l.cases *= 8 {
		nodes, err := l.levels(ctx)
		if !errors.Is(err, ErrGivenUp) || !l.wide || l.cases >= mostCases {
			return nodes, err
		}
		l.runs, l.wide = map[string]*outcome{}, false
		l.forget(ctx)
	}
}

// The bounds for the cases that a pattern splits into where it is executed.
const (
	leastCases = 200
	mostCases  = 10_000
)

// levels looks for a proof with patterns that tell more and more.
func (l *Learner) levels(ctx context.Context) ([]*Node, error) {
	for l.level = 0; ; l.level++ {
		l.left = (l.level + 1) * l.Rounds
		nodes, err := l.try(ctx)
		if !errors.Is(err, ErrGivenUp) || errors.Is(err, errHopeless) || l.level+1 >= Levels {
			return nodes, err
		}
		l.forget(ctx)
	}
}

// forget drops all but the heaps from which an assertion fails: it need not be so when patterns
// tell more.
func (l *Learner) forget(ctx context.Context) {
	for _, h := range l.heads {
		h.arrived, h.answer, h.vague, h.cleaned = nil, nil, false, 0
		h.negative = slices.DeleteFunc(slices.Clone(h.negative), func(n *Pattern) bool {
			return !n.definite() || !l.fails(ctx, h, n, search{steps: errorSteps})
		})
	}
}

// try looks for a proof with patterns of one level.
func (l *Learner) try(ctx context.Context) ([]*Node, error) {
	for {
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
			h := l.heads[r.blocks[b.Label]]
			if i > 0 || h == nil || len(found[h.block]) > 10*examples {
				return
			}
			p, ok := r.enter(r.Vocab.Concrete(v), h.block)
			if !ok || len(p.nodes) > maxCells {
				return
			}
			if found[h.block] == nil {
				found[h.block] = map[string]*Pattern{}
			}
			p = p.canonical()
			found[h.block][p.signature()] = p
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
			l.heads[b].positive = append(l.heads[b].positive, ps[s])
		}
	}
	return nil
}

// learn adds to a question what shows the flaw, and asks it anew.
func (l *Learner) learn(ctx context.Context, f *flaw) error {
	if f.head == nil || f.head.admitted(f.arrival) {
		return l.refute(ctx, f.origin, f.from)
	}
	f.head.arrived = append(f.head.arrived, arrived{f.arrival, f.origin, f.from})
	return l.ask(ctx, f.head)
}

// admitted reports whether a pattern has negative states.
func (h *head) admitted(p *Pattern) bool {
	return slices.ContainsFunc(h.negative, func(n *Pattern) bool { return n.Entails(p) })
}

// tries is how many heaps of a pattern are made in search of a negative one.
const tries = 12

// refute makes a heap of a pattern negative from which an assertion fails, or which leads to what
// is negative elsewhere. If there is none, the pattern is negative.
func (l *Learner) refute(ctx context.Context, h *head, from *Pattern) error {
	if h == nil {
		return givenUp("an assertion may fail before any loop, as far as patterns tell")
	}
	negative := from
	for range tries {
		heap, ok := l.Program.Sample(h.block, from, l.rnd)
		if ok && l.fails(ctx, h, heap, search{steps: errorSteps, negative: true}) {
			negative = heap
			break
		}
	}
	if slices.ContainsFunc(h.positive, negative.Entails) {
		if l.fails(ctx, h, negative, search{steps: errorSteps}) {
			return fmt.Errorf("%w (%s)", errHopeless, l.Program.label(h.block))
		}
		return givenUp("%v (%s)", ErrNoPattern, l.Program.label(h.block))
	}
	h.negative = append(h.negative, negative)
	h.vague = h.vague || negative == from
	if err := l.ask(ctx, h); err != nil {
		return err
	}
	l.retract(h)
	return nil
}

// retract drops the states that have arrived from patterns of h that are no answer any more, and
// what has followed from them.
func (l *Learner) retract(h *head) {
	for _, k := range l.heads {
		left := slices.DeleteFunc(slices.Clone(k.arrived), func(a arrived) bool { return a.origin == h && !a.fresh() })
		if len(left) == len(k.arrived) {
			continue
		}
		k.arrived = left
		if k != h {
			k.answer = nil
			l.retract(k)
		}
	}
}

// fresh reports whether the states may still arrive.
func (a *arrived) fresh() bool {
	return a.origin == nil || slices.ContainsFunc(a.origin.answer, func(p *Pattern) bool { return a.from.Entails(p) })
}

// ask asks the oracle about a loop head. Where it has no answer, what has arrived there is to
// blame.
func (l *Learner) ask(ctx context.Context, h *head) error {
	if l.left--; l.left < 0 {
		return givenUp("%d questions have been asked", l.asked)
	}
	l.asked++
	q := &Question{Program: l.Program, Block: h.block, Level: l.level, Wanted: l.wanted, Positive: slices.Clone(h.positive), Negative: h.negative}
	for _, a := range h.arrived {
		q.Positive = append(q.Positive, a.pattern)
	}
	if h.vague {
		q.Leads = func(ctx context.Context, p *Pattern) bool {
			return l.fails(ctx, h, p, search{steps: segmentSteps, negative: true, near: true})
		}
	}
	ps, err := l.Oracle.Cover(ctx, q)
	h.negative = q.Negative
	switch {
	case errors.Is(err, ErrNoPattern):
		return l.blame(ctx, h)
	case err != nil:
		return err
	}
	h.answer = nil
	for _, p := range ps {
		if p, err = q.fit(p); err != nil {
			return givenUp("%v", err)
		}
		h.answer = append(h.answer, p)
	}
	return nil
}

// blame finds what has arrived at a loop head with which there is no answer. States that do not
// arrive any more are dropped. Of the others, the last that are known to be negative should not
// have arrived, or else the last.
func (l *Learner) blame(ctx context.Context, h *head) error {
	h.answer = nil
	left := slices.DeleteFunc(slices.Clone(h.arrived), func(a arrived) bool { return !a.fresh() })
	if n := l.negatives(); len(left) < len(h.arrived) && h.cleaned < n {
		h.arrived, h.cleaned = left, n
		return l.ask(ctx, h)
	}
	at := -1
	for i, a := range h.arrived {
		switch {
		case a.origin == nil:
		case at < 0, h.admitted(a.pattern), !h.admitted(h.arrived[at].pattern):
			at = i
		}
	}
	if at < 0 {
		return givenUp("%v (%s)", ErrNoPattern, l.Program.label(h.block))
	}
	a := h.arrived[at]
	h.arrived = slices.Delete(slices.Clone(h.arrived), at, at+1)
	if err := l.refute(ctx, a.origin, a.from); err != nil {
		return err
	}
	if a.origin != h {
		return l.ask(ctx, h)
	}
	return nil
}

// negatives counts what is known to be negative, and one more.
func (l *Learner) negatives() int {
	n := 1
	for _, h := range l.heads {
		n += len(h.negative)
	}
	return n
}

// fit makes an answer a pattern of the states at a block.
func (q *Question) fit(p *Pattern) (*Pattern, error) {
	r := q.Program
	if p == nil || p.vocab != r.Vocab {
		return nil, errors.New("the oracle's answer is of another program")
	}
	for x := range r.Vocab.Refs {
		if p.dead[x] && r.live[q.Block][x] {
			return nil, fmt.Errorf("the oracle's answer says nothing of %s", r.Vocab.Refs[x].Name)
		}
	}
	fitted, ok := r.enter(p, q.Block)
	if !ok {
		return nil, errors.New("the oracle's answer has no states")
	}
	for _, h := range q.Positive {
		// What follows from a pattern can be more than what h says, of the same states.
		if h.Entails(p) && !h.Entails(fitted) {
			return p, nil
		}
	}
	return fitted, nil
}
