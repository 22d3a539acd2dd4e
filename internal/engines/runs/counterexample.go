package runs

import (
	"errors"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// Counterexample makes a run that violates p as short as can be, and runs it
// once more to record its path. inputs returns the run's inputs anew; nil when
// it has none. The script is the run for the JVM, and the error says why there
// is none, or, without a counterexample, why no program can be given the
// inputs.
func (x *Runner) Counterexample(p *ivl.Property, out ivl.Outcome, inputs func() ivl.Inputs) (*result.Counterexample, *jvm.Script, error) {
	ctx := x.Last
	rec := &pathRecorder{locals: x.Lowered.Locals, hidden: x.hidden()}
	opts := ivl.Options{MaxSteps: FirstSteps, MaxDepth: CallDepth}
	asked := &stamped{rec: rec}
	var taken []ivl.Consumed
	if inputs != nil {
		opts.Inputs = inputs()
		out = x.Machine.Run(ctx, opts)
		if out.Result == ivl.Interrupted {
			return nil, nil, notRepeated
		}
		taken = x.shrink(ctx, out)
		asked.Inputs = scripted(taken)
		opts.Inputs = asked
	}
	opts.Watch = rec.watch
	again := x.Machine.Run(ctx, opts)
	if again.Result == ivl.Interrupted {
		return nil, nil, notRepeated
	}
	if again.Result != ivl.Violated || again.Prop != p {
		panic("BUG: a run of the interpreter cannot be repeated: " + OutcomeText(out) + ", then " + OutcomeText(again))
	}
	if why := x.Impossible(again); why != "" {
		return nil, nil, &NoCounterexample{result.Reason{Kind: result.ImpossibleInputs, Text: "a run that violates it has impossible inputs: " + why}}
	}
	r := &result.Counterexample{Output: again.Output, Stack: javaStack(again, p)}
	if x.wrapped(r.Stack, p.Exception) {
		r.Wrapper = jvm.InitializerError
	}
	r.Stack = slices.DeleteFunc(r.Stack, func(p ivl.Pos) bool { return rec.hidden[p.Method.Class] })
	if len(r.Stack) == 0 {
		r.Stack = []ivl.Pos{p.Pos}
	}
	x.Visited[r] = again.Visited
	script, scriptErr := newScript(x.Lowered.Entry, again.Consumed)
	for i, c := range again.Consumed {
		if c.Request.Input != nil {
			r.Inputs = append(r.Inputs, result.InputValue{
				Input: c.Request.Named(), Value: abridge(jvm.Format(script, c)), Step: rec.index(asked.at[i]),
			})
		}
	}
	if script != nil {
		r.Call, r.Stdin = call(script)
		x.tellChain(r, script)
		r.Package, r.Source = script.Statements()
	}
	r.Path, r.Cut = rec.path()
	r.Changes = x.changes(ctx, taken, inputs != nil, rec, script)
	return r, script, scriptErr
}

// tellChain tells the calls of a run of a harness.
func (x *Runner) tellChain(r *result.Counterexample, script *jvm.Script) {
	if x.World == nil {
		return
	}
	chain, ok := x.World.Chain(script)
	if !ok {
		return
	}
	script.Chain, r.Calls = chain, chain.Lines
	r.Call = strings.Join(chain.Lines, " ")
}

// NoCounterexample says why a run that violates a property counts for nothing.
type NoCounterexample struct{ Why result.Reason }

func (e *NoCounterexample) Error() string { return e.Why.String() }

// notRepeated is the reason if a run could not be repeated: only repeated runs
// count as violations.
var notRepeated = &NoCounterexample{result.LateWhile("a run that violates it was repeated")}

// Impossible says why no run on a JVM takes the inputs of a run; "" when one
// may.
func (x *Runner) Impossible(out ivl.Outcome) string {
	var e *jvm.ImpossibleError
	if _, err := newScript(x.Lowered.Entry, out.Consumed); errors.As(err, &e) {
		return e.Error()
	}
	return ""
}

// javaStack is the call stack as Java would show it: the place of the
// violation first, without the procedures that surround the entry.
func javaStack(out ivl.Outcome, p *ivl.Property) []ivl.Pos {
	var stack []ivl.Pos
	for _, f := range out.Stack {
		if f.Pos.Method == nil || len(f.Proc) > 0 && f.Proc[0] == '$' {
			continue
		}
		if n := len(stack); n > 0 && strings.HasSuffix(f.Proc, ".$init") && *stack[n-1].Method == *f.Pos.Method {
			continue // it calls the initialiser, as which it counts
		}
		stack = append(stack, f.Pos)
	}
	if len(stack) == 0 { // the exception travelled to the entry; where it came from is what we know
		stack = append(stack, p.Pos)
	}
	return stack
}

// wrapped reports whether an exception of the given class that is raised with
// this stack leaves a class initialiser as the cause of another: so do all that
// are no Error (JLS §12.4.2 step 10).
func (x *Runner) wrapped(stack []ivl.Pos, exception string) bool {
	if exception == "" || x.isError(exception) {
		return false
	}
	return slices.ContainsFunc(stack, func(p ivl.Pos) bool { return p.Method.Name == "<clinit>" })
}

// isError reports whether class name is Error or one of its subclasses.
func (x *Runner) isError(name string) bool {
	i := slices.IndexFunc(x.Lowered.Program.Classes, func(c *ivl.Class) bool { return c.Name == name })
	if i < 0 {
		return false
	}
	for c := x.Lowered.Program.Classes[i]; c != nil; c = c.Super {
		if c.Name == "java/lang/Error" {
			return true
		}
	}
	return false
}

// stamped notes which line of the path asks for each value.
type stamped struct {
	ivl.Inputs
	rec *pathRecorder
	at  []int // line recorded last, from 0, for each value given
}

// Value implements ivl.Inputs.
func (s *stamped) Value(r ivl.Request) (ivl.Value, bool) {
	s.at = append(s.at, s.rec.n-1)
	return s.Inputs.Value(r)
}
