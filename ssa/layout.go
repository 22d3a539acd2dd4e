package ssa

// layOut orders the nodes in reverse postorder and makes the blocks and their
// edges. The order keeps to the source: what falls through comes before what
// is jumped to, and handlers come last.
func (l *lifter) layOut() {
	l.order = reversePostorder(l.nodes[0])
	if l.jumpsToEntry() {
		l.order = append([]*node{nil}, l.order...)
	}
	l.blocks = make([]*Block, len(l.order))
	backing := make([]Block, len(l.order))
	for i, n := range l.order {
		b := &backing[i]
		b.Index = i
		l.blocks[i] = b
		if n != nil {
			n.block = b
			l.depth = max(l.depth, len(n.stack), n.leaves)
		}
	}
	for _, n := range l.order {
		if n == nil {
			link(l.blocks[0], l.blocks[1])
			continue
		}
		for _, s := range n.succs {
			link(n.block, s.block)
		}
		for _, h := range n.handlers {
			n.block.Handlers = append(n.block.Handlers, Handler{h.catch, h.to.block})
			h.to.block.Preds = append(h.to.block.Preds, n.block)
		}
	}
}

func link(from, to *Block) {
	from.Succs = append(from.Succs, to)
	to.Preds = append(to.Preds, from)
}

func (l *lifter) jumpsToEntry() bool {
	entry := l.nodes[0]
	for _, n := range l.order {
		for _, s := range n.succs {
			if s == entry {
				return true
			}
		}
	}
	return false
}

// reversePostorder lists the nodes reachable from entry.
func reversePostorder(entry *node) []*node {
	type frame struct {
		n    *node
		next int
	}
	var post []*node
	entry.seen = true
	stack := []frame{{n: entry}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		s := top.n.child(top.next)
		if s == nil {
			post = append(post, top.n)
			stack = stack[:len(stack)-1]
			continue
		}
		top.next++
		if !s.seen {
			s.seen = true
			stack = append(stack, frame{n: s})
		}
	}
	for i, j := 0, len(post)-1; i < j; i, j = i+1, j-1 {
		post[i], post[j] = post[j], post[i]
	}
	return post
}

// child returns the i-th successor in the order of the depth-first search,
// whose last is the first in reverse postorder; nil after the last.
func (n *node) child(i int) *node {
	h := len(n.handlers)
	switch {
	case i < h:
		return n.handlers[h-1-i].to
	case i >= h+len(n.succs):
		return nil
	case len(n.succs) == 2: // an if: what is jumped to, then what falls through
		return n.succs[i-h]
	}
	return n.succs[len(n.succs)-1-(i-h)]
}
