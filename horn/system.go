package horn

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// System is a set of constrained Horn clauses (LPAR'17 §4). A program is safe
// when the clauses are satisfiable: when no query's body can be derived.
// A System and everything it points to is immutable once it is handed on.
type System struct {
	Program *ivl.Program // what the clauses were made from
	Preds   []*Pred      // in the order of declaration
	Clauses []*Clause    // Clause.ID is the index here
	// Raw lists the clauses with those clauses and arguments that no query depends on, which
	// Clauses lacks. Proofs are checked against Raw. A model of Clauses is one of Raw when dropped
	// arguments are ignored and a predicate that is not in Preds holds always or never, as
	// Pred.Derivable says.
	Raw   []*Clause
	Props []*ivl.Property
	// Approximations lists every operator that clauses cannot express exactly
	// and that was replaced by a variable with weaker constraints. A derivation may
	// then be spurious, a model never is.
	Approximations []Approximation
}

// Approximation counts the uses of an inexpressible operator at one place.
type Approximation struct {
	What string // the operator as the IVL prints it, e.g. "bitand"
	Pos  ivl.Pos
	N    int
}

// Only returns the clauses with the queries of some of the properties only. The
// predicates and their arguments are the same.
func (s *System) Only(props []*ivl.Property) *System {
	other := func(c *Clause) bool { return c.Head == nil && !slices.Contains(props, c.Prop) }
	out := *s
	out.Clauses = slices.DeleteFunc(slices.Clone(s.Clauses), other)
	out.Raw = slices.DeleteFunc(slices.Clone(s.Raw), other)
	out.Props = props
	return &out
}

// PredKind says what a predicate stands for.
type PredKind uint8

// The kinds of predicates.
const (
	Point PredKind = iota // control is at a cut point of a procedure with these values
	Pre                   // the procedure is called with these parameters and globals
	Post                  // the procedure, called so, returns so
	Heap                  // a predicate of the IVL program: a heap invariant
)

// Pred is an uninterpreted predicate.
type Pred struct {
	Name string // unique in the system; a symbol after Quote
	Kind PredKind
	Args []Param
	Proc *ivl.Proc // for Point, Pre, Post
	IVL  *ivl.Pred // for Heap
	Doc  string    // one line: what it means in terms of the program
	Kept []bool    // which of the arguments in Clause.Full are in Args; nil when no clause of System.Clauses has the predicate
	// Derivable reports whether clauses could derive a fact of the predicate,
	// as far as predicates alone can tell.
	Derivable bool
}

// Param describes one argument of a predicate.
type Param struct {
	Name  string // for readers
	Typ   Sort
	Range ivl.Range // every derivable fact's value lies in it
}

// Atom is a predicate applied to terms.
type Atom struct {
	Pred *Pred
	Args []Term
}

// Clause is `Constraint ∧ Body → Head`, for all values of its variables
// within their ranges.
type Clause struct {
	ID         int
	Head       *Atom         // nil: false, a query
	Prop       *ivl.Property // the property a query is about; nil otherwise, and for the range checks of WrapChecked
	Body       []*Atom       // Body[0] is where control comes from, unless the clause is the entry's
	Constraint []Term        // their conjunction, without the stated ranges of Vars
	Vars       []*Var        // all variables, each occurring at least once
	Trace      []Event       // events of a run between Body[0] and Head, in order
	Doc        string        // one line: the effect at the end of the path, may be empty
	// Full is the clause with the arguments and definitions that no query
	// depends on: its atoms have all arguments, also those that are not in
	// Pred.Args (Pred.Kept says which are). The evidence of a run needs them, a
	// solver does not.
	Full *Clause

	// defs runs parallel to Constraint while clauses are made: the variable
	// that only this constraint gives a value to, nil if it restricts others.
	defs []*Var
}

// Ranges returns the stated ranges of the clause's variables as constraints.
func (c *Clause) Ranges() []Term {
	var ts []Term
	for _, v := range c.Vars {
		if v.Stated {
			lo, hi, _ := v.Range.Bounds()
			ts = append(ts, mkLe(intConst(lo), v), mkLe(v, intConst(hi)))
		}
	}
	return ts
}

// EventKind says what a run does at an event.
type EventKind uint8

// The kinds of events.
const (
	HavocEvent EventKind = iota // a value comes in
	CallEvent                   // a call that has returned
	EnterEvent                  // a call that is under way at the end of the clause (Head is the callee's Pre)
)

// Event is a step of the path that a clause executes.
type Event struct {
	Kind  EventKind
	Havoc *ivl.Havoc // for HavocEvent
	Value Term       // for HavocEvent: the value, a *Var; nil when the clause does not depend on it
	Call  *ivl.Call  // for CallEvent and EnterEvent
	Atom  int        // for CallEvent: index in Body of the callee's Post
}

// String returns the atom in SMT-LIB.
func (a *Atom) String() string {
	if len(a.Args) == 0 {
		return Quote(a.Pred.Name)
	}
	var b strings.Builder
	b.WriteString("(" + Quote(a.Pred.Name))
	for _, t := range a.Args {
		b.WriteByte(' ')
		writeTerm(&b, t)
	}
	return b.String() + ")"
}
