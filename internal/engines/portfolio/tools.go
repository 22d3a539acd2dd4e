package portfolio

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence"
)

// Wanted says which solvers to use.
type Wanted struct {
	Solver  string            // as --solver; "" is auto
	Checker string            // as --checker; "" is auto
	Paths   map[string]string // of programs, by their names; those that are missing are found automatically
	// MustCheck says why there has to be a checker; "" when there need not be one.
	MustCheck string
}

// Tools are the solvers that were found on this machine, and may be used.
type Tools struct {
	SMT     string           // the path of one that answers plain questions; "" when there is none
	Checker evidence.Checker // of models; its path is "" when there is none
	engines map[string]engineAt
}

// engineAt is a solver for clauses, and where it is.
type engineAt struct {
	Solver
	path string
}

// FindTools looks for the solvers that are wanted. The error is of class Usage for a
// name that means nothing, and else NoSolver: there is no solver for clauses, or one
// that was named is not there.
func FindTools(w Wanted) (*Tools, error) { return findTools(Solvers(), w) }

func findTools(rows []Solver, w Wanted) (*Tools, error) {
	t := &Tools{engines: map[string]engineAt{}}
	found, missing := map[string]string{}, map[string]error{}
	for _, s := range rows {
		path, _, err := s.Find(w.Paths[s.Name])
		if err != nil {
			missing[s.Name] = err
			continue
		}
		found[s.Name] = path
		if s.SMT && t.SMT == "" {
			t.SMT = path
		}
	}
	if err := t.findChecker(rows, found, missing, w); err != nil {
		return t, err
	}
	return t, t.findEngines(rows, found, missing, w)
}

// findEngines notes the solvers for clauses.
func (t *Tools) findEngines(rows []Solver, found map[string]string, missing map[string]error, w Wanted) error {
	all := w.Solver == "" || w.Solver == Auto
	var known, gone []string
	var named []error // programs that are missing where a path was given
	for _, s := range rows {
		if s.Engine == "" {
			continue
		}
		known = append(known, s.Engine)
		if !all && s.Engine != w.Solver {
			continue
		}
		path, ok := found[s.Name]
		if !ok {
			gone = append(gone, missing[s.Name].Error())
			if !all || w.Paths[s.Name] != "" {
				named = append(named, missing[s.Name])
			}
			continue
		}
		if _, err := s.New(path, ""); err != nil {
			return failure.WithClass(failure.Usage, err)
		}
		t.engines[s.Engine] = engineAt{s, path}
	}
	switch {
	case len(named) > 0:
		return failure.WithClass(failure.NoSolver, errors.Join(named...))
	case len(t.engines) > 0:
		return nil
	case len(gone) == 0:
		return failure.Errorf(failure.Usage, "--solver=%s: want one of %s", w.Solver, strings.Join(append([]string{Auto}, known...), ", "))
	}
	return failure.Errorf(failure.NoSolver, "no solver found: %s", strings.Join(gone, "; or "))
}

// findChecker notes the checker of models: the one that is wanted, or else the first
// that is there.
func (t *Tools) findChecker(rows []Solver, found map[string]string, missing map[string]error, w Wanted) error {
	wanted := w.Checker
	if wanted == Auto {
		wanted = ""
	}
	var names, gone []string
	for _, s := range rows {
		if s.Check == nil {
			continue
		}
		names = append(names, s.Name)
		if wanted != "" && s.Name != wanted {
			continue
		}
		if path, ok := found[s.Name]; ok {
			t.Checker = s.Check(path)
			return nil
		}
		gone = append(gone, s.Name)
		// One that solves clauses is asked for there.
		if s.Engine == "" && (wanted != "" || w.Paths[s.Name] != "") {
			return failure.WithClass(failure.NoSolver, missing[s.Name])
		}
	}
	switch {
	case len(gone) == 0:
		return failure.Errorf(failure.Usage, "--checker=%s: want one of %s", wanted, strings.Join(append([]string{Auto}, names...), ", "))
	case wanted == "" && w.MustCheck != "":
		return failure.Errorf(failure.NoSolver, "%s, and none of %s was found; see jayverify doctor", w.MustCheck, strings.Join(gone, ", "))
	}
	return nil // then nothing checks models, and the report says so
}

// Has reports whether the solver for clauses of that name is there and to be used.
func (t *Tools) Has(engine string) bool {
	_, ok := t.engines[engine]
	return ok
}

// Slow reports whether there are solvers for clauses, and all take a while to start.
func (t *Tools) Slow() bool {
	for _, s := range t.engines {
		if !s.Slow {
			return false
		}
	}
	return len(t.engines) > 0
}

// Solver makes a variant of a solver for clauses, for which Has is true.
func (t *Tools) Solver(engine, variant string) horn.Solver {
	s, err := t.engines[engine].New(t.engines[engine].path, variant)
	if err != nil {
		panic(fmt.Errorf("BUG: %s was made once: %w", cmp.Or(engine, "no solver"), err))
	}
	return s
}
