package confirm

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// TryPossibleAt does what TryPossible does, once, beside the engines, when a share of the
// time is over: at the end there may be no time for it. The function that it returns waits
// for it. After that it is not begun any more.
func (j *Runs) TryPossibleAt(ctx context.Context, b *board.Board, props []*ivl.Property, at time.Time) (wait func()) {
	timer := time.NewTimer(time.Until(at))
	over := make(chan struct{})
	var done sync.WaitGroup
	var bugs bug.First
	done.Go(func() {
		select {
		case <-timer.C:
			bugs.Do(func() { j.TryPossible(ctx, b, props) })
		case <-ctx.Done():
		case <-over:
		}
	})
	return func() {
		timer.Stop()
		close(over)
		done.Wait()
		bugs.Panic()
	}
}

// possibleRuns bounds the possible runs that are tried on the JVM.
const possibleRuns = 10

// TryPossible gives the inputs that come from the environment in possible runs
// of undecided properties to the JVM, which has the code without a model. A run
// that violates the property there is a violation.
func (j *Runs) TryPossible(ctx context.Context, b *board.Board, props []*ivl.Property) {
	found := false
	for _, p := range props {
		found = found || len(b.Possible(p)) > 0
	}
	if !found || !j.allowed() || ctx.Err() != nil {
		return
	}
	b.Step("possible runs on the JVM", func() string {
		runs, confirmed := 0, 0
		for _, p := range props {
			for _, m := range b.Possible(p) {
				if runs >= possibleRuns || ctx.Err() != nil || b.Verdict(p) != result.Unknown || violatedAt(b, props, p) {
					break
				}
				r, script, err := b.Counterexample(p, m)
				m.Run = r
				if r == nil || err != nil {
					continue
				}
				runs++
				jr := &jvmRun{prop: p, run: r, script: script}
				jr.out, jr.err = j.try(ctx, script)
				if r.JVM, _ = jr.judge(j.cfg.Ints, j.assumed); r.JVM.Confirmed {
					confirmed++
					b.Repeated(p, r)
					j.addCase(p, script)
				}
			}
		}
		return fmt.Sprintf("%d of %s confirmed", confirmed, result.Count(runs, "run", "runs"))
	})
}

// violatedAt reports whether a check is known to be violated that a stack trace cannot tell from p: of the same line and exception. One
// run on the JVM is a violation of one of them.
func violatedAt(b *board.Board, props []*ivl.Property, p *ivl.Property) bool {
	return slices.ContainsFunc(props, func(q *ivl.Property) bool {
		return q != p && q.Pos.Method == p.Pos.Method && q.Pos.Line == p.Pos.Line && q.Exception == p.Exception && b.Verdict(q) == result.Unsafe
	})
}
