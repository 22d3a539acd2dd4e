package runs

import (
	"errors"

	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// ReachingInputs is how many of the values that a run takes are told, of a run
// that is told because it gets to checks.
const ReachingInputs = 24

// Reaching runs the program again to see what it takes. The error says why no
// program can be given that.
func (x *Runner) Reaching(inputs func() ivl.Inputs, steps int64) (run result.Reaching, err error) {
	var taken []ivl.Consumed
	if inputs != nil {
		out := x.Machine.Run(x.Last, ivl.Options{Inputs: inputs(), MaxSteps: steps, MaxDepth: CallDepth, MaxOutput: -1})
		taken = out.Consumed
	}
	script, err := newScript(x.Lowered.Entry, taken)
	if bad := (*jvm.ImpossibleError)(nil); errors.As(err, &bad) {
		return result.Reaching{}, err
	}
	for _, c := range taken {
		switch {
		case c.Request.Input == nil:
		case len(run.Inputs) == ReachingInputs:
			run.Left++
		default:
			run.Inputs = append(run.Inputs, result.InputValue{Input: c.Request.Named(), Value: abridge(jvm.Format(script, c)), Step: -1})
		}
	}
	if script != nil && len(taken) > 0 && len(script.Fed) == 0 && script.Unmodelled == "" {
		run.Call, run.Stdin = call(script)
	}
	return run, nil
}
