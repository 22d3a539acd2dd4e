package transforms

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
)

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
				absint.Analyse(p)
				if _, err := Forward(p); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
