package absint_test

import (
	"context"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// TestWritten takes one global out of those that the claims say a procedure writes: the
// checker has to refuse them. For callers this is about what their callees write.
func TestWritten(t *testing.T) {
	left := map[bool]int{}
	seeds(t, 800, func(seed int) {
		p, rnd := generate(t, seed)
		c := claimsOf(t, p, seed)
		q := p.Procs[rnd.Intn(len(p.Procs))]
		pc := c.Procs[q.Name]
		if len(pc.Written) == 0 {
			return
		}
		i := rnd.Intn(len(pc.Written))
		global := pc.Written[i]
		pc.Written = slices.Delete(slices.Clone(pc.Written), i, i+1)
		for k, e := range pc.Exits {
			if e != nil {
				pc.Exits[k] = &certificate.Exit{Globals: slices.Delete(slices.Clone(e.Globals), i, i+1), Results: e.Results}
			}
		}
		if _, err := certificate.Check(context.Background(), c); err == nil {
			t.Fatalf("seed %d: that %s does not write %s is believed", seed, q.Name, global.Name)
		}
		left[assigns(q, global)]++
	})
	if left[true] == 0 || left[false] == 0 {
		t.Errorf("globals that the procedure itself assigns, and others: %v", left)
	}
}

// assigns reports whether a statement of q, defines g.
func assigns(q *ivl.Proc, g *ivl.Var) bool {
	for _, b := range q.Blocks {
		for _, s := range b.Stmts {
			if slices.Contains(ivl.Defs(s), g) {
				return true
			}
		}
	}
	return false
}
