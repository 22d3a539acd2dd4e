package verify

import (
	"slices"

	"github.com/jayverify/jayverify/portfolio"
)

// toolbox is what was found on this machine, and may be used.
type toolbox struct {
	*portfolio.Tools
	without []string // techniques that are left out
}

// findSolvers locates the solvers that cfg asks for.
func findSolvers(cfg Config) (*toolbox, error) {
	want := portfolio.Wanted{Solver: cfg.Solver, Checker: cfg.Checker, Paths: cfg.Paths}
	if cfg.Proof != "" && cfg.Engine != patternsEngine {
		want.MustCheck = "--proof: a proof is checked before it is written"
	}
	tools, err := portfolio.FindTools(want)
	return &toolbox{Tools: tools, without: cfg.Without}, err
}

// uses reports whether a row of the portfolio is to be tried: its solver is there, and
// its technique is not left out.
func (tb *toolbox) uses(row portfolio.SolverAttempt) bool {
	return tb.Has(row.Solver) && !tb.Has(row.Unless) && !(row.Technique != "" && slices.Contains(tb.without, row.Technique))
}
