package portfolio

import (
	"time"

	"github.com/jayverify/jayverify/horn"
)

// Trust says what an attempt's answer unsafe is worth. Safe is always safe.
type Trust uint8

// The kinds of trust.
const (
	Exact       Trust = iota // the derivation is worth a replay
	Approximate              // so it is, once the exact attempts have given up
	ProofOnly                // nothing: the clauses ask for more than safety
	// Complete is Exact where the program makes no choices but its inputs, and
	// Approximate otherwise. An attempt that runs is never Complete.
	Complete
)

var trustNames = [...]string{Exact: "exact", Approximate: "approximate", ProofOnly: "proof only", Complete: "complete"}

// String returns the trust in a word or two.
func (t Trust) String() string { return trustNames[t] }

// Group names the encodings and the place of attempts that race with each other.
type Group string

// The groups.
const (
	Space        Group = "space invariants"
	OneByTime    Group = "one time-indexed encoding"
	ByTime       Group = "time-indexed encodings"
	Beside       Group = "beside: a coarser encoding"
	BesideArrays Group = "beside: an array for each field"
	BesideByTime Group = "beside: time-indexed encodings"
)

// groups are all groups, in the order in which they are printed.
var groups = []Group{Space, OneByTime, ByTime, Beside, BesideArrays, BesideByTime}

// The time-indexed encodings of the schedule, by what they were best at among
// the programs of TIHI's tables (docs/measurements).
const (
	Order = "RWf"            // complete: what needs the order of accesses
	Tags  = "RWf_TAG-in-cnt" // lists built and changed by loops: which loop has written, and next to what
	Both  = "RWf_CT"
	Reads = "R"
)

// Attempt is a solver with a way to write the clauses, and its place in a race.
type Attempt struct {
	Group   Group
	Name    string // as reports call it; of several encodings, Encoding follows
	Variant string // of the solver, see Solver.New
	// Technique is what --without calls it; "" where it cannot be left out.
	Technique string
	// Encoding is the one of several time-indexed encodings that makes the clauses; ""
	// in a group of one.
	Encoding string
	Form     horn.Options // how the clauses are written
	// Delay is when the attempt joins the race, if nothing has been decided and others
	// still run. A JVM that starts takes one of Spacer's cores, and most clauses are
	// decided before.
	Delay time.Duration
	// Span is how long it may run; 0 is as long as the race does. An attempt without
	// an answer after that time rarely gets one, and takes time from the others.
	Span   time.Duration
	Trust  Trust
	Unless string // not where that solver is there, too; "" is always
	Why    string
}

var (
	linear  = horn.Options{Nonlinear: true}
	checked = horn.Options{Wrap: horn.WrapChecked}
)

const ms = time.Millisecond
