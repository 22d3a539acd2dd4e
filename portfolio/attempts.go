package portfolio

import (
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/spacer"
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

// Tool is a solver for clauses.
type Tool string

// The tools.
const (
	Spacer   Tool = "spacer"
	Eldarica Tool = "eldarica"
)

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

// The time-indexed encodings of the schedule, by what they were best at among
// the programs of TIHI's tables (docs/results.md).
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
	Tool    Tool
	Variant spacer.Variant // of Spacer
	Lemmas  bool           // Spacer is given lemmas
	// Encoding is the one of several time-indexed encodings that makes the clauses; ""
	// in a group of one.
	Encoding string
	Form     horn.Options // how the clauses are written
	// Delay is when the attempt joins the race, if nothing has been decided and others
	// still run. A JVM that starts takes one of Spacer's cores, and most clauses are
	// decided before.
	Delay time.Duration
	// Span is how long it may run; 0 is as long as the race does. An attempt that has
	// no answer after that time seldom has one, and takes time from the others.
	Span   time.Duration
	Trust  Trust
	Unless Tool // not where that tool is there, too; "" is always
	Why    string
}

var (
	linear  = horn.Options{Nonlinear: true}
	checked = horn.Options{Wrap: horn.WrapChecked}
)

const ms = time.Millisecond

// Attempts returns the attempts of a group, in the order of the table.
func Attempts(g Group) []Attempt {
	var as []Attempt
	for _, a := range table() {
		if a.Group == g {
			as = append(as, a)
		}
	}
	return as
}

// table is all attempts.
func table() []Attempt {
	return []Attempt{
		{Group: Space, Name: "spacer", Tool: Spacer, Variant: spacer.Plain,
			Why: "It decides most clauses in hundredths of a second."},
		{Group: Space, Name: "spacer (inlining)", Tool: Spacer, Delay: 400 * ms,
			Why: "With predicates resolved away some invariants are seen that are missed without."},
		{Group: Space, Name: "spacer (lemmas)", Tool: Spacer, Variant: spacer.Plain, Lemmas: true, Delay: time.Second,
			Why: "Bounds from templates, and tables of what is not linear, are not hit upon by generalisation."},
		{Group: Space, Name: "spacer (linear clauses)", Tool: Spacer, Variant: spacer.Plain, Form: linear, Delay: 1500 * ms, Trust: Approximate,
			Why: "Spacer cannot do without products and quotients of variables being variables."},
		{Group: Space, Name: "spacer (global, no wrap-around)", Tool: Spacer, Variant: spacer.Global, Form: checked, Delay: 2500 * ms, Trust: ProofOnly,
			Why: "Without case distinctions for wrap-around it can generalise from linear facts."},
		{Group: Space, Name: "spacer (global)", Tool: Spacer, Variant: spacer.Global, Delay: 6 * time.Second,
			Why: "Global guidance decides some that the others do not."},
		{Group: Space, Name: "eldarica", Tool: Eldarica, Delay: 700 * ms,
			Why: "It interpolates where Spacer generalises."},
		{Group: Space, Name: "eldarica (linear clauses)", Tool: Eldarica, Form: linear, Delay: 6 * time.Second, Trust: Approximate,
			Why: "As for Spacer."},

		{Group: OneByTime, Name: "spacer", Tool: Spacer, Variant: spacer.Plain,
			Why: "It decides small programs at once."},
		{Group: OneByTime, Name: "spacer (global, no inlining)", Tool: Spacer, Variant: spacer.GlobalPlain, Delay: 200 * ms,
			Why: "It decides most, in a few seconds of processor time, so that the others leave it room."},
		{Group: OneByTime, Name: "spacer (linear clauses)", Tool: Spacer, Variant: spacer.Plain, Form: linear, Delay: 2 * time.Second, Trust: Approximate,
			Why: "As for space invariants."},
		{Group: OneByTime, Name: "spacer (global)", Tool: Spacer, Variant: spacer.Global, Delay: 12 * time.Second,
			Why: "As for space invariants."},
		{Group: OneByTime, Name: "spacer (global, no wrap-around)", Tool: Spacer, Variant: spacer.Global, Form: checked, Delay: 20 * time.Second, Trust: ProofOnly,
			Why: "As for space invariants."},
		{Group: OneByTime, Name: "spacer (inlining)", Tool: Spacer, Delay: 25 * time.Second,
			Why: "As for space invariants."},
		{Group: OneByTime, Name: "spacer (lemmas)", Tool: Spacer, Variant: spacer.Plain, Lemmas: true, Delay: 30 * time.Second,
			Why: "As for space invariants."},
		{Group: OneByTime, Name: "eldarica", Tool: Eldarica, Delay: 8 * time.Second,
			Why: "As for space invariants."},
		{Group: OneByTime, Name: "eldarica (linear clauses)", Tool: Eldarica, Form: linear, Delay: 15 * time.Second, Trust: Approximate,
			Why: "As for space invariants."},

		{Group: ByTime, Name: "spacer, global", Encoding: Tags, Tool: Spacer, Variant: spacer.Global, Trust: Approximate,
			Why: "Tags say which loop has written; they decide lists that loops build."},
		{Group: ByTime, Name: "spacer", Encoding: Order, Tool: Spacer, Variant: spacer.Plain, Trust: Complete,
			Why: "The order of accesses is complete, so that a derivation is one of a real violation."},
		{Group: ByTime, Name: "spacer, global, no inlining", Encoding: Order, Tool: Spacer, Variant: spacer.GlobalPlain, Delay: 3 * time.Second, Trust: Complete,
			Why: "It decides what neither global guidance nor plain Spacer does."},
		{Group: ByTime, Name: "spacer, global, no wrap-around", Encoding: Tags, Tool: Spacer, Variant: spacer.Global, Form: checked, Delay: 6 * time.Second, Trust: ProofOnly,
			Why: "As for space invariants."},
		{Group: ByTime, Name: "spacer", Encoding: Both, Tool: Spacer, Variant: spacer.Plain, Delay: 9 * time.Second, Trust: Complete,
			Why: "Order and tags together decide a few that neither does."},
		{Group: ByTime, Name: "spacer, global", Encoding: Reads, Tool: Spacer, Variant: spacer.Global, Delay: 12 * time.Second, Trust: Complete,
			Why: "Fewer arguments are sometimes enough."},
		{Group: ByTime, Name: "eldarica", Encoding: Order, Tool: Eldarica, Delay: 2 * time.Second, Trust: Complete,
			Why: "As for space invariants."},
		{Group: ByTime, Name: "eldarica", Encoding: Tags, Tool: Eldarica, Delay: 8 * time.Second, Trust: Approximate,
			Why: "As for space invariants."},

		{Group: Beside, Name: "spacer", Tool: Spacer, Variant: spacer.Plain, Delay: 2 * time.Second, Span: 35 * time.Second, Trust: Approximate,
			Why: "A coarser encoding has fewer cases. A derivation may be the encoding's doing."},
		{Group: Beside, Name: "eldarica", Tool: Eldarica, Delay: 8 * time.Second, Span: 35 * time.Second, Trust: Approximate,
			Why: "As for Spacer."},
		{Group: BesideArrays, Name: "spacer", Tool: Spacer, Variant: spacer.Plain, Delay: Scout.Delay + Scout.Span + time.Second, Span: 8 * time.Second, Trust: Approximate,
			Why: "It begins after heap patterns, which have little time and need it. What arrays prove takes less than a second, most of the time."},
		{Group: BesideArrays, Name: "eldarica", Tool: Eldarica, Delay: 8 * time.Second, Span: 35 * time.Second, Trust: Approximate, Unless: Spacer,
			Why: "Eldarica is slower with arrays, so it stands in only where Spacer is not there."},
		{Group: BesideByTime, Name: "spacer, global", Encoding: Tags, Tool: Spacer, Variant: spacer.Global, Delay: 2 * time.Second, Trust: Approximate,
			Why: "By then space invariants have had the time in which they mostly decide."},
		{Group: BesideByTime, Name: "spacer", Encoding: Order, Tool: Spacer, Variant: spacer.Plain, Delay: 10 * time.Second, Trust: Approximate,
			Why: "What needs the order of accesses is rare."},
		{Group: BesideByTime, Name: "eldarica", Encoding: Order, Tool: Eldarica, Delay: 10 * time.Second, Trust: Approximate, Unless: Spacer,
			Why: "It stands in only where Spacer is not there."},
	}
}
