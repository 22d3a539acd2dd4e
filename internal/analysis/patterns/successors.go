package patterns

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Arrival is a pattern of states in which runs get to a cut point.
type Arrival struct {
	Block   int // in Program.Proc.Blocks
	Pattern *Pattern
	Via     []int // the blocks between, in order
}

// Alarm is an assertion that may be false.
type Alarm struct {
	Assert *ivl.Assert
	Where  *Pattern // states in which it may be
	Via    []int    // blocks from the cut point on, the assertion's last
}

// maxPaths bounds the patterns under way between two cut points.
const maxPaths = 20_000

// Successors executes p from the start of block b to the next cut points: an
// edge of the unwinding (OGHI §2.3: a sequence of instructions without joins).
// alarm is told of assertions that may be false. The error is a *Refusal, or
// that of ctx.
func (r *Program) Successors(ctx context.Context, b int, p *Pattern, alarm func(Alarm)) ([]Arrival, error) {
	return r.within(ctx, b, p, alarm, 0)
}

// within is Successors, and refuses when there are more than so many patterns after a statement;
// 0 is any number.
func (r *Program) within(ctx context.Context, b int, p *Pattern, alarm func(Alarm), most int) ([]Arrival, error) {
	w := &walk{ctx: ctx, r: r, alarm: alarm, most: most}
	w.block(b, []*Pattern{p}, nil)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if w.refused != nil {
		return nil, w.refused
	}
	return w.arrivals, nil
}

type walk struct {
	ctx      context.Context
	r        *Program
	alarm    func(Alarm)
	arrivals []Arrival
	paths    int
	most     int
	refused  *Refusal
}

func (w *walk) block(b int, ps []*Pattern, via []int) {
	if w.refused != nil || len(ps) == 0 || w.ctx.Err() != nil {
		return
	}
	if w.paths += len(ps); w.paths > maxPaths {
		w.refused = &Refusal{What: "so many cases between two loop heads or joins", wide: true}
		return
	}
	via = append(slices.Clip(via), b)
	block := w.r.Proc.Blocks[b]
	x := &step{ctx: w.ctx, most: w.most}
	if w.alarm != nil {
		x.violated = func(s *ivl.Assert, q *Pattern) { w.alarm(Alarm{s, q, via}) }
	}
	ps = x.block(ps, block)
	if x.refused != nil {
		w.refused = x.refused
		return
	}
	g, ok := block.Term.(*ivl.Goto)
	if !ok {
		return // the run ends
	}
	out := make([][]*Pattern, len(g.Targets))
	for _, p := range ps {
		parts, err := Branch(p, g)
		if err != nil {
			w.refused = err.(*Refusal)
			return
		}
		for i, part := range parts {
			out[i] = append(out[i], part...)
		}
	}
	for i, t := range g.Targets {
		to := w.r.blocks[t.Label]
		var next []*Pattern
		for _, q := range out[i] {
			if q, ok := w.r.enter(q, to); ok {
				next = append(next, q)
			}
		}
		next = distinct(next)
		if !w.r.cut[to] {
			w.block(to, next, via)
			continue
		}
		for _, q := range next {
			w.arrivals = append(w.arrivals, Arrival{to, q, via})
		}
	}
}
