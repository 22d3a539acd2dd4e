package symex

import (
	"testing"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/ivl"
)

// What code without a model returns may be an object constant: a proof that takes
// it for a new object would say that the assertion holds.
const constants = `
class java/lang/Object #1
class java/lang/Class #2 extends java/lang/Object external

input 0 unmodelled "result of getClass()"
prop 0 assert "p"
entry main

proc main() {
  var c: ref java/lang/Class
L0:
  havoc c input 0
  assert (not (= c (obj java/lang/Class -1 "Main"))) prop 0
  return
}
`

func TestConstantFromOutside(t *testing.T) {
	p, err := ivl.Parse("constants", constants)
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(p); err != nil {
		t.Fatal(err)
	}
	core := &solver.Z3{Path: horntest.Z3(t), MemoryMB: 2048}
	defer core.Close()
	r := New(p, Options{Solver: core, Violation: func(*ivl.Property, func() ivl.Inputs) bool { return true }}).Run(t.Context())
	if r.Exhausted {
		t.Error("every path is said to have been followed, and the one with the constant was not")
	}
}
