package symex

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/ivl"
)

// partial has a path that is not followed: an integer may need more than 64 bits. From
// there p1 can be reached, in a procedure, and p3 behind the call. p0 was checked
// before, and p2 is on the other path.
const partial = `
class java/lang/Object #1
input 0 environment "x"
prop 0 assert "p0"
prop 1 assert "p1"
prop 2 assert "p2"
prop 3 assert "p3"
entry main

proc main() {
  var x: i32
  var y: i64
L0:
  havoc x input 0
  assert (< x 2147483648L) prop 0
  goto {(< x 7) -> small, else -> large}
small:
  assert (< x 8) prop 2
  return
large:
  y := (wrap.i64 (* x 4611686018427387904L))
  goto {(< (* y y) 0L) -> L0, else -> rest}
rest:
  call check()
  assert (= x x) prop 3
  return
}

proc check() {
  var z: i32
L0:
  assert (= z z) prop 1
  return
}
`

func runPartial(t *testing.T, text string) (*Result, *ivl.Program) {
	t.Helper()
	p, err := ivl.Parse("partial", text)
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(p); err != nil {
		t.Fatal(err)
	}
	core := &solver.Z3{Path: horntest.Z3(t), MemoryMB: 2048}
	defer core.Close()
	return New(p, Options{Solver: core, Violation: func(*ivl.Property, func() ivl.Inputs) bool { return true }}).Run(t.Context()), p
}

// TestProved shows that a path which is not followed leaves open what can be reached
// from it, and nothing else.
func TestProved(t *testing.T) {
	r, p := runPartial(t, partial)
	if r.Exhausted || len(r.Dropped) != 1 {
		t.Fatalf("exhausted %v, dropped %q", r.Exhausted, r.Dropped)
	}
	var proved []string
	for _, q := range p.Props {
		if r.Proved(q) {
			proved = append(proved, q.Name)
		}
	}
	// p0 and p2 are not proved either: what is not followed may lead back to L0.
	if len(proved) != 0 {
		t.Errorf("proved: %q", proved)
	}
	r, p = runPartial(t, strings.Replace(partial, "-> L0, else -> rest", "-> rest, else -> rest", 1))
	proved = nil
	for _, q := range p.Props {
		if r.Proved(q) {
			proved = append(proved, q.Name)
		}
	}
	if want := []string{"p0", "p2"}; !slices.Equal(proved, want) {
		t.Errorf("proved: %q, want %q", proved, want)
	}
}

// TestProvedLate shows that nothing is proved that states can reach for which there
// was no time.
func TestProvedLate(t *testing.T) {
	p, err := ivl.Parse("partial", partial)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	r := New(p, Options{Solver: &solver.Z3{}, Violation: func(*ivl.Property, func() ivl.Inputs) bool { return true }}).Run(ctx)
	for _, q := range p.Props {
		if r.Proved(q) {
			t.Errorf("%s is proved without a path", q.Name)
		}
	}
}
