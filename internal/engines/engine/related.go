package engine

import (
	"context"
	"fmt"
	"time"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
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
	small := p.Size() < smallProgram && e.Config.Choice() != portfolio.OnlyAbstract // see abstract
	if e.Encodings.Reduced != nil {
		p = e.Encodings.Reduced
	}
	if e.tried || small || p.Size() > maxPartitioned || e.Config.LeavesOut(config.Abstract) || e.Config.LeavesOut(config.Related) {
		return Outcome{}
	}
	e.tried = true
	var failed error
	proved := 0
	e.Board.Step("relations", func() string {
		start := time.Now()
		r, err := await.Call(ctx, func() (*certificate.Result, error) { return e.check(ctx, p) })
		switch {
		case ctx.Err() != nil:
			return late.String()
		case err != nil:
			panic(bug.New(portfolio.RelatedEngine, "%w", err))
		}
		proved, failed = e.acceptClaims(r, e.Board.Open(), "abstract interpretation with relations", "invariants found by abstract interpretation", time.Since(start))
		return fmt.Sprintf("%s hold, %d weakened", result.Count(proved, "check", "checks"), r.Weakened)
	})
	return Outcome{Decided: proved > 0, Err: failed}
}

// check analyses the program and checks what it claims.
func (e *related) check(ctx context.Context, p *ivl.Program) (*certificate.Result, error) {
	passes := transforms.Within(ctx, transforms.Related(transforms.Options{Without: e.Config.Without}))
	p, err := transforms.Apply(p, passes, e.Config.CheckPasses, nil)
	if err != nil {
		return nil, err
	}
	a, err := absint.AnalyseWithout(ctx, p, e.Config.Without)
	if err != nil {
		return nil, err
	}
	if err := a.RelateClosely(ctx); err != nil {
		return nil, err
	}
	return certificate.Check(ctx, a.Claims())
}
