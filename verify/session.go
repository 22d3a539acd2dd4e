package verify

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/jayverify/jayverify/evidence/explain"
	"github.com/jayverify/jayverify/internal/bug"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/portfolio"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/runs"
)

// session is the state of one verification: what is known of each property
// so far.
type session struct {
	cfg          Config
	obs          Observer
	tools        *toolbox
	*runs.Runner          // what executes the program
	jvm          *jvmRuns // violations on the real JVM
	checkedIn    [][]int  // properties by the block of the machine that checks them, see checkPlaces

	saved *saved // what is known, for the case that a step does not end
	// unsaved says that something has been decided since.
	unsaved bool

	status []propertyStatus // by Property.ID
	begun  time.Time        // when the verification began
	// foundAt is when the run was found that is looked at; zero: now.
	foundAt time.Time
	single  bool // one property is worked on, alone
	// courtesy is when those that are open after a violation have had their time;
	// zero before there is one.
	courtesy time.Time
	// reachers are runs that got to properties which no run before got to.
	reachers []result.Reaching
	proof    *result.Proof
	// For --explain: the last proof that was checked, and what it says in Java.
	settled *explain.Proof
	told    []result.Invariant
	needs   needs
	// glancing is the context of the whole while properties have a moment each; else
	// nil.
	glancing context.Context
	before   sync.Map // what was encoded, by the program that it became
	proofs   int      // how many were written
	// patterns says what the proof by heap patterns is that some property rests
	// on; "" when none does.
	patterns string
	// enumerated says how many paths there are where some property rests on that;
	// "" when none does.
	enumerated  string
	exploration *exploration  // symbolic execution, while it runs
	assumed     []*lower.Note // what runs may need, see listAssumptions
	// onlyRun has the blocks of the only run that the program has; nil when there
	// are others.
	onlyRun  map[*ivl.Block]bool
	heapTree []result.HeapNode // of that proof
	behindOf []*ivl.Property   // see behindCuts
	behind   []lower.CutSet
	steps    []result.Step
	// Processor time: when the session started, of the steps that are no part
	// of the front end, and of the front end, 0 until there are clauses.
	startCPU, otherCPU, frontCPU time.Duration
	stats                        result.Stats
}

// propertyStatus is what is known of one property.
type propertyStatus struct {
	verdict result.Verdict
	reason  result.Reason
	reach   result.Reach
	// reachedBy is 1 + the index in session.reachers of the first run that reached
	// it; 0 when none did.
	reachedBy int
	run       *result.Counterexample
	closed    bool            // decided, or given up
	tried     map[string]bool // encodings that cannot decide it; true: not even alone
	eased     []string        // encodings with which bounds and differences have been computed
	maybe     []possible      // runs that violate it if code without a model does as they say
	found     time.Duration   // for Unsafe: when its run was found, since session.begun
}

func newSession(cfg Config, obs Observer, low *lower.Result, tools *toolbox) *session {
	s := &session{cfg: cfg, obs: obs, begun: time.Now(), Runner: runs.New(low), tools: tools, status: make([]propertyStatus, len(low.Program.Props))}
	s.assumed = low.Assuming(nil)
	s.stats = result.Stats{
		Classes: low.Stats.Classes, Methods: low.Stats.Methods, Instructions: low.Stats.Instructions,
		Procs: len(low.Program.Procs), Statements: statements(low.Program),
	}
	for _, d := range cfg.Dump {
		switch d {
		case "ssa":
			obs.Dump("ssa", dumpSSA(low))
		case "schedule":
			obs.Dump("schedule", portfolio.Text())
		case "ivl":
			obs.Dump("ivl", low.Program.String())
		}
	}
	return s
}

func statements(p *ivl.Program) int {
	n := 0
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			n += len(b.Stmts) + 1
		}
	}
	return n
}

// wants reports whether the dump called name was asked for.
func (s *session) wants(name string) bool {
	for _, d := range s.cfg.Dump {
		if d == name {
			return true
		}
	}
	return false
}

// encodeStep is the step from IVL to what is translated into clauses.
const encodeStep = "encode"

// endFront notes the processor time of the front end, the first time.
func (s *session) endFront() {
	if s.frontCPU == 0 {
		s.frontCPU = cpuTime() - s.startCPU - s.otherCPU
		s.stats.FrontCPU = s.frontCPU.Seconds()
	}
}

// step runs one step of the schedule and records it.
func (s *session) step(name string, f func() string) {
	s.obs.Phase(name)
	if s.unsaved {
		s.save()
	}
	start, cpu := time.Now(), cpuTime()
	st := result.Step{Name: name, Outcome: inPass(name, f)}
	st.Elapsed = time.Since(start)
	if name != encodeStep {
		s.otherCPU += cpuTime() - cpu
	}
	s.steps = append(s.steps, st)
	if s.unsaved {
		s.save()
	}
	s.obs.Step(st)
}

// inPass calls f, which a panic names.
func inPass(name string, f func() string) string {
	defer bug.InPass(name)
	return f()
}

// open lists the properties that are not closed.
func (s *session) open() []*ivl.Property {
	var ps []*ivl.Property
	for _, p := range s.Lowered.Program.Props {
		if !s.status[p.ID].closed {
			ps = append(ps, p)
		}
	}
	return ps
}

// close settles a property.
func (s *session) close(p *ivl.Property, v result.Verdict, reason result.Reason, run *result.Counterexample) {
	st := &s.status[p.ID]
	st.verdict, st.reason, st.closed = v, reason, true
	s.unsaved = true
	if s.exploration != nil {
		s.exploration.closed[p.ID].Store(true)
	}
	if run != nil {
		st.run = run
	}
	if v == result.Unsafe {
		st.reach = result.Reached
		s.tellViolation(p)
	}
}

// tellViolation notes when a property was found to be violated, and tells an
// observer that wants to know.
func (s *session) tellViolation(p *ivl.Property) {
	at := s.foundAt
	if at.IsZero() {
		at = time.Now()
	}
	s.status[p.ID].found = max(at.Sub(s.begun), 1)
	if w, ok := s.obs.(Watcher); ok && p.Kind != ivl.Unsupported {
		w.Violated(p, s.status[p.ID].found)
	}
}

// result makes the Result of all that has been found out.
func (s *session) result() *result.Result {
	r := s.known()
	s.tellPossible(r)
	return r
}

// known makes the Result of what is known so far.
func (s *session) known() *result.Result {
	r := &result.Result{Entry: s.Lowered.Entry, Steps: s.steps, Stats: s.stats, Assumptions: s.assumptions(), Proof: s.proof, Invariants: s.told, HeapTree: s.heapTree, Verdict: result.Safe}
	var unsafe, unknown, cuts []*ivl.Property
	for _, p := range s.Lowered.Program.Props {
		st := s.status[p.ID]
		if p.Kind == ivl.Unsupported {
			if st.verdict != result.Safe {
				cuts = append(cuts, p)
				r.Unsupported = append(r.Unsupported, result.Unsupported{Text: p.Detail, Pos: p.Pos})
			}
			continue
		}
		if st.verdict == result.Unknown && st.reason.None() {
			st.reason = result.Reason{Kind: result.NotTried}
		}
		r.Properties = append(r.Properties, result.Property{Property: p, Verdict: st.verdict, Reason: st.reason, Reach: st.reach, Run: st.run, FoundAfter: st.found})
		switch st.verdict {
		case result.Unsafe:
			unsafe = append(unsafe, p)
		case result.Unknown:
			unknown = append(unknown, p)
		}
	}
	s.judge(r, cuts)
	s.tellReaching(r)
	switch {
	case len(unsafe) > 0:
		r.Verdict = result.Unsafe
		r.Reason = result.Because(count(len(unsafe), "property is", "properties are") + " violated")
	case len(cuts) > 0:
		r.Verdict, r.Reason = result.Unknown, cutsReason(r)
	case len(unknown) > 0:
		r.Verdict, r.Reason = result.Unknown, s.unknownReason(unknown)
	default:
		r.Reason = result.Because(s.safeReason())
	}
	return r
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// unknownReason says why there is no verdict.
func (s *session) unknownReason(ps []*ivl.Property) result.Reason {
	why := s.status[ps[0].ID].reason
	why.More = len(ps) - 1
	return why
}

func (s *session) safeReason() string {
	if len(s.Lowered.Program.Props) == 0 {
		return "nothing in the program can be violated"
	}
	if s.patterns != "" {
		return s.patterns
	}
	if s.enumerated != "" {
		return s.enumerated
	}
	if p := s.proof; p != nil {
		if p.Unchecked != "" {
			return fmt.Sprintf("%s found by %s; nothing checked them: %s", p.Invariants, p.By, p.Unchecked)
		}
		return fmt.Sprintf("%s found by %s, checked by %s (%d)", p.Invariants, p.By, p.Checker, p.Clauses)
	}
	if n := len(s.steps); n > 0 {
		return s.steps[n-1].Name + ": " + s.steps[n-1].Outcome
	}
	return ""
}
