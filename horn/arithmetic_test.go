package horn_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand"
	"os"
	"strconv"
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/smt"
	"github.com/jayverify/jayverify/ivl"
)

const arithmetic = `
class java/lang/Object #1
input 0 environment "in"
prop 0 assert "p"
entry main
proc main() {
  var a, b: i32
  var c: i8
  var d: u16
  var l: i64
  var y: i32
  var z: i64
L0:
  havoc a input 0
  havoc b input 0
  havoc c input 0
  havoc d input 0
  havoc l input 0
  return
}
`

// TestArithmeticKeepsRuns computes random terms of random numbers in the
// interpreter, and asks z3 whether the clauses have the same run: exactly or not,
// they must.
// JAYVERIFY_RANDOM is the number of terms.
func TestArithmeticKeepsRuns(t *testing.T) {
	n := 150
	if s := os.Getenv("JAYVERIFY_RANDOM"); s != "" {
		n, _ = strconv.Atoi(s)
	}
	z3, err := smt.Start(context.Background(), horntest.Z3(t))
	if err != nil {
		t.Fatal(err)
	}
	defer z3.Close()
	undecided := 0
	for seed := range n {
		g := &terms{Rand: rand.New(rand.NewSource(int64(seed)))}
		p, err := ivl.Parse("arithmetic.ivl", arithmetic)
		if err != nil {
			t.Fatal(err)
		}
		main := p.Proc("main")
		g.vars = main.Locals
		y, z := main.Locals[5], main.Locals[6]
		ty, tz := g.int(ivl.I32, 3), g.int(ivl.I64, 3)
		b := main.Blocks[0]
		inputs := g.inputs()
		computed := append(b.Stmts[:5:5], &ivl.Assign{X: y, T: ty}, &ivl.Assign{X: z, T: tz})
		b.Stmts = append(computed[:7:7], &ivl.Output{Format: "%i %i", Args: []ivl.Term{y, z}})
		if err := ivl.Check(p); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		m, err := ivl.Compile(p)
		if err != nil {
			t.Fatal(err)
		}
		out := m.Run(context.Background(), ivl.Options{Inputs: &ivl.Replay{Queues: map[*ivl.Input][]ivl.Value{p.Inputs[0]: inputs}}})
		var vy, vz int64
		if _, err := fmt.Sscanf(out.Output, "%d %d", &vy, &vz); err != nil {
			t.Fatalf("seed %d: the run ends with %s %s and output %q", seed, out.Result, out.Reason, out.Output)
		}
		same := []ivl.Term{ivl.Eq.Of(y, ivl.IntConst(vy, y.Typ)), ivl.Eq.Of(z, ivl.IntConst(vz, z.Typ))}
		for i, v := range inputs {
			same = append(same, ivl.Eq.Of(g.vars[i], ivl.IntConst(v.N, g.vars[i].Typ)))
		}
		b.Stmts = append(computed[:7:7], &ivl.Assert{T: ivl.Not.Of(ivl.And.Of(same...)), Prop: p.Props[0]})
		opts := horn.Options{Nonlinear: seed%2 == 1, Wrap: horn.WrapForm(seed / 2 % 3), Ranges: horn.RangeConstraints(seed / 6 % 2)}
		sys, err := horn.Translate(p, opts)
		if err != nil {
			t.Fatal(err)
		}
		kept := false
		for _, c := range sys.Clauses {
			if c.Head != nil || len(c.Body) > 0 {
				t.Fatalf("seed %d: one path has a clause that is no query by itself", seed)
			}
			sat, _, err := z3.Solve(c.Vars, append(c.Ranges(), c.Constraint...))
			if errors.Is(err, smt.ErrUnknown) {
				undecided++
				sat, err = true, nil
			}
			if err != nil {
				t.Fatal(err)
			}
			kept = kept || sat
		}
		if !kept {
			t.Errorf("seed %d, %+v: with %v the run gives y = %d, z = %d, and no query has it\ny := %s\nz := %s\n%s", seed, opts, inputs, vy, vz, ty, tz, sys.Text(horn.CHCComp))
		}
	}
	t.Logf("%d terms, %d undecided", n, undecided)
}

// terms makes random terms over variables.
type terms struct {
	*rand.Rand
	vars []*ivl.Var
}

var edges = []int64{0, 1, 2, 3, 5, 7, 8, 15, 16, 31, 32, 63, 100, 127, 128, 255, 256, 1000, 32767, 32768, 65535, 1 << 20, 1<<31 - 1, 1 << 31, 1 << 32, 1<<62 + 5, 1<<63 - 1}

// number is one that fits a range, mostly at the edges of something.
func (g *terms) number(r ivl.Range) int64 {
	lo, hi, _ := r.Bounds()
	for {
		n := edges[g.Intn(len(edges))]
		if g.Intn(2) == 0 {
			n = -n
		}
		if g.Intn(3) == 0 {
			n = g.Int63() >> g.Intn(63)
		}
		if g.Intn(8) == 0 {
			n = lo
		}
		if lo <= n && n <= hi {
			return n
		}
	}
}

func (g *terms) inputs() []ivl.Value {
	var vs []ivl.Value
	for _, v := range g.vars[:5] {
		vs = append(vs, ivl.Value{N: g.number(v.Typ.Range)})
	}
	return vs
}

// int is a term whose value is in range r, I32 or I64.
func (g *terms) int(r ivl.Range, depth int) ivl.Term {
	typ := ivl.Int
	if r == ivl.I64 {
		typ = ivl.Long
	}
	if depth == 0 || g.Intn(6) == 0 {
		if g.Intn(4) == 0 {
			return ivl.IntConst(g.number(r), typ)
		}
		for {
			if v := g.vars[g.Intn(5)]; r.Includes(v.Typ.Range) {
				return v
			}
		}
	}
	x, y := g.int(r, depth-1), g.int(r, depth-1)
	if g.Intn(3) == 0 {
		y = ivl.IntConst(g.number(r), typ)
	}
	switch k := g.Intn(16); k {
	case 0, 1, 2, 3, 4, 5, 6, 7:
		op := []ivl.Op{ivl.Add, ivl.Sub, ivl.Mul, ivl.Div, ivl.Rem, ivl.BitAnd, ivl.BitOr, ivl.BitXor}[k]
		return ivl.WrapTo(r, op.Of(x, y))
	case 8, 9, 10:
		width := int64(32)
		ushr := ivl.Ushr32
		if r == ivl.I64 {
			width, ushr = 64, ivl.Ushr64
		}
		s := ivl.Term(ivl.IntConst(int64(g.Intn(int(width))), ivl.Int))
		if g.Intn(3) == 0 {
			s = ivl.WrapTo(ivl.I32, ivl.BitAnd.Of(g.int(ivl.I32, 0), ivl.IntConst(width-1, ivl.Int)))
		}
		return ivl.WrapTo(r, []ivl.Op{ivl.Shl, ivl.Shr, ushr}[k-8].Of(x, s))
	case 11:
		return ivl.WrapTo(r, ivl.Neg.Of(x))
	case 12:
		return ivl.Ite.As(typ, []ivl.Op{ivl.Eq, ivl.Lt, ivl.Le}[g.Intn(3)].Of(x, y), x, y)
	case 13:
		return ivl.WrapTo([]ivl.Range{ivl.I8, ivl.I16, ivl.U16}[g.Intn(3)], x)
	case 14:
		// a condition as a number, as javac makes them
		return ivl.Ite.As(typ, ivl.Lt.Of(x, y), ivl.IntConst(1, typ), ivl.IntConst(0, typ))
	}
	return ivl.WrapTo(r, ivl.Add.Of(g.int(ivl.I32, depth-1), ivl.IntConst(g.number(ivl.I32), ivl.Int)))
}
