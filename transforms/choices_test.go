package transforms

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// boxes is an array of three numbers that is made once. Numbers are added at places from outside, and counted, and the
// most is noted. At the end the numbers from FIRST on are added up.
const boxes = `
class java/lang/Object #1
class Ints #2 extends java/lang/Object of i32

input 0 environment "n"

prop 0 assert "the sum is what was counted"
prop 1 assert "the most is most"
prop 2 assert "what was set is there"

entry main

proc main() {
  var a, b: ref Ints
  var n, i, all, most, sum, v: i32
L0:
  a := new Ints[3] @1
  b := new Ints[3] @2
  all := 0
  most := 0
  goto L1
L1:
  havoc n input 0
  goto {(= n 0) -> L3, else -> L2}
L2:
  havoc i input 0
  assume (and (<= 0 i) (< i 3))
  havoc n input 0
  assume (and (<= 0 n) (<= n 5))
  v := pull a[i]
  all := (wrap.i32 (- all v))
  all := (wrap.i32 (+ all n))
  push a[i], n
  AGAIN
  most := (ite (< most n) n most)
  v := pull a[i]
  assert (= v n) prop 2
  goto L1
L3:
  sum := 0
  i := FIRST
  goto L4
L4:
  goto {(< i 3) -> L5, else -> L6}
L5:
  v := pull a[i]
  sum := (wrap.i32 (+ sum v))
  goto {(<= v most) -> L7, else -> L8}
L7:
  i := (+.i32 i 1)
  goto L4
L8:
  assert false prop 1
  stop
L6:
  assert (= sum all) prop 0
  return
}
`

// TestByChoices: sums and orders of the elements of a small array that is made once are proved by the indices of the
// array; what does not hold is not.
func TestByChoices(t *testing.T) {
	for _, c := range []struct {
		first, again string
		open         [3]bool
	}{
		{"0", "", [3]bool{}},
		{"1", "", [3]bool{true, false, false}},                                      // the first element is not added
		{"0", "push a[0], 1", [3]bool{true, true, true}},                            // one element is set twice
		{"0", "push b[i], 7", [3]bool{}},                                            // another array
		{"0", "b := a\n  push b[0], 1", [3]bool{true, true, true}},                  // the array by another name
		{"0", "a := new Ints[3] @1\n  push a[i], n", [3]bool{true, true, false}},    // the array is made again
		{"0", "push a[(ite (= i 2) 0z i)], n", [3]bool{true, false, false}},         // wrong in one element only
		{"0", "a := (ite (= n 4) b a)\n  push a[i], n", [3]bool{true, true, false}}, // the other one takes its place
	} {
		p, err := ivl.Parse("boxes", strings.NewReplacer("FIRST", c.first, "AGAIN", c.again).Replace(boxes))
		if err != nil {
			t.Fatal(err)
		}
		if err := ivl.Check(p); err != nil {
			t.Fatal(err)
		}
		first, err := Apply(p, First(Options{}), false, nil)
		if err != nil {
			t.Fatal(err)
		}
		flat, a, err := Identified(t.Context(), first)
		if err != nil {
			t.Fatal(err)
		}
		chosen, err := ByChoices(t.Context(), flat, a, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if chosen == nil {
			t.Logf("from %s, %q: no indices", c.first, c.again)
			chosen = a
		}
		r, err := certificate.Check(t.Context(), chosen.Claims())
		if err != nil {
			t.Fatal(err)
		}
		var open [3]bool
		for i := range open {
			open[i] = r.Open[p.Props[i]]
		}
		if open != c.open {
			t.Errorf("from %s, %q: open %v, want %v", c.first, c.again, open, c.open)
		}
	}
}

// forcedChoices partitions by integers that need not be indices, in a way that random programs have, too.
func forcedChoices(p *ivl.Program) (*ivl.Program, error) {
	for n, q := range p.Procs {
		for i, v := range q.Locals {
			x := &index{proc: q.Name, v: v, term: v, values: absint.IntValue(absint.Between(-1, 1)), counts: (i+n)%2 == 0}
			if v.Typ.Sort == ivl.RefSort && len(v.Typ.Class.Tuple()) > 0 {
				x.term, x.values = ivl.FieldOf(v, v.Typ.Class.Tuple()[0]), absint.IntValue(absint.Between(4, 6))
			}
			if x.term.Type().Sort == ivl.IntSort && (i+n)%3 == 0 && p.Size() < 2000 {
				p = partitionRegion(p, x)
			}
		}
	}
	return equalFirst(branchChoices(p)), nil
}

// TestRegion: copies of a block go on where the variable is needed, or up to the next loop that does not need it.
func TestRegion(t *testing.T) {
	p, err := ivl.Parse("region", `
input 0 environment "n"

entry main

proc main() {
  var x, y: i32
L0:
  y := 0
  goto L1
L1:
  havoc x input 0
  goto L2
L2:
  y := (ite (= x 0) 1 y)
  goto L3
L3:
  goto {(< y 3) -> L4, else -> L5}
L4:
  y := (wrap.i32 (+ y 1))
  goto L4x
L4x:
  goto L3
L5:
  goto L1
}
`)
	if err != nil {
		t.Fatal(err)
	}
	g := flow.NewGraph(p.Procs[0])
	live := findLive(g)
	for v, want := range map[int][2]string{0: {"L2", "L2"}, 1: {"L1 L2 L3 L4 L4x L5", "L1 L2 L3 L4 L4x L5"}} {
		for i, on := range []bool{false, true} {
			var in []string
			for b := range live.region(p.Procs[0].Locals[v], on).All() {
				in = append(in, p.Procs[0].Blocks[b].Label)
			}
			if got := strings.Join(in, " "); got != want[i] {
				t.Errorf("%s, on %v: %s, want %s", p.Procs[0].Locals[v].Name, on, got, want[i])
			}
		}
	}
}
