package focus

import (
	"testing"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// nothing knows no object.
type nothing struct{}

func (nothing) Of(*ivl.Var) (flow.Set, bool)  { return flow.Set{}, false }
func (nothing) Constant(*ivl.ObjLit) flow.Set { return flow.Set{} }

// TestLoopAfterLoop leaves out two loops of which the first alone leads to the second.
func TestLoopAfterLoop(t *testing.T) {
	p, err := ivl.Parse("loops.ivl", `
class java/lang/Object #1
prop 0 assert "A.main"
input 0 environment "n"
entry main
proc main() {
  var i: i32
  var n: i32
Begin:
  havoc n input 0
  i := 0
  goto First
First:
  i := (+ i 1)
  goto {(< i 9) -> First, else -> Second}
Second:
  i := (- i 1)
  goto {(< 0 i) -> Second, else -> Test}
Test:
  goto {(< n 5) -> Small, else -> End}
Small:
  assert (< n 7) prop 0
  goto End
End:
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	q, left := On(p, nothing{}, p.Props[0], false)
	if q == nil || left != 2 {
		t.Fatalf("%d loops are left out:\n%v", left, q)
	}
	if err := ivl.Check(q); err != nil {
		t.Errorf("%v\n%v", err, q)
	}
}
