package absint_test

import (
	"context"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
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

// closedProgram has an object from outside that is cast to a class of the program, and an array
// that cannot hold all that is given to it.
const closedProgram = `class java/lang/Object #1 external
class java/lang/String #2 extends java/lang/Object external
class Shape #3 extends java/lang/Object SHAPE{
  sides: i32
}
class Square #4 extends Shape SQUARE
class ` + "`[Ljava/lang/Object;`" + ` #5 extends java/lang/Object of ref java/lang/Object
class ` + "`[LShape;`" + ` #6 extends ` + "`[Ljava/lang/Object;`" + ` of ref Shape

input 0 environment "argument"
input 1 environment "which array"
input 2 environment "which value"

prop 0 assert "the sides of a square"
prop 1 assert "the element"
prop 2 assert "something is stored"

entry main

proc main() {
  var o, x: ref java/lang/Object
  var a, b: ref ` + "`[Ljava/lang/Object;`" + `
  var shapes: ref ` + "`[LShape;`" + `
  var s: ref Shape
  var square: ref Square
  var n: i32
  var which, what: u1
L0:
  square := new Square @1
  push Square square, 4
  shapes := new ` + "`[LShape;`" + `[1] @2 filled
  b := new ` + "`[Ljava/lang/Object;`" + `[1] @3
  push shapes[0], square
  havoc o input 0
  havoc which input 1
  havoc what input 2
  goto {(= what 0) -> TEXT, else -> SQUARE}
TEXT:
  assume (= o.type 2z)
  x := o
  a := b
  goto STORE
SQUARE:
  x := square
  a := shapes
  goto STORE
STORE:
  goto {(= what which) -> NONE, else -> HELD}
NONE:
  x := null:java/lang/Object
  goto HELD
HELD:
  push a[0], x
  s := pull shapes[0]
  goto {(= s null:Shape) -> EMPTY, else -> FULL}
EMPTY:
  assert (not (= s null:Shape)) prop 2
  return
FULL:
  n := pull Shape s
  assert (= n 4) prop 0
  x := pull shapes[0]
  assert (= x null:java/lang/Object) prop 1
  return
}
`

// TestClosedClasses: an object from outside is not of a closed class, so what an array of such
// objects holds is known. It can be of a class that is not closed, or have a subclass.
func TestClosedClasses(t *testing.T) {
	program := func(shape, square string) string {
		return strings.NewReplacer("SHAPE{", shape+"{", "SQUARE\n", square+"\n").Replace(closedProgram)
	}
	p := parsed(t, program("closed ", "closed"))
	r, err := certificate.Check(t.Context(), claimsOf(t, p, 0))
	if err != nil {
		t.Fatal(err)
	}
	if r.Open[p.Props[0]] || !r.Open[p.Props[2]] || r.Weakened > 0 {
		t.Errorf("open: %v, %d weakened: %q", r.Open, r.Weakened, r.First)
	}
	wrong := claimsOf(t, p, 0)
	for k, set := range wrong.Cells {
		if k.Kind == certificate.Elements && wrong.Objects[k.Object].Site == 2 {
			full := *set
			full.Null = false
			wrong.Cells[k] = &full
		}
	}
	if r, err = certificate.Check(t.Context(), wrong); err != nil || r.Weakened == 0 {
		t.Errorf("the check does not notice that null is stored: %v", err)
	}
	allOpen(t, program("", ""))
	allOpen(t, program("external ", ""))
}

// parsed parses a program.
func parsed(t *testing.T, program string) *ivl.Program {
	t.Helper()
	p, err := ivl.Parse("outside.ivl", program)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// allOpen fails if the analysis claims a check of the program, or claims something that the
// certificate's check refuses.
func allOpen(t *testing.T, program string) {
	t.Helper()
	p := parsed(t, program)
	r, err := certificate.Check(context.Background(), claimsOf(t, p, 0))
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
