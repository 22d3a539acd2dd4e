package engine

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// allThreads closes the checks of a program whose threads may run at any time (lower.LowerThreads). It analyses the
// program as it is: the passes that sharpen others move facts from one access to the next. lower/doc.go has the
// argument why invariants that the checker accepts hold of all schedules.
type allThreads struct{ *Kit }

// Try implements Engine.
func (e *allThreads) Try(ctx context.Context, g Goal) Outcome {
	if e.Config.LeavesOut(config.Abstract) {
		return Outcome{}
	}
	decided := false
	start := time.Now()
	e.Board.Step("abstract interpretation of all threads", func() string {
		r, err := await.Call(ctx, func() (*certificate.Result, error) { return CheckThreads(ctx, e.Lowered.Program, e.Config.Without) })
		switch {
		case ctx.Err() != nil:
			return late.String()
		case err != nil:
			panic(bug.New(portfolio.AbstractInterpreter, "%w", err))
		}
		proved := 0
		why := result.Because(fmt.Sprintf("for all schedules: invariants found by abstract interpretation, checked block by block (%d)", r.Blocks))
		for _, p := range g.Props {
			if !r.Open[p] && e.Board.Close(p, result.Safe, why) {
				proved++
			}
		}
		e.Board.Explain(e.Board.Open(), result.Because("abstract interpretation does not prove it for all schedules, and no other engine knows threads"))
		if decided = proved > 0; decided {
			e.foundInvariants("abstract interpretation of all threads", r.Blocks, time.Since(start))
		}
		return fmt.Sprintf("%s hold; %d open; %s, %d weakened", result.Count(proved, "check", "checks"), len(e.Board.Open()),
			result.Count(r.Blocks, "block", "blocks"), r.Weakened)
	})
	return Outcome{Decided: decided}
}

// CheckThreads checks what the analysis claims of a program whose threads may run at any time. Integers and references
// are compared only where they are in variables of a procedure, which no other thread sees.
func CheckThreads(ctx context.Context, p *ivl.Program, without []string) (*certificate.Result, error) {
	a, err := absint.AnalyseWithout(ctx, p, without)
	if err != nil {
		return nil, err
	}
	r, err := certificate.Check(ctx, a.Claims())
	if err != nil || len(r.Open) == 0 || slices.Contains(without, config.Differences) {
		return r, err
	}
	if p.Size() <= maxPartitioned {
		err = a.Relate(ctx)
	} else {
		wanted := proceduresOf(p, r.Open)
		err = a.RelateOrders(ctx, func(q *ivl.Proc) bool { return wanted[q.Name] })
	}
	if err != nil {
		return nil, err
	}
	return certificate.Check(ctx, a.Claims())
}

// idle stands for an engine that does not know threads, where a program's threads may run at any time. Its
// answer would be about one schedule, or one in which nothing changes between two accesses.
type idle struct{}

// Try implements Engine.
func (idle) Try(context.Context, Goal) Outcome { return Outcome{} }

// keepThose makes all engines of a table idle but those in know, which take their places.
func keepThose(table, know map[string]Engine) {
	for name := range table {
		if table[name] = know[name]; table[name] == nil {
			table[name] = idle{}
		}
	}
}

// knowThreads has the engines for a program whose threads may run at any time; all others are idle there.
func knowThreads(k *Kit) map[string]Engine {
	return map[string]Engine{portfolio.AbstractInterpreter: &allThreads{k}}
}
