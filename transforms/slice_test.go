package transforms

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

const assuming = `
class java/lang/Object #1
input 0 environment "n"
prop 0 assert "p"
entry main
proc main() {
  var i, n: i32
L0:
  havoc n input 0
  i := 0
  goto H
H:
  goto {(< i n) -> B, else -> E}
B:
  assume (< i 9)
  i := (wrap.i32 (+ i 1))
  goto H
E:
  assert (< n 100) prop 0
  return
}
`

// TestSliceAssumptions: a loop of a model with nothing but an assumption is removed;
// a loop of the program with one stays, because it may bound n.
func TestSliceAssumptions(t *testing.T) {
	for class, stays := range map[string]bool{"java/lang/String": false, "Main": true} {
		p, err := ivl.Parse("test", assuming)
		if err != nil {
			t.Fatal(err)
		}
		p = ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
			return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
				if a, ok := s.(*ivl.Assume); ok {
					return []ivl.Stmt{&ivl.Assume{T: a.T, Pos: ivl.Pos{Method: &ivl.Method{Class: class}}}}
				}
				return []ivl.Stmt{s}
			}, nil)
		})
		q, err := Slice(p)
		if err != nil {
			t.Fatal(err)
		}
		if err := ivl.Check(q); err != nil {
			t.Fatal(err)
		}
		q, err = Cleanup(q)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(q.String(), "assume"); got != stays {
			t.Errorf("class %s: the loop stays: %v, want %v\n%s", class, got, stays, q)
		}
	}
}
