package verify

import (
	"context"
	"errors"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/harness"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/lower"
)

// Everything that takes long asks its context whether to continue. If some work
// does not do so, Run does not wait for it. It returns the result that was saved
// when the last step of the schedule began. The work continues in the background,
// and its results are not used.

// late is why there is no answer when only the time was in the way.
var late = result.Reason{Kind: result.TimeLimit}

var errMemory = errors.New("memory limit reached")

// worked is what the work has come to.
type worked struct {
	result *result.Result
	err    error
	bug    *bug.Bug
}

// run starts the work and waits for it as long as it may take.
func (v *verification) run(ctx context.Context) (*result.Result, error) {
	whole, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	memory := v.memory()
	whole = proc.WithBudget(whole, memory)
	limited, cancel := context.WithDeadline(whole, v.start.Add(v.cfg.Timeout))
	defer cancel()
	go watchMemory(limited, memory, func() { stop(errMemory) })
	done := make(chan worked, 1)
	due := make(chan struct{})
	go func() { done <- v.working(whole, limited, sync.OnceFunc(func() { close(due) })) }()
	var w worked
	select {
	case w = <-done:
	case <-due:
		w = v.ending(done)
	case <-limited.Done():
		w = v.ending(done)
	}
	if w.bug != nil {
		panic(w.bug)
	}
	if w.err != nil && v.user.Err() == nil {
		return nil, failure.WithClass(failure.ClassOf(w.err), w.err)
	}
	r := w.result
	if r != nil {
		r.Elapsed = time.Since(v.start)
		if errors.Is(context.Cause(whole), errMemory) {
			instead(r, result.MemoryLimit)
		}
	}
	if v.user.Err() != nil {
		if r != nil {
			interrupted(r)
		}
		return r, failure.WithClass(failure.Interrupted, v.user.Err())
	}
	return r, nil
}

// working is work, with a panic as a result.
func (v *verification) working(whole, limited context.Context, due func()) (w worked) {
	w.bug = bug.Catch(func() { w.result, w.err = v.work(whole, limited, due) })
	return w
}

// ending is what the work has come to when its time is over.
func (v *verification) ending(done <-chan worked) worked {
	w, ok := v.wait(done)
	if !ok {
		v.obs.close()
		v.left = true
		w.result = v.abandoned()
	}
	return w
}

// wait waits for the work, which has been told to end; not for long.
func (v *verification) wait(done <-chan worked) (w worked, ok bool) {
	late := time.NewTimer(portfolio.Late.Span)
	defer late.Stop()
	select {
	case w = <-done:
		return w, true
	case <-late.C:
		return w, false
	case <-v.user.Done():
	}
	select {
	case w = <-done:
		return w, true
	case <-time.After(portfolio.Interrupted.Span):
		return w, false
	}
}

// abandoned is the result when the work does not end.
func (v *verification) abandoned() *result.Result {
	r := v.saved.Load()
	if r == nil {
		return v.unread()
	}
	for i := range r.Properties {
		if p := &r.Properties[i]; p.Verdict == result.Unknown && untried(p.Reason) {
			p.Reason = late
		}
	}
	if r.Verdict == result.Unknown && untried(r.Reason) {
		r.Reason = late
	}
	return r
}

// untried reports whether a reason says no more than that nothing was tried.
func untried(r result.Reason) bool { return r.None() || r.Kind == result.NotTried }

// instead gives another limit for what is unknown for lack of time.
func instead(r *result.Result, limit result.ReasonKind) {
	replace := func(v result.Verdict, why *result.Reason) {
		if v == result.Unknown && why.Kind == result.TimeLimit {
			why.Kind, why.Budget = limit, 0
		}
	}
	for i := range r.Properties {
		replace(r.Properties[i].Verdict, &r.Properties[i].Reason)
	}
	replace(r.Verdict, &r.Reason)
}

// interrupted says of what is unknown that it is so because of the user, who
// ends a verification as a time limit does.
func interrupted(r *result.Result) {
	for i := range r.Properties {
		if p := &r.Properties[i]; p.Verdict == result.Unknown {
			p.Reason = result.Reason{Kind: result.Stopped}
		}
	}
	if r.Verdict == result.Unknown {
		r.Reason = result.Reason{Kind: result.Stopped}
	}
}

// saved is the last result that was saved. It is not changed, except by the caller
// that takes it at the end.
type saved = atomic.Pointer[result.Result]

// watchMemory calls full when the process alone takes all the memory, and garbage is
// not the reason. Of its children package proc takes care.
func watchMemory(ctx context.Context, memory *proc.Budget, full func()) {
	tick := time.NewTicker(portfolio.MemoryLooks)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if memory.Own() <= memory.Limit() {
				continue
			}
			debug.FreeOSMemory()
			if memory.Own() > memory.Limit() {
				full()
				return
			}
		}
	}
}

// verification is one call of Run.
type verification struct {
	cfg   Config
	obs   gated
	start time.Time
	cpu   time.Duration
	user  context.Context // only the user cancels it
	saved saved
	asked *consulted // nil when obs is no Follower
	left  bool       // the work continues, but its result is not awaited

	world   *harness.Harness             // nil if the arguments are arbitrary
	lowered atomic.Pointer[lower.Result] // of the harness, once it is there
}

// unread is the result when the program has not even been read.
func (v *verification) unread() *result.Result {
	entry := v.cfg.Entry
	if entry == "" {
		entry = v.cfg.Main
	}
	return &result.Result{Entry: entry, Verdict: result.Unknown, Reason: result.LateWhile("the program was read")}
}

// memory is what the process and its children share. Several verifications share the
// budget that the caller's context has.
func (v *verification) memory() *proc.Budget {
	if b := proc.BudgetOf(v.user); b != nil {
		return b
	}
	return proc.NewBudget(int64(v.cfg.MemoryMB) << 20)
}
