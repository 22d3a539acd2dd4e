package horn_test

import (
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/ivl"
)

// Each example's clauses are what testdata says.
func TestGolden(t *testing.T) {
	for _, e := range horntest.Examples(t) {
		t.Run(e.Name, func(t *testing.T) {
			if err := ivl.Check(e.Program); err != nil {
				t.Fatal(err)
			}
			goldentest.Section(t, e.Path, e.Archive, "want.smt2", horntest.Translate(t, e.Program, horn.Options{}).Text(horn.CHCComp))
		})
	}
}
