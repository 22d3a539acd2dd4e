package engine

import (
	"context"
	"fmt"
	"time"

	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// abstract closes the checks of a large program that abstract interpretation proves,
// and leaves the program without them for the engines that follow. The results depend
// on the check of the analysis's claims, not on the analysis.
type abstract struct {
	*Kit
	before map[*ivl.Property]bool // checks that a first analysis has closed
}

// smallProgram is the number of statements below which the clauses of the whole
// program decide it sooner, where they are asked.
const smallProgram = 600

// Try implements Engine.
func (e *abstract) Try(ctx context.Context, g Goal) Outcome {
	if e.Config.LeavesOut(config.Abstract) || e.Lowered.Program.Size() < smallProgram && e.Config.Choice() != portfolio.OnlyAbstract {
		return Outcome{}
	}
	var first Outcome
	if e.Lowered.Program.Size() > quickFirst {
		first = e.closes(ctx, "flat abstract interpretation", g, func() (*checkedClaims, error) {
			r, err := flatly(ctx, e.Lowered.Program, e.Config.Without)
			if err != nil {
				return nil, err
			}
			return &checkedClaims{Result: r, proofs: []reducedProof{{r, closedBy(r, e.Lowered.Program)}}}, nil
		})
		if first.Err != nil || ctx.Err() != nil {
			return first
		}
		e.before = map[*ivl.Property]bool{}
		for _, p := range g.Props {
			e.before[p] = e.Board.Closed(p)
		}
	}
	claims := e.claims(ctx)
	if claims == nil {
		return first
	}
	out := e.closes(ctx, "check invariants", g, func() (*checkedClaims, error) { return e.checked(ctx, claims) })
	return Outcome{Decided: first.Decided || out.Decided, Err: out.Err}
}

// closes closes the checks that checked claims prove.
func (e *abstract) closes(ctx context.Context, step string, g Goal, find func() (*checkedClaims, error)) Outcome {
	decided := false
	var failed error
	start := time.Now()
	e.Board.Step(step, func() string {
		r, err := await.Call(ctx, find)
		switch {
		case ctx.Err() != nil:
			return late.String()
		case err != nil:
			panic(bug.New(portfolio.AbstractInterpreter, "%w", err))
		}
		proved, told := e.accept(r, g.Props, time.Since(start))
		decided = len(proved) > 0
		if failed = e.write(r, proved); failed != nil {
			return failed.Error()
		}
		return told
	})
	return Outcome{Decided: decided, Err: failed}
}

// checked checks claims. In a large program it compares integers then, where there is time.
func (e *abstract) checked(ctx context.Context, c *sharpClaims) (*checkedClaims, error) {
	r, err := c.check(ctx)
	if err != nil || c.program.Size() <= minOrdered || e.Config.LeavesOut(config.Differences) {
		return r, err
	}
	short, cancel := share(ctx, 0.5)
	defer cancel()
	proofs, err := c.ordered(short, r.Result)
	if short.Err() != nil {
		return r, nil
	}
	closed(r.Open, proofs)
	r.proofs = append(r.proofs, proofs...)
	return r, err
}

// write writes the invariants behind what was proved, if the user wants proofs.
func (e *abstract) write(r *checkedClaims, proved []*ivl.Property) error {
	for _, proof := range r.proofs {
		var names []string
		for _, p := range proved {
			if proof.proves[p] {
				names = append(names, p.Name)
			}
		}
		if len(names) == 0 {
			continue
		}
		for _, f := range r.facts {
			names = append(names, f.Name)
		}
		if err := e.writeClaims(proof.result, names); err != nil {
			return err
		}
	}
	return nil
}

// claims are what the analysis knows; nil when there is no time for it.
func (e *abstract) claims(ctx context.Context) (c *sharpClaims) {
	e.Board.Step("abstract interpretation", func() string {
		found, err := await.Call(ctx, func() (*sharpClaims, error) { return claimsAbout(ctx, e.Lowered.Program, nil, e.Config.Without) })
		if err != nil {
			return late.String()
		}
		c = found
		return result.Count(len(c.plain.Cells), "heap cell", "heap cells")
	})
	return c
}

// accept closes what checked invariants prove, and returns these properties.
// No run contradicts them, unless there is a bug.
func (e *abstract) accept(r *checkedClaims, props []*ivl.Property, elapsed time.Duration) (proved []*ivl.Property, told string) {
	for _, p := range e.Lowered.Program.Props {
		if !r.Open[p] && e.Board.Contradicts(p) {
			panic(bug.New(portfolio.AbstractInterpreter, "a run violates %s, which the invariants exclude", p.Name))
		}
	}
	e.Encodings.Checked = r.Result
	dead := r.Dead()
	unreachable := 0
	why := result.Because(fmt.Sprintf("invariants found by abstract interpretation, checked block by block (%d)", r.Blocks))
	for _, p := range props {
		if r.Open[p] {
			continue
		}
		if e.Board.Close(p, result.Safe, why) {
			proved = append(proved, p)
		} else if !e.before[p] {
			continue
		}
		if dead(p) {
			unreachable++
			e.Board.Unreachable(p)
		}
	}
	if len(proved) > 0 {
		e.foundInvariants("abstract interpretation", r.Blocks, elapsed)
	}
	if len(proved) > 0 || len(e.before) > 0 {
		e.Encodings.Reduced = r.Reduce()
		e.Encodings.Reduced.Props = e.Lowered.Program.Props // without facts
	}
	return proved, fmt.Sprintf("%s hold, %d of them out of reach; %d open; %s, %d weakened",
		result.Count(len(proved), "check", "checks"), unreachable, len(e.Board.Open()), result.Count(r.Blocks, "block", "blocks"), r.Weakened)
}
