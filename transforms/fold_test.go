package transforms

import (
	"fmt"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestFoldTerms folds single terms.
func TestFoldTerms(t *testing.T) {
	for _, test := range []struct{ term, want string }{
		{`(= (obj C -1 "a") null:C)`, "false"},
		{`(= (obj C -1 "a") (obj C -1 "a"))`, "true"},
		{`(= (obj C -1 "a") (obj C -2 "b"))`, "false"},
		{`(= p (obj C -2 "b"))`, `(= p (obj C -2 "b"))`},
		{`(= (- x 3) 5)`, "(= x 8z)"},
		{`(= (+ x 3) 5)`, "(= x 2z)"},
		{`(= (- x y) 0)`, "(= x y)"},
		{`(= (wrap.i32 (ite b (+ x 1) 7)) y)`, "(= (ite b (wrap.i32 (+ x 1)) 7) y)"},
	} {
		p := parse(t, "fold", fmt.Sprintf("class C #1\nprop 0 assert \"p\"\nentry main\nproc main() {\n  var x, y: i32\n  var b: bool\n  var p: ref C\nL0:\n  assert %s prop 0\n  return\n}\n", test.term))
		if got := Fold(p.Procs[0].Blocks[0].Stmts[0].(*ivl.Assert).T).String(); got != test.want {
			t.Errorf("%s: folded to %s, want %s", test.term, got, test.want)
		}
	}
}
