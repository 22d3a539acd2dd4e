package engine

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// apart proves checks by abstract interpretation of the program in which the lengths and the fields of objects tell them
// apart (transforms.Apart). The results depend on that rewrite and on the check of the analysis's claims.
type apart struct {
	*Kit
	tried bool
}

// Try implements Engine. One analysis is about all checks that are open.
func (e *apart) Try(ctx context.Context, g Goal) Outcome {
	if e.tried || e.Config.LeavesOut(config.Abstract) || e.Config.LeavesOut(config.Apart) {
		return Outcome{}
	}
	e.tried = true
	ctx, cancel := withShare(g.withEvidence(ctx), portfolio.Apart)
	defer cancel()
	var failed error
	proved := 0
	e.Board.Step("abstract interpretation with objects apart", func() string {
		start := time.Now()
		r, err := await.Call(ctx, func() (*certificate.Result, error) { return e.check(ctx) })
		switch {
		case ctx.Err() != nil:
			return late.String()
		case err != nil:
			panic(bug.New(portfolio.ApartEngine, "%w", err))
		case r == nil:
			return "nothing tells objects apart"
		}
		proved, failed = e.acceptClaims(r, e.Board.Open(), "abstract interpretation with objects apart", "invariants found by abstract interpretation", time.Since(start))
		return fmt.Sprintf("%s hold", result.Count(proved, "check", "checks"))
	})
	return Outcome{Decided: proved > 0, Err: failed}
}

// check analyses the program and checks what it claims; nil if nothing tells objects apart.
func (e *apart) check(ctx context.Context) (*certificate.Result, error) {
	p, err := e.Encodings.Flat(ctx)
	if err != nil || p.Size() > maxPartitioned {
		return nil, err
	}
	a, err := transforms.AnalyseApart(ctx, p, func(p *ivl.Property) bool { return !e.Board.Closed(p) }, transforms.Options{Without: e.Config.Without})
	if err != nil || a == nil {
		return nil, err
	}
	r, err := certificate.Check(ctx, a.Claims())
	if err != nil || !e.rests(r) {
		return r, err
	}
	if err := a.Relate(ctx); err != nil {
		return nil, err
	}
	return certificate.Check(ctx, a.Claims())
}

// rests reports whether a check is open.
func (e *apart) rests(r *certificate.Result) bool {
	return slices.ContainsFunc(e.Board.Open(), func(p *ivl.Property) bool { return r.Open[p] })
}
