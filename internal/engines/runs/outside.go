package runs

import (
	"context"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// Executed is a program in which calls of the JDK without a model run the JDK's own
// bytecode. A run of it takes what the environment gives, and no guesses about that code.
type Executed struct {
	*Runner
	src       reach.Source
	constants ivl.Literals
	lex       *lexicon
}

// The budgets of Executed.Search. A run may initialise large parts of the JDK.
const (
	executedRuns  = 200
	executedSteps = 400_000_000 // for all runs together
	executedBytes = 1 << 28     // allocated by one run
)

// NewExecuted lowers the program of a main method so. opts are those with which it was
// lowered for proofs.
func NewExecuted(ctx context.Context, src reach.Source, main *classfile.Method, opts reach.Options) (*Executed, error) {
	opts.Execute, opts.Outside, opts.Stop = []string{}, true, ctx.Err
	low, err := lower.Lower(src, main, opts)
	if err != nil {
		return nil, err
	}
	m, err := ivl.CompileLazily(low.Program)
	if err != nil {
		return nil, err
	}
	x := New(low)
	x.Machine = m
	return &Executed{x, src, ivl.Constants(low.Program), newLexicon(low.Program)}, nil
}

// Once makes the run that takes nothing from outside, but for answers that only the JDK's own
// code asks for, such as whether two of its boxed values are one object. It is the only run of
// the program if it ends.
func (x *Executed) Once(ctx context.Context) ivl.Outcome {
	return x.run(ctx, x.OnlyInputs(), false)
}

// run makes a run within the budgets.
func (x *Executed) run(ctx context.Context, inputs ivl.Inputs, noRecord bool) ivl.Outcome {
	return x.Machine.Run(ctx, ivl.Options{Inputs: inputs, MaxSteps: FirstSteps, MaxDepth: CallDepth, MaxBytes: executedBytes, MaxOutput: -1, NoRecord: noRecord})
}

// OnlyInputs returns the inputs that Once gives to the run.
func (x *Executed) OnlyInputs() ivl.Inputs { return &inside{fixed{newTraces(x.src), executeMillis}} }

// inside answers what the code of the JDK asks about the run itself.
type inside struct{ fixed }

// Value implements ivl.Inputs.
func (o *inside) Value(r ivl.Request) (ivl.Value, bool) {
	if r.Input == nil || r.Input.Kind != ivl.CallStack && r.Input.Name != lower.BoxIdentityOfJDK {
		return ivl.Value{}, false
	}
	return o.fixed.Value(r)
}

// Search makes runs with random inputs and with words and numbers of the program, and
// tells try of those that violate a check, until try returns true.
func (x *Executed) Search(ctx context.Context, try func(ivl.Outcome, func() ivl.Inputs) (enough bool)) Found {
	f := Found{Ended: map[ivl.Result]int{}}
	var steps int64
	for seed := uint64(1); f.Runs < executedRuns && steps < executedSteps && ctx.Err() == nil; seed++ {
		inputs := func() ivl.Inputs { return x.inputs(seed) }
		out := x.run(ctx, inputs(), true)
		f.Runs++
		steps += out.Steps
		f.Ended[out.Result]++
		if out.Result == ivl.Violated && out.Prop.Kind == ivl.Unsupported && f.Unsupported == "" {
			f.Unsupported = out.Prop.Detail
		}
		if out.Result != ivl.Violated || out.Prop.Kind == ivl.Unsupported {
			continue
		}
		f.Violations++
		if try(out, inputs) {
			break
		}
	}
	return f
}

// inputs are those of a run: every second one is typed by a user.
func (x *Executed) inputs(seed uint64) ivl.Inputs {
	given := ivl.Inputs(newHinted(x.Lowered, x.constants, seed))
	if seed%2 == 0 {
		given = newTypist(x.Lowered, x.lex, x.constants, nil, seed)
	}
	return &environment{given, fixed{newTraces(x.src), executeMillis}}
}

// environment has the inputs of a program, and the one answer to questions about the run
// itself.
type environment struct {
	given ivl.Inputs
	own   fixed
}

// Value implements ivl.Inputs.
func (e *environment) Value(r ivl.Request) (ivl.Value, bool) {
	if r.Input == nil || r.Contents || r.Input.Kind == ivl.Environment {
		return e.given.Value(r)
	}
	return e.own.Value(r)
}
