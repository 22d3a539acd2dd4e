package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/patterns"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// proof writes alt_list as it is analysed, and a proof of it.
func proof(t *testing.T) (program, tree string) {
	t.Helper()
	text, err := os.ReadFile("../../internal/analysis/patterns/testdata/AltListSafe.ivl")
	if err != nil {
		t.Fatal(err)
	}
	p, err := ivl.Parse("AltListSafe.ivl", string(text))
	if err != nil {
		t.Fatal(err)
	}
	if p, err = transforms.Apply(p, patterns.Passes(), true, nil); err != nil {
		t.Fatal(err)
	}
	r, err := patterns.Prepare(p)
	if err != nil {
		t.Fatal(err)
	}
	out := patterns.Unwind(t.Context(), r, patterns.Precision{Join: true}, patterns.Limits{})
	return p.String(), out.Tree.String()
}

func TestRun(t *testing.T) {
	program, tree := proof(t)
	broken := func(old, by string) string {
		if !strings.Contains(tree, old) {
			t.Fatalf("the proof has no %q:\n%s", old, tree)
		}
		return strings.Replace(tree, old, by, 1)
	}
	dir := t.TempDir()
	for i, c := range []struct {
		name, program, tree string
		code                int
		want                string
	}{
		{"a proof", program, tree, 0, "proved AltListSafe.main([Ljava/lang/String;)V@31:assert.1\n"},
		{"nothing is known of the data", program, regexp.MustCompile(`data[!=]=\S+`).ReplaceAllString(tree, ""), 1, "open AltListSafe.main([Ljava/lang/String;)V@31:assert.1\n"},
		{"a summary node that stands for one cell", program, broken("2*", "2"), 65, "that no node there has"},
		{"an edge is missing", program, broken("  edge 1 next? 2\n", ""), 65, "that no node there has"},
		{"cells are said to differ", program, broken("data==", "data!="), 65, "that no node there has"},
		{"no root", program, tree[strings.Index(tree, "\n1 at")+1:], 65, "no node has the start of a run"},
		{"no tree", program, "", 65, "no node has the start of a run"},
		{"another program's block", program, broken(" at ", " at X"), 65, "expected a number and a block"},
		{"no program", "proc", tree, 65, "program.ivl:1"},
	} {
		pf, tf := filepath.Join(dir, "program.ivl"), filepath.Join(dir, "tree.txt")
		for f, text := range map[string]string{pf: c.program, tf: c.tree} {
			if err := os.WriteFile(f, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		var out bytes.Buffer
		if code := run([]string{pf, tf}, &out, &out); code != c.code || !strings.Contains(out.String(), c.want) {
			t.Errorf("%d, %s: exit code %d, want %d and %q in\n%s", i, c.name, code, c.code, c.want, out.String())
		}
	}
	var out bytes.Buffer
	if run(nil, &out, &out) != 64 || run([]string{"a", "b"}, &out, &out) != 65 {
		t.Errorf("bad usage: %s", out.String())
	}
}
