package result

import (
	"fmt"
	"time"

	"github.com/jayverify/jayverify/ivl"
)

// ReasonKind says of what kind a Reason is. Its text is part of the JSON report,
// and does not change from one version to the next.
type ReasonKind uint8

// The kinds of reasons. Each but the first is one for which something is UNKNOWN
// or not judged; docs/usage.md has an example and a remedy for each.
const (
	Settled            ReasonKind = iota // what settled a SAFE or an UNSAFE; or there is no reason
	NotTried                             // nothing has been tried on it yet
	TimeLimit                            // the time, or the budget of the property, is used up
	MemoryLimit                          // the memory is used up
	Stopped                              // the user interrupted the verification
	SolverGaveUp                         // no solver has an answer, and some had the time for one
	SpuriousDerivation                   // a solver's derivation is no run of the program: the heap's invariants are too weak
	NoRun                                // a solver's derivation could not be made a run
	ProofRejected                        // a solver's proof does not stand the check
	NoHeapPattern                        // heap patterns do not exclude it, or do not apply
	PathsLeft                            // symbolic execution does not follow every path
	UnmodelledCall                       // a run that violates it depends on the result of a call without a model
	OutsideValue                         // a run that violates it depends on the contents of an object from outside
	ImpossibleInputs                     // a run that violates it takes inputs that no program can be given
	JVMDisagrees                         // a run that violates it ends otherwise on the real JVM
	UnsupportedFeature                   // a run may get to, or come from, what is not supported
	RefusedAssumption                    // it rests on an assumption that the user does not accept
	BoundedWorld                         // it is proved for some of the objects that can be built, but not for all
)

var reasonKindNames = [...]string{
	Settled: "", NotTried: "not-tried", TimeLimit: "time-limit", MemoryLimit: "memory-limit", Stopped: "interrupted",
	SolverGaveUp: "solver-gave-up", SpuriousDerivation: "spurious-derivation", NoRun: "no-run", ProofRejected: "proof-rejected",
	NoHeapPattern: "no-heap-pattern", PathsLeft: "paths-left", UnmodelledCall: "unmodelled-call", OutsideValue: "outside-value",
	ImpossibleInputs: "impossible-inputs", JVMDisagrees: "jvm-disagrees", UnsupportedFeature: "unsupported-feature",
	RefusedAssumption: "refused-assumption", BoundedWorld: "bounded-world",
}

// ReasonKinds lists the kinds for which something is UNKNOWN or not judged.
func ReasonKinds() []ReasonKind {
	kinds := make([]ReasonKind, 0, len(reasonKindNames)-1)
	for k := NotTried; int(k) < len(reasonKindNames); k++ {
		kinds = append(kinds, k)
	}
	return kinds
}

// String returns the kind as in JSON, "spurious-derivation" or the like; "" for
// Settled.
func (k ReasonKind) String() string { return reasonKindNames[k] }

// Reason is why a verdict is what it is.
type Reason struct {
	Kind ReasonKind
	// Text says it in plain words. For the limits it says what was under way, "while
	// the program was read", and may be "".
	Text   string
	Budget time.Duration // for TimeLimit: what each property had, if that was used up; else 0
	Others string        // for the limits: what else stands in the way, as solvers say it; "" where nothing does
	More   int           // how many other properties have no verdict, either
	// Spurious is the last derivation that turned out to be no run of the program;
	// nil when there was none. The reason may be another one that came later.
	Spurious *Spurious
}

// Because is the reason for a SAFE or an UNSAFE: what settled it.
func Because(text string) Reason { return Reason{Text: text} }

// LateWhile is the reason of what was not done in time, with what was under way.
func LateWhile(what string) Reason { return Reason{Kind: TimeLimit, Text: "while " + what} }

// limits are the words for the kinds that are limits.
var limits = map[ReasonKind]string{TimeLimit: "time limit reached", MemoryLimit: "memory limit reached", Stopped: "interrupted"}

// String says it in one line; "" where there is no reason.
func (r Reason) String() string {
	text := r.Text
	if limit := limits[r.Kind]; limit != "" {
		if text != "" {
			limit += " "
		}
		text = limit + text
	}
	if r.Kind == NotTried && text == "" {
		text = "not tried"
	}
	if r.Others != "" {
		text += "; " + r.Others
	}
	if r.Budget > 0 && r.Kind == TimeLimit {
		text = fmt.Sprintf("budget used up, %s for each check: %s", r.Budget, text)
	}
	if r.More > 0 {
		text += fmt.Sprintf(" (and %d more)", r.More)
	}
	return text
}

// None reports whether there is no reason.
func (r Reason) None() bool { return r.Kind == Settled && r.Text == "" }

// OnlyTime reports whether the reason says nothing but that the time is over.
func (r Reason) OnlyTime() bool { return r.Kind == TimeLimit && r.Text == "" && r.Others == "" }

// Spurious is a derivation of a solver that is not a run of the program. A run with the
// same inputs follows it up to a read from the heap, or a result of an operation,
// that is another in the derivation.
type Spurious struct {
	Inputs []InputValue // that the run takes, as far as it is told
	Path   []ivl.Pos    // source lines of the run, as far as the derivation is one
	Cut    int          // how many entries of the middle of Path were left out
	// The read: of a field of an object of a class, with its value in the derivation
	// and in the heap of the run. Class is "" when no read differs.
	Class string // with dots
	Field string // "next"; "" for an element of an array
	Read  string // a number, null, or "an object"
	Held  string
	Ends  string // how the run ends, when no read differs; else ""
}

// String says in one line where the derivation is no run.
func (s *Spurious) String() string {
	if s.Class == "" {
		return "the run ends otherwise: " + s.Ends
	}
	what := "field " + s.Field
	if s.Field == "" {
		what = "an element"
	}
	return fmt.Sprintf("%s of %s is read as %s and holds %s", what, s.Class, s.Read, s.Held)
}
