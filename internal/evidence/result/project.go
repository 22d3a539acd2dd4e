package result

import "time"

// What a violation in a project is worth to its maintainer (Le et al., "Finding real bugs
// in big programs with incorrectness logic", OOPSLA 2022).
const (
	Manifest   = "manifest"   // with arguments that callers may be expected to pass
	Latent     = "latent"     // only with arguments that callers are not expected to pass
	Documented = "documented" // an exception that belongs to the method's contract
)

// Finding is what a violation is worth.
type Finding struct {
	Class      string   // Manifest, Latent or Documented
	Confidence string   // "high", "medium" or "low"; "" if the violation was not judged
	Why        string   // one sentence; may be ""
	Requires   []string // preconditions that the violation lets one infer, as Java expressions
}

// Project is what the result of a project is made of.
type Project struct {
	Entries []EntryResult // in the order in which they were found
	Classes []ClassRow    // by name
	Total   Tally         // of all entries but laws
	Laws    Tally         // of laws
	// Interrupted says why not all entries were verified; "" when they were.
	Interrupted string
}

// EntryState says what is known of an entry.
type EntryState uint8

// The states of entries, the best first. Each entry has the last one that fits it, but
// Violated wins over all.
const (
	StateProved    EntryState = iota // no run violates a check, but for documented exceptions
	StateProvedIf                    // the same, if arguments keep to conditions, and those of other entries to theirs
	StateLatent                      // there are latent violations, and nothing else
	StateNotJudged                   // a run may use what is not supported, or the entry could not be verified
	StateOpen                        // neither a proof nor a violation was found for some check
	StateViolated                    // there is a manifest violation
)

// String names the state as reports do.
func (s EntryState) String() string {
	return [...]string{"proved", "proved if", "latent", "not judged", "open", "violated"}[s]
}

// EntryResult is what a project's result says of one entry.
type EntryResult struct {
	Entry string // "p/Main.main([Ljava/lang/String;)V"
	// Law says of an entry that is a law what it states, of the class About; else both are "".
	Law, About string
	State      EntryState
	// Requires are for StateProvedIf the conditions on its arguments, as expressions of Java.
	Requires []string
	// Keeps are further conditions on its arguments, on which proofs of other entries rest.
	Keeps  []string
	Reason string // why it is open or not judged, in one line; else ""
	// Violation is the shortest run that violates a check of it, for StateViolated; else nil.
	Violation *EntryViolation
	// Assumptions are what its proofs rest on, in one line each.
	Assumptions []string
	Bug         bool // a bug of jayverify has ended its verification
	Cached      bool
	Elapsed     time.Duration
}

// EntryViolation is a run of one entry that violates a check.
type EntryViolation struct {
	Exception string // the class of what leaves the entry, with dots
	At        string // "shop.Order:12", where it is thrown
	Run       *Counterexample
}

// Tally counts entries by their states.
type Tally struct{ Proved, ProvedIf, Violated, Latent, Open, NotJudged int }

// All is how many entries there are.
func (t Tally) All() int { return t.Proved + t.ProvedIf + t.Violated + t.Latent + t.Open + t.NotJudged }

// Add counts one more entry.
func (t *Tally) Add(s EntryState) {
	switch s {
	case StateProved:
		t.Proved++
	case StateProvedIf:
		t.ProvedIf++
	case StateViolated:
		t.Violated++
	case StateLatent:
		t.Latent++
	case StateOpen:
		t.Open++
	case StateNotJudged:
		t.NotJudged++
	}
}

// ClassRow counts the entries of a class.
type ClassRow struct {
	Class string // binary name, with slashes
	Tally
}
