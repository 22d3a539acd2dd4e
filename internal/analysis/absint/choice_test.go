package absint

import (
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestChoice: each value of a conditional term has what its condition says, and constants that only
// name sites are no steps of widening.
func TestChoice(t *testing.T) {
	p, err := ivl.Parse("choice", `
class java/lang/Object #1
class A #2 extends java/lang/Object {
}
input 0 environment "n"
prop 0 assert "p"
entry main
proc main() {
  var w, n: i32
  var b: bool
  var a: ref A
L0:
  w := 20
  a := new A @1
  goto L1
L1:
  havoc n input 0
  b := (or (= a.allocSite 21z) (= a.allocSite 22z) (= a.allocSite 23z) (= a.allocSite 24z) (= a.allocSite 25z) (= a.allocSite 26z) (= a.allocSite 27z) (= a.allocSite 28z) (= 16z a.allocSite))
  goto {(= n 0) -> L2, (= n 1) -> L3, else -> L4}
L2:
  w := (wrap.i32 (+ w 1))
  w := (ite (< 30 w) 30 w)
  goto L1
L3:
  w := (wrap.i32 (- w 1))
  w := (ite (< w 5) 5 w)
  goto L1
L4:
  assert (and (<= 5 w) (<= w 30)) prop 0
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	a := Analyse(p)
	fp := a.Procs["main"]
	w := p.Proc("main").Locals[0]
	if got := a.At(fp, fp.Graph.Index["L4"]).Get(w).Ints; got != Between(5, 30) {
		t.Errorf("w is in %v at the end, want 5 to 30", got)
	}
	for _, s := range thresholds(p) {
		if s == 23 {
			t.Error("the number of a site is a step of widening")
		}
	}
}
