package flow

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Graph is a procedure's control flow with blocks as numbers: the index in
// proc.Blocks.
type Graph struct {
	Proc  *ivl.Proc
	Succs [][]int // in the order of the terminator's targets, each once
	Goes  [][]int // the terminator's targets
	Preds [][]int
	Index map[string]int
	RPO   []int // reachable blocks, each before its successors except along back edges
}

// NewGraph finds the edges between the blocks of q.
func NewGraph(q *ivl.Proc) *Graph {
	index := make(map[string]int, len(q.Blocks))
	g := &Graph{Proc: q, Index: index, Succs: make([][]int, len(q.Blocks)), Goes: make([][]int, len(q.Blocks)), Preds: make([][]int, len(q.Blocks))}
	for i, b := range q.Blocks {
		index[b.Label] = i
	}
	for i, b := range q.Blocks {
		ls := ivl.Successors(b.Term)
		g.Succs[i] = make([]int, len(ls))
		for k, l := range ls {
			g.Succs[i][k] = index[l]
		}
		g.Goes[i] = g.Succs[i]
		if t, ok := b.Term.(*ivl.Goto); ok && len(t.Targets) > len(ls) {
			g.Goes[i] = make([]int, len(t.Targets))
			for k, x := range t.Targets {
				g.Goes[i][k] = index[x.Label]
			}
		}
	}
	g.Order()
	for _, i := range g.RPO {
		for _, s := range g.Succs[i] {
			g.Preds[s] = append(g.Preds[s], i)
		}
	}
	return g
}

// Order fills rpo, as ivl.ReversePostorder would.
func (g *Graph) Order() {
	if len(g.Succs) == 0 {
		return
	}
	next := make([]int, len(g.Succs)) // which successor to visit next, and one more; 0: the block is new
	next[0] = 1
	stack := []int{0}
	g.RPO = make([]int, 0, len(g.Succs))
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		k := next[b] - 1
		if k == len(g.Succs[b]) {
			g.RPO = append(g.RPO, b)
			stack = stack[:len(stack)-1]
			continue
		}
		next[b]++
		if s := g.Succs[b][k]; next[s] == 0 {
			next[s] = 1
			stack = append(stack, s)
		}
	}
	slices.Reverse(g.RPO)
}
