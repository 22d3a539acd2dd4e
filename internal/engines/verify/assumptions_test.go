package verify_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
)

// TestAssumptions checks that a result lists the assumptions of what runs can
// get to, and no others.
func TestAssumptions(t *testing.T) {
	t.Parallel() // solvers work
	const something = "() is not modelled: it is assumed to return any value, to throw nothing and to change only arrays that are passed to it"
	classes := compiled(t, "Assumptions")
	for method, want := range map[string][]string{
		"numbers": nil,
		"texts":   nil,
		"lower":   {"the default locale is not Turkish (tr) or Azerbaijani (az), where the letters I and i have other forms in the other case"},
		"lowered": nil,
		"threads": {"java.lang.Thread.currentThread" + something, "java.lang.Object.toString" + something},
	} {
		r := verified(t, classes, "Assumptions", verify.Config{Paths: horntest.Paths(t), JVM: verify.JVMNever, Entry: "Assumptions." + method})
		var got []string
		for _, a := range r.Assumptions {
			got = append(got, a.Text)
			if a.Pos.Method == nil || a.Pos.Method.Name != method {
				t.Errorf("%s: %s at %v", method, a.Text, a.Pos)
			}
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s: -want +got:\n%s", method, d)
		}
	}
}
