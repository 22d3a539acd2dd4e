package main

import (
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/ui/servers/lsptest"
)

// mavenExample is a copy of examples/maven, whose library is replaced by one class.
type mavenExample struct {
	t          *testing.T
	root       string
	jdk        string
	main       string // the source file with the mistake
	stock      string // the source file in which it shows
	right      string // text of main
	wrong      string
	env        []string
	javac, own string
}

// library is the class of Apache Commons that the example uses.
const library = `package org.apache.commons.lang3.mutable;
public class MutableInt {
    private int value;
    public void add(int n) { value += n; }
    public Integer getValue() { return value; }
    public int intValue() { return value; }
}
`

func newMavenExample(t *testing.T) *mavenExample {
	if testing.Short() {
		t.Skip("it takes a while")
	}
	jdk, err := classfile.FindJDK("")
	if err != nil {
		t.Skip(err)
	}
	repo, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	z3 := findSolver(filepath.Join(repo, ".tools", "z3", "bin", "z3"), "z3")
	if z3 == "" {
		t.Skip("no z3: run make setup")
	}
	e := &mavenExample{t: t, root: t.TempDir(), jdk: jdk.Home, javac: filepath.Join(jdk.Home, "bin", "javac")}
	if e.own, err = exec.LookPath("jayverify"); err != nil { // testscript has put it on the PATH
		t.Fatal(err)
	}
	if err := os.CopyFS(e.root, os.DirFS(filepath.Join(repo, "examples", "maven"))); err != nil {
		t.Fatal(err)
	}
	e.main = filepath.Join(e.root, "app", "src", "main", "java", "shop", "Main.java")
	e.stock = filepath.Join(e.root, "core", "src", "main", "java", "shop", "Stock.java")
	e.right = e.read(e.main)
	e.wrong = e.read(filepath.Join(e.root, "app", "src", "broken", "java", "shop", "Main.java"))
	lib := filepath.Join(e.root, "MutableInt.java")
	e.write(lib, library)
	e.compile("lib", lib)
	e.compile(filepath.Join("core", "target", "classes"), e.stock)
	e.write(filepath.Join(e.root, "jayverify.toml"), "class-path = \"lib\"\n[check]\nentries = [\"shop.Main.*\"]\n")
	e.env = append(os.Environ(), "JAVA_HOME="+jdk.Home, "JAYVERIFY_Z3="+z3, "JAYVERIFY_CACHE="+t.TempDir())
	e.build()
	return e
}

func (e *mavenExample) read(file string) string {
	e.t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		e.t.Fatal(err)
	}
	return string(text)
}

func (e *mavenExample) write(file, text string) {
	e.t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		e.t.Fatal(err)
	}
}

// build compiles the module that a test has changed.
func (e *mavenExample) build() { e.compile(filepath.Join("app", "target", "classes"), e.main) }

func (e *mavenExample) compile(to, source string) {
	e.t.Helper()
	if err := javac.Compile(e.javac, "-g", "-cp", e.classPath(), "-d", filepath.Join(e.root, to), source); err != nil {
		e.t.Fatal(err)
	}
}

func (e *mavenExample) classPath() string {
	return filepath.Join(e.root, "lib") + string(os.PathListSeparator) + filepath.Join(e.root, "core", "target", "classes")
}

// TestLSP edits the Maven example as a person does: a mistake in one module shows in the
// file of another one, and goes away.
func TestLSP(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles and verifies three times; package lsp tests the server")
	}
	e := newMavenExample(t)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	cmd := exec.CommandContext(ctx, e.own, "lsp", "-v")
	cmd.Dir, cmd.Env, cmd.Stderr = t.TempDir(), e.env, t.Output()
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	c := lsptest.New(t, out, in)
	c.Start(ctx, e.root, nil)
	c.Open(e.main, e.right)
	ended := func(n int) func(s lsptest.Received) bool {
		return func(s lsptest.Received) bool { return strings.Count(strings.Join(s.Progress, " "), "end") >= n }
	}
	s := c.Wait(ctx, "the first run", ended(1))
	if errors := count(s, 1); errors != 0 {
		t.Fatalf("%d violations in the right program: %+v", errors, s.Diagnostics)
	}

	e.write(e.main, e.wrong)
	c.Save(e.main)
	e.build()
	start := time.Now()
	s = c.Wait(ctx, "the diagnostic", func(s lsptest.Received) bool { return count(s, 1) > 0 })
	t.Logf("the diagnostic is there %.2f s after the build", time.Since(start).Seconds())
	for _, d := range s.Diagnostics[lsptest.URI(e.stock)] {
		if d.Severity == 1 && (d.Range.Start.Line != 21 || d.Code != "array-index" || !strings.Contains(d.Message, "call: shop.Main.main(new String[]{\"4\"})") ||
			len(d.RelatedInformation) == 0 || d.RelatedInformation[0].Location.URI != lsptest.URI(e.main)) {
			t.Errorf("the diagnostic of Stock.java: %+v", d)
		}
	}
	waitLens(ctx, c, e.main, 1, "violated: show run")

	e.write(e.main, e.right)
	c.Save(e.main)
	e.build()
	start = time.Now()
	c.Wait(ctx, "no diagnostic", func(s lsptest.Received) bool { return count(s, 1) == 0 })
	t.Logf("it is gone %.2f s after the build", time.Since(start).Seconds())
	waitLens(ctx, c, e.main, 2, "proved, ")
	s = c.Wait(ctx, "what there is", func(lsptest.Received) bool { return true })
	if errors := count(s, 1); errors != 0 {
		t.Errorf("the diagnostic has come back: %+v", s.Diagnostics)
	}
	c.Stop(ctx)
	if err := cmd.Wait(); err != nil {
		t.Errorf("the server ends with %v", err)
	}
}

// count counts the diagnostics of a severity in all files.
func count(s lsptest.Received, severity int) int {
	n := 0
	for _, list := range s.Diagnostics {
		for _, d := range list {
			if d.Severity == severity {
				n++
			}
		}
	}
	return n
}

// waitLens waits until so many code lenses of a file say something.
func waitLens(ctx context.Context, c *lsptest.Client, file string, n int, title string) {
	for {
		refreshed := 0
		c.Wait(ctx, "what there is", func(s lsptest.Received) bool {
			refreshed = len(s.Asked["workspace/codeLens/refresh"])
			return true
		})
		var lenses []json.RawMessage
		c.Call(ctx, "textDocument/codeLens", map[string]any{"textDocument": map[string]any{"uri": lsptest.URI(file)}}, &lenses)
		said := 0
		for _, l := range lenses {
			said += strings.Count(string(l), title)
		}
		if said >= n {
			return
		}
		c.Wait(ctx, "new lenses", func(s lsptest.Received) bool { return len(s.Asked["workspace/codeLens/refresh"]) > refreshed })
	}
}
