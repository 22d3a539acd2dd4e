package verify

import (
	"context"
	"errors"
	"time"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/confirm"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/lower"
)

// possibleShare is the share of the time, in percent, after which possible runs of what is
// still open are tried on the JVM.
const possibleShare = 50

// Run verifies the program cfg names and tells obs what it is doing; nobody is told if obs is
// nil. All errors are of type *failure.Error: they say why there is no verdict
// at all. When ctx is cancelled the error is Interrupted, and the Result, when
// it is not nil, holds what was known by then.
//
// Run returns soon after Config.Timeout, or after ctx is cancelled, or when the
// memory is used up: see backstop.go. Work that has not ended by then continues in
// the background until it notices. It does not change the result that Run has
// returned.
func Run(ctx context.Context, cfg Config, obs Observer) (*result.Result, error) {
	if err := cfg.Check(); err != nil {
		return nil, err
	}
	cfg = cfg.Complete()
	if obs == nil {
		obs = unobserved{}
	}
	v := &verification{cfg: cfg, obs: newGate(obs), start: time.Now(), cpu: board.CPUTime(), user: ctx}
	follower, ok := obs.(Follower)
	if ok {
		v.asked = &consulted{cfg: cfg}
	}
	var r *result.Result
	var err error
	if cfg.World == config.WorldBuilt {
		r, err = v.built(ctx)
	} else {
		r, err = v.run(ctx)
	}
	// Work in the background may still read classes, but the result does not depend on it.
	if ok && r != nil && err == nil {
		v.asked.tell(follower, r)
	}
	return r, err
}

// work does the whole verification. whole ends when the result is not awaited any more, limited
// when the time is over. work calls due when the result is needed, which is earlier for a program
// with many checks, because a long report takes time.
func (v *verification) work(whole, limited context.Context, due func()) (*result.Result, error) {
	tools, toolErr := v.findTools()
	if toolErr != nil && failure.ClassOf(toolErr) == failure.Usage {
		return nil, toolErr
	}
	v.obs.Phase("reading classes")
	prog, err := load(limited, v.cfg, v.world, v.asked)
	if err != nil {
		if limited.Err() != nil && errors.Is(err, limited.Err()) {
			return v.unread(), nil
		}
		return nil, err
	}
	defer prog.close()
	low := prog.Result
	end := v.start.Add(v.cfg.Timeout - portfolio.ReportingOf(len(low.Program.Props), v.cfg.Timeout))
	limited, over := context.WithDeadline(limited, end)
	defer over()
	context.AfterFunc(limited, due)
	runner := runs.New(low)
	if v.world != nil {
		runner.World = v.world
	}
	jvm := confirm.New(whole, &v.cfg, low, v.asked.beforeJVM)
	defer jvm.Close()
	if v.world != nil {
		jvm.PutInFront(v.world.Files)
		v.lowered.Store(low)
	}
	b := board.New(low, runner, v.obs, v.start, jvm.Start)
	if v.cfg.LeavesOut(config.Runs) {
		b.ProofsOnly()
	}
	b.SaveTo(&v.saved, v.cpu)
	for _, p := range low.Stays() { // openWorld has proved them
		b.Close(p, result.Safe, result.Because("invariants found by abstract interpretation, checked block by block"))
	}
	v.dump(low)
	last, cancel := context.WithDeadline(whole, end.Add(portfolio.LastEvidence.Span))
	defer cancel()
	runner.Last = last
	k := &engine.Kit{
		Config: &v.cfg, Lowered: low, Runner: runner, Board: b, Tools: tools, NoSolver: toolErr, Open: prog.open, Bags: prog.bags, Sums: prog.sums, Execute: prog.execute, JVM: jvm,
		Encodings: &encoding.Maker{Config: &v.cfg, Lowered: low, Dump: v.obs.Dump},
	}
	if x := low.Explored; x.Reason != "" {
		b.Step("schedules", func() string { return x.Reason })
	}
	engines := engine.Table(k)
	tried := jvm.TryPossibleAt(limited, b, low.Program.Props, time.Now().Add(time.Until(end)*possibleShare/100))
	hunted := v.hunt(limited, prog, b, jvm, time.Until(end))
	scheduled := v.schedules(limited, prog, b, jvm, time.Until(end))
	err = (&schedule{board: b, engines: engines, choice: v.cfg.Choice(), patient: v.cfg.PropertyTimeout > 0}).run(limited)
	if err == nil { // nothing is open, or no other engine helps
		engines[portfolio.BehindCalls].Try(limited, engine.Goal{})
		engines[portfolio.ExecutedRuns].Try(limited, engine.Goal{})
	}
	hunted()
	scheduled()
	tried()
	jvm.Confirm(limited, b)
	jvm.TryPossible(limited, b, low.Program.Props)
	if failed := jvm.Reproduce(b); err == nil {
		err = failed
	}
	if v.cfg.Explain {
		engines[portfolio.Explain.Engine].Try(limited, engine.Goal{Props: b.Proved()})
	}
	if failed := listAssumptions(limited, k); err == nil {
		err = failed
	}
	v.judgeThreads(prog, b)
	b.EndFront()
	if err != nil && (whole.Err() == nil || !errors.Is(err, context.Canceled)) {
		return nil, err
	}
	r := b.Result()
	r.Closed = prog.closed
	return r, nil
}

// findTools locates the solvers that the configuration asks for.
func (v *verification) findTools() (*portfolio.Tools, error) {
	want := portfolio.Wanted{Solver: v.cfg.Solver, Checker: v.cfg.Checker, Paths: v.cfg.Paths}
	if v.cfg.Proof != "" && v.cfg.Engine != portfolio.OnlyPatterns {
		want.MustCheck = "--proof: a proof is checked before it is written"
	}
	return portfolio.FindTools(want)
}

// dump hands over what is known before any engine starts.
func (v *verification) dump(low *lower.Result) {
	for _, d := range v.cfg.Dump {
		switch d {
		case "ssa":
			v.obs.Dump(d, dumpSSA(low))
		case "schedule":
			v.obs.Dump(d, portfolio.Text())
		case "ivl":
			v.obs.Dump(d, low.Program.String())
		}
	}
}
