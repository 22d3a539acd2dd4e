package absint_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
)

// TestCarry demands that passing over blocks changes nothing: the claims are those of an analysis that
// evaluates each block whenever anything before it has changed.
func TestCarry(t *testing.T) {
	same := func(name string, p *ivl.Program) {
		t.Helper()
		text := func(a *absint.Analysis) string {
			s, err := a.Claims().Text(nil)
			if err != nil {
				t.Fatal(err)
			}
			return string(s)
		}
		if diff := cmp.Diff(text(absint.AnalyseDensely(p)), text(absint.Analyse(p))); diff != "" {
			t.Errorf("%s (-densely +passing over blocks):\n%s\n%s", name, diff, p)
		}
	}
	a, err := txtar.ParseFile("testdata/directed.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range a.Files {
		p, err := ivl.Parse(f.Name, strings.TrimSpace(string(a.Comment))+"\n\n"+string(f.Data))
		if err != nil {
			t.Fatal(err)
		}
		same(f.Name, p)
	}
	seeds(t, 600, func(seed int) {
		p, _ := generate(t, seed)
		same("a random program", p)
	})
}
