package indy_test

import (
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/difftest"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/models"
)

// TestRun compiles programs, runs them on the JVM and in the interpreter, and
// compares what they print, as lowered and after the last pass. The folders are named after the release of the JDK
// that they need; what javac makes of a pattern switch depends on --release. One JVM for each release runs all
// programs, and also loads and verifies what is spun for them.
func TestRun(t *testing.T) {
	for _, c := range []struct{ jdk, release int }{{17, 17}, {25, 21}, {25, 25}} {
		if testing.Short() && c.release != 25 {
			continue
		}
		t.Run(strconv.Itoa(c.release), func(t *testing.T) {
			home, files, dir := jdktest.Home(t, c.jdk), testFiles(t, c.jdk, "run", "*.java"), t.TempDir()
			compile(t, home, c.release, dir, append([]string{"testdata/Load.java"}, files...)...)
			var names []string
			for i, file := range files {
				if !testing.Short() || i%3 == 0 {
					names = append(names, strings.TrimSuffix(filepath.Base(file), ".java"))
				}
			}
			printed := onJVM(t, home, dir, names)
			for _, name := range names {
				t.Run(name, func(t *testing.T) {
					if strings.Contains(name, "String") && !models.Available() {
						t.Skip("the models of library classes are not built: make models")
					}
					compare(t, open(t, home, dir), name, printed[name])
				})
			}
		})
	}
}

// compile compiles files into a folder.
func compile(t *testing.T, home string, release int, dir string, files ...string) {
	t.Helper()
	if err := javac.Compile(filepath.Join(home, "bin", "javac"), append([]string{"-g", "-nowarn", "-Xlint:none", "--release", strconv.Itoa(release), "-d", dir}, files...)...); err != nil {
		t.Fatal(err)
	}
}

// onJVM returns what programs print. The JVM first loads and verifies what is spun for the classes in dir.
func onJVM(t *testing.T, home, dir string, names []string) map[string]string {
	t.Helper()
	spun := t.TempDir()
	classes := writeSpun(t, dir, spun, open(t, home, dir))
	args := []string{"-ea", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir + string(filepath.ListSeparator) + spun, "Load"}
	loaded, rest, _ := strings.Cut(run(t, home, "java", slices.Concat(args, classes, []string{"--"}, names)...), before)
	if got, want := strings.Fields(loaded), len(classes); want == 0 || len(got) != want {
		t.Errorf("the JVM takes %d classes of %d", len(got), want)
	}
	t.Logf("%d classes", len(classes))
	printed := map[string]string{}
	for _, part := range strings.Split(rest, before) {
		name, output, _ := strings.Cut(part, after)
		printed[name] = output
	}
	return printed
}

// Marks around the name of a program, in front of its output.
const before, after = "\x01", "\x02"

// compare compares what a program of the class path p, whose main class is called name, prints in the interpreter
// with what it printed on the JVM.
func compare(t *testing.T, p *classfile.Path, name, printed string) {
	t.Helper()
	if printed == "" {
		t.Fatal("the program prints nothing, so that there is nothing to compare")
	}
	if v := difftest.Check(t.Context(), p, name, difftest.Run{Output: printed}, difftest.Options{Last: true}); v.Status != difftest.Agrees {
		t.Errorf("at %s: %s", v.Stage, v.Reason)
	}
}

// testFiles lists the files of testdata/KINDrelease.
func testFiles(t *testing.T, release int, kind, pattern string) []string {
	t.Helper()
	dir := map[int]string{17: kind + "17", 25: kind + "25"}[release]
	files, err := filepath.Glob(filepath.Join("testdata", dir, pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("nothing in %s: %v", dir, err)
	}
	return files
}

// run runs a tool of the JDK and yields what it prints.
func run(t *testing.T, home, tool string, args ...string) string {
	t.Helper()
	var errs strings.Builder
	cmd := exec.Command(filepath.Join(home, "bin", tool), args...)
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", tool, err, &errs)
	}
	return string(out)
}

func open(t *testing.T, home, dir string) *classfile.Path {
	t.Helper()
	p, err := classfile.OpenPath(dir, classfile.PathOptions{JDK: home})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}
