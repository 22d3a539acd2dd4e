package report

import (
	"encoding/json"
	"io"
	"time"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// SchemaVersion is the version of the JSON report. It grows when a field
// changes its meaning or goes away. SchemaMinor grows when one is added, and
// starts anew with each version.
const (
	SchemaVersion = 1
	SchemaMinor   = 8
)

// Document is the JSON report. Lists are never null; positions that are not
// known are absent; times are in seconds.
type Document struct {
	SchemaVersion int           `json:"schemaVersion"`
	SchemaMinor   int           `json:"schemaMinor"`
	Entry         string        `json:"entry"`   // "Main.main([Ljava/lang/String;)V"
	Verdict       string        `json:"verdict"` // SAFE, UNSAFE or UNKNOWN
	Reason        string        `json:"reason"`
	ReasonKind    string        `json:"reasonKind,omitempty"` // for UNKNOWN: see result.ReasonKind
	Seconds       float64       `json:"seconds"`
	First         float64       `json:"firstViolationSeconds,omitempty"` // when the first run was found that violates a property
	NotJudged     int           `json:"notJudged"`                       // how many properties have that verdict
	Properties    []Property    `json:"properties"`
	ReachingRuns  []Reaching    `json:"reachingRuns"` // runs that get to checks
	Assumptions   []Assumption  `json:"assumptions"`
	Unsupported   []Unsupported `json:"unsupported"`
	Proof         *Proof        `json:"proof,omitempty"` // of the invariants that some SAFE rests on
	Invariants    []Invariant   `json:"invariants"`
	Steps         []Step        `json:"steps"`
	Stats         Stats         `json:"stats"`
	Remaining     string        `json:"remaining"`         // the verdict but for what is accepted
	Project       *Project      `json:"project,omitempty"` // of jayverify check
	Cached        string        `json:"cached,omitempty"`  // RFC 3339: when it was found out, if that comes from the cache
}

// Position is a place in the Java program.
type Position struct {
	Class      string `json:"class"`  // with dots
	Method     string `json:"method"` // without descriptor
	Descriptor string `json:"descriptor"`
	File       string `json:"file,omitempty"` // relative to the source tree, "p/Main.java"
	Line       int    `json:"line,omitempty"`
	PC         int    `json:"pc"` // bytecode offset in the method
}

// Property is the verdict for one property.
type Property struct {
	ID          string    `json:"id"`          // stable: Main.main([Ljava/lang/String;)V@25:array-index.1
	Fingerprint string    `json:"fingerprint"` // the same as long as the method keeps its checks, whatever their lines
	Kind        string    `json:"kind"`        // ivl.Kind's short name
	Exception   string    `json:"exception,omitempty"`
	Detail      string    `json:"detail,omitempty"`
	Position    *Position `json:"position,omitempty"`
	Verdict     string    `json:"verdict"` // SAFE, UNSAFE, UNKNOWN or NOT_JUDGED
	Reason      string    `json:"reason,omitempty"`
	ReasonKind  string    `json:"reasonKind,omitempty"` // for UNKNOWN and NOT_JUDGED: see result.ReasonKind
	Spurious    *Spurious `json:"spurious,omitempty"`   // the last derivation that turned out to be no run
	Behind      []int     `json:"behind,omitempty"`     // for NOT_JUDGED: indices in unsupported, the first ones
	Reach       string    `json:"reach"`                // reached, unreachable or not-shown
	ReachedBy   *int      `json:"reachedBy,omitempty"`  // index in reachingRuns; absent where run is what gets there
	Run         *Run      `json:"run,omitempty"`
	FoundAfter  float64   `json:"foundAfterSeconds,omitempty"` // for UNSAFE: when run was found
	PossibleRun *Run      `json:"possibleRun,omitempty"`       // violates it if code without a model does as the run says
	Accepted    *Accepted `json:"accepted,omitempty"`
	Entry       string    `json:"entry,omitempty"`   // of jayverify check: the entry whose verification has decided it
	Finding     *Finding  `json:"finding,omitempty"` // the same, for UNSAFE
}

// Spurious is a derivation of a solver that is not a run of the program: the run as far
// as it is one, then what the derivation reads and what the heap holds.
type Spurious struct {
	Inputs  []Input    `json:"inputs"`
	Path    []Position `json:"path"`
	PathCut int        `json:"pathCut"`
	Class   string     `json:"class,omitempty"` // of the object, with dots; absent when no read differs
	Field   string     `json:"field,omitempty"` // absent for an element of an array
	Read    string     `json:"read,omitempty"`
	Held    string     `json:"held,omitempty"`
	Ends    string     `json:"ends,omitempty"` // how the run ends, when no read differs
}

// Accepted says why a property that does not hold fails no build.
type Accepted struct {
	By     string `json:"by"`               // suppression, baseline, since, latent or documented
	Reason string `json:"reason,omitempty"` // of a suppression, or why
}

// Invariant is a part of the proof in terms of the Java program.
type Invariant struct {
	Kind     string    `json:"kind"` // loop, class, requires or ensures
	Subject  string    `json:"subject"`
	Position *Position `json:"position,omitempty"`
	Facts    []string  `json:"facts"` // all of them hold
	JML      []string  `json:"jml"`   // the same as lines for the source, see JML
}

// Reaching is a run that gets to checks.
type Reaching struct {
	Inputs    []Input  `json:"inputs"`    // the first ones
	InputsCut int      `json:"inputsCut"` // how many more it takes
	Call      string   `json:"call,omitempty"`
	Stdin     []string `json:"stdin"`
}

// Run is a run that violates a property.
type Run struct {
	Inputs  []Input    `json:"inputs"` // in the order the run asks for them
	Stack   []Position `json:"stack"`  // innermost call first
	Path    []Position `json:"path"`
	PathCut int        `json:"pathCut"` // entries left out in the middle of path
	Changes []Change   `json:"changes"` // what its lines change, in the order of path
	Output  string     `json:"output"`
	Call    string     `json:"call,omitempty"`  // of the entry, as Java writes it
	Calls   []string   `json:"calls,omitempty"` // that build the objects, and that of the entry
	Stdin   []string   `json:"stdin"`           // lines that System.in gives
	Wrapper string     `json:"wrapper,omitempty"`
	// Schedule is how threads take turns, where there are several.
	Schedule *Schedule `json:"schedule,omitempty"`
	JVM      *JVM      `json:"jvm,omitempty"` // the same run on the real JVM, where it was tried
}

// Schedule is how the threads of a run take turns.
type Schedule struct {
	Threads []string       `json:"threads"` // names; the main thread first
	Ends    int            `json:"ends"`    // index of the thread that the exception ends
	Steps   []ScheduleStep `json:"steps"`   // in the order of the run; the same as the run's path
	Left    int            `json:"left"`    // steps left out
}

// ScheduleStep is what a thread does at one line.
type ScheduleStep struct {
	Thread int    `json:"thread"` // index in threads
	What   string `json:"what"`
}

// JVM is what the real JVM did with the inputs of a run.
type JVM struct {
	Confirmed bool     `json:"confirmed"` // the same exception at the same line
	Reason    string   `json:"reason,omitempty"`
	Exception string   `json:"exception,omitempty"`
	Trace     []string `json:"trace"`
	Replaced  []string `json:"replaced"`          // what gave the run's values in place of the platform
	Chosen    []string `json:"chosen"`            // inputs that the JVM chose itself
	Refutes   bool     `json:"refutes,omitempty"` // a proof had found that the check holds
}

// Input is one value that came from outside.
type Input struct {
	Name     string    `json:"name"`
	Kind     string    `json:"kind"`  // environment, unmodelled or internal
	Value    string    `json:"value"` // in Java notation
	Step     int       `json:"step"`  // index in path of the line that asks for it; -1 when that is not there
	Position *Position `json:"position,omitempty"`
}

// Change is a variable, field or element that a line of a run gives another
// value.
type Change struct {
	Step  int    `json:"step"` // index in path
	Name  string `json:"name"`
	Value string `json:"value"` // in Java notation
}

// Assumption is something a SAFE rests on.
type Assumption struct {
	Kind     string    `json:"kind"`
	Text     string    `json:"text"`
	Count    int       `json:"count"`             // places; position is the first
	Refused  bool      `json:"refused,omitempty"` // the user does not accept assumptions of this kind
	Position *Position `json:"position,omitempty"`
	// Positions are all places, of assumptions that the user has to accept one by one.
	Positions []*Position `json:"positions,omitempty"`
}

// Unsupported is a feature that is not modelled.
type Unsupported struct {
	Text      string    `json:"text"`
	NotJudged int       `json:"notJudged"` // how many checks a run may get to after it that are not judged
	Position  *Position `json:"position,omitempty"`
}

// Proof says how invariants were checked by a solver that did not find them.
type Proof struct {
	By      string  `json:"by"` // what found the invariants
	Checker string  `json:"checker,omitempty"`
	Checked bool    `json:"checked"` // every clause was discharged
	Clauses int     `json:"clauses"`
	Seconds float64 `json:"seconds"`          // the check took
	Reason  string  `json:"reason,omitempty"` // why nothing was checked
}

// Step is one thing that was tried.
type Step struct {
	Name    string  `json:"name"`
	Outcome string  `json:"outcome"`
	Seconds float64 `json:"seconds"`
}

// Stats counts what was worked on.
type Stats struct {
	Classes      int `json:"classes"`
	Methods      int `json:"methods"`
	Instructions int `json:"instructions"`
	Procs        int `json:"procs"`
	Statements   int `json:"statements"`
	Clauses      int `json:"clauses"`
	Predicates   int `json:"predicates"`
	Arguments    int `json:"arguments"` // of all predicates together

	FrontCPU float64 `json:"frontCPUSeconds"` // processor time from class files to clauses
}

// JSON writes r as one indented JSON object and a line end.
func JSON(w io.Writer, r *result.Result, _ Options) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(NewDocument(r))
}

// NewDocument returns the JSON report of r before it is written.
func NewDocument(r *result.Result) *Document {
	prints := r.Fingerprints()
	d := &Document{
		SchemaVersion: SchemaVersion,
		SchemaMinor:   SchemaMinor,
		Entry:         r.Entry,
		Verdict:       r.Verdict.String(),
		Reason:        r.Reason.String(),
		ReasonKind:    r.Reason.Kind.String(),
		Seconds:       r.Elapsed.Seconds(),
		First:         r.FirstViolation().Seconds(),
		Remaining:     r.Remaining().String(),
		NotJudged:     r.NotJudged(),
		Assumptions: mapped(r.Assumptions, func(a result.Assumption) Assumption {
			return Assumption{Kind: a.Kind, Text: a.Text, Count: a.N, Refused: a.Refused, Position: jsonPosition(a.Pos), Positions: assumedPlaces(a.AllPlaces())}
		}),
		Unsupported: mapped(r.Unsupported, func(u result.Unsupported) Unsupported {
			return Unsupported{Text: u.Text, NotJudged: u.Checks, Position: jsonPosition(u.Pos)}
		}),
		Steps: mapped(r.Steps, func(s result.Step) Step {
			return Step{Name: s.Name, Outcome: s.Outcome, Seconds: s.Elapsed.Seconds()}
		}),
		ReachingRuns: mapped(r.Reaching, func(g result.Reaching) Reaching {
			return Reaching{Inputs: jsonInputs(g.Inputs), InputsCut: g.Left, Call: g.Call, Stdin: append([]string{}, g.Stdin...)}
		}),
		Proof: jsonProof(r.Proof),
		Invariants: mapped(r.Invariants, func(i result.Invariant) Invariant {
			return Invariant{
				Kind: invariantKindNames[i.Kind], Subject: i.Subject, Position: jsonPosition(i.Pos),
				Facts: mapped(i.Facts, func(f string) string { return f }), JML: append([]string{}, JML(i)...),
			}
		}),
		Stats: Stats(r.Stats),
	}
	d.Project = jsonProject(r.Project)
	if !r.Cached.IsZero() {
		d.Cached = r.Cached.Format(time.RFC3339)
	}
	d.Properties = make([]Property, len(r.Properties))
	for i, p := range r.Properties {
		d.Properties[i] = jsonProperty(p)
		d.Properties[i].Fingerprint = prints[i]
	}
	return d
}

var invariantKindNames = [...]string{
	result.LoopInvariant:  "loop",
	result.ClassInvariant: "class",
	result.MethodRequires: "requires",
	result.MethodEnsures:  "ensures",
}

func jsonProof(p *result.Proof) *Proof {
	if p == nil {
		return nil
	}
	return &Proof{By: p.By, Checker: p.Checker, Checked: p.Unchecked == "", Clauses: p.Clauses, Seconds: p.Elapsed.Seconds(), Reason: p.Unchecked}
}

func jsonProperty(p result.Property) Property {
	out := Property{
		ID:         p.Name,
		Kind:       p.Kind.String(),
		Exception:  binaryName(p.Exception),
		Detail:     p.Detail,
		Position:   jsonPosition(p.Pos),
		Verdict:    p.Verdict.String(),
		Reason:     p.Reason.String(),
		ReasonKind: p.Reason.Kind.String(),
		Spurious:   jsonSpurious(p.Reason.Spurious),
		Reach:      reachNames[p.Reach],
		FoundAfter: p.FoundAfter.Seconds(),
		Behind:     p.Behind,
	}
	out.Run, out.PossibleRun = jsonRun(p.Run), jsonRun(p.Possible)
	if p.ReachedBy > 0 {
		index := p.ReachedBy - 1
		out.ReachedBy = &index
	}
	if a := p.Accepted; a != nil {
		out.Accepted = &Accepted{By: a.By, Reason: a.Reason}
	}
	out.Entry, out.Finding = p.Entry, jsonFinding(p.Finding)
	return out
}

func jsonSpurious(s *result.Spurious) *Spurious {
	if s == nil {
		return nil
	}
	return &Spurious{
		Inputs: jsonInputs(s.Inputs), Path: jsonPositions(s.Path), PathCut: s.Cut,
		Class: s.Class, Field: s.Field, Read: s.Read, Held: s.Held, Ends: s.Ends,
	}
}

func jsonRun(run *result.Counterexample) *Run {
	if run == nil {
		return nil
	}
	out := &Run{
		Inputs:  jsonInputs(run.Inputs),
		Stack:   jsonPositions(run.Stack),
		Path:    jsonPositions(run.Path),
		PathCut: run.Cut,
		Changes: mapped(run.Changes, func(c result.Change) Change { return Change(c) }),
		Output:  run.Output,
		Call:    run.Call,
		Calls:   run.Calls,
		Wrapper: run.Wrapper,
		Stdin:   append([]string{}, run.Stdin...),
	}
	if s := run.Schedule; s != nil {
		out.Schedule = &Schedule{Threads: append([]string{}, s.Threads...), Ends: s.Ends, Left: s.Left, Steps: mapped(s.Steps, func(st result.ScheduleStep) ScheduleStep { return ScheduleStep{st.Thread, st.What} })}
	}
	if j := run.JVM; j != nil {
		out.JVM = &JVM{Confirmed: j.Confirmed, Reason: j.Reason, Exception: j.Exception, Trace: append([]string{}, j.Trace...), Replaced: append([]string{}, j.Replaced...), Chosen: append([]string{}, j.Chosen...), Refutes: j.Refutes}
	}
	return out
}

func jsonInputs(vs []result.InputValue) []Input {
	return mapped(vs, func(v result.InputValue) Input {
		return Input{
			Name:     v.Input.Name,
			Kind:     inputKindNames[v.Input.Kind],
			Value:    v.Value,
			Step:     v.Step,
			Position: jsonPosition(v.Input.Pos),
		}
	})
}

var reachNames = [...]string{
	result.NotShown:    "not-shown",
	result.Reached:     "reached",
	result.Unreachable: "unreachable",
}

var inputKindNames = [...]string{
	ivl.Environment: "environment",
	ivl.Unmodelled:  "unmodelled",
	ivl.Internal:    "internal",
	ivl.Setting:     "environment",
}

func jsonPosition(p ivl.Pos) *Position {
	m := p.Method
	if m == nil {
		return nil
	}
	return &Position{
		Class:      binaryName(m.Class),
		Method:     m.Name,
		Descriptor: m.Desc,
		File:       sourceName(m),
		Line:       p.Line,
		PC:         p.PC,
	}
}

// jsonPositions leaves out positions that are not known.
func jsonPositions(ps []ivl.Pos) []Position {
	out := []Position{}
	for _, p := range ps {
		if q := jsonPosition(p); q != nil {
			out = append(out, *q)
		}
	}
	return out
}

// mapped applies f to every element; the result is never nil.
func mapped[T, U any](xs []T, f func(T) U) []U {
	out := make([]U, 0, len(xs))
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

// assumedPlaces is nil for no places.
func assumedPlaces(all []ivl.Pos) []*Position {
	if len(all) == 0 {
		return nil
	}
	return mapped(all, jsonPosition)
}
