package verify

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/bug"
	"github.com/jayverify/jayverify/internal/failure"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/portfolio"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/runs"
	"github.com/jayverify/jayverify/symex"
	"github.com/jayverify/jayverify/symex/solver"
	"github.com/jayverify/jayverify/symex/term"
)

// symexEngine is symbolic execution alone.
const symexEngine = "symex"

// An exploration executes the program symbolically in the background. It touches
// nothing of the session but what is never changed; what it has found is taken
// over by absorb.
type exploration struct {
	machine *ivl.Machine
	// impossible is that of runs.Runner, which looks at nothing that changes.
	impossible func(ivl.Outcome) string
	props      []*ivl.Property
	closed     []atomic.Bool // by Property.ID: nobody wants to know more
	cancel     context.CancelFunc
	done       chan struct{}
	wait       func() // for its end; panics where it did
	start      time.Time

	mu       sync.Mutex
	found    []foundRun
	covered  []func() ivl.Inputs
	violated func(*ivl.Property) // told of each that is violated; nil: nobody
	result   *symex.Result       // once it has ended
	proved   []*ivl.Property
	checked  string // how what it rests on was checked
	proof    result.Proof
	script   string
	took     time.Duration
	first    atomic.Int64 // when the first violation was found, in ns since start; 0: there was none
	newest   atomic.Int64 // when something new was found last, in ns since start
	retrying atomic.Bool  // only questions that are hard for the solver are left
	asking   atomic.Bool  // the solver works on a question

	decided     func()
	unconfirmed int          // how many runs that are only possible were remembered
	evolved     *result.Step // once that has ended

	absorbed int // of found, by absorb
	noted    int // of covered
	told     bool
}

// foundRun is a run that violates a property.
type foundRun struct {
	prop   *ivl.Property
	out    ivl.Outcome
	inputs func() ivl.Inputs
	at     time.Time
}

// maxUnconfirmed is how many runs that only code without a model makes possible
// are remembered.
const maxUnconfirmed = 20

// explore starts to execute the program symbolically after a delay: most small
// programs are proved before that, and the solver's start would be in their way.
// When everything that is open is decided by that, it calls decided.
func (s *session) explore(ctx context.Context, delay time.Duration, decided func()) {
	if s.tools == nil || s.tools.SMT == "" || s.Machine == nil {
		return
	}
	ctx, cancel := context.WithCancel(ctx)
	e := &exploration{
		machine: s.Machine, impossible: s.Impossible, props: s.Lowered.Program.Props, closed: make([]atomic.Bool, len(s.status)),
		cancel: cancel, done: make(chan struct{}), start: time.Now(), decided: decided,
	}
	for i, st := range s.status {
		e.closed[i].Store(st.closed)
	}
	s.exploration = e
	evolved := make(chan struct{})
	waitEvolved := bug.Go(func() {
		defer close(evolved)
		defer bug.InPass("typed texts")
		if s.Typed() && s.cfg.Engine != symexEngine {
			e.evolve(ctx, &runs.Runner{Lowered: s.Lowered, Machine: s.Machine, Last: s.Last})
		}
	})
	memory := s.limits(ctx).MemoryMB
	waitRun := bug.Go(func() {
		defer close(e.done)
		defer func() { <-evolved }()
		defer bug.InPass("symbolic execution")
		select {
		case <-time.After(delay):
		case <-ctx.Done():
		}
		e.run(ctx, s.Lowered.Program, s.tools.SMT, memory)
	})
	e.wait = func() { waitRun(); waitEvolved() }
}

func (e *exploration) run(ctx context.Context, p *ivl.Program, z3 string, memory int) {
	process := &solver.Z3{Path: z3, MemoryMB: memory}
	defer process.Close()
	core := noted{process, &e.asking}
	engine := symex.New(p, symex.Options{
		Solver:    core,
		Text:      textOf,
		Retry:     func() { e.retrying.Store(true) },
		Full:      fullness(ctx),
		Closed:    func(p *ivl.Property) bool { return e.closed[p.ID].Load() },
		Violation: func(p *ivl.Property, inputs func() ivl.Inputs) bool { return e.confirm(ctx, p, inputs) },
		Covered:   e.cover,
	})
	r := engine.Run(ctx)
	var proved []*ivl.Property
	for _, p := range e.props {
		if r.Exhausted && !e.closed[p.ID].Load() && !engine.Unsure(p) {
			proved = append(proved, p)
		}
	}
	var how, script string
	var proof result.Proof
	if len(proved) > 0 {
		start := time.Now()
		var err error
		if how, script, err = symex.Recheck(ctx, r.Refuted, z3, memory); err != nil {
			proved = nil
			r.Exhausted = false
			r.Dropped = append(r.Dropped, err.Error())
		}
		proof = result.Proof{By: "symbolic execution", Checker: how, Invariants: "all paths", Clauses: len(r.Refuted), Elapsed: time.Since(start)}
	}
	e.mu.Lock()
	e.result, e.proved, e.checked, e.script, e.proof, e.took = r, proved, how, script, proof, time.Since(e.start)
	e.mu.Unlock()
	for _, p := range proved {
		e.closed[p.ID].Store(true)
	}
	if e.allClosed() {
		e.decided()
	}
}

// confirm runs the program with inputs that are said to violate a property. It
// returns whether they do.
func (e *exploration) confirm(ctx context.Context, p *ivl.Property, inputs func() ivl.Inputs) bool {
	if e.closed[p.ID].Load() {
		return true
	}
	out := e.machine.Run(ctx, ivl.Options{Inputs: inputs(), MaxSteps: runs.FirstSteps, MaxDepth: runs.CallDepth, MaxOutput: -1})
	if out.Result != ivl.Violated || out.Prop != p {
		return false
	}
	// Another path may have inputs that a program can be given.
	possible := e.impossible(out) == ""
	out.Consumed = nil
	e.mu.Lock()
	defer e.mu.Unlock()
	if out.Uncertain || !possible {
		if e.unconfirmed++; e.unconfirmed > maxUnconfirmed {
			return false
		}
	}
	if e.closed[p.ID].Load() { // meanwhile
		return true
	}
	e.found = append(e.found, foundRun{p, out, inputs, time.Now()})
	e.newest.Store(int64(time.Since(e.start)))
	if out.Uncertain || !possible {
		return false
	}
	if e.first.CompareAndSwap(0, int64(time.Since(e.start))) {
		time.AfterFunc(portfolio.Courtesy.Span, e.decided)
	}
	e.closed[p.ID].Store(true)
	if e.violated != nil {
		e.violated(p)
	}
	return true
}

// cover remembers the inputs of a run that has entered a new block.
func (e *exploration) cover(inputs func() ivl.Inputs) {
	e.newest.Store(int64(time.Since(e.start)))
	e.mu.Lock()
	defer e.mu.Unlock()
	e.covered = append(e.covered, inputs)
}

// evolve runs the program with words of its own, until that shows nothing new.
func (e *exploration) evolve(ctx context.Context, r *runs.Runner) {
	start := time.Now()
	f := r.Evolve(ctx, runs.Visitor{
		Violates: func(p *ivl.Property, inputs func() ivl.Inputs) { e.confirm(ctx, p, inputs) },
		Covers:   e.cover,
		Done:     e.allClosed,
		Closed:   func(p *ivl.Property) bool { return e.closed[p.ID].Load() },
	})
	e.mu.Lock()
	defer e.mu.Unlock()
	e.evolved = &result.Step{Name: "typed texts", Outcome: foundText(f), Elapsed: time.Since(start)}
}

// allClosed reports whether nobody wants to know more of any property.
func (e *exploration) allClosed() bool {
	for i := range e.closed {
		if !e.closed[i].Load() {
			return false
		}
	}
	return true
}

// noted is a solver that tells when it works.
type noted struct {
	core solver.Core
	busy *atomic.Bool
}

// Check implements solver.Core.
func (n noted) Check(ctx context.Context, ts []*term.Term, limit time.Duration) solver.Answer {
	n.busy.Store(true)
	defer n.busy.Store(false)
	return n.core.Check(ctx, ts, limit)
}

// memoryShare is the part of the memory that is left to others.
const memoryShare = 0.4

// fullness returns what reports whether the memory is used up but for the share
// of others. It looks every few milliseconds.
func fullness(ctx context.Context) func() bool {
	b := proc.BudgetOf(ctx)
	if b == nil {
		return nil
	}
	var looked time.Time
	full := false
	return func() bool {
		if now := time.Now(); now.Sub(looked) > 50*time.Millisecond {
			looked = now
			full = float64(b.Left()) < memoryShare*float64(b.Limit())
		}
		return full
	}
}

// textOf is what is known of the strings that an input gives.
func textOf(in *ivl.Input) symex.Text {
	switch in.Name {
	case "Scanner.next()":
		return symex.Text{NotEmpty: true, NoSpace: true, Fresh: true}
	case "Scanner.nextLine()":
		return symex.Text{OneLine: true}
	}
	return symex.Text{}
}

// absorb takes over what the exploration has found so far.
func (s *session) absorb() {
	e := s.exploration
	if e == nil {
		return
	}
	e.mu.Lock()
	found, covered, result := e.found[e.absorbed:], e.covered[e.noted:], e.result
	e.absorbed, e.noted = len(e.found), len(e.covered)
	evolved := e.evolved
	e.evolved = nil
	e.mu.Unlock()
	for _, inputs := range covered {
		s.note(s.Machine.Run(context.Background(), ivl.Options{Inputs: inputs(), MaxSteps: runs.FirstSteps, MaxDepth: runs.CallDepth, MaxOutput: -1, NoRecord: true}), inputs)
	}
	for _, f := range found {
		s.foundAt = f.at
		s.note(f.out, f.inputs)
		s.tryViolation(f.out, f.inputs)
	}
	s.foundAt = time.Time{}
	if evolved != nil {
		s.tellStep(*evolved)
	}
	if result == nil || e.told {
		return
	}
	e.told = true
	s.tellExploration(e)
}

// tellExploration closes what an exploration that has ended proves.
func (s *session) tellExploration(e *exploration) {
	r := e.result
	if r.Paths() == 0 && !r.Exhausted {
		return // everything was decided before it began
	}
	text := r.String()
	if first := time.Duration(e.first.Load()); first > 0 {
		text += fmt.Sprintf("; first violation after %.2f s", first.Seconds())
	}
	if len(r.Dropped) > 0 {
		text += "; " + r.Dropped[0]
	}
	how := fmt.Sprintf("by enumeration, %s", count(r.Paths(), "path", "paths"))
	if e.checked != "" {
		how += ", " + e.checked
	}
	proved := 0
	for _, p := range e.proved {
		if st := &s.status[p.ID]; !st.closed {
			s.close(p, result.Safe, result.Because(how), nil)
			proved++
			if st.reach != result.Reached && r.OutOfReach(p) {
				st.reach = result.Unreachable
			}
		}
	}
	if proved > 0 {
		text += fmt.Sprintf("; %s proved", count(proved, "check", "checks"))
		s.enumerated = how
		s.addProof(e.proof)
		if s.cfg.Proof != "" {
			s.proofs++
			if err := writePaths(s.cfg.Proof, s.proofs, e.script); err != nil {
				text += "; --proof: " + err.Error()
			}
		}
	}
	s.tellStep(result.Step{Name: "symbolic execution", Outcome: text, Elapsed: e.took})
}

// tellStep records a step that ran beside others.
func (s *session) tellStep(st result.Step) {
	s.steps = append(s.steps, st)
	s.obs.Step(st)
}

// interrupted is a context that ends when symbolic execution finds that one of
// some properties is violated: they need no race any more, and the others need
// another one. ended reports whether that was so.
func (s *session) interrupted(ctx context.Context, props []*ivl.Property) (c context.Context, ended func() bool, stop func()) {
	e := s.exploration
	if e == nil {
		return ctx, func() bool { return false }, func() {}
	}
	c, cancel := context.WithCancel(ctx)
	var hit atomic.Bool
	end := func() { hit.Store(true); cancel() }
	e.mu.Lock()
	e.violated = func(p *ivl.Property) {
		if slices.Contains(props, p) {
			end()
		}
	}
	for _, f := range e.found[e.absorbed:] {
		if e.closed[f.prop.ID].Load() && slices.Contains(props, f.prop) {
			end()
		}
	}
	e.mu.Unlock()
	return c, hit.Load, func() {
		e.mu.Lock()
		e.violated = nil
		e.mu.Unlock()
		cancel()
	}
}

// finishExploring waits for the exploration until it has ended or shows nothing
// new, and takes over what it has found. It is not interrupted while the solver
// works on a question.
func (s *session) finishExploring(ctx context.Context) {
	e := s.exploration
	if e == nil {
		return
	}
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for waiting := true; waiting; {
		s.absorb()
		now := time.Since(e.start)
		idle := s.cfg.Engine != symexEngine && !e.retrying.Load() && !e.asking.Load() && now > portfolio.Symbolic.Span+portfolio.IdleFactor*time.Duration(e.newest.Load())
		first := time.Duration(e.first.Load())
		late := first > 0 && now > first+portfolio.Courtesy.Span && s.cfg.PropertyTimeout == 0
		if len(s.open()) == 0 || ctx.Err() != nil || idle || late {
			break
		}
		select {
		case <-e.done:
			waiting = false
		case <-ctx.Done():
			waiting = false
		case <-tick.C:
		}
	}
	s.stopExploring()
}

// stopExploring ends the exploration.
func (s *session) stopExploring() {
	e := s.exploration
	if e == nil {
		return
	}
	e.cancel()
	e.wait()
	s.absorb()
	s.exploration = nil
}

// executeAlone decides what is open by symbolic execution and nothing else.
func (s *session) executeAlone(ctx context.Context) error {
	if s.tools == nil || s.tools.SMT == "" {
		return failure.Errorf(failure.NoSolver, "--engine=symex needs z3, which was not found")
	}
	s.obs.Phase("symbolic execution")
	s.explore(ctx, 0, func() {})
	e := s.exploration
	s.finishExploring(ctx)
	reason := late
	if e != nil && e.result != nil && len(e.result.Dropped) > 0 {
		reason = result.Reason{Kind: result.PathsLeft, Text: "symbolic execution does not follow every path: " + e.result.Dropped[0]}
	}
	s.leaveOpenBy(reason)
	return nil
}

// leaveOpenBy gives the reason for what has none yet.
func (s *session) leaveOpenBy(reason result.Reason) {
	for _, p := range s.open() {
		if s.status[p.ID].reason.None() {
			s.giveUp([]*ivl.Property{p}, reason)
		}
	}
}
