package portfolio

import (
	"slices"
	"time"
)

// The values of --engine but Auto: one kind of engine alone.
const (
	OnlyAbstract = "abstract"
	OnlyClauses  = "clauses"
	OnlyPatterns = "patterns"
	OnlySymex    = "symex"
)

// Choices lists what --engine can name.
func Choices() []string { return []string{Auto, OnlyAbstract, OnlyClauses, OnlyPatterns, OnlySymex} }

// The names of engines, by which stages refer to them.
const (
	Interpreter         = "interpreter"
	RandomRuns          = "random runs"
	ExecutedRuns        = "executed runs"
	AbstractInterpreter = "abstract interpreter"
	BehindCalls         = "abstract interpreter, behind calls"
	ClauseRounds        = "clauses"
	RelatedEngine       = "abstract interpreter, relations"
	ApartEngine         = "abstract interpreter, objects apart"
	PartitionEngine     = "abstract interpreter, by cases"
	BagEngine           = "abstract interpreter, maps as bags"
	FocusEngine         = "symbolic execution, focused"
	TextlessEngine      = "clauses without texts"
	SliceEngine         = "slices"
	PartByPart          = "parts"
	BoundsEngine        = "bounds"
	Simplifier          = "simplification"
	Race                = "race"
	HeapPatterns        = "heap patterns"
	PatternTrial        = "heap patterns, tried"
	SymbolicEngine      = "symbolic execution"
	TypedTexts          = "typed texts"
	Explainer           = "explanation"
)

// Stage is a part of a verification, or a time within one.
type Stage struct {
	Name   string
	Engine string // what does the work: the name of an engine where For or On is set
	// For are the values of --engine with which the stage is one of its own; nil for a
	// part of another one.
	For []string
	// With is the stage beside which it runs, in the background; "" is none. A stage that
	// lingers goes on when that has ended, until there is no stage any more and it finds
	// nothing new.
	With    string
	Lingers bool
	// On says that the stage is one of those that are tried on the clauses of some checks,
	// in the order of Stages. Once says that it is tried on a check and an encoding once.
	On   string
	Once bool
	// Share is the part of the time that is left when the stage begins; 0 where that
	// does not bound it. The last stage has all of it.
	Share float64
	Delay time.Duration // how long after the stage beside which it runs it begins
	Span  time.Duration // the longest that it may take; 0 where that does not bound it
	Trust string        // what an answer of the stage is worth
	Why   string        // in one sentence
}

// The stages.
var (
	Interpret = Stage{Name: "interpret", Engine: Interpreter, For: Choices(),
		Trust: "all, for a program without inputs",
		Why:   "One run decides a program that takes nothing from outside. It is bounded by steps. If it asks for nothing in all of them, it may take a twentieth of the time."}
	RandomSearch = Stage{Name: "random search", Engine: RandomRuns, For: Choices(),
		Trust: "violations and what is reached",
		Why:   "Most violations need no special input. It is bounded by runs and steps, not by time."}
	Executed = Stage{Name: "executed runs", Engine: ExecutedRuns, For: []string{Auto}, Share: 0.5, Span: 20 * time.Second,
		Trust: "what the JVM repeats",
		Why:   "No other engine decides what depends on code of the JDK without a model. Here that code runs. Only programs that need it are lowered again."}
	Abstract = Stage{Name: "abstract interpretation", Engine: AbstractInterpreter, For: []string{Auto, OnlyAbstract, OnlyClauses}, Share: 0.5,
		Trust: "proofs that are checked block by block",
		Why:   "Most checks of a large program follow from bounds, nullness and classes of objects, in time that grows with the program."}
	Related = Stage{Name: "relations", Engine: RelatedEngine, For: []string{Auto, OnlyAbstract}, Share: 0.2,
		Trust: "proofs that are checked block by block",
		Why:   "Many checks compare two integers: an index and a length, a part and a whole. Here values, equations and orders are found together. It takes a second at most where it is tried: in programs that are not large."}
	Behind = Stage{Name: "behind calls", Engine: BehindCalls, For: []string{Auto, OnlyAbstract, OnlyClauses}, Share: 0.5,
		Trust: "proofs that are checked block by block",
		Why:   "A call of code without a body that may call back ends the runs of all other engines. Here it runs anything that it may call. Where nine of ten checks lie behind such calls, this comes before abstract interpretation."}
	Partitioned = Stage{Name: "by cases", Engine: PartitionEngine, Share: 0.15,
		Trust: "proofs that are checked block by block",
		Why:   "What holds in one mode, or after so many rounds of a loop, is lost where modes and rounds are joined. Arguments of recursive methods are tried, the indices of small arrays, and each variable with few values, when the glance leaves something; in small programs when the sweep does, or the glance where there is one check: it is as short as the sweep there."}
	Bags = Stage{Name: "maps as bags", Engine: BagEngine, Share: 0.33,
		Trust: "proofs that are checked block by block",
		Why:   "Where a hash map keeps its nodes is hard to follow, and few checks depend on it. Here a map is a bag of nodes that knows the sum of its values. Then one list knows the sum of a field of its elements. It follows the stage by cases."}
	Focused = Stage{Name: "focused", Engine: FocusEngine, Share: 0.1, Span: 8 * time.Second,
		Trust: "all paths of what a check depends on",
		Why:   "A main that has tried a class with its arguments may try it with numbers of its own. For checks there, what came before is left out, so that few paths are left. It follows maps as bags."}
	FocusedFirst = Stage{Name: "focused, at first", Engine: FocusEngine, Span: 300 * time.Millisecond,
		Trust: "all paths of what a check depends on",
		Why:   "What works with constants alone has one path, which takes no time."}
	FocusedEach = Stage{Name: "focused, each time", Engine: FocusEngine, Span: 2 * time.Second,
		Trust: "all paths of what a check depends on",
		Why:   "What has not too many paths, has a second time, also with the conditions that lead to violations of others."}
	Sliced = Stage{Name: "slices", Engine: SliceEngine, For: []string{Auto, OnlyClauses}, Share: 0.25,
		Trust: "proofs that are checked",
		Why:   "A large program takes long to encode as a whole. What abstract interpretation leaves open is tried with the procedures that it is about; its invariants stand for the others."}
	SliceEach = Stage{Name: "slices, each slice", Engine: SliceEngine, Span: 4 * time.Second,
		Trust: "proofs that are checked",
		Why:   "Most slices are small. A larger one follows where one proves too little."}
	SliceTogether = Stage{Name: "slices, checks together", Engine: SliceEngine, Span: time.Second,
		Trust: "proofs that are checked",
		Why:   "One solution of the clauses decides all checks of a slice that hold."}
	SliceAlone = Stage{Name: "slices, each check", Engine: SliceEngine, Span: 300 * time.Millisecond,
		Trust: "proofs that are checked",
		Why:   "Where one check of a slice fails, the others are tried one by one."}
	Clauses = Stage{Name: "clauses", Engine: ClauseRounds, For: []string{Auto, OnlyClauses}, Share: 0.9,
		Trust: "proofs that are checked, violations that are replayed",
		Why:   "Clauses decide most programs; heap patterns, which come after them, have the rest of the time."}
	Glance = Stage{Name: "glance", Engine: ClauseRounds, Span: time.Second,
		Trust: "as clauses",
		Why:   "All checks at once: one solution of the clauses decides all that hold."}
	Sweep = Stage{Name: "sweep", Engine: ClauseRounds, Share: 0.25,
		Trust: "as clauses",
		Why:   "One hard check delays all others. Alone most checks take hundredths of a second."}
	SweepEach = Stage{Name: "sweep, each check", Engine: ClauseRounds, Span: 300 * time.Millisecond,
		Trust: "as clauses",
		Why:   "A check that needs more has four times as long when all have had this, and is then tried with the others."}
	Textless = Stage{Name: "without texts", Engine: TextlessEngine, Share: 0.25,
		Trust: "proofs that are checked",
		Why:   "Programs that read commands compare many characters, and few checks depend on them. It follows the sweep, which proves easy checks sooner."}
	TextlessEach = Stage{Name: "without texts, each time", Engine: TextlessEngine, Span: 2 * time.Second,
		Trust: "proofs that are checked",
		Why:   "The clauses are small, so most solvers need little time. A check has more where few are open: its part of the stage."}
	Together = Stage{Name: "together", Engine: ClauseRounds, Share: 2.0 / 3,
		Trust: "as clauses",
		Why:   "The checks that the sweep leaves are hard. All encodings try them at once; the rest of the time is for each check alone."}
	Parts = Stage{Name: "parts", Engine: PartByPart, On: "clauses", Once: true, Share: 0.5,
		Trust: "proofs that are checked",
		Why:   "In a large program each check is tried with the loop that it is about, while most succeed."}
	PartEach = Stage{Name: "parts, each part", Engine: PartByPart, Span: time.Second,
		Trust: "proofs that are checked",
		Why:   "A part is small. One that takes longer is left to the race."}
	Bounds = Stage{Name: "bounds and differences", Engine: BoundsEngine, On: "clauses", Once: true, Share: 0.25,
		Trust: "proofs that are checked",
		Why:   "No solver is needed. The share is for the check of a proof: the race needs time, too."}
	BoundsSearch = Stage{Name: "bounds, search", Engine: BoundsEngine, Share: 0.5,
		Trust: "proofs that are checked",
		Why:   "In a large program the search takes longer than what follows it; where it does not end in this time, the solvers have the rest."}
	Simplified = Stage{Name: "simplification", Engine: Simplifier, On: "clauses", Once: true,
		Trust: "proofs that are checked",
		Why:   "Some checks have no clauses left when the passes have run."}
	Apart = Stage{Name: "objects apart", Engine: ApartEngine, On: "clauses", Share: 0.25,
		Trust: "proofs that are checked block by block",
		Why:   "Everyday programs need a fact about each element of a collection: that a text is not empty, or a field not null. Objects for which it holds have a site of their own here. It takes hundredths of a second."}
	RelatedSmall = Stage{Name: "relations, small program", Engine: RelatedEngine, On: "clauses", Share: 0.25,
		Trust: "proofs that are checked block by block",
		Why:   "Sums of counters are equations, which solvers rarely find. It takes hundredths of a second in a small program."}
	Racing = Stage{Name: "race", Engine: Race, On: "clauses",
		Trust: "proofs that are checked, violations that are replayed",
		Why:   "Several solvers and encodings at once, see the attempts below: it is not known before which one decides a program."}
	Evidence = Stage{Name: "check of what solvers find", Engine: "z3 or cvc5, interpreter", Share: 0.05,
		Trust: "decides what is accepted",
		Why:   "A race ends a little before its time, so that its answer can be checked and replayed."}
	Near = Stage{Name: "replay with other values", Engine: "interpreter", Span: time.Second,
		Trust: "violations",
		Why:   "A value that was read from the heap may come from a run with other inputs than the derivation's own."}
	Scout = Stage{Name: "heap patterns, beside", Engine: PatternTrial, For: []string{Auto}, With: "clauses", Delay: 3 * time.Second, Span: 3 * time.Second,
		Trust: "ends the clauses; the proof is made again",
		Why:   "Heap patterns prove what they can in a fraction of a second, or not at all."}
	Symbolic = Stage{Name: "symbolic execution, beside", Engine: SymbolicEngine, For: []string{Auto}, With: "clauses", Lingers: true, Delay: 150 * time.Millisecond, Span: 3 * time.Second,
		Trust: "violations that are run, and all paths",
		Why:   "Small programs are proved before it starts. After the solvers it continues alone for the span and four times the time up to its last new result."}
	SymbolicEarly = Stage{Name: "symbolic execution, early", Engine: SymbolicEngine, For: []string{Auto}, With: "abstract interpretation", Delay: 1500 * time.Millisecond, Span: 10 * time.Second,
		Trust: "as beside the clauses",
		Why:   "A program with much code of the JDK, such as a regular expression, is large, and yet may have few and short paths. Most other programs are analysed before it starts."}
	Recheck = Stage{Name: "check of refuted branches", Engine: "z3", Span: 30 * time.Second,
		Trust: "decides what is accepted",
		Why:   "Proofs by symbolic execution depend on impossible branches. Another process of z3 with other settings checks each of them."}
	Typed = Stage{Name: "typed texts, beside", Engine: TypedTexts, For: []string{Auto}, With: "clauses", Lingers: true, Delay: 150 * time.Millisecond,
		Trust: "violations that are run",
		Why:   "A program compares the texts that it reads with its own words and numbers. Runs that show something new are changed a little and tried again. Small programs are proved before it starts."}
	Patterns = Stage{Name: "heap patterns", Engine: HeapPatterns, For: []string{Auto, OnlyPatterns},
		Trust: "proofs that are checked",
		Why:   "They prove shapes of data structures that no clauses prove."}
	SymbolicAlone = Stage{Name: "symbolic execution", Engine: SymbolicEngine, For: []string{OnlySymex},
		Trust: "violations that are run, and all paths",
		Why:   "With --engine=symex nothing else runs, and it has all the time."}
	Courtesy = Stage{Name: "after a violation", Engine: "all", Span: 10 * time.Second,
		Trust: "as before",
		Why:   "The verdict is known. The rest of the checks have this time, unless each has a budget."}
	Explain = Stage{Name: "explain", Engine: Explainer, Span: 21 * time.Second,
		Trust: "proofs that are checked",
		Why:   "A proof of the program as it is written is harder to find. The span is a third of the whole time, if that is more."}
	ExplainBounds = Stage{Name: "explain, by bounds", Engine: BoundsEngine, Span: 3 * time.Second,
		Trust: "proofs that are checked",
		Why:   "Bounds take hundredths of a second, when the time for finding more is over."}
	Reporting = Stage{Name: "report of many checks", Engine: "all", Share: 0.1,
		Trust: "what was decided counts",
		Why:   "The report of fifty thousand checks takes seconds, and passes over a large program do not stop at once. The end comes earlier, by at most this share."}
	Hunted = Stage{Name: "runs on the JVM", Engine: "JVM", Share: 0.2, Span: 6 * time.Second,
		Trust: "what another JVM repeats",
		Why:   "The JVM makes a hundred thousand runs a second, and has all code. It searches methods when a fifth of the time is over, beside the other engines."}
	Scheduled = Stage{Name: "schedules on the JVM", Engine: "JVM", Share: 0.5, Span: 15 * time.Second,
		Trust: "what another JVM repeats",
		Why:   "The JVM makes thousands of runs of a small program a second, each with other switches between its threads. The search begins at once, beside the engines, and only if the program starts threads."}
	LastEvidence = Stage{Name: "evidence after the end", Engine: "interpreter, JVM", Span: 600 * time.Millisecond,
		Trust: "as before",
		Why:   "Results that exist when the time is over may be checked once more."}
	Late = Stage{Name: "wait after the end", Engine: "all", Span: time.Second,
		Trust: "what was saved counts",
		Why:   "Work that does not end is abandoned."}
	Interrupted = Stage{Name: "wait after an interrupt", Engine: "all", Span: 400 * time.Millisecond,
		Trust: "what was saved counts",
		Why:   "A person waits."}
	Whole = Stage{Name: "all of it", Engine: "all", Span: time.Minute,
		Trust: "as the stages",
		Why:   "A person waits this long; --timeout changes it."}
)

// Patience is how long a stage beside others waits after its delay while all that is open is
// tried by what comes before the race, or a proof of it is being checked: most such proofs hold,
// and what is then begun is of no use. On a busy machine they take longer than the delay.
const Patience = 500 * time.Millisecond

// IdleFactor is how many times as long as it took to show something new last symbolic
// execution goes on.
const IdleFactor = 4

// SlowStart is how many times as long Glance and SweepEach are when each solver takes a
// while to start.
const SlowStart = 5

// SweepAgain is how many times as long as SweepEach a check has when the sweep is repeated.
const SweepAgain = 4

// Looks is how often a stage that waits looks whether it needs to.
const Looks = 20 * time.Millisecond

// MemoryLooks is how often the process looks at its memory.
const MemoryLooks = 50 * time.Millisecond

// ReportingOf returns how long before the end a verification of so many checks stops, so
// that its report is written in time: nothing to speak of for most programs, three seconds
// for fifty thousand checks, and at most the share of Reporting. Large programs have passes
// that do not stop at once, for which the end is then waited.
func ReportingOf(checks int, whole time.Duration) time.Duration {
	d := time.Duration(checks) * reportOfCheck
	if checks >= largeProgram {
		d += Late.Span
	}
	return min(d, Reporting.Of(whole))
}

// largeProgram is the number of checks from which on a pass may take a second.
const largeProgram = 1000

// reportOfCheck is how long a check takes in a JSON report, with the work that has not
// ended yet beside it.
const reportOfCheck = 50 * time.Microsecond

// Stages returns all stages, in the order in which they begin.
func Stages() []Stage {
	return []Stage{
		Whole, Interpret, RandomSearch, Executed, Abstract, Related, Behind, Sliced, SliceEach, SliceTogether, SliceAlone, Clauses, Glance, Partitioned, Bags, Focused, FocusedFirst, FocusedEach, Sweep, SweepEach, Textless, TextlessEach, Together, Parts, PartEach, Bounds, BoundsSearch, Simplified, Apart, RelatedSmall, Racing, Evidence, Near,
		Scout, Symbolic, SymbolicEarly, Recheck, Typed, Patterns, SymbolicAlone, Courtesy, Explain, ExplainBounds, Reporting, Hunted, Scheduled, LastEvidence, Late, Interrupted,
	}
}

// Plan returns the stages that follow each other for a choice of Choices.
func Plan(choice string) []Stage {
	return having(func(s Stage) bool { return s.With == "" && slices.Contains(s.For, choice) })
}

// BehindFirst returns a plan in which Behind comes before Abstract. Where most checks lie behind calls
// that may call back, the latter proves little and takes long.
func BehindFirst(plan []Stage) []Stage {
	named := func(name string) func(Stage) bool { return func(s Stage) bool { return s.Name == name } }
	i, j := slices.IndexFunc(plan, named(Abstract.Name)), slices.IndexFunc(plan, named(Behind.Name))
	if i < 0 || j < i {
		return plan
	}
	rest := slices.DeleteFunc(slices.Clone(plan), named(Behind.Name))
	first := plan[j]
	first.Share = behindFirstShare
	return slices.Insert(rest, i, first)
}

// behindFirstShare is the share of Behind where it comes first: what others find, but for violations, does not count there.
const behindFirstShare = 0.85

// Sides returns the stages that run beside one, for a choice.
func Sides(stage, choice string) []Stage {
	return having(func(s Stage) bool { return s.With == stage && slices.Contains(s.For, choice) })
}

// TriedOn returns the stages that are tried on what another stage makes, such as "clauses".
func TriedOn(made string) []Stage { return having(func(s Stage) bool { return s.On == made }) }

func having(what func(Stage) bool) []Stage {
	return slices.DeleteFunc(Stages(), func(s Stage) bool { return !what(s) })
}

// Of is the share of some time that a stage has.
func (s Stage) Of(d time.Duration) time.Duration { return time.Duration(s.Share * float64(d)) }

// But is what a stage leaves of some time.
func (s Stage) But(d time.Duration) time.Duration { return time.Duration((1 - s.Share) * float64(d)) }
