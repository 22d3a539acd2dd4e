package verify

import (
	"errors"
	"os"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/evidence"
	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
	"github.com/jayverify/jayverify/internal/failure"
	"github.com/jayverify/jayverify/portfolio"
)

// toolbox is what was found on this machine, and may be used.
type toolbox struct {
	spacer, eldarica string           // paths; "" when it is not there or not asked for
	z3               string           // for evidence; "" when there is none
	checker          evidence.Checker // of models; its path is "" when there is none
	server           *eldarica.Server // an Eldarica that runs already; nil when there is none
	noLemmas         bool             // Spacer gets none
}

// findSolvers locates the solvers that cfg asks for.
func findSolvers(cfg Config) (*toolbox, error) {
	tb := toolbox{noLemmas: slices.Contains(cfg.Without, lemmaSearch)}
	z3, _, z3Err := horn.Find(horn.Z3, cfg.Z3)
	if z3Err == nil {
		tb.z3 = z3
	}
	if err := tb.findChecker(cfg); err != nil {
		return nil, err
	}
	eld, _, eldErr := horn.Find(horn.Eldarica, cfg.Eldarica)
	switch cfg.Solver {
	case "", "auto":
		if (cfg.Z3 != "" && z3Err != nil) || (cfg.Eldarica != "" && eldErr != nil) {
			return nil, failure.WithClass(failure.NoSolver, errors.Join(z3Err, eldErr))
		}
		tb.spacer, tb.eldarica = z3, eld
		if z3Err != nil && eldErr != nil {
			return nil, failure.Errorf(failure.NoSolver, "no solver found: %v; or %v", z3Err, eldErr)
		}
	case "spacer":
		if z3Err != nil {
			return nil, failure.WithClass(failure.NoSolver, z3Err)
		}
		tb.spacer = z3
	case "eldarica":
		if eldErr != nil {
			return nil, failure.WithClass(failure.NoSolver, eldErr)
		}
		tb.eldarica = eld
	default:
		return nil, failure.Errorf(failure.Usage, "--solver=%s: want one of %s", cfg.Solver, strings.Join(portfolio.Solvers(), ", "))
	}
	if text := os.Getenv(eldarica.ServerVariable); text != "" {
		s, err := eldarica.ParseServer(text)
		if err != nil {
			return nil, failure.WithClass(failure.Usage, err)
		}
		tb.server = s
	}
	return &tb, nil
}

// findChecker locates who checks models.
func (tb *toolbox) findChecker(cfg Config) error {
	if tb.z3 != "" && (cfg.Checker == "" || cfg.Checker == "z3") {
		tb.checker = evidence.Z3(tb.z3)
		return nil
	}
	switch cfg.Checker {
	case "", "cvc5":
	case "z3":
		return nil // then nothing checks models, and the report says so
	default:
		return failure.Errorf(failure.Usage, "--checker=%s: want one of %s", cfg.Checker, strings.Join(portfolio.Checkers(), ", "))
	}
	path, _, err := horn.Find(horn.CVC5, cfg.CVC5)
	switch {
	case err == nil:
		tb.checker = evidence.CVC5(path)
	case cfg.Checker == "cvc5" || cfg.CVC5 != "":
		return failure.WithClass(failure.NoSolver, err)
	case cfg.Proof != "" && cfg.Engine != patternsEngine:
		return failure.Errorf(failure.NoSolver, "--proof: a proof is checked before it is written, and neither z3 nor cvc5 was found; see jayverify doctor")
	}
	return nil
}
