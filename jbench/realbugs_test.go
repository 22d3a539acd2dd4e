package jbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
)

// TestRealBugsList: the list can be read, and each bug has what it needs.
func TestRealBugsList(t *testing.T) {
	bugs, err := ReadRealBugs("../testdata/realbugs/bugs.json")
	if err != nil || len(bugs) < 15 {
		t.Fatalf("%d bugs, %v", len(bugs), err)
	}
	for _, b := range bugs {
		if b.Name == "" || strings.Count(b.Artifact, ":") != 1 || b.Old == "" || b.New == "" || b.Throws == "" || b.Throws == b.Fixed || !strings.HasSuffix(b.Call, ";") {
			t.Errorf("%+v", b)
		}
	}
}

// TestRealBug: a bug is reproduced on the JVM by both releases; it is good if it is
// reported in the old one alone. What is not reproduced is not verified.
func TestRealBug(t *testing.T) {
	repository := t.TempDir()
	put(t, repository, "1.0", "package p; public class A { public static int first(int[] a) { return a[0]; } }")
	put(t, repository, "1.1", "package p; public class A { public static int first(int[] a) { return a.length == 0 ? 0 : a[0]; } }")
	tool := script(t, `for arg; do case $arg in --report=json:*) out=${arg#--report=json:};; *.jar) jar=$arg;; esac; done
case $jar in *1.0.jar) cp `+reportFile(t, "p.A.first")+` "$out";; *) cp `+reportFile(t, "")+` "$out";; esac`)
	b := &RealBugs{Checker: Checker{Jayverify: tool, Time: time.Second}, Repository: repository, Maven: "none", Java: compiles(t, filepath.Join(jdktest.Home(t, 17), "bin"))}
	bug := RealBug{
		Name: "first", Artifact: "g:a", Old: "1.0", New: "1.1", Method: "p.A.first", Throws: "java.lang.ArrayIndexOutOfBoundsException", Call: "p.A.first(new int[0]);",
	}
	row, err := b.One(t.Context(), bug, true)
	if err != nil || !row.Good() || row.JVM != "ArrayIndexOutOfBoundsException → returns" {
		t.Errorf("%+v, %v", row, err)
	}
	if got := RealBugsTable([]*RealBugRow{row}); !strings.Contains(got, "| a 1.0, 1.1 | `A.first` |") || !strings.Contains(got, "1 of 1 bugs") {
		t.Errorf("%s", got)
	}
	if got, err := b.call(t.Context(), imports(bug.Method), "A.first(new int[0]);", filepath.Join(repository, "g", "a", "1.0", "a-1.0.jar")); err != nil || got != bug.Throws {
		t.Errorf("a told call throws %q, %v", got, err)
	}
	if testing.Short() {
		return // each call starts two JVMs
	}
	bug.Throws = "java.lang.NullPointerException"
	if row, err := b.One(t.Context(), bug, true); err != nil || row.Good() || row.Reproduced || row.Old != nil {
		t.Errorf("not reproduced: %+v, %v", row, err)
	}
	bug.New = "2.0"
	if _, err := b.One(t.Context(), bug, true); err == nil {
		t.Error("a release that Maven does not fetch is no error")
	}
}

// compiles returns a folder with the JVM of a JDK and a compiler that takes less time.
func compiles(t *testing.T, bin string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.Symlink(filepath.Join(bin, "java"), filepath.Join(dir, "java")); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(script(t, javacScript(t, filepath.Join(bin, "javac"))), filepath.Join(dir, "javac")); err != nil {
		t.Fatal(err)
	}
	return dir
}

// put makes a release of g:a in a repository: a folder of classes with the name of its jar.
func put(t *testing.T, repository, version, source string) {
	t.Helper()
	dir := filepath.Join(repository, "g", "a", version, "a-"+version+".jar")
	if err := os.CopyFS(dir, os.DirFS(classtest.Javac(t, 17, map[string]string{"p/A.java": source}))); err != nil {
		t.Fatal(err)
	}
}
