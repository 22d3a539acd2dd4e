package verify

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
)

// possible is a run that violates a property, and depends on what code without
// a model does. Whether that code does so, the JVM knows: it has the code.
type possible struct {
	out    ivl.Outcome
	inputs func() ivl.Inputs
	run    *result.Counterexample // once it has been made
}

// Bounds on the possible runs that are tried on the JVM, and told.
const (
	possiblePerProperty = 2
	possibleRuns        = 10
)

// remember keeps a possible run for the end.
func (s *session) remember(out ivl.Outcome, inputs func() ivl.Inputs) {
	st := &s.status[out.Prop.ID]
	if len(st.maybe) < possiblePerProperty {
		st.maybe = append(st.maybe, possible{out: out, inputs: inputs})
	}
}

// tryPossible gives the inputs that come from the environment in possible runs
// of undecided properties to the JVM, where code without a model does what it
// does. What violates the property there, does.
func (s *session) tryPossible(ctx context.Context) {
	var ps []*ivl.Property
	for _, p := range s.Lowered.Program.Props {
		if st := s.status[p.ID]; st.verdict == result.Unknown && len(st.maybe) > 0 {
			ps = append(ps, p)
		}
	}
	if len(ps) == 0 || !s.jvm.allowed() {
		return
	}
	s.step("possible runs on the JVM", func() string {
		runs, confirmed := 0, 0
		for _, p := range ps {
			for i := range s.status[p.ID].maybe {
				m := &s.status[p.ID].maybe[i]
				if runs >= possibleRuns || ctx.Err() != nil || s.status[p.ID].verdict != result.Unknown {
					break
				}
				r, script, err := s.Counterexample(p, m.out, m.inputs)
				m.run = r
				if r == nil || err != nil {
					continue
				}
				runs++
				jr := &jvmRun{prop: p, run: r, script: script}
				jr.out, jr.err = s.jvm.try(ctx, script)
				if r.JVM, _ = jr.judge(s.jvm.ints); r.JVM.Confirmed {
					confirmed++
					s.close(p, result.Unsafe, result.Because("a run violates it"), r)
					s.reachOnTheWay(r)
					s.jvm.cases = append(s.jvm.cases, violation{p, script})
				}
			}
		}
		return fmt.Sprintf("%d of %s confirmed", confirmed, count(runs, "run", "runs"))
	})
}

// tellPossible adds to a result the possible runs of what is unknown because of
// them.
func (s *session) tellPossible(r *result.Result) {
	told := 0
	for i := range r.Properties {
		p := &r.Properties[i]
		if p.Verdict != result.Unknown {
			continue
		}
		for _, m := range s.status[p.ID].maybe {
			if told >= possibleRuns || p.Possible != nil {
				break
			}
			if m.run == nil {
				m.run, _, _ = s.Counterexample(p.Property, m.out, m.inputs)
			}
			if m.run != nil {
				p.Possible = m.run
				told++
			}
		}
	}
}
