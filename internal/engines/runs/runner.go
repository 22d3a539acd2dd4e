package runs

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// The budgets of interpretation. They count statements, not time, so that a
// verdict does not depend on the machine.
const (
	FirstSteps  = 20_000_000 // for the run without inputs, before any solver starts
	searchSteps = 4_000_000  // for all runs of the random search together
	runSteps    = 200_000    // for one run of it
	searchRuns  = 3_000
	idleRuns    = 1_000   // fewer runs are always worth while, even if none shows anything new
	runBytes    = 1 << 20 // allocated by one run of it
	CallDepth   = 20_000
	pathLength  = 400 // lines of a reported path
)

// OutcomeText says in a few words how a run ended.
func OutcomeText(out ivl.Outcome) string {
	t := fmt.Sprintf("%s after %d steps", out.Result, out.Steps)
	switch {
	case out.Prop != nil:
		t += ": " + out.Prop.Name
	case out.Reason != "":
		t += ": " + out.Reason
	}
	return t
}

// Runner executes a lowered program in the interpreter. Lowered and Last are set before
// it is used.
type Runner struct {
	Lowered *lower.Result
	Machine *ivl.Machine // the lowered program, compiled
	sliced  *ivl.Machine // the same without dead havocs and output; nil until asked for
	// World tells runs of a harness as chains of calls; nil if the entry is no harness.
	World World
	// Last ends a little later than the time: it is for evidence of what has been found.
	Last    context.Context
	Visited map[*result.Counterexample][]bool // blocks, by their index in ivl.Machine.Blocks
}

// World tells a run of a harness in Java: a *harness.Harness.
type World interface {
	// Chain returns the calls of a run; ok is false if they cannot be told.
	Chain(*jvm.Script) (_ *jvm.Chain, ok bool)
}

// New returns a Runner without a machine: Compile makes it.
func New(low *lower.Result) *Runner {
	return &Runner{Lowered: low, Last: context.Background(), Visited: map[*result.Counterexample][]bool{}}
}

// Compile makes the machine.
func (x *Runner) Compile() (err error) {
	x.Machine, err = ivl.Compile(x.Lowered.Program)
	return err
}

// Board is told of runs.
type Board interface {
	// Done reports whether no more runs are needed.
	Done() bool
	// Closed reports whether no more runs are needed for a property.
	Closed(*ivl.Property) bool
	// Note takes a run that has ended, whatever it did; inputs returns its inputs
	// anew. It reports whether the run got to something new.
	Note(out ivl.Outcome, inputs func() ivl.Inputs) bool
	// Try takes the same run, and reports whether it violates a property that
	// was not closed, so that it is now.
	Try(out ivl.Outcome, inputs func() ivl.Inputs) bool
}
