package engine

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// raced is the outcome of an attempt.
type raced struct {
	attempt
	sys    *horn.System // what was solved
	answer *horn.Answer
	err    error
	bug    *bug.Bug        // a panic; runRace panics with it
	covers []*ivl.Property // those that a Safe is about; nil: all

	// For an Unknown: what each attempt said, and whether some would have gone on.
	complaints []string
	reason     result.Reason
	late       bool
}

// telling is a solver that can tell of solutions for some of the queries before
// it has one for all.
type telling interface {
	Telling(func(horn.PartialModel)) horn.Solver
}

// definite reports whether the answer ends the race.
func (r *raced) definite() bool {
	return r.err == nil && (r.answer.Verdict == horn.Safe || r.answer.Verdict == horn.Unsafe && r.trust == portfolio.Exact)
}

// outOfTime reports whether the attempt would have gone on.
func (r *raced) outOfTime() bool {
	return ended(r.err) || r.err == nil && r.answer.Verdict == horn.Unknown && r.answer.Reason == horn.OutOfTime
}

// ended reports whether an error says that the context has ended. The time was over then, or the
// time for what is still open after a violation.
func ended(err error) bool {
	return errors.Is(err, context.DeadlineExceeded) || errors.Is(err, context.Canceled)
}

// complaint says why the outcome is no answer; "" when nothing was tried.
func (r *raced) complaint() string {
	switch {
	case r.outOfTime():
		return r.name + ": " + horn.OutOfTime
	case r.err != nil:
		return fmt.Sprintf("%s: %v", r.name, r.err)
	case r.answer.Verdict == horn.Unsafe:
		return r.name + ": arithmetic may wrap around, as far as it can see"
	case r.sys == nil:
		return ""
	}
	return fmt.Sprintf("%s: %s", r.name, r.answer.Reason)
}

// runRace runs the attempts, each after its delay or as soon as no other runs,
// and returns the first definite outcome; the others are stopped, and have
// ended when it returns. A derivation from approximate clauses counts when
// nothing definite came. A solution for some of the queries ends the race, too:
// without them the others are easier. Without any of that the outcome is an
// Unknown whose reason says what was in the way.
func runRace(ctx context.Context, as []attempt, lim horn.Limits) raced {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	pending := slices.Clone(as)
	slices.SortStableFunc(pending, func(a, b attempt) int { return cmp.Compare(a.delay, b.delay) })
	answers, early := make(chan raced, len(as)), make(chan raced, len(as))
	start, running := time.Now(), 0
	var winner, second *raced
	var failed []*raced
	for running > 0 || winner == nil && len(pending) > 0 && ctx.Err() == nil {
		var next <-chan time.Time
		if winner == nil && len(pending) > 0 {
			wait := pending[0].delay - time.Since(start)
			if running == 0 || wait <= 0 {
				go func(a attempt) { answers <- a.caught(ctx, lim, early) }(pending[0])
				pending = pending[1:]
				running++
				continue
			}
			next = time.After(wait)
		}
		select {
		case <-next:
		case r := <-early:
			if winner == nil {
				winner = &r
				cancel()
			}
		case r := <-answers:
			running--
			switch {
			case winner != nil: // it has been stopped; waiting for it leaves no process behind
			case r.bug != nil, r.definite():
				winner = &r
				cancel()
			case r.err == nil && r.answer.Verdict == horn.Unsafe && r.trust == portfolio.Approximate:
				second = &r
			default:
				failed = append(failed, &r)
			}
		}
	}
	switch {
	case winner != nil && winner.bug != nil:
		panic(winner.bug)
	case winner != nil:
		return *winner
	case second != nil:
		return *second
	}
	return undecided(failed, len(pending) > 0)
}

// undecided is the outcome of a race without an answer. Its reason names the time
// limit once, and then what else stands in the way. An attempt that asks for more
// than safety counts only when all others have nothing to say. late says that the time was
// over before all attempts had begun.
func undecided(failed []*raced, late bool) raced {
	out := raced{late: late}
	var reasons, more []string
	for _, r := range failed {
		c := r.complaint()
		if c == "" {
			continue
		}
		out.complaints = append(out.complaints, c)
		switch {
		case r.outOfTime():
			out.late = true
		case r.trust == portfolio.ProofOnly:
			more = append(more, c)
		default:
			reasons = append(reasons, c)
		}
	}
	if len(reasons) == 0 && !out.late {
		reasons = more
	}
	text := strings.Join(reasons, "; ")
	out.answer = &horn.Answer{Verdict: horn.Unknown}
	out.reason = result.Reason{Kind: result.SolverGaveUp, Text: text}
	if out.late {
		out.reason = result.Reason{Kind: result.TimeLimit, Others: text}
	}
	return out
}

// caught is run, with a panic as an outcome.
func (a attempt) caught(ctx context.Context, lim horn.Limits, early chan<- raced) (r raced) {
	if b := bug.Catch(func() { r = a.run(ctx, lim, early) }); b != nil {
		return raced{attempt: a, bug: b}
	}
	if b := (*bug.Bug)(nil); errors.As(r.err, &b) {
		r.bug = b
	}
	return r
}

// run gives the clauses to the solver, and sends on early what it tells before it
// ends, at most once.
func (a attempt) run(ctx context.Context, lim horn.Limits, early chan<- raced) raced {
	defer bug.InPass(a.name)
	sys, err := await.Call(ctx, a.clauses)
	if err != nil {
		return raced{attempt: a, err: err}
	}
	if sys == nil {
		return raced{attempt: a, answer: &horn.Answer{}}
	}
	if a.span > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, a.span)
		defer cancel()
		if lim.Time == 0 || lim.Time > a.span {
			lim.Time = a.span
		}
	}
	lim.NoDerivation = a.trust == portfolio.ProofOnly
	solver := a.solver
	if t, ok := solver.(telling); ok && a.trust == portfolio.Exact {
		solver = t.Telling(func(p horn.PartialModel) {
			early <- raced{attempt: a, sys: sys.Only(p.Props), answer: &horn.Answer{Verdict: horn.Safe, Model: p.Model}, covers: p.Props}
		})
	}
	answer, err := solver.Solve(ctx, sys, lim)
	return raced{attempt: a, sys: sys, answer: answer, err: err}
}

// attempt is a row of the portfolio for an encoding and some properties.
type attempt struct {
	name     string
	encoding string
	solver   horn.Solver
	// clauses makes what to solve, when the attempt joins the race; nil, nil
	// when an attempt before has the same.
	clauses func() (*horn.System, error)
	delay   time.Duration // see portfolio.Attempt, as for what follows
	trust   portfolio.Trust
	span    time.Duration
}

// invariants says of what kind the model's invariants are.
func (a attempt) invariants() string {
	if strings.HasPrefix(a.encoding, result.TimeIndexed) {
		return result.TimeIndexed
	}
	if a.encoding == result.FieldArrays {
		return "invariants over an array for each field"
	}
	return result.SpaceInvariants
}
