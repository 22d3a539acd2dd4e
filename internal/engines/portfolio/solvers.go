package portfolio

import (
	"context"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/evidence"
)

// Solver is a row of the table of solvers: a program of others that solves clauses
// or checks proofs. `jayverify doctor`, the flags, --help, the key of the cache and
// the schedule are made from these rows.
type Solver struct {
	horn.Program        // how it is found; its Name is also that of the flag for its path
	Title        string // as `jayverify doctor` calls it
	Help         string // of the flag for its path
	Advice       string // what it is good for, where that is not clear; else ""
	Trust        string // what its answers are worth

	// Engine is what --solver calls it; "" for one that solves no clauses.
	Engine string
	// New makes a variant of the solver at a path; "" is its default. It is nil for one
	// that solves no clauses. The error is that the environment makes no sense.
	New func(path, variant string) (horn.Solver, error)
	// Slow says that each solver takes a while to start.
	Slow     bool
	Attempts []Attempt // its part of the races, a group after the other
	// Serve starts one that stays, for many verifications; nil where that cannot be.
	Serve func(ctx context.Context, path string, memoryMB int) (Server, error)

	SMT   bool                               // it answers plain questions one by one, as evidence, heap patterns and symbolic execution need it
	Check func(path string) evidence.Checker // puts models into clauses, for --checker, which calls it Name; nil where it cannot
}

// Server is a solver that stays.
type Server interface {
	Env() string // the environment variable by which New finds it, and its value
	Alive() bool
	Close()
}

// Auto is the choice of a solver or a checker that leaves it to jayverify.
const Auto = "auto"
