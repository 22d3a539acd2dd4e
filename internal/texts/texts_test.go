package texts_test

import (
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/internal/goldentest"
	"github.com/jayverify/jayverify/internal/texts"
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
				t.Errorf("%s: %v", file, err)
			}
			out += w.Program.String() + "\n"
		}
		goldentest.Section(t, file, a, "out.ivl", out)
	}
}
