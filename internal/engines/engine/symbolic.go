package engine

import (
	"context"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/analysis/symex"
	"github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// symbolic executes the program path by path.
type symbolic struct{ *Kit }

// Try implements Engine.
func (e *symbolic) Try(ctx context.Context, g Goal) Outcome {
	alone := e.Config.Engine == portfolio.OnlySymex
	if e.Tools.SMT == "" || e.Runner.Machine == nil {
		if alone {
			return Outcome{Err: failure.Errorf(failure.NoSolver, "--engine=symex needs z3, which was not found")}
		}
		return Outcome{}
	}
	if alone {
		e.Board.Phase("symbolic execution")
	}
	x := &exploration{collector: newCollector(e.Kit)}
	exploring, cancel := context.WithCancel(ctx)
	defer cancel()
	ended := make(chan struct{})
	wait := bug.Go(func() {
		defer close(ended)
		defer bug.InPass("symbolic execution")
		x.run(ctx, exploring)
	})
	x.follow(ctx, g.Last, ended, func() bool { return x.retrying.Load() || x.asking.Load() })
	cancel()
	wait()
	x.absorb()
	x.tell()
	if alone {
		e.Board.Explain(e.Board.Open(), x.reason())
	}
	return Outcome{}
}

// An exploration executes the program symbolically.
type exploration struct {
	*collector
	retrying atomic.Bool // only questions that are hard for the solver are left
	asking   atomic.Bool // the solver works on a question

	// The result, after run has returned.
	*symex.Result
	proved  []*ivl.Property
	checked string // how what it rests on was checked
	proof   result.Proof
	script  string
	took    time.Duration
}

// run explores until all paths are done, or ctx has ended. Proofs are still checked
// after that, until whole ends.
func (x *exploration) run(whole, ctx context.Context) {
	memory := x.limits(ctx).MemoryMB
	process := &solver.Z3{Path: x.Tools.SMT, MemoryMB: memory}
	defer process.Close()
	engine := symex.New(x.Lowered.Program, symex.Options{
		Solver:    noted{process, &x.asking},
		Text:      textOf,
		Retry:     func() { x.retrying.Store(true) },
		Full:      fullness(ctx),
		Closed:    x.done,
		Violation: func(p *ivl.Property, inputs func() ivl.Inputs) bool { return x.violates(ctx, p, inputs) },
		Covered:   x.covers,
	})
	x.Result = engine.Run(ctx)
	for _, p := range x.Lowered.Program.Props {
		if x.Proved(p) && !x.done(p) && !engine.Unsure(p) {
			x.proved = append(x.proved, p)
		}
	}
	if len(x.proved) > 0 {
		checking, cancel := context.WithTimeout(whole, portfolio.Recheck.Span)
		defer cancel()
		x.recheck(checking, memory)
	}
	x.took = time.Since(x.start)
}

// recheck asks the questions of a proof again. It proves only confirmed properties.
func (x *exploration) recheck(ctx context.Context, memory int) {
	start := time.Now()
	how, script, err := symex.Recheck(ctx, x.Refuted, x.Tools.SMT, memory)
	if err != nil {
		x.proved, x.Exhausted = nil, false
		x.Dropped = append(x.Dropped, err.Error())
		return
	}
	x.checked, x.script = how, script
	x.proof = result.Proof{By: "symbolic execution", Checker: how, Invariants: "all paths", Clauses: len(x.Refuted), Elapsed: time.Since(start)}
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

// tell closes what an exploration that has ended proves.
func (x *exploration) tell() {
	r := x
	if r.Paths() == 0 && !r.Exhausted {
		return // everything was decided before it began
	}
	text := r.Result.String()
	if first := time.Duration(x.first.Load()); first > 0 {
		text += fmt.Sprintf("; first violation after %.2f s", first.Seconds())
	}
	if len(r.Dropped) > 0 {
		text += "; " + r.Dropped[0]
	}
	how := fmt.Sprintf("by enumeration, %s", result.Count(r.Paths(), "path", "paths"))
	if r.checked != "" {
		how += ", " + r.checked
	}
	proved := 0
	for _, p := range r.proved {
		if x.Board.Close(p, result.Safe, result.Because(how)) {
			proved++
			if r.OutOfReach(p) {
				x.Board.Unreachable(p)
			}
		}
	}
	if proved > 0 {
		text += fmt.Sprintf("; %s proved", result.Count(proved, "check", "checks"))
		x.Board.Findings(func(f *board.Findings) {
			if f.HeapTree == nil {
				f.Why = how
			}
			f.AddProof(r.proof)
		})
		if dir := x.Config.Proof; dir != "" {
			if err := x.proofs.write(func(n int) error { return writePaths(dir, n, r.script) }); err != nil {
				text += "; --proof: " + err.Error()
			}
		}
	}
	x.Board.Tell(result.Step{Name: "symbolic execution", Outcome: text, Elapsed: r.took})
}

// reason is why checks are still open.
func (x *exploration) reason() result.Reason {
	if len(x.Dropped) > 0 {
		return result.Reason{Kind: result.PathsLeft, Text: "symbolic execution does not follow every path: " + x.Dropped[0]}
	}
	return late
}
