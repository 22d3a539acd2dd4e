package engine

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// bounds proves what follows from bounds and differences of variables, without a
// solver.
type bounds struct{ *Kit }

// Try implements Engine.
func (e *bounds) Try(ctx context.Context, g Goal) Outcome {
	if invariants, proof := e.find(g.withEvidence(ctx), g); invariants != nil {
		return e.acceptPartial(g.withEvidence(ctx), proof)
	}
	return Outcome{}
}

// find computes bounds and differences, and returns the proof of what follows from
// them; no invariants where nothing would check it.
func (e *bounds) find(ctx context.Context, g Goal) (*zones.Invariants, raced) {
	if e.Tools.Checker.Path == "" || e.Config.LeavesOut(config.Differences) {
		return nil, raced{}
	}
	c := &g.Clauses.easy
	if c.known {
		return c.invariants, c.proof
	}
	c.known = true
	name, sys := g.Clauses.Encodings[0].Name, g.Clauses.System
	r := raced{attempt: attempt{name: "bounds and differences", encoding: name}, sys: sys}
	e.Board.Step(name+g.about()+": bounds and differences", func() string {
		ctx, cancel := withShare(ctx, portfolio.BoundsSearch)
		defer cancel()
		invariants, err := zones.Find(ctx, sys)
		if err != nil {
			return err.Error()
		}
		c.invariants = invariants
		if r.covers = invariants.Proved(sys); len(r.covers) == 0 {
			return "prove nothing"
		}
		r.answer = &horn.Answer{Verdict: horn.Safe, Model: invariants.Model()}
		return fmt.Sprintf("prove %d of %s", len(r.covers), result.Count(len(sys.Props), "check", "checks"))
	})
	c.proof = r
	return c.invariants, c.proof
}

// acceptPartial accepts a proof of some of the checks of its clauses, if that does not
// take too long to check. One that is rejected leaves them open: solvers may still prove
// them.
func (k *Kit) acceptPartial(ctx context.Context, r raced) Outcome {
	if len(r.covers) == 0 {
		return Outcome{}
	}
	if len(r.covers) < len(k.Board.Open()) {
		var cancel context.CancelFunc
		ctx, cancel = withShare(ctx, portfolio.Bounds)
		defer cancel()
	}
	r.sys = r.sys.Only(r.covers)
	err := k.accept(ctx, r, r.covers)
	switch {
	case err == nil:
		return Outcome{Decided: true}
	case failure.ClassOf(err) == failure.IO:
		return Outcome{Err: err}
	}
	k.Board.GiveUp(r.covers, rejected(r.name, "prove it", err))
	return Outcome{}
}
