package engine

import (
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/ivl"
)

// What the clauses have no query about is proved by predicates that are always
// true; what they have one about is not.
func TestWithoutQuery(t *testing.T) {
	z3 := horntest.Z3(t)
	p, err := ivl.Parse("test.ivl", `prop 0 assert "cannot be reached"
prop 1 assert "holds, but not for nothing"
entry main
proc main() {
  var i, n: i32
L0:
  havoc n
  i := 0
  goto L1
L1:
  goto { (< i n) -> L2, else -> L3 }
L2:
  assert (<= 0 i) prop 1
  i := (wrap.i32 (+ i 1))
  goto L1
L3:
  assume false
  assert false prop 0
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	sys := horntest.Translate(t, p, horn.Options{})
	r := simplified("", sys)
	free := r.covers
	if len(free) != 1 || free[0].ID != 0 {
		t.Fatalf("without a query: %v", free)
	}
	if _, err := evidence.Check(t.Context(), sys.Only(free), r.answer.Model, z3); err != nil {
		t.Error(err)
	}
	if _, err := evidence.Check(t.Context(), sys, r.answer.Model, z3); err == nil {
		t.Error("predicates that are always true are taken for a proof of everything")
	}
}
