package runs

import (
	"context"

	"github.com/jayverify/jayverify/ivl"
)

// Search runs the program with random inputs, as long as that has shown
// something new in the last three quarters of the runs.
func (x *Runner) Search(ctx context.Context, b Board) Found {
	constants := ivl.Constants(x.Lowered.Program)
	var steps int64
	runs, newest := 0, 0
	f := Found{Ended: map[ivl.Result]int{}}
	for seed := uint64(1); runs < searchRuns && (runs < idleRuns || runs < 4*newest) && steps < searchSteps && ctx.Err() == nil && !b.Done(); seed++ {
		inputs := func() ivl.Inputs { return newHinted(x.Lowered, constants, seed) }
		out := x.Machine.Run(ctx, ivl.Options{Inputs: inputs(), MaxSteps: runSteps, MaxDepth: CallDepth, MaxBytes: runBytes, MaxOutput: -1, NoRecord: true})
		runs++
		steps += out.Steps + 50
		f.Ended[out.Result]++
		news := b.Note(out, inputs)
		if b.Try(out, inputs) {
			f.Violations++
			news = true
		}
		if news {
			newest = runs
		}
	}
	f.Runs = runs
	return f
}

// Found is what a random search has found.
type Found struct {
	Runs, Violations int
	Ended            map[ivl.Result]int // how many runs ended so
	Unsupported      string             // what the first run has reached that is not supported; "" for nothing
}

// RandomInputs returns what a run of Search takes, by its seed; constants are those
// of the program.
func (x *Runner) RandomInputs(constants ivl.Literals, seed uint64) ivl.Inputs {
	return newHinted(x.Lowered, constants, seed)
}
