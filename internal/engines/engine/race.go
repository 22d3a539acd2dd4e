package engine

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// race gives clauses to several solvers at once, beside clauses of other encodings.
type race struct{ *Kit }

// Try implements Engine. Afterwards the checks are all proved, or one of them is
// violated, or one or all of them cannot be decided with an encoding.
func (e *race) Try(ctx context.Context, g Goal) Outcome {
	es, props := g.Clauses.Encodings, g.Props
	as := e.attempts(es[0], g.Clauses.System, props)
	for _, other := range es[1:] {
		as = append(as, e.fallback(other, g.Clauses.System, props)...)
	}
	for len(as) > 0 && ctx.Err() == nil {
		racing, stop := e.Board.Watch(ctx, props, true)
		r := e.race(racing, es[0].Name+g.about(), as)
		settled := board.Settled(racing)
		stop()
		if r.answer.Verdict == horn.Unknown && settled {
			return Outcome{Decided: true}
		}
		switch r.answer.Verdict {
		case horn.Safe:
			proved := props
			if r.covers != nil {
				proved = r.covers
			}
			err := e.accept(g.withEvidence(ctx), r, proved)
			if err == nil {
				return Outcome{Decided: true}
			}
			if failure.ClassOf(err) == failure.IO {
				return Outcome{Err: err}
			}
			e.Board.GiveUp(props, rejected(r.name, "says safe", err))
		case horn.Unsafe:
			if q, weak := e.refute(g.withEvidence(ctx), r, props); q != nil {
				return Outcome{Weak: weak, Exhausted: &Exhausted{Encoding: r.encoding, Props: []*ivl.Property{q}}}
			}
		default:
			e.Board.GiveUp(props, r.reason)
			return Outcome{Exhausted: &Exhausted{Encoding: es[0].Name, Props: props, Late: r.late}}
		}
		// Attempts with unusable answers may not try again; the others may.
		as = slices.DeleteFunc(as, func(a attempt) bool { return a.name == r.name })
	}
	return Outcome{Exhausted: &Exhausted{Encoding: es[0].Name, Props: props}}
}

// race lets the attempts run for the time there is, but for the share of what
// comes after.
func (e *race) race(ctx context.Context, name string, as []attempt) (r raced) {
	e.Board.Step(name, func() string {
		raceCtx, cancel := ctx, context.CancelFunc(func() {})
		if d, ok := ctx.Deadline(); ok {
			raceCtx, cancel = context.WithTimeout(ctx, portfolio.Evidence.But(time.Until(d)))
		}
		defer cancel()
		r = runRace(raceCtx, as, e.limits(raceCtx))
		switch {
		case r.answer.Verdict == horn.Unknown && board.Settled(ctx):
			return "ended: a check was decided otherwise"
		case r.answer.Verdict == horn.Unknown:
			return "unknown: " + strings.Join(r.complaints, "; ")
		case r.covers != nil:
			return fmt.Sprintf("%s: %d of %s", r.name, len(r.covers), result.Count(len(e.Board.Open()), "check", "checks"))
		}
		return fmt.Sprintf("%s: %s", r.name, r.answer.Verdict)
	})
	return r
}
