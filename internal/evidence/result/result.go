package result

import (
	"slices"
	"time"

	"github.com/jayverify/jayverify/ivl"
)

// Verdict is the answer for a property or a program (design §4).
type Verdict uint8

// The verdicts. A program is never NotJudged.
const (
	Unknown Verdict = iota
	Safe
	Unsafe
	// NotJudged is the verdict of a check that a run may get to after a feature
	// which is not supported. Nothing is known of such runs, whatever was proved.
	NotJudged
)

// String returns SAFE, UNSAFE, UNKNOWN or NOT_JUDGED.
func (v Verdict) String() string {
	switch v {
	case Safe:
		return "SAFE"
	case Unsafe:
		return "UNSAFE"
	case NotJudged:
		return "NOT_JUDGED"
	}
	return "UNKNOWN"
}

// Reach says what is known about a property's check being executed at all.
type Reach uint8

// The reachabilities (design §4 "No vacuous green").
const (
	NotShown    Reach = iota // nothing found gets there
	Reached                  // a run in the interpreter got there
	Unreachable              // proved or exhaustively run: nothing gets there
)

// Result is everything one verification found out. All reports are made from
// it, and it is not changed after Run has returned it.
type Result struct {
	Entry       string // "Main.main([Ljava/lang/String;)V"
	Verdict     Verdict
	Reason      Reason // for Unknown: why; otherwise what settled it
	Properties  []Property
	Reaching    []Reaching   // runs by which checks are reached
	Assumptions []Assumption // what a SAFE rests on
	Unsupported []Unsupported
	Proof       *Proof      // of the invariants that some SAFE rests on; nil when none does
	Invariants  []Invariant // the proof in terms of the Java program, in source order; only when asked for
	HeapTree    []HeapNode  // the tree of heap patterns that some SAFE rests on; empty when none does
	Steps       []Step      // what was tried, in order
	Elapsed     time.Duration
	Stats       Stats
	// Requires are the conditions on the arguments, as expressions of Java, under which the entry is SAFE if callers keep
	// to such conditions of all entries; nil if it is SAFE for all arguments, and callers need not. A condition may also be a
	// sentence: that a throw statement of the project does not throw its exception.
	Requires []string
	// Keeps are further conditions on the arguments: results of other entries rest on them, this one does not.
	Keeps []string
	// Closed says that the entry is a static method that takes no objects, or a law about arbitrary ones of the program, and that
	// nothing that has run before matters to it. So what holds of it holds for all callers.
	Closed bool
	// ForAll has places of a law where all checks hold for all objects that any caller may have.
	ForAll []string
	Cached time.Time // when all this was found out, if it comes from a cache; else zero
	// Project says what this is made of where it is about all entries of a project; nil
	// for one verification.
	Project *Project
}

// Property is the verdict for one property.
type Property struct {
	*ivl.Property
	Verdict Verdict
	Reason  Reason // for Unknown and NotJudged: why; for Safe and Unsafe: what settled it
	Reach   Reach
	Run     *Counterexample // for Unsafe: the replayed run
	// FoundAfter is, for Unsafe, when the run was found, since the verification began;
	// 0 when that is not known.
	FoundAfter time.Duration
	// Possible is, for Unknown, a run that violates the property if code without a
	// model does as the run says; nil when none was found.
	Possible *Counterexample
	// ReachedBy is 1 + the index in Result.Reaching of a run that gets to the
	// check; 0 when none is told, as for one that Run violates.
	ReachedBy int
	// Behind lists, for NotJudged, the first features that a run may have passed when
	// it gets to the check: indices in Result.Unsupported, ascending.
	Behind []int
	// Accepted says that the user lives with the property not being Safe; nil
	// when it counts, as it does in each Result of Run.
	Accepted *Acceptance
	// Entry is, in a project's result, the entry whose verification has decided it; ""
	// in each Result of Run.
	Entry string
	// Finding is, for Unsafe in a project's result, what the violation is worth; else nil.
	Finding *Finding
}

// Reaching is a run of the interpreter that gets to checks. It may violate
// another one. A run that takes nothing begins as every run does.
type Reaching struct {
	Inputs []InputValue // the first values that it takes from outside, in order
	Left   int          // how many more there are
	// Call and Stdin are as for a Counterexample, where they tell all that the run
	// takes; else Call is "".
	Call  string
	Stdin []string
}

// FirstViolation is when the first run was found that violates a property, since
// the verification began; 0 when there is none, or that is not known.
func (r *Result) FirstViolation() time.Duration {
	var first time.Duration
	for _, p := range r.Properties {
		if d := p.FoundAfter; d > 0 && (first == 0 || d < first) {
			first = d
		}
	}
	return first
}

// Reacher returns the run by which p is reached, nil when none is told.
func (r *Result) Reacher(p Property) *Reaching {
	if p.ReachedBy < 1 || p.ReachedBy > len(r.Reaching) {
		return nil
	}
	return &r.Reaching[p.ReachedBy-1]
}

// Acceptance is why a property that is not Safe fails no build.
type Acceptance struct {
	By     string // "suppression", "baseline", "since" for an older one, or what the violation is: Latent, Documented
	Reason string // the user's words, or why; "" for a baseline
}

// ByUser reports whether the user accepts the property, and not only what its violation is worth.
func (a *Acceptance) ByUser() bool { return a != nil && a.By != Latent && a.By != Documented }

// Remaining is the verdict without the properties that are accepted. An unsupported
// feature is not a property, and cannot be accepted.
func (r *Result) Remaining() Verdict {
	remaining, open, violated := Safe, false, false
	for _, p := range r.Properties {
		if p.Verdict == Unsafe {
			violated = true
			if p.Accepted == nil {
				return Unsafe
			}
		}
		if p.Verdict == Unknown || p.Verdict == NotJudged {
			open = true
			if p.Accepted == nil {
				remaining = Unknown
			}
		}
	}
	if r.Verdict == Unsafe && !violated { // what violates it cannot be accepted
		return Unsafe
	}
	for _, a := range r.Assumptions {
		if a.Refused {
			return Unknown
		}
	}
	// Where no property is the reason why it is unknown, none can be accepted.
	if len(r.Unsupported) > 0 || r.Verdict == Unknown && !open {
		return Unknown
	}
	return remaining
}

// ExitCode is the exit code that the command documents for a verdict: 0 SAFE, 1
// UNSAFE, 2 UNKNOWN, each without what is accepted.
func (r *Result) ExitCode() int {
	switch r.Remaining() {
	case Safe:
		return 0
	case Unsafe:
		return 1
	}
	return 2
}

// Proof says how the invariants behind a SAFE were checked: the solver's model
// was put into every clause, and a second solver discharged each; or the step
// from each heap pattern to the next was checked. Of several proofs it is the
// sum.
type Proof struct {
	By      string // the attempt that found the model
	Checker string // "z3 clause by clause", "Post and entailment"; "" when nothing checked it
	// Invariants says of what kind they are: "space invariants", "time-indexed heap invariants".
	Invariants string
	Clauses    int // how many were discharged; of heap patterns, steps
	Elapsed    time.Duration
	// Unchecked says why the check could not be made at all; "" when it was.
	Unchecked string
}

// InvariantKind says what an Invariant is about.
type InvariantKind uint8

// The kinds of invariants.
const (
	LoopInvariant  InvariantKind = iota // holds whenever the loop's head is reached
	ClassInvariant                      // holds of every object of a class (or of one allocation site) whenever a method may read it
	MethodRequires                      // holds whenever the method is called
	MethodEnsures                       // holds whenever the method returns
)

// Invariant is a part of the checked model, told in Java.
type Invariant struct {
	Kind    InvariantKind
	Pos     ivl.Pos  // of the loop's head, the allocation, the method
	Subject string   // "Node allocated at Main.java:19", "Main.sum(int[])", "loop in Main.main"
	Facts   []string // all of them hold: "0 <= data", "next == null || next from line 19"
}

// HeapNode is a node of the tree of heap patterns behind a SAFE: a place where
// ways meet in the program, and a pattern of states in which runs get there.
type HeapNode struct {
	ID, Parent int    // Parent is -1 at the root
	Label      string // of the place, as in --dump=ivl:patterns
	Pos        ivl.Pos
	Text       string // the pattern, as --dump=patterns prints it
	SVG        string // the same as a picture
}

// Counterexample is a run that violates a property, replayed in the interpreter.
type Counterexample struct {
	Inputs []InputValue // in the order in which the run asks for them
	Stack  []ivl.Pos    // calls under way at the violation, innermost first
	// Wrapper is the class of what leaves the entry, with dots, where the property's
	// exception is only its cause: ExceptionInInitializerError, if a class
	// initialiser raises the exception (JLS §12.4.2 step 10). Otherwise "".
	Wrapper string
	Path    []ivl.Pos // source lines in the order executed, consecutive repetitions dropped; may be cut, see Cut
	Cut     int       // how many entries of the middle of Path were left out
	// Changes are the variables, fields and elements of the program that get
	// another value on the way, in the order of Path.
	Changes []Change
	Output  string // what the run printed
	Call    string // of the entry, with its arguments as Java writes them; "" when they cannot be told
	// Calls are, if the objects of the run are made by public calls, these calls in Java:
	// the last one is that of the entry.
	Calls []string
	Stdin []string // lines that System.in gives
	// Package and Source are the run as statements of Java with full names, for a class of that
	// package. Source is empty if the run cannot be written so.
	Package string
	Source  []string
	JVM     *JVMRun // the same run on the real JVM; nil if it was not tried
	// Schedule is how threads take turns, where there are several; it is made on the JVM.
	Schedule *Schedule
}

// Change is a value that a line of a run has changed.
type Change struct {
	Step  int    // index in Path
	Name  string // "i", "this.size", "count[3]", "Main.total"
	Value string // in Java notation; objects that the program has made are numbered: Node@1
}

// JVMRun is what the real JVM did when it was fed the inputs of a
// counterexample.
type JVMRun struct {
	Confirmed bool     // the exception of the property left at its line
	Reason    string   // when not confirmed: why, in one line
	Exception string   // the class of what was thrown, with dots; "" for nothing
	Trace     []string // the stack trace as java prints it, without its first line
	Replaced  []string // what gave the run's values in place of the platform: methods, and System.in
	// Refutes says that a proof had found that the check holds: a bug of jayverify, in the
	// proof or in the search for the check that a stack trace names.
	Refutes bool
	Chosen  []string // inputs of the run that are results of code without a model: the JVM, which has that code, chose its own
}

// InputValue is one value that came from outside.
type InputValue struct {
	Input *ivl.Input
	Value string // in Java notation
	Step  int    // index in Path of the line that asks for it; -1 when that is not in Path, or there is none
}

// Assumption is something a SAFE rests on.
type Assumption struct {
	Kind string // "no-throw", "unmodelled", "stack", "memory", "threads", …
	Text string // one line, naming the method or feature
	Pos  ivl.Pos
	N    int // how many places, ≥ 1; Pos is the first
	// Places are all of them; nil where only the first is known.
	Places []ivl.Pos
	// Refused says that the user does not accept assumptions of this kind: a
	// verdict that rests on one is Unknown.
	Refused bool
}

// AllPlaces returns each place of an assumption that is strict by default, for
// reports that show them all; nil for the other kinds.
func (a Assumption) AllPlaces() []ivl.Pos {
	if !slices.Contains(Strict, a.Kind) {
		return nil
	}
	return a.Places
}

// Callback is the kind of the assumption that a call without body or model runs no
// method of the program. It is only made where the user accepts it.
const Callback = "callback"

// Threads is the kind of the assumption that threads run the program's code one at a time, and change
// only in calls without body or model. It is only made where the user accepts it.
const Threads = "threads"

// Reflection is the kind of the assumption that what code of the JDK finds by name does not belong to
// the program. It is only made where the user accepts it.
const Reflection = "reflection"

// Strict are the kinds of assumptions that are only made where the user accepts them.
var Strict = []string{Callback, Reflection, Threads}

// Unsupported is a feature the program uses that the verifier does not model;
// runs that reach it are not judged, so the program cannot be SAFE.
type Unsupported struct {
	Text   string
	Pos    ivl.Pos
	Checks int // how many checks are not judged that a run may get to after it; some lie behind others, too
	// Accept is the kind of the assumption (Threads, Reflection) under which they may be judged, "" if there is none.
	Accept string
}

// NotJudged is how many properties are not judged.
func (r *Result) NotJudged() int {
	n := 0
	for _, p := range r.Properties {
		if p.Verdict == NotJudged {
			n++
		}
	}
	return n
}

// Step is one thing the schedule tried.
type Step struct {
	Name    string // "interpret", "random search", "space/spacer"
	Outcome string
	Elapsed time.Duration
}

// Stats counts what went through the house.
type Stats struct {
	Classes, Methods, Instructions int // lifted
	Procs, Statements              int // lowered
	Clauses, Predicates            int // of the last clause set
	Arguments                      int // of all predicates together

	// FrontCPU is the processor time in seconds from class files to the first
	// clauses, without the other steps. 0 where the system does not tell.
	FrontCPU float64
}
