package ivl_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/ivl"
)

// everyStatement has each kind of statement and terminator once.
const everyStatement = `
class O #1
class A #2 extends O {
  m: i32
  immutable f: i32
}
class ` + "`[I`" + ` #3 extends O of i32
pred P(i32)
input 0 environment "in"
prop 0 assert "p"
global g: i32 = 0
entry main
proc f(q: i32) returns (i32, i32) {
L: return q, q
}
proc main() {
  var x, y, i, j: i32
  var p, q: ref A
  var a: ref ` + "`[I`" + `
L:
  x := (wrap.i32 (+ y g))
  havoc x input 0
  assume (< x y)
  assert (= x p.f) prop 0
  x := pull A p
  push A p, (ite (= p q) x y)
  x := pull a[(+ i j)]
  push a[i], j
  p := new A @1
  a := new ` + "`[I`" + `[x] @2
  init p.f := x
  x, _ := call f(y)
  output "%i", x
  assume P(x)
  assert forall b: i32 where (< b x) => P((+.i32 b y))
  goto {(< x y) -> L, (< y x) -> M, else -> L}
M:
  stop
N:
  return
}
`

func TestUsesAndDefs(t *testing.T) {
	p := mustParse(t, everyStatement)
	var got []string
	ivl.WalkStmts(p.Proc("main"), func(_ *ivl.Block, s ivl.Stmt) {
		got = append(got, fmt.Sprint(ivl.Defs(s), ivl.Uses(s)))
	})
	want := []string{
		"[x] [y g]", "[x] []", "[] [x y]", "[] [x p]", "[x] [p]", "[] [p q x y]", "[x] [a i j]", "[] [a i j]",
		"[p] []", "[a] [x]", "[] [p x]", "[x] [y]", "[] [x]", "[] [x]", "[] [x y]",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("defs and uses (-want +got):\n%s", diff)
	}
}

func TestRenaming(t *testing.T) {
	p := mustParse(t, everyStatement)
	before := p.String()
	main := p.Proc("main")
	m := map[*ivl.Var]*ivl.Var{}
	renamed := *main
	renamed.Locals = nil
	for _, v := range main.Locals {
		w := *v
		w.Name = v.Name + "'"
		m[v] = &w
		renamed.Locals = append(renamed.Locals, &w)
	}
	r := ivl.Renaming(m)
	out := ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if q != main {
			return q
		}
		return ivl.MapStmts(&renamed, func(s ivl.Stmt) []ivl.Stmt { return []ivl.Stmt{r.Stmt(s)} }, r.Terminator)
	})
	if err := ivl.Check(out); err != nil {
		t.Errorf("the renamed program: %v", err)
	}
	if p.String() != before {
		t.Error("the program was changed")
	}
	for _, v := range main.Locals {
		if text := out.Proc("main").String(); strings.Contains(strings.ReplaceAll(text, v.Name+"'", ""), " "+v.Name+" ") {
			t.Errorf("variable %s is left in\n%s", v.Name, text)
		}
	}
	if back := ivl.Renaming(map[*ivl.Var]*ivl.Var{}); ivl.MapStmts(main, func(s ivl.Stmt) []ivl.Stmt { return []ivl.Stmt{back.Stmt(s)} }, back.Terminator) != main {
		t.Error("a renaming of nothing copies the procedure")
	}
	if ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc { return q }) != p {
		t.Error("mapping to the same copies the program")
	}
}

func TestSubstSharesAndReplaces(t *testing.T) {
	x, y := &ivl.Var{Name: "x", Typ: ivl.Int}, &ivl.Var{Name: "y", Typ: ivl.Int}
	left, right := ivl.Add.Of(x, ivl.IntConst(1, ivl.Int)), ivl.Mul.Of(y, y)
	term := ivl.Sub.Of(left, right)
	// Both at once: x becomes y and y becomes x.
	if got := ivl.Subst(term, map[*ivl.Var]ivl.Term{x: y, y: x}).String(); got != "(- (+ y 1) (* x x))" {
		t.Errorf("got %s", got)
	}
	got := ivl.Subst(term, map[*ivl.Var]ivl.Term{x: ivl.IntConst(7, ivl.Int)}).(*ivl.App)
	if got.String() != "(- (+ 7 1) (* y y))" || got.Args[1] != right {
		t.Errorf("got %s, right side shared: %v", got, got.Args[1] == right)
	}
	if !ivl.Mentions(term, x) || ivl.Mentions(right, x) || fmt.Sprint(ivl.FreeVars(term, right)) != "[x y]" {
		t.Errorf("variables of %s", term)
	}
}

func TestGraph(t *testing.T) {
	p := mustParse(t, `
entry m
proc m() {
  var c: bool
A: goto {c -> B, else -> C}
B: goto D
C: goto D
D: goto {c -> A, else -> E}
E: return
Dead: goto E
}`).Procs[0]
	var order []string
	for _, b := range ivl.ReversePostorder(p) {
		order = append(order, b.Label)
	}
	if got := strings.Join(order, " "); got != "A C B D E" {
		t.Errorf("order %s", got)
	}
	preds := ivl.Predecessors(p)
	if len(preds["D"]) != 2 || len(preds["E"]) != 2 || len(preds["A"]) != 1 {
		t.Errorf("predecessors %v", preds)
	}
	g := ivl.RelabelTargets(p.Blocks[0].Term, func(l string) string { return l + "2" })
	if g.String() != "goto {c -> B2, else -> C2}" {
		t.Errorf("relabelled %s", g)
	}
	if same := func(l string) string { return l }; ivl.RelabelTargets(p.Blocks[0].Term, same) != p.Blocks[0].Term {
		t.Error("relabelling nothing copies")
	}
}

func TestConstructorsNormalise(t *testing.T) {
	c, d := &ivl.Var{Name: "c"}, &ivl.Var{Name: "d"}
	x := &ivl.Var{Name: "x", Typ: ivl.Int}
	tests := []struct {
		got  ivl.Term
		want string
	}{
		{ivl.And.Of(), "true"},
		{ivl.Or.Of(), "false"},
		{ivl.And.Of(c), "c"},
		{ivl.And.Of(c, ivl.True, ivl.And.Of(d, c)), "(and c d c)"},
		{ivl.And.Of(c, ivl.False), "false"},
		{ivl.Or.Of(c, ivl.False, ivl.Or.Of(d, c)), "(or c d c)"},
		{ivl.Or.Of(ivl.True, c), "true"},
		{ivl.Not.Of(ivl.Not.Of(c)), "c"},
		{ivl.Not.Of(ivl.True), "false"},
		{ivl.Implies.Of(ivl.True, c), "c"},
		{ivl.Implies.Of(ivl.False, c), "true"},
		{ivl.Implies.Of(c, ivl.True), "true"},
		{ivl.Implies.Of(c, ivl.False), "(not c)"},
		{ivl.Ite.Of(ivl.True, x, x), "x"},
		{ivl.WrapTo(ivl.I8, x), "(wrap.i8 x)"},
		{ivl.WrapTo(ivl.Z, x), "x"},
		{ivl.Add.As(ivl.Int, x, x), "(+.i32 x x)"},
	}
	for _, tt := range tests {
		if tt.got.String() != tt.want {
			t.Errorf("got %s, want %s", tt.got, tt.want)
		}
	}
}

func TestJoin(t *testing.T) {
	o := &ivl.Class{Name: "O", ID: 1}
	a, b := &ivl.Class{Name: "A", ID: 2, Super: o}, &ivl.Class{Name: "B", ID: 3, Super: o}
	tests := []struct{ a, b, want ivl.Type }{
		{ivl.IntOf(ivl.I8), ivl.IntOf(ivl.U16), ivl.Int},
		{ivl.IntOf(ivl.U1), ivl.IntOf(ivl.I8), ivl.IntOf(ivl.I8)},
		{ivl.Long, ivl.IntZ, ivl.IntZ},
		{ivl.RefTo(a), ivl.RefTo(b), ivl.RefTo(o)},
		{ivl.RefTo(o), ivl.RefTo(b), ivl.RefTo(o)},
	}
	for _, tt := range tests {
		if got := ivl.Join(tt.a, tt.b); got != tt.want {
			t.Errorf("Join(%s, %s) = %s, want %s", tt.a, tt.b, got, tt.want)
		}
	}
}
