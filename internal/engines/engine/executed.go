package engine

import (
	"context"
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// JVM repeats runs on the real JVM: a *confirm.Runs.
type JVM interface {
	// Allowed reports whether the program may be run at all.
	Allowed() bool
	// Ends reports whether the program ends without an exception.
	Ends(ctx context.Context, script *jvm.Script) bool
	// Repeat settles and returns the unknown property that the program violates there; nil
	// if there is none.
	Repeat(ctx context.Context, b *board.Board, props []*ivl.Property, like *ivl.Property, run *result.Counterexample, script *jvm.Script) *ivl.Property
}

// executedRuns runs a program with the JDK's own code where there is no model. All other engines
// take any value for such a call, so that a violation that depends on one is only possible, and
// cannot be excluded either. What the interpreter finds counts if the JVM does the same.
type executedRuns struct {
	*Kit
	tried bool
}

// The largest numbers of runs that the JVM repeats: for one property of the executed program, and in all.
const (
	repeatsOfOne = 2
	repeatsOfAll = 8
)

// Try implements Engine.
func (e *executedRuns) Try(ctx context.Context, _ Goal) Outcome {
	if !e.wanted() || e.Config.LeavesOut(config.Runs) {
		return Outcome{}
	}
	return Outcome{Decided: e.decide(ctx)}
}

// decide reports whether it has decided all checks, by the only run of the program. It tries once.
func (e *executedRuns) decide(ctx context.Context) (all bool) {
	if e.tried || e.Execute == nil || e.JVM == nil || !e.JVM.Allowed() {
		return false
	}
	e.tried = true
	ctx, cancel := withSpan(ctx, portfolio.Executed.Span)
	defer cancel()
	e.Board.Step("executed with the JDK's code", func() (text string) {
		x, err := e.Execute(ctx)
		if err != nil {
			return err.Error()
		}
		once := x.Once(ctx)
		if once.Result == ivl.Inconclusive {
			return e.search(ctx, x)
		}
		text, all = e.only(ctx, x, once)
		return text
	})
	return all
}

// wanted reports whether a check is unknown that code without a model decides.
func (e *executedRuns) wanted() bool {
	for _, p := range e.Lowered.Program.Props {
		if len(e.Board.Possible(p)) > 0 || e.Board.Verdict(p) == result.Unknown && e.Board.Closed(p) {
			return true
		}
	}
	return false
}

// only decides all checks by the only run of a program, or says why it does not.
func (e *executedRuns) only(ctx context.Context, x *runs.Executed, out ivl.Outcome) (text string, decided bool) {
	text = "the only run is " + runs.OutcomeText(out)
	switch {
	case out.Result == ivl.Violated && out.Prop.Kind != ivl.Unsupported:
		if e.repeat(ctx, x, out, x.OnlyInputs) == nil {
			return text + "; the JVM does not confirm it", false
		}
	case out.Result == ivl.Finished, out.Result == ivl.Stopped:
		if why := x.DependsOnMachine(out); why != "" {
			return text + "; it depends on the machine: " + why, false
		}
		script, err := jvm.NewScript(x.Lowered.Entry, nil)
		if err != nil || !e.JVM.Ends(ctx, script) {
			return text + "; the JVM does not confirm it", false
		}
	default:
		return text, false
	}
	e.Board.Findings(func(f *board.Findings) {
		f.OnlyRun, f.Executed = map[*ivl.Block]bool{}, true
	})
	for i, ids := range x.PlacesOf(e.Lowered.Program.Props) {
		if out.Visited[i] {
			e.Board.ReachedOnce(ids)
		}
	}
	for _, p := range e.Lowered.Program.Props {
		if e.Board.Verdict(p) == result.Unknown {
			e.Board.Prove(p, result.Because("the program has one run, and it was run to its end with the JDK's own code, here and by the JVM"))
		}
		e.Board.Unreachable(p)
	}
	return text, true
}

// search looks for violations by runs with inputs.
func (e *executedRuns) search(ctx context.Context, x *runs.Executed) string {
	tried, all := map[*ivl.Property]int{}, 0
	violated := 0
	f := x.Search(ctx, func(out ivl.Outcome, inputs func() ivl.Inputs) bool {
		if tried[out.Prop] >= repeatsOfOne {
			return false
		}
		tried[out.Prop]++
		all++
		if e.repeat(ctx, x, out, inputs) != nil {
			tried[out.Prop] = repeatsOfOne
			violated++
		}
		return all >= repeatsOfAll || !e.wanted()
	})
	return foundText(f) + fmt.Sprintf("; the JVM confirms %d of %s", violated, result.Count(all, "run", "runs"))
}

// repeat gives a run that violates a property to the JVM.
func (e *executedRuns) repeat(ctx context.Context, x *runs.Executed, out ivl.Outcome, inputs func() ivl.Inputs) *ivl.Property {
	run, script, err := x.Counterexample(out.Prop, out, inputs)
	if run == nil || err != nil {
		return nil
	}
	run.Inputs = slices.DeleteFunc(run.Inputs, func(v result.InputValue) bool { return v.Input.Kind != ivl.Environment })
	return e.JVM.Repeat(ctx, e.Board, e.Lowered.Program.Props, out.Prop, run, script)
}
