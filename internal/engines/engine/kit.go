package engine

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence/explain"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// Kit is what engines work with.
type Kit struct {
	Config    *config.Config
	Lowered   *lower.Result
	Runner    *runs.Runner
	Board     *board.Board
	Encodings *encoding.Maker
	Tools     *portfolio.Tools
	// Open lowers the program again, so that calls of code without a body may call back; nil
	// if that is not possible.
	Open func(ctx context.Context) (*lower.Result, error)
	// Bags lowers the program again with maps as bags (models.Bags); nil if it has no such maps.
	Bags func(ctx context.Context) (*lower.Result, error)
	// Sums lowers the program again with lists that know a sum (models.Sums); nil if it has no lists.
	Sums Sums
	// Execute lowers a main again, so that it runs the JDK's own code; nil for other entries.
	Execute  func(ctx context.Context) (*runs.Executed, error)
	JVM      JVM
	NoSolver error // why there is no solver for clauses; nil when there is one

	without map[*ivl.Property]*abstracted // see abstracted
	proofs  proofFolder
	settled *explain.Proof // the last proof that was checked
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
