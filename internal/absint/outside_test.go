package absint_test

import (
	"context"
	"testing"

	"github.com/jayverify/jayverify/internal/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// TestTwoKindsOfArrays: an object from outside is cast to arrays of two types. What is read
// from one of them is not what is read from the other.
func TestTwoKindsOfArrays(t *testing.T) {
	allOpen(t, `class java/lang/Object #1 external
class `+"`[C`"+` #2 extends java/lang/Object of u16
class `+"`[Ljava/lang/Object;`"+` #3 extends java/lang/Object of ref java/lang/Object

input 0 environment "argument"

prop 0 assert "null"

entry main

proc main() {
  var o, x: ref java/lang/Object
  var a: ref `+"`[C`"+`
  var b, d: ref `+"`[Ljava/lang/Object;`"+`
  var c: u16
L0:
  havoc o input 0
  a := (cast `+"`[C`"+` o)
  c := pull a[0]
  b := (cast `+"`[Ljava/lang/Object;`"+` o)
  x := pull b[0]
  d := new `+"`[Ljava/lang/Object;`"+`[1] @1
  push d[0], x
  x := pull d[0]
  assert (= x null:java/lang/Object) prop 0
  return
}
`)
}

// TestCastFromOutside: an object from outside whose class the program does not have is cast to
// a class of the program, as lowering does when an input says so. Neither the
// analysis nor the check takes what follows for unreachable, or the object for another one.
func TestCastFromOutside(t *testing.T) {
	allOpen(t, `class java/lang/Object #1 external
class java/lang/String #2 extends java/lang/Object of u16

input 0 environment "argument"

prop 0 assert "reached"
prop 1 assert "the literal"

entry main

proc main() {
  var o: ref java/lang/Object
  var s: ref java/lang/String
  var c: u16
L0:
  havoc o input 0
  goto {(= o null:java/lang/Object) -> L1, else -> L2}
L1:
  o := (obj java/lang/String -1 "abc")
  goto L2
L2:
  s := (cast java/lang/String o)
  c := pull s[0]
  assert (= s (obj java/lang/String -1 "abc")) prop 1
  assert (= o null:java/lang/Object) prop 0
  return
}
`)
}

// allOpen fails if the analysis claims a check of the program, or claims something that the
// certificate's check refuses.
func allOpen(t *testing.T, program string) {
	t.Helper()
	p, err := ivl.Parse("outside.ivl", program)
	if err != nil {
		t.Fatal(err)
	}
	r, err := certificate.Check(context.Background(), claimsOf(t, p))
	if err != nil {
		t.Fatal(err)
	}
	for _, prop := range p.Props {
		if !r.Open[prop] {
			t.Errorf("%s is said to hold", prop.Name)
		}
	}
	if r.Weakened > 0 {
		t.Errorf("%d claims do not pass: %q", r.Weakened, r.First)
	}
}
