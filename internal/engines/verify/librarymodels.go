package verify

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// modelsShare is the share of the time, in percent, that may be spent on programs whose models stay.
const modelsShare = 40

// withModels proves more in a program whose models stay: a list in a private field that no client gets is known to have an element after
// isEmpty() has said so. Such a program is larger, and may end where a model gives up, so what the others prove is shown first.
func (l *Library) withModels(ctx context.Context, p *prover) error {
	if end, limited := ctx.Deadline(); limited {
		part, cancel := context.WithTimeout(ctx, time.Until(end)*modelsShare/100)
		defer cancel()
		ctx = part
	}
	q := *p
	q.ctx, q.opts.Stop, q.models = ctx, ctx.Err, true
	if l.kept != nil {
		kept, err := q.within(l.demands, l.given, l.apart, true)
		if err != nil {
			return unlessNone(ctx, err)
		}
		kept.join(l.kept)
		l.exactKept = kept
		if !l.provesMore(kept, l.kept) {
			return nil
		}
	}
	exact, err := q.of(l.demands.members, nil, true)
	if err == nil {
		exact.join(l.clientProof)
		l.exact = exact
	}
	return unlessNone(ctx, err)
}

// unlessNone is err, unless it says that there is no such program, or no time for it.
func unlessNone(ctx context.Context, err error) error {
	if errors.Is(err, errNoProgram) || ctx.Err() != nil {
		return nil
	}
	return err
}

// provesMore reports whether a method is proved by one proof and not by another.
func (l *Library) provesMore(with, without *clientProof) bool {
	return slices.ContainsFunc(l.demands.members, func(m indy.Member) bool {
		x := l.demands.method(m)
		if x == nil || x.Code == nil {
			return false
		}
		excused := l.excusesOf(x)
		if r, _ := without.proves(x, excused); r != nil {
			return false
		}
		r, _ := with.proves(x, excused)
		return r != nil
	})
}

// join takes what another proof for the same clients proves out of the checks that are open, with what that rests on.
func (l *clientProof) join(o *clientProof) {
	used := false
	for _, p := range l.low.Program.Props {
		if l.open[p] && p.Kind != ivl.Unsupported && !outside(p) && o.checks.Holds(p) && o.reaches(p.Pos.Method) {
			delete(l.open, p)
			used = true
		}
	}
	if !used {
		return
	}
	l.stops, l.reached = l.stops || o.stops, l.reached || o.reached
	l.assumes = assumingToo(l.assumes, o.assumes...)
}

// assumingToo are some assumptions and those of more that are not among them.
func assumingToo(as []result.Assumption, more ...result.Assumption) []result.Assumption {
	as = slices.Clone(as)
	for _, a := range more {
		if !slices.ContainsFunc(as, func(b result.Assumption) bool { return a.Kind == b.Kind && a.Text == b.Text && a.Pos == b.Pos }) {
			as = append(as, a)
		}
	}
	return as
}

// reaches reports whether the client gets to a method, if that matters for what is proved of it.
func (l *clientProof) reaches(m *ivl.Method) bool {
	return !l.reached && !l.stops || l.found.Reaches(reach.MethodName(m.Class, m.Name, m.Desc))
}
