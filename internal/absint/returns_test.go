package absint_test

import (
	"context"
	"testing"

	"github.com/jayverify/jayverify/internal/absint"
	"github.com/jayverify/jayverify/internal/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// callers has a procedure that leaves by two exits with other results, one whose result wraps around, one that
// counts its calls, one whose first block is in a loop, and one whose global gets a result. Of each pair of
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
  assert (= g 7) prop 11
  goto L7
L7:
  r, e := call exits(n)
  m := r
  assert (= m r) prop 12
  goto {(= c 6) -> B7, else -> L8}
B7:
  assert (= m (wrap.i32 (+ n 1))) prop 13
  goto L8
L8:
  return
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

// TestReturns: equations go through calls, by exit and modulo what is known, and only those that hold.
func TestReturns(t *testing.T) {
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
	holds(t, 0, nil, a.Claims())
	r, err := certificate.Check(context.Background(), a.Claims())
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
