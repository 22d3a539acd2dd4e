package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
)

// unreachable is what Maven and Gradle say when they cannot fetch something.
var unreachable = regexp.MustCompile(`Could not (transfer|find|resolve|GET|HEAD)|could not be resolved|No cached version|Unknown host`)

// TestMaven builds examples/maven: the build fails on the broken twin, and on
// nothing else.
func TestMaven(t *testing.T) {
	inBuild(t, "maven", "mvn", "target", func(own, sources string) []string {
		return []string{"-B", "-q", "-Dstyle.color=never", "process-classes", "-Djayverify=" + own, "-Dsources=" + sources}
	})
}

// TestGradle does the same with examples/gradle.
func TestGradle(t *testing.T) {
	inBuild(t, "gradle", "gradle", "build", func(own, sources string) []string {
		return []string{"--no-daemon", "--console=plain", "-q", "check", "-PjayverifyFile=" + own, "-Psources=" + sources}
	})
}

func inBuild(t *testing.T, example, tool, out string, args func(own, sources string) []string) {
	if os.Getenv("JAYVERIFY_BUILDS") == "" {
		t.Skip("it takes minutes where Maven fetches its plugins: make plugins-test, with JAYVERIFY_BUILDS set")
	}
	path, err := exec.LookPath(tool)
	if err != nil {
		t.Skipf("no %s", tool)
	}
	jdk, err := classfile.FindJDK("")
	if err != nil {
		t.Skip(err)
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	z3 := findSolver(filepath.Join(root, ".tools", "z3", "bin", "z3"), "z3")
	if z3 == "" {
		t.Skip("no z3: run make setup")
	}
	own, err := exec.LookPath("jayverify") // testscript has put it on the PATH
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(filepath.Join(root, "examples", example))); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		sources string
		fails   bool
		says    string
	}{
		{"src/broken/java", true, "Stock.java:22: violated: array index out of bounds"},
		{"src/main/java", false, "0 findings"},
	} {
		cmd := exec.Command(path, args(own, c.sources)...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "JAVA_HOME="+jdk.Home, "JAYVERIFY_Z3="+z3, "JAYVERIFY_CACHE=off")
		text, err := cmd.CombinedOutput()
		if err != nil && unreachable.Match(text) {
			t.Skipf("%s cannot fetch what the example needs:\n%s", tool, text)
		}
		if failed := err != nil; failed != c.fails || !strings.Contains(string(text), c.says) {
			t.Fatalf("%s: failed: %v, want %v, and %q:\n%s", c.sources, failed, c.fails, c.says, text)
		}
		page, err := os.ReadFile(filepath.Join(dir, "app", out, "jayverify.html"))
		if err != nil || !strings.Contains(string(page), "pieces[article].add(n);") {
			t.Errorf("%s: the HTML report does not show the source of the other module: %v", c.sources, err)
		}
		sarif, err := os.ReadFile(filepath.Join(dir, "app", out, "jayverify.sarif"))
		if err != nil || c.fails && !strings.Contains(string(sarif), `"uri": "core/src/main/java/shop/Stock.java"`) {
			t.Errorf("%s: the SARIF report does not name the file as the checkout has it: %v", c.sources, err)
		}
	}
}
