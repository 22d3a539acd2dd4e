package transforms

import (
	"context"
	"fmt"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// pairInputs are the values of inputs 0 and 1.
type pairInputs [2]int64

func (p pairInputs) Value(r ivl.Request) (ivl.Value, bool) { return ivl.Value{N: p[r.Input.ID]}, true }

// TestEqualFirst: branches go the way that they went, whatever the values are.
func TestEqualFirst(t *testing.T) {
	for _, c := range []struct {
		cond    string
		changes bool
	}{
		{"(< i n)", true}, {"(<= i n)", true}, {"(not (< i n))", true}, {"(not (<= i n))", true}, {"(not (not (< i n)))", true},
		{"(= b 0)", true}, {"(= b 1)", true}, {"(not (= b 0))", true}, {"(not (= b 1z))", true}, {"(= b 2)", false},
		{"(= i 0)", false}, {"(= i n)", false}, {"(< i 3)", false}, {"(< (+ i 1z) n)", false},
	} {
		p, err := ivl.Parse("branch", fmt.Sprintf(`
input 0 environment "i"
input 1 environment "n"

prop 0 assert "p"

entry main

proc main() {
  var i, n: i32
  var b: u1
L0:
  havoc i input 0
  havoc n input 1
  b := (ite (< 0 i) 1u1 0u1)
  goto {%s -> L1, else -> L2}
L1:
  assert false prop 0
  return
L2:
  return
}
`, c.cond))
		if err != nil {
			t.Fatal(err)
		}
		q := equalFirst(p)
		if err := ivl.Check(q); err != nil {
			t.Fatal(err)
		}
		if got := len(q.Procs[0].Blocks) > len(p.Procs[0].Blocks); got != c.changes {
			t.Errorf("%s: changed is %v", c.cond, got)
		}
		for _, r := range []*ivl.Program{q, branchChoices(q)} {
			for i := range int64(4) {
				for n := range int64(4) {
					before, err := ivl.Run(context.Background(), p, ivl.Options{Inputs: pairInputs{i, n}, MaxSteps: 100, MaxDepth: 2})
					if err != nil {
						t.Fatal(err)
					}
					after, err := ivl.Run(context.Background(), r, ivl.Options{Inputs: pairInputs{i, n}, MaxSteps: 100, MaxDepth: 2})
					if err != nil {
						t.Fatal(err)
					}
					if before.Result != after.Result {
						t.Errorf("%s, %d and %d: %v, before %v", c.cond, i, n, after.Result, before.Result)
					}
				}
			}
		}
	}
}
