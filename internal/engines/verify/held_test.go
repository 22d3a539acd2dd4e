package verify_test

import (
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestHeld: an array of objects may hold itself, and one of strings or of other arrays does not.
func TestHeld(t *testing.T) {
	classes := compiled(t, "Held")
	for method, want := range map[string]result.Verdict{"strings": result.Safe, "objects": result.Unsafe, "boxes": result.Safe} {
		r := verified(t, classes, "Held", verify.Config{Paths: horntest.Paths(t), JVM: verify.JVMNever, Entry: "Held." + method, Timeout: 10 * time.Second})
		if r.Verdict != want {
			t.Errorf("%s: %v, want %v: %s", method, r.Verdict, want, r.Reason)
		}
	}
}
