package verify

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/jayverify/jayverify/evidence"
	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/spaceinv"
	"github.com/jayverify/jayverify/transforms"
)

// schedule tries, cheap things first, until every property is closed:
//
//  1. interpret: one run; without nondeterminism it decides everything
//  2. random search: runs with random inputs, for violations
//  3. space invariants: clauses for the solvers, again and again, as each
//     violation found is taken out and the rest decided
//
// noSolver, when not nil, says why step 3 cannot be done.
func (s *session) schedule(ctx context.Context, noSolver error) error {
	if len(s.open()) == 0 {
		return nil
	}
	if err := s.interpret(ctx); err != nil {
		return err
	}
	if len(s.open()) == 0 || ctx.Err() != nil {
		return nil
	}
	if noSolver != nil {
		return noSolver
	}
	return s.prove(ctx)
}

// prove encodes the program with space invariants and lets the solvers decide
// what is open.
func (s *session) prove(ctx context.Context) error {
	var p *ivl.Program
	var err error
	s.step("encode", func() string {
		p, err = s.encode()
		if err != nil {
			return err.Error()
		}
		return fmt.Sprintf("%d procedures, %d statements", len(p.Procs), statements(p))
	})
	if err != nil {
		return err
	}
	for round := 1; len(s.open()) > 0; round++ {
		if ctx.Err() != nil {
			s.giveUp("time limit")
			return nil
		}
		progress, err := s.solve(ctx, p)
		if err != nil {
			return err
		}
		if !progress {
			return nil
		}
	}
	return nil
}

// encode runs the passes and the heap encoding.
func (s *session) encode() (*ivl.Program, error) {
	dump := func(name string, p *ivl.Program) {
		if s.wants("ivl:" + name) {
			s.obs.Dump("ivl:"+name, p.String())
		}
	}
	if s.cfg.CheckPasses {
		if err := ivl.Check(s.low.Program); err != nil {
			return nil, Errorf(Internal, "lowering gives an ill-formed program: %v", err)
		}
	}
	p, err := transforms.Apply(s.low.Program, transforms.Default(transforms.Options{Without: s.cfg.Without}), s.cfg.CheckPasses, dump)
	if err != nil {
		return nil, err
	}
	encode := transforms.Pass{Name: "spaceinv", Run: func(p *ivl.Program) (*ivl.Program, error) {
		return spaceinv.Encode(p, spaceinv.Options{})
	}}
	return transforms.Apply(p, append([]transforms.Pass{encode}, transforms.Encoded()...), s.cfg.CheckPasses, dump)
}

// evidenceShare is the part of the time that is left to check what the solvers
// find.
const evidenceShare = 0.05

// solve gives the open properties to the solvers once. progress says whether
// it is worth doing so again for what is still open.
func (s *session) solve(ctx context.Context, p *ivl.Program) (progress bool, err error) {
	as, err := s.tools.attempts(p, sameProps(p, s.open()))
	if err != nil {
		return false, err
	}
	first := as[0].sys
	s.stats.Clauses, s.stats.Predicates, s.stats.Arguments = len(first.Clauses), len(first.Preds), arguments(first)
	if s.wants("horn") {
		s.obs.Dump("horn", first.Text(horn.CHCComp))
	}
	for {
		r := s.race(ctx, as)
		switch r.answer.Verdict {
		case horn.Safe:
			if err := s.checkProof(ctx, r); err != nil {
				// Whoever found it may try no more; the others still may.
				s.giveUp(fmt.Sprintf("%s says safe, but %v", r.name, err))
				as = slices.DeleteFunc(as, func(a attempt) bool { return a.name == r.name })
				if len(as) == 0 || ctx.Err() != nil {
					return false, nil
				}
				continue
			}
			for _, q := range s.open() {
				s.close(q, Safe, "space invariants found by "+r.name, nil)
			}
			return false, nil
		case horn.Unsafe:
			return s.refute(ctx, r.sys, r.answer, r.name), nil
		}
		s.giveUp(r.answer.Reason)
		return false, nil
	}
}

// race lets the attempts run for the time there is, but for the share of what
// comes after.
func (s *session) race(ctx context.Context, as []attempt) (r raced) {
	s.step("space invariants", func() string {
		raceCtx, cancel := ctx, context.CancelFunc(func() {})
		if d, ok := ctx.Deadline(); ok {
			raceCtx, cancel = context.WithTimeout(ctx, time.Duration((1-evidenceShare)*float64(time.Until(d))))
		}
		defer cancel()
		r = race(raceCtx, as, s.limits(raceCtx))
		if r.answer.Verdict == horn.Unknown {
			return "unknown: " + r.answer.Reason
		}
		return fmt.Sprintf("%s: %s", r.name, r.answer.Verdict)
	})
	return r
}

// checkProof puts the model into every clause. Without z3 nothing can check
// it, which the report says.
func (s *session) checkProof(ctx context.Context, r raced) (err error) {
	if s.tools.z3 == "" {
		s.proof = &Proof{By: r.name, Unchecked: "z3 was not found"}
		return nil
	}
	s.step("check proof", func() string {
		var p *evidence.Proof
		p, err = evidence.Check(ctx, r.sys, r.answer.Model, s.tools.z3)
		if err != nil {
			return err.Error()
		}
		s.proof = &Proof{By: r.name, Clauses: p.Clauses, Elapsed: p.Elapsed}
		return count(p.Clauses, "clause", "clauses") + " discharged"
	})
	return err
}

// arguments counts those of all predicates.
func arguments(sys *horn.System) int {
	n := 0
	for _, p := range sys.Preds {
		n += len(p.Args)
	}
	return n
}

// limits are those of one solver run: what is left of the time.
func (s *session) limits(ctx context.Context) horn.Limits {
	lim := horn.Limits{MemoryMB: s.cfg.MemoryMB}
	if lim.MemoryMB == 0 {
		lim.MemoryMB = 4096
	}
	if d, ok := ctx.Deadline(); ok {
		lim.Time = time.Until(d)
	}
	return lim
}

// sameProps maps properties to those of p with the same IDs; passes keep them.
func sameProps(p *ivl.Program, ps []*ivl.Property) []*ivl.Property {
	out := make([]*ivl.Property, len(ps))
	for i, q := range ps {
		out[i] = p.Props[q.ID]
	}
	return out
}

// giveUp records why the open properties stay unknown. They are not closed:
// a later step may still decide them.
func (s *session) giveUp(reason string) {
	for _, q := range s.open() {
		s.status[q.ID].reason = reason
	}
}

// refute replays a derivation. The property it violates is closed either way:
// as violated, or as unknown when the run is not one of the program.
func (s *session) refute(ctx context.Context, sys *horn.System, a *horn.Answer, by string) (progress bool) {
	if a.Derivation == nil {
		s.giveUp(by + " says that a property can be violated, but gives no derivation: " + a.Reason)
		return false
	}
	if s.tools.z3 == "" {
		s.giveUp(by + " found a violation, but building its run needs z3, which was not found; see jayverify doctor")
		return false
	}
	s.step("replay", func() string {
		v, err := evidence.Inputs(ctx, sys, a.Derivation, s.tools.z3)
		if err != nil {
			s.giveUp("the derivation of " + by + " could not be turned into a run: " + err.Error())
			return err.Error()
		}
		progress = true
		return s.replay(ctx, v)
	})
	return progress
}
