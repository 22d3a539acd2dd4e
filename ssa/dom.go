package ssa

import "math"

// DomTree is the dominator tree of a function over normal and exceptional
// edges, with its dominance frontiers.
//
// A block also dominates the targets of its exceptional edges, although the
// result of its throwing instruction is not defined there.
type DomTree struct {
	graphDom
	frontier [][]int32
	blocks   []*Block
}

// Dominators computes the dominator tree and dominance frontiers of f. It
// requires that each block but the entry has a predecessor before it in
// f.Blocks, as in reverse postorder; Check demands this.
func Dominators(f *Func) *DomTree {
	d := dominators(f.Blocks)
	d.findFrontiers(math.MaxInt)
	return d
}

// dominators computes the tree without the frontiers.
func dominators(blocks []*Block) *DomTree {
	total := 0
	for _, b := range blocks {
		total += len(b.Preds)
	}
	preds, backing := make([][]int32, len(blocks)), make([]int32, 0, total)
	for i, b := range blocks {
		from := len(backing)
		for _, p := range b.Preds {
			backing = append(backing, int32(p.Index))
		}
		preds[i] = backing[from:]
	}
	return &DomTree{graphDom: domOf(preds), blocks: blocks}
}

// Idom returns the immediate dominator of b, nil for the entry.
func (d *DomTree) Idom(b *Block) *Block {
	if b.Index == 0 {
		return nil
	}
	return d.blocks[d.idom[b.Index]]
}

// Children returns the blocks that b immediately dominates, in order.
func (d *DomTree) Children(b *Block) []*Block { return d.list(d.children[b.Index]) }

// Dominates reports whether every path from the entry to b goes through a; a
// block dominates itself.
func (d *DomTree) Dominates(a, b *Block) bool {
	return d.dominates(int32(a.Index), int32(b.Index))
}

// Frontier returns the dominance frontier of b: the blocks that b does not
// strictly dominate, but of which it dominates a predecessor.
func (d *DomTree) Frontier(b *Block) []*Block { return d.list(d.frontier[b.Index]) }

func (d *DomTree) list(indices []int32) []*Block {
	bs := make([]*Block, len(indices))
	for i, k := range indices {
		bs[i] = d.blocks[k]
	}
	return bs
}

// findFrontiers computes the dominance frontiers (Cooper, Harvey, Kennedy,
// figure 5). It gives up and returns false when they have more entries than limit.
func (d *DomTree) findFrontiers(limit int) bool {
	d.frontier = make([][]int32, len(d.blocks))
	total := 0
	for i, b := range d.blocks {
		if len(b.Preds) < 2 {
			continue
		}
		for _, p := range b.Preds {
			// If the last entry is this block, all dominators up to idom have
			// it, too.
			for r := int32(p.Index); r != d.idom[i]; r = d.idom[r] {
				fr := d.frontier[r]
				if len(fr) > 0 && fr[len(fr)-1] == int32(i) {
					break
				}
				d.frontier[r] = append(fr, int32(i))
				total++
			}
		}
		if total > limit {
			return false
		}
	}
	return true
}

// LoopHeads returns the heads of natural loops: the blocks that dominate one of
// their predecessors, in order.
func (d *DomTree) LoopHeads() []*Block {
	var heads []*Block
	for _, b := range d.blocks {
		for _, p := range b.Preds {
			if d.Dominates(b, p) {
				heads = append(heads, b)
				break
			}
		}
	}
	return heads
}

// graphDom is the dominator tree of a graph whose nodes are numbers, 0 the entry.
type graphDom struct {
	idom      []int32 // the entry's is itself
	children  [][]int32
	pre, last []int32 // number in preorder, and greatest one in the subtree
}

// domOf computes the dominator tree of the graph with these predecessors
// (Cooper, Harvey, Kennedy: A simple, fast dominance algorithm, 2001, figure
// 3). Each node but the entry has a predecessor with a smaller number, so a
// dominator's number is smaller than those of the nodes that it dominates.
func domOf(preds [][]int32) graphDom {
	d := graphDom{idom: make([]int32, len(preds))}
	for i := range d.idom {
		d.idom[i] = -1
	}
	if len(preds) == 0 {
		return d
	}
	d.idom[0] = 0
	for changed := true; changed; {
		changed = false
		for i := 1; i < len(preds); i++ {
			idom := int32(-1)
			for _, p := range preds[i] {
				switch {
				case d.idom[p] < 0:
				case idom < 0:
					idom = p
				default:
					idom = d.intersect(p, idom)
				}
			}
			if d.idom[i] != idom {
				d.idom[i] = idom
				changed = true
			}
		}
	}
	d.number()
	return d
}

// intersect returns the nearest common dominator of two nodes.
func (d *graphDom) intersect(a, b int32) int32 {
	for a != b {
		for a > b {
			a = d.idom[a]
		}
		for b > a {
			b = d.idom[b]
		}
	}
	return a
}

func (d *graphDom) dominates(a, b int32) bool {
	return d.pre[a] <= d.pre[b] && d.pre[b] <= d.last[a]
}

// number makes the lists of children and numbers the tree.
func (d *graphDom) number() {
	n := len(d.idom)
	size := make([]int32, n) // first the number of children
	for _, p := range d.idom[1:] {
		size[p]++
	}
	backing := make([]int32, 0, n)
	d.children = make([][]int32, n)
	for i, c := range size {
		at := len(backing)
		backing = backing[:at+int(c)]
		d.children[i] = backing[at : at : at+int(c)]
	}
	for i, p := range d.idom[1:] {
		d.children[p] = append(d.children[p], int32(i+1))
	}
	for i := n - 1; i >= 0; i-- {
		size[i] = 1
		for _, c := range d.children[i] {
			size[i] += size[c]
		}
	}
	d.pre, d.last = make([]int32, n), make([]int32, n)
	for i := range n {
		d.last[i] = d.pre[i] + size[i] - 1
		at := d.pre[i] + 1
		for _, c := range d.children[i] {
			d.pre[c] = at
			at += size[c]
		}
	}
}
