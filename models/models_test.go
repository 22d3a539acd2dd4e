package models_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
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

// TestMain collects garbage less often: the tests lower many programs, each once.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	m.Run()
}

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
	var names []string
	for i, f := range files {
		if testing.Short() && i%4 != 0 {
			continue // one program of four
		}
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		sources[filepath.Base(f)] = string(text)
		names = append(names, strings.TrimSuffix(filepath.Base(f), ".java"))
	}
	sources["Together.java"] = together(names)
	dir := classtest.Javac(t, 17, sources)
	printed := onJVM(t, dir)
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			out := interpret(t, dir, name, func(class *ivl.Class) ivl.Inputs { return &texts{class: class} })
			if out.Result != ivl.Finished {
				t.Errorf("the run ended as %s: %s", out.Result, out.Reason)
				if out.Prop != nil {
					t.Errorf("violated: %s: %s", out.Prop.Name, out.Prop.Detail)
				}
				for _, f := range out.Stack {
					t.Logf("%s %v", f.Proc, f.Pos)
				}
			}
			if d := cmp.Diff(strings.Split(printed[name], "\n"), strings.Split(out.Output, "\n")); d != "" {
				t.Errorf("-JDK +models:\n%s", d)
			}
		})
	}
}

// Marks around the name of a program, before its output.
const before, after = "\x01", "\x02"

// together is a program that runs all others, so that one JVM is enough. The interpreter runs
// each program for itself, because the classes that a program uses decide what is lowered.
func together(names []string) string {
	text := "public class Together { public static void main(String[] args) throws Throwable {\n"
	for _, name := range names {
		text += fmt.Sprintf("System.out.print(\"\\1%s\\2\"); %s.main(args);\n", name, name)
	}
	return text + "} }\n"
}

// onJVM returns what each program prints on the JVM.
func onJVM(t *testing.T, dir string) map[string]string {
	t.Helper()
	text, err := exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-ea", fullMessages, "-cp", dir, "Together").CombinedOutput()
	if err != nil {
		t.Fatalf("java: %v\n%s", err, text)
	}
	printed := map[string]string{}
	for _, part := range strings.Split(string(text), before)[1:] {
		name, output, _ := strings.Cut(part, after)
		printed[name] = output
	}
	return printed
}

// interpret runs main of a class, with the inputs that are made when the class of
// strings is known.
func interpret(t *testing.T, dir, class string, inputs func(text *ivl.Class) ivl.Inputs) ivl.Outcome {
	t.Helper()
	m, text := compiled(t, dir, class)
	return m.Run(context.Background(), ivl.Options{MaxSteps: 1 << 30, MaxOutput: 1 << 20, Inputs: inputs(text)})
}

// compiled lowers main of a class for the interpreter. It also returns the class of strings.
func compiled(t *testing.T, dir, class string) (*ivl.Machine, *ivl.Class) {
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
	return m, r.Program.Classes[slices.IndexFunc(r.Program.Classes, func(c *ivl.Class) bool { return c.Name == "java/lang/String" })]
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
