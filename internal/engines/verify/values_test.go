package verify_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// quiet is an Observer that wants to know nothing.
type quiet struct{}

func (quiet) Phase(string)        {}
func (quiet) Step(result.Step)    {}
func (quiet) Dump(string, string) {}

// compiled compiles a program of testdata and returns the folder of its classes.
func compiled(t *testing.T, name string) string {
	t.Helper()
	source, err := os.ReadFile(filepath.Join("testdata", name+".java"))
	if err != nil {
		t.Fatal(err)
	}
	return classtest.Javac(t, 17, map[string]string{name + ".java": string(source)})
}

// verified verifies a compiled program, by its main unless cfg names another entry.
func verified(t *testing.T, classes, name string, cfg verify.Config) *result.Result {
	t.Helper()
	cfg.ClassPath, cfg.JDK, cfg.Main = classes, jdktest.Home(t, 17), name
	r, err := verify.Run(t.Context(), cfg, quiet{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestValues checks what is told of a run line by line.
func TestValues(t *testing.T) {
	r := verified(t, compiled(t, "Values"), "Values", verify.Config{JVM: verify.JVMNever, Checks: []string{"division-by-zero"}})
	source, err := os.ReadFile("testdata/Values.java")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(source), "\n")
	var run *result.Counterexample
	for _, p := range r.Properties {
		if p.Run != nil {
			run = p.Run
		}
	}
	if run == nil {
		t.Fatalf("no run: %v, %s", r.Verdict, r.Reason)
	}
	var got []string
	for i, pos := range run.Path {
		if pos.Method.Class != "Values" && !strings.HasPrefix(pos.Method.Class, "Values$") {
			continue
		}
		line := fmt.Sprintf("%d %s", pos.Line, strings.TrimSpace(lines[pos.Line-1]))
		for _, c := range run.Changes {
			if c.Step == i {
				line += fmt.Sprintf(" // %s = %s", c.Name, c.Value)
			}
		}
		got = append(got, line)
	}
	goldentest.File(t, "testdata/values.txt", strings.Join(got, "\n")+"\n")
}
