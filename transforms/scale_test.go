package transforms

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// Programs that grow in one dimension, as jbench scale measures them from class
// files: the time per n should stay what it is.
var growing = []struct {
	name  string
	write func(w *strings.Builder, n int)
}{
	{"classes", growingClasses}, {"fields", growingFields}, {"loops", growingLoops},
}

const header = `
class java/lang/Object #1
class S #2 extends java/lang/Object {
  from: i32
}
`

// growingClasses has n subclasses and a loop that asks an object which it is of.
func growingClasses(w *strings.Builder, n int) {
	w.WriteString(header)
	for i := range n {
		fmt.Fprintf(w, "class S%d #%d extends S {\n  to%d: i32\n}\n", i, i+3, i)
	}
	w.WriteString("input 0 environment \"k\"\nprop 0 assert \"p\"\nentry main\nproc main() {\n  var k, x, y: i32\n  var s: ref S\n")
	for i := range n {
		fmt.Fprintf(w, "  var s%d: ref S%d\n", i, i)
	}
	w.WriteString("L0:\n  havoc k input 0\n  goto {")
	for i := range n {
		fmt.Fprintf(w, "(= k %d) -> N%d, ", i, i)
	}
	w.WriteString("else -> E}\n")
	for i := range n {
		fmt.Fprintf(w, "N%d:\n  s%d := new S%d @%d\n  push S%d s%d, k, %d\n  s := s%d\n  goto C\n", i, i, i, i+1, i, i, i, i)
	}
	w.WriteString("C:\n  goto {")
	for i := range n {
		fmt.Fprintf(w, "(= s.type %dz) -> D%d, ", i+3, i)
	}
	w.WriteString("else -> E}\n")
	for i := range n {
		fmt.Fprintf(w, "D%d:\n  s%d := (cast S%d s)\n  x, y := pull S%d s%d\n  goto F\n", i, i, i, i, i)
	}
	w.WriteString("F:\n  assert (<= x y) prop 0\n  goto L0\nE:\n  return\n}\n")
}

// growingFields has a class of n fields that are assigned one after the other.
func growingFields(w *strings.Builder, n int) {
	w.WriteString("class java/lang/Object #1\nclass S #2 extends java/lang/Object {\n")
	for i := range n {
		fmt.Fprintf(w, "  f%d: i32\n", i)
	}
	w.WriteString("}\ninput 0 environment \"k\"\nprop 0 assert \"p\"\nentry main\nproc main() {\n  var s, q: ref S\n  var k, x: i32\n")
	for i := range n {
		fmt.Fprintf(w, "  var x%d: i32\n", i)
	}
	w.WriteString("L0:\n  q := null:S\n  goto L1\nL1:\n  s := new S @1\n")
	for i := range n {
		fmt.Fprintf(w, "  havoc x%d input 0\n  push S s", i)
		for j := range n {
			fmt.Fprintf(w, ", x%d", min(i, j))
		}
		w.WriteString("\n")
	}
	w.WriteString("  havoc k input 0\n  q := s\n  goto {(= k 0) -> L1, else -> R0}\n")
	for i := range n {
		fmt.Fprintf(w, "R%d:\n  %sx%s := pull S q\n  assert (<= x 5) prop 0\n  goto R%d\n", i, strings.Repeat("_, ", i), strings.Repeat(", _", n-1-i), i+1)
	}
	fmt.Fprintf(w, "R%d:\n  return\n}\n", n)
}

// growingLoops has n loops that count to an input.
func growingLoops(w *strings.Builder, n int) {
	w.WriteString("input 0 environment \"k\"\nprop 0 assert \"p\"\nentry main\nproc main() {\n  var k: i32\n")
	for i := range n {
		fmt.Fprintf(w, "  var i%d, x%d: i32\n", i, i)
	}
	w.WriteString("L:\n  havoc k input 0\n  goto L0\n")
	for i := range n {
		fmt.Fprintf(w, "L%d:\n  i%d := 0\n  x%d := 0\n  goto H%d\n", i, i, i, i)
		fmt.Fprintf(w, "H%d:\n  goto {(< i%d k) -> B%d, else -> E%d}\n", i, i, i, i)
		fmt.Fprintf(w, "B%d:\n  i%d := (wrap.i32 (+ i%d 1))\n  x%d := (wrap.i32 (+ x%d 1))\n  goto H%d\n", i, i, i, i, i, i)
		fmt.Fprintf(w, "E%d:\n  assert (= i%d x%d) prop 0\n  goto L%d\n", i, i, i, i+1)
	}
	fmt.Fprintf(w, "L%d:\n  return\n}\n", n)
}

func BenchmarkGrowth(b *testing.B) {
	for _, g := range growing {
		for _, n := range []int{64, 128, 256} {
			w := &strings.Builder{}
			g.write(w, n)
			p, err := ivl.Parse(g.name, w.String())
			if err != nil {
				b.Fatal(err)
			}
			for _, pass := range Passes(Options{}) {
				b.Run(fmt.Sprintf("%s/%s/%d", g.name, pass.Name, n), func(b *testing.B) {
					for range b.N {
						if _, err := pass.Run(p); err != nil {
							b.Fatal(err)
						}
					}
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/n")
				})
			}
		}
	}
}

// The programs of the benchmark are well-formed, and the passes leave them so.
func TestGrowth(t *testing.T) {
	for _, g := range growing {
		w := &strings.Builder{}
		g.write(w, 5)
		p := parse(t, g.name, w.String())
		if _, err := Apply(p, Default(Options{}), true, nil); err != nil {
			t.Errorf("%s: %v", g.name, err)
		}
	}
}

// With a bound for all procedures together, a chain of methods that call the
// next one twice does not become exponentially large once for every few of them.
func TestInlineTotal(t *testing.T) {
	w := &strings.Builder{}
	w.WriteString("entry main\nproc main() {\nL0:\n  call f0()\n  return\n}\n")
	const depth = 60
	for i := range depth {
		fmt.Fprintf(w, "proc f%d() {\nL0:\n  call f%d()\n  call f%d()\n  return\n}\n", i, i+1, i+1)
	}
	fmt.Fprintf(w, "proc f%d() {\nL0:\n  return\n}\n", depth)
	p := parse(t, "chain", w.String())
	size := func(o InlineOptions) int {
		q, err := o.Inline(p)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, f := range q.Procs {
			n += ProcSize(f)
		}
		return n
	}
	o := InlineOptions{Small: 1000, Once: 1000, Limit: 1000}
	all := size(o)
	if o.Total = 3000; size(o) > 3000+5*depth || all < 10*3000 {
		t.Errorf("%d statements, %d without a bound", size(o), all)
	}
}
