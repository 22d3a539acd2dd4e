package engine

import (
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// branching has four branches of its own. Random runs seldom get to the one that needs
// a certain number, and nothing gets to the one behind it.
const branching = `
class java/lang/Object #1
input 0 environment "x"
entry main

proc main() {
  var x, y: i32
L0:
  havoc x input 0
  y := (wrap.i32 (bitxor x 987654321))
  goto {(= y 123456789) -> L1, else -> L2}
L1:
  goto {(= x 5) -> L3, else -> L4}
L2:
  return
L3:
  return
L4:
  return
}
`

func TestMeasureBranches(t *testing.T) {
	p, err := ivl.Parse("branching", branching)
	if err != nil {
		t.Fatal(err)
	}
	p.Procs[0].Pos = ivl.Pos{Method: &ivl.Method{Class: "Main", Name: "f"}}
	low := &lower.Result{Program: p, Entry: "Main.f()V"}
	var b *Branches
	for span := 300 * time.Millisecond; span < 10*time.Second && (b == nil || !b.Exhausted); span *= 4 { // z3 starts slowly on a busy machine
		if b, err = MeasureBranches(t.Context(), low, horntest.Z3(t), span, 2048); err != nil {
			t.Fatal(err)
		}
	}
	if b.All != 4 || b.Symbolic != 3 || !b.Exhausted || b.Random < 1 || b.Random > 3 || b.Runs == 0 || b.Paths != 2 {
		t.Errorf("%+v", b)
	}
	p.Procs[0].Pos.Method.Class = "java/util/Scanner"
	if b, err := MeasureBranches(t.Context(), low, horntest.Z3(t), time.Millisecond, 2048); err != nil || b.All != 0 {
		t.Errorf("the library's branches count: %+v, %v", b, err)
	}
}
