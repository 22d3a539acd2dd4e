package absint_test

import "testing"

// TestPredicatesOfOneVariable: conditions on the type, the site and null of one variable leave
// all objects that satisfy them. All properties are violated by some run.
func TestPredicatesOfOneVariable(t *testing.T) {
	allOpen(t, `class java/lang/Object #1
class A #2 extends java/lang/Object
class B #3 extends A

input 0 environment "choice"

prop 0 assert "an object that fails only one part of a conjunction"
prop 1 assert "null, in the last part of a disjunction"
prop 2 assert "null, in the first part of a disjunction"
prop 3 assert "an object that satisfies the last part of a disjunction"
prop 4 assert "null has type 0"

entry main

proc main() {
  var x, y: ref java/lang/Object
  var c: u1
L0:
  x := new A @1
  havoc c input 0
  goto {(= c 0) -> L1, else -> L2}
L1:
  x := new A @2
  goto L3
L2:
  x := null:java/lang/Object
  goto L3
L3:
  y := x
  goto {(or (= x.type 2z) (= x.type 3z) (= x null:java/lang/Object)) -> L4, else -> L5}
L4:
  assert (not (= x null:java/lang/Object)) prop 1
  goto L6
L5:
  goto L6
L6:
  x := y
  goto {(or (= x null:java/lang/Object) (= x.type 3z)) -> L7, else -> L8}
L7:
  assert (not (= x null:java/lang/Object)) prop 2
  goto L9
L8:
  goto L9
L9:
  x := y
  goto {(not (and (= x.type 2z) (= x.allocSite 1z))) -> L10, else -> L11}
L10:
  assert (not (= x.allocSite 2z)) prop 0
  goto L12
L11:
  goto L12
L12:
  x := y
  goto {(or (= x.type 3z) (and (<= 1z x.type) (<= x.type 2z))) -> L13, else -> L14}
L13:
  assert (not (= x.allocSite 2z)) prop 3
  goto L15
L14:
  goto L15
L15:
  x := y
  goto {(or (<= x.type 0z) (= x.type 3z)) -> L16, else -> L17}
L16:
  assert (not (= x null:java/lang/Object)) prop 4
  return
L17:
  return
}
`)
}
