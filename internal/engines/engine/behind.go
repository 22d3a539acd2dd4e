package engine

import (
	"context"
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/transforms"
)

// behindCalls judges checks that lie behind calls of code without a body which may call back.
// For this, it lowers the program again: such a call then runs anything that it may run
// (lower.LowerOpen). Checked invariants of that program hold of all runs.
type behindCalls struct {
	*Kit
	tried  bool
	proved map[*ivl.Property]bool // checks of the program with calls back that analyses have proved
}

// Try implements Engine.
func (e *behindCalls) Try(ctx context.Context, _ Goal) Outcome {
	if e.tried || e.Open == nil || e.Config.LeavesOut(config.Abstract) || e.Config.Callbacks || !e.Board.HasCuts() && !e.Lowered.Exact() {
		return Outcome{}
	}
	e.tried = true
	var low *lower.Result
	e.Board.Step("lower with calls back", func() string {
		var err error
		low, err = await.Call(ctx, func() (*lower.Result, error) { return e.Open(ctx) })
		switch {
		case ctx.Err() != nil:
			low = nil
			return late.String()
		case err != nil:
			low = nil
			return err.Error()
		}
		return result.Count(low.Program.Size(), "statement", "statements")
	})
	if low == nil {
		return Outcome{}
	}
	low = keptApart(low)
	e.judge(low, &certificate.Result{Open: allOpen(low.Program)}) // where there is no time for an analysis
	var quick *absint.Analysis
	if low.Program.Size() > quickFirst {
		e.analyse(ctx, low, "flat abstract interpretation with calls back", func() (*certificate.Result, error) {
			return flatly(ctx, low.Program, e.Config.Without)
		})
		if ctx.Err() != nil {
			return Outcome{}
		}
		e.analyse(ctx, low, "quick abstract interpretation with calls back", func() (*certificate.Result, error) {
			a, r, err := analysed(ctx, low.Program, e.Config.Without)
			quick = a
			return r, err
		})
		if ctx.Err() != nil {
			return Outcome{}
		}
	}
	var c *sharpClaims
	r := e.analyse(ctx, low, "abstract interpretation with calls back", func() (*certificate.Result, error) {
		var err error
		c, err = claimsAbout(ctx, low.Program, quick, e.Config.Without)
		if err != nil {
			return nil, err
		}
		checked, err := c.check(ctx)
		if err != nil {
			return nil, err
		}
		return checked.Result, e.closely(ctx, low, checked.Result)
	})
	if r == nil {
		return Outcome{}
	}
	e.ordered(ctx, low, c, r)
	if low.Program.Size() < minSliced {
		return Outcome{}
	}
	return Outcome{Err: e.slices(ctx, low, r)}
}

// ordered compares integers in a large program, and judges checks by what that proves, too. Without time for it, nothing changes.
func (e *behindCalls) ordered(ctx context.Context, low *lower.Result, c *sharpClaims, r *certificate.Result) {
	if low.Program.Size() <= minOrdered || e.Config.LeavesOut(config.Differences) || c == nil {
		return
	}
	e.Board.Step("orders with calls back", func() string {
		proofs, err := await.Call(ctx, func() ([]reducedProof, error) { return c.ordered(ctx, r) })
		switch {
		case ctx.Err() != nil:
			return late.String()
		case err != nil:
			panic(bug.New(portfolio.AbstractInterpreter, "%w", err))
		}
		before := len(r.Open)
		closed(r.Open, proofs)
		e.judge(low, r)
		return result.Count(before-len(r.Open), "more check holds", "more checks hold")
	})
}

// keptApart is a lowered program in which the procedures whose calls are to be told apart are part of those that call
// them.
func keptApart(low *lower.Result) *lower.Result {
	r := *low
	r.Program = transforms.InlineOf(low.Program, low.Apart)
	return &r
}

// slices proves checks of the program with calls back in slices of it, and judges checks anew.
func (e *behindCalls) slices(ctx context.Context, low *lower.Result, r *certificate.Result) error {
	asked := map[checkKey]bool{}
	behind := e.Board.BehindCuts()
	for _, p := range e.Lowered.Program.Props {
		if behind[p.ID] && !ambiguous(p) {
			asked[keyOf(p)] = true
		}
	}
	var props []*ivl.Property
	for _, p := range low.Program.Props {
		if r.Open[p] && (p.Kind == ivl.Unsupported || asked[keyOf(p)]) {
			props = append(props, p)
		}
	}
	err := e.inSlices(ctx, r, "slices with calls back", props, func(p *sliceProof) {
		for _, q := range p.props {
			delete(r.Open, q)
		}
	})
	e.judge(low, r)
	return err
}

// judge judges checks by what is open in the program with calls back.
func (e *behindCalls) judge(low *lower.Result, r *certificate.Result) {
	e.Board.JudgeBehind(&board.Open{Judged: judgedBehind(e.Lowered.Program.Props, low, r.Open), Assumptions: low.Assuming(nil)})
}

// quickFirst is the number of statements from which on a program is analysed as it is before it is
// sharpened, which takes three times as long and proves a few more checks.
const quickFirst = 40_000

// analysed analyses a program as it is, and checks what the analysis claims.
func analysed(ctx context.Context, p *ivl.Program, without []string) (*absint.Analysis, *certificate.Result, error) {
	a, err := absint.AnalyseWithout(ctx, p, without)
	if err != nil {
		return nil, nil, err
	}
	r, err := certificate.Check(ctx, a.Claims())
	return a, r, err
}

// flatly analyses a program as it is in little time, without what calls do to globals, and checks what the analysis claims.
func flatly(ctx context.Context, p *ivl.Program, without []string) (*certificate.Result, error) {
	a, err := absint.AnalyseFlat(ctx, p, without)
	if err != nil {
		return nil, err
	}
	return certificate.Check(ctx, a.Claims())
}

// allOpen is the set of all checks of p.
func allOpen(p *ivl.Program) map[*ivl.Property]bool {
	open := map[*ivl.Property]bool{}
	for _, prop := range p.Props {
		open[prop] = true
	}
	return open
}

// analyse finds invariants of the program with calls back and judges checks by them. Without a result in
// time it leaves what was judged before, and returns nil.
func (e *behindCalls) analyse(ctx context.Context, low *lower.Result, step string, find func() (*certificate.Result, error)) (checked *certificate.Result) {
	e.Board.Step(step, func() string {
		r, err := await.Call(ctx, find)
		switch {
		case ctx.Err() != nil:
			return late.String()
		case err != nil:
			panic(bug.New(portfolio.AbstractInterpreter, "%w", err))
		}
		checked = r
		return fmt.Sprintf("%s, %d weakened%s", result.Count(r.Blocks, "block", "blocks"), r.Weakened, unsupportedIn(low.Program, r))
	})
	if checked != nil {
		for p := range e.proved { // all of these proofs are about the same program
			delete(checked.Open, p)
		}
		e.proved = closedBy(checked, low.Program)
		e.judge(low, checked)
	}
	return checked
}

// closely analyses a small program with calls back again, as the stage by cases does: after the passes
// for encodings, with linear equations and orders. What that proves is not open any more. Where
// there is no time, it stays open.
func (e *behindCalls) closely(ctx context.Context, low *lower.Result, r *certificate.Result) error {
	p := r.Reduce()
	p.Props = low.Program.Props // without facts
	if p.Size() > maxPartitioned || e.Config.LeavesOut(config.Cases) {
		return nil
	}
	ctx, cancel := withShare(ctx, portfolio.Partitioned)
	defer cancel()
	m := &encoding.Maker{Config: e.Config, Lowered: low, Reduced: p, Dump: func(string, string) {}}
	flat, err := m.Flat(ctx)
	if err != nil {
		return await.UnlessEnded(ctx, err)
	}
	_, a, err := transforms.Identified(ctx, flat)
	if err != nil {
		return await.UnlessEnded(ctx, err)
	}
	more, err := certificate.Check(ctx, a.Claims())
	if err != nil {
		return await.UnlessEnded(ctx, err)
	}
	for _, q := range p.Props {
		if !more.Open[q] {
			delete(r.Open, q)
		}
	}
	return nil
}

// unsupportedIn says what a run may get to that is still not supported, "" if nothing.
func unsupportedIn(p *ivl.Program, r *certificate.Result) string {
	n, first := 0, ""
	for _, q := range p.Props {
		if q.Kind == ivl.Unsupported && r.Open[q] {
			if n++; n == 1 {
				first = q.Detail
			}
		}
	}
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("; not supported in %s: %s", result.Count(n, "place", "places"), first)
}

// checkKey identifies the checks that one instruction makes for one kind of exception.
type checkKey struct {
	class, method, desc string
	pc                  int
	kind                ivl.Kind
	exception           string
}

func keyOf(p *ivl.Property) checkKey {
	m := p.Pos.Method
	return checkKey{m.Class, m.Name, m.Desc, p.Pos.PC, p.Kind, p.Exception}
}

// judgedBehind judges properties by those that are open in another lowering of the program, by its
// invariants: one in which calls of code without a body may call back, or with other models. A property holds if all properties of that program do that
// its instruction makes for its exception. It is open if one of them is. A property about code of the library that a call runs may have none in
// that program, which has no body in place of that code. It holds if all properties of the call do, and these are all that the call throws.
// Others are not in the result, and those behind something that is still not supported.
func judgedBehind(props []*ivl.Property, low *lower.Result, open map[*ivl.Property]bool) map[int]bool {
	var cuts []*ivl.Property
	for _, p := range low.Program.Props {
		if p.Kind == ivl.Unsupported && open[p] {
			cuts = append(cuts, p)
		}
	}
	same := sameChecks(low, low.Program.Props)
	judged := map[int]bool{}
	raises := openCalls(low, open)
	var behind []lower.CutSet
	if len(cuts) > 0 {
		if low.Cuts == nil {
			return judged
		}
		behind = low.Cuts.Behind(cuts)
	}
	for _, p := range props {
		if p.Kind == ivl.Unsupported {
			continue
		}
		if ambiguous(p) {
			if len(cuts) == 0 {
				judged[p.ID] = false
			}
			continue
		}
		found, cut, holds := false, false, true
		for _, q := range same[keyOf(p)] {
			found = found || q.Detail == p.Detail
			cut = cut || behind != nil && behind[q.ID].Len() > 0
			holds = holds && !open[q]
		}
		switch {
		case found && !cut:
			judged[p.ID] = holds
		case len(cuts) == 0: // it is in a model, in place of which that program has code without a body
			at := lower.CallAtPos(p.Pos)
			judged[p.ID] = p.InCallee() && low.Tells[at] && !raises[at]
		}
	}
	return judged
}

// openCalls are the places of a program's checks that are open.
func openCalls(low *lower.Result, open map[*ivl.Property]bool) map[lower.CallAt]bool {
	all := map[lower.CallAt]bool{}
	for _, p := range low.Program.Props {
		if !open[p] || p.Pos.Method == nil {
			continue
		}
		at := lower.CallAtPos(p.Pos)
		all[at] = true
		if pc, thrown := low.Throws[p]; thrown {
			at.PC = pc
			all[at] = true
		}
	}
	return all
}

// sameChecks has some checks of a program by the instructions that make them. One that stands where its exception is allocated is
// also there for the only instruction that throws it.
func sameChecks(low *lower.Result, props []*ivl.Property) map[checkKey][]*ivl.Property {
	same := map[checkKey][]*ivl.Property{}
	for _, p := range props {
		if p.Kind == ivl.Unsupported || p.Pos.Method == nil {
			continue
		}
		same[keyOf(p)] = append(same[keyOf(p)], p)
		if pc, thrown := low.Throws[p]; thrown {
			k := keyOf(p)
			k.pc = pc
			same[k] = append(same[k], p)
		}
	}
	return same
}

// ambiguous reports whether another lowering of the program may have another check at
// the place of p: the names of spun classes are numbers, and a check inside the library has the
// place of the first call of it.
func ambiguous(p *ivl.Property) bool {
	return p.Pos.Method == nil || strings.Contains(p.Pos.Method.Class, "$$") || p.InCallee() && strings.Contains(p.Detail, "(): ")
}
