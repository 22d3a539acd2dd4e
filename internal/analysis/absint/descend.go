package absint

import (
	"context"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// maxDescents is how often a procedure is evaluated again after the fixed point. A bound that is tested at the head of a
// loop comes back at once; one more takes it past the heads of inner loops.
const maxDescents = 2

// widenedFrom is the number of times that a value grows before integers jump to thresholds.
const widenedFrom = 3

// descend makes numbers smaller again where widening went too far, by decreasing iterations from the fixed point (Cousot and
// Cousot, POPL'77). A loop with others inside is entered often, and its counter jumps to late thresholds before it has
// reached its bound. The heap and what procedures return stay as they are. It fails when ctx ends.
func (f *Analysis) descend(ctx context.Context) error {
	if f.left.any {
		return nil
	}
	for _, q := range f.p.Procs {
		fp := f.Procs[q.Name]
		if !fp.Reached || !fp.jumped() {
			continue
		}
		for range maxDescents {
			if err := ctx.Err(); err != nil {
				return err
			}
			if !f.descent(fp) {
				break
			}
		}
	}
	return nil
}

// jumped reports whether numbers at a loop of the procedure have been widened.
func (fp *Proc) jumped() bool {
	for b, n := range fp.visits {
		if fp.heads[b] && n > widenedFrom {
			return true
		}
	}
	return false
}

// descent evaluates each block of a procedure once, and reports whether a number became smaller. A block in front of
// which only blocks with smaller values lie is evaluated with these; the heads of loops have theirs in the end.
func (f *Analysis) descent(fp *Proc) bool {
	next := make([]*flow.Table[*Value], len(fp.In))
	smaller := false
	for _, b := range fp.Graph.RPO {
		if fp.In[b] == nil {
			continue
		}
		if b != 0 && !fp.heads[b] {
			smaller = fp.lower(b, next[b]) || smaller
		}
		f.Block(fp, b, func(to int, st *AbstractState) {
			if next[to] == nil {
				next[to] = st.Vals.Clone()
				next[to].Keep(fp.live[to])
				return
			}
			next[to].Join(st.Vals, func(v, w *Value) *Value { return f.grown1(v, w, 0) })
		})
	}
	for b := range fp.In {
		if b != 0 && fp.heads[b] {
			smaller = fp.lower(b, next[b]) || smaller
		}
	}
	return smaller
}

// lower meets the integers before a block with what comes to it, and reports whether one became smaller.
func (fp *Proc) lower(b int, next *flow.Table[*Value]) bool {
	smaller := false
	if fp.In[b] == nil || next == nil {
		return false
	}
	for i, v := range fp.In[b].Clone().All() {
		w := next.Get(i)
		if v == nil || w == nil || v == w || v.Sort != ivl.IntSort {
			continue
		}
		r := v.meet(w)
		if r.impossible() || r.Ints == v.Ints {
			continue
		}
		fp.In[b].Set(i, r)
		smaller = true
	}
	return smaller
}
