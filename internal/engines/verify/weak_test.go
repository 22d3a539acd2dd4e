package verify_test

import (
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestTooWeak checks that the invariants of heap objects are only named where the
// program has a heap.
func TestTooWeak(t *testing.T) {
	if testing.Short() {
		t.Skip("-short: what is unknown takes all the time it has")
	}
	classes := compiled(t, "Weak")
	for entry, heap := range map[string]bool{"Weak.numbers(double)": false, "Weak.cells(double, int)": true} {
		r := verified(t, classes, "Weak", verify.Config{Paths: horntest.Paths(t), JVM: verify.JVMNever, Entry: entry, Checks: []string{"assert"}, Timeout: 5 * time.Second})
		if r.Verdict != result.Unknown {
			t.Errorf("%s: %v", entry, r.Verdict)
		}
		if strings.Contains(r.Reason.String(), "heap objects") && !heap {
			t.Errorf("%s: %s", entry, r.Reason)
		}
	}
}
