package programs

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestThreads verifies pairs of programs with threads. A file of testdata/threads/pairs is two programs: lines that end
// with "// only: safe" are missing in the broken one, and those with "// only: broken" in the other one. Of the broken one a
// schedule is found that a JVM has repeated, and the safe one is never called UNSAFE. A comment "check:" names a kind that is asked for.
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
		if !taken(t, name, 1) {
			continue
		}
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

var askedKind = regexp.MustCompile(`(?m)^// check: (\S+)$`)

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
	if m := askedKind.FindStringSubmatch(string(text)); m != nil {
		cfg.Checks = []string{"default", m[1]}
	}
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

// threadsLine is a line of testdata/threads with a check. One that "ends" fails in code of the JDK, whose line the JVM tells.
var threadsLine = regexp.MustCompile(`// (holds|fails|ends|open)$`)

// TestThreadProofs verifies programs with threads by proofs alone. What fails in some schedule must not be proved. A program in which
// nothing fails or is open must be proved as a whole. With -whole, a JVM runs the programs, too.
func TestThreadProofs(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	for _, name := range []string{"Classes", "Hostile", "Shared", "Started"} {
		t.Run(name, func(t *testing.T) { testThreads(t, name) })
	}
}

// threadPrograms reads the nested classes of a file, which have a main each, and what is known of their lines.
func threadPrograms(t *testing.T, file string) map[string]map[int]string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	mains, class := map[string]map[int]string{}, ""
	for i, line := range strings.Split(string(text), "\n") {
		if m := behindClass.FindStringSubmatch(line); m != nil {
			class = m[1]
			mains[class] = map[int]string{}
		}
		if m := threadsLine.FindStringSubmatch(line); m != nil {
			mains[class][i+1] = m[1]
		}
	}
	return mains
}

// testThreads is TestThreadProofs for the nested classes of one class.
func testThreads(t *testing.T, outer string) {
	file, classes := filepath.Join(testdata, "threads", outer+".java"), t.TempDir()
	if err := JDK("").javac(t.Context(), []string{file}, "", classes); err != nil {
		t.Fatal(err)
	}
	for class, lines := range threadPrograms(t, file) {
		if !taken(t, outer+class, 1) {
			continue
		}
		t.Run(class, func(t *testing.T) {
			cfg := verify.Config{ClassPath: classes, Main: outer + "$" + class, Paths: horntest.Paths(t), Timeout: time.Minute, JVM: config.JVMNever, Without: []string{config.Runs}, Engine: portfolio.OnlyAbstract}
			r, err := verify.Run(t.Context(), cfg, quiet{})
			if err != nil {
				t.Fatal(err)
			}
			if outer == "Hostile" {
				if r.Verdict == result.Safe {
					t.Error("SAFE, and it may fail")
				}
				return
			}
			checkLines(t, r, lines)
			if *whole {
				failsOnJVM(t, classes, outer, class, lines)
			}
		})
	}
}

// checkLines compares what is proved of a program with what is known of its lines.
func checkLines(t *testing.T, r *result.Result, lines map[int]string) {
	t.Helper()
	all, open := true, map[int]bool{}
	for _, p := range r.Properties {
		if p.Verdict != result.Safe {
			open[p.Property.Pos.Line] = true
		}
	}
	for n, want := range lines {
		all = all && want == "holds"
		if fails := want == "fails" || want == "ends"; fails && (r.Verdict == result.Safe || !open[n] && len(r.Unsupported) == 0) {
			t.Errorf("line %d is proved, and fails", n)
		}
	}
	if all && r.Verdict != result.Safe {
		t.Errorf("%s, and all holds: %v", r.Verdict, r.Reason)
	}
}

// failsOnJVM compares a run on the JVM with what is known of the lines of a program.
func failsOnJVM(t *testing.T, classes, outer, class string, lines map[int]string) {
	t.Helper()
	out, _ := exec.CommandContext(t.Context(), "java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-ea", "-cp", classes, outer+"$"+class).CombinedOutput()
	threw := strings.Contains(string(out), "Exception in thread")
	for n, want := range lines {
		switch {
		case want == "fails" && (!threw || !strings.Contains(string(out), fmt.Sprintf("(%s.java:%d)", outer, n))), want == "ends" && !threw:
			t.Errorf("line %d does not fail on the JVM: %s", n, out)
		case want == "fails" || want == "ends":
			return
		}
	}
	if threw {
		t.Errorf("the JVM fails: %s", out)
	}
}
