package engine

import (
	"context"
	"fmt"
	"runtime"
	"slices"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/parts"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// minParts is how many parts clauses have that are solved part by part: a solver has no
// trouble with fewer.
const minParts = 3

// partByPart lets a solver prove what bounds and differences leave open, each check with
// the clauses around it.
type partByPart struct {
	*Kit
	bounds *bounds
}

// Try implements Engine.
func (e *partByPart) Try(ctx context.Context, g Goal) Outcome {
	ctx = g.withEvidence(ctx)
	invariants, easy := e.bounds.find(ctx, g)
	if invariants == nil || len(easy.covers) == len(g.Clauses.System.Props) {
		return Outcome{}
	}
	return e.acceptPartial(ctx, e.find(ctx, g, invariants, easy))
}

// find returns a proof of what is easy and of what a solver proves besides; one of
// nothing if it proves nothing.
func (e *partByPart) find(ctx context.Context, g Goal, invariants *zones.Invariants, easy raced) (r raced) {
	if !e.Tools.Has(portfolio.Spacer) || e.Config.LeavesOut(config.Parts) {
		return raced{}
	}
	sys := g.Clauses.System
	hard := sys.Only(slices.DeleteFunc(slices.Clone(sys.Props), func(p *ivl.Property) bool { return slices.Contains(easy.covers, p) }))
	ps := parts.Split(hard)
	if len(ps) < minParts {
		return raced{}
	}
	ctx, cancel := withShare(ctx, portfolio.Parts)
	defer cancel()
	e.Board.Step(easy.encoding+g.about()+": parts", func() string {
		solver := e.Tools.Solver(portfolio.Spacer, spacer.Plain.Name)
		lim := parts.Limits{Each: portfolio.PartEach.Span, MemoryMB: e.limits(ctx).MemoryMB, Jobs: runtime.NumCPU()}
		model, proved := parts.Solve(ctx, hard, invariants, ps, solver, lim)
		if len(proved) == 0 {
			return fmt.Sprintf("prove nothing, in %d", len(ps))
		}
		r = easy
		r.name = "spacer, part by part"
		if len(easy.covers) > 0 {
			r.name = easy.name + ", and " + r.name
		}
		r.covers = append(slices.Clone(easy.covers), proved...)
		r.answer = &horn.Answer{Verdict: horn.Safe, Model: model}
		return fmt.Sprintf("prove %d of %s, in %d", len(proved), result.Count(len(hard.Props), "check", "checks"), len(ps))
	})
	return r
}
