package difftest

import (
	"context"
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
	"github.com/jayverify/jayverify/transforms"
)

// Options say what is compared.
type Options struct {
	// Passes are run one after the other on the lowered program, which is run
	// again after each; nil is Passes().
	Passes []transforms.Pass
	// Last runs the program only after the last pass instead of each.
	Last bool
	// Mutate, if not nil, changes the lowered program: a planted bug.
	Mutate func(*ivl.Program) *ivl.Program
}

// Passes are the passes before the encoding of the heap, without the one that
// drops what the program prints.
func Passes() []transforms.Pass {
	var ps []transforms.Pass
	for _, p := range transforms.Default(transforms.Options{}) {
		if p.Name != "no-output" {
			ps = append(ps, p)
		}
	}
	return ps
}

// Status says how a comparison ended.
type Status uint8

// The statuses.
const (
	Agrees    Status = iota
	Refused          // lowering says that it does not support something the program does
	Disagrees        // a bug
	vague            // the run needs what a pass left open
)

// Verdict is the result of comparing one program.
type Verdict struct {
	Status Status
	Stage  string // "lower", or the pass after which it disagrees, as NUMBER:NAME
	Reason string // of Refused and Disagrees
}

// bounds of one run; generated programs stay far below.
const (
	maxSteps  = 20_000_000
	maxOutput = 4 << 20
)

// Check lowers the compiled program main found in path, runs it in the
// interpreter, before and after each pass, and compares with what the JVM did.
func Check(ctx context.Context, path lower.Source, main string, want Run, opts Options) (v Verdict) {
	stage := "lower"
	defer func() {
		if r := recover(); r != nil {
			v = Verdict{Disagrees, stage, fmt.Sprintf("panic: %v", r)}
		}
	}()
	low, err := Lower(path, main)
	if err != nil {
		return Verdict{Disagrees, stage, "lowering fails: " + err.Error()}
	}
	p := low.Program
	if err := ivl.Check(p); err != nil {
		return Verdict{Disagrees, stage, "ill-formed: " + err.Error()}
	}
	if opts.Mutate != nil {
		p = opts.Mutate(p)
	}
	if v := compare(ctx, p, stage, want); v.Status != Agrees {
		return v
	}
	passes := opts.Passes
	if passes == nil {
		passes = Passes()
	}
	for i, pass := range passes {
		stage = fmt.Sprintf("%d:%s", i+1, pass.Name)
		q, err := pass.Run(p)
		if err != nil {
			return Verdict{Disagrees, stage, "the pass fails: " + err.Error()}
		}
		if q == p && !(opts.Last && i+1 == len(passes)) {
			continue
		}
		if opts.Last && i+1 < len(passes) && pass.Name != "arithmetic" {
			p = q
			continue
		}
		if err := ivl.Check(q); err != nil {
			return Verdict{Disagrees, stage, "ill-formed: " + err.Error()}
		}
		switch v := compare(ctx, q, stage, want); v.Status {
		case Agrees:
			p = q
		case vague: // the passes after it get the program before it
		case Refused:
			return Verdict{Disagrees, stage, "only after the pass: " + v.Reason}
		default:
			return v
		}
	}
	return Verdict{}
}

// inputs has no values; it notes whether one is wanted that a pass left open.
type inputs struct{ internal bool }

// Value says that there is none.
func (in *inputs) Value(r ivl.Request) (ivl.Value, bool) {
	in.internal = in.internal || r.Input != nil && r.Input.Kind == ivl.Internal
	return ivl.Value{}, false
}

// Lower lowers the program whose main class is called main.
func Lower(path lower.Source, main string) (*lower.Result, error) {
	c, err := path.Class(main)
	if err != nil {
		return nil, err
	}
	m := c.FindMethod("main", "([Ljava/lang/String;)V")
	if m == nil {
		return nil, fmt.Errorf("%s has no main", main)
	}
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		return nil, err
	}
	return lower.Lower(models.Overlay(path), m, lower.Options{Checks: checks})
}

// compare runs p and compares.
func compare(ctx context.Context, p *ivl.Program, stage string, want Run) Verdict {
	in := &inputs{}
	out, err := ivl.Run(ctx, p, ivl.Options{MaxSteps: maxSteps, MaxOutput: maxOutput, Inputs: in})
	if err != nil {
		return Verdict{Disagrees, stage, "does not compile: " + err.Error()}
	}
	differ := func(format string, args ...any) Verdict {
		return Verdict{Disagrees, stage, fmt.Sprintf(format, args...)}
	}
	switch out.Result {
	case ivl.Finished, ivl.Violated:
	case ivl.Inconclusive:
		if in.internal {
			return Verdict{vague, stage, out.Reason}
		}
		return Verdict{Refused, stage, out.Reason}
	default:
		return differ("the run is %s: %s at %s", out.Result, out.Reason, out.Pos)
	}
	if out.Result == ivl.Violated && out.Prop.Kind == ivl.Unsupported {
		return Verdict{Refused, stage, out.Prop.Detail}
	}
	if why := sameOutput(want.Output, out.Output); why != "" {
		return differ("%s\nJVM: %s\nIVL: %s %s", why, end(want), out.Result, propText(out.Prop))
	}
	if (want.Thrown != nil) != (out.Result == ivl.Violated) {
		return differ("JVM: %s\nIVL: %s %s", end(want), out.Result, propText(out.Prop))
	}
	if want.Thrown != nil && !sameThrown(want, out.Prop) {
		return differ("JVM: %s\nIVL: %s", end(want), propText(out.Prop))
	}
	return Verdict{}
}

func end(r Run) string {
	switch {
	case r.Endless:
		return "does not end"
	case r.Thrown == nil:
		return "returned"
	}
	return fmt.Sprintf("%s at %s:%d", r.Thrown.Exception, r.Thrown.Class, r.Thrown.Line)
}

func propText(p *ivl.Property) string {
	if p == nil {
		return ""
	}
	return fmt.Sprintf("%s (%s)", p.Name, p.Exception)
}

// sameOutput says where the outputs differ, or "".
func sameOutput(want, got string) string {
	if want == got {
		return ""
	}
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			return fmt.Sprintf("output line %d: JVM %q, IVL %q", i+1, w[i], g[i])
		}
	}
	return fmt.Sprintf("output: JVM %d lines, IVL %d", len(w)-1, len(g)-1)
}

// sameThrown compares the exception with the property violated: its class and where
// it was made. The JVM reports an exception of an initialiser as the cause of an
// ExceptionInInitializerError. The interpreter reports the exception itself, if no
// caller can catch it.
func sameThrown(want Run, p *ivl.Property) bool {
	exception := base(p.Exception)
	same := func(t *Thrown) bool {
		return t != nil && short(t.Exception) == exception && t.Line == p.Pos.Line && p.Pos.Method != nil && t.Class == base(p.Pos.Method.Class)
	}
	switch want.Thrown.Exception {
	case "java.lang.ExceptionInInitializerError":
		return exception == "ExceptionInInitializerError" || same(want.Cause)
	case "java.lang.NoClassDefFoundError":
		return exception == "NoClassDefFoundError"
	}
	return same(want.Thrown)
}

// base is the simple part of a binary name.
func base(name string) string {
	return name[strings.LastIndexByte(name, '/')+1:]
}

func short(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }

// Open opens the class path of a batch.
func Open(dir string) (*classfile.Path, error) {
	return classfile.OpenPath(dir, classfile.PathOptions{})
}
