package javac_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/javac"
)

// names lists the files in a folder.
func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	file := filepath.Join(dir, name)
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestCompile: the classes are those of the sources, the class path and the options at hand,
// with a cache and without one.
func TestCompile(t *testing.T) {
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip(err)
	}
	for _, cache := range []string{t.TempDir(), ""} {
		if cache == "" && testing.Short() {
			continue // without a cache, each compilation takes a second
		}
		t.Setenv("XDG_CACHE_HOME", cache)
		if cache == "" {
			t.Setenv("HOME", "")
		}
		dir, lib := t.TempDir(), t.TempDir()
		compile := func(args ...string) ([]string, error) {
			out := t.TempDir()
			err := javac.Compile("javac", append([]string{"-d", out}, args...)...)
			return names(t, out), err
		}
		for range 2 {
			a := write(t, dir, "A.java", "class A { }")
			if got, err := compile(a); err != nil || !slices.Equal(got, []string{"A.class"}) {
				t.Fatalf("%v, %v", got, err)
			}
			write(t, dir, "A.java", "class A { class B { } }")
			if got, err := compile(a); err != nil || !slices.Equal(got, []string{"A$B.class", "A.class"}) {
				t.Fatalf("another source: %v, %v", got, err)
			}
			write(t, dir, "A.java", "class A extends L { }")
			if _, err := compile(a); err == nil || !strings.Contains(err.Error(), "cannot find symbol") {
				t.Fatalf("a class is missing: %v", err)
			}
			if err := javac.Compile("javac", "-d", lib, write(t, dir, "L.java", "class L { }")); err != nil {
				t.Fatal(err)
			}
			if got, err := compile("-cp", lib, a); err != nil || !slices.Equal(got, []string{"A.class"}) {
				t.Fatalf("a class path: %v, %v", got, err)
			}
			if err := javac.Compile("javac", "-d", lib, write(t, dir, "L.java", "final class L { }")); err != nil {
				t.Fatal(err)
			}
			if _, err := compile("-cp", lib, a); err == nil || !strings.Contains(err.Error(), "cannot inherit") {
				t.Fatalf("another class path: %v", err)
			}
			v := write(t, dir, "V.java", "class V { int f() { var x = 1; return x; } }")
			if _, err := compile(v); err != nil {
				t.Fatal(err)
			}
			if _, err := compile("--release", "8", v); err == nil {
				t.Fatal("another release compiles the same")
			}
			list := write(t, dir, "list", v)
			if got, err := compile("@" + list); err != nil || !slices.Equal(got, []string{"V.class"}) {
				t.Fatalf("a file of arguments: %v, %v", got, err)
			}
			write(t, dir, "list", write(t, dir, "W.java", "class W { }"))
			if got, err := compile("@" + list); err != nil || !slices.Equal(got, []string{"W.class"}) {
				t.Fatalf("another file of arguments: %v, %v", got, err)
			}
		}
	}
}

// TestCompileElsewhere: relative names are those of the working directory.
func TestCompileElsewhere(t *testing.T) {
	if testing.Short() {
		t.Skip("each compilation takes half a second")
	}
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip(err)
	}
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	for _, class := range []string{"A", "B"} {
		dir := t.TempDir()
		write(t, dir, "Main.java", "class "+class+" { }")
		t.Chdir(dir)
		if err := javac.Compile("javac", "-d", "out", "Main.java"); err != nil {
			t.Fatal(err)
		}
		if got := names(t, "out"); !slices.Equal(got, []string{class + ".class"}) {
			t.Error(got)
		}
	}
}

// TestNoCompiler: a missing compiler and a missing -d are errors.
func TestNoCompiler(t *testing.T) {
	var missing *exec.Error
	if err := javac.Compile("/nowhere/javac", "-d", t.TempDir()); !errors.As(err, &missing) {
		t.Error(err)
	}
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip(err)
	}
	if err := javac.Compile("javac", "A.java"); err == nil {
		t.Error("no -d, but no error")
	}
}
