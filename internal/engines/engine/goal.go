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

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/ivl"
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
	// Decided says that something was decided, or that no more engines are needed: the
	// next ones for the same clauses are not tried.
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

// Exhausted says which properties an encoding does not decide, together.
type Exhausted struct {
	Encoding string
	Props    []*ivl.Property
	Late     bool // with more time it may
}

// Clauses are those of some checks.
type Clauses struct {
	// Encodings are the ways to encode the program; the first has made System, and the
	// others may run beside it.
	Encodings []encoding.Encoding
	System    *horn.System
	// Evidence is for checking what was found: what takes longer to check than it took to
	// find is not lost. Nil is the context of Try.
	Evidence context.Context

	easy easy // see bounds
}

// withEvidence is the context for checking what was found in that of a try.
func (g Goal) withEvidence(ctx context.Context) context.Context {
	if g.Clauses != nil && g.Clauses.Evidence != nil {
		return g.Clauses.Evidence
	}
	return ctx
}

// about is what a step says of the check that is worked on alone.
func (g Goal) about() string {
	if !g.Alone {
		return ""
	}
	return " for " + g.Props[0].Name
}

// easy is what bounds and differences prove of some clauses. They are computed once.
type easy struct {
	known      bool
	invariants *zones.Invariants // nil when there are none
	proof      raced
}
