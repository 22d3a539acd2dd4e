package engine

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/ivl"
)

// The budgets of a schedule, for n open properties and a budget of T for each,
// when n > 1:
//
//	apart      all n, by abstract interpretation with objects apart, in a large program; in a small one
//	           it is a part of the glance
//	glance     all n at once, for a second; without T only
//	by cases   all that are still open, by abstract interpretation; in a small program
//	           only after the sweep (or 0.3 s of the glance, if it has one check), and before the glance where clauses are vast. A
//	           large program has the glance and this even if n = 1
//	sweep      each that is still open alone, for 0.3 s, and then for 1.2 s, with a
//	           quarter of the time for all of them; without T only
//	together   all that are still open, for at most n·T and half of the time, or two
//	           thirds of it without T
//	alone      each that is still open, one after the other, for at most T, or its
//	           share of what is left
//
// All properties are tried together first: one solution of the clauses decides all
// properties that hold, and the work on the heap's invariants is done once. But a
// single hard property, or one that a solver cannot prove, prevents the answers for
// all others. Alone, most properties take hundredths of a second, with only the
// clauses that they depend on. The properties that are still open after the sweep
// are hard. They are tried together with all encodings, before each gets its share.

// deciding tries to decide some checks until the context ends.
type deciding func(ctx context.Context, props []*ivl.Property, alone bool) error

// byCases lets abstract interpretation by cases decide what is open, then with maps as bags, and then
// symbolic execution of what each check depends on.
func (r *rounds) byCases(ctx context.Context) error {
	if err := r.share(ctx, portfolio.Partitioned); err != nil || ctx.Err() != nil || r.Board.Done() {
		return err
	}
	if err := r.share(ctx, portfolio.Bags); err != nil || ctx.Err() != nil || r.Board.Done() {
		return err
	}
	return r.share(ctx, portfolio.Focused)
}

// share gives what is open to the engine of a stage, for its share of the time.
func (r *rounds) share(ctx context.Context, s portfolio.Stage) error {
	ctx, cancel := withShare(ctx, s)
	defer cancel()
	return r.give(ctx, s.Engine)
}

// withoutTexts lets clauses without the contents of texts decide what is open.
func (r *rounds) withoutTexts(ctx context.Context) error {
	return r.give(ctx, portfolio.TextlessEngine)
}

// give lets an engine decide what is open, if there is one of that name.
func (r *rounds) give(ctx context.Context, engine string) error {
	e := r.engines[engine]
	if e == nil {
		return nil
	}
	return e.Try(ctx, Goal{Props: r.Board.Open()}).Err
}

// moments are the times for all properties at a glance and for each alone.
func (r *rounds) moments() (glance, alone time.Duration) {
	if r.Tools != nil && r.Tools.Slow() {
		return portfolio.SlowStart * portfolio.Glance.Span, portfolio.SlowStart * portfolio.SweepEach.Span
	}
	return portfolio.Glance.Span, portfolio.SweepEach.Span
}

// budgeted decides what is open: all of it together, and then each property
// alone; at first with try, which gives up soon.
func (r *rounds) budgeted(ctx context.Context, decide, try deciding) error {
	if err := r.shortly(ctx, try); err != nil {
		return err
	}
	open := r.Board.Open()
	if len(open) == 0 || ctx.Err() != nil {
		return nil
	}
	if err := within(ctx, r.together(ctx, len(open)), decide, open, false); err != nil {
		return err
	}
	defer func() {
		if ctx.Err() == nil {
			r.usedUp()
		}
	}()
	if len(open) < 2 {
		return nil
	}
	left := r.Board.Open()
	for i, p := range left {
		if ctx.Err() != nil {
			if r.Config.PropertyTimeout > 0 {
				r.Board.GiveUp(r.Board.Open(), late)
			}
			return nil
		}
		if !r.forget(p) {
			continue
		}
		if err := within(ctx, r.alone(ctx, len(left)-i), decide, []*ivl.Property{p}, true); err != nil {
			return err
		}
	}
	return nil
}

// shortly lets the stages before Together decide what is open. They take little time for each check.
func (r *rounds) shortly(ctx context.Context, try deciding) error {
	open, budget := r.Board.Open(), r.Config.PropertyTimeout > 0
	several, large := len(open) > 1 && !budget, r.Lowered.Program.Size() >= smallProgram
	vast := large && r.encodedSize() >= vastProgram
	single := len(open) == 1 && !budget && !large
	glance, alone := r.moments()
	if single { // by cases follows, and takes hundredths of a second where it proves anything
		glance = alone
	}
	r.glancing = ctx
	defer func() { r.glancing = nil }()
	for _, stage := range []struct {
		runs bool
		try  func(ctx context.Context) error
	}{
		{large, func(ctx context.Context) error { return r.give(ctx, portfolio.ApartEngine) }},
		{vast, r.byCases},
		{several || single || large && !budget, func(ctx context.Context) error { return r.atOnce(ctx, glance, try, open) }},
		{large && !vast, r.byCases},
		{several, func(ctx context.Context) error { return r.sweep(ctx, alone, try) }},
		{several && !large || single, r.byCases},
		{true, r.withoutTexts},
	} {
		if !stage.runs {
			continue
		}
		if len(r.Board.Open()) == 0 || ctx.Err() != nil {
			return nil
		}
		if err := stage.try(ctx); err != nil {
			return err
		}
	}
	return nil
}

// vastProgram is the number of statements of the encoded program from which on even what a glance has takes seconds.
const vastProgram = 1500

// encodedSize is the number of statements of the program in the first encoding; 0 if there is none.
func (r *rounds) encodedSize() int {
	if len(r.encodings) == 0 {
		return 0
	}
	p, err := r.encodings[0].Program()
	if err != nil {
		return 0
	}
	return p.Size()
}

// atOnce tries checks for some time, all of them together. What is open then may be tried again.
func (r *rounds) atOnce(ctx context.Context, span time.Duration, try deciding, props []*ivl.Property) error {
	err := within(ctx, span, try, props, false)
	for _, p := range props {
		r.forget(p)
	}
	return err
}

// sweep tries each open property alone, for at most some time, and where several are still
// open then, once more for longer.
func (r *rounds) sweep(ctx context.Context, most time.Duration, try deciding) error {
	ctx, cancel := withShare(ctx, portfolio.Sweep)
	defer cancel()
	if err := r.sweepOnce(ctx, most, try); err != nil || len(r.Board.Open()) < 2 {
		return err
	}
	return r.sweepOnce(ctx, portfolio.SweepAgain*most, try)
}

// sweepOnce tries each open property alone, for at most some time.
func (r *rounds) sweepOnce(ctx context.Context, most time.Duration, try deciding) error {
	left := r.Board.Open()
	for i, p := range left {
		if ctx.Err() != nil {
			return nil
		}
		if !r.forget(p) {
			continue
		}
		span := most
		if d, ok := ctx.Deadline(); ok {
			span = min(span, time.Until(d)/time.Duration(len(left)-i))
		}
		if err := within(ctx, span, try, []*ivl.Property{p}, true); err != nil {
			return err
		}
	}
	for _, p := range left {
		r.forget(p)
	}
	return nil
}

// within decides properties for some time; 0 is as long as there is any.
func within(ctx context.Context, span time.Duration, decide deciding, props []*ivl.Property, alone bool) error {
	ctx, cancel := withSpan(ctx, span)
	defer cancel()
	return decide(ctx, props, alone)
}

// together is the time for n properties at once.
func (r *rounds) together(ctx context.Context, n int) time.Duration {
	span := time.Duration(n) * r.Config.PropertyTimeout
	if d, ok := ctx.Deadline(); ok && n > 1 {
		if left := time.Until(d); r.Config.PropertyTimeout == 0 {
			span = portfolio.Together.Of(left)
		} else {
			span = min(span, left/2)
		}
	}
	return span
}

// alone is the time for a property alone, when n of them are still to come.
func (r *rounds) alone(ctx context.Context, n int) time.Duration {
	d, ok := ctx.Deadline()
	if r.Config.PropertyTimeout > 0 || !ok {
		return r.Config.PropertyTimeout
	}
	return time.Until(d) / time.Duration(n)
}

// forget makes an open property one that encodings can be tried on again, but
// for those that cannot decide it alone. It reports whether there is one left.
func (r *rounds) forget(p *ivl.Property) bool {
	if r.Board.Closed(p) {
		return false
	}
	for encoding, alone := range r.tried[p.ID] {
		if !alone {
			delete(r.tried[p.ID], encoding)
		}
	}
	return true
}
