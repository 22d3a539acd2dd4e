package programs

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/analysis/texts"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// TestTextsMissNothing: what a run violates is violated in the program without texts, too. Neither
// abstract interpretation nor the clauses may prove it there. With -short, these are the programs of
// one folder, and clauses are made of one in four.
func TestTextsMissNothing(t *testing.T) {
	needJDK(t)
	solver := &spacer.Solver{Path: horntest.Z3(t), Variant: spacer.Plain}
	folders, shares := []string{"texts"}, map[string]int{"symex": 4, "programs": 4, "afternoon": 2}
	if !testing.Short() {
		folders = append(folders, "afternoon", "symex", "programs")
	}
	for _, folder := range folders {
		ps := slices.DeleteFunc(load(t, folder), func(p *Program) bool {
			return p.Safe || !taken(t, p.Name, shares[folder]) || testing.Short() && !taken(t, p.Name, 3)
		})
		classes := t.TempDir()
		if err := JDK("").Compile(t.Context(), ps, filepath.Join(testdata, "lib"), classes); err != nil {
			t.Fatal(err)
		}
		abstracted := 0
		for _, p := range ps {
			low := lowered(t, classes, p)
			checked := checkedClaims(t, low)
			for _, e := range p.Expect {
				props := at(p, low.Props, e)
				if len(props) == 0 {
					continue
				}
				for _, c := range []*certificate.Result{nil, checked} {
					a := texts.Without(low, c, props)
					if a.Calls == 0 {
						continue
					}
					abstracted++
					if err := ivl.Check(a.Program); err != nil {
						t.Fatalf("%s: %v", p.File, err)
					}
					if r := checkedClaims(t, a.Program); !open(r, props) && !unsupported(r, low.Props) {
						t.Errorf("%s: %v is violated, but holds without texts", p.File, e)
					}
					if (folder == "texts" && (!testing.Short() || taken(t, p.Name, 4)) || folder == "afternoon") && decide(t, solver, a.Program, props, "RWf", transforms.Options{}) == horn.Safe {
						t.Errorf("%s: %v is violated, but the clauses without texts have a solution", p.File, e)
					}
				}
			}
		}
		if abstracted == 0 {
			tooFew(t, "%s: no program works on texts", folder)
		}
	}
}

// checkedClaims are what abstract interpretation finds and the certificate's check leaves.
func checkedClaims(t *testing.T, p *ivl.Program) *certificate.Result {
	t.Helper()
	r, err := certificate.Check(t.Context(), absint.Analyse(p).Claims())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// open reports whether one of some properties may be violated.
func open(r *certificate.Result, props []*ivl.Property) bool {
	for _, p := range props {
		if r.Open[p] {
			return true
		}
	}
	return false
}
