// Package board has what is known of each check while engines work on it.
//
//	engine ──Open──▶ what is to be decided
//	       ──Close──▶ a check is decided, for all engines: Watch ends their work on it
//	       ──GiveUp─▶ why an engine could not decide it; another one may
//	runs   ──Note, Try──▶ which checks a run reaches, and which one it violates
//
// Result is what all of that comes to.
package board

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// Board is safe for concurrent use.
type Board struct {
	lowered *lower.Result
	runner  *runs.Runner
	begun   time.Time
	// confirm takes each violation, one at a time, with the script that repeats it on a
	// JVM; err says why there is none.
	confirm Confirm
	obs     config.Observer

	proofsOnly bool // no run counts

	looking   sync.Mutex // held while a run is looked at: one at a time
	checkedIn [][]int    // properties by the block of the machine that checks them; set by Compile
	entered   []bool     // by the block of the machine: a run has entered it

	mu         sync.Mutex // for all that follows
	status     []status   // by Property.ID
	watchers   map[*watcher]bool
	violated   time.Time         // when the first violation was found; zero before
	afterwards []func()          // what to do at the first violation
	reachers   []result.Reaching // runs that got to properties which no run before got to
	findings   Findings
	scheduled  []result.Property // of threads, and no properties of the lowered program
	behind     behind
	open       *Open
	progress   progress
	counts     config.Counts

	promises map[chan struct{}]map[*ivl.Property]bool // what each is about; it is closed at the end
}

// Confirm takes a violation to a JVM.
type Confirm func(p *ivl.Property, run *result.Counterexample, script *jvm.Script, err error)

// Findings are what engines tell of the whole program.
type Findings struct {
	Proof       *result.Proof
	Why         string              // what proves it, where that is not Proof and no step
	HeapTree    []result.HeapNode   // of a proof by heap patterns
	Invariants  []result.Invariant  // for --explain
	Assumptions []*lower.Note       // what a SAFE rests on
	OnlyRun     map[*ivl.Block]bool // the blocks of the only run that the program has; nil when there are others
	Executed    bool                // that run was made with the JDK's own code
	NeedsInput  bool                // a run takes something from outside
	Stats       result.Stats
}

// status is what is known of one property.
type status struct {
	verdict result.Verdict
	reason  result.Reason
	reach   result.Reach
	// reachedBy is 1 + the index in Board.reachers of the first run that reached it; 0
	// when none did.
	reachedBy int
	run       *result.Counterexample
	found     time.Duration // for Unsafe: when its run was found, since Board.begun
	closed    bool          // decided, or given up
	repeated  bool          // for Unsafe: by a run that a JVM has repeated, which may go on where the program ends at a cut
	refuted   bool          // for Unsafe: it was proved, too
	possible  []*Possible
}

// Possible is a run that violates a property if code without a model does as it says.
type Possible struct {
	Out    ivl.Outcome
	Inputs func() ivl.Inputs
	Run    *result.Counterexample // once it has been made
}

// possiblePerProperty is how many possible runs are kept of a property.
const possiblePerProperty = 2

// New returns a board on which nothing is known. begun is when the verification
// began; obs and confirm may be nil.
func New(low *lower.Result, runner *runs.Runner, obs config.Observer, begun time.Time, confirm Confirm) *Board {
	if confirm == nil {
		confirm = func(*ivl.Property, *result.Counterexample, *jvm.Script, error) {}
	}
	if obs == nil {
		obs = nobody{}
	}
	b := &Board{
		lowered: low, runner: runner, obs: obs, begun: begun, confirm: confirm,
		status: make([]status, len(low.Program.Props)), watchers: map[*watcher]bool{}, promises: map[chan struct{}]map[*ivl.Property]bool{},
	}
	for _, p := range low.Program.Props {
		if p.Kind != ivl.Unsupported {
			b.counts.Checks++
		}
	}
	b.findings.Assumptions = low.Assuming(nil)
	b.findings.Stats = result.Stats{
		Classes: low.Stats.Classes, Methods: low.Stats.Methods, Instructions: low.Stats.Instructions,
		Procs: len(low.Program.Procs), Statements: low.Program.Size(),
	}
	if c, ok := obs.(config.Counter); ok {
		c.Counted(b.counts)
	}
	return b
}

// ProofsOnly says that no run counts from now on: not the violations, and not what runs reach. Call it
// before engines work.
func (b *Board) ProofsOnly() { b.proofsOnly = true }

// Compile makes the machine that runs the program.
func (b *Board) Compile() error {
	if err := b.runner.Compile(); err != nil {
		return bug.New("lower", "lowering gives a program that does not compile: %w", err)
	}
	b.checkedIn = b.runner.CheckPlaces()
	b.entered = make([]bool, len(b.checkedIn))
	return nil
}

// Findings calls f with what is known of the whole program, for f to change.
func (b *Board) Findings(f func(*Findings)) {
	b.mu.Lock()
	defer b.mu.Unlock()
	f(&b.findings)
}

// Open lists the properties that are not closed.
func (b *Board) Open() []*ivl.Property {
	return b.having(func(s *status) bool { return !s.closed })
}

// Proved lists the properties that are safe.
func (b *Board) Proved() []*ivl.Property {
	return b.having(func(s *status) bool { return s.verdict == result.Safe })
}

func (b *Board) having(what func(*status) bool) []*ivl.Property {
	b.mu.Lock()
	defer b.mu.Unlock()
	var ps []*ivl.Property
	for _, p := range b.lowered.Program.Props {
		if what(&b.status[p.ID]) {
			ps = append(ps, p)
		}
	}
	return ps
}

// Done reports whether nothing is open.
func (b *Board) Done() bool { return len(b.Open()) == 0 }

// Closed reports whether a property is closed.
func (b *Board) Closed(p *ivl.Property) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.status[p.ID].closed
}

// Verdict is what is known of a property.
func (b *Board) Verdict(p *ivl.Property) result.Verdict {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.status[p.ID].verdict
}

// Violated is when the first violation was found; ok is false before.
func (b *Board) Violated() (at time.Time, ok bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.violated, !b.violated.IsZero()
}

// Close settles a property, unless it is closed already. It reports whether it was
// open. A run closes it by Try.
func (b *Board) Close(p *ivl.Property, v result.Verdict, reason result.Reason) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.status[p.ID].closed {
		return false
	}
	b.close(p, v, reason)
	return true
}

// Prove settles a property as safe that was closed as unknown, or is open.
func (b *Board) Prove(p *ivl.Property, reason result.Reason) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.status[p.ID].verdict == result.Unknown {
		b.close(p, result.Safe, reason)
	}
}

// Unreachable settles a property as safe because no run gets to it.
func (b *Board) Unreachable(p *ivl.Property) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if s := &b.status[p.ID]; s.verdict == result.Safe && s.reach != result.Reached {
		s.reach = result.Unreachable
	}
}

// Retract removes a violation that the JVM does not show.
func (b *Board) Retract(p *ivl.Property, reason result.Reason) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.count(p, b.status[p.ID].verdict, result.Unknown)
	b.status[p.ID].verdict, b.status[p.ID].reason = result.Unknown, reason
	b.progress.unsaved = true
}

// Repeated settles a property as violated by a run that a JVM has repeated, be it
// closed or not. If it was proved, the result says so, see tellRefuted.
func (b *Board) Repeated(p *ivl.Property, run *result.Counterexample) {
	if b.proofsOnly {
		return
	}
	b.looking.Lock()
	defer b.looking.Unlock()
	b.mu.Lock()
	s := &b.status[p.ID]
	s.refuted = s.refuted || s.verdict == result.Safe
	s.repeated = s.repeated || s.verdict != result.Unsafe
	b.mu.Unlock()
	b.settle(p, run, time.Now())
}

// Contradicts reports whether a proof of a property contradicts a run of the program, which is a bug. A run that a JVM
// has repeated does not: it may go on where the program ends at a cut. Where there is no cut before the check, the result
// tells that the run refutes the proof, see tellRefuted.
func (b *Board) Contradicts(p *ivl.Property) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	s := &b.status[p.ID]
	if s.verdict == result.Unsafe && s.repeated {
		s.refuted = true
	}
	return s.verdict == result.Unsafe && !s.repeated
}

// close needs mu.
func (b *Board) close(p *ivl.Property, v result.Verdict, reason result.Reason) {
	s := &b.status[p.ID]
	b.count(p, s.verdict, v)
	s.verdict, s.reason, s.closed = v, reason, true
	b.progress.unsaved = true
	for w := range b.watchers {
		w.closed(p, v)
	}
}

// GiveUp records why properties stay unknown. They are not closed: another engine
// may still decide them. If the new reason is only that the time was over, the
// earlier reason stays.
func (b *Board) GiveUp(props []*ivl.Property, reason result.Reason) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, p := range props {
		if s := &b.status[p.ID]; !s.closed && (s.reason.None() || !reason.OnlyTime()) {
			s.setReason(reason)
		}
	}
}

// Explain records a reason for unknown properties that have none yet.
func (b *Board) Explain(props []*ivl.Property, reason result.Reason) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, p := range props {
		if s := &b.status[p.ID]; !s.closed && s.reason.None() {
			s.setReason(reason)
		}
	}
}

// Change gives f the reason why an open property is unknown, for f to change.
func (b *Board) Change(p *ivl.Property, f func(*result.Reason)) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if s := &b.status[p.ID]; !s.closed {
		f(&s.reason)
	}
}

// setReason replaces the reason, and keeps a spurious derivation that is known.
func (s *status) setReason(reason result.Reason) {
	if reason.Spurious == nil {
		reason.Spurious = s.reason.Spurious
	}
	s.reason = reason
}

// errSettled is why a context of Watch ends.
var errSettled = errors.New("the checks are decided")

// watcher ends a context.
type watcher struct {
	open   map[*ivl.Property]bool
	any    bool // a violation of one of them is enough
	cancel context.CancelCauseFunc
}

func (w *watcher) closed(p *ivl.Property, v result.Verdict) {
	if !w.open[p] {
		return
	}
	delete(w.open, p)
	if len(w.open) == 0 || w.any && v == result.Unsafe {
		w.cancel(errSettled)
	}
}

// Watch returns a context that ends when all of some properties are closed or, if
// any is true, one of them is violated: then a proof of all of them is impossible.
// Settled tells this from other reasons. The caller calls stop when it no longer
// needs the context.
func (b *Board) Watch(ctx context.Context, props []*ivl.Property, any bool) (_ context.Context, stop func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	w := &watcher{open: map[*ivl.Property]bool{}, any: any, cancel: cancel}
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, p := range props {
		switch s := &b.status[p.ID]; {
		case !s.closed:
			w.open[p] = true
		case any && s.verdict == result.Unsafe:
			cancel(errSettled)
		}
	}
	if len(w.open) == 0 {
		cancel(errSettled)
	}
	b.watchers[w] = true
	return ctx, func() {
		cancel(nil)
		b.mu.Lock()
		defer b.mu.Unlock()
		delete(b.watchers, w)
	}
}

// Settled reports whether a context has ended because of what is known of the checks
// that it was made for.
func Settled(ctx context.Context) bool { return errors.Is(context.Cause(ctx), errSettled) }

// AddProof adds a proof to those that what is safe rests on.
func (f *Findings) AddProof(p result.Proof) {
	if f.Proof == nil {
		f.Proof = &p
		return
	}
	sum := *f.Proof
	sum.Clauses += p.Clauses
	sum.Elapsed += p.Elapsed
	sum.By, sum.Invariants, sum.Checker = listed(sum.By, p.By), listed(sum.Invariants, p.Invariants), listed(sum.Checker, p.Checker)
	if sum.Unchecked == "" {
		sum.Unchecked = p.Unchecked
	}
	f.Proof = &sum
}

const then = ", then "

// listed adds a name to a list with "then" in between, unless it is there.
func listed(list, name string) string {
	switch {
	case list == "":
		return name
	case name == "" || slices.Contains(strings.Split(list, then), name):
		return list
	}
	return list + then + name
}

// AfterViolation calls f some time after the first violation is found; at once, some
// time after now, if there is one. While the program is being encoded, the time begins again, up to three
// times, and it begins again when that has ended: what passes have decided is checked then, and no solver
// has had the program yet. stop is to be called when f need not be called any more; f may have begun by then.
func (b *Board) AfterViolation(span time.Duration, f func()) (stop func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	var timer *time.Timer // guarded by mu, as stopped
	stopped := false
	again := 3
	var late func()
	late = func() {
		b.mu.Lock()
		left := span // until the time is over
		if !b.progress.encoding {
			left -= time.Since(b.progress.encoded)
		}
		wait := left > 0 && again > 0
		call := !wait && !stopped
		if again--; wait && !stopped {
			timer = time.AfterFunc(left, late)
		}
		b.mu.Unlock()
		if call {
			f()
		}
	}
	start := func() { timer = time.AfterFunc(span, late) }
	if b.violated.IsZero() {
		b.afterwards = append(b.afterwards, start)
	} else {
		start()
	}
	return func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		stopped = true
		if b.afterwards = nil; timer != nil {
			timer.Stop()
		}
	}
}

// progress is what has been done so far.
type progress struct {
	steps    []result.Step
	unsaved  bool      // something has been decided since
	encoding bool      // EncodeStep has begun, and not ended
	encoded  time.Time // when it has ended
	saved    *atomic.Pointer[result.Result]
	// Processor time: when the verification began, of the steps that are no part of the
	// front end, and of the front end, 0 until there are clauses.
	start, other, front time.Duration
}

// nobody is an Observer that ignores all events.
type nobody struct{}

func (nobody) Phase(string) {}

func (nobody) Step(result.Step) {}

func (nobody) Dump(string, string) {}

// behind is what lower.Cuts.Behind gave last.
type behind struct {
	cuts []*ivl.Property
	sets []lower.CutSet
}
