package engine

import (
	"context"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// related proves checks by abstract interpretation that finds values, equations and orders together, in the program after
// the passes of transforms.Related. The results depend on these passes and on the check of the analysis's claims.
type related struct {
	*Kit
	tried bool
}

// Try implements Engine. One analysis is about all checks that are open.
func (e *related) Try(ctx context.Context, g Goal) Outcome {
	p := e.Lowered.Program
	// The clauses of a small program are asked first, see abstract.
	early := g.Clauses == nil && p.Size() < smallProgram && e.Config.Choice() != portfolio.OnlyAbstract
	if e.Encodings.Reduced != nil {
		p = e.Encodings.Reduced
	}
	if e.tried || early || p.Size() > maxPartitioned || e.Config.LeavesOut(config.Abstract) || e.Config.LeavesOut(config.Related) {
		return Outcome{}
	}
	e.tried = true
	if g.Clauses != nil {
		var cancel context.CancelFunc
		ctx, cancel = withShare(g.withEvidence(ctx), portfolio.RelatedSmall)
		defer cancel()
	}
	return e.byClaims(ctx, portfolio.RelatedEngine, "abstract interpretation with relations", "", func(ctx context.Context) (*certificate.Result, error) { return e.check(ctx, p) })
}

// check analyses the program and checks what it claims.
func (e *related) check(ctx context.Context, p *ivl.Program) (*certificate.Result, error) {
	p, err := transforms.Relatable(ctx, p, transforms.Options{Without: e.Config.Without}, e.Config.CheckPasses)
	if err != nil {
		return nil, err
	}
	a, err := absint.AnalyseWithout(ctx, p, e.Config.Without)
	if err != nil {
		return nil, err
	}
	if err := a.RelateSums(ctx); err != nil {
		return nil, err
	}
	return certificate.Check(ctx, a.Claims())
}
