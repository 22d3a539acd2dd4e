package portfolio

import "time"

// Stage is a part of a verification.
type Stage struct {
	Name   string
	Engine string // what does the work: "interpreter", "Horn solvers", "heap patterns", "symbolic execution", …
	// Share is the part of the time that is left when the stage begins; 0 where that
	// does not bound it.
	Share float64
	Delay time.Duration // how long after the stage beside which it runs it begins
	Span  time.Duration // the longest that it may take; 0 where that does not bound it
	Trust string        // what an answer of the stage is worth
	Why   string        // in one sentence
}

// The stages.
var (
	Interpret = Stage{Name: "interpret", Engine: "interpreter",
		Trust: "all, for a program without inputs",
		Why:   "One run decides a program that takes nothing from outside. It is bounded by steps, not by time."}
	RandomSearch = Stage{Name: "random search", Engine: "interpreter",
		Trust: "violations and what is reached",
		Why:   "Most violations need no special input. It is bounded by runs and steps, not by time."}
	Clauses = Stage{Name: "clauses", Engine: "Horn solvers", Share: 0.9,
		Trust: "proofs that are checked, violations that are replayed",
		Why:   "Clauses decide most programs; heap patterns, which come after them, have the rest of the time."}
	Glance = Stage{Name: "glance", Engine: "Horn solvers", Span: time.Second,
		Trust: "as clauses",
		Why:   "All checks at once: one solution of the clauses decides all that hold."}
	Sweep = Stage{Name: "sweep", Engine: "Horn solvers", Share: 0.25,
		Trust: "as clauses",
		Why:   "A check that is hard hides all others. Alone most of them take hundredths of a second."}
	SweepEach = Stage{Name: "sweep, each check", Engine: "Horn solvers", Span: 300 * time.Millisecond,
		Trust: "as clauses",
		Why:   "A check that needs more is tried with the others first."}
	Bounds = Stage{Name: "check of bounds and differences", Engine: "Horn solvers", Share: 0.25,
		Trust: "proofs that are checked",
		Why:   "What was proved before the race is checked, and the race needs time, too."}
	Parts = Stage{Name: "parts", Engine: "Spacer", Share: 0.5,
		Trust: "proofs that are checked",
		Why:   "In a large program each check is tried with the loop that it is about, while most succeed."}
	PartEach = Stage{Name: "parts, each part", Engine: "Spacer", Span: time.Second,
		Trust: "proofs that are checked",
		Why:   "A part is small. One that takes longer is left to the race."}
	Together = Stage{Name: "together", Engine: "Horn solvers", Share: 2.0 / 3,
		Trust: "as clauses",
		Why:   "What the sweep leaves is hard, and is tried with all encodings at once; the rest of the time is for each check alone."}
	Evidence = Stage{Name: "check of what solvers find", Engine: "z3 or cvc5, interpreter", Share: 0.05,
		Trust: "decides what is accepted",
		Why:   "A race ends a little before its time, so that its answer can be checked and replayed."}
	Near = Stage{Name: "replay with other values", Engine: "interpreter", Span: time.Second,
		Trust: "violations",
		Why:   "A value that was read from the heap may come from a run with other inputs than the derivation's own."}
	Scout = Stage{Name: "heap patterns, beside", Engine: "heap patterns", Delay: 3 * time.Second, Span: 3 * time.Second,
		Trust: "ends the clauses; the proof is made again",
		Why:   "Heap patterns prove what they can in a fraction of a second, or not at all."}
	Symbolic = Stage{Name: "symbolic execution, beside", Engine: "symbolic execution", Delay: 150 * time.Millisecond, Span: 3 * time.Second,
		Trust: "violations that are run, and all paths",
		Why:   "Small programs are proved before it starts. It goes on alone for the span and four times as long as it took to show something new last."}
	Typed = Stage{Name: "typed texts, beside", Engine: "interpreter",
		Trust: "violations that are run",
		Why:   "What a program reads as text it compares with words and numbers of its own. Runs that show something new are changed a little and tried again."}
	Courtesy = Stage{Name: "after a violation", Engine: "all", Span: 10 * time.Second,
		Trust: "as before",
		Why:   "The verdict is known. The rest of the checks have this time, unless each has a budget."}
	Explain = Stage{Name: "explain", Engine: "Horn solvers", Span: 21 * time.Second,
		Trust: "proofs that are checked",
		Why:   "A proof of the program as it is written is harder to find. The span is a third of the whole time, if that is more."}
	ExplainBounds = Stage{Name: "explain, by bounds", Engine: "bounds and differences", Span: 3 * time.Second,
		Trust: "proofs that are checked",
		Why:   "Bounds take hundredths of a second, when the time for finding more is over."}
	LastEvidence = Stage{Name: "evidence after the end", Engine: "interpreter, JVM", Span: 600 * time.Millisecond,
		Trust: "as before",
		Why:   "What has been found when the time is over may be looked at once more."}
	Late = Stage{Name: "wait after the end", Engine: "all", Span: time.Second,
		Trust: "what was saved counts",
		Why:   "Work that does not end is left behind."}
	Interrupted = Stage{Name: "wait after an interrupt", Engine: "all", Span: 400 * time.Millisecond,
		Trust: "what was saved counts",
		Why:   "A person waits."}
)

// IdleFactor is how many times as long as it took to show something new last symbolic
// execution goes on.
const IdleFactor = 4

// JVMStarts is how many times as long Glance and SweepEach are when each solver
// starts a JVM.
const JVMStarts = 5

// Stages returns all stages, in the order in which they begin.
func Stages() []Stage {
	return []Stage{
		Interpret, RandomSearch, Clauses, Glance, Sweep, SweepEach, Bounds, Parts, PartEach, Together, Evidence, Near,
		Scout, Symbolic, Typed, Courtesy, Explain, ExplainBounds, LastEvidence, Late, Interrupted,
	}
}

// Of is the share of some time that a stage has.
func (s Stage) Of(d time.Duration) time.Duration { return time.Duration(s.Share * float64(d)) }

// But is what a stage leaves of some time.
func (s Stage) But(d time.Duration) time.Duration { return time.Duration((1 - s.Share) * float64(d)) }
