package engine

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/sums"
	"github.com/jayverify/jayverify/internal/analysis/texts"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/transforms"
)

// summed is how the sum over a list is told in reports.
const summed = "sums over lists"

// maxSums is the number of lists and fields that are tried: each pair takes some analyses.
const maxSums = 6

// relatedSums says how a program is prepared for one analysis of all of it, because equations are not known across
// calls.
var relatedSums = transforms.Options{Inline: transforms.InlineOptions{Small: 240, Copies: 2000}, Exits: true}

// sums proves checks in the program where one list knows the sum of a field over its elements, for each list and
// field. It does so where the program is small.
func (e *bags) sums(ctx context.Context, g Goal) Outcome {
	if e.Sums == nil || e.Config.Threads || e.Lowered.Program.Size() > 2*maxPartitioned || len(sums.Lists(e.Lowered.Program)) == 0 {
		return Outcome{} // a large program is large with other lists, too
	}
	tried := 0
	for _, f := range sums.Fields(e.Lowered.Program) {
		if ctx.Err() != nil || tried >= maxSums {
			return Outcome{}
		}
		low, err := await.Call(ctx, func() (*lower.Result, error) { return e.Sums(ctx, f) })
		if err != nil {
			continue
		}
		if low.Program.Size() > maxPartitioned { // and so it is for the other fields
			return Outcome{}
		}
		if !e.assumesNoMore(low) {
			continue
		}
		for _, site := range sums.Lists(low.Program) {
			p := sums.Follow(low.Program, f, site)
			if p == nil || ctx.Err() != nil {
				continue
			}
			tried++
			l := *low
			l.Program = p
			t := newModelProof(e.Kit, &l, g.Props, summed)
			if t.done() {
				return Outcome{}
			}
			e.Board.Step(fmt.Sprintf("abstract interpretation with the sum of %s.%s over a list", f.Class, f.Field), func() string {
				t.proveSums(ctx)
				return t.found()
			})
			if t.failed != nil {
				return Outcome{Err: t.failed}
			}
		}
	}
	return Outcome{}
}

// Sums lowers the program again with lists that say what they do (models.Sums).
type Sums func(ctx context.Context, f reach.Sum) (*lower.Result, error)

// proveSums analyses the program without the contents of texts, and then with them.
func (t *modelProof) proveSums(ctx context.Context) {
	p := t.low.Program
	first := t.try(ctx, p.Props, func() (*absint.Analysis, error) { return absint.AnalyseWithin(ctx, p) })
	if first == nil || t.done() {
		return
	}
	reduced := first.Reduce()
	reduced.Props = p.Props
	textual := false
	if !t.Config.LeavesOut(config.Texts) {
		for _, group := range texts.Groups(reduced, t.wanted()) {
			if a := texts.Without(reduced, first, group); a.Calls > 0 && !t.settled(group) {
				textual = true
				t.related(ctx, a.Program, group)
			}
		}
	}
	if !textual {
		t.related(ctx, reduced, p.Props)
	}
}

// settled reports whether all of some properties are proved.
func (t *modelProof) settled(group []*ivl.Property) bool {
	for _, p := range group {
		if t.open[p] {
			return false
		}
	}
	return true
}

// wanted are the open properties of the program with other models that open checks depend on.
func (t *modelProof) wanted() (list []*ivl.Property) {
	keys := map[checkKey]bool{}
	for _, p := range t.props {
		if !t.Board.Closed(p) {
			keys[keyOf(p)] = true
		}
	}
	for _, p := range t.left() {
		if p.Kind == ivl.Unsupported || keys[keyOf(p)] {
			list = append(list, p)
		}
	}
	return list
}

// related analyses a program as a whole, with equations and orders. These properties are judged in it.
func (t *modelProof) related(ctx context.Context, p *ivl.Program, about []*ivl.Property) {
	opts := relatedSums
	opts.Without = t.Config.Without
	var a *absint.Analysis
	r := t.try(ctx, about, func() (*absint.Analysis, error) {
		flat, err := transforms.Apply(p, transforms.Within(ctx, transforms.First(opts)), t.Config.CheckPasses, nil)
		if err != nil {
			return nil, err
		}
		_, found, err := transforms.Identified(ctx, flat)
		a = found
		return found, err
	})
	if r != nil && t.try(ctx, about, func() (*absint.Analysis, error) { return a, a.RelateClosely(ctx) }) != nil {
		t.relateSums(ctx, a, about)
	}
}
