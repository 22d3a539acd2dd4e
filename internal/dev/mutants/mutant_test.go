package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// small has one function for each kind of change.
const small = `package small

const big = 3 < 4 // constants stay

func Less(a, b int) bool { return a < b }

func Same(a, b int) bool { return a == b }

func Big(a int) bool { return a > 9 }

func Both(a, b, c bool) bool { return a && b && c || !a && !b }

func Count(n int) int {
	k := 0
	for i := 0; ; i++ {
		if i >= n {
			break
		}
		if i == 1 {
			continue
		}
		k++
		note(&k)
	}
	k = 10*k + 1
	return k
}

func note(*int) {}
`

const smallTest = `package small

import "testing"

func TestSmall(t *testing.T) {
	if Less(1, 1) || !Less(1, 2) || Both(true, false, true) || !Both(true, true, true) || !Both(false, false, false) || Both(false, true, true) {
		t.Fatal()
	}
	if Count(3) != 21 {
		t.Fatal(Count(3))
	}
}
`

const userTest = `package user

import (
	"testing"

	"example.org/m/small"
)

func TestSame(t *testing.T) {
	if small.Same(1, 2) {
		t.Fatal()
	}
}
`

// module writes a module with the packages above, and goes there.
func module(t *testing.T) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":              "module example.org/m\n\ngo 1.24\n",
		"small/small.go":      small,
		"small/small_test.go": smallTest,
		"user/user_test.go":   userTest,
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
}

// TestOutcomes tries each change of a small package.
func TestOutcomes(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the tests of a package twenty times")
	}
	module(t)
	b := &bench{limit: time.Minute, memory: 2000, then: "./user"}
	ms, err := mutantsOf("./small")
	if err != nil {
		t.Fatal(err)
	}
	made, err := b.prepare(t.Context(), "./small", t.TempDir(), ms)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range ms {
		o, err := b.try(t.Context(), made, m)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, strings.TrimPrefix(m.String(), "small/small.go:")+": "+string(o))
	}
	want := []string{
		"5:37: < becomes <=: killed",
		"7:37: == becomes !=: killed by -then",
		"9:33: > becomes >=: survived",
		"11:51: || becomes &&: killed",
		"11:46: && becomes ||: killed",
		"11:41: && becomes ||: killed",
		"11:57: && becomes ||: killed",
		"22:3: a step is dropped: killed",
		"23:3: a call is dropped: survived",
	}
	for _, w := range want {
		if !strings.Contains(strings.Join(got, "\n"), w) {
			t.Errorf("no %q", w)
		}
	}
	// The loop does not end without its break, and the tests are killed.
	for _, w := range []string{"break is dropped: killed", "continue is dropped: killed", "an assignment is dropped: killed", "the condition is negated: killed", ">= becomes >: killed", "== becomes !=: killed"} {
		if !strings.Contains(strings.Join(got, "\n"), w) {
			t.Errorf("no %q", w)
		}
	}
	if len(got) != 16 || t.Failed() {
		t.Errorf("%d mutants:\n%s", len(got), strings.Join(got, "\n"))
	}
}

// TestDoesNotCompile: what does not compile is left out, and the rest is tried.
func TestDoesNotCompile(t *testing.T) {
	if testing.Short() {
		t.Skip("it calls the compiler of Go")
	}
	module(t)
	text := strings.Replace(small, "func Same", "type yes bool\n\nfunc Never(a, b yes) yes { return a && b }\n\nfunc Same", 1)
	if err := os.WriteFile("small/small.go", []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	ms, err := mutantsOf("./small")
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{limit: time.Minute, memory: 2000}
	made, err := b.prepare(t.Context(), "./small", t.TempDir(), ms)
	if err != nil {
		t.Fatal(err)
	}
	var left []string
	for _, m := range ms {
		if made.numbers[m] == 0 {
			left = append(left, m.String())
		}
	}
	if d := cmp.Diff([]string{"small/small.go:9:37: && becomes ||"}, left); d != "" {
		t.Errorf("left out: -want +got:\n%s", d)
	}
}

// TestFailsUnchanged: tests that fail anyway judge nothing.
func TestFailsUnchanged(t *testing.T) {
	module(t)
	if err := os.WriteFile("small/small.go", []byte(strings.Replace(small, "a > 9", "Less(1, 0)", 1)+"\nfunc init() { panic(1) }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	b := &bench{limit: time.Minute, memory: 2000}
	if _, err := b.prepare(t.Context(), "./small", t.TempDir(), nil); err == nil || !strings.Contains(err.Error(), "fail without a change") {
		t.Errorf("error %v", err)
	}
}

// TestChoose: what the command prints of mutants chooses them again.
func TestChoose(t *testing.T) {
	module(t)
	all, err := choose([]string{"./small"}, 1000, 1, "")
	if err != nil || len(all[0]) != 16 {
		t.Fatalf("mutants %v, %v", all, err)
	}
	if some, err := choose([]string{"./small"}, 3, 1, ""); err != nil || len(some[0]) != 3 || some[0][2] != all[0][2] {
		t.Errorf("of 3 mutants: %v, %v", some, err)
	}
	for _, m := range all[0] {
		if err := os.WriteFile("list", []byte("# one of them\nsurvived\t"+m.String()+"\n\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		again, err := choose([]string{"./small"}, 1, 1, "list")
		if err != nil || len(again[0]) != 1 || again[0][0] != m {
			t.Errorf("%s: chosen are %v, %v", m, again, err)
		}
	}
	if err := os.WriteFile("list", []byte("small/small.go:9:9: && becomes ||\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := choose([]string{"./small"}, 1, 1, "list"); err == nil || !strings.Contains(err.Error(), ":9:9:") {
		t.Errorf("a mutant that does not exist: %v", err)
	}
}
