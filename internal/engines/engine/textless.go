package engine

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/analysis/texts"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/ivl"
)

// textless proves checks in an abstraction of the program in which texts have no contents. A
// program that reads commands is much smaller without the comparison of characters. What it finds
// no proof for stays as it is: a violation of the abstraction means nothing.
type textless struct {
	*Kit
	tried bool
}

// Try implements Engine.
func (e *textless) Try(ctx context.Context, g Goal) Outcome {
	if e.tried || e.Config.LeavesOut(config.Texts) || e.Tools.Checker.Path == "" || e.NoSolver != nil {
		return Outcome{}
	}
	e.tried = true
	ctx, cancel := withShare(ctx, portfolio.Textless)
	defer cancel()
	p := e.Lowered.Program
	if e.Encodings.Reduced != nil {
		p = e.Encodings.Reduced
	}
	open := len(g.Props)
	for _, group := range texts.Groups(p, g.Props) {
		if ctx.Err() != nil {
			break
		}
		err := e.group(ctx, p, group, open)
		if open -= len(group); err != nil && ctx.Err() == nil {
			return Outcome{Err: err}
		}
	}
	return Outcome{}
}

// abstracted is a program without the contents of texts, and what makes its encodings.
type abstracted struct {
	*encoding.Maker
	calls int // that were replaced
}

// abstracted returns the abstraction of p for one of the groups of checks that texts.Groups makes, or some of a group.
// p is the same each time.
func (k *Kit) abstracted(p *ivl.Program, group []*ivl.Property) *abstracted {
	if a := k.without[group[0]]; a != nil {
		return a
	}
	t := texts.Without(p, k.Encodings.Checked, group)
	a := &abstracted{calls: t.Calls,
		Maker: &encoding.Maker{Config: k.Config, Lowered: k.Lowered, Reduced: t.Program, Dump: func(string, string) {}}}
	if k.without == nil {
		k.without = map[*ivl.Property]*abstracted{}
	}
	for _, q := range group {
		k.without[q] = a
	}
	return a
}

// group tries to prove properties with one abstraction. So many are open, with those of the
// groups that follow.
func (e *textless) group(ctx context.Context, p *ivl.Program, props []*ivl.Property, open int) error {
	a := e.abstracted(p, props)
	if a.calls == 0 {
		return nil
	}
	space := a.All(ctx)[0]
	space.Name += ", texts without contents,"
	var err error
	e.Board.Step("encode without texts", func() string {
		var p *ivl.Program
		if p, err = space.Program(); err != nil {
			return err.Error()
		}
		return fmt.Sprintf("%d procedures, %d statements", len(p.Procs), p.Size())
	})
	if err != nil {
		return err
	}
	return e.prove(ctx, space, props, open)
}

// prove tries the checks that are open together, and then each alone.
func (e *textless) prove(ctx context.Context, space encoding.Encoding, props []*ivl.Property, open int) error {
	if len(props) > 1 {
		if err := e.attempt(ctx, portfolio.TextlessEach.Span, space, props, false); err != nil {
			return err
		}
	}
	for i, p := range props {
		if e.Board.Closed(p) {
			continue
		}
		if ctx.Err() != nil {
			return nil
		}
		if err := e.attempt(ctx, fairSpan(ctx, portfolio.TextlessEach, open-i), space, []*ivl.Property{p}, true); err != nil {
			return err
		}
	}
	return nil
}

// fairSpan is what one of n attempts has of the time that is left, and at least the span of
// its stage: the last check of a program may have all of it.
func fairSpan(ctx context.Context, s portfolio.Stage, n int) time.Duration {
	if d, ok := ctx.Deadline(); ok {
		return max(s.Span, time.Until(d)/time.Duration(n))
	}
	return s.Span
}

// attempt looks for a proof of those of some checks that are open, for some time.
func (e *textless) attempt(ctx context.Context, span time.Duration, space encoding.Encoding, props []*ivl.Property, alone bool) error {
	evidence := ctx
	ctx, cancel := withSpan(ctx, span)
	defer cancel()
	easy := &bounds{e.Kit}
	for ctx.Err() == nil {
		props = slices.DeleteFunc(slices.Clone(props), e.Board.Closed)
		if len(props) == 0 {
			return nil
		}
		sys, err := space.Clauses(props, horn.Options{})
		if err != nil {
			return err
		}
		goal := Goal{Props: props, Alone: alone, Clauses: &Clauses{Encodings: []encoding.Encoding{space}, System: sys, Evidence: evidence}}
		if out := (&partByPart{e.Kit, easy}).Try(ctx, goal); out.Err != nil || out.Decided {
			if out.Err != nil {
				return out.Err
			}
			continue
		}
		if out := easy.Try(ctx, goal); out.Err != nil || out.Decided {
			if out.Err != nil {
				return out.Err
			}
			continue
		}
		return e.solve(ctx, goal)
	}
	return nil
}

// solve gives clauses to the solvers, and accepts only proofs.
func (e *textless) solve(ctx context.Context, g Goal) error {
	as := e.attempts(g.Clauses.Encodings[0], g.Clauses.System, g.Props)
	for i := range as {
		as[i].trust = portfolio.ProofOnly
	}
	r := (&race{e.Kit}).race(ctx, g.Clauses.Encodings[0].Name+g.about(), as)
	if r.answer.Verdict != horn.Safe {
		return nil
	}
	err := e.accept(g.withEvidence(ctx), r, g.Props)
	if err != nil {
		e.Board.GiveUp(g.Props, rejected(r.name, "says safe", err))
	}
	return nil
}
