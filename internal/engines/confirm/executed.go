package confirm

import (
	"context"

	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// Allowed reports whether the program may be run on the JVM.
func (j *Runs) Allowed() bool { return j.allowed() }

// Ends reports whether the program ends on the JVM without an exception, when it is given a script.
func (j *Runs) Ends(ctx context.Context, script *jvm.Script) bool {
	if !j.allowed() {
		return false
	}
	out, err := j.try(ctx, script)
	return err == nil && out.Left == "" && (out.Ended == jvm.Returned || out.Ended == jvm.Exited)
}

// Repeat gives a run to the JVM. The run violates the property like of another lowering of
// the program. If it ends on the JVM as one of the unknown properties says, that is
// violated: Repeat returns it, and nil if there is none, or several.
func (j *Runs) Repeat(ctx context.Context, b *board.Board, props []*ivl.Property, like *ivl.Property, run *result.Counterexample, script *jvm.Script) *ivl.Property {
	if !j.allowed() {
		return nil
	}
	out, err := j.try(ctx, script)
	if err != nil {
		return nil
	}
	p := violatedBy(out, b, props, like, run.Wrapper != "")
	if p == nil {
		return nil
	}
	jr := &jvmRun{prop: p, run: run, script: script, out: out}
	if run.JVM, _ = jr.judge(j.cfg.Ints, j.assumed); !run.JVM.Confirmed {
		return nil
	}
	run.Stack = []ivl.Pos{p.Pos}
	b.Repeated(p, run)
	j.addCase(p, script)
	return p
}

// violatedBy returns the unknown property that a run on the JVM violates: the one with the
// name of like, or the only one.
func violatedBy(out *jvm.Outcome, b *board.Board, props []*ivl.Property, like *ivl.Property, wrapped bool) *ivl.Property {
	var found []*ivl.Property
	for _, p := range props {
		if p.Kind == ivl.Unsupported || b.Verdict(p) != result.Unknown || !out.Is(p, wrapped) {
			continue
		}
		if p.Name == like.Name {
			return p
		}
		found = append(found, p)
	}
	if len(found) != 1 {
		return nil
	}
	return found[0]
}
