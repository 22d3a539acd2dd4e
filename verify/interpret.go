package verify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/evidence"
	"github.com/jayverify/jayverify/evidence/jvm"
	"github.com/jayverify/jayverify/internal/bug"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/transforms"
)

// The budgets of interpretation. They count statements, not time, so that a
// verdict does not depend on the machine.
const (
	firstSteps  = 20_000_000 // for the run without inputs, before any solver starts
	searchSteps = 4_000_000  // for all runs of the random search together
	runSteps    = 200_000    // for one run of it
	searchRuns  = 3_000
	idleRuns    = 1_000   // fewer are never too many of which none shows anything new
	runBytes    = 1 << 20 // allocated by one run of it
	callDepth   = 20_000
	pathLength  = 400 // lines of a reported path
)

// interpret runs the program. A run that takes nothing from outside is the
// only one there is: if it ends, everything is decided. Otherwise runs with
// random inputs look for violations and show which properties are reached.
func (s *session) interpret(ctx context.Context) error {
	m, err := ivl.Compile(s.low.Program)
	if err != nil {
		return bug.New("lower", "lowering gives a program that does not compile: %w", err)
	}
	s.machine = m
	s.checkedIn = s.checkPlaces()
	needsInput := false
	s.step("interpret", func() string {
		out := m.Run(ctx, ivl.Options{MaxSteps: firstSteps, MaxDepth: callDepth})
		s.note(out, nil)
		needsInput = out.Result == ivl.Inconclusive
		s.determined(out)
		return outcomeText(out)
	})
	if needsInput && len(s.open()) > 0 {
		s.step("random search", func() string { return s.search(ctx) })
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
	for i, b := range s.machine.Blocks() {
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

// checkPlaces says for each block of the machine which properties are checked
// when it is entered. The check of an assertion is not the throw, which only
// the violation gets to, but the condition on its line; that of an exception
// the program throws is whatever leads there, so that its method being entered
// must do; that of one which the library throws is the line that calls it.
func (s *session) checkPlaces() [][]int {
	byLine := map[lineOf][]int{}
	byMethod := map[lineOf][]int{}
	for _, p := range s.low.Program.Props {
		l := lineOf{p.Pos.Method.Class, p.Pos.Method.Name + p.Pos.Method.Desc, p.Pos.Line}
		if p.Kind == ivl.UncaughtException && !strings.HasPrefix(p.Detail, "in ") || p.Kind == ivl.Unsupported {
			l.line = 0
			byMethod[l] = append(byMethod[l], p.ID)
			continue
		}
		byLine[l] = append(byLine[l], p.ID)
	}
	blocks := s.machine.Blocks()
	places := make([][]int, len(blocks))
	for i, b := range blocks {
		seen := map[lineOf]bool{}
		visit := func(pos ivl.Pos) {
			if pos.Method == nil {
				return
			}
			l := lineOf{pos.Method.Class, pos.Method.Name + pos.Method.Desc, pos.Line}
			if !seen[l] {
				seen[l] = true
				places[i] = append(places[i], byLine[l]...)
			}
			l.line = 0
			if !seen[l] {
				seen[l] = true
				places[i] = append(places[i], byMethod[l]...)
			}
		}
		for _, st := range b.Stmts {
			visit(st.Position())
		}
		visit(b.Term.Position())
	}
	return places
}

// lineOf is a source line of a method; line 0 stands for the whole method.
type lineOf struct {
	class, method string
	line          int
}

func outcomeText(out ivl.Outcome) string {
	t := fmt.Sprintf("%s after %d steps", out.Result, out.Steps)
	switch {
	case out.Prop != nil:
		t += ": " + out.Prop.Name
	case out.Reason != "":
		t += ": " + out.Reason
	}
	return t
}

// search runs the program with random inputs, as long as that has shown
// something new in the last three quarters of the runs.
func (s *session) search(ctx context.Context) string {
	constants := ivl.Constants(s.low.Program)
	var steps int64
	runs, found, newest := 0, 0, 0
	ended := map[ivl.Result]int{}
	for seed := uint64(1); runs < searchRuns && (runs < idleRuns || runs < 4*newest) && steps < searchSteps && ctx.Err() == nil && len(s.open()) > 0; seed++ {
		inputs := func() ivl.Inputs { return newHinted(s.low, constants, seed) }
		out := s.machine.Run(ctx, ivl.Options{Inputs: inputs(), MaxSteps: runSteps, MaxDepth: callDepth, MaxBytes: runBytes, MaxOutput: -1, NoRecord: true})
		runs++
		steps += out.Steps + 50
		ended[out.Result]++
		news := s.note(out, inputs)
		if s.tryViolation(out, inputs) {
			found++
			news = true
		}
		if news {
			newest = runs
		}
	}
	text := fmt.Sprintf("%s, %s", count(runs, "run", "runs"), count(found, "violation", "violations"))
	for r := ivl.Finished; r <= ivl.Broken; r++ {
		if ended[r] > 0 {
			text += fmt.Sprintf("; %d %s", ended[r], r)
		}
	}
	return text
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
	if out.Uncertain && !s.certainWithoutDead(out, inputs) {
		s.status[out.Prop.ID].setReason(s.uncertainty(inputs))
		s.remember(out, inputs)
		return false
	}
	return s.violated(out.Prop, out, inputs)
}

// certainWithoutDead reports whether an uncertain run's unmodelled values do
// not matter: it takes the same way in the program without the havocs whose
// values nothing looks at, such as those of strings that are only printed.
func (s *session) certainWithoutDead(out ivl.Outcome, inputs func() ivl.Inputs) bool {
	if s.slim == nil {
		p, err := unlessDone(s.last, func() (*ivl.Program, error) {
			return transforms.Apply(s.low.Program, whileNeeded(s.last, []transforms.Pass{
				{Name: "no-output", Run: transforms.DropOutput}, {Name: "liveness", Run: transforms.Liveness},
			}), false, nil)
		})()
		if err != nil {
			return false
		}
		if s.slim, err = ivl.Compile(p); err != nil {
			return false
		}
	}
	full := s.machine.Run(s.last, ivl.Options{Inputs: inputs(), MaxSteps: firstSteps, MaxDepth: callDepth, MaxOutput: -1})
	slim := s.slim.Run(s.last, ivl.Options{Inputs: scripted(full.Consumed), MaxSteps: firstSteps, MaxDepth: callDepth, MaxOutput: -1})
	return slim.Result == ivl.Violated && slim.Prop.ID == out.Prop.ID && !slim.Uncertain
}

// unsupported is why a property is open that stands for a feature.
func unsupported(how string, p *ivl.Property) result.Reason {
	return result.Reason{Kind: result.UnsupportedFeature, Text: how + " what is not supported: " + p.Detail}
}

// uncertainty names the first thing that a run takes from unmodelled code, as the
// reason why its violation counts for nothing.
func (s *session) uncertainty(inputs func() ivl.Inputs) result.Reason {
	out := s.machine.Run(s.last, ivl.Options{Inputs: inputs(), MaxSteps: runSteps, MaxDepth: callDepth, MaxBytes: runBytes, MaxOutput: -1})
	for _, c := range out.Consumed {
		if c.Request.Contents || c.Request.Input.Kind != ivl.Environment {
			kind := result.UnmodelledCall
			if c.Request.Contents {
				kind = result.OutsideValue
			}
			return result.Reason{Kind: kind, Text: "a run that violates it depends on " + c.Request.String()}
		}
	}
	return result.Reason{Kind: result.UnmodelledCall, Text: "a run that violates it depends on what is not modelled"}
}

// violated closes a property as violated by a run. A run with inputs that no
// program can be given violates nothing: it is remembered as the reason why the
// property is unknown, and the result is false.
func (s *session) violated(p *ivl.Property, out ivl.Outcome, inputs func() ivl.Inputs) bool {
	r, script, err := s.counterexample(p, out, inputs)
	if r == nil {
		s.status[p.ID].setReason(err.(*noCounterexample).why)
		return false
	}
	s.close(p, result.Unsafe, result.Because("a run violates it"), r)
	s.reachOnTheWay(r)
	s.jvm.start(p, r, script, err)
	return true
}

// counterexample makes a run that violates p as short as can be, and runs it
// once more to record its path. inputs returns the run's inputs anew; nil when
// it has none. The script is the run for the JVM, and the error says why there
// is none, or, without a counterexample, why no program can be given the
// inputs.
func (s *session) counterexample(p *ivl.Property, out ivl.Outcome, inputs func() ivl.Inputs) (*result.Counterexample, *jvm.Script, error) {
	ctx := s.last
	rec := &pathRecorder{locals: s.low.Locals, hidden: s.hidden()}
	opts := ivl.Options{MaxSteps: firstSteps, MaxDepth: callDepth}
	asked := &stamped{rec: rec}
	var taken []ivl.Consumed
	if inputs != nil {
		opts.Inputs = inputs()
		out = s.machine.Run(ctx, opts)
		if out.Result == ivl.Interrupted {
			return nil, nil, notRepeated
		}
		taken = s.shrink(ctx, out)
		asked.Inputs = scripted(taken)
		opts.Inputs = asked
	}
	opts.Watch = rec.watch
	again := s.machine.Run(ctx, opts)
	if again.Result == ivl.Interrupted {
		return nil, nil, notRepeated
	}
	if again.Result != ivl.Violated || again.Prop != p {
		panic("BUG: a run of the interpreter cannot be repeated: " + outcomeText(out) + ", then " + outcomeText(again))
	}
	if why := s.impossible(again); why != "" {
		return nil, nil, &noCounterexample{result.Reason{Kind: result.ImpossibleInputs, Text: "a run that violates it has impossible inputs: " + why}}
	}
	r := &result.Counterexample{Output: again.Output, Stack: javaStack(again, p)}
	if s.wrapped(r.Stack, p.Exception) {
		r.Wrapper = jvm.InitializerError
	}
	r.Stack = slices.DeleteFunc(r.Stack, func(p ivl.Pos) bool { return rec.hidden[p.Method.Class] })
	if len(r.Stack) == 0 {
		r.Stack = []ivl.Pos{p.Pos}
	}
	s.visited[r] = again.Visited
	script, scriptErr := jvm.NewScript(s.low.Entry, again.Consumed)
	for i, c := range again.Consumed {
		if c.Request.Input != nil {
			r.Inputs = append(r.Inputs, result.InputValue{
				Input: c.Request.Input, Value: abridge(jvm.Format(script, c)), Step: rec.index(asked.at[i]),
			})
		}
	}
	if script != nil {
		r.Call, r.Stdin = call(script)
	}
	r.Path, r.Cut = rec.path()
	r.Changes = s.changes(ctx, taken, inputs != nil, rec, script)
	return r, script, scriptErr
}

// noCounterexample says why a run that violates a property counts for nothing.
type noCounterexample struct{ why result.Reason }

func (e *noCounterexample) Error() string { return e.why.String() }

// notRepeated is why a violation is none that is known: its run is only told
// when it could be repeated.
var notRepeated = &noCounterexample{lateWhile("a run that violates it was repeated")}

// impossible says why no run on a JVM takes the inputs of a run; "" when one
// may.
func (s *session) impossible(out ivl.Outcome) string {
	var e *jvm.ImpossibleError
	if _, err := jvm.NewScript(s.low.Entry, out.Consumed); errors.As(err, &e) {
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
func (s *session) wrapped(stack []ivl.Pos, exception string) bool {
	if exception == "" || s.isError(exception) {
		return false
	}
	return slices.ContainsFunc(stack, func(p ivl.Pos) bool { return p.Method.Name == "<clinit>" })
}

// isError reports whether class name is Error or one of its subclasses.
func (s *session) isError(name string) bool {
	i := slices.IndexFunc(s.low.Program.Classes, func(c *ivl.Class) bool { return c.Name == name })
	if i < 0 {
		return false
	}
	for c := s.low.Program.Classes[i]; c != nil; c = c.Super {
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

// replay runs the program with the inputs of a solver's derivation. If that
// does not violate the property, runs with other mixtures of the values in
// the derivation are tried: what is read through an invariant may have been
// written in a run with other inputs than the derivation's own.
func (s *session) replay(ctx context.Context, v *evidence.Violation) string {
	p := s.low.Program.Props[v.Prop.ID]
	s.status[p.ID].setReason(result.Reason{})
	queues := s.queues(v.Inputs)
	near := s.queues(append(slices.Clone(v.Inputs), v.Elsewhere...))
	inputs := func() ivl.Inputs { return &ivl.Replay{Queues: queues, Fallback: plain{}} }
	out := s.machine.Run(ctx, ivl.Options{Inputs: inputs(), MaxSteps: firstSteps, MaxDepth: callDepth, MaxOutput: -1, NoRecord: true})
	s.note(out, inputs)
	if s.tryViolation(out, inputs) && s.status[p.ID].closed {
		return "violates " + out.Prop.Name
	}
	constants := ivl.Constants(s.low.Program)
	start := time.Now()
	for seed := uint64(1); seed < 3000 && time.Since(start) < time.Second && ctx.Err() == nil && !s.status[p.ID].closed; seed++ {
		mixed := func() ivl.Inputs { return newMixture(near, s.low, constants, seed) }
		out := s.machine.Run(ctx, ivl.Options{Inputs: mixed(), MaxSteps: runSteps, MaxDepth: callDepth, MaxBytes: runBytes, MaxOutput: -1, NoRecord: true})
		s.note(out, mixed)
		s.tryViolation(out, mixed)
	}
	if s.status[p.ID].closed {
		return "violates " + p.Name + ", with inputs near the derivation's"
	}
	if why := s.status[p.ID].reason; !why.None() { // it is a run of the program as far as that is modelled
		s.close(p, result.Unknown, why, nil)
		return "the run is only possible: " + why.String()
	}
	if p.Kind == ivl.Unsupported {
		s.status[p.ID].setReason(unsupported("a run may reach", p))
		return s.status[p.ID].reason.String()
	}
	s.status[p.ID].setReason(result.Reason{Kind: result.SpuriousDerivation, Text: "the solver's derivation is not a run of the program: " + s.tooWeak()})
	return "spurious for " + p.Name + ": the run ends otherwise: " + outcomeText(out)
}

// tooWeak says what a derivation that is no run can come from.
func (s *session) tooWeak() string {
	for _, q := range s.low.Program.Procs {
		for _, b := range q.Blocks {
			for _, st := range b.Stmts {
				switch st.(type) {
				case *ivl.Pull, *ivl.Push, *ivl.PullElem, *ivl.PushElem:
					return "the invariants of heap objects are too weak to exclude it"
				}
			}
		}
	}
	return "an operation that clauses only approximate gives another value there"
}

// queues turns inputs of a derivation into values for the lowered program's.
func (s *session) queues(inputs []evidence.InputValue) map[*ivl.Input][]ivl.Value {
	qs := map[*ivl.Input][]ivl.Value{}
	for _, i := range inputs {
		if i.Input == nil || i.Input.ID >= len(s.low.Program.Inputs) {
			continue // made by a pass
		}
		in := s.low.Program.Inputs[i.Input.ID]
		var val ivl.Value
		switch t := i.Value.(type) {
		case *ivl.IntLit:
			val = ivl.IntValue(t.V)
		case ivl.BoolLit:
			if t {
				val.N = 1
			}
		case *ivl.FloatLit:
			val.N = int64(t.Bits)
		}
		qs[in] = append(qs[in], val)
	}
	return qs
}
