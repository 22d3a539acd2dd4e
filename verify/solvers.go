package verify

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
	"github.com/jayverify/jayverify/horn/spacer"
)

// entrant is a solver in a race, with the head start the others have.
type entrant struct {
	solver horn.Solver
	delay  time.Duration
}

// toolbox is what was found on this machine.
type toolbox struct {
	entrants []entrant
	z3       string // for evidence; "" when there is none
}

// eldaricaDelay is Spacer's head start: it answers most clause sets before a
// JVM has started, and the JVM would take one of its cores meanwhile.
const eldaricaDelay = 700 * time.Millisecond

// findSolvers locates the solvers that cfg asks for.
func findSolvers(cfg Config) (*toolbox, error) {
	var tb toolbox
	z3, _, z3Err := horn.Find(horn.Z3, cfg.Z3)
	if z3Err == nil {
		tb.z3 = z3
	}
	eld, _, eldErr := horn.Find(horn.Eldarica, cfg.Eldarica)
	switch cfg.Solver {
	case "", "auto":
		if (cfg.Z3 != "" && z3Err != nil) || (cfg.Eldarica != "" && eldErr != nil) {
			return nil, WithClass(NoSolver, errors.Join(z3Err, eldErr))
		}
		if z3Err == nil {
			tb.add(&spacer.Solver{Path: z3}, 0)
		}
		if eldErr == nil {
			delay := eldaricaDelay
			if z3Err != nil {
				delay = 0
			}
			tb.add(&eldarica.Solver{Path: eld}, delay)
		}
		if len(tb.entrants) == 0 {
			return nil, Errorf(NoSolver, "no solver found: %v; or %v", z3Err, eldErr)
		}
	case "spacer":
		if z3Err != nil {
			return nil, WithClass(NoSolver, z3Err)
		}
		tb.add(&spacer.Solver{Path: z3}, 0)
	case "eldarica":
		if eldErr != nil {
			return nil, WithClass(NoSolver, eldErr)
		}
		tb.add(&eldarica.Solver{Path: eld}, 0)
	default:
		return nil, Errorf(Usage, "--solver=%s: want auto, spacer or eldarica", cfg.Solver)
	}
	return &tb, nil
}

func (tb *toolbox) add(s horn.Solver, delay time.Duration) {
	tb.entrants = append(tb.entrants, entrant{s, delay})
}

// raced is the outcome of a race.
type raced struct {
	answer *horn.Answer
	solver string
	err    error
}

// race gives the clauses to all solvers and returns the first definite
// answer; the others are stopped. Without one it returns an Unknown that says
// what each of them said.
func (tb *toolbox) race(ctx context.Context, sys *horn.System, lim horn.Limits) (*horn.Answer, string, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	answers := make(chan raced, len(tb.entrants))
	for _, e := range tb.entrants {
		go func() {
			defer func() {
				if bug := recover(); bug != nil { // a panic here would end the process with the exit code of UNKNOWN
					answers <- raced{solver: e.solver.Name(), err: Errorf(Internal, "%v", bug)}
				}
			}()
			select {
			case <-time.After(e.delay):
			case <-ctx.Done():
				answers <- raced{solver: e.solver.Name(), err: ctx.Err()}
				return
			}
			a, err := e.solver.Solve(ctx, sys, lim)
			answers <- raced{a, e.solver.Name(), err}
		}()
	}
	var winner *raced
	var reasons []string
	for range tb.entrants {
		r := <-answers
		switch {
		case winner != nil: // it has been stopped; waiting for it leaves no process behind
		case errors.Is(r.err, context.DeadlineExceeded):
			reasons = append(reasons, r.solver+": time limit reached")
		case r.err != nil:
			reasons = append(reasons, fmt.Sprintf("%s: %v", r.solver, r.err))
		case r.answer.Verdict == horn.Unknown:
			reasons = append(reasons, fmt.Sprintf("%s: %s", r.solver, r.answer.Reason))
		default:
			winner = &r
			cancel()
		}
	}
	if winner != nil {
		return winner.answer, winner.solver, nil
	}
	return &horn.Answer{Verdict: horn.Unknown, Reason: strings.Join(reasons, "; ")}, "", nil
}
