package ssa

import (
	"math/rand"
	"testing"
)

// randomGraph makes n linked blocks that are all reachable, in reverse postorder.
func randomGraph(r *rand.Rand, n int) []*Block {
	blocks := make([]*Block, n)
	for i := range blocks {
		blocks[i] = &Block{}
	}
	for i, b := range blocks {
		for range r.Intn(3) {
			b.Succs = append(b.Succs, blocks[1+r.Intn(n-1)])
		}
		if i > 0 && r.Intn(4) == 0 {
			b.Handlers = append(b.Handlers, Handler{"", blocks[1+r.Intn(n-1)]})
		}
	}
	blocks = reversePostorder(blocks[0], n)
	linkPreds(blocks)
	return blocks
}

// avoids reports whether a way leads from the entry to b without a.
func avoids(blocks []*Block, a, b *Block) bool {
	seen := map[*Block]bool{}
	var visit func(*Block) bool
	visit = func(x *Block) bool {
		if x == a || seen[x] {
			return false
		}
		if x == b {
			return true
		}
		seen[x] = true
		for _, s := range x.Succs {
			if visit(s) {
				return true
			}
		}
		for _, h := range x.Handlers {
			if visit(h.Target) {
				return true
			}
		}
		return false
	}
	return visit(blocks[0])
}

// TestDominators compares dominators, frontiers and loop heads with their
// definitions on random graphs.
func TestDominators(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for range 300 {
		blocks := randomGraph(r, 2+r.Intn(12))
		d := Dominators(&Func{Blocks: blocks})
		dominates := func(a, b *Block) bool { return !avoids(blocks, a, b) }
		for _, a := range blocks {
			inFrontier := map[*Block]bool{}
			for _, b := range d.Frontier(a) {
				if inFrontier[b] {
					t.Fatalf("%s twice in the frontier of %s", b.Name(), a.Name())
				}
				inFrontier[b] = true
			}
			for _, b := range blocks {
				if got, want := d.Dominates(a, b), dominates(a, b); got != want {
					t.Fatalf("%s dominates %s: %v, want %v", a.Name(), b.Name(), got, want)
				}
				want := false
				for _, p := range b.Preds {
					want = want || dominates(a, p) && (a == b || !dominates(a, b))
				}
				if inFrontier[b] != want {
					t.Fatalf("%s in the frontier of %s: %v, want %v", b.Name(), a.Name(), inFrontier[b], want)
				}
			}
		}
		checkTree(t, d, blocks, dominates)
	}
}

// checkTree checks immediate dominators, children and loop heads.
func checkTree(t *testing.T, d *DomTree, blocks []*Block, dominates func(a, b *Block) bool) {
	heads := map[*Block]bool{}
	for _, b := range d.LoopHeads() {
		heads[b] = true
	}
	for i, b := range blocks {
		if i == 0 {
			if d.Idom(b) != nil {
				t.Fatal("the entry has an immediate dominator")
			}
			continue
		}
		idom := d.Idom(b)
		for _, a := range blocks {
			if a != b && dominates(a, b) && !dominates(a, idom) {
				t.Fatalf("%s lies between %s and its immediate dominator %s", a.Name(), b.Name(), idom.Name())
			}
		}
		child, loop := false, false
		for _, c := range d.Children(idom) {
			child = child || c == b
		}
		if !child {
			t.Fatalf("%s is not among the children of %s", b.Name(), idom.Name())
		}
		for _, p := range b.Preds {
			loop = loop || dominates(b, p)
		}
		if heads[b] != loop {
			t.Fatalf("%s is a loop head: %v, want %v", b.Name(), heads[b], loop)
		}
	}
}
