package evidence

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/ivl"
)

// Replayed is what became of a claimed violation.
type Replayed struct {
	// Confirmed says that the run violates the property that was claimed. A run
	// that violates another one is not confirmed, but Outcome tells of it.
	Confirmed bool
	Outcome   ivl.Outcome // of the confirmed run, otherwise of the first one
	Reason    string      // when not confirmed: why, in one line
	// Guessed counts the values the derivation did not determine and that were
	// made up: contents of objects that come from outside.
	Guessed int
}

// guesses is how many ways are tried to make up what the derivation leaves
// open.
const guesses = 20

// Replay runs a program on the inputs of a claimed violation. m is the
// compiled program as it was lowered, with its heap, p the program itself:
// inputs and properties are matched by their IDs, which passes keep. opts
// bounds the runs; its Inputs are not used. Where the run needs values that
// the derivation does not give, zeros are tried first, then random ones.
func Replay(ctx context.Context, p *ivl.Program, m *ivl.Machine, v *Violation, opts ivl.Options) *Replayed {
	var first *Replayed
	queues := queuesOf(p, v)
	constants := ivl.Constants(p)
	for i := range guesses {
		in := &ivl.Replay{Queues: queues, Fallback: ivl.Zeros{}}
		if i > 0 {
			in.Fallback = ivl.NewRandomFrom(constants, p.Classes, uint64(i))
		}
		opts.Inputs = in
		out := m.Run(ctx, opts)
		r := &Replayed{Outcome: out, Guessed: in.FellBack}
		if out.Result == ivl.Violated && out.Prop.ID == v.Prop.ID {
			r.Confirmed = true
			return r
		}
		r.Reason = whyNot(out, v)
		if first == nil {
			first = r
		}
		if in.FellBack == 0 || out.Result == ivl.Interrupted {
			break
		}
	}
	return first
}

// queuesOf sorts the values by input. Those of internal inputs exist only in
// the encoded program.
func queuesOf(p *ivl.Program, v *Violation) map[*ivl.Input][]ivl.Value {
	queues := map[*ivl.Input][]ivl.Value{}
	for _, x := range v.Inputs {
		if x.Input == nil || x.Input.Kind == ivl.Internal || x.Input.ID >= len(p.Inputs) {
			continue
		}
		in := p.Inputs[x.Input.ID]
		queues[in] = append(queues[in], x.runValue())
	}
	return queues
}

// runValue is the value as the interpreter takes it.
func (x InputValue) runValue() ivl.Value {
	switch t := x.Value.(type) {
	case ivl.BoolLit:
		if t {
			return ivl.Value{N: 1}
		}
		return ivl.Value{}
	case *ivl.IntLit:
		return ivl.IntValue(t.V)
	case *ivl.FloatLit:
		return ivl.Value{N: int64(t.Bits)}
	}
	panic(fmt.Sprintf("BUG: input value %s", x.Value))
}

// String is the value as a reader writes it.
func (x InputValue) String() string { return x.runValue().Format(x.Typ) }

func whyNot(out ivl.Outcome, v *Violation) string {
	switch out.Result {
	case ivl.Violated:
		return fmt.Sprintf("the run violates %s instead of %s", out.Prop.Name, v.Prop.Name)
	case ivl.Blocked:
		return fmt.Sprintf("the run is blocked by an assumption at line %d", out.Pos.Line)
	case ivl.MemLimit, ivl.Inconclusive, ivl.Broken:
		return fmt.Sprintf("the run is %s: %s", out.Result, out.Reason)
	}
	return fmt.Sprintf("the run does not violate %s: %s", v.Prop.Name, out.Result)
}
