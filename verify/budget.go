package verify

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/portfolio"
	"github.com/jayverify/jayverify/result"
)

// The budgets of a schedule, for n open properties and a budget of T for each,
// when n > 1:
//
//	glance     all n at once, for a second; without T only
//	sweep      each that is still open alone, for 0.3 s, with a quarter of
//	           the time for all of them; without T only
//	together   all that are still open, for at most n·T and half of the time, or two
//	           thirds of it without T
//	alone      each that is still open, one after the other, for at most T, or its
//	           share of what is left
//
// Together comes first because one solution of the clauses decides all that
// hold, and whatever the heap's invariants cost is paid once. But a single
// property that is hard, or does not hold in the eyes of a solver, hides all
// others: alone most of them take hundredths of a second, with the clauses that
// they depend on and no others. What the sweep leaves is hard, and is tried
// together with all encodings before each has its share.

// rounds tries to decide some properties until the context ends.
type rounds func(context.Context, []*ivl.Property) error

// moments are the times for all properties at a glance and for each alone.
func (s *session) moments() (glance, alone time.Duration) {
	if s.tools != nil && s.tools.Slow() {
		return portfolio.JVMStarts * portfolio.Glance.Span, portfolio.JVMStarts * portfolio.SweepEach.Span
	}
	return portfolio.Glance.Span, portfolio.SweepEach.Span
}

// budgeted decides what is open: all of it together, and then each property
// alone; at first with try, which gives up soon.
func (s *session) budgeted(ctx context.Context, decide, try rounds) error {
	open := s.open()
	if len(open) > 1 && s.cfg.PropertyTimeout == 0 {
		s.glancing = ctx
		glance, alone := s.moments()
		err := s.within(ctx, glance, try, open)
		if err == nil {
			err = s.sweep(ctx, alone, try)
		}
		s.glancing = nil
		if err != nil {
			return err
		}
		if open = s.open(); len(open) == 0 || ctx.Err() != nil {
			return nil
		}
	}
	if err := s.within(ctx, s.together(ctx, len(open)), decide, open); err != nil {
		return err
	}
	defer func() {
		if ctx.Err() == nil {
			s.usedUp()
		}
	}()
	if len(open) < 2 {
		return nil
	}
	s.single = true
	defer func() { s.single = false }()
	left := s.open()
	for i, p := range left {
		if ctx.Err() != nil {
			if s.cfg.PropertyTimeout > 0 {
				s.giveUp(s.open(), late)
			}
			return nil
		}
		if !s.forget(p) {
			continue
		}
		if err := s.within(ctx, s.alone(ctx, len(left)-i), decide, []*ivl.Property{p}); err != nil {
			return err
		}
	}
	return nil
}

// sweep tries each open property alone, for at most some time.
func (s *session) sweep(ctx context.Context, most time.Duration, try rounds) error {
	s.single = true
	defer func() { s.single = false }()
	left := s.open()
	if d, ok := ctx.Deadline(); ok {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, portfolio.Sweep.Of(time.Until(d)))
		defer cancel()
	}
	for i, p := range left {
		if ctx.Err() != nil {
			return nil
		}
		if !s.forget(p) {
			continue
		}
		span := most
		if d, ok := ctx.Deadline(); ok {
			span = min(span, time.Until(d)/time.Duration(len(left)-i))
		}
		if err := s.within(ctx, span, try, []*ivl.Property{p}); err != nil {
			return err
		}
	}
	for _, p := range left {
		s.forget(p)
	}
	return nil
}

// within decides properties for some time; 0 is as long as there is any.
func (s *session) within(ctx context.Context, span time.Duration, decide rounds, props []*ivl.Property) error {
	if span > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, span)
		defer cancel()
	}
	return decide(ctx, props)
}

// budgetedPatterns proves what is open with heap patterns, in the time that it
// has together.
func (s *session) budgetedPatterns(ctx context.Context) error {
	if s.cfg.PropertyTimeout == 0 {
		return s.provePatterns(ctx)
	}
	limited, cancel := context.WithTimeout(ctx, time.Duration(len(s.open()))*s.cfg.PropertyTimeout)
	defer cancel()
	err := s.provePatterns(limited)
	if ctx.Err() == nil {
		s.usedUp()
	}
	return err
}

// usedUp says of what is open for lack of time that it is the budget's, not that
// of the whole.
func (s *session) usedUp() {
	if s.cfg.PropertyTimeout == 0 {
		return
	}
	for _, p := range s.open() {
		if why := &s.status[p.ID].reason; why.Kind == result.TimeLimit {
			why.Budget = s.cfg.PropertyTimeout
		}
	}
}

// together is the time for n properties at once.
func (s *session) together(ctx context.Context, n int) time.Duration {
	span := time.Duration(n) * s.cfg.PropertyTimeout
	if d, ok := ctx.Deadline(); ok && n > 1 {
		if left := time.Until(d); s.cfg.PropertyTimeout == 0 {
			span = portfolio.Together.Of(left)
		} else {
			span = min(span, left/2)
		}
	}
	return span
}

// alone is the time for a property alone, when n of them are still to come.
func (s *session) alone(ctx context.Context, n int) time.Duration {
	d, ok := ctx.Deadline()
	if s.cfg.PropertyTimeout > 0 || !ok {
		return s.cfg.PropertyTimeout
	}
	return time.Until(d) / time.Duration(n)
}

// forget makes an open property one that encodings can be tried on again, but
// for those that cannot decide it alone. It reports whether there is one left.
func (s *session) forget(p *ivl.Property) bool {
	st := &s.status[p.ID]
	if st.closed {
		return false
	}
	for encoding, alone := range st.tried {
		if !alone {
			delete(st.tried, encoding)
		}
	}
	return true
}

// about is what a step says of the properties it is about: the one that is
// worked on alone.
func (s *session) about(props []*ivl.Property) string {
	if !s.single {
		return ""
	}
	return " for " + props[0].Name
}

// addProof adds a proof to those that what is safe rests on.
func (s *session) addProof(p result.Proof) {
	if s.proof == nil {
		s.proof = &p
		return
	}
	sum := *s.proof
	sum.Clauses += p.Clauses
	sum.Elapsed += p.Elapsed
	sum.By, sum.Invariants, sum.Checker = listed(sum.By, p.By), listed(sum.Invariants, p.Invariants), listed(sum.Checker, p.Checker)
	if sum.Unchecked == "" {
		sum.Unchecked = p.Unchecked
	}
	s.proof = &sum
}

// listed adds a name to a list with "then" in between, unless it is there.
func listed(list, name string) string {
	switch {
	case list == "":
		return name
	case name == "" || slices.Contains(strings.Split(list, ", then "), name):
		return list
	}
	return list + ", then " + name
}
