package indy_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/difftest"
)

// TestRun compiles programs, runs them on the JVM and in the interpreter, and
// compares what they print. Those in run25 need a JDK of that release, in
// JAVA25_HOME or where FindJDK looks.
func TestRun(t *testing.T) {
	for _, set := range []struct {
		dir     string
		release int
	}{{"run17", 17}} {
		files, err := filepath.Glob(filepath.Join("testdata", set.dir, "*.java"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no programs in %s: %v", set.dir, err)
		}
		for _, file := range files {
			name := strings.TrimSuffix(filepath.Base(file), ".java")
			t.Run(set.dir+"/"+name, func(t *testing.T) { compare(t, findJDK(t, set.release), file, name) })
		}
	}
}

// compare compares one program, whose main class is called name.
func compare(t *testing.T, home, file, name string) {
	dir := t.TempDir()
	tool := func(tool string, args ...string) string {
		t.Helper()
		cmd := exec.Command(filepath.Join(home, "bin", tool), args...)
		var errs bytes.Buffer
		cmd.Stderr = &errs
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s: %v\n%s", tool, err, &errs)
		}
		return string(out)
	}
	tool("javac", "-g", "-nowarn", "-Xlint:none", "-d", dir, file)
	want := difftest.Run{Output: tool("java", "-ea", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, name)}
	if want.Output == "" {
		t.Fatal("the program prints nothing, so that there is nothing to compare")
	}
	p, err := classfile.OpenPath(dir, classfile.PathOptions{JDK: home})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if v := difftest.Check(t.Context(), p, name, want, difftest.Options{}); v.Status != difftest.Agrees {
		t.Errorf("at %s: %s", v.Stage, v.Reason)
	}
}

// findJDK yields the home of a JDK of at least the given release, or skips.
func findJDK(t *testing.T, release int) string {
	t.Helper()
	homes := []string{os.Getenv("JAVA25_HOME"), ""}
	usual, _ := filepath.Glob("/usr/lib/jvm/*")
	homes = append(homes, usual...)
	if release < 25 {
		homes = homes[1:]
	}
	for i, home := range homes {
		if home == "" && i == 0 && release >= 25 {
			continue
		}
		j, err := classfile.FindJDK(home)
		var none *classfile.NoJDKError
		switch {
		case errors.As(err, &none):
			continue
		case err != nil:
			t.Fatal(err)
		}
		if _, err := os.Stat(filepath.Join(j.Home, "bin", "javac")); err == nil && j.Feature >= release {
			return j.Home
		}
	}
	t.Skipf("this test needs a JDK of release %d or later", release)
	return ""
}
