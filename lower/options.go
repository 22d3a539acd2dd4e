package lower

import (
	"github.com/jayverify/jayverify/internal/front/reach"
)

// Lowering takes the options of package reach.
type (
	// Source gives lowering its classes: a *classfile.Path.
	Source = reach.Source
	// StandIns is a Source with classes of its own that take the place of some of the
	// platform's.
	StandIns = reach.StandIns
	// ClassLister is a Source that knows which classes the program has.
	ClassLister = reach.ClassLister
	// Options says how to lower.
	Options = reach.Options
	// Checks says which kinds of violation are properties.
	Checks = reach.Checks
	// Ints selects the meaning of Java's integer operators.
	Ints = reach.Ints
	// Failure is a method that LowerAll had to leave out.
	Failure = reach.Failure
	// Cuts says which checks lie behind features that are not supported.
	Cuts = reach.Cuts
	// CutSet is a set of cuts, by their indices in a list.
	CutSet = reach.CutSet
)

// The meanings of Java's integer operators.
const (
	JavaInts  = reach.JavaInts
	Unbounded = reach.Unbounded
)
