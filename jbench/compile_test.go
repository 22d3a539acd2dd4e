package jbench

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/javac"
)

// TestMain lets this program compile for scripts of javacScript. More tests run at a time than there
// are processors: those that are parallel wait.
func TestMain(m *testing.M) {
	javac.StandIn()
	flag.Parse()
	if f := flag.Lookup("test.parallel"); f.Value.String() == f.DefValue {
		_ = f.Value.Set("8")
	}
	m.Run()
}

// javacScript returns a script for sh that compiles like javac, in less time.
func javacScript(t *testing.T, real string) string {
	t.Helper()
	text, err := javac.Script(real)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// needJavac skips without a compiler, and returns one that counts its calls in
// the file it returns as well.
func needJavac(t *testing.T) (tool, calls string) {
	t.Helper()
	real, err := exec.LookPath("javac")
	if err != nil {
		t.Skipf("no JDK: %v", err)
	}
	calls = filepath.Join(t.TempDir(), "calls")
	return script(t, `[ "$1" = -version ] && { echo javac 17; exit; }
echo x >>`+calls+"\n"+javacScript(t, real)), calls
}

func countCalls(t *testing.T, file string) int {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return strings.Count(string(text), "x")
}

func TestCompile(t *testing.T) {
	tool, calls := needJavac(t)
	dir := tree(t, map[string]string{
		"package-private/F.java": "class F { static void main(String[] args) { } static class Inner { void main(String[] a, int b) { } } }",
		"other-name/P.java":      "class Q { public static void main(String[] args) { } } class R { }",
		"two/Main.java":          "package p; public class Main { public static void main(String[] args) { A.f(); } }",
		"two/A.java":             "package p; class A { static void f() { } public static void main(String[] args) { } }",
		"ambiguous/A.java":       "class A { public static void main(String[] args) { } } class B { public static void main(String[] args) { } }",
		"none/A.java":            "class A { }",
		"broken/A.java":          "class A { int x = y; }",
		"lib/L.java":             "class L { }",
		"uses/U.java":            "class U { L l; public static void main(String[] args) { } }",
	})
	c := NewCompiler(filepath.Join(t.TempDir(), "cache"), tool, []string{"--release", "8"})
	cases := []struct{ folder, want, main, fails string }{
		{"package-private", "", "F", ""},
		{"other-name", "P", "", "no class P with a main method"},
		{"uses", "", "U", ""},
		{"two", "", "p.Main", ""},
		{"two", "A", "p.A", ""},
		{"other-name", "", "Q", ""},
		{"ambiguous", "", "", "found 2: A B"},
		{"none", "", "", "found 0"},
	}
	if testing.Short() {
		cases = cases[:3] // each starts a JVM
	}
	for round := range 2 {
		for _, x := range cases {
			files, err := javaFiles(filepath.Join(dir, x.folder))
			if err != nil {
				t.Fatal(err)
			}
			p := &Program{Name: x.folder, Files: files, Main: x.want, Sources: []string{filepath.Join(dir, "lib")}}
			if p.Hash, err = p.hash(); err != nil {
				t.Fatal(err)
			}
			got, err := c.Compile(t.Context(), p)
			switch {
			case x.fails != "" && (err == nil || !strings.Contains(err.Error(), x.fails)):
				t.Errorf("%s: error %v, want %s", x.folder, err, x.fails)
			case x.fails == "" && (err != nil || got.Main != x.main):
				t.Errorf("%s: %v, %v, want main class %s", x.folder, got, err, x.main)
			}
		}
		if n := countCalls(t, calls); n != len(cases) {
			t.Errorf("round %d: javac was called %d times, want %d", round, n, len(cases))
		}
	}
	c.Javac, _ = exec.LookPath("javac") // the program itself
	broken := &Program{Name: "broken", Files: []string{filepath.Join(dir, "broken", "A.java")}, Hash: "1"}
	if _, err := c.Compile(t.Context(), broken); err == nil || !strings.Contains(err.Error(), "cannot find symbol") {
		t.Errorf("error %v, want what javac said", err)
	}
	left, err := filepath.Glob(filepath.Join(c.Cache, "new-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left in the cache: %v, %v", left, err)
	}
}

// TestReplace compiles a program with a piece of its source replaced: in copies of
// its files, two of which have one name.
func TestReplace(t *testing.T) {
	tool, _ := needJavac(t)
	dir := tree(t, map[string]string{
		"p/a/A.java": "package a; public class A { public static void old(String[] args) { b.A.f(); } }",
		"p/b/A.java": "package b; public class A { public static void f() { } }",
	})
	files, err := javaFiles(filepath.Join(dir, "p"))
	if err != nil {
		t.Fatal(err)
	}
	c := NewCompiler(filepath.Join(t.TempDir(), "cache"), tool, nil)
	p := &Program{Name: "p", Files: files, Replace: map[string]string{"old(": "main("}}
	if p.Hash, err = p.hash(); err != nil {
		t.Fatal(err)
	}
	got, err := c.Compile(t.Context(), p)
	if err != nil || got.Main != "a.A" {
		t.Fatalf("%+v, %v", got, err)
	}
	if left, err := filepath.Glob(filepath.Join(got.ClassPath, "*", "*.java")); err != nil || len(left) > 0 {
		t.Errorf("%v, %v", left, err)
	}
	before := p.Hash
	p.Replace = nil
	if p.Hash, err = p.hash(); err != nil || p.Hash == before {
		t.Errorf("the hash is %s with and without what is replaced, %v", p.Hash, err)
	}
	if _, err := c.Compile(t.Context(), p); err == nil {
		t.Error("a main method without what is replaced")
	}
}

func TestCompileWithoutCompiler(t *testing.T) {
	c := NewCompiler(t.TempDir(), "/nowhere/javac", nil)
	if _, err := c.Compile(t.Context(), &Program{}); err == nil || !strings.Contains(err.Error(), "/nowhere/javac -version") {
		t.Errorf("error %v", err)
	}
}
