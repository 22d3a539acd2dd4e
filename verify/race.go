package verify

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
)

// raced is the outcome of an attempt.
type raced struct {
	attempt
	sys    *horn.System // what was solved
	answer *horn.Answer
	err    error
}

// definite reports whether the answer ends the race.
func (r *raced) definite() bool {
	return r.err == nil && (r.answer.Verdict == horn.Safe || r.answer.Verdict == horn.Unsafe && r.trust == exact)
}

// complaint says why the outcome is no answer; "" when nothing was tried.
func (r *raced) complaint() string {
	switch {
	case errors.Is(r.err, context.DeadlineExceeded):
		return r.name + ": time limit reached"
	case r.err != nil:
		return fmt.Sprintf("%s: %v", r.name, r.err)
	case r.answer.Verdict == horn.Unsafe:
		return r.name + ": arithmetic may wrap around, as far as it can see"
	case r.sys == nil:
		return ""
	}
	return fmt.Sprintf("%s: %s", r.name, r.answer.Reason)
}

// race runs the attempts, each after its delay or as soon as no other runs,
// and returns the first definite outcome; the others are stopped, and have
// ended when race returns. A derivation from approximate clauses counts when
// nothing definite came. Without any of that the outcome is an Unknown whose
// Reason says what each attempt said.
func race(ctx context.Context, as []attempt, lim horn.Limits) raced {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	pending := slices.Clone(as)
	slices.SortStableFunc(pending, func(a, b attempt) int { return cmp.Compare(a.delay, b.delay) })
	answers := make(chan raced, len(as))
	start, running := time.Now(), 0
	var winner, second *raced
	var reasons []string
	for running > 0 || winner == nil && len(pending) > 0 && ctx.Err() == nil {
		var next <-chan time.Time
		if winner == nil && len(pending) > 0 {
			wait := pending[0].delay - time.Since(start)
			if running == 0 || wait <= 0 {
				go func(a attempt) { answers <- a.run(ctx, lim) }(pending[0])
				pending = pending[1:]
				running++
				continue
			}
			next = time.After(wait)
		}
		select {
		case <-next:
		case r := <-answers:
			running--
			switch {
			case winner != nil: // it has been stopped; waiting for it leaves no process behind
			case r.definite():
				winner = &r
				cancel()
			case r.err == nil && r.answer.Verdict == horn.Unsafe && r.trust == approximate:
				second = &r
			default:
				if c := r.complaint(); c != "" {
					reasons = append(reasons, c)
				}
			}
		}
	}
	switch {
	case winner != nil:
		return *winner
	case second != nil:
		return *second
	}
	return raced{answer: &horn.Answer{Verdict: horn.Unknown, Reason: strings.Join(reasons, "; ")}}
}

// run gives the clauses to the solver. A panic there must not end the process
// with the exit code of a verdict.
func (a attempt) run(ctx context.Context, lim horn.Limits) (r raced) {
	defer func() {
		if bug := recover(); bug != nil {
			r = raced{attempt: a, err: Errorf(Internal, "%v", bug)}
		}
	}()
	sys, err := a.clauses()
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
	lim.NoDerivation = a.trust == proofOnly
	answer, err := a.solver.Solve(ctx, sys, lim)
	return raced{a, sys, answer, err}
}
