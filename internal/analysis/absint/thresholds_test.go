package absint

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestThresholds: the cases of a switch are thresholds; of a large one, only those at the ends.
func TestThresholds(t *testing.T) {
	for _, cases := range []int{10, 40} {
		var targets, blocks strings.Builder
		for i := range cases {
			fmt.Fprintf(&targets, "(= n %d) -> L%d, ", 1000+3*i, i)
			fmt.Fprintf(&blocks, "L%d:\n  return\n", i)
		}
		p, err := ivl.Parse("switch", "class java/lang/Object #1\nentry main\nproc main(n: i32) {\nB:\n  goto {"+targets.String()+"else -> E}\n"+blocks.String()+"E:\n  return\n}\n")
		if err != nil {
			t.Fatal(err)
		}
		steps := thresholds(p)
		last := 1000 + 3*int64(cases-1)
		for _, v := range []int64{999, 1000, 1001, last - 1, last, last + 1} {
			if !slices.Contains(steps, v) {
				t.Errorf("%d cases: %d is no threshold", cases, v)
			}
		}
		if slices.Contains(steps, 1009) != (cases == 10) {
			t.Errorf("%d cases: whether a case in the middle is a threshold: %v", cases, cases != 10)
		}
	}
}
