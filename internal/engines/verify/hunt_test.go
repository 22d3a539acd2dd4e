package verify_test

import (
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestHunt: a violation that depends on code of the JDK without a model is found by runs
// on the JVM. The JVM has repeated it, and its calls are told. What breaks a contract, and
// what no object that can be built does, is not found.
func TestHunt(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	classes := compiled(t, "Hunted")
	for _, c := range []struct{ method, world, call, top string }{
		{"matched", "", "Hunted.matched(12);", "matched"},
		{"lowered", "", `Hunted.lowered("\u0130");`, "lowered"},
		{"refused", "", "", ""},
		{"sold", verify.WorldBuilt, "", ""},
		{"gone", verify.WorldBuilt, "new Hunted(12).gone();", "gone"},
		{"written", verify.WorldBuilt, `new Hunted(0).written(new StringWriter(), "");`, "written"},
	} {
		r := verified(t, classes, "Hunted", verify.Config{
			Paths: horntest.Paths(t), Entry: "Hunted." + c.method, World: c.world, Contracts: verify.ContractsBelieved, Timeout: 20 * time.Second,
		})
		found := false
		for _, p := range r.Properties {
			if p.Verdict != result.Unsafe {
				continue
			}
			at := p.Run.Stack[0]
			switch {
			case c.call == "":
				t.Errorf("%s: %s is violated: %s", c.method, p.Name, p.Run.Call)
			case strings.HasPrefix(c.top, at.Method.Name):
				found = found || p.Run.Call == c.call && p.Run.JVM != nil && p.Run.JVM.Confirmed
			}
		}
		if c.call != "" && !found {
			t.Errorf("%s: not found", c.method)
			for _, s := range r.Steps {
				t.Logf("%s: %s", s.Name, s.Outcome)
			}
			for _, p := range r.Properties {
				if p.Verdict == result.Unsafe {
					t.Logf("%s: %s, %+v", p.Name, p.Run.Call, p.Run.JVM)
				}
			}
		}
	}
}

// TestHuntBehind: what a run violates behind a feature that is not supported was not proved,
// although proofs end there, so nothing is refuted.
func TestHuntBehind(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	r := verified(t, compiled(t, "Hunted"), "Hunted", verify.Config{Paths: horntest.Paths(t), Entry: "Hunted.behind", Timeout: 10 * time.Second})
	violated := 0
	for _, p := range r.Properties {
		if p.Verdict != result.Unsafe || p.Run.JVM == nil {
			continue
		}
		violated++
		if p.Run.JVM.Refutes {
			t.Errorf("%s is said to refute a proof", p.Name)
		}
	}
	if violated == 0 {
		t.Error("no violation that the JVM repeats")
	}
}
