package transforms

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestForwardReads reads an immutable field twice: once more of the same object, and of another one.
func TestForwardReads(t *testing.T) {
	p := parse(t, "reads.ivl", `
class java/lang/Object #1
class Card #2 extends java/lang/Object {
  immutable owner: ref java/lang/Object
}
prop 0 assert "the same"
prop 1 assert "another object"
entry main
proc main() {
  var a: ref Card
  var b: ref Card
M:
  a := new Card @1
  b := new Card @2
  call f(a, b)
  return
}
proc f(x: ref Card, y: ref Card) {
  var v: ref java/lang/Object
  var w: ref java/lang/Object
F:
  v := x.owner
  goto {(= v null:java/lang/Object) -> End, else -> Again}
Again:
  w := x.owner
  assert (not (= w null:java/lang/Object)) prop 0
  x := y
  w := x.owner
  assert (not (= w null:java/lang/Object)) prop 1
  goto End
End:
  return
}
`)
	for want, run := range map[int]func(*ivl.Program) (*ivl.Program, error){0: Forward, 2: ForwardReads} {
		q, err := run(p)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(q.String(), "(= v null"); n != want {
			t.Errorf("%d conditions are about v, want %d:\n%v", n, want, q)
		}
	}
}
