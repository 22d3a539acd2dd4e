package engine

import (
	"context"
	"fmt"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// indexed is a program with a loop over an array from outside. An index that is too large is an assertion, or an exception
// that a caller gets, as lowering makes it.
const indexed = `class java/lang/Object #1
class ` + "`[I`" + ` #2 extends java/lang/Object of i32
class E #3 extends java/lang/Object

input 0 environment "a"

prop 0 array-index "index"
prop 1 array-index "LI.at()V"

entry main

proc main() {
  var a: ref ` + "`[I`" + `
  var i: i32
  var e: ref E
L0:
  havoc a input 0
  assume (not (= a null:` + "`[I`" + `))
  i := 0
  goto L1
L1:
  goto {(%s i a.length) -> L2, else -> L4}
L2:
  assert (< i a.length) prop 0
  e := call ` + "`Main.at()V`" + `(a, i)
  goto {(= e null:E) -> L3, else -> L5}
L3:
  i := (wrap.i32 (+ i 1))
  goto L1
L4:
  return
L5:
  assert (not (= e.allocSite 1z)) prop 1
  stop
}
proc ` + "`Main.at()V`" + `(a: ref ` + "`[I`" + `, i: i32) returns (ref E) {
  var e: ref E
  var j: i32
L0:
  j := 0
  goto L1
L1:
  goto {(%s j a.length) -> L2, else -> L5}
L2:
  goto {(< j a.length) -> L3, else -> L4}
L3:
  j := (wrap.i32 (+ j 1))
  goto L1
L4:
  e := new E @1
  push E e
  return e
L5:
  return null:E
}
`

// TestOrdered: the order of integers decides two checks, one of them in a procedure that allocates an exception, if the
// loops end before the length.
func TestOrdered(t *testing.T) {
	for _, test := range []struct {
		op     string
		proved int
	}{{"<", 2}, {"<=", 0}} {
		p, err := ivl.Parse("indexed", fmt.Sprintf(indexed, test.op, test.op))
		if err != nil {
			t.Fatal(err)
		}
		if err := ivl.Check(p); err != nil {
			t.Fatal(err)
		}
		p.Props[1].Pos.Method = &ivl.Method{Class: "Main", Name: "at", Desc: "()V"}
		c, err := claimsAbout(context.Background(), p, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		r, err := c.check(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Open) != 2 {
			t.Fatalf("%s: %d checks are open before", test.op, len(r.Open))
		}
		proofs, err := c.ordered(context.Background(), r.Result)
		if err != nil {
			t.Fatal(err)
		}
		proved := 0
		for _, proof := range proofs {
			for q := range proof.proves {
				if proved++; proof.result.Open[q] {
					t.Errorf("%s: %s is open in its proof", test.op, q.Name)
				}
			}
		}
		if proved != test.proved {
			t.Errorf("%s: %d checks are proved, want %d", test.op, proved, test.proved)
		}
	}
}
