package absint_test

import (
	"context"
	"math/big"
	"math/rand"
	"os"
	"runtime/debug"
	"slices"
	"strconv"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms/ivltest"
)

// TestMain collects garbage less often: the tests make many programs, each for a short time.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	m.Run()
}

// progress is after how many programs a long test tells how far it is.
const progress = 1000

// seeds calls look for a third of n seeds, with each commit another, and for a twelfth with -short. JAYVERIFY_RANDOM=N
// demands N seeds, and JAYVERIFY_SEED=S the first one, so that many programs can be
// looked at in parts: each line of the log says up to which seed all is well.
func seeds(t *testing.T, n int, look func(seed int)) int {
	t.Helper()
	from := 0
	if testing.Short() {
		n /= 12
	} else if os.Getenv("JAYVERIFY_RANDOM") == "" {
		from, n = sample.Window(t, n, 3)
	}
	number := func(name string, otherwise int) int {
		s := os.Getenv(name)
		if s == "" {
			return otherwise
		}
		v, err := strconv.Atoi(s)
		if err != nil || v < 0 {
			t.Fatalf("%s=%s: want a number", name, s)
		}
		return v
	}
	n = number("JAYVERIFY_RANDOM", n)
	first := number("JAYVERIFY_SEED", from)
	for i := range n {
		look(first + i)
		if (i+1)%progress == 0 {
			t.Logf("seeds %d to %d: done", first, first+i)
		}
	}
	return n
}

func generate(t *testing.T, seed int) (*ivl.Program, *rand.Rand) {
	t.Helper()
	rnd := rand.New(rand.NewSource(int64(seed)))
	p := ivltest.Generate(rnd, ivltest.Options{Procs: 1 + seed%4, Stmts: 10 + seed%40, Small: seed%3 == 0, Asserts: seed%2 == 0, Sparse: seed%5 < 2})
	if err := ivl.Check(p); err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	return p, rnd
}

// flatly is how many seeds there are for each whose program is analysed flatly.
const flatly = 11

// claimsOf is what the analysis claims, with equations; for odd seeds these are found together with bounds, and
// for half of the others also through calls.
func claimsOf(t *testing.T, p *ivl.Program, seed int) *certificate.Claims {
	t.Helper()
	if seed%flatly == flatly-1 {
		a, err := absint.AnalyseFlat(context.Background(), p, nil)
		if err != nil {
			t.Fatal(err)
		}
		return a.Claims()
	}
	a, err := absint.AnalyseApart(context.Background(), p, lengthsOf(p, seed))
	if err != nil {
		t.Fatal(err)
	}
	relate := a.Relate
	switch seed % 4 {
	case 1, 3:
		relate = a.RelateSums
	case 2:
		relate = a.RelateCalls
	}
	if err := relate(context.Background()); err != nil {
		t.Fatal(err)
	}
	return a.Claims()
}

// lengthsOf tells arrays from outside apart, for a third of the seeds.
func lengthsOf(p *ivl.Program, seed int) certificate.Lengths {
	lengths := certificate.Lengths{}
	for _, c := range p.Classes {
		if c.Elem != nil && seed%3 == 0 {
			lengths[c] = [][]int64{{1}, {2}, {1, 2, 4}}[seed%9/3]
		}
	}
	return lengths
}

// holds runs a program with the claims in it, and fails if a run contradicts one,
// or violates a property that is not open.
func holds(t *testing.T, seed int, r *certificate.Result, c *certificate.Claims) {
	t.Helper()
	q := c.Instrument()
	m, err := ivl.Compile(q)
	if err != nil {
		t.Fatalf("seed %d: the claims are ill-formed: %v", seed, err)
	}
	for in := range 6 {
		out := m.Run(context.Background(), ivl.Options{Inputs: ivltest.HashInputs{Seed: in}, MaxSteps: 1000000, MaxDepth: 200})
		if out.Result == ivl.Broken {
			t.Fatalf("seed %d: %s", seed, out.Reason)
		}
		if out.Result != ivl.Violated {
			continue
		}
		if out.Prop.ID >= len(c.Program.Props) {
			t.Fatalf("seed %d, inputs %d: a run contradicts the %s\n%s", seed, in, out.Prop.Name, q)
		}
		if r != nil && !r.Open[c.Program.Props[out.Prop.ID]] {
			t.Fatalf("seed %d, inputs %d: a run violates %s, which is said to hold", seed, in, out.Prop.Name)
		}
	}
}

// TestClaimsHold holds what the analysis claims against runs of random programs.
func TestClaimsHold(t *testing.T) {
	seeds(t, 300, func(seed int) {
		p, _ := generate(t, seed)
		holds(t, seed, nil, claimsOf(t, p, seed))
	})
}

// TestClaimsPass demands that nearly all of what the analysis claims passes the
// check, and that reduced programs are well-formed.
func TestClaimsPass(t *testing.T) {
	weakened := 0
	n := seeds(t, 300, func(seed int) {
		p, _ := generate(t, seed)
		r, err := certificate.Check(context.Background(), claimsOf(t, p, seed))
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if r.Weakened > 0 {
			weakened++ // a congruence of a bit operator, mostly
		}
		holds(t, seed, r, r.Claims())
		if err := ivl.Check(r.Reduce()); err != nil {
			t.Fatalf("seed %d: the reduced program: %v", seed, err)
		}
	})
	if weakened*4 > n {
		t.Errorf("claims about %d of %d programs do not pass as they are", weakened, n)
	}
}

// TestWrongClaims gives the checker claims that are wrong in some places. What is
// left of them must hold all the same.
func TestWrongClaims(t *testing.T) {
	found := 0
	seeds(t, 600, func(seed int) {
		p, rnd := generate(t, seed)
		c := claimsOf(t, p, seed)
		for range 1 + seed%5 {
			spoil(rnd, c)
		}
		r, err := certificate.Check(context.Background(), c)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if r.Weakened > 0 {
			found++
		}
		holds(t, seed, r, r.Claims())
	})
	if found == 0 {
		t.Error("no wrong claim was found")
	}
}

// spoil makes one of the claims stronger, at random.
func spoil(rnd *rand.Rand, c *certificate.Claims) {
	q := c.Program.Procs[rnd.Intn(len(c.Program.Procs))]
	pc := c.Procs[q.Name]
	b := rnd.Intn(len(pc.Blocks))
	if rnd.Intn(3) == 0 && len(pc.Equations) > 0 {
		spoilEquations(rnd, pc, b)
		return
	}
	if rnd.Intn(2) == 0 && len(pc.Returns[0])+len(pc.Returns[1]) > 0 {
		spoilReturns(rnd, pc)
		return
	}
	if rnd.Intn(3) == 0 && len(pc.Orders) > 0 {
		spoilOrders(rnd, pc, b)
		return
	}
	switch rnd.Intn(6) {
	case 0:
		pc.Blocks[b] = nil
	case 1:
		pc.Exits[rnd.Intn(2)] = nil
	case 2:
		for i, e := range pc.Exits {
			if e != nil && len(e.Results) > 0 {
				e.Results = slices.Clone(e.Results)
				k := rnd.Intn(len(e.Results))
				e.Results[k] = stronger(rnd, c, e.Results[k], q.Results[k])
				pc.Exits[i] = e
			}
		}
	case 3:
		keys := make([]certificate.Cell, 0, len(c.Cells))
		for k := range c.Cells {
			keys = append(keys, k)
		}
		slices.SortFunc(keys, func(a, b certificate.Cell) int { return int(a.Kind) - int(b.Kind) + 8*(a.Object-b.Object) })
		if len(keys) > 0 {
			k := keys[rnd.Intn(len(keys))]
			if rnd.Intn(3) == 0 {
				delete(c.Cells, k)
			} else if k.Field != nil {
				c.Cells[k] = stronger(rnd, c, c.Cells[k], k.Field.Type)
			}
		}
	default:
		if pc.Blocks[b] != nil && len(pc.List) > 0 {
			i := rnd.Intn(len(pc.List))
			pc.Blocks[b].Set(i, stronger(rnd, c, pc.Blocks[b].Get(i), pc.List[i].Typ))
		}
	}
}

// spoilEquations claims another equation of a block, or the equations of another block.
func spoilEquations(rnd *rand.Rand, pc *certificate.ProcClaims, b int) {
	from := pc.Equations[rnd.Intn(len(pc.Equations))]
	qs := slices.Concat(pc.Equations[b], from)
	if len(qs) > 0 && rnd.Intn(2) == 0 {
		i := rnd.Intn(len(qs))
		qs[i].Plus += 1 << (32 * rnd.Intn(2))
	} else {
		q := certificate.Equation{Plus: uint64(rnd.Intn(3))}
		for _, v := range pc.List {
			if (v.Typ.Sort == ivl.IntSort || v.Typ.Sort == ivl.RefSort && pc.Close) && rnd.Intn(3) == 0 {
				q.Sum = append(q.Sum, certificate.Product{By: uint64(1-2*rnd.Intn(2)) << (32 * rnd.Intn(2)), Atom: certificate.Atom{Var: v}})
			}
		}
		qs = append(qs, q)
	}
	pc.Equations[b] = qs
}

// spoilReturns claims another equation of an exit.
func spoilReturns(rnd *rand.Rand, pc *certificate.ProcClaims) {
	exit := rnd.Intn(2)
	qs := slices.Clone(pc.Returns[exit])
	if len(qs) > 0 && rnd.Intn(2) == 0 {
		i := rnd.Intn(len(qs))
		qs[i].Plus += 1 << (32 * rnd.Intn(2))
	} else {
		q := certificate.Equation{Plus: uint64(rnd.Intn(3))}
		shift := 32 * rnd.Intn(2)
		add := func(a certificate.Atom) {
			if rnd.Intn(3) == 0 {
				q.Sum = append(q.Sum, certificate.Product{By: uint64(1-2*rnd.Intn(2)) << shift, Atom: a})
			}
		}
		for _, v := range slices.Concat(pc.Proc.Params, pc.Written) {
			if v.Typ.Sort == ivl.IntSort {
				add(certificate.Atom{Var: v, Entry: true})
				add(certificate.Atom{Var: v})
			}
		}
		for i, t := range pc.Proc.Results {
			if t.Sort == ivl.IntSort {
				add(certificate.Atom{Result: i + 1})
			}
		}
		qs = append(qs, q)
	}
	pc.Returns[exit] = qs
}

// spoilOrders claims another order of a block, or the orders of another block.
func spoilOrders(rnd *rand.Rand, pc *certificate.ProcClaims, b int) {
	orders := slices.Concat(pc.Orders[b], pc.Orders[rnd.Intn(len(pc.Orders))])
	if len(orders) > 0 && rnd.Intn(2) == 0 {
		orders[rnd.Intn(len(orders))].By--
	} else {
		atoms := []certificate.Product{{By: 1}}
		for _, v := range pc.List {
			if v.Typ.Sort == ivl.IntSort {
				atoms = append(atoms, certificate.Product{By: 1, Atom: certificate.Atom{Var: v}})
			}
		}
		orders = append(orders, certificate.Order{Less: atoms[rnd.Intn(len(atoms))], More: atoms[rnd.Intn(len(atoms))], By: int64(rnd.Intn(3) - 1)})
	}
	pc.Orders[b] = orders
}

// stronger returns a set with fewer elements than s, nil for all of a type.
func stronger(rnd *rand.Rand, c *certificate.Claims, s *certificate.Set, t ivl.Type) *certificate.Set {
	switch t.Sort {
	case ivl.IntSort:
		v := big.NewInt(int64(rnd.Intn(7) - 2))
		if s != nil && s.Lo != nil && rnd.Intn(2) == 0 {
			v = s.Lo
		}
		r := &certificate.Set{Sort: t.Sort, Lo: v}
		switch rnd.Intn(3) {
		case 0:
			r.Hi = v
		case 1:
			r.Mod, r.Rem = 2, new(big.Int).And(v, big.NewInt(1)).Int64()
		}
		return r
	case ivl.BoolSort:
		return &certificate.Set{Sort: t.Sort, True: rnd.Intn(2) == 0}
	case ivl.RefSort:
		objects := flow.SetBelow(len(c.Objects))
		if s != nil {
			objects = s.Objects
		}
		return &certificate.Set{Sort: t.Sort, Objects: objects.Without(rnd.Intn(len(c.Objects)))}
	}
	return s
}
