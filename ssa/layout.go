package ssa

// layOut makes the blocks and their edges from the nodes, in reverse postorder.
func (l *lifter) layOut() {
	backing := make([]Block, len(l.nodes)+1)
	for i, n := range l.nodes {
		n.block = &backing[i]
	}
	entry := l.nodes[0].block
	for _, n := range l.nodes {
		if !n.reached {
			continue
		}
		if len(n.succs) > 0 {
			n.block.Succs = make([]*Block, len(n.succs))
		}
		for i, s := range n.succs {
			n.block.Succs[i] = s.block
			if s == l.nodes[0] { // the entry has no predecessors: give it one
				entry = &backing[len(l.nodes)]
			}
		}
		for _, h := range n.handlers {
			n.block.Handlers = append(n.block.Handlers, Handler{h.catch, h.to.block})
		}
	}
	if entry != l.nodes[0].block {
		entry.Succs = []*Block{l.nodes[0].block}
	}
	l.blocks = reversePostorder(entry, len(backing))
	linkPreds(l.blocks)
	l.order = make([]*node, len(l.blocks))
	for _, n := range l.nodes {
		if n.reached {
			l.order[n.block.Index] = n
		}
	}
}

// linkPreds sets Preds from Succs and Handlers.
func linkPreds(blocks []*Block) {
	count := make([]int32, len(blocks))
	total := 0
	for _, b := range blocks {
		for _, s := range b.Succs {
			count[s.Index]++
		}
		for _, h := range b.Handlers {
			count[h.Target.Index]++
		}
		total += len(b.Succs) + len(b.Handlers)
	}
	backing := make([]*Block, total)
	for i, b := range blocks {
		b.Preds = backing[:0:count[i]]
		backing = backing[count[i]:]
	}
	for _, b := range blocks {
		for _, s := range b.Succs {
			s.Preds = append(s.Preds, b)
		}
		for _, h := range b.Handlers {
			h.Target.Preds = append(h.Target.Preds, b)
		}
	}
}

// reversePostorder lists the blocks reachable from entry, out of at most n, and
// numbers them. The order follows the source: the fall-through successor comes
// before jump targets, and handlers come last.
func reversePostorder(entry *Block, n int) []*Block {
	type frame struct {
		b    *Block
		next int
	}
	post := make([]*Block, 0, n)
	seen := map[*Block]bool{entry: true}
	stack := []frame{{b: entry}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		s := top.b.child(top.next)
		if s == nil {
			post = append(post, top.b)
			stack = stack[:len(stack)-1]
			continue
		}
		top.next++
		if !seen[s] {
			seen[s] = true
			stack = append(stack, frame{b: s})
		}
	}
	for i, j := 0, len(post)-1; i < j; i, j = i+1, j-1 {
		post[i], post[j] = post[j], post[i]
	}
	for i, b := range post {
		b.Index = i
	}
	return post
}

// child returns the i-th successor in the order of the depth-first search,
// whose last is the first in reverse postorder; nil after the last.
func (b *Block) child(i int) *Block {
	h := len(b.Handlers)
	switch {
	case i < h:
		return b.Handlers[h-1-i].Target
	case i >= h+len(b.Succs):
		return nil
	case len(b.Succs) == 2: // an if: the jump target, then the fall-through successor
		return b.Succs[i-h]
	}
	return b.Succs[len(b.Succs)-1-(i-h)]
}
