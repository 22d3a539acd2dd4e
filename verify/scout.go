package verify

import (
	"context"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/await"
	"github.com/jayverify/jayverify/internal/bug"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/patterns"
	"github.com/jayverify/jayverify/portfolio"
	"github.com/jayverify/jayverify/transforms"
)

// Heap patterns prove what they can in a fraction of a second, or not at all,
// while solvers may search for as long as they are let. So patterns are tried
// beside them, once they have had the time that they mostly need.

// scout tries heap patterns in the background. If they prove all that is open
// it calls found: the solvers need not go on, and the proof is made again where
// it counts. The function returned ends it, waits for its end, and panics where it did.
func (s *session) scout(ctx context.Context, found func()) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	open := s.open()
	wait := bug.Go(func() {
		defer bug.InPass("heap patterns")
		select {
		case <-ctx.Done():
			return
		case <-time.After(portfolio.Scout.Delay):
		}
		ctx, cancel := context.WithTimeout(ctx, portfolio.Scout.Span)
		defer cancel()
		proved, err := await.Call(ctx, func() (bool, error) { return patternsProve(ctx, s.Lowered.Program, open), nil })
		if err == nil && proved {
			found()
		}
	})
	return func() {
		cancel()
		wait()
	}
}

// patternsProve reports whether heap patterns prove properties of a lowered
// program.
func patternsProve(ctx context.Context, p *ivl.Program, props []*ivl.Property) bool {
	p, err := transforms.Apply(p, await.Passes(ctx, patterns.Passes()), false, nil)
	if err != nil || ctx.Err() != nil || patterns.Recursive(p) != "" {
		return false
	}
	r, err := patterns.Prepare(p)
	if err != nil {
		return false
	}
	for _, prec := range precisions {
		out := patterns.Unwind(ctx, r, prec.Precision, patterns.Limits{})
		if out.Refused != nil || ctx.Err() != nil {
			return false
		}
		if out.Reason != "" {
			continue
		}
		alarmed := func(q *ivl.Property) bool {
			return slices.ContainsFunc(out.Tree.Alarms, func(a patterns.Alarm) bool { return a.Assert.Prop.ID == q.ID })
		}
		if props = slices.DeleteFunc(slices.Clone(props), func(q *ivl.Property) bool { return !alarmed(q) }); len(props) == 0 {
			return true
		}
	}
	return false
}
