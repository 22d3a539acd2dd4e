package engine

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/analysis/texts"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
	"github.com/jayverify/jayverify/transforms"
)

// loweredWith is the program with other models, nil if there is none in time.
func (e *Kit) loweredWith(ctx context.Context, with string, again func(context.Context) (*lower.Result, error)) (low *lower.Result) {
	e.Board.Step("lower with "+with, func() string {
		r, err := await.Call(ctx, func() (*lower.Result, error) { return again(ctx) })
		switch {
		case ctx.Err() != nil:
			return late.String()
		case err != nil:
			return err.Error()
		}
		low = r
		return result.Count(low.Program.Size(), "statement", "statements")
	})
	return low
}

// assumesNoMore reports whether a program assumes only what this one does, so that the report has it.
func (e *Kit) assumesNoMore(low *lower.Result) bool {
	known := map[[2]string]bool{}
	for _, n := range e.Lowered.Assuming(nil) {
		known[[2]string{n.Kind, n.Text}] = true
	}
	return !slices.ContainsFunc(low.Assuming(nil), func(n *lower.Note) bool { return !known[[2]string{n.Kind, n.Text}] })
}

// modelProof proves checks by what holds of a program with other models.
type modelProof struct {
	*Kit
	low      *lower.Result
	with     string                 // what is other in that program
	props    []*ivl.Property        // to be proved, of the program itself
	open     map[*ivl.Property]bool // of low: not proved so far
	proved   int
	analyses int
	close    []closely
	failed   error
}

// closely is an analysis to be made more precise, of a program that some properties of low are judged in.
type closely struct {
	*absint.Analysis
	about []*ivl.Property
}

func newModelProof(k *Kit, low *lower.Result, props []*ivl.Property, with string) *modelProof {
	t := &modelProof{Kit: k, low: low, with: with, props: props, open: map[*ivl.Property]bool{}}
	for _, p := range low.Program.Props {
		t.open[p] = true
	}
	return t
}

// step proves what it can, as a step of the verification.
func (t *modelProof) step(ctx context.Context) Outcome {
	t.Board.Step("abstract interpretation with "+t.with, func() string {
		t.prove(ctx)
		return t.found()
	})
	return Outcome{Err: t.failed}
}

// found says how much was proved.
func (t *modelProof) found() string {
	return fmt.Sprintf("%s hold, in %s", result.Count(t.proved, "check", "checks"), result.Count(t.analyses, "analysis", "analyses"))
}

// prove analyses the program, and then by cases: without the contents of texts, which is smaller, and with them
// if there is time left. What takes longest comes last.
func (t *modelProof) prove(ctx context.Context) {
	opts := transforms.Options{Without: t.Config.Without}
	p := t.low.Program
	first := t.try(ctx, p.Props, func() (*absint.Analysis, error) { return absint.AnalyseWithin(ctx, p) })
	if first == nil || t.done() {
		return
	}
	reduced := first.Reduce()
	reduced.Props = p.Props
	if !t.Config.LeavesOut(config.Texts) {
		for _, group := range texts.Groups(reduced, t.left()) {
			if a := texts.Without(reduced, first, group); a.Calls > 0 {
				t.byCases(ctx, a.Program, group, opts)
			}
		}
	}
	t.byCases(ctx, reduced, p.Props, opts)
	for _, a := range slices.Backward(t.close) { // bounds and equations may need each other; the last ones have texts
		if t.try(ctx, a.about, func() (*absint.Analysis, error) { return a.Analysis, a.RelateClosely(ctx) }) == nil {
			return
		}
	}
	for _, a := range slices.Backward(t.close) {
		t.relateSums(ctx, a.Analysis, a.about)
	}
}

// relateSums is the last thing to do with an analysis that has been related closely. It takes longest.
func (t *modelProof) relateSums(ctx context.Context, a *absint.Analysis, about []*ivl.Property) {
	if !t.done() && a.AddsUp() {
		t.try(ctx, about, func() (*absint.Analysis, error) { return a, a.RelateSums(ctx) })
	}
}

// left are the properties of the program with other models that are open.
func (t *modelProof) left() []*ivl.Property {
	return slices.DeleteFunc(slices.Clone(t.low.Program.Props), func(p *ivl.Property) bool { return !t.open[p] })
}

// done reports whether there is nothing more to do.
func (t *modelProof) done() bool {
	return t.failed != nil || !slices.ContainsFunc(t.props, func(p *ivl.Property) bool { return !t.Board.Closed(p) })
}

// byCases analyses a program after the passes for encodings, and with copies of its blocks for each
// value of a reference to what a map consists of. These properties are judged in it.
func (t *modelProof) byCases(ctx context.Context, p *ivl.Program, about []*ivl.Property, opts transforms.Options) {
	var keys []transforms.Key
	flat := p
	t.try(ctx, about, func() (a *absint.Analysis, err error) {
		first := transforms.Within(ctx, transforms.First(opts))
		if flat, err = transforms.Apply(p, first, t.Config.CheckPasses, nil); err != nil {
			return nil, err
		}
		if flat, a, err = transforms.Identified(ctx, flat); err == nil {
			keys = transforms.Keys(flat, a)
		}
		return a, err
	})
	if ctx.Err() != nil { // the analysis may still be at work on keys
		return
	}
	for _, k := range keys {
		if ctx.Err() != nil || t.done() {
			return
		}
		if c := k.Var.Typ.Class; c == nil || !models.IsBag(c.Name) { // others have been tried in the program itself
			continue
		}
		var a *absint.Analysis
		t.try(ctx, about, func() (_ *absint.Analysis, err error) {
			if a, err = transforms.ByCases(ctx, flat, k, opts); err == nil { // what a sum has in common with other numbers may depend on what a map has found last
				err = a.Relate(ctx)
			}
			return a, err
		})
		if ctx.Err() == nil && a != nil {
			t.close = append(t.close, closely{a, about})
		}
	}
}

// try checks what an analysis claims, and closes what follows for some properties: an abstraction of the
// program may have no assertion of the others. It returns nil when the time is over.
func (t *modelProof) try(ctx context.Context, about []*ivl.Property, find func() (*absint.Analysis, error)) *certificate.Result {
	if ctx.Err() != nil || t.done() {
		return nil
	}
	t.analyses++
	start := time.Now()
	r, err := await.Call(ctx, func() (*certificate.Result, error) {
		a, err := find()
		if err != nil {
			return nil, err
		}
		return certificate.Check(ctx, a.Claims())
	})
	switch {
	case ctx.Err() != nil:
		return nil
	case err != nil:
		panic(bug.New(portfolio.AbstractInterpreter, "%w", err))
	}
	var names []string
	for _, p := range about {
		if t.open[p] && !r.Open[p] {
			delete(t.open, p)
			names = append(names, p.Name)
		}
	}
	slices.Sort(names)
	if t.accept(r, time.Since(start)) {
		t.failed = t.writeClaims(r, names)
	}
	return r
}

// accept closes the checks that hold by now, and reports whether there are any.
func (t *modelProof) accept(r *certificate.Result, elapsed time.Duration) bool {
	judged := judgedBehind(t.props, t.low, t.open)
	before := t.proved
	for _, p := range t.props {
		if !judged[p.ID] {
			continue
		}
		if t.Board.Contradicts(p) {
			panic(bug.New(portfolio.AbstractInterpreter, "a run violates %s, which the invariants with %s exclude", p.Name, t.with))
		}
		if t.Board.Close(p, result.Safe, result.Because(fmt.Sprintf("invariants of the program with %s, checked block by block (%d)", t.with, r.Blocks))) {
			t.proved++
		}
	}
	if t.proved == before {
		return false
	}
	t.Board.Findings(func(f *board.Findings) {
		f.AddProof(result.Proof{
			By: "abstract interpretation with " + t.with, Checker: "post-conditions block by block", Invariants: "invariants of blocks and heap cells",
			Clauses: r.Blocks, Elapsed: elapsed,
		})
	})
	return true
}
