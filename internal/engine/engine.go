// Package engine has the engines that decide checks, each a value with one method:
//
//	Try(ctx, Goal) Outcome
//
// What an engine decides it closes on the board, and what it cannot decide it leaves
// open there, with a reason. Stages of package portfolio name engines; Table has them
// by their names. To add an engine is to add a file, or a package, and a row in Table
// and in portfolio.Stages.
package engine

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/board"
	"github.com/jayverify/jayverify/internal/config"
	"github.com/jayverify/jayverify/internal/encoding"
	"github.com/jayverify/jayverify/internal/evidence/explain"
	"github.com/jayverify/jayverify/internal/portfolio"
	"github.com/jayverify/jayverify/internal/result"
	"github.com/jayverify/jayverify/internal/runs"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// Engine decides checks.
type Engine interface {
	// Try decides what it can of a goal before ctx ends. It closes what it decides.
	Try(ctx context.Context, g Goal) Outcome
}

// Goal is what an engine is asked for.
type Goal struct {
	Props []*ivl.Property // to decide; those that are open when it is asked
	Alone bool            // Props is one check, without the others that are open
	// Clauses are those of Props; nil for an engine that needs the program only.
	Clauses *Clauses
	// Last is closed when no other stage is left: who lingers does so alone then. It is
	// nil for an engine that runs in the foreground.
	Last <-chan struct{}
}

// Outcome is what came of a try.
type Outcome struct {
	// Decided says that something was decided, or else that nobody needs to go on: the
	// next that are tried on the same clauses are not.
	Decided bool
	// Enough says, of a stage beside another one, that the latter can end: what comes after
	// it decides all that is open.
	Enough bool
	// Exhausted says which checks an encoding does not decide; nil where it may.
	Exhausted *Exhausted
	Weak      []string // classes whose heap invariants are too weak, as a derivation that is no run shows
	// Err says why the verification cannot go on. That checks stay open is no error.
	Err error
}

// Kit is what engines work with.
type Kit struct {
	Config    *config.Config
	Lowered   *lower.Result
	Runner    *runs.Runner
	Board     *board.Board
	Encodings *encoding.Maker
	Tools     *portfolio.Tools
	NoSolver  error // why there is no solver for clauses; nil when there is one

	proofs  proofFolder
	settled *explain.Proof // the last proof that was checked
}

// Table returns the engines by their names in portfolio.
func Table(k *Kit) map[string]Engine {
	race, bounds := &race{Kit: k}, &bounds{Kit: k}
	t := map[string]Engine{
		portfolio.Interpreter:         &interpreter{k},
		portfolio.RandomRuns:          &randomRuns{k},
		portfolio.AbstractInterpreter: &abstract{k},
		portfolio.PartByPart:          &partByPart{k, bounds},
		portfolio.BoundsEngine:        bounds,
		portfolio.Simplifier:          &simplifier{k},
		portfolio.Race:                race,
		portfolio.HeapPatterns:        &heapPatterns{k},
		portfolio.PatternTrial:        &patternTrial{k},
		portfolio.SymbolicEngine:      &symbolic{k},
		portfolio.TypedTexts:          &typedTexts{k},
		portfolio.Explainer:           &explainer{k},
	}
	t[portfolio.ClauseRounds] = newRounds(k, t)
	return t
}

// late is why there is no answer when only the time was in the way.
var late = result.Reason{Kind: result.TimeLimit}

// minMemoryMB is what a solver has in any case: with less it does not start.
const minMemoryMB = 32

// limits are those of one solver run: what is left of the time, and of the
// memory. Of several solvers that run at a time each may take it all, but not all
// of them together, see proc.Budget.
func (k *Kit) limits(ctx context.Context) horn.Limits {
	lim := horn.Limits{MemoryMB: k.Config.MemoryMB}
	if b := proc.BudgetOf(ctx); b != nil {
		lim.MemoryMB = max(minMemoryMB, int(b.Left()>>20))
	}
	if d, ok := ctx.Deadline(); ok {
		lim.Time = time.Until(d)
	}
	return lim
}

// withShare bounds a context by the share of its time that a stage has.
func withShare(ctx context.Context, s portfolio.Stage) (context.Context, context.CancelFunc) {
	if d, ok := ctx.Deadline(); ok {
		return context.WithTimeout(ctx, s.Of(time.Until(d)))
	}
	return ctx, func() {}
}

// withSpan bounds a context by some time; 0 is as long as there is any.
func withSpan(ctx context.Context, span time.Duration) (context.Context, context.CancelFunc) {
	if span > 0 {
		return context.WithTimeout(ctx, span)
	}
	return ctx, func() {}
}

// usedUp says of what is open for lack of time that it is the budget's, not that
// of the whole.
func (k *Kit) usedUp() {
	if k.Config.PropertyTimeout == 0 {
		return
	}
	for _, p := range k.Board.Open() {
		k.Board.Change(p, func(why *result.Reason) {
			if why.Kind == result.TimeLimit {
				why.Budget = k.Config.PropertyTimeout
			}
		})
	}
}
