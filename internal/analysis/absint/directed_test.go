package absint_test

import (
	"context"
	"fmt"
	"hash/fnv"
	"math"
	"math/big"
	"math/rand"
	v2 "math/rand/v2"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// someInputs supplies integers that are often at the ends of intervals, and objects from outside.
type someInputs struct {
	seed    int
	classes []*ivl.Class
}

// Value implements ivl.Inputs.
func (s someInputs) Value(r ivl.Request) (ivl.Value, bool) {
	f := fnv.New64a()
	fmt.Fprint(f, s.seed, r.Input, r.N, r.Object, r.Field, r.Index)
	h := f.Sum64()
	rnd := rand.New(newSource(int64(h)))
	switch r.Type.Sort {
	case ivl.BoolSort:
		return ivl.Value{N: int64(rnd.Intn(2))}, true
	case ivl.RefSort:
		c := s.classes[rnd.Intn(len(s.classes))]
		if rnd.Intn(3) == 0 || !absint.Compatible(c, r.Type.Class) {
			return ivl.Value{}, true
		}
		return ivl.Value{Ref: &ivl.External{Number: rnd.Intn(2), Class: c, Length: int64(rnd.Intn(3))}}, true
	case ivl.IntSort:
		return ivl.Value{N: inRange(rnd, absint.TypeInterval(r.Type))}, true
	}
	return ivl.Value{N: int64(math.Float64bits(float64(rnd.Intn(5) - 2)))}, true
}

// newSource returns a source of random numbers that costs nothing to begin: the runs of a program begin thousands.
func newSource(seed int64) rand.Source { return source{v2.NewPCG(uint64(seed), 0)} }

// source is a rand.Source64.
type source struct{ *v2.PCG }

// Int63 implements rand.Source.
func (s source) Int63() int64 { return int64(s.Uint64() >> 1) }

// Seed implements rand.Source.
func (s source) Seed(seed int64) { s.PCG.Seed(uint64(seed), 0) }

// inRange returns an integer of a type, often a small one.
func inRange(rnd *rand.Rand, of absint.Interval) int64 {
	small := int64(rnd.Intn(9) - 4)
	v := []int64{small, small, small, of.Lo, of.Hi, int64(int32(rnd.Uint32())), int64(rnd.Uint64())}[rnd.Intn(7)]
	return min(max(v, of.Lo), of.Hi)
}

// runs holds claims against runs as holds does, and counts the runs that end as they should. It also
// fails if a run violates a property of the name "holds".
func runs(t *testing.T, n int, inputs func(seed int) ivl.Inputs, r *certificate.Result, c *certificate.Claims) {
	t.Helper()
	q := c.Instrument()
	m, err := ivl.Compile(q)
	if err != nil {
		t.Fatalf("the claims are ill-formed: %v", err)
	}
	ended := 0
	for in := range n {
		out := m.Run(context.Background(), ivl.Options{Inputs: inputs(in), MaxSteps: 100000, MaxDepth: 200})
		switch {
		case out.Result == ivl.Broken:
			t.Fatalf("inputs %d: %s\n%s", in, out.Reason, q)
		case out.Result == ivl.Finished:
			ended++
		case out.Result != ivl.Violated:
		case out.Prop.ID >= len(c.Program.Props):
			t.Fatalf("inputs %d: a run contradicts the %s\n%s", in, out.Prop.Name, q)
		case out.Prop.Name == "holds" || r != nil && !r.Open[c.Program.Props[out.Prop.ID]]:
			t.Fatalf("inputs %d: a run violates %s %d, which is said to hold\n%s", in, out.Prop.Name, out.Prop.ID, q)
		default:
			ended++
		}
	}
	if ended == 0 {
		t.Fatalf("no run ends")
	}
}

// demand holds what the analysis and the checker say about a program against runs: the claims of the analysis;
// what the checker leaves of them, of "nothing is ever reached or stored", and of claims with random mistakes.
// The checker may weaken claims of the analysis only if coarse says so.
func demand(t *testing.T, p *ivl.Program, coarse bool, n int, inputs func(seed int) ivl.Inputs) {
	t.Helper()
	if err := ivl.Check(p); err != nil {
		t.Fatal(err)
	}
	check := func(c *certificate.Claims) *certificate.Result {
		t.Helper()
		r, err := certificate.Check(context.Background(), c)
		if err != nil {
			t.Fatal(err)
		}
		runs(t, n, inputs, r, r.Claims())
		return r
	}
	for seed := range 2 {
		if seed == 0 && strings.HasPrefix(t.Name(), "TestDirected/close") {
			continue
		}
		if !strings.HasPrefix(t.Name(), "TestDirected/checker") {
			runs(t, n, inputs, nil, claimsOf(t, p, seed))
		}
		r := check(claimsOf(t, p, seed))
		if r.Weakened > 0 && !coarse {
			t.Fatalf("the checker refuses what the analysis claims: %q\n%s", r.First, p)
		}
		for _, prop := range p.Props {
			if prop.Name == "holds" && r.Open[prop] && !coarse {
				t.Fatalf("property %d is open\n%s", prop.ID, p)
			}
		}
		sameRuns(t, p, r.Reduce(), n, inputs)
	}
	check(nothing(t, p, false))
	check(nothing(t, p, true))
	spoilt := 8
	if testing.Short() {
		spoilt = 3
	}
	for seed := range spoilt {
		c := claimsOf(t, p, seed)
		spoil(rand.New(rand.NewSource(int64(seed))), c)
		check(c)
	}
}

// sameRuns demands that the runs of two programs end in the same way.
func sameRuns(t *testing.T, p, q *ivl.Program, n int, inputs func(seed int) ivl.Inputs) {
	t.Helper()
	for in := range n {
		end := func(p *ivl.Program) string {
			out, err := ivl.Run(context.Background(), p, ivl.Options{Inputs: inputs(in), MaxSteps: 100000, MaxDepth: 200})
			if err != nil {
				t.Fatal(err)
			}
			return fmt.Sprint(out.Result, out.Prop)
		}
		if a, b := end(p), end(q); a != b {
			t.Fatalf("inputs %d: the run ends with %s, that of the reduced program with %s\n%s", in, a, b, q)
		}
	}
}

// nothing claims that no block is reached, and that nothing is ever stored: what the checker leaves of
// it are its own rules, applied until nothing changes. A cell that is stored to nevertheless can
// have any value afterwards; with empty, each cell is claimed to have no value, and gets those that are stored.
func nothing(t *testing.T, p *ivl.Program, empty bool) *certificate.Claims {
	c := claimsOf(t, p, len(p.Procs)) // any of the two kinds
	for k, s := range c.Cells {
		delete(c.Cells, k)
		if empty && s != nil && s.Sort == ivl.IntSort {
			c.Cells[k] = &certificate.Set{Sort: s.Sort, Lo: big.NewInt(1), Hi: new(big.Int)}
		} else if empty && s != nil {
			c.Cells[k] = &certificate.Set{Sort: s.Sort}
		}
	}
	for _, pc := range c.Procs {
		clear(pc.Blocks)
		pc.Exits = [2]*certificate.Exit{}
	}
	return c
}

// TestNothingClaimed gives the checker random programs without claims.
func TestNothingClaimed(t *testing.T) {
	seeds(t, 200, func(seed int) {
		p, _ := generate(t, seed)
		for _, empty := range []bool{false, true} {
			r, err := certificate.Check(context.Background(), nothing(t, p, empty))
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			holds(t, seed, r, r.Claims())
		}
	})
}

// TestDirected looks at small programs that random ones do not contain. Properties of the name "holds" are proved;
// in a program whose name starts with "close" only by RelateSums;
// in one whose name starts with "coarse" they need not be, and in one that starts with "checker" the analysis
// may be wrong: the program does not push to new objects as lowering does.
func TestDirected(t *testing.T) {
	a, err := txtar.ParseFile("testdata/directed.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range a.Files {
		t.Run(f.Name, func(t *testing.T) {
			p, err := ivl.Parse(f.Name, strings.TrimSpace(string(a.Comment))+"\n\n"+string(f.Data))
			if err != nil {
				t.Fatal(err)
			}
			demand(t, p, strings.HasPrefix(f.Name, "coarse") || strings.HasPrefix(f.Name, "checker"), 60, func(seed int) ivl.Inputs { return someInputs{seed, p.Classes} })
		})
	}
}

// between is a range of an operand.
type between struct{ lo, hi int64 }

var wide = []between{
	{math.MinInt32, math.MaxInt32}, {0, math.MaxInt32}, {math.MinInt32, -1}, {-3, 5}, {2, 9}, {-9, -2}, {7, 7}, {0, 0}, {math.MinInt32, math.MinInt32}, {-1, 1},
}

// operations are terms over x, y: i64, whose values are in ranges, and over d: double. The ends of the
// ranges are those of int, so that sums and products of two of them are long.
var operations = []string{
	"(wrap.i64 (+ x y))", "(wrap.i32 (+ x y))", "(wrap.i64 (- x y))", "(wrap.i8 (- x y))", "(wrap.i64 (- x x))", "(wrap.i64 (* x y))", "(wrap.i64 (* x x))", "(wrap.u16 (* x y))",
	"(wrap.i64 (neg x))", "(wrap.i64 (div x y))", "(wrap.i64 (div x 2L))", "(wrap.i64 (div x -3L))", "(rem.i64 x y)", "(rem.i64 x 6L)", "(rem.i64 x -6L)", "(rem.i64 (wrap.i64 (* x 4L)) 6L)",
	"(wrap.i8 x)", "(wrap.i16 x)", "(wrap.u16 x)", "(wrap.u1 x)", "(wrap.i32 (* x 8L))",
	"(bitand.i64 x y)", "(bitand.i64 x 7L)", "(bitor.i64 x y)", "(bitxor.i64 x y)", "(wrap.i64 (shl x (bitand.i64 y 31L)))", "(wrap.i64 (shl x 3L))",
	"(shr.i64 x (bitand.i64 y 31L))", "(shr.i64 x 2L)", "(ushr32 (wrap.i32 x) (wrap.i32 (bitand.i64 y 31L)))", "(ushr32 (wrap.i32 x) 3)", "(ushr64 x (bitand.i64 y 63L))", "(ushr64 x 5L)",
	"(ite (< x y) x y)", "(ite (<= x y) 1L 2L)", "(ite (= x y) x 5L)", "(ite (and (< 0L x) (< y 3L)) (wrap.i64 (- x y)) y)", "(ite (or (< x 0L) (< 5L y)) 1L x)",
	"(ite (=> (< 0L x) (< 0L y)) x y)", "(ite (not (= x 3L)) x 3L)", "(ite (= (wrap.i64 (+ x 2L)) y) x y)", "(ite (= (wrap.i64 (- 3L x)) y) x y)", "(ite (< (wrap.i64 (neg x)) 2L) x y)",
	"(ite (= (rem.i64 x 4L) 2L) x 6L)", "(ite (= (rem.i64 x 4L) -1L) x 3L)", "(ite (= (bitand.i64 x 3L) 2L) x 6L)", "(ite (< (ite (< y 0L) x 7L) 6L) x y)", "(ite (= (wrap.i8 x) 5i8) x 5L)",
	"(ite (= (< x 2L) (< y 2L)) x y)", "(ite (not (= (< x 2L) (< y 2L))) x y)", "(ite (= (< x 2L) true) x 1L)", "(ite (ite (< x 2L) (< y 2L) (< 4L y)) x y)", "(ite (not (=> (< x 2L) (< y 2L))) x y)",
	"(ftoi.i64 d)", "(ftoi.i64 (tod x))", "(fbits d)", "(ite (= (fcmpl d 0d) 1) 3L x)", "(ite (< (fcmpg d 0d) 0) 3L x)", "(ftoi.i64 (fadd d 1d))", "(ite (= (fcmpl d 1d) 0) x y)",
}

// pairs supplies x, y from ranges, and a number for d.
type pairs struct {
	x, y between
	seed int
}

// Value implements ivl.Inputs.
func (p pairs) Value(r ivl.Request) (ivl.Value, bool) {
	rnd := rand.New(newSource(int64(p.seed*3 + r.Input.ID)))
	if r.Type.Sort != ivl.IntSort {
		return ivl.Value{N: int64(math.Float64bits([]float64{0, 1, -1, 2.5, -3e9, math.NaN(), math.Inf(1)}[rnd.Intn(7)]))}, true
	}
	of := []between{p.x, p.y}[r.Input.ID]
	return ivl.Value{N: inRange(rnd, absint.Between(of.lo, of.hi))}, true
}

// TestOperations holds what is claimed of the values of terms, and of their operands in both branches of a
// condition, against the interpreter.
func TestOperations(t *testing.T) {
	for k, term := range operations {
		for i, x := range wide {
			for j, y := range wide {
				if (i*len(wide)+j+k)%part(29, 7) != 0 {
					continue
				}
				cond := "(= r x)"
				if c, ok := strings.CutPrefix(term, "(ite "); ok {
					cond = c[:closing(c)]
				}
				p, err := ivl.Parse(term, fmt.Sprintf(`class java/lang/Object #1
input 0 environment "x"
input 1 environment "y"
input 2 environment "d"
prop 0 assert "p"
entry main

proc main() {
  var x, y, r: i64
  var d: double
L0:
  havoc x input 0
  havoc y input 1
  havoc d input 2
  assume (and (<= %dL x) (<= x %dL) (<= %dL y) (<= y %dL))
  r := %s
  goto {%s -> L1, else -> L2}
L1:
  goto {(< r 3L) -> L3, else -> L4}
L2:
  assert (not (= r 4L)) prop 0
  goto L4
L3:
  return
L4:
  return
}
`, x.lo, x.hi, y.lo, y.hi, term, cond))
				if err != nil {
					t.Fatal(err)
				}
				demand(t, p, true, 12, func(seed int) ivl.Inputs { return pairs{x, y, seed} })
			}
		}
	}
}

// part is long, or short in a short test.
func part(short, long int) int {
	if testing.Short() {
		return short
	}
	return long
}

// closing returns where the first term of a text ends.
func closing(s string) int {
	depth := 0
	for i, r := range s {
		switch r {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(s)
}
