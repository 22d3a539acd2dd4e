package runs

import (
	"context"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/ivl"
)

// Replayed is what became of a derivation.
type Replayed struct {
	Confirmed bool        // the property that it is about is closed by a run; or another one is, by its own run
	Near      bool        // not by its own inputs, but by others near them
	Out       ivl.Outcome // of the run with its own inputs
	Guessed   int         // values that the derivation did not give, of that run
}

// mixedRuns is how many runs with other mixtures of a derivation's values are
// tried, in the time of portfolio.Near.
const mixedRuns = 3000

// Replay runs the program with the inputs of a solver's derivation. If that
// does not violate the property, runs with other mixtures of the values in
// the derivation are tried: what is read through an invariant may have been
// written in a run with other inputs than the derivation's own. Inputs and
// properties are matched by their IDs, which passes keep.
func (x *Runner) Replay(ctx context.Context, v *evidence.Violation, b Board) Replayed {
	p := x.Lowered.Program.Props[v.Prop.ID]
	queues := x.queues(v.Inputs)
	near := x.queues(append(slices.Clone(v.Inputs), v.Elsewhere...))
	var own *ivl.Replay
	inputs := func() ivl.Inputs {
		own = &ivl.Replay{Queues: queues, Fallback: plain{}}
		return own
	}
	r := Replayed{Out: x.Machine.Run(ctx, ivl.Options{Inputs: inputs(), MaxSteps: FirstSteps, MaxDepth: CallDepth, MaxOutput: -1, NoRecord: true})}
	r.Guessed = own.FellBack
	b.Note(r.Out, inputs)
	if b.Try(r.Out, inputs) && b.Closed(p) {
		r.Confirmed = true
		return r
	}
	constants := ivl.Constants(x.Lowered.Program)
	start := time.Now()
	for seed := uint64(1); seed < mixedRuns && time.Since(start) < portfolio.Near.Span && ctx.Err() == nil && !b.Closed(p); seed++ {
		mixed := func() ivl.Inputs { return newMixture(near, x.Lowered, constants, seed) }
		out := x.Machine.Run(ctx, ivl.Options{Inputs: mixed(), MaxSteps: runSteps, MaxDepth: CallDepth, MaxBytes: runBytes, MaxOutput: -1, NoRecord: true})
		b.Note(out, mixed)
		b.Try(out, mixed)
	}
	r.Confirmed, r.Near = b.Closed(p), true
	return r
}

// TooWeak says what a derivation that is no run can come from.
func (x *Runner) TooWeak() string {
	for _, q := range x.Lowered.Program.Procs {
		for _, b := range q.Blocks {
			for _, st := range b.Stmts {
				switch st.(type) {
				case *ivl.Pull, *ivl.Push, *ivl.PullElem, *ivl.PushElem:
					return "the invariants of heap objects are too weak to exclude it"
				}
			}
		}
	}
	return "an operation that clauses only approximate gives another value there"
}

// queues turns inputs of a derivation into values for the lowered program'x.
func (x *Runner) queues(inputs []evidence.InputValue) map[*ivl.Input][]ivl.Value {
	qs := map[*ivl.Input][]ivl.Value{}
	for _, i := range inputs {
		if i.Input == nil || i.Input.ID >= len(x.Lowered.Program.Inputs) {
			continue // made by a pass
		}
		in := x.Lowered.Program.Inputs[i.Input.ID]
		var val ivl.Value
		switch t := i.Value.(type) {
		case *ivl.IntLit:
			val = ivl.IntValue(t.V)
		case ivl.BoolLit:
			if t {
				val.N = 1
			}
		case *ivl.FloatLit:
			val.N = int64(t.Bits)
		}
		qs[in] = append(qs[in], val)
	}
	return qs
}
