package verify

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// maxExact is the number of statements of a program up to which calls of code without a body get their meaning in
// the program that all engines work on. Of larger ones there is a program of its own for abstract interpretation.
const maxExact = 100_000

// openWorld gives calls of code without a body, which may call back, their meaning, in a program
// in which such calls end what is known. There regular expressions are summarised. It returns that program as it is if nothing is gained.
func openWorld(ctx context.Context, cfg Config, path *classfile.Path, src, summarised reach.Source, entry *classfile.Method, opts reach.Options, closed *lower.Result) (*lower.Result, error) {
	if cfg.Callbacks || cfg.Threads || cfg.Reflection || cfg.LeavesOut(config.Abstract) || closed.Program.Size()-expressions(closed.Program) > maxExact || !ends(closed) && len(threadKinds(cfg)) == 0 {
		return closed, nil
	}
	if end, limited := ctx.Deadline(); limited {
		share, cancel := context.WithTimeout(ctx, time.Until(end)*openShare/100)
		defer cancel()
		ctx = share
	}
	if reach.IsMain(entry) && len(threadKinds(cfg)) > 0 {
		if threads := allSchedules(ctx, cfg, path, entry, opts, closed); threads != closed {
			return threads, nil
		}
	}
	prove := func(p *ivl.Program) (map[*ivl.Property]bool, error) { return openIn(ctx, p, cfg.Without) }
	open, err := allOpen(closed.Program), error(nil)
	if expressions(closed.Program) <= maxExpressions || !takesInputs(closed.Program) { // without inputs, a run decides the program
		open, err = prove(closed.Program)
	}
	if err != nil {
		return closed, await.UnlessEnded(ctx, err)
	}
	before := blinded(closed, open)
	if before == 0 {
		return closed, nil
	}
	opts.Stop = ctx.Err
	if reach.IsMain(entry) && startsThreads(closed, open) {
		if threads, err := allThreads(ctx, cfg, src, entry, opts, closed); err != nil || threads != closed {
			return threads, err
		}
	}
	if reach.IsMain(entry) && mayStartThreads(closed) && closed.Explored.Reason == "" { // what is not supported may hide the start of a thread
		if threads := allSchedules(ctx, cfg, path, entry, opts, closed); threads != closed {
			return threads, nil
		}
	}
	exact, open, err := lower.LowerExact(summarised, entry, opts, closed, prove)
	if err != nil || exact == nil { // some call cannot be given a meaning
		return closed, nil
	}
	if blinded(exact, open) >= before || !summariesSuffice(exact) {
		return closed, nil
	}
	exact.Explored = closed.Explored // the reason why it is not complete
	return exact, nil
}

// startsThreads reports whether a run may get to a call that may start a thread.
func startsThreads(r *lower.Result, open map[*ivl.Property]bool) bool {
	for p, kind := range r.Acceptable {
		if kind == result.Threads && open[p] {
			return true
		}
	}
	return false
}

// mayStartThreads reports whether a call of the program may start a thread that runs its code.
func mayStartThreads(low *lower.Result) bool {
	for _, kind := range low.Acceptable {
		if kind == result.Threads {
			return true
		}
	}
	return false
}

// allThreads returns the program whose threads may run at any time, if all of its checks are proved. Only abstract
// interpretation knows threads. So where it leaves something, the program that ends where a thread may start is
// better: other engines may find violations in it.
func allThreads(ctx context.Context, cfg Config, src reach.Source, entry *classfile.Method, opts reach.Options, closed *lower.Result) (*lower.Result, error) {
	threads, err := lower.LowerThreads(src, entry, opts, closed)
	if err != nil { // some call cannot be given a meaning
		return closed, nil
	}
	r, err := engine.CheckThreads(ctx, threads.Program, cfg.Without)
	if err != nil {
		return closed, await.UnlessEnded(ctx, err)
	}
	for _, p := range threads.Program.Props {
		if r.Open[p] {
			return closed, nil
		}
	}
	return threads, nil
}

// allSchedules returns the program whose threads are executed in all orders, if none of its schedules fails. Otherwise it notes
// why not.
func allSchedules(ctx context.Context, cfg Config, path *classfile.Path, entry *classfile.Method, opts reach.Options, closed *lower.Result) *lower.Result {
	if cfg.LeavesOut(config.Runs) {
		return closed
	}
	threads, err := lower.LowerSchedules(models.Threads(path), entry, opts)
	if err != nil {
		return closed
	}
	x, err := ivl.Explore(ctx, threads.Program, threads.Threads, ivl.Bounds{States: maxStates, Depth: maxSwitches, Steps: maxSteps})
	if err != nil {
		panic(bug.New("schedules", "%w", err))
	}
	closed.Explored, threads.Explored = x, x
	if !x.Complete {
		return closed
	}
	return threads
}

// The bounds of an exploration of schedules: states take up to 100 bytes each, those on the way to one up to 100 kB.
const (
	maxStates   = 1_000_000
	maxSwitches = 20_000
	maxSteps    = 1_000_000
)

// openShare is the share of the time, in percent, that may be spent on giving calls their meaning.
const openShare = 20

// ends reports whether a program has something that is not supported.
func ends(r *lower.Result) bool {
	for _, p := range r.Program.Props {
		if p.Kind == ivl.Unsupported {
			return true
		}
	}
	return false
}

// blinded is the share of the checks, in percent, that a run may get to after a feature that no engine can settle: an open one
// that is not a place where a model gives up.
func blinded(r *lower.Result, open map[*ivl.Property]bool) int {
	var cuts []*ivl.Property
	for _, p := range r.Program.Props {
		if p.Kind == ivl.Unsupported && open[p] && !r.GivesUp[p] {
			cuts = append(cuts, p)
		}
	}
	if len(cuts) == 0 || r.Cuts == nil {
		return 0
	}
	behind, checks, n := r.Cuts.Behind(cuts), 0, 0
	for _, p := range r.Program.Props {
		if p.Kind == ivl.Unsupported {
			continue
		}
		checks++
		if behind[p.ID].Len() > 0 {
			n++
		}
	}
	return (100*n + checks) / max(checks, 1) // not zero as long as there is a feature
}

// openIn are the checks of a program that abstract interpretation leaves open, by invariants that are checked.
func openIn(ctx context.Context, p *ivl.Program, without []string) (map[*ivl.Property]bool, error) {
	a, err := absint.AnalyseWithout(ctx, p, without)
	if err != nil {
		return nil, err
	}
	r, err := certificate.Check(ctx, a.Claims())
	if err != nil {
		return nil, err
	}
	return r.Open, nil
}
