package absint_test

import (
	"slices"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// callers has a procedure that leaves by two exits with other results, one whose result wraps around, one that
// counts its calls, one whose first block is in a loop, one whose global gets a result, and one that returns its argument. Of each pair of
// properties the first holds, and the second one does not.
const callers = `
class java/lang/Object #1
class E #2 extends java/lang/Object {
}
input 0 environment "n"
input 1 environment "c"
prop 0 assert "exit without an object"
prop 1 assert "exit without an object, broken"
prop 2 assert "exit with an object"
prop 3 assert "exit with an object, broken"
prop 4 assert "modulo 2^32"
prop 5 assert "modulo 2^32, broken"
prop 6 assert "counted"
prop 7 assert "counted, broken"
prop 8 assert "looped"
prop 9 assert "looped, broken"
prop 10 assert "assigned"
prop 11 assert "assigned, broken"
prop 12 assert "either exit"
prop 13 assert "either exit, broken"
prop 14 assert "argument modulo 2^32"
prop 15 assert "argument modulo 2^32, broken"
global g: i32 = 0
entry main
proc main() {
  var n, r, m, c: i32
  var e: ref E
L0:
  havoc n input 0
  havoc c input 1
  r, e := call exits(n)
  goto {(= e null:E) -> L1, else -> L2}
L1:
  assert (= r (wrap.i32 (+ n 1))) prop 0
  goto {(= c 1) -> B1, else -> L3}
B1:
  assert (= r (wrap.i32 (+ n 2))) prop 1
  goto L3
L2:
  assert (= r (wrap.i32 (+ n 2))) prop 2
  goto {(= c 1) -> B2, else -> L3}
B2:
  assert (= r (wrap.i32 (+ n 1))) prop 3
  goto L3
L3:
  r := call threefold(n)
  assert (= r (wrap.i32 (* n 3))) prop 4
  goto {(= c 2) -> B3, else -> L4}
B3:
  assert (= r (* (+ n 0z) 3z)) prop 5
  goto L4
L4:
  m := g
  n := (ite (< n 0) 0 (ite (< 9 n) 9 n))
  r := call counted(n)
  assert (= (wrap.i32 (- g m)) (wrap.i32 (+ r 1))) prop 6
  goto {(= c 3) -> B4, else -> L5}
B4:
  assert (= (wrap.i32 (- g m)) r) prop 7
  goto L5
L5:
  r := call looped(n)
  assert (<= r 0) prop 8
  goto {(= c 4) -> B5, else -> L6}
B5:
  assert (= r n) prop 9
  goto L6
L6:
  g := 5
  g := call sets(n)
  assert (= g n) prop 10
  goto {(= c 5) -> B6, else -> L7}
B6:
  g := call sets(n)
  assert (= g 7) prop 11
  goto L7
L7:
  r, e := call exits(n)
  m := r
  goto L8
L8:
  assert (= m r) prop 12
  m := (wrap.i32 (- r n))
  goto {(= c 6) -> B7, else -> L9}
B7:
  r, e := call exits(n)
  assert (= r (wrap.i32 (+ n 1))) prop 13
  goto L9
L9:
  havoc n input 0
  r := call same((wrap.i32 (* n 3)))
  assert (= r (wrap.i32 (* n 3))) prop 14
  goto {(= c 7) -> B8, else -> L10}
B8:
  r := call same((wrap.i32 (* n 3)))
  assert (= r (* (+ n 0z) 3z)) prop 15
  goto L10
L10:
  return
}
proc same(n: i32) returns (i32) {
L0:
  return n
}
proc exits(n: i32) returns (i32, ref E) {
  var c: i32
  var e: ref E
L0:
  havoc c input 1
  goto {(= c 0) -> L1, else -> L2}
L1:
  return (wrap.i32 (+ n 1)), null:E
L2:
  e := new E @1
  return (wrap.i32 (+ n 2)), e
}
proc threefold(n: i32) returns (i32) {
L0:
  return (wrap.i32 (* n 3))
}
proc counted(n: i32) returns (i32) {
  var r: i32
L0:
  g := (wrap.i32 (+ g 1))
  goto {(= n 0) -> L1, else -> L2}
L1:
  return 0
L2:
  r := call counted((wrap.i32 (- n 1)))
  return (wrap.i32 (+ r 1))
}
proc looped(n: i32) returns (i32) {
L0:
  goto {(< 0 n) -> L1, else -> L2}
L1:
  n := (wrap.i32 (- n 1))
  goto L0
L2:
  return n
}
proc sets(n: i32) returns (i32) {
L0:
  g := 7
  return n
}
`

// related reads callers and relates its calls.
func related(t *testing.T) (*ivl.Program, *certificate.Claims) {
	t.Helper()
	p, err := ivl.Parse("callers.ivl", callers)
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(p); err != nil {
		t.Fatal(err)
	}
	a := absint.Analyse(p)
	if err := a.RelateCalls(t.Context()); err != nil {
		t.Fatal(err)
	}
	return p, a.Claims()
}

// TestReturns: equations go through calls, by exit and modulo what is known, and only those that hold.
func TestReturns(t *testing.T) {
	p, claims := related(t)
	holds(t, 0, nil, claims)
	r, err := certificate.Check(t.Context(), claims)
	if err != nil {
		t.Fatal(err)
	}
	holds(t, 0, r, r.Claims())
	for i, prop := range p.Props {
		if r.Open[prop] != (i%2 == 1) {
			t.Errorf("%s is open: %v", prop.Name, r.Open[prop])
		}
	}
}

// TestWrongReturns claims one thing about returns that is not so. It must not pass, and prove nothing.
func TestWrongReturns(t *testing.T) {
	minus := ^uint64(0) // -1
	for _, c := range []struct {
		proc   string
		exit   int
		result uint64 // its factor, and that of the value at the entry
		entry  uint64
		plus   uint64
		also   []string // blocks of which it is claimed that the parameter has the value of the entry
	}{
		{proc: "exits", exit: 0, result: 1 << 32, entry: minus << 32, plus: minus << 33},
		{proc: "exits", exit: 1, result: 1 << 32, entry: minus << 32, plus: minus << 32},
		{proc: "threefold", result: 1, entry: minus - 2},
		{proc: "threefold", result: 1 << 32, entry: (minus - 2) << 32, plus: 1 << 32},
		{proc: "looped", result: 1, entry: minus, also: []string{"L2"}},
		{proc: "looped", result: 1, entry: minus, also: []string{"L1", "L2"}},
		{proc: "counted", result: 1, entry: minus, plus: 1},
		{proc: "sets", result: 1, plus: minus - 6},
	} {
		p, claims := related(t)
		pc := claims.Procs[c.proc]
		n := pc.Proc.Params[0]
		q := certificate.Equation{Plus: c.plus, Sum: []certificate.Product{{By: c.result, Atom: certificate.Atom{Result: 1}}, {By: c.entry, Atom: certificate.Atom{Var: n, Entry: true}}}}
		pc.Returns[c.exit] = append(slices.Clone(pc.Returns[c.exit]), q)
		for i, b := range pc.Proc.Blocks {
			if slices.Contains(c.also, b.Label) {
				pc.Equations[i] = append(slices.Clone(pc.Equations[i]), certificate.Equation{Sum: []certificate.Product{{By: 1, Atom: certificate.Atom{Var: n}}, {By: minus, Atom: certificate.Atom{Var: n, Entry: true}}}})
			}
		}
		r, err := certificate.Check(t.Context(), claims)
		if err != nil {
			t.Fatal(err)
		}
		if slices.ContainsFunc(r.Claims().Procs[c.proc].Returns[c.exit], func(o certificate.Equation) bool { return o.String() == q.String() }) {
			t.Errorf("%s: %s passes", c.proc, q)
		}
		for i, prop := range p.Props {
			if i%2 == 1 && !r.Open[prop] {
				t.Errorf("%s: %s proves %s", c.proc, q, prop.Name)
			}
		}
	}
}
