package flow

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

func TestLiveIn(t *testing.T) {
	p, err := ivl.Parse("live.ivl", `
global g: i32 = 0
entry main
proc main() {
M:
  call f(1, 2)
  return
}
proc f(a: i32, b: i32) {
  var i: i32
  var x: i32
  var y: i32
L0:
  i := a
  y := 5
  goto L1
L1:
  goto {(<= b i) -> L3, else -> L2}
L2:
  x := (+.i32 i g)
  i := x
  goto L1
L3:
  assume (= x y)
  return
}
`)
	if err != nil {
		t.Fatal(err)
	}
	q := p.Procs[1]
	g, num := NewGraph(q), Numbered(q.Params, q.Locals)
	var got []string
	for i, live := range LiveIn(g, num) {
		names := q.Blocks[i].Label
		for _, vs := range [][]*ivl.Var{q.Params, q.Locals} {
			for _, v := range vs {
				if live.Has(num[v]) {
					names += " " + v.Name
				}
			}
		}
		got = append(got, names)
	}
	// x may come to L3 without being assigned.
	if want := "L0 a b x, L1 b i x y, L2 b i y, L3 x y"; strings.Join(got, ", ") != want {
		t.Errorf("live before blocks: %s, want %s", strings.Join(got, ", "), want)
	}
}
