package transforms

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

func TestLiveIn(t *testing.T) {
	p := parse(t, "live.ivl", `
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
	q := p.Procs[1]
	g, num := newGraph(q), numbered(q.Params, q.Locals)
	var got []string
	for i, live := range liveIn(g, num) {
		names := q.Blocks[i].Label
		for _, vs := range [][]*ivl.Var{q.Params, q.Locals} {
			for _, v := range vs {
				if live.has(num[v]) {
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

// BenchmarkAnalyses runs the forward analyses on a procedure with many loops
// one after the other: twice the loops must take about twice the time.
func BenchmarkAnalyses(b *testing.B) {
	for _, n := range []int{50, 100, 200} {
		var text strings.Builder
		text.WriteString("entry f\nproc f() {\n  var n: i32\n")
		for i := range n {
			fmt.Fprintf(&text, "  var i%d: i32\n  var x%d: i32\n", i, i)
		}
		text.WriteString("S:\n  havoc n\n  goto P0\n")
		for i := range n {
			fmt.Fprintf(&text, "P%[1]d:\n  i%[1]d := 0\n  x%[1]d := 0\n  goto H%[1]d\nH%[1]d:\n  goto {(<= n i%[1]d) -> P%[2]d, else -> B%[1]d}\nB%[1]d:\n  x%[1]d := (wrap.i32 (+ x%[1]d 1))\n  i%[1]d := (wrap.i32 (+ i%[1]d 1))\n  goto H%[1]d\n", i, i+1)
		}
		fmt.Fprintf(&text, "P%d:\n  return\n}\n", n)
		p, err := ivl.Parse("loops.ivl", text.String())
		if err != nil {
			b.Fatal(err)
		}
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				analyse(p)
				if _, err := Forward(p); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
