package report

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestJVMInputs checks that reports for people tell what the JVM was given in
// place of its own values, and what it chose.
func TestJVMInputs(t *testing.T) {
	j := &result.JVMRun{Confirmed: true, Replaced: []string{"System.in", "Random.nextInt()"}, Chosen: []string{"result of f()"}}
	want := "replaced by the run's values: System.in, Random.nextInt()|chosen by the JVM itself: result of f()"
	if got := strings.Join(jvmInputs(j), "|"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := jvmText(j).Text; !strings.HasSuffix(got, "Replaced by the run's values: System.in, Random.nextInt(). Chosen by the JVM itself: result of f().") {
		t.Error(got)
	}
	if lines := jvmInputs(&result.JVMRun{Confirmed: true, Refutes: true}); len(lines) != 1 || lines[0] != refuted {
		t.Errorf("a run that refutes a proof: %q", lines)
	}
	if lines := jvmInputs(&result.JVMRun{Confirmed: true}); len(lines) > 0 {
		t.Error(lines)
	}
}
