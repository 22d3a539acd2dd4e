package ssa

// DomTree is the dominator tree of a function over normal and exceptional
// edges, and its dominance frontiers.
type DomTree struct {
	idom     []int32 // by block index; the entry's is itself
	children [][]int32
	pre      []int32 // preorder and last preorder number in the subtree
	last     []int32
	frontier [][]int32
	blocks   []*Block
}

// Dominators computes the dominator tree of f (Cooper, Harvey, Kennedy: A
// simple, fast dominance algorithm, 2001, figures 3 and 5). It relies on
// f.Blocks being in reverse postorder, as Check demands.
func Dominators(f *Func) *DomTree {
	d := dominators(f.Blocks)
	d.findFrontiers()
	return d
}

// dominators computes the tree without the frontiers.

func dominators(blocks []*Block) *DomTree {
	d := &DomTree{idom: make([]int32, len(blocks)), blocks: blocks}
	for i := range d.idom {
		d.idom[i] = -1
	}
	if len(blocks) == 0 {
		return d
	}
	d.idom[0] = 0
	for changed := true; changed; {
		changed = false
		for i := 1; i < len(blocks); i++ {
			idom := int32(-1)
			for _, p := range blocks[i].Preds {
				switch q := int32(p.Index); {
				case d.idom[q] < 0:
				case idom < 0:
					idom = q
				default:
					idom = d.intersect(q, idom)
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

// intersect returns the nearest common dominator of two blocks.
func (d *DomTree) intersect(a, b int32) int32 {
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

// number makes the lists of children and numbers the tree.
func (d *DomTree) number() {
	n := len(d.idom)
	counts := make([]int32, n)
	for i := 1; i < n; i++ {
		if d.idom[i] >= 0 {
			counts[d.idom[i]]++
		}
	}
	backing := make([]int32, 0, n)
	d.children = make([][]int32, n)
	for i, c := range counts {
		at := len(backing)
		backing = backing[:at+int(c)]
		d.children[i] = backing[at : at : at+int(c)]
	}
	for i := 1; i < n; i++ {
		if p := d.idom[i]; p >= 0 {
			d.children[p] = append(d.children[p], int32(i))
		}
	}
	// A dominator has a smaller index than what it dominates, so sizes of
	// subtrees can be summed from the back and numbers be given from the front.
	size := make([]int32, n)
	for i := n - 1; i >= 0; i-- {
		size[i]++
		if i > 0 && d.idom[i] >= 0 {
			size[d.idom[i]] += size[i]
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

// Idom returns the immediate dominator of b, nil for the entry.
func (d *DomTree) Idom(b *Block) *Block {
	if b.Index == 0 {
		return nil
	}
	return d.blocks[d.idom[b.Index]]
}

// Children returns the blocks that b immediately dominates, in order.
func (d *DomTree) Children(b *Block) []*Block { return d.list(d.children[b.Index]) }

// Dominates reports whether every way from the entry to b goes through a; a
// block dominates itself.
func (d *DomTree) Dominates(a, b *Block) bool {
	return d.pre[a.Index] <= d.pre[b.Index] && d.pre[b.Index] <= d.last[a.Index]
}

// Frontier returns the dominance frontier of b: the blocks that b does not
// strictly dominate while it dominates one of their predecessors.
func (d *DomTree) Frontier(b *Block) []*Block { return d.list(d.frontier[b.Index]) }

func (d *DomTree) list(indices []int32) []*Block {
	bs := make([]*Block, len(indices))
	for i, k := range indices {
		bs[i] = d.blocks[k]
	}
	return bs
}

// findFrontiers computes the dominance frontiers.
func (d *DomTree) findFrontiers() {
	d.frontier = make([][]int32, len(d.blocks))
	for i, b := range d.blocks {
		if len(b.Preds) < 2 {
			continue
		}
		for _, p := range b.Preds {
			// The last entry tells whether this block is there already, and then
			// all dominators up to idom have it too.
			for r := int32(p.Index); r != d.idom[i]; r = d.idom[r] {
				fr := d.frontier[r]
				if len(fr) > 0 && fr[len(fr)-1] == int32(i) {
					break
				}
				d.frontier[r] = append(fr, int32(i))
			}
		}
	}
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
