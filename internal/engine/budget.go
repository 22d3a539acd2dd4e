package engine

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/internal/portfolio"
	"github.com/jayverify/jayverify/ivl"
)

// The budgets of a schedule, for n open properties and a budget of T for each,
// when n > 1:
//
//	glance     all n at once, for a second; without T only
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

// coarsely lets the engines decide what is open that need not look at all of the program. swept says
// that the sweep has left it open; the clauses decide most checks of small programs sooner.
func (r *rounds) coarsely(ctx context.Context, swept bool) error {
	if e := r.engines[portfolio.PartitionEngine]; swept && e != nil && ctx.Err() == nil {
		share, cancel := withShare(ctx, portfolio.Partitioned)
		defer cancel()
		if err := e.Try(share, Goal{Props: r.Board.Open()}).Err; err != nil {
			return err
		}
	}
	if e := r.engines[portfolio.TextlessEngine]; e != nil && ctx.Err() == nil {
		return e.Try(ctx, Goal{Props: r.Board.Open()}).Err
	}
	return nil
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
	open := r.Board.Open()
	swept := len(open) > 1 && r.Config.PropertyTimeout == 0
	if swept {
		r.glancing = ctx
		glance, alone := r.moments()
		err := within(ctx, glance, try, open, false)
		if err == nil {
			err = r.sweep(ctx, alone, try)
		}
		r.glancing = nil
		if err != nil {
			return err
		}
	}
	if len(open) > 0 {
		if err := r.coarsely(ctx, swept); err != nil {
			return err
		}
	}
	if open = r.Board.Open(); len(open) == 0 || ctx.Err() != nil {
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
