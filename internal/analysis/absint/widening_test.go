package absint_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// TestLateSteps: a variable that changes for the first time where another one has changed often
// does not become any number. Here it tells whether a class is initialised.
func TestLateSteps(t *testing.T) {
	var calls strings.Builder
	for i := range 20 {
		fmt.Fprintf(&calls, "  call f(%d)\n", i*i)
	}
	p, err := ivl.Parse("late.ivl", `class java/lang/Object #1
input 0 environment "in"
prop 0 assert "initialised or not"
prop 1 assert "not initialised"
global status: i8 = 0i8
entry main
proc main() {
L0:
`+calls.String()+`  status := 1i8
  call f(2)
  return
}
proc f(n: i32) {
L0:
  assert (<= status 1) prop 0
  assert (< status 1) prop 1
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	r, err := certificate.Check(context.Background(), absint.Analyse(p).Claims())
	if err != nil {
		t.Fatal(err)
	}
	if r.Open[p.Props[0]] || !r.Open[p.Props[1]] || r.Weakened > 0 {
		t.Errorf("open: %v, %d weakened", r.Open, r.Weakened)
	}
}
