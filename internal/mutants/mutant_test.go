package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestMutants: each change is made alone, and everything else stays.
func TestMutants(t *testing.T) {
	const source = `package p

func f(a, b int) int {
	n := 0
	if a < b && b != 3 {
		n = 1
	}
	for {
		g()
		n++
		break
	}
	return n
}
`
	file := filepath.Join(t.TempDir(), "p.go")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	ms, err := mutantsIn(file)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range ms {
		var changed []string
		was, is := strings.Split(source, "\n"), strings.Split(string(m.text), "\n")
		for i := range is {
			if i >= len(was) || is[i] != was[i] {
				changed = append(changed, strings.TrimSpace(is[i]))
				break
			}
		}
		got = append(got, m.what+": "+strings.Join(changed, " "))
	}
	want := []string{
		"the condition is negated: if !(a < b && b != 3) {",
		"&& becomes ||: if a < b || b != 3 {",
		"< becomes <=: if a <= b && b != 3 {",
		"!= becomes ==: if a < b && b == 3 {",
		"an assignment is dropped: ",
		"a call is dropped: ",
		"a step is dropped: ",
		"break is dropped: ",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}

// TestChoose: what the command prints of mutants chooses them again.
func TestChoose(t *testing.T) {
	dir := t.TempDir()
	const source = "package p\n\nfunc f(a, b, c bool) bool { return a && b && c }\n"
	if err := os.WriteFile(filepath.Join(dir, "p.go"), []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	all, err := choose([]string{dir}, 1, "")
	if err != nil || len(all[0]) != 2 || all[0][0].String() == all[0][1].String() {
		t.Fatalf("mutants %v, %v", all, err)
	}
	for _, m := range all[0] {
		list := filepath.Join(t.TempDir(), "list")
		if err := os.WriteFile(list, []byte("# one of two\nsurvived\t"+m.String()+"\n\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		again, err := choose([]string{dir}, 1, list)
		if err != nil || len(again[0]) != 1 || string(again[0][0].text) != string(m.text) {
			t.Errorf("%s: chosen are %v, %v", m, again, err)
		}
	}
	list := filepath.Join(t.TempDir(), "list")
	if err := os.WriteFile(list, []byte(filepath.Join(dir, "p.go")+":9:9: && becomes ||\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := choose([]string{dir}, 1, list); err == nil || !strings.Contains(err.Error(), ":9:9:") {
		t.Errorf("a mutant that does not exist: %v", err)
	}
}

// TestTry runs the tests of a small module on its mutants.
func TestTry(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":             "module example.org/m\n\ngo 1.24\n",
		"small/small.go":     "package small\n\nfunc Less(a, b int) bool { return a < b }\n\nfunc Same(a, b int) bool { return a == b }\n\nfunc Big(a int) bool { return a > 9 }\n",
		"small/less_test.go": "package small\n\nimport \"testing\"\n\nfunc TestLess(t *testing.T) {\n\tif Less(1, 1) {\n\t\tt.Fatal()\n\t}\n}\n",
		"user/user_test.go":  "package user\n\nimport (\n\t\"testing\"\n\n\t\"example.org/m/small\"\n)\n\nfunc TestSame(t *testing.T) {\n\tif small.Same(1, 2) {\n\t\tt.Fatal()\n\t}\n}\n",
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
	b := &bench{limit: time.Minute, memory: 2000, then: "./user"}
	if err := b.unchanged(t.Context(), "./small"); err != nil {
		t.Fatal(err)
	}
	ms, err := mutantsOf("./small")
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]outcome{}
	for _, m := range ms {
		if got[m.what], err = b.try(t.Context(), "./small", m); err != nil {
			t.Fatal(err)
		}
	}
	want := map[string]outcome{"< becomes <=": killed, "== becomes !=": killedThen, "> becomes >=": survived}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
	broken := mutant{file: "small/small.go", text: []byte("package small\n\nfunc Less() {}\n")}
	if o, err := b.try(t.Context(), "./small", broken); o != invalid || err != nil {
		t.Errorf("a change that does not compile: %s, %v", o, err)
	}
}
