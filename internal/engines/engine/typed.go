package engine

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// typedTexts runs a program that reads text with words of its own, until that shows
// nothing new.
type typedTexts struct{ *Kit }

// Try implements Engine.
func (e *typedTexts) Try(ctx context.Context, g Goal) Outcome {
	if e.Runner.Machine == nil || !e.Runner.Typed() || e.Config.LeavesOut(config.Runs) {
		return Outcome{}
	}
	c := newCollector(e.Kit)
	searching, cancel := context.WithCancel(ctx)
	defer cancel()
	ended := make(chan struct{})
	var f runs.Found
	var took time.Duration
	wait := bug.Go(func() {
		defer close(ended)
		defer bug.InPass("typed texts")
		f = e.Runner.Evolve(searching, runs.Visitor{
			Violates: func(p *ivl.Property, inputs func() ivl.Inputs) { c.violates(searching, p, inputs) },
			Covers:   c.covers,
			Done:     c.allDone,
			Closed:   c.done,
		})
		took = time.Since(c.start)
	})
	c.follow(ctx, g.Last, ended, func() bool { return false })
	cancel()
	wait()
	c.absorb()
	e.Board.Tell(result.Step{Name: "typed texts", Outcome: foundText(f), Elapsed: took})
	return Outcome{}
}
