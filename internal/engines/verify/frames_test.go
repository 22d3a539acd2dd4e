package verify_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// violation verifies a method of the compiled testdata/Frames.java and returns its first
// violated property.
func violation(t *testing.T, classes, method, jvm string) result.Property {
	t.Helper()
	cfg := verify.Config{Paths: horntest.Paths(t), JVM: jvm, Entry: "Frames." + method, Timeout: 20 * time.Second} // a tenth of it for the JVM's own search
	r := verified(t, classes, "Frames", cfg)
	for _, p := range r.Properties {
		if p.Verdict == result.Unsafe && p.Run != nil {
			return p
		}
	}
	t.Fatalf("%s: %v: %s", method, r.Verdict, r.Reason)
	return result.Property{}
}

// TestModelFrames checks that runs go through lines of the program only, not
// through those of models.
func TestModelFrames(t *testing.T) {
	classes := compiled(t, "Frames")
	for method, frames := range map[string]int{"outOfBounds": 1, "callback": 2} {
		run := violation(t, classes, method, verify.JVMNever).Run
		for what, ps := range map[string][]ivl.Pos{"path": run.Path, "stack": run.Stack} {
			if len(ps) == 0 {
				t.Errorf("%s: no %s", method, what)
			}
			for _, p := range ps {
				if !strings.HasPrefix(p.Method.Class, "Frames") {
					t.Errorf("%s: %s has %v", method, what, p)
				}
			}
		}
		// The lambda, and the method that has it.
		if len(run.Stack) < frames {
			t.Errorf("%s: %v", method, run.Stack)
		}
	}
}

// TestJVMInputs checks what is told of the inputs of a run on the JVM.
func TestJVMInputs(t *testing.T) {
	if testing.Short() {
		t.Skip("two searches on a JVM take seconds")
	}
	t.Parallel() // it waits
	classes := compiled(t, "Frames")
	j := violation(t, classes, "replaced", verify.JVMAuto).Run.JVM
	if j == nil || !j.Confirmed || !cmp.Equal(j.Replaced, []string{"Random.nextInt(bound)"}) || len(j.Chosen) > 0 {
		t.Errorf("replaced: %+v", j)
	}
	j = violation(t, classes, "chosen", verify.JVMAuto).Run.JVM
	if j == nil || !j.Confirmed || len(j.Replaced) > 0 {
		t.Fatalf("chosen: %+v", j)
	}
	if !strings.Contains(strings.Join(j.Chosen, ", "), "java.lang.Thread.getName") {
		t.Errorf("chosen: %q", j.Chosen)
	}
}
