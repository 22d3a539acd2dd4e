package programs

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// The invariants behind a SAFE are told in Java: those that people would write.
// A solver may find others beside them.
func TestExplain(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	z3 := horntest.Z3(t)
	for _, c := range []struct {
		file string
		want []string // line, what, fact
	}{
		{"../../../examples/Figure1.java", []string{
			"28 every Figure1.Node allocated at Figure1.java:28: next == null || 0 <= next.data && next.data <= 9",
			"33 loop in Figure1.main: l1 == null || 0 <= l1.data && l1.data <= 9",
			"25 loop in Figure1.main: 0 <= i",
		}},
		{"../../../testdata/explain/Loops.java", []string{
			"5 loop in Loops.sum: 0 <= i",
			"5 loop in Loops.sum: 0 <= s",
			`18 loop in Loops.count: i + left == \old(n)`,
			"33 loop in Loops.main: 0 <= k",
		}},
	} {
		name := strings.TrimSuffix(filepath.Base(c.file), ".java")
		classes := t.TempDir()
		if err := JDK("").javac(t.Context(), []string{c.file}, "", classes); err != nil {
			t.Fatal(err)
		}
		// Solvers race, and under load another one may be first, whose invariants say less: three races are enough.
		missing := c.want
		for range 3 {
			told := explained(t, classes, name, z3)
			missing = slices.DeleteFunc(slices.Clone(c.want), func(w string) bool { return slices.Contains(told, w) })
			if len(missing) == 0 {
				break
			}
			t.Logf("%s: told:\n%s", name, strings.Join(told, "\n"))
		}
		for _, w := range missing {
			t.Errorf("%s: nothing says %s", name, w)
		}
	}
}

// explained returns the invariants that a verification with Spacer tells, each with its line and subject.
func explained(t *testing.T, classes, name, z3 string) []string {
	t.Helper()
	r, err := verify.Run(t.Context(), verify.Config{ClassPath: classes, Main: name, Paths: map[string]string{"z3": z3}, Solver: "spacer", Explain: true, Timeout: 10 * time.Minute}, quiet{})
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, i := range r.Invariants {
		subject := i.Subject
		if i.Kind == result.ClassInvariant {
			subject = "every " + subject
		}
		for _, f := range i.Facts {
			told = append(told, fmt.Sprintf("%d %s: %s", i.Pos.Line, subject, f))
		}
	}
	return told
}
