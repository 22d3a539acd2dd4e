package verify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/evidence"
	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/await"
	"github.com/jayverify/jayverify/internal/failure"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/portfolio"
	"github.com/jayverify/jayverify/result"
)

// schedule tries, cheap things first, until every property is closed:
//
//  1. interpret: one run; without nondeterminism it decides everything
//  2. random search: runs with random inputs, for violations
//  3. space invariants: clauses for the solvers, again and again, as each
//     violation found is taken out and the rest decided
//  4. heap patterns, for what is open then; without 3 if so configured. When
//     they would prove it all, that ends 3
//  5. symbolic execution, beside 3 and 4: when all is decided by it, that ends them
//
// noSolver, when not nil, says why step 3 cannot be done.
func (s *session) schedule(ctx context.Context, noSolver error) error {
	if len(s.open()) == 0 {
		return nil
	}
	if err := s.interpret(ctx); err != nil {
		return err
	}
	if ctx.Err() != nil {
		s.giveUp(s.open(), late)
	}
	if len(s.open()) == 0 || ctx.Err() != nil {
		return nil
	}
	if s.cfg.Engine == patternsEngine {
		return s.budgetedPatterns(ctx)
	}
	if s.cfg.Engine == symexEngine {
		return s.executeAlone(ctx)
	}
	if noSolver != nil {
		return noSolver
	}
	if s.cfg.Engine == clausesEngine || s.cfg.Encoding != "" {
		return s.prove(ctx)
	}
	clauses, cancel := context.WithCancel(ctx)
	defer cancel()
	if d, ok := ctx.Deadline(); ok {
		clauses, cancel = context.WithTimeout(ctx, portfolio.Clauses.Of(time.Until(d)))
		defer cancel()
	}
	proved := false
	stop := s.scout(clauses, func() { proved = true; cancel() })
	s.explore(ctx, portfolio.Symbolic.Delay, cancel)
	defer s.stopExploring()
	err := s.prove(clauses)
	stop()
	s.absorb()
	if err != nil && !proved || len(s.open()) == 0 || ctx.Err() != nil {
		return err
	}
	if err := s.budgetedPatterns(ctx); err != nil {
		return err
	}
	s.finishExploring(ctx)
	return nil
}

// prove encodes the program and lets the solvers decide what is open.
func (s *session) prove(ctx context.Context) error {
	es := s.encodings(ctx)
	var err error
	s.step(encodeStep, func() string {
		var p *ivl.Program
		p, err = es[0].program()
		if ctx.Err() != nil {
			err = nil
			return "time limit"
		}
		if err != nil {
			return err.Error()
		}
		return fmt.Sprintf("%d procedures, %d statements", len(p.Procs), statements(p))
	})
	if err != nil {
		return err
	}
	if ctx.Err() != nil {
		s.giveUp(s.open(), result.LateWhile("the program was encoded"))
		return nil
	}
	return s.budgeted(ctx,
		func(ctx context.Context, props []*ivl.Property) error { return s.rounds(ctx, es, props) },
		func(ctx context.Context, props []*ivl.Property) error { return s.glance(ctx, es, props) })
}

// glance gives properties to the solvers with the first encoding, and again
// without those that this decides, until nothing more is decided. What it leaves
// open in time may be tried again.
func (s *session) glance(ctx context.Context, es []encoding, among []*ivl.Property) error {
	ctx, cancel := s.courteous(ctx)
	defer cancel()
	for ctx.Err() == nil {
		props := s.untried(es[0], among)
		if len(props) == 0 {
			break
		}
		if err := s.solve(ctx, es, props); err != nil {
			return s.unlessLate(ctx, props, err)
		}
	}
	return nil
}

// courteous bounds the time of what is still open once a violation has been
// found.
func (s *session) courteous(ctx context.Context) (context.Context, context.CancelFunc) {
	if s.cfg.PropertyTimeout > 0 || !s.anyViolated() {
		return ctx, func() {}
	}
	if s.courtesy.IsZero() {
		s.courtesy = time.Now().Add(portfolio.Courtesy.Span)
	}
	return context.WithDeadline(ctx, s.courtesy)
}

// unlessLate is the error of an attempt at some properties. An encoding that is
// not made in time is no bug.
func (s *session) unlessLate(ctx context.Context, props []*ivl.Property, err error) error {
	// The deadline of a part of the time can end what is made before that of ctx is
	// seen to have passed.
	if errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil && errors.Is(err, context.Canceled) {
		s.outOfTime(props)
		return nil
	}
	return err
}

// rounds lets the solvers decide those of the properties that are open, until
// each is closed or has been tried with every encoding. A derivation that is no
// run chooses the encoding that is tried next.
func (s *session) rounds(ctx context.Context, es []encoding, among []*ivl.Property) error {
	var reserve time.Duration // what is left after a race that was not decided in time
	if d, ok := ctx.Deadline(); ok {
		reserve = 2 * portfolio.Evidence.Of(time.Until(d))
	}
	for tried := 0; tried < len(es); {
		props := s.untried(es[tried], among)
		if len(props) == 0 || es[tried].repeats(es[:tried]) {
			tried++
			continue
		}
		var cancel context.CancelFunc
		ctx, cancel = s.courteous(ctx)
		defer cancel()
		if d, ok := ctx.Deadline(); ctx.Err() != nil || ok && time.Until(d) < reserve {
			s.outOfTime(props)
			return nil
		}
		if err := s.solve(ctx, es[tried:], props); err != nil {
			return s.unlessLate(ctx, props, err)
		}
		es = s.next(ctx, es, tried+1)
	}
	return nil
}

// untried returns those of some properties that are open and that e has not been
// tried on.
func (s *session) untried(e encoding, among []*ivl.Property) []*ivl.Property {
	s.absorb()
	return slices.DeleteFunc(slices.Clone(among), func(p *ivl.Property) bool {
		st := &s.status[p.ID]
		_, tried := st.tried[e.name]
		return st.closed || tried
	})
}

// setTried notes that an encoding cannot decide the properties, together.
func (s *session) setTried(encoding string, props ...*ivl.Property) {
	for _, p := range props {
		st := &s.status[p.ID]
		if st.tried == nil {
			st.tried = map[string]bool{}
		}
		st.tried[encoding] = len(props) == 1
	}
}

// setLate notes that an encoding has not decided the properties in time. With more
// of it, it may.
func (s *session) setLate(encoding string, props ...*ivl.Property) {
	s.setTried(encoding, props...)
	for _, p := range props {
		s.status[p.ID].tried[encoding] = false
	}
}

func (s *session) anyViolated() bool {
	return slices.ContainsFunc(s.status, func(st propertyStatus) bool { return st.verdict == result.Unsafe })
}

// solve gives properties to the solvers once, with the first of the encodings
// and beside it the others. Afterwards they are all proved, or one of them is
// violated, or one or all of them cannot be decided with an encoding.
func (s *session) solve(ctx context.Context, es []encoding, props []*ivl.Property) error {
	sys, err := await.Call(ctx, func() (*horn.System, error) { return es[0].clauses(props, horn.Options{}) })
	if err != nil {
		return err
	}
	s.endFront()
	if len(sys.Clauses) > s.stats.Clauses {
		s.stats.Clauses, s.stats.Predicates, s.stats.Arguments = len(sys.Clauses), len(sys.Preds), arguments(sys)
	}
	if s.wants("horn") {
		s.obs.Dump("horn", sys.Text(horn.CHCComp))
	}
	if some, err := s.easily(ctx, es[0], sys, props); some || err != nil {
		return err
	}
	as := s.tools.attempts(es[0], sys, props)
	for _, e := range es[1:] {
		as = append(as, s.tools.fallback(e, sys, props)...)
	}
	for len(as) > 0 && ctx.Err() == nil {
		racing, ended, stop := s.interrupted(ctx, props)
		r := s.race(racing, es[0].name+s.about(props), as)
		stop()
		if r.answer.Verdict == horn.Unknown && ended() {
			s.absorb()
			return nil
		}
		switch r.answer.Verdict {
		case horn.Safe:
			proved := props
			if r.part != nil {
				proved = r.part
			}
			err := s.accept(s.forEvidence(ctx), r, proved)
			if err == nil {
				return nil
			}
			if failure.ClassOf(err) == failure.IO {
				return err
			}
			s.giveUp(props, rejected(r.name, "says safe", err))
		case horn.Unsafe:
			if q := s.refute(s.forEvidence(ctx), r, props); q != nil {
				s.setTried(r.encoding, q)
				return nil
			}
		default:
			s.giveUp(props, r.reason)
			if r.late {
				s.setLate(es[0].name, props...)
			} else {
				s.setTried(es[0].name, props...)
			}
			return nil
		}
		// Whose answer cannot be used may try no more; the others still may.
		as = slices.DeleteFunc(as, func(a attempt) bool { return a.name == r.name })
	}
	s.setTried(es[0].name, props...)
	return nil
}

// accept checks a solver's proof, and closes the properties that it is about.
func (s *session) accept(ctx context.Context, r raced, proved []*ivl.Property) error {
	checked, err := s.checkProof(ctx, r)
	if err != nil {
		return err
	}
	for _, q := range proved {
		s.close(q, result.Safe, result.Because(r.encoding+" found by "+r.name+checked), nil)
	}
	return nil
}

// forEvidence is the context for checking what was found in that of an attempt:
// what takes longer to check than it took to find is not lost.
func (s *session) forEvidence(ctx context.Context) context.Context {
	if s.glancing != nil {
		return s.glancing
	}
	return ctx
}

// race lets the attempts run for the time there is, but for the share of what
// comes after.
func (s *session) race(ctx context.Context, name string, as []attempt) (r raced) {
	s.step(name, func() string {
		raceCtx, cancel := ctx, context.CancelFunc(func() {})
		if d, ok := ctx.Deadline(); ok {
			raceCtx, cancel = context.WithTimeout(ctx, portfolio.Evidence.But(time.Until(d)))
		}
		defer cancel()
		r = race(raceCtx, as, s.limits(raceCtx))
		if r.answer.Verdict == horn.Unknown {
			return "unknown: " + strings.Join(r.complaints, "; ")
		}
		if r.part != nil {
			return fmt.Sprintf("%s: %d of %s", r.name, len(r.part), count(len(s.open()), "check", "checks"))
		}
		return fmt.Sprintf("%s: %s", r.name, r.answer.Verdict)
	})
	return r
}

// checkProof puts the model into every clause, and says what checked it.
// Without a checker nothing can, which the report says.
func (s *session) checkProof(ctx context.Context, r raced) (how string, err error) {
	if s.tools.Checker.Path == "" {
		const why = "neither z3 nor cvc5 was found"
		s.addProof(result.Proof{By: r.name, Invariants: r.invariants(), Unchecked: why})
		return "; nothing checked them: " + why, nil
	}
	s.step("check proof", func() string {
		var p *evidence.Proof
		p, err = evidence.CheckBy(ctx, r.sys, r.answer.Model, s.tools.Checker)
		if errors.Is(err, context.DeadlineExceeded) {
			err = errLateProof
		}
		if err != nil {
			return err.Error()
		}
		if s.cfg.Proof != "" {
			s.proofs++
			if err = writeProof(s.cfg.Proof, s.proofs, r.sys, p); err != nil {
				err = failure.WithClass(failure.IO, fmt.Errorf("--proof: %w", err))
				return err.Error()
			}
		}
		checker := s.tools.Checker.Name + " clause by clause"
		s.addProof(result.Proof{By: r.name, Checker: checker, Invariants: r.invariants(), Clauses: p.Clauses, Elapsed: p.Elapsed})
		s.settle(r)
		how = fmt.Sprintf(", checked by %s (%d)", checker, p.Clauses)
		return count(p.Clauses, "clause", "clauses") + " discharged"
	})
	return how, err
}

// minMemoryMB is what a solver has in any case: with less it does not start.
const minMemoryMB = 32

// limits are those of one solver run: what is left of the time, and of the
// memory. Of several solvers that run at a time each may take it all, but not all
// of them together, see proc.Budget.
func (s *session) limits(ctx context.Context) horn.Limits {
	lim := horn.Limits{MemoryMB: s.cfg.MemoryMB}
	if b := proc.BudgetOf(ctx); b != nil {
		lim.MemoryMB = max(minMemoryMB, int(b.Left()>>20))
	}
	if d, ok := ctx.Deadline(); ok {
		lim.Time = time.Until(d)
	}
	return lim
}

// giveUp records why properties stay unknown. They are not closed: a later step
// may still decide them. What was said before stays where there is nothing new
// to say but that the time was over.
func (s *session) giveUp(props []*ivl.Property, reason result.Reason) {
	for _, q := range props {
		if st := &s.status[q.ID]; st.reason.None() || !reason.OnlyTime() {
			st.setReason(reason)
		}
	}
}

// setReason replaces the reason, and keeps a spurious derivation that is known.
func (st *propertyStatus) setReason(reason result.Reason) {
	if reason.Spurious == nil {
		reason.Spurious = st.reason.Spurious
	}
	st.reason = reason
}

// late is why there is no answer when only the time was in the way.
var late = result.Reason{Kind: result.TimeLimit}

// errLateProof is what went wrong when a proof was not checked in time.
var errLateProof = errors.New(late.String() + " while its proof was checked")

// rejected is why a proof counts for nothing.
func rejected(by, says string, err error) result.Reason {
	if errors.Is(err, errLateProof) {
		return result.LateWhile("the proof by " + by + " was checked")
	}
	return result.Reason{Kind: result.ProofRejected, Text: fmt.Sprintf("%s %s, but %v", by, says, err)}
}

// outOfTime gives up properties because there is no time to try more. What
// solvers have said of them before says more than that.
func (s *session) outOfTime(props []*ivl.Property) {
	for _, q := range props {
		if s.status[q.ID].reason.None() {
			s.giveUp([]*ivl.Property{q}, late)
		}
	}
}

// noRun is why a derivation is of no use.
func noRun(text string) result.Reason { return result.Reason{Kind: result.NoRun, Text: text} }

// refute replays a derivation and returns the property it is about, which has
// been closed if the run violates it; nil if the derivation cannot be used.
func (s *session) refute(ctx context.Context, r raced, props []*ivl.Property) (q *ivl.Property) {
	if r.answer.Derivation == nil {
		s.giveUp(props, noRun(r.name+" says that a property can be violated, but gives no derivation: "+r.answer.Reason))
		return nil
	}
	if s.tools.SMT == "" {
		s.giveUp(props, noRun(r.name+" found a violation, but building its run needs z3, which was not found; see jayverify doctor"))
		return nil
	}
	s.step("replay", func() string {
		v, err := evidence.Inputs(ctx, r.sys, r.answer.Derivation, s.tools.SMT)
		if err != nil {
			s.giveUp(props, noRun("the derivation of "+r.name+" could not be turned into a run: "+err.Error()))
			return err.Error()
		}
		q = s.Lowered.Program.Props[v.Prop.ID]
		outcome := s.replay(ctx, v)
		if !s.status[q.ID].closed && q.Kind != ivl.Unsupported {
			outcome += s.study(ctx, r, v)
		}
		return outcome
	})
	return q
}
