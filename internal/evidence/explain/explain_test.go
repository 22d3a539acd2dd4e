package explain

import (
	"math/big"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/sexpr"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/spaceinv"
)

// A program with a loop that reads objects; its places are on lines 3 and 5.
const boxes = `
class java/lang/Object #1
class Box #2 extends java/lang/Object {
  immutable size: i32
  next: ref Box
}
prop 0 null-dereference "p"
entry main
proc main() {  // Main.java:1 @0 in Main.main()V
  var b java, l java: ref Box
  var n: ref Box
  var i java: i32
L0:
  l := null:Box
  i := 0
  goto L1
L1:
  goto { (< i 10) -> L2, else -> L3 }  // Main.java:3 @2
L2:
  b := new Box @7                      // Main.java:4 @4
  init b.size := i                     // Main.java:4 @4
  push Box b, l                        // Main.java:4 @5
  l := b                               // Main.java:4 @6
  i := (wrap.i32 (+ i 1))              // Main.java:4 @7
  goto L1
L3:
  goto { (= l null:Box) -> L5, else -> L4 }  // Main.java:5 @8
L4:
  n := pull Box l                      // Main.java:6 @9
  assert (not (= l null:Box)) prop 0   // Main.java:6 @9
  l := n                               // Main.java:6 @10
  goto L3
L5:
  return
}
`

func TestTell(t *testing.T) {
	z3 := horntest.Z3(t)
	before, err := ivl.Parse("boxes.ivl", boxes)
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(before); err != nil {
		t.Fatal(err)
	}
	encoded, err := spaceinv.Encode(before, spaceinv.Options{})
	if err != nil {
		t.Fatal(err)
	}
	sys, err := horn.Translate(encoded, horn.Options{})
	if err != nil {
		t.Fatal(err)
	}
	// A model is made up for each predicate: what it says of some arguments, by
	// their names in the program.
	says := map[string]string{
		"main:L1": "(and (<= 0 i) (not (>= (+ i (* (- 1) 11)) 0)) (or (= l$id 0) (and (<= 0 l$size) (< l$size i))))",
		"main:L3": "(let ((null (= l$id 0))) (and (or null (<= 0 l$size)) (=> (not null) (<= l$size 9)) (or (= l$site 0) (= l$site 7)) (= (mod (+ $alloc l$id) 7) 0)))",
		"inv_Box": "(and (<= 0 x2) (<= x2 9) (or (= x3 0) (and (= x5 7) (< x6 x2) (= 1 (mod x6 2)))))",
	}
	var model strings.Builder
	model.WriteString("(model")
	for _, p := range sys.Preds {
		var params []string
		for _, a := range p.Args {
			params = append(params, "("+horn.Quote(a.Name)+" "+a.Typ.String()+")")
		}
		body := says[p.Name]
		if body == "" {
			body = "true"
		}
		model.WriteString(" (define-fun " + horn.Quote(p.Name) + " (" + strings.Join(params, "") + ") Bool " + body + ")")
	}
	model.WriteString(")")
	told, err := Tell(t.Context(), &Proof{before, sys, model.String()}, z3)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, i := range told {
		got = append(got, i.Subject)
		for _, f := range i.Facts {
			got = append(got, "  "+f)
		}
	}
	want := []string{
		"loop in Main.main",
		"  l == null || 0 <= l.size",
		"  0 <= i",
		"  i <= 10",
		"  l == null || l.size < i",
		"Box allocated at Main.java:4",
		"  0 <= size",
		"  size <= 9",
		"  next == null || next.size <= 7 && next.size < size",
		"  … 1 more fact that cannot be told in Java",
		"loop in Main.main",
		"  l == null || 0 <= l.size && l.size <= 9",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func parse(t *testing.T, text string) *sexpr.Expr {
	t.Helper()
	es, err := sexpr.Parse(text)
	if err != nil || len(es) != 1 {
		t.Fatalf("%s: %v", text, err)
	}
	return es[0]
}

// Formulas as solvers write them, and as Java does.
func TestFormula(t *testing.T) {
	a := &asker{vars: []variable{
		{smt: "x", java: "x"}, {smt: "y", java: "y"}, {smt: "|a$len|", java: "a.length"},
		{smt: "p", java: "p", role: id}, {smt: "q", java: "q", role: id}, {smt: "b", java: "b", role: truth}, {smt: "c", java: "c", role: truth, typ: horn.Bool},
		{smt: "s", role: siteNo}, {smt: "k", role: silent},
	}}
	for _, test := range []struct{ smt, java string }{
		{"(<= 0 x)", "0 <= x"},
		{"(>= x 0)", "0 <= x"},
		{"(not (<= (+ x (* (- 1) y)) (- 1)))", "y <= x"},
		{"(< x y)", "x < y"},
		{"(not (>= (+ x (* (- 1) y)) 1))", "x <= y"},
		{"(= (+ x y) |a$len|)", "x + y == a.length"},
		{"(<= (* 2 x) (+ y 3))", "2 * x <= y + 3"},
		{"(distinct x 5)", "x != 5"},
		{"(not (= p 0))", "p != null"},
		{"(= p q)", "p == q"},
		{"(= b 1)", "b"},
		{"(not (= b 1))", "!b"},
		{"(= b 0)", "!b"},
		{"(or (not c) (and (<= 0 x) (<= x 9)))", "!c || 0 <= x && x <= 9"},
		{"(and c (or b (= p 0)))", "c && (b || p == null)"},
		{"(=> (= p 0) (< x 0))", "p != null || x < 0"},
		{"(<= p 0)", ""},
		{"(= s 4)", ""},
		{"(= k x)", ""},
		{"(= (mod x 2) 0)", ""},
		{"(* x y)", ""},
	} {
		if got, _ := a.formula(parse(t, test.smt), false); got != test.java {
			t.Errorf("%s: %q, want %q", test.smt, got, test.java)
		}
	}
}

func TestLets(t *testing.T) {
	e := parse(t, "(let ((a (<= x 1)) (b (<= y 2))) (let ((a b) (c a)) (and a (not (or c (= z 3))))))")
	var got []string
	for _, c := range conjuncts(scope{}.resolve(e, 0)) {
		got = append(got, c.String())
	}
	if diff := cmp.Diff([]string{"(<= y 2)", "(not (<= x 1))", "(not (= z 3))"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	set := map[string]*big.Int{}
	literals(parse(t, "(and (<= (- 5) x) (= y 7))"), set)
	if set["-5"] == nil || set["7"] == nil || len(set) != 2 {
		t.Errorf("literals %v", set)
	}
}
