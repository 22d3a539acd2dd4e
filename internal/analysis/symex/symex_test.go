package symex

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/ivl"
)

// classes are those that the programs of the tests share.
const classes = `
class java/lang/Object #1
class ` + "`[I`" + ` #2 extends java/lang/Object of i32
class java/lang/String #3 extends java/lang/Object of u16 external
class Node #4 extends java/lang/Object external {
  data: i32
  next: ref Node
}
class ` + "`[LNode;`" + ` #5 extends java/lang/Object of ref Node
input 0 environment "x"
input 1 environment "y"
input 2 unmodelled "z"
prop 0 assert "p0"
prop 1 assert "p1"
entry main
`

var programs = []struct {
	name, body string
	vars       string
	violated   []string
	exhausted  bool
	dropped    string // part of a reason
}{
	{name: "one value", vars: "var x, y: i32", exhausted: true, violated: []string{"p0"}, body: `
	havoc x input 0
	y := (wrap.i32 (bitxor x 23130))
	assert (not (= y 77)) prop 0
	assert (= (wrap.i32 (bitxor y 23130)) x) prop 1
	return`},
	{name: "overflow", vars: "var x, y: i32", exhausted: true, violated: []string{"p0"}, body: `
	havoc x input 0
	y := (wrap.i32 (+ x 1))
	assert (< x y) prop 0
	assert (< x (+ x 1)) prop 1
	return`},
	{name: "an assumption", vars: "var x: i32", exhausted: true, body: `
	havoc x input 0
	assume (< x 2147483647)
	assert (< x (wrap.i32 (+ x 1))) prop 0
	return`},
	{name: "an array", vars: "var x, y: i32\n  var a: ref `[I`", exhausted: true, violated: []string{"p1"}, body: `
	havoc x input 0
	assume (and (<= 0 x) (< x 3))
	a := new ` + "`[I`" + `[3] @1
	push a[x], 7
	y := pull a[x]
	assert (= y 7) prop 0
	y := pull a[1]
	assert (= y 0) prop 1
	return`},
	{name: "references at unknown places", vars: "var x, y: i32\n  var p, q, r: ref Node\n  var a: ref `[LNode;`", exhausted: true, violated: []string{"p1"}, body: `
	havoc x input 0
	assume (and (<= 0 x) (< x 9))
	havoc y input 1
	assume (and (<= 0 y) (< y 9))
	a := new ` + "`[LNode;`" + `[9] @1
	p := new Node @2
	q := new Node @3
	push a[x], p
	push a[y], q
	push a[4], null:Node
	r := pull a[x]
	assert (= r (ite (= x 4) null:Node (ite (= x y) q p))) prop 0
	r := pull a[3]
	assert (not (= r p)) prop 1
	return`},
	{name: "more references than are remembered", vars: "var x, n: i32\n  var p, q, r: ref Node\n  var a: ref `[LNode;`", exhausted: true, violated: []string{"p1"}, body: `
	havoc x input 0
	assume (and (<= 0 x) (< x 3))
	a := new ` + "`[LNode;`" + `[99] @1
	p := new Node @2
	q := new Node @3
	push a[x], p
	n := 10
	goto L1
L1:
	goto {(< n 60) -> L2, else -> L3}
L2:
	push a[n], q
	n := (wrap.i32 (+ n 1))
	goto L1
L3:
	r := pull a[x]
	assert (= r p) prop 0
	r := pull a[2]
	assert (= r p) prop 1
	return`},
	{name: "an object from outside", vars: "var p, q: ref Node\n  var x: i32", exhausted: true, violated: []string{"p1"}, body: `
	havoc p input 0
	assume (not (= p null:Node))
	x, q := pull Node p
	assert (= x x) prop 0
	assert (not (= q p)) prop 1
	return`},
	{name: "division", vars: "var x, y: i32", exhausted: true, violated: []string{"p1"}, body: `
	havoc x input 0
	y := (wrap.i32 (div x -1))
	assert (= (wrap.i32 (neg y)) x) prop 0
	assert (or (= x 0) (not (= y x))) prop 1
	return`},
	{name: "a float", vars: "var x: double\n  var i: i32", exhausted: true, violated: []string{"p1"}, body: `
	havoc x input 0
	i := (fcmpl x x)
	assert (or (= i 0) (= i -1)) prop 0
	assert (= i 0) prop 1
	return`},
	{name: "more than 64 bits", vars: "var x: i64", dropped: "64 bits", body: `
	havoc x input 0
	assert (<= (+ x x) 18446744073709551614z) prop 0
	return`},
	{name: "a remainder of floats", vars: "var x, y: double\n  var i: i32", exhausted: true, violated: []string{"p1"}, body: `
	havoc x input 0
	assume (< (fcmpg x 100d) 0)
	assume (< -1 (fcmpl x 0d))
	y := (frem x 7d)
	i := (fcmpg y 7d)
	assert (< i 0) prop 0
	i := (fcmpl x 50d)
	assert (< i 0) prop 1
	return`},
	{name: "code without a model", vars: "var x: i32", exhausted: true, violated: []string{"p0"}, body: `
	havoc x input 2
	assert (not (= x 5)) prop 0
	return`},
	{name: "division by what may be 0", vars: "var x: i32", exhausted: true, body: `
	havoc x input 0
	assert (= (wrap.i32 (rem 5 (bitand x 0))) 0) prop 0
	return`},
}

// TestPrograms executes small programs: what is violated, and whether all paths
// were followed. Each violation is one in the interpreter.
func TestPrograms(t *testing.T) {
	core := &solver.Z3{Path: horntest.Z3(t), MemoryMB: 2048}
	defer core.Close()
	for _, c := range programs {
		t.Run(c.name, func(t *testing.T) {
			text := classes + "proc main() {\n  " + c.vars + "\nL0:" + c.body + "\n}\n"
			p, err := ivl.Parse("test", text)
			if err != nil {
				t.Fatal(err)
			}
			m, err := ivl.Compile(p)
			if err != nil {
				t.Fatal(err)
			}
			var violated []string
			e := New(p, Options{Solver: core, Violation: func(q *ivl.Property, inputs func() ivl.Inputs) bool {
				if out := m.Run(context.Background(), ivl.Options{Inputs: inputs()}); out.Result != ivl.Violated || out.Prop != q {
					t.Errorf("a path violates %s, and its run ends %v %s", q.Name, out.Result, out.Reason)
				}
				if !slices.Contains(violated, q.Name) {
					violated = append(violated, q.Name)
				}
				return true
			}})
			r := e.Run(context.Background())
			if fmt.Sprint(violated) != fmt.Sprint(c.violated) || r.Exhausted != c.exhausted {
				t.Errorf("violated %v, want %v; exhausted %v, want %v: %v", violated, c.violated, r.Exhausted, c.exhausted, r.Dropped)
			}
			if c.dropped != "" && !strings.Contains(strings.Join(r.Dropped, "; "), c.dropped) {
				t.Errorf("dropped %v, want one with %q", r.Dropped, c.dropped)
			}
			if _, _, err := Recheck(context.Background(), r.Refuted, horntest.Z3(t), 2048); err != nil {
				t.Error(err)
			}
		})
	}
}

// deaf answers nothing.
type deaf struct{}

func (deaf) Check(context.Context, []*term.Term, time.Duration) solver.Answer {
	return solver.Answer{Reason: "deaf"}
}

// TestUnknownProvesNothing: a branch of which the solver knows nothing is not
// refuted.
func TestUnknownProvesNothing(t *testing.T) {
	p, err := ivl.Parse("test", classes+"proc main() {\n  var x: i32\nL0:\n  havoc x input 0\n  assert (not (= (wrap.i32 (* x x)) 5)) prop 0\n  return\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	r := New(p, Options{Solver: deaf{}, Violation: func(*ivl.Property, func() ivl.Inputs) bool { return true }}).Run(context.Background())
	if r.Exhausted || !slices.Contains(r.Dropped, "deaf") {
		t.Errorf("exhausted without a solver: %v", r.Dropped)
	}
}

// TestRecheckRefuses: what was refuted wrongly is found.
func TestRecheckRefuses(t *testing.T) {
	s := term.NewStore()
	possible := s.Eq(s.Var("x", 32), s.Int(32, 5))
	if _, _, err := Recheck(context.Background(), []solver.Refuted{{Terms: []*term.Term{possible}}}, horntest.Z3(t), 2048); err == nil {
		t.Error("a question that is sat was taken for unsat")
	}
}
