package jvm

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/dev/javac"
)

// TestSearch: a search finds the places from which an exception leaves, with small values,
// although some runs do not end. Run repeats what it finds.
func TestSearch(t *testing.T) {
	if testing.Short() {
		t.Skip("the search on a JVM takes seconds")
	}
	t.Parallel() // a process works
	if !Available() {
		t.Skip("built without the harness")
	}
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skipf("no JDK: %v", err)
	}
	dir := t.TempDir()
	if err := javac.Compile("javac", "-g", "-nowarn", "-d", dir, "-cp", "harness", filepath.Join("testdata", "Searched.java")); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(filepath.Join(dir, "jayverify")); err != nil {
		t.Fatal(err)
	}
	m := machine(t, "", dir)
	h := &Hunt{Class: "Searched", Method: "run", Desc: "([I[[C)V", Words: []string{"magic", "on and on"}, Numbers: []int64{77}, Time: time.Second}
	found, runs, err := m.Search(t.Context(), h)
	for ; err == nil && len(found) < 2 && h.Time < 10*time.Second; h.Time *= 4 { // a busy machine needs more time
		found, runs, err = m.Search(t.Context(), h)
	}
	if err != nil || runs == 0 {
		t.Fatalf("%d runs, %v", runs, err)
	}
	at := map[string]*Script{}
	for _, c := range found {
		at[c.Outcome.String()] = c.Script
		out, err := m.Run(t.Context(), c.Script)
		if err != nil || out.Ended != Threw || out.Chain[0].Class != c.Outcome.Chain[0].Class || out.Left != "" {
			t.Errorf("%s is not repeated: %v, %v", c.Outcome, out, err)
		}
	}
	if s := at["throws java.lang.IllegalStateException at "]; s == nil || s.Call() != "Searched.run(new int[]{0, 77}, new char[0][])" {
		t.Errorf("places %v, %v", at, s)
	}
	if s := at["throws java.lang.StringIndexOutOfBoundsException at "]; s == nil || len(s.Fed) == 0 || !slices.Equal(chars("magic"), s.Fed[0].Text) {
		t.Errorf("places %v, %v", at, s)
	}
	if len(found) != 2 {
		t.Errorf("%d places", len(found))
	}
}

// TestSearchOutcome: what a search has told is read; what is cut short is an error.
func TestSearchOutcome(t *testing.T) {
	h := &Hunt{Class: "a/B", Method: "run", Desc: "([[I[Z)V"}
	const text = "run\tE\tC\tm\t7\nargument\t[\t2\tnull\t[\t2\t5\t0\nargument\tnull\nfed\tWorld.anyString()\t1\t97\nruns\t9\n"
	found, runs, err := h.parse(text)
	if err != nil || runs != 9 || len(found) != 1 {
		t.Fatalf("%v, %d runs, %v", found, runs, err)
	}
	s := found[0].Script
	if got := s.Call(); got != "B.run(new int[][]{null, new int[]{5, 0}}, null)" {
		t.Errorf("call %s", got)
	}
	if len(s.Fed) != 1 || s.Fed[0].Bits != 1 || len(s.Fed[0].Text) != 1 || s.Fed[0].Text[0] != 'a' {
		t.Errorf("%+v", s.Fed)
	}
	for n := range len(text) - 1 {
		if n < len(text)-2 && text[n] != '\n' {
			continue
		}
		if found, runs, err := h.parse(text[:n]); err == nil {
			t.Errorf("%q: %v, %d", text[:n], found, runs)
		}
	}
	for _, line := range []string{"argument\t[\t2\t1\n", "argument\t1\n", "fed\tx\n", "fed\tx\t1\tz\n", "run\t1\n", "what\n"} {
		if _, _, err := h.parse("run\tE\tC\tm\t7\n" + line + "runs\t9\n"); err == nil {
			t.Errorf("%q is understood", line)
		}
	}
}
