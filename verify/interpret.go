package verify

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/evidence"
	"github.com/jayverify/jayverify/internal/bug"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/runs"
)

// interpret runs the program. A run that takes nothing from outside is the
// only one there is: if it ends, everything is decided. Otherwise runs with
// random inputs look for violations and show which properties are reached.
func (s *session) interpret(ctx context.Context) error {
	if err := s.Compile(); err != nil {
		return bug.New("lower", "lowering gives a program that does not compile: %w", err)
	}
	s.checkedIn = s.CheckPlaces()
	needsInput := false
	s.step("interpret", func() string {
		out := s.Machine.Run(ctx, ivl.Options{MaxSteps: runs.FirstSteps, MaxDepth: runs.CallDepth})
		s.note(out, nil)
		needsInput = out.Result == ivl.Inconclusive
		s.determined(out)
		return runs.OutcomeText(out)
	})
	if needsInput && len(s.open()) > 0 {
		s.step("random search", func() string { return foundText(s.Search(ctx, s)) })
	}
	return nil
}

// determined closes all properties after a run that took nothing from outside
// and ended.
func (s *session) determined(out ivl.Outcome) {
	switch out.Result {
	case ivl.Finished, ivl.Stopped, ivl.Violated:
	default:
		return
	}
	s.onlyRun = map[*ivl.Block]bool{}
	for i, b := range s.Machine.Blocks() {
		s.onlyRun[b] = out.Visited[i]
	}
	for _, p := range s.open() {
		switch {
		case p == out.Prop:
			s.violated(p, out, nil)
		default:
			s.close(p, result.Safe, result.Because("the program has one run, and it was run to its end"), nil)
			if s.status[p.ID].reach != result.Reached {
				s.status[p.ID].reach = result.Unreachable
			}
		}
	}
}

// tryViolation closes the property that a run violates. inputs returns the
// run's inputs anew. A run that depends on what is not modelled is only
// possible: it is remembered as the reason why the property is unknown.
func (s *session) tryViolation(out ivl.Outcome, inputs func() ivl.Inputs) bool {
	if out.Result != ivl.Violated || s.status[out.Prop.ID].closed {
		return false
	}
	if out.Prop.Kind == ivl.Unsupported {
		s.close(out.Prop, result.Unknown, unsupported("a run reaches", out.Prop), nil)
		return false
	}
	if out.Uncertain && !s.CertainWithoutDead(out, inputs) {
		s.status[out.Prop.ID].setReason(s.Uncertainty(inputs))
		s.remember(out, inputs)
		return false
	}
	return s.violated(out.Prop, out, inputs)
}

// unsupported is why a property is open that stands for a feature.
func unsupported(how string, p *ivl.Property) result.Reason {
	return result.Reason{Kind: result.UnsupportedFeature, Text: how + " what is not supported: " + p.Detail}
}

// violated closes a property as violated by a run. A run with inputs that no
// program can be given violates nothing: it is remembered as the reason why the
// property is unknown, and the result is false.
func (s *session) violated(p *ivl.Property, out ivl.Outcome, inputs func() ivl.Inputs) bool {
	r, script, err := s.Counterexample(p, out, inputs)
	if r == nil {
		s.status[p.ID].setReason(err.(*runs.NoCounterexample).Why)
		return false
	}
	s.close(p, result.Unsafe, result.Because("a run violates it"), r)
	s.reachOnTheWay(r)
	s.jvm.start(p, r, script, err)
	return true
}

// replay runs the program with the inputs of a solver's derivation, and notes what
// comes of it. It returns a text for the table of steps.
func (s *session) replay(ctx context.Context, v *evidence.Violation) string {
	p := s.Lowered.Program.Props[v.Prop.ID]
	s.status[p.ID].setReason(result.Reason{})
	r := s.Runner.Replay(ctx, v, s)
	switch {
	case r.Confirmed && r.Near:
		return "violates " + p.Name + ", with inputs near the derivation's"
	case r.Confirmed:
		return "violates " + r.Out.Prop.Name
	}
	if why := s.status[p.ID].reason; !why.None() { // it is a run of the program as far as that is modelled
		s.close(p, result.Unknown, why, nil)
		return "the run is only possible: " + why.String()
	}
	if p.Kind == ivl.Unsupported {
		s.status[p.ID].setReason(unsupported("a run may reach", p))
		return s.status[p.ID].reason.String()
	}
	s.status[p.ID].setReason(result.Reason{Kind: result.SpuriousDerivation, Text: "the solver's derivation is not a run of the program: " + s.TooWeak()})
	return "spurious for " + p.Name + ": the run ends otherwise: " + runs.OutcomeText(r.Out)
}

// Done implements board.
func (s *session) Done() bool { return len(s.open()) == 0 }

// Closed implements board.
func (s *session) Closed(p *ivl.Property) bool { return s.status[p.ID].closed }

// Note implements board.
func (s *session) Note(out ivl.Outcome, inputs func() ivl.Inputs) bool { return s.note(out, inputs) }

// Try implements board.
func (s *session) Try(out ivl.Outcome, inputs func() ivl.Inputs) bool {
	return s.tryViolation(out, inputs)
}

// foundText tells of a random search.
func foundText(f runs.Found) string {
	text := fmt.Sprintf("%s, %s", count(f.Runs, "run", "runs"), count(f.Violations, "violation", "violations"))
	for r := ivl.Finished; r <= ivl.Broken; r++ {
		if f.Ended[r] > 0 {
			text += fmt.Sprintf("; %d %s", f.Ended[r], r)
		}
	}
	return text
}
