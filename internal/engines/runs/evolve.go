package runs

import (
	"context"
	"math/rand/v2"

	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/ivl"
)

// The budgets of an evolution. They count statements, as those of a search do.
const (
	evolveSteps = 150_000_000
	evolveRun   = 60_000 // for one run
	evolveIdle  = 20_000 // fewer runs are never too many
	mostPairs   = 1_500  // of the blocks that are looked at
	keptRuns    = 400
)

// Typed reports whether the program reads texts: then Evolve finds more than
// Search.
func (x *Runner) Typed() bool {
	for _, in := range x.Lowered.Program.Inputs {
		if in.Kind == ivl.Setting || in.Kind == ivl.Environment && (in.Name == "Scanner.next()" || in.Name == "Scanner.nextLine()" || in.Name == "Verifier.nondetString()" || in.Name == "World.anyString()" || in.Name == jvm.LineInput) {
			return true
		}
	}
	return jvm.IsMain(x.Lowered.Entry)
}

// Visitor is told of the runs of an evolution.
type Visitor struct {
	// Violates is told of each run that violates a property.
	Violates func(p *ivl.Property, inputs func() ivl.Inputs)
	// Covers is told of each run that enters a block which none has entered before.
	Covers func(inputs func() ivl.Inputs)
	Done   func() bool              // more runs are not wanted
	Closed func(*ivl.Property) bool // the outcome of a property is known
}

// Evolve runs the program with words and numbers of its own, typed singly and in
// lines. A run that shows something new – a block, or two blocks in one run – is
// kept, and the next ones are given nearly the same (coverage-guided fuzzing:
// AFL, libFuzzer). It ends when nothing new has been shown in most of the runs.
//
// It does not change the Runner, so that it may run beside other things.
func (x *Runner) Evolve(ctx context.Context, v Visitor) Found {
	e := &evolution{
		on: x, lex: newLexicon(x.Lowered.Program), rnd: rand.New(rand.NewPCG(1, 4)),
		seen: make([]bool, len(x.Machine.Blocks())), sets: map[uint64]bool{},
	}
	constants := ivl.Constants(x.Lowered.Program)
	e.own = ownBlocks(x.Lowered.Program, x.Machine)
	e.pairs = make([]uint64, len(e.own)*len(e.own)/64+1)
	f := Found{Ended: map[ivl.Result]int{}}
	newest := 0
	for seed := uint64(1); e.steps < evolveSteps && (f.Runs < evolveIdle || f.Runs < 4*newest) && ctx.Err() == nil && !v.Done(); seed++ {
		from := e.next()
		typed := func() *typist { return newTypist(x.Lowered, e.lex, constants, from, seed) }
		inputs := func() ivl.Inputs { return typed() }
		given := typed()
		out := x.Machine.Run(ctx, ivl.Options{Inputs: given, MaxSteps: evolveRun, MaxDepth: CallDepth, MaxBytes: runBytes, MaxOutput: -1, NoRecord: true})
		f.Runs++
		e.steps += out.Steps + 200
		f.Ended[out.Result]++
		if out.Result == ivl.Violated {
			f.Violations++
			if !v.Closed(out.Prop) {
				small := e.minimal(ctx, given.given, out.Prop, !out.Uncertain)
				v.Violates(out.Prop, func() ivl.Inputs { return newTypist(x.Lowered, e.lex, constants, small, seed).strictly() })
			}
		}
		if out.Result == ivl.Blocked || out.Result == ivl.Inconclusive {
			continue
		}
		first, pairs := e.news(out.Visited)
		if len(first) > 0 && v.Covers != nil {
			v.Covers(inputs)
		}
		if len(first)+len(pairs) > 0 {
			newest = f.Runs
			e.keep(e.trimmed(ctx, given.given, append(first, pairs...)))
		}
	}
	return f
}

// evolution is what an Evolve remembers.
type evolution struct {
	on    *Runner
	lex   *lexicon
	rnd   *rand.Rand
	own   []int32 // blocks that are looked at in pairs
	seen  []bool
	pairs []uint64        // bits, by the places of two blocks in own
	sets  map[uint64]bool // hashes of the sets of own blocks that runs have entered
	in    []int           // for news
	kept  []*genome
	steps int64
}

// ownBlocks returns the indices of the blocks of the program's own methods.
func ownBlocks(p *ivl.Program, m *ivl.Machine) []int32 {
	index := map[*ivl.Block]int32{}
	for i, b := range m.Blocks() {
		index[b] = int32(i)
	}
	var own32 []int32
	for _, q := range p.Procs {
		if !own(q) {
			continue
		}
		for _, b := range q.Blocks {
			if i, ok := index[b]; ok && len(own32) < mostPairs {
				own32 = append(own32, i)
			}
		}
	}
	return own32
}

// next returns what the next run is given; nil for nothing.
func (e *evolution) next() *genome {
	if len(e.kept) == 0 || e.rnd.IntN(8) == 0 {
		return nil
	}
	pick := func() *genome {
		n := len(e.kept)
		if e.rnd.IntN(2) == 0 { // one of the newest
			return e.kept[n-1-e.rnd.IntN(min(n, 12))]
		}
		return e.kept[e.rnd.IntN(n)]
	}
	g := pick()
	w := &writer{lexicon: e.lex, rnd: e.rnd, used: g.tokens()}
	return w.changed(g, pick(), e.on.Lowered.Program.Inputs)
}

func (e *evolution) keep(g *genome) {
	if len(e.kept) == keptRuns {
		i := e.rnd.IntN(keptRuns)
		e.kept = append(e.kept[:i], e.kept[i+1:]...)
	}
	e.kept = append(e.kept, g)
}

// news notes what a run has visited. It returns the blocks in which it was the first,
// and blocks of the program's own that no run has visited together before, some of
// them.
func (e *evolution) news(visited []bool) (first, pairs []int) {
	for i, v := range visited {
		if v && !e.seen[i] {
			e.seen[i] = true
			first = append(first, i)
		}
	}
	e.in = e.in[:0]
	hash := uint64(14695981039346656037)
	for k, i := range e.own {
		if visited[i] {
			e.in = append(e.in, k)
			hash = (hash ^ uint64(k)) * 1099511628211
		}
	}
	if e.sets[hash] { // the same blocks as another run
		return first, nil
	}
	e.sets[hash] = true
	for k, i := range e.in {
		for _, j := range e.in[k+1:] {
			at := i*len(e.own) + j
			if bit := uint64(1) << (at % 64); e.pairs[at/64]&bit == 0 {
				e.pairs[at/64] |= bit
				if len(pairs) < trimmedFor {
					pairs = append(pairs, int(e.own[i]), int(e.own[j]))
				}
			}
		}
	}
	return first, pairs
}

// trimmedFor is how many of the new blocks a run that is kept must still visit after
// it has been made small.
const trimmedFor = 6

// trimmed returns a part of a genome with which the program still visits blocks.
func (e *evolution) trimmed(ctx context.Context, g *genome, blocks []int) *genome {
	return e.smaller(ctx, g, trimRuns, func(out ivl.Outcome) bool {
		for _, b := range blocks[:min(len(blocks), trimmedFor)] {
			if !out.Visited[b] {
				return false
			}
		}
		return out.Result != ivl.Blocked && out.Result != ivl.Inconclusive
	})
}
