package horn

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/ivl"
)

// Solver decides clause systems. Implementations run a subprocess for every
// Solve; they are safe for concurrent use.
type Solver interface {
	// Name is the solver's name in reports, e.g. "spacer".
	Name() string
	// Version asks the program for its version, e.g. "5.4.0".
	Version(ctx context.Context) (string, error)
	// Solve decides the system within the limits. For time-outs, memory limits
	// and invalid answers the Verdict is Unknown. An error means that the
	// solver could not be run at all, or that ctx is done.
	Solve(ctx context.Context, sys *System, lim Limits) (*Answer, error)
}

// PartialModel is a model that solves some of the queries.
type PartialModel struct {
	Model string          // the predicates' interpretation
	Props []*ivl.Property // Model is a model of the clauses with the queries of these only
}

// Limits bounds one Solve.
type Limits struct {
	Time     time.Duration // 0: none but ctx's
	MemoryMB int           // 0: none
	// NoDerivation says that the caller does not need a Derivation for Unsafe.
	NoDerivation bool
}

// Verdict is a solver's answer.
type Verdict uint8

// The verdicts.
const (
	Unknown Verdict = iota
	Safe            // the clauses are satisfiable
	Unsafe          // false is derivable
)

// String returns safe, unsafe or unknown.
func (v Verdict) String() string {
	switch v {
	case Safe:
		return "safe"
	case Unsafe:
		return "unsafe"
	}
	return "unknown"
}

// Answer is the result of a solver.
type Answer struct {
	Verdict    Verdict
	Model      string      // for Safe: the solver's text of the predicates' interpretation
	Derivation *Derivation // for Unsafe; nil if the solver gave none, then Reason says why
	Reason     string      // for Unknown: why, in one line
	Options    string      // the set of options that gave the answer
	Stderr     string      // output of the process to stderr, at most a few kilobytes
	Elapsed    time.Duration
}

// OutOfTime is the Reason when a solver would have gone on.
const OutOfTime = "out of time"

// Derivation is a proof of false from ground instances of clauses: a DAG.
type Derivation struct {
	Root  *Fact   // the false fact
	Facts []*Fact // every fact once, premises before conclusions, Root last
}

// Fact is a derived ground atom.
type Fact struct {
	Pred     *Pred  // nil for false
	Args     []Term // literals, one for each of Pred.Args: *IntConst, BoolConst, or Store and ConstArr of such
	Premises []*Fact
	// Clause is the clause whose instance derives the fact. Solvers do not
	// print it: it is nil if several clauses fit by their predicates, until
	// evidence.Resolve has chosen. If it is set, Premises are in the order of
	// Clause.Body.
	Clause *Clause
}

// String returns the ground atom in SMT-LIB.
func (f *Fact) String() string {
	if f.Pred == nil {
		return "false"
	}
	return (&Atom{f.Pred, f.Args}).String()
}
