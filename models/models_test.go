package models_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// fullMessages keeps the JVM from throwing exceptions without text where compiled
// code has thrown the same one often.
const fullMessages = "-XX:-OmitStackTraceInFastThrow"

func needModels(t *testing.T) {
	t.Helper()
	if !models.Available() {
		t.Skip("the models are not built: run make models")
	}
}

// TestAgainstJDK runs each program of testdata on the JVM, with the JDK's
// classes, and in the interpreter, with the models: both print the same.
func TestAgainstJDK(t *testing.T) {
	needModels(t)
	files, err := filepath.Glob("testdata/*.java")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	sources := map[string]string{}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		sources[filepath.Base(f)] = string(text)
	}
	dir := classtest.Javac(t, 17, sources)
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".java")
		t.Run(name, func(t *testing.T) {
			want, err := exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-ea", fullMessages, "-cp", dir, name).CombinedOutput()
			if err != nil {
				t.Fatalf("java: %v\n%s", err, want)
			}
			out := interpret(t, dir, name, func(class *ivl.Class) ivl.Inputs { return &texts{class: class} })
			if out.Result != ivl.Finished {
				t.Errorf("the run ended as %s: %s", out.Result, out.Reason)
				if out.Prop != nil {
					t.Errorf("violated: %s", out.Prop.Name)
				}
				for _, f := range out.Stack {
					t.Logf("%s %v", f.Proc, f.Pos)
				}
			}
			if d := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(out.Output, "\n")); d != "" {
				t.Errorf("-JDK +models:\n%s", d)
			}
		})
	}
}

// interpret runs main of a class, with the inputs that are made when the class of
// strings is known.
func interpret(t *testing.T, dir, class string, inputs func(text *ivl.Class) ivl.Inputs) ivl.Outcome {
	t.Helper()
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	c, err := p.Class(class)
	if err != nil {
		t.Fatal(err)
	}
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := lower.Lower(models.Overlay(p), c.FindMethod("main", "([Ljava/lang/String;)V"), lower.Options{Checks: checks, AssertTypes: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(r.Program); err != nil {
		t.Fatal(err)
	}
	m, err := ivl.Compile(r.Program)
	if err != nil {
		t.Fatal(err)
	}
	text := r.Program.Classes[slices.IndexFunc(r.Program.Classes, func(c *ivl.Class) bool { return c.Name == "java/lang/String" })]
	return m.Run(context.Background(), ivl.Options{MaxSteps: 1 << 30, MaxOutput: 1 << 20, Inputs: inputs(text)})
}

// texts supplies strings, which stand for texts of exceptions, an order of
// iteration and a seed: the programs do not look at any of them.
type texts struct {
	class *ivl.Class
	n     int
}

func (s *texts) Value(r ivl.Request) (ivl.Value, bool) {
	if r.Input != nil && strings.HasPrefix(r.Input.Name, "order of Set.of()") {
		return ivl.Value{N: 1 << 31}, true
	}
	if r.Input != nil && r.Input.Name == "identity of boxed values" {
		return ivl.Value{}, true // collections compare these also with equals
	}
	if r.Input != nil && r.Input.Name == "the seed of new Random()" {
		return ivl.Value{N: 1}, true
	}
	if r.Input != nil && (r.Input.Name == "bits of a NaN" || strings.HasPrefix(r.Input.Name, "rounding of")) {
		return ivl.Value{}, true
	}
	if r.Contents || r.Type.Sort != ivl.RefSort || r.Type.Class != s.class {
		return ivl.Value{}, false
	}
	s.n++
	return ivl.Value{Ref: &ivl.External{Class: s.class, Number: s.n}}, true
}
