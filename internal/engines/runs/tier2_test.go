package runs_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// TestTier2AgainstJVM runs a program for each class of the JDK that is executed as the
// JDK wrote it, in the interpreter and on the JVM. Each prints about a hundred
// results or more: both print the same. All programs are one, so that it is lowered once.
func TestTier2AgainstJVM(t *testing.T) {
	if testing.Short() {
		t.Skip("takes ten seconds")
	}
	sample.Turn(t, 3)
	dir, _ := compiled(t, "testdata/tier2")
	want, err := exec.Command("java", slices.Concat(american, []string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, "All"})...).Output()
	if err != nil {
		t.Fatalf("java: %v", err)
	}
	out := execute(t, open(t, dir), "All")
	if out.Result != ivl.Finished {
		t.Errorf("the run ended as %s", where(out))
	}
	got := sections(out.Output)
	for name, text := range sections(string(want)) {
		t.Run(name, func(t *testing.T) {
			if n := len(text); n < 90 {
				t.Errorf("the program prints %d results only", n)
			}
			if d := cmp.Diff(text, got[name]); d != "" {
				t.Errorf("-JVM +interpreter:\n%s", d)
			}
		})
	}
}

// TestTier2WellFormed: all procedures of that program are well-formed, also those that a run
// does not call. Execute checks only the procedures that are called.
func TestTier2WellFormed(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	sample.Turn(t, 3)
	dir, _ := compiled(t, "testdata/tier2")
	src := models.Overlay(open(t, dir))
	all, err := src.Class("All")
	if err != nil {
		t.Fatal(err)
	}
	low, err := lower.Lower(src, all.FindMethod("main", "([Ljava/lang/String;)V"), reach.Options{Execute: []string{}})
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(low.Program); err != nil {
		t.Error(err)
	}
}

// sections are the lines behind each line "== NAME".
func sections(text string) map[string][]string {
	all := map[string][]string{}
	name := ""
	for _, line := range strings.Split(text, "\n") {
		if n, ok := strings.CutPrefix(line, "== "); ok {
			name = n
			continue
		}
		all[name] = append(all[name], line)
	}
	delete(all, "")
	return all
}
