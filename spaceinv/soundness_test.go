package spaceinv_test

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
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/spaceinv"
	"github.com/jayverify/jayverify/transforms"
	"github.com/jayverify/jayverify/transforms/ivltest"
)

// TestSafeMeansNoViolation encodes random programs, as they are and after all
// passes, lets Spacer decide them, and looks for runs that violate what it
// says is safe (Lemma 1). A program that Spacer finds unsafe tells nothing:
// the encoding is not complete.
func TestSafeMeansNoViolation(t *testing.T) {
	z3 := horntest.Z3(t)
	n := 25
	if s := os.Getenv("JAYVERIFY_RANDOM"); s != "" {
		n, _ = strconv.Atoi(s)
	} else if testing.Short() {
		t.Skip("takes a solver call for each program")
	}
	solver := &spacer.Solver{Path: z3}
	counts := map[string]int{}
	for seed := range n {
		rnd := rand.New(rand.NewSource(int64(seed)))
		p := ivltest.Generate(rnd, ivltest.Options{Procs: 1, Stmts: 8 + seed%8, Small: true, Asserts: true})
		bad := violations(t, p, 200)
		for _, variant := range []string{"plain", "passes"} {
			for _, opts := range []spaceinv.Options{{}, {ArbitraryIDs: true}} {
				if opts.ArbitraryIDs && seed%4 != 0 {
					continue
				}
				q := encode(t, p, variant == "passes", opts)
				for _, prop := range p.Props {
					if !bad[prop.ID] {
						continue
					}
					sys, err := horn.Translate(q, horn.Options{Props: []*ivl.Property{q.Props[prop.ID]}})
					if err != nil {
						t.Fatalf("seed %d: %v", seed, err)
					}
					a, err := solver.Solve(context.Background(), sys, horn.Limits{Time: 3 * time.Second, NoDerivation: true})
					if err != nil {
						t.Fatal(err)
					}
					counts[variant+" violated "+a.Verdict.String()]++
					if a.Verdict == horn.Safe {
						t.Errorf("seed %d, %s, %+v: the encoding is safe for property %d, but a run violates it\n%s\nencoded:\n%s", seed, variant, opts, prop.ID, p, q)
						return
					}
				}
			}
		}
	}
	t.Logf("verdicts: %v", counts)
}

// encode applies the passes, if wanted, and the encoding. An error of Check is
// fatal.
func encode(t *testing.T, p *ivl.Program, passes bool, opts spaceinv.Options) *ivl.Program {
	t.Helper()
	var list []transforms.Pass
	if passes {
		list = transforms.Default(transforms.Options{})
	}
	list = append(list, transforms.Pass{Name: "spaceinv", Run: func(p *ivl.Program) (*ivl.Program, error) {
		return spaceinv.Encode(p, opts)
	}})
	if passes {
		list = append(list, transforms.Encoded()...)
	}
	q, err := transforms.Apply(p, list, true, nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, p)
	}
	return q
}

// violations runs p with random inputs and returns the properties violated.
func violations(t *testing.T, p *ivl.Program, runs int) map[int]bool {
	t.Helper()
	m, err := ivl.Compile(p)
	if err != nil {
		t.Fatal(err)
	}
	bad := map[int]bool{}
	for seed := range runs {
		o := m.Run(context.Background(), ivl.Options{Inputs: ivl.NewRandom(p, uint64(seed)), MaxSteps: 20000})
		if o.Result == ivl.Violated {
			bad[o.Prop.ID] = true
		}
	}
	return bad
}
