package horn_test

import (
	"flag"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/ivl"
)

var update = flag.Bool("update", false, "rewrite the expected clauses in testdata")

// Each example's clauses are what testdata says.
func TestGolden(t *testing.T) {
	for _, e := range horntest.Examples(t) {
		t.Run(e.Name, func(t *testing.T) {
			if err := ivl.Check(e.Program); err != nil {
				t.Fatal(err)
			}
			got := horntest.Translate(t, e.Program, horn.Options{}).Text(horn.CHCComp)
			if *update {
				setSection(e.Archive, "want.smt2", got)
				if err := os.WriteFile(e.Path, txtar.Format(e.Archive), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(e.Section("want.smt2"), got); diff != "" {
				t.Errorf("clauses differ (-want +got):\n%s", diff)
			}
		})
	}
}

func setSection(a *txtar.Archive, name, text string) {
	for i := range a.Files {
		if a.Files[i].Name == name {
			a.Files[i].Data = []byte(text)
			return
		}
	}
	a.Files = append(a.Files, txtar.File{Name: name, Data: []byte(text)})
}
