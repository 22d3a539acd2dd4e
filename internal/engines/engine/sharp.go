package engine

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// sharpClaims are claims about a program that was sharpened for the analysis.
type sharpClaims struct {
	program  *ivl.Program
	analysis *absint.Analysis // of the sharpened program, what plain comes from
	plain    *certificate.Claims
	copied   *certificate.Claims // with copies of procedures; nil if there are none
	facts    []*ivl.Property     // what the claims rest on
	without  []string            // techniques that are left out
}

// claimsAbout analyses p, without some of the techniques. Known is an analysis of p as it is, nil if there is none.
func claimsAbout(ctx context.Context, p *ivl.Program, known *absint.Analysis, without []string) (*sharpClaims, error) {
	s, err := transforms.Sharpen(ctx, p, known, without)
	if err != nil {
		return nil, err
	}
	c := &sharpClaims{program: p, analysis: s.Plain, plain: s.Plain.Claims(), facts: s.Facts, without: without}
	if s.Copied != nil {
		c.copied = s.Copied.Claims()
	}
	return c, nil
}

// checkedClaims is the result of a check.
type checkedClaims struct {
	*certificate.Result                // what is open after both checks
	proofs              []reducedProof // of checks that follow
	facts               []*ivl.Property
}

// reducedProof is a program and invariants, which prove properties.
type reducedProof struct {
	result *certificate.Result
	proves map[*ivl.Property]bool
}

// check checks the claims. The check has to prove the facts, too; if it does not, it
// checks what the analysis claims of the program as it is.
func (c *sharpClaims) check(ctx context.Context) (*checkedClaims, error) {
	r, err := certificate.Check(ctx, c.plain)
	if err != nil {
		return nil, err
	}
	if c.rests(r) {
		a, err := absint.AnalyseWithout(ctx, c.program, c.without)
		if err != nil {
			return nil, err
		}
		if r, err = certificate.Check(ctx, a.Claims()); err != nil {
			return nil, err
		}
		return &checkedClaims{Result: r, proofs: []reducedProof{{r, c.closed(r)}}}, nil
	}
	checked := &checkedClaims{Result: r, proofs: []reducedProof{{r, c.closed(r)}}, facts: c.facts}
	if c.copied == nil {
		return checked, nil
	}
	copied, err := certificate.Check(ctx, c.copied)
	if err != nil || c.rests(copied) {
		return checked, err
	}
	// The smaller program has the same runs, so the engines that follow get that one.
	more := c.closed(copied)
	for p := range more {
		if !r.Open[p] {
			delete(more, p)
		}
		delete(r.Open, p)
	}
	checked.proofs = append(checked.proofs, reducedProof{copied, more})
	return checked, nil
}

// closed are the properties of the program that a check proves.
func (c *sharpClaims) closed(r *certificate.Result) map[*ivl.Property]bool {
	return closedBy(r, c.program)
}

// closedBy are the properties of a program that a check proves.
func closedBy(r *certificate.Result, program *ivl.Program) map[*ivl.Property]bool {
	closed := map[*ivl.Property]bool{}
	for _, p := range program.Props {
		if !r.Open[p] {
			closed[p] = true
		}
	}
	return closed
}

// rests reports whether the check has left a fact open.
func (c *sharpClaims) rests(r *certificate.Result) bool {
	return slices.ContainsFunc(c.facts, func(f *ivl.Property) bool { return r.Open[f] })
}
