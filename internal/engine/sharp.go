package engine

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/internal/absint"
	"github.com/jayverify/jayverify/internal/certificate"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// sharpClaims are claims about a program that was sharpened for the analysis.
type sharpClaims struct {
	program *ivl.Program
	plain   *certificate.Claims
	copied  *certificate.Claims // with copies of procedures; nil if there are none
	facts   []*ivl.Property     // what the claims rest on
}

// claimsAbout analyses p.
func claimsAbout(ctx context.Context, p *ivl.Program) (*sharpClaims, error) {
	s, err := transforms.Sharpen(ctx, p)
	if err != nil {
		return nil, err
	}
	c := &sharpClaims{program: p, plain: s.Plain.Claims(), facts: s.Facts}
	if s.Copied != nil {
		c.copied = s.Copied.Claims()
	}
	return c, nil
}

// check checks the claims. The check has to prove the facts, too; if it does not, it
// checks what the analysis claims of the program as it is.
func (c *sharpClaims) check(ctx context.Context) (*certificate.Result, error) {
	r, err := certificate.Check(ctx, c.plain)
	if err != nil {
		return nil, err
	}
	if c.rests(r) {
		a, err := absint.AnalyseWithin(ctx, c.program)
		if err != nil {
			return nil, err
		}
		return certificate.Check(ctx, a.Claims())
	}
	if c.copied == nil {
		return r, nil
	}
	copied, err := certificate.Check(ctx, c.copied)
	if err != nil || c.rests(copied) {
		return r, err
	}
	// The smaller program has the same runs, so the engines that follow get that one.
	for p := range r.Open {
		if !copied.Open[p] {
			delete(r.Open, p)
		}
	}
	return r, nil
}

// rests reports whether the check has left a fact open.
func (c *sharpClaims) rests(r *certificate.Result) bool {
	return slices.ContainsFunc(c.facts, func(f *ivl.Property) bool { return r.Open[f] })
}
