package ivl_test

import (
	"math/big"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

const checkHead = `
class O #1
class A #2 extends O {
  m: i8
  n: ref A
  immutable f: i32
}
class B #3 extends A {
  k: z
}
class C #4 extends O
class ` + "`[I`" + ` #5 extends O of i32
class S #6 extends O {
  immutable len: i32
}
pred P(z, i8)
input 0 environment "in"
prop 0 assert "p"
global g: i32 = 0
entry main
proc f(x: i32, p: ref A) returns (i32, ref A) {
L: return x, p
}
`

// Each line breaks one rule; the message follows the statement.
func TestCheckStatements(t *testing.T) {
	tests := []struct{ line, want string }{
		{"x := 1", ""},
		{"b := 127", ""},
		{"b := 128", "the value: 128 of type i32 does not fit i8"},
		{"b := x", "the value: x of type i32 does not fit i8"},
		{"b := (ite c 1 -1)", ""},
		{"b := (ite c 1 300)", "does not fit i8"},
		{"x := (+ x 1)", "the value: (+ x 1) of type z does not fit i32"},
		{"x := (+.i32 x 1)", ""},
		{"x := b", ""},
		{"z := x", ""},
		{"x := c", "the value: c of type bool does not fit i32"},
		{"a := bb", ""},
		{"bb := a", "the value: a of type ref A does not fit ref B"},
		{"bb := (cast B a)", ""},
		{"cc := (cast C a)", "the result of (cast C a) cannot be of type ref C"},
		{"c := (= (cast B a) a)", "a cast stands below the top of an assignment"},
		{"havoc x", "it has no input"},
		{"havoc x input 0", ""},
		{"assume x", "the condition x is not a condition"},
		{"assert c", "it has no property"},
		{"assert c prop 0", ""},
		{"c := (and c x)", "the arguments of (and c x) have the wrong sorts"},
		{"c := (< d d)", "the arguments of (< d d) have the wrong sorts"},
		{"c := (= d d)", "the arguments of (= d d) have the wrong sorts"},
		{"c := (= a null:O)", ""},
		{"x := (fcmpl d 1f)", "the arguments of (fcmpl d 1f) have the wrong sorts"},
		{"x := (ftoi.i8 d)", "the result of (ftoi.i8 d) cannot be of type i8"},
		{"z := (wrap.z x)", "the result of (wrap.z x) cannot be of type z"},
		{"x := a.f", ""},
		{"x := a.m", "field m is mutable"},
		{"x := a.length", "a is of class A, which is not an array class"},
		{"x := r.length", ""},
		{"z := (+ a.id 300u16)", ""},
		{"x := 300i8", "literal 300i8 is not in its type"},
		{"b, n := pull A a", ""},
		{"b, _ := pull A a", ""},
		{"b := pull A a", "1 variables for 2 mutable fields"},
		{"c, n := pull A a", "a value of type i8 does not fit variable c of type bool"},
		{"_, bb := pull A a", "a value of type ref A does not fit variable bb of type ref B"},
		{"b, _, x := pull B a", "a value of type z does not fit variable x of type i32"},
		{"b := pull A{m} a", ""},
		{"n, b := pull A{n, m} a", ""},
		{"z, b := pull B{k, m} a", ""},
		{"b, x := pull A{m, m} a", "field m stands there twice"},
		{"b, n := pull A{m} a", "2 variables for 1 mutable fields"},
		{"z := pull A{B:k} a", "class A has no such mutable field"},
		{"x := pull A{f} a", "class A has no such mutable field"},
		{"push A{n} a, a", ""},
		{"push A{n} a, 1", "field n: 1 of type i32 does not fit ref A"},
		{"push A{n} a", "0 terms for 1 mutable fields"},
		{"pull C a", "a of class A cannot be a C"},
		{"pull O a", ""},
		{"push A a, 1, a", ""},
		{"push A a, x, a", "field m: x of type i32 does not fit i8"},
		{"push A a, 1", "1 terms for 2 mutable fields"},
		{"push A a, 1, o", "field n: o of type ref O does not fit ref A"},
		{"x := pull r[b]", ""},
		{"b := pull r[b]", "a value of type i32 does not fit variable b of type i8"},
		{"x := pull a[b]", "a is of class A, which is not an array class"},
		{"x := pull r[c]", "the index c is not an integer"},
		{"push r[0], c", "the element: c of type bool does not fit i32"},
		{"a := new A @1", ""},
		{"o := new B @1", ""},
		{"a := new O @1", "a value of type ref O does not fit variable a of type ref A"},
		{"a := new A @0", "site 0 is not positive"},
		{"a := new A[3] @1", "class A: only array classes have a length, and they have one"},
		{"r := new `[I` @1", "class [I: only array classes have a length, and they have one"},
		{"r := new `[I`[c] @1", "the length c is not an integer"},
		{"init a.f := 1", ""},
		{"init a.f := c", "field f: c of type bool does not fit i32"},
		{"init a.m := 1", "field m is mutable"},
		{"x, a := call f(1, a)", ""},
		{"_, _ := call f(1, a)", ""},
		{"x := call f(1, a)", "1 variables for 2 results"},
		{"call f(1, a)", "0 variables for 2 results"},
		{"x, a := call f(1)", "1 arguments for 2 parameters"},
		{"x, a := call f(1, o)", "argument 2: o of type ref O does not fit ref A"},
		{"b, a := call f(1, a)", "a value of type i32 does not fit variable b of type i8"},
		{"call h()", "there is no procedure h"},
		{`output "%i %s%%", x, a`, ""},
		{`output "%i", a`, "verb %i does not print a"},
		{`output "%i"`, "0 arguments for 1 verbs"},
		{"assume P(x, x)", ""},
		{"assume P(x)", "1 arguments for 2 parameters"},
		{"assume P(x, c)", "argument 2: c of type bool does not fit i8"},
		{"assert P(x, x)", "argument 2: x of type i32 does not fit i8"},
		{"assert forall i: i8 where (< i x) => P(x, i)", ""},
		{"assert forall i: i8 where i => P(x, i)", "the guard i is not a condition"},
		{`o := (obj S -1 "a" 1)`, ""},
		{`o := (obj S -1 "a")`, "object -1 has 0 immutable fields, its class 1"},
		{`o := (obj S 1 "a" 1)`, `id 1 of object "a" is not negative`},
		{`o := (ite c (obj S -1 "a" 1) (obj S -1 "b" 1))`, "object -1 is also"},
		{`o := (obj S -1 "a" x)`, "field len of object -1 is not a literal"},
		{"m := (store m x (const.array i8 1))", ""},
		{"b := (select (select m z) x)", ""},
		{"m := (store m x b)", "the arguments of (store m x b) have the wrong sorts"},
		{"m := (store m x (store (select m x) 0 x))", "the arguments of (store (select m x) 0 x) have the wrong sorts"},
		{"m := (const.array i8 1)", "the value: (const.array i8 1) of type array i8 does not fit array array i8"},
		{"m := (const.array array i8 1)", "the arguments of (const.array array i8 1) have the wrong sorts"},
		{"m := (ite c m (const.array array i8 (const.array i8 1)))", ""},
		{"c := (= m m)", "the arguments of (= m m) have the wrong sorts"},
		{"b := (select.i8 x 0)", "the arguments of (select.i8 x 0) have the wrong sorts"},
		{"z := (select.z (const.array i8 1) 0)", "the result of (select.z (const.array i8 1) 0) cannot be of type z"},
	}
	for _, tt := range tests {
		text := checkHead + "proc main() {\n  var x: i32\n  var b: i8\n  var z: z\n  var c: bool\n  var d: double\n  var a, n: ref A\n  var bb: ref B\n  var cc: ref C\n  var o: ref O\n  var r: ref `[I`\n  var m: array array i8\nL:\n  " +
			tt.line + " // M.java:3 @4\n  return\n}\n"
		err := ivl.Check(mustParse(t, text))
		switch {
		case tt.want == "" && err != nil:
			t.Errorf("%s: %v", tt.line, err)
		case tt.want != "" && err == nil:
			t.Errorf("%s: nothing is wrong, want %s", tt.line, tt.want)
		case tt.want != "" && !strings.Contains(err.Error(), tt.want):
			t.Errorf("%s: got %v, want %s", tt.line, err, tt.want)
		case tt.want != "" && !strings.HasSuffix(strings.Split(err.Error(), "\n")[0], "(?:3 @4)"):
			t.Errorf("%s: no position in %v", tt.line, err)
		}
	}
}

func TestCheckStructure(t *testing.T) {
	const ok = "entry m\nproc m() {\nL: return\n}\n"
	tests := []struct{ text, want string }{
		{ok, ""},
		{"entry n\nproc m() {\nL: return\n}\n", "entry n: there is no such procedure"},
		{"entry m\nproc m(x: i32) {\nL: return\n}\n", "entry m: the procedure has parameters"},
		{ok + "proc m() {\nL: return\n}\n", "proc m: the name is declared twice"},
		{ok + "class A #1\nclass B #1", "class B: type number 1 is taken"},
		{ok + "class A #1 {\n f: i32\n f: i32\n}", "class A, field f: the name is declared twice"},
		{ok + "class A #1\npred P(ref A)", "pred P: a parameter is a reference"},
		{ok + "class A #1 {\n f: array i32\n}", "class A, field f: objects hold no value of type array i32"},
		{ok + "pred P(array bool)\nglobal g: array i8 = (const.array i8 0)", ""},
		{ok + "global g: array i8 = (store (const.array i8 0) 1 2)", "global g: the value at the start is not a literal"},
		{ok + "prop 1 assert \"x\"", "prop 0: its ID is 1"},
		{ok + "input 1 internal \"x\"", "input 0: its ID is 1"},
		{ok + "global g: i32", "global g: the value at the start is not a literal"},
		{ok + "global h: i32 = 0\nglobal g: i32 = h", "global g: the value at the start is not a literal"},
		{ok + "global g: i8 = 200", "global g: the value at the start: 200 of type i32 does not fit i8"},
		{"entry m\nproc m() {\n}\n", "proc m: it has no blocks"},
		{"entry m\nproc m() {\nL:\n}\n", "proc m, block L: the block has no terminator"},
		{"entry m\nproc m() {\nL: return\nL: return\n}\n", "proc m: label L is declared twice"},
		{"entry m\nproc m() {\nL: goto K\n}\n", "there is no block K"},
		{"entry m\nproc m() {\nL: goto {}\n}\n", "there is no target"},
		{"entry m\nproc m() {\nL: goto {true -> L}\n}\n", "the last target has a condition"},
		{"entry m\nproc m() {\nL: goto {else -> L, else -> L}\n}\n", "target 1 of 2 has no condition"},
		{"entry m\nproc m() {\nL: return 1\n}\n", "1 results for 0"},
		{"entry m\nproc m() returns (i8) {\nL: return 1000\n}\n", "result 1: 1000 of type i32 does not fit i8"},
	}
	for _, tt := range tests {
		err := ivl.Check(mustParse(t, tt.text))
		if (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s\ngot %v\nwant %s", tt.text, err, tt.want)
		}
	}
}

// What text cannot say, a program built by a pass can.
func TestCheckBuilt(t *testing.T) {
	object := &ivl.Class{Name: "O", ID: 1}
	stranger := &ivl.Class{Name: "X", ID: 2}
	circle := &ivl.Class{Name: "Y", ID: 3}
	circle.Super = circle
	build := func(change func(*ivl.Program, *ivl.Proc)) *ivl.Program {
		q := &ivl.Proc{Name: "m", Blocks: []*ivl.Block{{Label: "L", Term: &ivl.Return{}}}}
		p := &ivl.Program{Classes: []*ivl.Class{object}, Procs: []*ivl.Proc{q}, Entry: "m"}
		change(p, q)
		return p
	}
	local := &ivl.Var{Name: "x", Typ: ivl.Int}
	stmts := func(ss ...ivl.Stmt) func(*ivl.Program, *ivl.Proc) {
		return func(_ *ivl.Program, q *ivl.Proc) { q.Locals = []*ivl.Var{local}; q.Blocks[0].Stmts = ss }
	}
	tests := []struct {
		name   string
		change func(*ivl.Program, *ivl.Proc)
		want   string
	}{
		{"good", func(*ivl.Program, *ivl.Proc) {}, ""},
		{"class of a variable", func(_ *ivl.Program, q *ivl.Proc) { q.Locals = []*ivl.Var{{Name: "v", Typ: ivl.RefTo(stranger)}} }, "the class of type ref X is not in the program"},
		{"superclass", func(p *ivl.Program, _ *ivl.Proc) {
			p.Classes = append(p.Classes, &ivl.Class{Name: "Z", ID: 4, Super: stranger})
		}, "superclass X is not in the program"},
		{"closed and external", func(p *ivl.Program, _ *ivl.Proc) {
			p.Classes[0].External, p.Classes[0].Closed = true, true
		}, "a closed class has no objects from outside"},
		{"circle", func(p *ivl.Program, _ *ivl.Proc) { p.Classes = append(p.Classes, circle) }, "the superclasses form a circle"},
		{"field of another class", func(p *ivl.Program, _ *ivl.Proc) {
			p.Classes = append(p.Classes, &ivl.Class{Name: "Z", ID: 4, Fields: []*ivl.Field{{Class: object, Name: "f", Type: ivl.Int}}})
		}, "its Class is another one"},
		{"local marked global", func(_ *ivl.Program, q *ivl.Proc) { q.Locals = []*ivl.Var{{Name: "v", Typ: ivl.Int, Global: true}} }, "variable v is not a global but says so"},
		{"undeclared variable with a declared name", stmts(&ivl.Assign{X: local, T: &ivl.Var{Name: "x", Typ: ivl.Int}}), "variable x is not declared"},
		{"undeclared target", stmts(&ivl.Assign{X: &ivl.Var{Name: "y", Typ: ivl.Int}, T: local}), "variable y is not declared"},
		{"foreign input", stmts(&ivl.Havoc{X: local, Input: &ivl.Input{}}), "input 0 is not the program's"},
		{"foreign property", stmts(&ivl.Assert{T: ivl.True, Prop: &ivl.Property{}}), "property 0 is not the program's"},
		{"foreign predicate", stmts(&ivl.AssumePred{Pred: &ivl.Pred{Name: "P"}}), "the predicate is not the program's"},
		{"missing term", stmts(&ivl.Assume{}), "a term is missing"},
		{"too few arguments", stmts(&ivl.Assume{T: ivl.Eq.As(ivl.Bool, local)}), "= does not take 1 arguments"},
		{"bound variable used behind", stmts(&ivl.Assume{T: ivl.Eq.As(ivl.Bool, &ivl.Var{Name: "i", Typ: ivl.Int}, local)}), "variable i is not declared"},
		{"float bits", stmts(&ivl.Assume{T: ivl.Eq.As(ivl.Bool, ivl.FCmpL.Of(&ivl.FloatLit{Bits: 1 << 40, Typ: ivl.Float}, ivl.FloatConst(1)), local)}), "is not in its type"},
		{"huge literal", stmts(&ivl.Assign{X: local, T: ivl.BigConst(new(big.Int).Lsh(big.NewInt(1), 70), ivl.IntZ)}), "does not fit i32"},
	}
	for _, tt := range tests {
		err := ivl.Check(build(tt.change))
		if (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %s", tt.name, err, tt.want)
		}
	}
}

// What a pass puts at a second place must be a copy.
func TestCheckStatementTwice(t *testing.T) {
	p, err := ivl.Parse("t.ivl", checkHead+"proc main() {\n  var x: i32\nL:\n  havoc x input 0\n  return\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	b := p.Proc("main").Blocks[0]
	s := b.Stmts[0]
	b.Stmts = []ivl.Stmt{s, ivl.CopyStmt(s)}
	if err := ivl.Check(p); err != nil {
		t.Errorf("with a copy: %v", err)
	}
	b.Stmts = []ivl.Stmt{s, s}
	if err := ivl.Check(p); err == nil || !strings.Contains(err.Error(), "the same statement stands at another place") {
		t.Errorf("with the same: %v", err)
	}
}

func TestCheckGathersAll(t *testing.T) {
	err := ivl.Check(mustParse(t, "entry m\nproc m() {\n  var x: i8\nL:\n  x := 1000\n  assume x\n  goto K\n}\n"))
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok || len(joined.Unwrap()) != 3 {
		t.Fatalf("want three errors, got %v", err)
	}
	first, ok := joined.Unwrap()[0].(*ivl.CheckError)
	if !ok || first.Where != "proc m, block L: x := 1000" {
		t.Errorf("first error: %+v", joined.Unwrap()[0])
	}
}
