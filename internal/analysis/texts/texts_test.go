package texts_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/analysis/texts"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/ivl"
)

// TestWithout shows what an abstraction looks like: for each group of properties of a program.
func TestWithout(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p, err := ivl.Parse(file, string(a.Files[0].Data))
		if err != nil {
			t.Fatal(err)
		}
		out := ""
		for _, group := range texts.Groups(p, p.Props) {
			for _, q := range group {
				out += "// " + q.Name + "\n"
			}
			w := texts.Without(p, nil, group)
			if err := ivl.Check(w.Program); err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			out += w.Program.String() + "\n"
			judge(t, file, w.Program, group)
		}
		goldentest.Section(t, file, a, "out.ivl", out)
	}
}

// judge analyses an abstraction for some properties: what is violated in the program has to be open there. The names of
// properties say that, or that they hold in the abstraction, too.
func judge(t *testing.T, file string, p *ivl.Program, props []*ivl.Property) {
	t.Helper()
	r, err := certificate.Check(t.Context(), absint.Analyse(p).Claims())
	if err != nil {
		t.Fatal(err)
	}
	for _, q := range props {
		if violated := strings.HasPrefix(q.Name, "violated: "); violated && !r.Open[q] || strings.HasPrefix(q.Name, "holds: ") && r.Open[q] {
			t.Errorf("%s: %s: open in the abstraction: %v", file, q.Name, r.Open[q])
		}
	}
}
