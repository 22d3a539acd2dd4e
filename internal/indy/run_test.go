package indy_test

import (
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/difftest"
	"github.com/jayverify/jayverify/internal/javac"
	"github.com/jayverify/jayverify/internal/jdktest"
	"github.com/jayverify/jayverify/models"
)

// TestRun compiles programs, runs them on the JVM and in the interpreter, and
// compares what they print, as lowered and after the last pass. The folders are named after the release of the JDK
// that they need; what javac makes of a pattern switch depends on --release. The JVM also loads and verifies what is
// spun for the programs.
func TestRun(t *testing.T) {
	for _, c := range []struct{ jdk, release int }{{17, 17}, {25, 21}, {25, 25}} {
		t.Run(strconv.Itoa(c.release), func(t *testing.T) {
			home, files, dir := jdktest.Home(t, c.jdk), testFiles(t, c.jdk, "run", "*.java"), t.TempDir()
			compile(t, home, c.release, dir, append([]string{"testdata/Load.java"}, files...)...)
			for i, file := range files {
				if testing.Short() && i%3 != 0 {
					continue // each program starts a JVM
				}
				name := strings.TrimSuffix(filepath.Base(file), ".java")
				t.Run(name, func(t *testing.T) {
					if strings.Contains(name, "String") && !models.Available() {
						t.Skip("the models of library classes are not built: make models")
					}
					compare(t, home, dir, name)
				})
			}
			t.Run("verified", func(t *testing.T) { verified(t, home, dir) })
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

// compare compares one compiled program, whose main class is called name.
func compare(t *testing.T, home, dir, name string) {
	want := difftest.Run{Output: run(t, home, "java", "-ea", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, name)}
	if want.Output == "" {
		t.Fatal("the program prints nothing, so that there is nothing to compare")
	}
	p := open(t, home, dir)
	if v := difftest.Check(t.Context(), p, name, want, difftest.Options{Last: true}); v.Status != difftest.Agrees {
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
