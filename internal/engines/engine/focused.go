package engine

import (
	"context"
	"fmt"
	"time"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/focus"
	"github.com/jayverify/jayverify/internal/analysis/symex"
	"github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// focused executes for each check what it depends on, without the loops that it does not depend on
// (package focus). It proves checks; a violation means nothing there.
type focused struct {
	*Kit
	tried bool
}

// Try implements Engine.
func (e *focused) Try(ctx context.Context, g Goal) Outcome {
	if e.tried || e.Tools.SMT == "" || e.Runner.Machine == nil || e.Lowered.Program.Size() > maxPartitioned {
		return Outcome{}
	}
	e.tried = true
	ctx, cancel := withSpan(ctx, portfolio.Focused.Span)
	defer cancel()
	p, err := e.Encodings.Flat(ctx)
	if err != nil || p.Size() > maxPartitioned {
		return Outcome{Err: await.UnlessEnded(ctx, err)}
	}
	f, err := absint.AnalyseWithin(ctx, p)
	if err != nil {
		return Outcome{Err: await.UnlessEnded(ctx, err)}
	}
	objects := absint.NewAliases(f)
	for _, q := range p.Procs {
		objects.Find(q.Name)
	}
	e.each(ctx, portfolio.FocusedFirst, p, objects, g.Props, false)
	e.each(ctx, portfolio.FocusedEach, p, objects, g.Props, false, true)
	return Outcome{}
}

// each executes what checks depend on, each for the span of a stage.
func (e *focused) each(ctx context.Context, s portfolio.Stage, p *ivl.Program, objects focus.Objects, props []*ivl.Property, wide ...bool) {
	for _, c := range props {
		last := ""
		for _, w := range wide {
			if ctx.Err() != nil || e.Board.Closed(c) {
				break
			}
			q, left := focus.On(p, objects, c, w)
			if q == nil || q.String() == last {
				continue
			}
			last = q.String()
			if e.Config.CheckPasses {
				if err := ivl.Check(q); err != nil {
					panic(fmt.Sprintf("what %s depends on: %v", c.Name, err))
				}
			}
			e.Board.Step("symbolic execution of what "+c.Name+" depends on", func() string { return e.execute(ctx, s.Span, q, c, left) })
		}
	}
}

// execute proves a check if no path through the program that it depends on violates it, and says what came of it.
func (e *focused) execute(whole context.Context, span time.Duration, p *ivl.Program, c *ivl.Property, left int) string {
	start := time.Now()
	ctx, cancel := withSpan(whole, span)
	defer cancel()
	memory := e.limits(ctx).MemoryMB
	process := &solver.Z3{Path: e.Tools.SMT, MemoryMB: memory}
	defer process.Close()
	violated := false
	engine := symex.New(p, symex.Options{
		Solver: process,
		Text:   textOf,
		Full:   fullness(ctx),
		Closed: func(q *ivl.Property) bool { return q != c || violated || e.Board.Closed(c) },
		Violation: func(*ivl.Property, func() ivl.Inputs) bool {
			violated = true
			cancel()
			return false
		},
	})
	var r *symex.Result
	wait := bug.Go(func() {
		defer bug.InPass("symbolic execution")
		r = engine.Run(ctx)
	})
	wait()
	without := fmt.Sprintf("without %s", result.Count(left, "loop or call", "loops and calls"))
	switch {
	case violated:
		return without + ": it may fail there"
	case !r.Proved(c) || engine.Unsure(c):
		return without + ": " + r.String()
	}
	checking, stop := context.WithTimeout(whole, portfolio.Recheck.Span)
	defer stop()
	checked, script, err := symex.Recheck(checking, r.Refuted, e.Tools.SMT, memory)
	if err != nil {
		return err.Error()
	}
	how := fmt.Sprintf("by enumeration %s that do not matter, %s", without, result.Count(r.Paths(), "path", "paths"))
	if checked != "" {
		how += ", " + checked
	}
	if !e.Board.Close(c, result.Safe, result.Because(how)) {
		return ""
	}
	e.Board.Findings(func(f *board.Findings) {
		if f.HeapTree == nil {
			f.Why = how
		}
		f.AddProof(result.Proof{By: "symbolic execution", Checker: checked, Invariants: "all paths", Clauses: len(r.Refuted), Elapsed: time.Since(start)})
	})
	if dir := e.Config.Proof; dir != "" {
		if err := e.proofs.write(func(n int) error { return writePaths(dir, n, script) }); err != nil {
			return "--proof: " + err.Error()
		}
	}
	return without + ": 1 check proved; " + r.String()
}
