package verify_test

import (
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestArguments checks that main is given what an operating system passes, and
// other entries any string; that no input is larger than it must be; and that a
// result has no text of any length. With -short, only violations are looked for.
func TestArguments(t *testing.T) {
	classes := compiled(t, "Arguments")
	for _, test := range []struct {
		entry   string
		verdict result.Verdict
		reason  string // part of it
		call    string // its begin
	}{
		{entry: "Arguments$Nul.main", verdict: result.Unknown},
		{entry: "Arguments$Low.main", verdict: result.Unsafe, call: `Arguments$Low.main(new String[]{"aa\u0001a"})`},
		{entry: "Arguments$TooMany.main", verdict: result.Unknown, reason: "passes no more than 233016"},
		{entry: "Arguments$Many.main", verdict: result.Unsafe, call: `Arguments$Many.main(new String[]{"0", "0", `},
		{entry: "Arguments$TooLong.main", verdict: result.Unknown},
		{entry: "Arguments$Long.main", verdict: result.Unsafe, call: `Arguments$Long.main(new String[]{"aaaaaa`},
		{entry: "Arguments.given", verdict: result.Unsafe, call: `Arguments.given("aa\u0000a")`},
	} {
		if testing.Short() && test.verdict == result.Unknown {
			continue // it takes all the time it has
		}
		r := verified(t, classes, "Arguments", verify.Config{Paths: horntest.Paths(t), JVM: verify.JVMNever, Entry: test.entry, Checks: []string{"assert"}, Timeout: 4 * time.Second})
		if r.Verdict != test.verdict || !strings.Contains(r.Reason.String(), test.reason) {
			t.Errorf("%s: %v: %s", test.entry, r.Verdict, r.Reason)
			continue
		}
		for _, p := range r.Properties {
			if p.Run == nil {
				continue
			}
			if !strings.HasPrefix(p.Run.Call, test.call) || len(p.Run.Call) > 5000 {
				t.Errorf("%s: %d bytes: %.100s", test.entry, len(p.Run.Call), p.Run.Call)
			}
			switch test.entry {
			case "Arguments$Many.main":
				if in := p.Run.Inputs; len(in) != 1 || in[0].Value != "20000" {
					t.Errorf("%s: %+v", test.entry, in)
				}
			case "Arguments$Long.main":
				// 100,000 characters and what is around them, but for those that are shown.
				if want := "… 98937 characters left out …"; !strings.Contains(p.Run.Call, want) {
					t.Errorf("%s: no %q in …%s", test.entry, want, p.Run.Call[len(p.Run.Call)-200:])
				}
			}
		}
	}
}
