package programs

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// junit is enough of JUnit to compile reproducers.
const junit = "package org.junit.jupiter.api; public @interface Test {}"

// TestWorld verifies the entries of testdata/world with objects that can be built. A
// violation must be repeated by the JVM, and its reproducer must compile.
func TestWorld(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	ps, err := Load(filepath.Join(testdata, "world"))
	if err != nil || len(ps) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	classes, stub := t.TempDir(), filepath.Join(t.TempDir(), "Test.java")
	if err := JDK("").Compile(t.Context(), ps, "", classes); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(stub, []byte(junit), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, p := range ps {
		if !taken(t, p.Name, 1) {
			continue
		}
		t.Run(p.Name, func(t *testing.T) {
			dir := t.TempDir()
			cfg := verify.Config{
				ClassPath: classes, Entry: p.Entry, World: "built", Paths: horntest.Paths(t), Timeout: 20 * time.Second,
				CheckPasses: true, Reproducer: dir,
			}
			r, err := verify.Run(t.Context(), cfg, quiet{})
			if err != nil {
				t.Fatal(err)
			}
			if mark, complaints := p.Judge(r); mark != Right {
				t.Errorf("%s:\n%s", mark, strings.Join(complaints, "\n"))
			}
			for _, q := range r.Properties {
				if q.Verdict == result.Unsafe {
					checkChain(t, p, q)
				}
			}
			if r.Verdict == result.Unsafe {
				compileReproducer(t, dir, classes, stub)
			}
		})
	}
}

// TestWorldUnobserved verifies with objects that can be built, and tells nobody.
func TestWorldUnobserved(t *testing.T) {
	needJDK(t)
	dir := t.TempDir()
	program := &Program{Name: "HalfSet", File: filepath.Join(testdata, "world", "HalfSet.java")}
	if err := JDK("").Compile(t.Context(), []*Program{program}, "", dir); err != nil {
		t.Fatal(err)
	}
	cfg := verify.Config{ClassPath: dir, Entry: "HalfSet.share", World: "built", JVM: verify.JVMNever, Paths: horntest.Paths(t), Timeout: 20 * time.Second}
	r, err := verify.Run(t.Context(), cfg, nil)
	if err != nil || r.Verdict != result.Unsafe {
		t.Errorf("%+v, %v", r, err)
	}
}

// checkChain checks that a run has been repeated, and is told as calls.
func checkChain(t *testing.T, p *Program, q result.Property) {
	if j := q.Run.JVM; j == nil || !j.Confirmed {
		t.Errorf("%s is not confirmed: %+v", q.Name, j)
	}
	if calls := strings.Join(q.Run.Calls, " "); p.Calls != "" && calls != p.Calls {
		t.Errorf("the calls are\n%s\nexpected\n%s", calls, p.Calls)
	}
}

// compileReproducer compiles the tests of a reproducer.
func compileReproducer(t *testing.T, dir, classes, stub string) {
	args := []string{stub}
	found, err := filepath.Glob(filepath.Join(dir, "src/test/java/*Test.java"))
	if err != nil || len(found) == 0 {
		t.Errorf("no test in Java: %v", err)
		return
	}
	if err := JDK("").javac(t.Context(), append(args, found...), classes, t.TempDir()); err != nil {
		t.Error(err)
	}
}
