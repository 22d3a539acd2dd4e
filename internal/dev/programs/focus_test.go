package programs

import (
	"context"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/focus"
	"github.com/jayverify/jayverify/internal/analysis/symex"
	"github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// TestFocusMissesNothing: what a run violates is violated in the program with what the check depends on, too. Neither
// abstract interpretation nor symbolic execution may prove it there.
func TestFocusMissesNothing(t *testing.T) {
	needJDK(t)
	z3 := horntest.Z3(t)
	focused := 0
	for folder, share := range map[string]int{"symex": 8, "programs": 4, "afternoon": 4} {
		ps := slices.DeleteFunc(load(t, folder), func(p *Program) bool {
			return p.Safe || p.Name != "TriedThenShared" && (!taken(t, p.Name, share) || testing.Short() && !taken(t, p.Name, 3*share))
		})
		classes := t.TempDir()
		if err := JDK("").Compile(t.Context(), ps, filepath.Join(testdata, "lib"), classes); err != nil {
			t.Fatal(err)
		}
		for _, p := range ps {
			low := lowered(t, classes, p)
			flat, err := transforms.Apply(low, transforms.First(transforms.Options{}), false, nil)
			if err != nil {
				t.Fatal(err)
			}
			objects := absint.NewAliases(absint.Analyse(flat))
			for _, q := range flat.Procs {
				objects.Find(q.Name)
			}
			for _, e := range p.Expect {
				for _, wide := range []bool{false, true} {
					tried, proved := 0, 0
					for _, c := range at(p, low.Props, e) {
						q, _ := focus.On(flat, objects, c, wide)
						if q == nil {
							continue
						}
						if err := ivl.Check(q); err != nil {
							t.Fatalf("%s: %v", p.File, err)
						}
						tried++
						if provedAlone(t, z3, q, c) {
							proved++
						}
					}
					focused += tried
					if proved == len(at(p, low.Props, e)) && proved > 0 {
						t.Errorf("%s: %v is violated, but holds in what it depends on", p.File, e)
					}
				}
			}
		}
	}
	if focused == 0 {
		tooFew(t, "no program has loops that a violation does not depend on")
	}
}

// provedAlone reports whether symbolic execution or abstract interpretation proves a check.
func provedAlone(t *testing.T, z3 string, p *ivl.Program, c *ivl.Property) bool {
	t.Helper()
	if r := checkedClaims(t, p); !r.Open[c] {
		return true
	}
	ctx, cancel := context.WithTimeout(t.Context(), 500*time.Millisecond)
	defer cancel()
	process := &solver.Z3{Path: z3, MemoryMB: 1000}
	defer process.Close()
	violated := false
	e := symex.New(p, symex.Options{
		Solver:    process,
		Closed:    func(q *ivl.Property) bool { return violated },
		Violation: func(*ivl.Property, func() ivl.Inputs) bool { violated = true; cancel(); return false },
	})
	r := e.Run(ctx)
	return !violated && r.Proved(c) && !e.Unsure(c)
}
