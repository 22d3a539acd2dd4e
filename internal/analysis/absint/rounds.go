package absint

import (
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// findLoops finds the heads of loops, and what each loop assigns. A head is where an edge goes back in the order of blocks.
func (f *Analysis) findLoops(fp *Proc) {
	n := len(fp.In)
	fp.heads, fp.rounds = make([]bool, n), make([]flow.Bitset, n)
	pos := make([]int, n)
	for i, b := range fp.Graph.RPO {
		pos[b] = i
	}
	for _, b := range fp.Graph.RPO {
		for _, s := range fp.Graph.Succs[b] {
			if pos[s] <= pos[b] {
				fp.heads[s] = true
			}
		}
	}
	for h, is := range fp.heads {
		if is {
			fp.rounds[h] = f.assignedWithin(fp, fp.loop(h, pos))
		}
	}
}

// loop returns the blocks of the loop with a head: those from which an edge back to it is reached without it. It is nil
// if the loop has another entry; then such blocks are reached from the first block.
func (fp *Proc) loop(h int, pos []int) []int {
	body, seen := []int{h}, flow.NewBitset(len(fp.In))
	seen.Set(h)
	push := func(b int) {
		if !seen.Has(b) {
			seen.Set(b)
			body = append(body, b)
		}
	}
	for _, b := range fp.Graph.Preds[h] {
		if pos[b] >= pos[h] {
			push(b)
		}
	}
	for i := 1; i < len(body); i++ {
		if body[i] == 0 {
			return nil
		}
		for _, b := range fp.Graph.Preds[body[i]] {
			push(b)
		}
	}
	return body
}

// assignedWithin returns the numbers of the variables that some blocks assign; all if there are no blocks. Around a loop
// no other variable grows by itself: it needs no widening there. Without that, the counter of a loop would be widened at the
// heads of inner loops, which keep what they were given, and no decreasing iteration would take it back.
func (f *Analysis) assignedWithin(fp *Proc, blocks []int) flow.Bitset {
	vars := flow.NewBitset(len(fp.num))
	if blocks == nil {
		for i := range len(fp.num) {
			vars.Set(i)
		}
	}
	for _, b := range blocks {
		for _, s := range fp.Body.Blocks[b].Stmts {
			for _, x := range ivl.Defs(s) {
				vars.Set(fp.num[x])
			}
			if c, ok := s.(*ivl.Call); ok {
				_, written := f.Effects.Touched(c.Proc)
				for g := range written.All() {
					if n, named := fp.num[f.p.Globals[g]]; named {
						vars.Set(n)
					}
				}
			}
		}
	}
	return vars
}
