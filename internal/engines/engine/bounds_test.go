package engine

import (
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/ivl"
)

// What is easy is separated from what is hard, and queries of the hard are left
// out of what is checked for the easy.
func TestExcluded(t *testing.T) {
	p, err := ivl.Parse("test.ivl", `
prop 0 assert "counts"
prop 1 assert "too hard"
prop 2 assert "never reached"
entry main
proc main() {
  var n, i, x, y: i32
L0:
  havoc n
  havoc y
  assume (and (<= 0 n) (< n 1000))
  i := 0
  x := 0
  goto L1
L1:
  goto { (< i n) -> L2, else -> L3 }
L2:
  i := (wrap.i32 (+ i 1))
  x := (wrap.i32 (+ x 2))
  goto L1
L3:
  assert (= i n) prop 0
  assert (not (= x (wrap.i32 (+ y y)))) prop 1
  goto { (< n i) -> L4, else -> L5 }
L4:
  assert (= x 7) prop 2
  goto L5
L5:
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	sys, err := horn.Translate(p, horn.Options{})
	if err != nil {
		t.Fatal(err)
	}
	invariants, err := zones.Find(t.Context(), sys)
	if err != nil {
		t.Fatal(err)
	}
	easy := invariants.Proved(sys)
	if len(easy) != 2 || easy[0].ID != 0 || easy[1].ID != 2 {
		t.Fatalf("easy are %v", easy)
	}
	rest := sys.Only(easy)
	for _, cs := range [][]*horn.Clause{rest.Clauses, rest.Raw} {
		for _, c := range cs {
			if c.Head == nil && c.Prop.ID == 1 {
				t.Errorf("clause %d is a query of the hard one", c.ID)
			}
		}
	}
	if len(rest.Clauses) != len(sys.Clauses)-1 {
		t.Errorf("%d clauses of %d", len(rest.Clauses), len(sys.Clauses))
	}
}
