package programs

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestThreads verifies pairs of programs with threads. A file of testdata/threads/pairs is two programs: lines that end
// with "// only: safe" are missing in the broken one, and those with "// only: broken" in the other one. Of the broken one a
// schedule is found that a JVM has repeated, and the safe one is never called UNSAFE.
func TestThreads(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	files, err := filepath.Glob(filepath.Join("..", "..", "..", "testdata", "threads", "pairs", "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatal("no programs", err)
	}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".java")
		for _, variant := range []string{"broken", "safe"} {
			t.Run(name+"/"+variant, func(t *testing.T) {
				t.Parallel() // most of the time is waiting for threads
				r := verifyThreads(t, f, name, variant)
				switch {
				case variant == "safe" && r.Verdict == result.Unsafe:
					t.Errorf("UNSAFE: %v", violatedProperties(r))
				case variant == "broken" && (r.Verdict == result.Unsafe || !mayStayOpen(t, f)):
					checkSchedule(t, r)
				}
			})
		}
	}
}

// mayStayOpen reports whether a program says, with a comment "open:" and the reason, that the search may not find its violation.
func mayStayOpen(t *testing.T, file string) bool {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Contains(string(text), "\n// open: ")
}

// variantOf is one of the two programs of a text.
func variantOf(text, variant string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if _, only, ok := strings.Cut(line, "// only: "); !ok || strings.TrimSpace(only) == variant {
			b.WriteString(line)
		}
	}
	return b.String()
}

func verifyThreads(t *testing.T, file, name, variant string) *result.Result {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	source := filepath.Join(dir, name+".java")
	if err := os.WriteFile(source, []byte(variantOf(string(text), variant)), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := javac.Compile("javac", "-g", "-nowarn", "-d", dir, source); err != nil {
		t.Fatal(err)
	}
	cfg := verify.Config{ClassPath: dir, Main: name, JVM: config.JVMAuto, Paths: horntest.Paths(t), Timeout: 4 * time.Second}
	if variant == "broken" { // it ends when a failure is found
		cfg.Timeout = time.Minute
	}
	r, err := verify.Run(t.Context(), cfg, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func violatedProperties(r *result.Result) (names []string) {
	for _, p := range r.Properties {
		if p.Verdict == result.Unsafe {
			names = append(names, p.Name)
		}
	}
	return names
}

// checkSchedule demands a violation with a schedule of several threads that a JVM has repeated.
func checkSchedule(t *testing.T, r *result.Result) {
	t.Helper()
	for _, p := range r.Properties {
		if p.Verdict != result.Unsafe || p.Run == nil || p.Run.Schedule == nil {
			continue
		}
		s := p.Run.Schedule
		if !p.Run.JVM.Confirmed || len(s.Threads) < 2 || len(s.Steps) == 0 || s.Steps[len(s.Steps)-1].Thread != s.Ends {
			t.Errorf("%s: the schedule is %+v", p.Name, s)
		}
		return
	}
	t.Errorf("%v, without a schedule: %v", r.Verdict, r.Reason)
}
