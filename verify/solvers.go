package verify

import (
	"errors"
	"os"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
)

// toolbox is what was found on this machine, and may be used.
type toolbox struct {
	spacer, eldarica string           // paths; "" when it is not there or not asked for
	z3               string           // for evidence; "" when there is none
	server           *eldarica.Server // an Eldarica that runs already; nil when there is none
}

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
		tb.spacer, tb.eldarica = z3, eld
		if z3Err != nil && eldErr != nil {
			return nil, Errorf(NoSolver, "no solver found: %v; or %v", z3Err, eldErr)
		}
	case "spacer":
		if z3Err != nil {
			return nil, WithClass(NoSolver, z3Err)
		}
		tb.spacer = z3
	case "eldarica":
		if eldErr != nil {
			return nil, WithClass(NoSolver, eldErr)
		}
		tb.eldarica = eld
	default:
		return nil, Errorf(Usage, "--solver=%s: want auto, spacer or eldarica", cfg.Solver)
	}
	if text := os.Getenv(eldarica.ServerVariable); text != "" {
		s, err := eldarica.ParseServer(text)
		if err != nil {
			return nil, WithClass(Usage, err)
		}
		tb.server = s
	}
	return &tb, nil
}
