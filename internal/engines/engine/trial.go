package engine

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/patterns"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// patternTrial tries heap patterns without a word. Solvers may search for as long as
// they are let, while heap patterns prove what they can in a fraction of a second, or not at
// all. If they prove all that is open, the solvers need not go on, and the proof is made
// again where it counts.
type patternTrial struct{ *Kit }

// Try implements Engine.
func (e *patternTrial) Try(ctx context.Context, g Goal) Outcome {
	proved, err := await.Call(ctx, func() (bool, error) { return patternsProve(ctx, e.Lowered.Program, g.Props), nil })
	return Outcome{Enough: err == nil && proved}
}

// patternsProve reports whether heap patterns prove properties of a lowered
// program.
func patternsProve(ctx context.Context, p *ivl.Program, props []*ivl.Property) bool {
	p, err := transforms.Apply(p, transforms.Within(ctx, patterns.Passes()), false, nil)
	if err != nil || ctx.Err() != nil || patterns.Recursive(p) != "" {
		return false
	}
	r, err := patterns.Prepare(p)
	if err != nil {
		return false
	}
	props, refused := notProved(ctx, r, precisions, props)
	if len(props) == 0 || refused {
		return len(props) == 0
	}
	if r, err = patterns.PrepareSteps(p); err != nil || r == nil {
		return false
	}
	props, _ = notProved(ctx, r, stepPrecisions, props)
	return len(props) == 0
}

// notProved returns the properties that unwindings by precisions leave open. refused says that
// no other unwinding of the program proves more, or that the time is over.
func notProved(ctx context.Context, r *patterns.Program, precs []precision, props []*ivl.Property) (open []*ivl.Property, refused bool) {
	for _, prec := range precs {
		out := patterns.Unwind(ctx, r, prec.Precision, patterns.Limits{})
		if out.Refused != nil || ctx.Err() != nil {
			return props, true
		}
		if out.Reason != "" {
			continue
		}
		alarmed := func(q *ivl.Property) bool {
			return slices.ContainsFunc(out.Tree.Alarms, func(a patterns.Alarm) bool { return a.Assert.Prop.ID == q.ID })
		}
		if props = slices.DeleteFunc(slices.Clone(props), func(q *ivl.Property) bool { return !alarmed(q) }); len(props) == 0 {
			break
		}
	}
	return props, false
}
