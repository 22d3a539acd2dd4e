package runs

import (
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// CertainWithoutDead reports whether an uncertain run's unmodelled values do
// not matter: it takes the same way in the program without the havocs whose
// values nothing looks at, such as those of strings that are only printed.
func (x *Runner) CertainWithoutDead(out ivl.Outcome, inputs func() ivl.Inputs) bool {
	if x.sliced == nil {
		p, err := await.Once(x.Last, func() (*ivl.Program, error) {
			return transforms.Apply(x.Lowered.Program, transforms.Within(x.Last, []transforms.Pass{
				{Name: "no-output", Run: transforms.DropOutput}, {Name: "liveness", Run: transforms.Liveness},
			}), false, nil)
		})()
		if err != nil {
			return false
		}
		if x.sliced, err = ivl.Compile(p); err != nil {
			return false
		}
	}
	full := x.Machine.Run(x.Last, ivl.Options{Inputs: inputs(), MaxSteps: FirstSteps, MaxDepth: CallDepth, MaxOutput: -1})
	sliced := x.sliced.Run(x.Last, ivl.Options{Inputs: scripted(full.Consumed), MaxSteps: FirstSteps, MaxDepth: CallDepth, MaxOutput: -1})
	return sliced.Result == ivl.Violated && sliced.Prop.ID == out.Prop.ID && !sliced.Uncertain
}

// Uncertainty names the first thing that a run takes from unmodelled code, as the
// reason why its violation counts for nothing.
func (x *Runner) Uncertainty(inputs func() ivl.Inputs) result.Reason {
	out := x.Machine.Run(x.Last, ivl.Options{Inputs: inputs(), MaxSteps: runSteps, MaxDepth: CallDepth, MaxBytes: runBytes, MaxOutput: -1})
	settings := 0
	for _, c := range out.Consumed {
		if !c.Request.Contents && c.Request.Input.Kind == ivl.Setting {
			settings++
		}
		if c.Request.Contents || c.Request.Input.Kind != ivl.Environment && c.Request.Input.Kind != ivl.Setting {
			kind := result.UnmodelledCall
			if c.Request.Contents {
				kind = result.OutsideValue
			}
			return result.Reason{Kind: kind, Text: "a run that violates it depends on " + c.Request.String()}
		}
	}
	if settings > 0 {
		return result.Reason{Kind: result.OutsideValue, Text: "a run that violates it gets values of settings that need not fit together"}
	}
	return result.Reason{Kind: result.UnmodelledCall, Text: "a run that violates it depends on what is not modelled"}
}
