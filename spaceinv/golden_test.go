package spaceinv

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/ivl"
)

func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { golden(t, file) })
	}
}

func golden(t *testing.T, file string) {
	a, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	in, err := ivl.Parse(file, string(a.Files[0].Data))
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(in); err != nil {
		t.Fatal(err)
	}
	before := in.String()
	out, err := Encode(in, Options{ArbitraryIDs: strings.HasPrefix(string(a.Comment), "arbitrary ids")})
	if err != nil {
		t.Fatal(err)
	}
	if after := in.String(); after != before {
		t.Errorf("Encode changed its argument:\n%s", cmp.Diff(before, after))
	}
	goldentest.Section(t, file, a, "out.ivl", out.String())
	if err := ivl.Check(out); err != nil {
		t.Error(err)
	}
	heapFree(t, out)
}

// heapFree fails when p still has references or heap statements.
func heapFree(t *testing.T, p *ivl.Program) {
	t.Helper()
	term := func(u ivl.Term) bool {
		if u.Type().Sort == ivl.RefSort {
			t.Errorf("reference term %s is left", u)
		}
		return true
	}
	for _, q := range p.Procs {
		for _, v := range append(append([]*ivl.Var(nil), q.Params...), q.Locals...) {
			term(v)
		}
		ivl.WalkStmts(q, func(b *ivl.Block, s ivl.Stmt) {
			switch s.(type) {
			case *ivl.New, *ivl.NewArray, *ivl.Init, *ivl.Pull, *ivl.Push, *ivl.PullElem, *ivl.PushElem, *ivl.Output:
				t.Errorf("statement %s is left", s)
			}
			for _, u := range ivl.Terms(s) {
				ivl.WalkTerm(u, term)
			}
		})
	}
}
