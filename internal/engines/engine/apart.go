package engine

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
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
	return e.byClaims(ctx, portfolio.ApartEngine, "abstract interpretation with objects apart", "nothing tells objects apart", e.check)
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
