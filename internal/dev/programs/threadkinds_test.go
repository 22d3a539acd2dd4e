package programs

import (
	"regexp"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// kindsClass is a class of testdata/threads/Kinds.java, with what is known of its main.
var kindsClass = regexp.MustCompile(`(?m)^    static class (\w+).*// deadlock (\w+), race (\w+)`)

// TestThreadKinds verifies that programs have no deadlock and no data race, each for itself. What is found on the JVM has a schedule.
func TestThreadKinds(t *testing.T) {
	needJDK(t)
	classes, all := threadMains(t, "Kinds.java", kindsClass)
	for i, m := range all {
		if !taken(t, m[1], 2) || testing.Short() && i%3 > 0 {
			continue
		}
		for k, want := range map[ivl.Kind]string{ivl.Deadlock: m[2], ivl.DataRace: m[3]} {
			t.Run(m[1]+"/"+k.String(), func(t *testing.T) { testThreadKind(t, classes, "Kinds$"+m[1], k, want) })
		}
	}
}

func testThreadKind(t *testing.T, classes, main string, k ivl.Kind, want string) {
	cfg := verify.Config{ClassPath: classes, Main: main, Paths: horntest.Paths(t), Timeout: 4 * time.Second, Engine: "abstract", JVM: config.JVMAuto, Checks: []string{k.String()}}
	if want == "fails" { // it ends when a failure is found
		cfg.Timeout = time.Minute
	}
	r, err := verify.Run(t.Context(), cfg, quiet{})
	if err != nil {
		t.Fatal(err)
	}
	verdicts := map[string]result.Verdict{"holds": result.Safe, "fails": result.Unsafe, "open": result.Unknown}
	if r.Verdict != verdicts[want] {
		t.Errorf("%v: %v", r.Verdict, r.Reason)
	}
	if r.Verdict == result.Unsafe {
		checkSchedule(t, r)
	}
	for _, p := range r.Properties {
		if p.Kind != k {
			t.Errorf("there is a %v, which nobody has asked for", p.Kind)
		}
	}
}
