package engine

import (
	"github.com/jayverify/jayverify/internal/analysis/patterns"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// heapTree makes a checked proof fit for reports.
func heapTree(p *patterns.Proof) []result.HeapNode {
	var nodes []result.HeapNode
	for _, n := range p.Tree.Nodes {
		b := p.Tree.Program.Proc.Blocks[n.Block]
		pos := b.Term.Position()
		if len(b.Stmts) > 0 {
			pos = b.Stmts[0].Position()
		}
		nodes = append(nodes, result.HeapNode{ID: n.ID, Parent: n.Parent, Label: b.Label, Pos: pos, Text: n.Pattern.String(), SVG: n.Pattern.SVG()})
	}
	return nodes
}
