package verify

import (
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/patterns"
)

// HeapNode is a node of the tree of heap patterns behind a SAFE: a place where
// ways meet in the program, and a pattern of states in which runs get there.
type HeapNode struct {
	ID, Parent int    // Parent is -1 at the root
	Label      string // of the place, as in --dump=ivl:patterns
	Pos        ivl.Pos
	Text       string // the pattern, as --dump=patterns prints it
	SVG        string // the same as a picture
}

// heapTree makes a checked proof fit for reports.
func heapTree(p *patterns.Proof) []HeapNode {
	var nodes []HeapNode
	for _, n := range p.Tree.Nodes {
		b := p.Tree.Program.Proc.Blocks[n.Block]
		pos := b.Term.Position()
		if len(b.Stmts) > 0 {
			pos = b.Stmts[0].Position()
		}
		nodes = append(nodes, HeapNode{n.ID, n.Parent, b.Label, pos, n.Pattern.String(), n.Pattern.SVG()})
	}
	return nodes
}
