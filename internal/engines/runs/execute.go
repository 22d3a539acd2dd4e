package runs

import (
	"context"
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// executeBytes bounds what one execution allocates, as the interpreter counts:
// everything that was ever allocated.
const executeBytes = 1 << 44

// executeOutput bounds the output of one execution.
const executeOutput = 64 << 20

// Execute runs main of a class once, with these arguments, and returns how the
// run ended and what it printed. It may read the files that resources returns, see
// Resources. The clock stands still at 2020-01-01 00:00 UTC,
// and random seeds are 1.
func Execute(ctx context.Context, src reach.Source, class string, args []string, resources func() []reach.Resource, log func(string)) (ivl.Outcome, error) {
	x, err := newExecutable(ctx, src, class, args, resources, log)
	if err != nil {
		return ivl.Outcome{}, err
	}
	return x.run(ctx, executeMillis), nil
}

// executable is a program that can be executed.
type executable struct {
	src     reach.Source
	low     *lower.Growing
	machine *ivl.Machine
	log     func(string)
}

func newExecutable(ctx context.Context, src reach.Source, class string, args []string, resources func() []reach.Resource, log func(string)) (*executable, error) {
	c, err := src.Class(strings.ReplaceAll(class, ".", "/"))
	if err != nil {
		return nil, err
	}
	main := c.FindMethod("main", "([Ljava/lang/String;)V")
	if main == nil || !main.IsStatic() {
		return nil, fmt.Errorf("class %s has no main(String[])", class)
	}
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		return nil, err
	}
	low, err := lower.LowerGrowing(src, main, reach.Options{Checks: checks, Execute: append([]string{}, args...), Resources: resources, Stop: ctx.Err})
	if err != nil {
		return nil, err
	}
	log(fmt.Sprintf("%d classes, %d methods, %d instructions", low.Stats.Classes, low.Stats.Methods, low.Stats.Instructions))
	m, err := ivl.CompileGrowing(low.Program, low.More)
	if err != nil {
		return nil, err
	}
	return &executable{src, low, m, log}, nil
}

// run executes the program; millis is what its clock shows.
func (x *executable) run(ctx context.Context, millis int64) ivl.Outcome {
	out := x.machine.Run(ctx, ivl.Options{Inputs: &fixed{newTraces(x.src), millis}, MaxDepth: CallDepth, MaxBytes: executeBytes, MaxOutput: executeOutput, NoRecord: true})
	x.log(fmt.Sprintf("%d methods called", x.low.Made))
	if len(out.Stack) > 0 && out.Stack[0].Proc == lower.UncaughtName {
		out.Stack = out.Stack[1:]
	}
	if ctx.Err() != nil {
		out.Result = ivl.Interrupted // while a procedure was made
	}
	return out
}

// fixed are the inputs of an execution.
type fixed struct {
	traces *traces
	millis int64 // what the clock shows
}

// The clock of an execution, in milliseconds.
const executeMillis = 1577836800000

// Value returns the one value that the environment has for a request.
func (f *fixed) Value(r ivl.Request) (ivl.Value, bool) {
	switch {
	case r.Input != nil && r.Input.Kind == ivl.CallStack:
		return ivl.Value{N: f.traces.answer(r)}, true
	case r.Input != nil && (strings.HasPrefix(r.Input.Name, "identity of boxed values") || r.Input.Name == "bits of a NaN" || strings.HasPrefix(r.Input.Name, "whether a StringBuffer") || strings.HasPrefix(r.Input.Name, "rounding of")):
		return ivl.Value{}, true
	case r.Input == nil || r.Input.Kind != ivl.Environment:
		return ivl.Value{}, false
	case strings.HasPrefix(r.Input.Name, "order of Set.of()"):
		return ivl.Value{N: 1 << 31}, true
	case r.Input.Name == "System.currentTimeMillis()":
		return ivl.Value{N: f.millis}, true
	case strings.HasPrefix(r.Input.Name, "the seed of"):
		return ivl.Value{N: 1}, true
	case r.Type.Sort == ivl.RefSort:
		return ivl.Value{}, false
	}
	return ivl.Value{}, true
}
