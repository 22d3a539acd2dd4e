package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

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
