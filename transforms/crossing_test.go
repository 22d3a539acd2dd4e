package transforms

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestSliceManyLocals slices a branch that only assigns two hundred variables, each read
// in the block that assigns it. They take no room in the sets of the blocks, and the
// branch goes.
func TestSliceManyLocals(t *testing.T) {
	var vars, stmts strings.Builder
	for i := range 200 {
		fmt.Fprintf(&vars, ", t%d", i)
		fmt.Fprintf(&stmts, "  t%d := (wrap.i32 (+ n %d))\n  s := (wrap.i32 (+ s t%d))\n", i, i, i)
	}
	p, err := ivl.Parse("many", `class java/lang/Object #1

input 0 environment "n"

prop 0 assert "p"

entry main

proc main() {
  var n, s`+vars.String()+`: i32
L0:
  havoc n input 0
  s := 0
  goto {(< n 10) -> A, else -> E}
A:
`+stmts.String()+`  goto E
E:
  assert (< n 100) prop 0
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	if err := crossesOnly(p, "n", "s"); err != nil {
		t.Error(err)
	}
	for _, pass := range []func(*ivl.Program) (*ivl.Program, error){Slice, Cleanup, Liveness} {
		if p, err = pass(p); err != nil {
			t.Fatal(err)
		}
	}
	if got := p.String(); strings.Contains(got, "t7") || strings.Contains(got, "s :=") || !strings.Contains(got, "assert (< n 100)") {
		t.Errorf("the branch is still there:\n%s", got)
	}
}

// crossesOnly checks that only these variables of the entry cross blocks.
func crossesOnly(p *ivl.Program, names ...string) error {
	crossing := crossingVars(p.Procs[0])
	if len(crossing) != len(names) {
		return fmt.Errorf("%d variables cross blocks, want %v", len(crossing), names)
	}
	for v := range crossing {
		if !strings.Contains(strings.Join(names, " "), v.Name) {
			return fmt.Errorf("%s crosses blocks", v.Name)
		}
	}
	return nil
}
