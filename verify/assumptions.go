package verify

import (
	"context"

	"github.com/jayverify/jayverify/internal/await"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/transforms"
)

// maxMarked is the size of the largest program, in statements, for which the
// assumptions are looked for that runs may need. It is a size and no time, so
// that a report does not depend on the machine.
const maxMarked = 20_000

// listAssumptions leaves out the assumptions that no run needs: the passes prove
// that nothing gets to the code that makes them. Calls have more targets in the
// lowered program than they have in any run. When ctx ends before this is known,
// all assumptions stay.
func (s *session) listAssumptions(ctx context.Context) error {
	if s.onlyRun != nil {
		s.assumed = s.Lowered.Assuming(func(b *ivl.Block) bool { return s.onlyRun[b] })
		return nil
	}
	if len(s.assumed) == 0 || s.stats.Statements > maxMarked || ctx.Err() != nil {
		return nil
	}
	var failed error
	marks := transforms.Mark(s.Lowered.Program, s.Lowered.AssumingBlocks())
	after := await.Once(ctx, func() (*ivl.Program, error) {
		return transforms.Apply(marks.Program, await.Passes(ctx, marks.Passes()), s.cfg.CheckPasses, nil)
	})
	s.step("assumptions", func() string {
		p, err := after()
		switch {
		case ctx.Err() != nil:
			return "all are listed: time limit"
		case err != nil:
			failed = err
			return err.Error()
		}
		all := len(s.assumed)
		s.assumed = s.Lowered.Assuming(marks.Reached(p))
		return count(len(s.assumed), "assumption is", "assumptions are") + " needed, of " + count(all, "that is made", "that are made")
	})
	return failed
}

// assumptions lists what a SAFE rests on besides what holds for every program
// (docs/soundness.md).
func (s *session) assumptions() []result.Assumption {
	as := make([]result.Assumption, 0, len(s.assumed))
	for _, n := range s.assumed {
		as = append(as, result.Assumption{Kind: n.Kind, Text: n.Text, Pos: n.Pos, N: n.N})
	}
	return as
}
