package horn

import "github.com/jayverify/jayverify/ivl"

// Options says how Translate writes clauses. The zero value is the default.
type Options struct {
	// Props are the properties to make queries of; nil is all. The asserts of
	// the others are assumed.
	Props []*ivl.Property
	// Wrap is how two's complement truncation is written.
	Wrap WrapForm
	// Nonlinear replaces products and quotients of two variables by variables
	// with weaker constraints, which some solvers need.
	Nonlinear bool
	// Ranges says which variables carry their type's range as a constraint.
	Ranges RangeConstraints
	// Budget bounds how many statements a clause executes before a call,
	// an assert or a join makes another cut point; 0 is the default.
	Budget int
	// Joins bounds the work that is repeated when each branch into a join is
	// followed separately, roughly in statements. Above the bound the join is a
	// cut point. 0 is the default.
	Joins int
}

// WrapForm is a way to write two's complement truncation.
type WrapForm uint8

// The forms. The first two are exact; if the argument can wrap around more than
// once, WrapIte uses WrapMod. WrapChecked requires more than safety:
// truncations change no value. So clauses become linear without case
// distinctions. Satisfiable clauses still prove the program safe. A query
// without a property says that a value may leave its range; it does not mean a
// violation.
const (
	WrapIte     WrapForm = iota // (ite (> t MAX) (- t 2^n) (ite (< t MIN) (+ t 2^n) t))
	WrapMod                     // (- (mod (+ t -MIN) 2^n) -MIN)
	WrapChecked                 // t, and a query for (or (< t MIN) (> t MAX))
)

// RangeConstraints says where ranges are stated.
type RangeConstraints uint8

// The choices. Variables that come from a havoc always carry their range.
const (
	RangesAll   RangeConstraints = iota // every variable of a ranged type
	RangesPulls                         // those read through a heap predicate or returned by a call
)
