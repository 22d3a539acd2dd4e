package board

import (
	"context"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// Try closes the property that a run violates, and reports whether it did. inputs
// returns the run's inputs anew. A run that depends on what is not modelled is only
// possible: it is remembered as the reason why the property is unknown.
func (b *Board) Try(out ivl.Outcome, inputs func() ivl.Inputs) bool {
	return b.TryFound(out, inputs, time.Now())
}

// TryFound is Try for a run that was found before.
func (b *Board) TryFound(out ivl.Outcome, inputs func() ivl.Inputs, at time.Time) bool {
	violated, why := b.look(out, inputs, at)
	if !why.None() {
		b.mu.Lock()
		defer b.mu.Unlock()
		if s := &b.status[out.Prop.ID]; !s.closed {
			s.setReason(why)
		}
	}
	return violated
}

// look is TryFound; why is the reason why the run leaves the property unknown that it
// violates, if it does.
func (b *Board) look(out ivl.Outcome, inputs func() ivl.Inputs, at time.Time) (violated bool, why result.Reason) {
	if out.Result != ivl.Violated || b.proofsOnly {
		return false, result.Reason{}
	}
	b.looking.Lock()
	defer b.looking.Unlock()
	if b.Closed(out.Prop) {
		return false, result.Reason{}
	}
	if out.Prop.Kind == ivl.Unsupported {
		b.Close(out.Prop, result.Unknown, Unsupported("a run reaches", out.Prop))
		return false, result.Reason{}
	}
	if out.Uncertain && !b.runner.CertainWithoutDead(out, inputs) {
		b.remember(out, inputs)
		return false, b.runner.Uncertainty(inputs)
	}
	return b.violate(out.Prop, out, inputs, at)
}

// Unsupported is why a property is open that stands for a feature.
func Unsupported(how string, p *ivl.Property) result.Reason {
	return result.Reason{Kind: result.UnsupportedFeature, Text: how + " what is not supported: " + p.Detail}
}

// TryOnly closes the property that the only run of the program violates; nothing is
// arbitrary in it.
func (b *Board) TryOnly(out ivl.Outcome) {
	if b.proofsOnly {
		return
	}
	b.looking.Lock()
	defer b.looking.Unlock()
	if ok, why := b.violate(out.Prop, out, nil, time.Now()); !ok {
		b.GiveUp([]*ivl.Property{out.Prop}, why)
	}
}

// violate closes a property as violated by a run. A run with inputs that a program
// cannot get is not a violation; why tells the reason. It needs looking.
func (b *Board) violate(p *ivl.Property, out ivl.Outcome, inputs func() ivl.Inputs, at time.Time) (_ bool, why result.Reason) {
	r, script, err := b.runner.Counterexample(p, out, inputs)
	if r == nil {
		return false, err.(*runs.NoCounterexample).Why
	}
	b.settle(p, r, at)
	b.confirm(p, r, script, err)
	return true, result.Reason{}
}

// settle closes a property as violated. A proof that came in between does not count: a
// run was made. It needs looking.
func (b *Board) settle(p *ivl.Property, r *result.Counterexample, at time.Time) {
	b.mu.Lock()
	s := &b.status[p.ID]
	s.run, s.reach, s.found = r, result.Reached, max(at.Sub(b.begun), 1)
	if b.violated.IsZero() {
		b.violated = at
		for _, f := range b.afterwards {
			f()
		}
	}
	b.close(p, result.Unsafe, result.Because("a run violates it"))
	after := s.found
	b.mu.Unlock()
	b.tellViolation(p, after)
	b.reachOnTheWay(r)
}

// FoundBySchedule settles what a schedule of threads violates, which a JVM has repeated. It is a property of the
// program, or one with a negative ID: of code that is not lowered, because only another thread runs it.
func (b *Board) FoundBySchedule(p *ivl.Property, run *result.Counterexample) {
	if p.ID >= 0 {
		b.Repeated(p, run)
		return
	}
	if b.proofsOnly {
		return
	}
	b.mu.Lock()
	found := *p
	found.ID = len(b.lowered.Program.Props) + len(b.scheduled)
	after := max(time.Since(b.begun), 1)
	b.scheduled = append(b.scheduled, result.Property{
		Property: &found, Verdict: result.Unsafe, Reason: result.Because("a run violates it"), Reach: result.Reached, Run: run, FoundAfter: after,
	})
	b.counts.Checks++
	b.counts.Violated++
	if b.violated.IsZero() {
		b.violated = time.Now()
		for _, f := range b.afterwards {
			f()
		}
	}
	b.mu.Unlock()
	b.tellViolation(&found, after)
}

// JudgeThreads settles a property of all threads together, which the report has at a place, unless a schedule is known to violate it.
func (b *Board) JudgeThreads(k ivl.Kind, at ivl.Pos, v result.Verdict, why result.Reason) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, p := range b.scheduled {
		if p.Kind == k {
			return
		}
	}
	p := &ivl.Property{ID: len(b.lowered.Program.Props) + len(b.scheduled), Kind: k, Pos: at, Name: b.lowered.Entry + ":" + k.String()}
	reach := result.Reached
	if v != result.Safe {
		reach = result.NotShown
	}
	b.scheduled = append(b.scheduled, result.Property{Property: p, Verdict: v, Reason: why, Reach: reach})
	b.counts.Checks++
	if v == result.Safe {
		b.counts.Proved++
	}
}

// remember keeps a possible run for the end.
func (b *Board) remember(out ivl.Outcome, inputs func() ivl.Inputs) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if s := &b.status[out.Prop.ID]; len(s.possible) < possiblePerProperty {
		s.possible = append(s.possible, &Possible{Out: out, Inputs: inputs})
	}
}

// Possible lists the possible runs of a property that is unknown.
func (b *Board) Possible(p *ivl.Property) []*Possible {
	b.mu.Lock()
	defer b.mu.Unlock()
	if p.ID >= len(b.status) { // of all threads together
		return nil
	}
	if s := &b.status[p.ID]; s.verdict == result.Unknown {
		return slices.Clone(s.possible)
	}
	return nil
}

// Counterexample makes what is told of a possible run. See runs.Runner.
func (b *Board) Counterexample(p *ivl.Property, m *Possible) (*result.Counterexample, *jvm.Script, error) {
	b.looking.Lock()
	defer b.looking.Unlock()
	return b.runner.Counterexample(p, m.Out, m.Inputs)
}

// Replay runs the program with the inputs of a solver's derivation, and notes what
// comes of it. It returns a text for the table of steps.
func (b *Board) Replay(ctx context.Context, v *evidence.Violation) string {
	p := b.lowered.Program.Props[v.Prop.ID]
	replayed := &replay{Board: b, about: p}
	r := b.runner.Replay(ctx, v, replayed)
	switch {
	case b.Verdict(p) == result.Unsafe && r.Near:
		return "violates " + p.Name + ", with inputs near the derivation's"
	case b.Verdict(p) == result.Unsafe:
		return "violates " + r.Out.Prop.Name
	case r.Confirmed && b.Closed(p):
		return "closed " + p.Name
	}
	if why := replayed.why; !why.None() { // it is a run of the program as far as that is modelled
		b.Close(p, result.Unknown, why)
		return "the run is only possible: " + why.String()
	}
	why := result.Reason{Kind: result.SpuriousDerivation, Text: "the solver's derivation is not a run of the program: " + b.runner.TooWeak()}
	if p.Kind == ivl.Unsupported {
		why = Unsupported("a run may reach", p)
	}
	b.Change(p, func(r *result.Reason) {
		why.Spurious = r.Spurious
		*r = why
	})
	if p.Kind == ivl.Unsupported {
		return why.String()
	}
	return "spurious for " + p.Name + ": the run ends otherwise: " + runs.OutcomeText(r.Out)
}

// replay is the board as a replay sees it: it keeps why its runs leave the property
// unknown that they are about.
type replay struct {
	*Board
	about *ivl.Property
	why   result.Reason
}

// Try implements runs.Board.
func (r *replay) Try(out ivl.Outcome, inputs func() ivl.Inputs) bool {
	violated, why := r.look(out, inputs, time.Now())
	if why.None() {
		return violated
	}
	if out.Prop == r.about {
		r.why = why
	} else {
		r.GiveUp([]*ivl.Property{out.Prop}, why)
	}
	return violated
}
