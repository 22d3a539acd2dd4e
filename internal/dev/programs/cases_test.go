package programs

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// TestCasesMissNothing: what a run violates is not proved by abstract interpretation by cases, for
// whichever variable. With -short, these are two programs
// and two variables of each.
func TestCasesMissNothing(t *testing.T) {
	needJDK(t)
	every, most := map[string]int{"afternoon": 5, "programs": 40}, 6
	if testing.Short() {
		every, most = map[string]int{"afternoon": 20}, 2
	}
	for folder, n := range every {
		ps := slices.DeleteFunc(load(t, folder), func(p *Program) bool {
			return p.Safe || !taken(t, p.Name, n)
		})
		classes := t.TempDir()
		if err := JDK("").Compile(t.Context(), ps, filepath.Join(testdata, "lib"), classes); err != nil {
			t.Fatal(err)
		}
		analyses := 0
		for _, p := range ps {
			low, flat, a := identified(t, classes, p)
			keys := transforms.Keys(flat, a)
			misses(t, p, low.Props, a, "")
			for _, k := range keys[:min(len(keys), most)] {
				a, err := transforms.ByCases(t.Context(), flat, k, transforms.Options{})
				if err != nil {
					t.Fatal(err)
				}
				misses(t, p, low.Props, a, k.Var.Name)
				analyses++
			}
		}
		if analyses == 0 {
			tooFew(t, "%s: no program has a variable with few values", folder)
		}
	}
}

// TestIndicesMissNothing: what a run violates is not proved by the indices of small arrays. With -short, these
// are the programs that look like safe ones.
func TestIndicesMissNothing(t *testing.T) {
	needJDK(t)
	alike := []string{"CabinsFirstForgotten", "TallyRowShared", "LevelsTanksReplaced", "CoinsFromTheBox", "GridColumnTooFar", "SeatsLastRow"}
	for folder, least := range map[string]int{"programs": 4, "afternoon": 2} {
		ps := slices.DeleteFunc(load(t, folder), func(p *Program) bool {
			return p.Safe || !slices.Contains(alike, p.Name) && (testing.Short() || !taken(t, p.Name, 8))
		})
		classes := t.TempDir()
		if err := JDK("").Compile(t.Context(), ps, filepath.Join(testdata, "lib"), classes); err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, p := range ps {
			low, flat, a := identified(t, classes, p)
			chosen, err := transforms.ByChoices(t.Context(), flat, a, transforms.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if chosen != nil {
				misses(t, p, low.Props, chosen, "indices")
				n++
			}
		}
		if n < least {
			t.Errorf("%s: %d programs have indices, want at least %d", folder, n, least)
		}
	}
}

// TestArgumentsMissNothing: what a run violates is not proved by copies of recursive procedures, nor by equations through
// calls. With -short, these are the programs that look like safe ones.
func TestArgumentsMissNothing(t *testing.T) {
	needJDK(t)
	alike := []string{"StairsOneTooMany", "TowersForgotten", "AckermannSmaller", "CountedCallsTwice"}
	for _, folder := range []string{"programs", "structures"} {
		ps := slices.DeleteFunc(load(t, folder), func(p *Program) bool {
			return p.Safe || !slices.Contains(alike, p.Name) && (testing.Short() || !taken(t, p.Name, 1))
		})
		if len(ps) == 0 {
			continue
		}
		classes := t.TempDir()
		if err := JDK("").Compile(t.Context(), ps, filepath.Join(testdata, "lib"), classes); err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, p := range ps {
			low := lowered(t, classes, p)
			if statements(low) > 5_000 {
				continue
			}
			low, flat, a := identified(t, classes, p)
			unfolded, err := transforms.ByArguments(t.Context(), flat, a, transforms.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if unfolded != nil {
				misses(t, p, low.Props, unfolded, "arguments")
				n++
			}
		}
		t.Logf("%s: %d programs are recursive", folder, n)
	}
}

// identified is a program as the stage by cases analyses it.
func identified(t *testing.T, classes string, p *Program) (low, flat *ivl.Program, a *absint.Analysis) {
	t.Helper()
	low = lowered(t, classes, p)
	first, err := transforms.Apply(low, transforms.First(transforms.Options{}), false, nil)
	if err != nil {
		t.Fatal(err)
	}
	if flat, a, err = transforms.Identified(t.Context(), first); err != nil {
		t.Fatal(err)
	}
	return low, flat, a
}

// misses fails if checked claims of an analysis prove what a run of p violates. Behind a call that is not supported they prove nothing.
func misses(t *testing.T, p *Program, all []*ivl.Property, a *absint.Analysis, by string) {
	t.Helper()
	r, err := certificate.Check(t.Context(), a.Claims())
	if err != nil {
		t.Fatal(err)
	}
	if unsupported(r, all) {
		return
	}
	for _, e := range p.Expect {
		if props := at(p, all, e); len(props) > 0 && !open(r, props) {
			t.Errorf("%s: %v is violated, but holds by the cases of %q", p.File, e, by)
		}
	}
}

// unsupported reports whether a run may end at what is not supported: checks that hold do so up to there.
func unsupported(r *certificate.Result, all []*ivl.Property) bool {
	return slices.ContainsFunc(all, func(q *ivl.Property) bool { return q.Kind == ivl.Unsupported && r.Open[q] })
}
