package engine

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// summarised proves checks in the program that has summaries of regular expressions (models.Summaries): these have all
// results of the JDK's, and more. So a proof there holds of the program. What it finds no proof for stays as it is.
type summarised struct {
	*Kit
	tried bool
}

// Try implements Engine.
func (e *summarised) Try(ctx context.Context, g Goal) Outcome {
	const with = "expressions summarised"
	if e.tried || e.Summaries == nil || e.Config.LeavesOut(config.Abstract) || e.Config.LeavesOut(config.Summaries) {
		return Outcome{}
	}
	e.tried = true
	low := e.loweredWith(ctx, with, e.Summaries)
	if low == nil || !e.assumesNoMore(low) {
		return Outcome{}
	}
	t := newBagProof(e.Kit, low, g.Props, with)
	t.absent = true
	e.Board.Step("abstract interpretation with "+with, func() string {
		t.prove(ctx)
		return fmt.Sprintf("%s hold, in %s", result.Count(t.proved, "check", "checks"), result.Count(t.analyses, "analysis", "analyses"))
	})
	return Outcome{Err: t.failed}
}

// judgeAbsent judges checks inside the library that the program with summaries does not have. That program has all runs, and a check
// for each exception that leaves a call: without one, no run throws it there.
func (t *bagProof) judgeAbsent(judged map[int]bool) {
	for _, p := range t.low.Program.Props {
		if p.Kind == ivl.Unsupported && t.open[p] {
			return
		}
	}
	same := sameChecks(t.low)
	for _, p := range t.props {
		if p.InCallee() && !ambiguous(p) && p.Kind != ivl.Unsupported && len(same[keyOf(p)]) == 0 {
			judged[p.ID] = true
		}
	}
}
