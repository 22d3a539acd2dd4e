package timeinv

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
	"github.com/jayverify/jayverify/transforms"
	"github.com/jayverify/jayverify/transforms/ivltest"
)

// TestSafeMeansNoViolationOutside is TestSafeMeansNoViolation for random
// encodings, half of them for random classes only, of random programs with
// objects that they did not allocate.
// JAYVERIFY_RANDOM is the number of programs.
func TestSafeMeansNoViolationOutside(t *testing.T) {
	z3 := horntest.Z3(t)
	n := 60
	if s := os.Getenv("JAYVERIFY_RANDOM"); s != "" {
		n, _ = strconv.Atoi(s)
	} else if testing.Short() {
		t.Skip("takes solver calls for each program")
	}
	solver := &spacer.Solver{Path: z3}
	counts := map[string]int{}
	for seed := range n {
		rnd := rand.New(rand.NewSource(int64(seed)))
		p := outside(rnd, ivltest.Generate(rnd, ivltest.Options{Procs: 1 + seed%2, Stmts: 8 + seed%10, Small: true, Asserts: true}))
		if readsBeforeInit(p) {
			counts["left out"]++
			continue
		}
		bad := violations(t, p, 200)
		for _, prop := range p.Props {
			if !bad[prop.ID] {
				continue
			}
			e := randomEncoding(rnd)
			timed := randomClasses(rnd, p)
			q := p
			if opts := passes[rnd.Intn(len(passes))]; opts != nil {
				opts := *opts
				opts.Timed = timed
				var err error
				if q, err = transforms.Apply(p, transforms.Default(opts), true, nil); err != nil {
					t.Fatal(err)
				}
			}
			q = encodeOnly(t, q, e, timed, transforms.Counted())
			sys, err := horn.Translate(q, horn.Options{Props: []*ivl.Property{q.Props[prop.ID]}})
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			a, err := solver.Solve(context.Background(), sys, horn.Limits{Time: 1500 * time.Millisecond, NoDerivation: true})
			if err != nil {
				t.Fatal(err)
			}
			counts[a.Verdict.String()]++
			if a.Verdict == horn.Safe {
				t.Fatalf("seed %d, %v: the encoding is safe for property %d, but a run violates it\n%s\nencoded:\n%s", seed, e, prop.ID, p, q)
			}
		}
	}
	t.Logf("%d programs: %v", n, counts)
}

// passes come before the encoding; nil is none.
var passes = []*transforms.Options{
	nil,
	{},
	{Without: []string{transforms.Flow}},
	{Without: []string{transforms.Flow, transforms.SingleSites}},
	{Newest: true},
}

func randomEncoding(rnd *rand.Rand) Encoding {
	b := func() bool { return rnd.Intn(2) == 0 }
	if rnd.Intn(4) == 0 {
		return Encoding{Kind: Arrays}
	}
	return Encoding{
		Kind:    R + Kind(rnd.Intn(4)),
		Caching: b(), Tagging: b(), Variables: b(), Address: b(), PerType: b(), Guarded: b(), Series: b(),
		NoInput: rnd.Intn(3) == 0, NoCounter: rnd.Intn(4) == 0,
	}
}

// randomClasses chooses all classes, or each with probability 1/2.
func randomClasses(rnd *rand.Rand, p *ivl.Program) func(*ivl.Class) bool {
	all := rnd.Intn(2) == 0
	chosen := map[string]bool{}
	for _, c := range p.Classes {
		chosen[c.Name] = all || rnd.Intn(2) == 0
	}
	return func(c *ivl.Class) bool { return chosen[c.Name] }
}

// outside gives p objects from outside: of some classes they exist, some
// references become any object, and some new arrays have any elements.
func outside(rnd *rand.Rand, p *ivl.Program) *ivl.Program {
	for _, c := range p.Classes {
		c.External = c.Name != "java/lang/Object" && rnd.Intn(3) > 0
	}
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
			switch s := s.(type) {
			case *ivl.Assign:
				if s.X.Typ.Sort == ivl.RefSort && rnd.Intn(2) == 0 {
					return []ivl.Stmt{&ivl.Havoc{X: s.X, Input: p.Inputs[2]}}
				}
			case *ivl.NewArray:
				a := *s
				a.External = rnd.Intn(3) == 0
				return []ivl.Stmt{&a}
			}
			return []ivl.Stmt{s}
		}, nil)
	})
}

// readsBeforeInit reports whether p gives an immutable field a value that may
// depend on what it was before, which no Java program does.
func readsBeforeInit(p *ivl.Program) bool {
	found := false
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if i, ok := s.(*ivl.Init); ok {
				for _, x := range ivl.FreeVars(i.T) {
					found = found || x.Typ.Sort == ivl.RefSort
				}
			}
		})
	}
	return found
}
