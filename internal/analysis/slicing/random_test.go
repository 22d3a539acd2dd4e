package slicing_test

import (
	"context"
	"math/rand"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/analysis/slicing"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms/ivltest"
)

// violated returns the properties that some runs of a program violate.
func violated(t *testing.T, seed int, p *ivl.Program) map[int]bool {
	t.Helper()
	m, err := ivl.Compile(p)
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	out := map[int]bool{}
	for in := range 12 {
		r := m.Run(context.Background(), ivl.Options{Inputs: ivltest.HashInputs{Seed: in}, MaxSteps: 100000, MaxDepth: 200})
		if r.Result == ivl.Violated {
			out[r.Prop.ID] = true
		}
	}
	return out
}

// legal reports whether no immutable field is read before it is set, which the IVL demands (ivl.Init) and the generator does not.
func legal(p *ivl.Program) bool {
	ok := true
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if i, isInit := s.(*ivl.Init); isInit {
				for _, v := range ivl.FreeVars(i.T) {
					ok = ok && ivl.Term(v) != i.P
				}
			}
		})
	}
	return ok
}

// number is the number in a variable of the environment.
func number(t *testing.T, name string, otherwise int) int {
	t.Helper()
	s := os.Getenv(name)
	if s == "" {
		return otherwise
	}
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatalf("%s=%s: want a number", name, s)
	}
	return n
}

// proves reports whether the clauses of a slice exclude all queries for a property, by bounds and differences or, if there is
// one, by a solver.
func proves(t *testing.T, s *slicing.Slice, q *ivl.Property, solver horn.Solver) bool {
	t.Helper()
	sys, err := slicing.Clauses(t.Context(), s, s.Program(), []*ivl.Property{q}, true)
	if err != nil {
		t.Fatalf("%v\n%s", err, s.Program())
	}
	found, err := zones.Find(t.Context(), sys)
	if err != nil {
		t.Fatal(err)
	}
	if len(found.Proved(sys)) == len(sys.Props) {
		return true
	}
	if solver == nil {
		return false
	}
	a, err := solver.Solve(t.Context(), sys, horn.Limits{Time: 2 * time.Second, NoDerivation: true})
	return err == nil && a.Verdict == horn.Safe
}

// TestSlicesMissNothing: no slice of a random program proves what a run violates. JAYVERIFY_RANDOM=N demands N programs,
// JAYVERIFY_SEED=S the first one.
func TestSlicesMissNothing(t *testing.T) {
	n, first := number(t, "JAYVERIFY_RANDOM", 150), number(t, "JAYVERIFY_SEED", 0)
	if testing.Short() {
		n = min(n, 15)
	}
	var solver horn.Solver
	if z3 := horntest.Paths(t)["z3"]; z3 != "" {
		solver = &spacer.Solver{Path: z3}
	}
	slicesTried, proofs, asked := 0, 0, 0
	for seed := first; seed < first+n; seed++ {
		rnd := rand.New(rand.NewSource(int64(seed)))
		p := ivltest.Generate(rnd, ivltest.Options{Procs: 1 + seed%5, Stmts: 10 + seed%30, Small: seed%3 == 0, Asserts: true, Sparse: seed%4 == 1})
		if !legal(p) {
			continue
		}
		broken := violated(t, seed, p)
		r, err := certificate.Check(t.Context(), absint.Analyse(p).Claims())
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		var open []*ivl.Property
		for _, q := range p.Props {
			if r.Open[q] {
				open = append(open, q)
			}
		}
		limits := slicing.Usual()
		if seed%2 == 0 { // no procedure is there only because it is called
			limits.Callee = 0
		}
		for _, list := range slicing.New(r, limits).Slices(open) {
			for _, s := range list {
				slicesTried++
				for _, q := range s.Props {
					by := solver
					if asked++; asked%4 > 0 {
						by = nil // bounds and differences are quick
					}
					if !proves(t, s, q, by) {
						continue
					}
					if proofs++; broken[q.ID] {
						t.Fatalf("seed %d: a slice proves %s, which a run violates\n%s\n%s", seed, q.Name, p, s.Program())
					}
				}
			}
		}
	}
	if slicesTried == 0 || !testing.Short() && proofs == 0 {
		t.Errorf("%d slices with %d proofs: too few to tell", slicesTried, proofs)
	}
	t.Logf("%d programs, %d slices, %d proofs of %d checks", n, slicesTried, proofs, asked)
}
