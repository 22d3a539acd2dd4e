package programs

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/analysis/slicing"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// TestProgramSlicesMissNothing: what a run violates is not proved in any slice. With -short, these are the programs
// about a tape, where an object's fields depend on each other.
func TestProgramSlicesMissNothing(t *testing.T) {
	needJDK(t)
	solver := &spacer.Solver{Path: horntest.Z3(t), Variant: spacer.Plain}
	shares := map[string]int{"programs": 20, "structures": 6, "afternoon": 10}
	for folder, share := range shares {
		if testing.Short() && folder != "programs" {
			continue
		}
		ps := slices.DeleteFunc(load(t, folder), func(p *Program) bool {
			about := strings.HasPrefix(p.Name, "Tape")
			return p.Safe || !about && (testing.Short() || !taken(t, p.Name, share))
		})
		if len(ps) == 0 {
			continue
		}
		classes := t.TempDir()
		if err := JDK("").Compile(t.Context(), ps, filepath.Join(testdata, "lib"), classes); err != nil {
			t.Fatal(err)
		}
		tried := 0
		for _, p := range ps {
			low := lowered(t, classes, p)
			for _, e := range p.Expect {
				props := at(p, low.Props, e)
				if len(props) == 0 {
					continue
				}
				proved, n := inSlices(t, low, props, solver)
				if tried += n; len(props) == len(proved) {
					t.Errorf("%s: %v is violated, but holds in slices", p.File, e)
				}
			}
		}
		if tried == 0 {
			tooFew(t, "%s: no program has a slice", folder)
		}
	}
}

// TestSlicesProve: what an object's fields have to do with each other is proved in the slice that has all that writes them.
func TestSlicesProve(t *testing.T) {
	needJDK(t)
	solver := &spacer.Solver{Path: horntest.Z3(t), Variant: spacer.Plain}
	ps := slices.DeleteFunc(load(t, "programs"), func(p *Program) bool { return p.Name != "TapeSafe" })
	if len(ps) == 0 {
		t.Skip("-only names other programs")
	}
	classes := t.TempDir()
	if err := JDK("").Compile(t.Context(), ps, filepath.Join(testdata, "lib"), classes); err != nil {
		t.Fatal(err)
	}
	low := lowered(t, classes, ps[0])
	var indices []*ivl.Property
	for _, q := range low.Props {
		if q.Kind == ivl.ArrayIndex {
			indices = append(indices, q)
		}
	}
	proved, _ := inSlices(t, low, indices, solver)
	if len(proved) != len(indices) || len(indices) != 2 {
		t.Errorf("%d of %d indices are proved, want 2", len(proved), len(indices))
	}
}

// inSlices returns those of some properties that abstract interpretation, and bounds and differences or a solver in a slice, prove, and the number of
// slices. A program with an operation that is not modelled has none.
func inSlices(t *testing.T, low *ivl.Program, props []*ivl.Property, solver horn.Solver) (proved []*ivl.Property, n int) {
	t.Helper()
	s, err := transforms.Sharpen(t.Context(), low, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := certificate.Check(t.Context(), s.Plain.Claims())
	if err != nil {
		t.Fatal(err)
	}
	for _, q := range low.Props {
		if q.Kind == ivl.Unsupported && r.Open[q] {
			return nil, 0 // what is behind a call without a model is not reached
		}
	}
	holds := map[*ivl.Property]bool{}
	for _, q := range props {
		holds[q] = !r.Open[q]
	}
	open := slices.DeleteFunc(slices.Clone(props), func(q *ivl.Property) bool { return holds[q] })
	apart := slicing.Usual()
	apart.Callee = 0 // no procedure is there only because it is called
	for _, list := range slices.Concat(slicing.New(r, slicing.Usual()).Slices(open), slicing.New(r, apart).Slices(open)) {
		for _, slice := range list {
			for _, q := range slice.Props {
				n++
				sys, err := slicing.Clauses(t.Context(), slice, slice.Program(), []*ivl.Property{q}, true)
				if err != nil {
					t.Fatal(err)
				}
				holds[q] = holds[q] || solved(t, sys, solver)
			}
		}
	}
	for _, q := range props {
		if holds[q] {
			proved = append(proved, q)
		}
	}
	return proved, n
}

// solved reports whether clauses have a solution, by bounds and differences or by a solver.
func solved(t *testing.T, sys *horn.System, solver horn.Solver) bool {
	t.Helper()
	found, err := zones.Find(t.Context(), sys)
	if err != nil {
		t.Fatal(err)
	}
	if len(found.Proved(sys)) == len(sys.Props) {
		return true
	}
	a, err := solver.Solve(t.Context(), sys, horn.Limits{Time: 2 * time.Second, NoDerivation: true})
	return err == nil && a.Verdict == horn.Safe
}
