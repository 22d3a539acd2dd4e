package symex_test

import (
	"context"
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/analysis/symex"
	"github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/internal/analysis/symex/symextest"
	"github.com/jayverify/jayverify/ivl"
)

// operators are terms over x, y: i64 and u, v: i32, their low words, each with the
// operator that it is for.
var operators = []struct {
	op   ivl.Op
	term string
	pair []pair
	open bool // the solver has bounds only: not all paths are executed
}{
	{ivl.Not, "(ite (not (< x y)) 1 0)", numbers, false},
	{ivl.And, "(ite (and (< 0 x) (< y 0)) 1 0)", numbers, false},
	{ivl.Or, "(ite (or (< 0 x) (< y 0)) 1 0)", numbers, false},
	{ivl.Implies, "(ite (=> (< 0 x) (< y 0)) 1 0)", numbers, false},
	{ivl.Eq, "(ite (= u v) 1 0)", numbers, false},
	{ivl.Eq, "(ite (= (< 0 x) (< 0 y)) 1 0)", numbers, false},
	{ivl.Lt, "(ite (< x y) 1 0)", numbers, false},
	{ivl.Lt, "(ite (< u y) 1 0)", numbers, false},
	{ivl.Le, "(ite (<= u v) 1 0)", numbers, false},
	{ivl.Ite, "(ite (< 0 x) u y)", numbers, false},
	{ivl.Add, "(wrap.i64 (+ x y))", numbers, false},
	{ivl.Add, "(+.i64 u v)", numbers, false},
	{ivl.Sub, "(wrap.i64 (- x y))", numbers, false},
	{ivl.Sub, "(-.i64 u v)", numbers, false},
	{ivl.Mul, "(wrap.i64 (* x y))", numbers, false},
	{ivl.Mul, "(*.i64 u v)", numbers, false},
	{ivl.Neg, "(wrap.i64 (neg x))", numbers, false},
	{ivl.Neg, "(neg.i64 u)", numbers, false},
	{ivl.Div, "(wrap.i64 (div x (bitor y 1)))", numbers, false},
	{ivl.Div, "(div.i64 u (bitor v 1))", numbers, false},
	{ivl.Rem, "(wrap.i64 (rem x (bitor y 1)))", numbers, false},
	{ivl.Rem, "(rem.i64 u (bitor v 1))", numbers, false},
	{ivl.Wrap, "(wrap.i8 x)", numbers, false},
	{ivl.Wrap, "(wrap.i16 x)", numbers, false},
	{ivl.Wrap, "(wrap.u16 x)", numbers, false},
	{ivl.Wrap, "(wrap.u1 x)", numbers, false},
	{ivl.Wrap, "(wrap.i32 x)", numbers, false},
	{ivl.Wrap, "(wrap.i64 (+ x x))", numbers, false},
	{ivl.BitAnd, "(bitand.i64 x y)", numbers, false},
	{ivl.BitOr, "(bitor.i64 x v)", numbers, false},
	{ivl.BitXor, "(bitxor.i64 u v)", numbers, false},
	{ivl.Shl, "(wrap.i32 (shl u (bitand v 31)))", numbers, false},
	{ivl.Shl, "(wrap.i64 (shl x (bitand y 63)))", numbers, false},
	{ivl.Shl, "(shl.i64 u (bitand v 15))", numbers, false},
	{ivl.Shr, "(shr.i64 u (bitand v 31))", numbers, false},
	{ivl.Shr, "(shr.i64 x (bitand y 63))", numbers, false},
	{ivl.Ushr32, "(ushr32 u (bitand v 31))", numbers, false},
	{ivl.Ushr64, "(ushr64 x (bitand y 63))", numbers, false},
	{ivl.FAdd, "(fbits (fadd (bitsd x) (bitsd y)))", doubles, false},
	{ivl.FAdd, "(fbits (fadd (bitsf u) (bitsf v)))", singles, false},
	{ivl.FSub, "(fbits (fsub (bitsd x) (bitsd y)))", doubles, false},
	{ivl.FMul, "(fbits (fmul (bitsf u) (bitsf v)))", singles, false},
	{ivl.FMul, "(fbits (fmul (bitsd x) (bitsd y)))", doubles, false},
	{ivl.FDiv, "(fbits (fdiv (bitsd x) (bitsd y)))", doubles, false},
	{ivl.FDiv, "(fbits (fdiv (bitsf u) (bitsf v)))", singles, false},
	{ivl.FRem, "(fbits (frem (bitsd x) 7d))", doubles, true},
	{ivl.FNeg, "(fbits (fneg (bitsd x)))", doubles, false},
	{ivl.FSqrt, "(fbits (fsqrt (bitsd x)))", doubles, false},
	{ivl.FLog, "(fbits (flog (bitsd x)))", doubles, false},
	{ivl.FLcg, "(fbits (flcg (tod (bitand x 281474976710655L)) (tod (bitand v 255))))", numbers, false},
	{ivl.FCmpL, "(fcmpl (bitsd x) (bitsd y))", doubles, false},
	{ivl.FCmpG, "(fcmpg (bitsf u) (bitsf v))", singles, false},
	{ivl.ToF, "(fbits (tof x))", numbers, false},
	{ivl.ToF, "(fbits (tof (bitsd x)))", doubles, false},
	{ivl.ToD, "(fbits (tod x))", numbers, false},
	{ivl.ToD, "(fbits (tod (bitsf u)))", singles, false},
	{ivl.FToI, "(ftoi.i32 (bitsd x))", doubles, false},
	{ivl.FToI, "(ftoi.i64 (bitsd x))", doubles, false},
	{ivl.FToI, "(ftoi.i32 (bitsf u))", singles, false},
	{ivl.FBits, "(fbits (bitsd x))", doubles, false},
	{ivl.BitsF, "(fbits (bitsf u))", singles, false},
	{ivl.BitsD, "(fbits (bitsd x))", doubles, false},
}

// pair is a value of x and one of y.
type pair [2]int64

var numbers = []pair{
	{0, 0}, {7, -2}, {-7, 2}, {-8, 3}, {5, 31}, {-1, 63}, {0xff80, 8}, {129, 200}, {32768, 65535}, {1 << 31, 3}, {2, 1 << 31},
	{math.MinInt64, -1}, {math.MaxInt64, 1}, {math.MinInt32, -1}, {1<<60 + 1<<36 + 1, 1}, {12, 10},
}

var doubles = bitPairs(math.Float64bits, [][2]float64{
	{0, math.Copysign(0, -1)}, {1.5, 2.5}, {math.NaN(), 1}, {-7.25, 2}, {1e300, 1e300}, {math.Inf(1), math.Inf(-1)},
	{2147483647.5, 3}, {-3e9, 0.1}, {100.1, -100.1}, {9.3e18, 1}, {5e-324, 0.5}, {0.1, 3},
})

var singles = bitPairs(func(x float64) uint64 { return uint64(math.Float32bits(float32(x))) }, [][2]float64{
	{0, math.Copysign(0, -1)}, {1.5, 2.5}, {math.NaN(), 1}, {-7.25, 2}, {3e38, 3e38}, {math.Inf(1), math.Inf(-1)},
	{3e9, 3}, {-3e9, 0.1}, {16777216, 1}, {0.1, 3},
})

func bitPairs(bits func(float64) uint64, fs [][2]float64) []pair {
	var ps []pair
	for _, f := range fs {
		ps = append(ps, pair{int64(bits(f[0])), int64(bits(f[1]))})
	}
	return ps
}

// evaluating is a program that goes to another block for each pair, evaluates the term
// there, and asserts what claim says of it.
func evaluating(t *testing.T, term string, pairs []pair, claim func(i int) string) *ivl.Program {
	t.Helper()
	var b, blocks strings.Builder
	b.WriteString("class java/lang/Object #1\ninput 0 environment \"x\"\ninput 1 environment \"y\"\n")
	for i := range pairs {
		fmt.Fprintf(&b, "prop %d assert \"is %d\"\nprop %d assert \"is not %d\"\n", 2*i, i, 2*i+1, i)
	}
	b.WriteString("entry main\n\nproc main() {\n  var x, y, r: i64\n  var u, v: i32\nL0:\n  havoc x input 0\n  havoc y input 1\n" +
		"  u := (wrap.i32 x)\n  v := (wrap.i32 y)\n  goto {")
	for i, p := range pairs {
		fmt.Fprintf(&b, "(and (= x %dL) (= y %dL)) -> C%d, ", p[0], p[1], i)
		fmt.Fprintf(&blocks, "C%d:\n  r := %s\n%s  return\n", i, term, claim(i))
	}
	b.WriteString("else -> end}\n" + blocks.String() + "end:\n  return\n}\n")
	p, err := ivl.Parse("operator", b.String())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// valuesOf returns what the interpreter evaluates a term to.
func valuesOf(t *testing.T, term string, pairs []pair) []int64 {
	t.Helper()
	m, err := ivl.Compile(evaluating(t, term, pairs, func(int) string { return "  output \"%i\", r\n" }))
	if err != nil {
		t.Fatal(err)
	}
	vs := make([]int64, len(pairs))
	for i, p := range pairs {
		out := m.Run(context.Background(), ivl.Options{Inputs: &fixed{p[:]}})
		if vs[i], err = strconv.ParseInt(out.Output, 10, 64); err != nil {
			t.Fatalf("%s of %v: %v %v", term, p, out.Result, err)
		}
	}
	return vs
}

// fixed gives out numbers.
type fixed struct{ left []int64 }

// Value implements ivl.Inputs.
func (f *fixed) Value(ivl.Request) (ivl.Value, bool) {
	v := f.left[0]
	f.left = f.left[1:]
	return ivl.Value{N: v}, true
}

// disagreement executes a program in which properties with even numbers claim what
// is true, and those with odd ones the opposite. It says what is wrong; "" when nothing is.
func disagreement(p *ivl.Program, core solver.Core, open bool) string {
	violated := map[int]bool{}
	r := symex.New(p, symex.Options{Solver: core, Violation: func(q *ivl.Property, _ func() ivl.Inputs) bool {
		violated[q.ID] = true
		return true
	}}).Run(context.Background())
	if !r.Exhausted && !open {
		return fmt.Sprintf("not all paths were executed: %q", r.Dropped)
	}
	for _, q := range p.Props {
		if violated[q.ID] != (q.ID%2 == 1) {
			return fmt.Sprintf("%q: violated is %v", q.Name, violated[q.ID])
		}
	}
	return ""
}

// TestOperators holds each operator against the interpreter: its value at some
// arguments is what the interpreter says, by the model that a path has, and the solver
// finds no other.
//
// Then it plants mistakes. Each must be found by the rows of its operator.
func TestOperators(t *testing.T) {
	core := &solver.Z3{Path: horntest.Z3(t), MemoryMB: 2048}
	defer core.Close()
	found := map[int]string{}
	mistakes := symextest.Mistakes()
	if testing.Short() {
		mistakes = nil // they test this test
	}
	rows := map[ivl.Op]bool{}
	for k, o := range operators {
		rows[o.op] = true
		pairs := o.pair
		if testing.Short() { // every second one, the others for the next term
			pairs = nil
			for i := k % 2; i < len(o.pair); i += 2 {
				pairs = append(pairs, o.pair[i])
			}
		}
		values := valuesOf(t, o.term, pairs)
		p := evaluating(t, o.term, pairs, func(i int) string {
			return fmt.Sprintf("  assert (= r %dL) prop %d\n  assert (not (= r %dL)) prop %d\n", values[i], 2*i, values[i], 2*i+1)
		})
		if wrong := disagreement(p, core, o.open); wrong != "" {
			t.Errorf("%s: %s", o.term, wrong)
		}
		for k, m := range mistakes {
			if m.Op != o.op || found[k] != "" {
				continue
			}
			if wrong := disagreement(m.Plant(p, givesResult), core, o.open); wrong != "" {
				found[k] = o.term + ": " + wrong
			}
		}
	}
	for k, m := range mistakes {
		if found[k] == "" {
			t.Errorf("%s, planted: %s: not found", m.Op, m.Name)
		} else {
			t.Logf("%s, planted: %s: found by %s", m.Op, m.Name, found[k])
		}
	}
	for op := ivl.Not; op <= ivl.BitsD; op++ {
		if !rows[op] {
			t.Errorf("no term for the operator %s", op)
		}
	}
}

// givesResult accepts the statement that evaluates the term.
func givesResult(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assign)
	return ok && a.X.Name == "r"
}
