package engine

import (
	"context"
	"fmt"
	"time"

	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// interpreter runs the program. A run that takes nothing from outside is the only one
// there is: if it ends, everything is decided.
type interpreter struct {
	*Kit
	executed *executedRuns
}

// Try implements Engine.
func (e *interpreter) Try(ctx context.Context, g Goal) (o Outcome) {
	if err := e.Board.Compile(); err != nil || e.Config.LeavesOut(config.Runs) {
		return Outcome{Err: err}
	}
	e.Board.Step("interpret", func() string {
		out := e.Runner.Machine.Run(ctx, ivl.Options{MaxSteps: runs.FirstSteps, MaxDepth: runs.CallDepth})
		if out.Result == ivl.StepLimit {
			out = e.longer(ctx, out)
		}
		e.Board.Note(out, nil)
		byJDK := false
		if o.Decided, byJDK = e.determined(ctx, out, g.Props); byJDK {
			return "it depends on code without a model, which was executed"
		}
		e.Board.Findings(func(f *board.Findings) { f.NeedsInput = out.Result == ivl.Inconclusive })
		return runs.OutcomeText(out)
	})
	return o
}

// A run that has asked for no input in runs.FirstSteps steps is likely to be the only one. It may
// take so many times as many steps, and this part of the time that is left.
const (
	longerSteps = 20
	longerShare = 20
)

// longer runs the program once more, and returns out if that run does not end by itself. A longer run
// that violates a property is not taken: it could not be repeated step by step.
func (e *interpreter) longer(ctx context.Context, out ivl.Outcome) ivl.Outcome {
	if end, ok := ctx.Deadline(); ok {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, time.Until(end)/longerShare)
		defer cancel()
	}
	again := e.Runner.Machine.Run(ctx, ivl.Options{MaxSteps: longerSteps * runs.FirstSteps, MaxDepth: runs.CallDepth, NoRecord: true})
	if again.Result == ivl.Finished || again.Result == ivl.Stopped {
		return again
	}
	return out
}

// determined closes properties after a run that took nothing from outside and ended. If it
// got to something that is not supported, the JDK's own code may have a meaning for that.
func (e *interpreter) determined(ctx context.Context, out ivl.Outcome, props []*ivl.Property) (all, byJDK bool) {
	switch out.Result {
	case ivl.Finished, ivl.Stopped, ivl.Violated:
	default:
		return false, false
	}
	if out.Prop != nil && out.Prop.Kind == ivl.Unsupported && e.executed.decide(ctx) {
		return true, true
	}
	only := map[*ivl.Block]bool{}
	for i, b := range e.Runner.Machine.Blocks() {
		only[b] = out.Visited[i]
	}
	e.Board.Findings(func(f *board.Findings) { f.OnlyRun = only })
	for _, p := range props {
		if p == out.Prop {
			e.Board.TryOnly(out)
			continue
		}
		e.Board.Close(p, result.Safe, result.Because("the program has one run, and it was run to its end"))
		e.Board.Unreachable(p)
	}
	return true, false
}

// randomRuns runs the program with random inputs: the runs look for violations and
// show which properties are reached.
type randomRuns struct{ *Kit }

// Try implements Engine.
func (e *randomRuns) Try(ctx context.Context, _ Goal) Outcome {
	needsInput := false
	e.Board.Findings(func(f *board.Findings) { needsInput = f.NeedsInput })
	if !needsInput {
		return Outcome{} // the run without inputs has not ended, and there are no others
	}
	e.Board.Step("random search", func() string { return foundText(e.Runner.Search(ctx, e.Board)) })
	return Outcome{}
}

// foundText tells of a random search.
func foundText(f runs.Found) string {
	text := fmt.Sprintf("%s, %s", result.Count(f.Runs, "run", "runs"), result.Count(f.Violations, "violation", "violations"))
	for r := ivl.Finished; r <= ivl.Broken; r++ {
		if f.Ended[r] > 0 {
			text += fmt.Sprintf("; %d %s", f.Ended[r], r)
		}
	}
	if f.Unsupported != "" {
		text += "; not supported: " + f.Unsupported
	}
	return text
}
