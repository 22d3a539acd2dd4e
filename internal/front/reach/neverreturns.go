package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// neverReturns reports whether a call of m, of the platform, throws or does not end, because no return instruction is reached: of such a
// method what follows a call does not matter.
func (n *Nullness) neverReturns(m *classfile.Method, calls int) bool {
	if known, ok := n.throwers[m]; ok || calls > maxCalls || m.Code == nil || !n.bound(m) {
		return known
	}
	if n.throwers == nil {
		n.throwers = map[*classfile.Method]bool{}
	}
	n.throwers[m] = false // recursion shows nothing
	fn, err := ssa.Lift(m, n.hier)
	if err != nil {
		return false
	}
	b := &body{n: n, fn: fn, calls: calls}
	n.throwers[m] = !slices.ContainsFunc(fn.Blocks, func(blk *ssa.Block) bool {
		_, returns := blk.Instrs[len(blk.Instrs)-1].(*ssa.Return)
		return returns && b.isReached(blk) && !b.ends(blk)
	})
	return n.throwers[m]
}

// ends reports whether control does not come to the end of a block, because a call in it never returns.
func (b *body) ends(blk *ssa.Block) bool {
	return slices.ContainsFunc(blk.Instrs, func(in ssa.Instr) bool {
		c, ok := in.(*ssa.Call)
		if !ok || c.Type() != ssa.Void {
			return false
		}
		m, err := b.n.hier.ResolveMethod(c.Method)
		return err == nil && b.n.neverReturns(m, b.calls+1)
	})
}

// isReached reports whether control may come to a block: the normal successors of those that end early do not count.
func (b *body) isReached(blk *ssa.Block) bool {
	if b.reached == nil {
		b.reached = make([]bool, len(b.fn.Blocks))
		b.reached[0] = true
		for work := []*ssa.Block{b.fn.Blocks[0]}; len(work) > 0; {
			x := work[0]
			work = work[1:]
			var next []*ssa.Block
			if !b.ends(x) {
				next = slices.Clone(x.Succs)
			}
			for _, h := range x.Handlers {
				next = append(next, h.Target)
			}
			for _, y := range next {
				if !b.reached[y.Index] {
					b.reached[y.Index] = true
					work = append(work, y)
				}
			}
		}
	}
	return b.reached[blk.Index]
}

// isTaken reports whether control may go from one block to another.
func (b *body) isTaken(from, to *ssa.Block) bool {
	return b.isReached(from) && (!b.ends(from) || slices.ContainsFunc(from.Handlers, func(h ssa.Handler) bool { return h.Target == to }))
}

// onlyFrom is the one block from which control may come to another; nil if there are several.
func (b *body) onlyFrom(to *ssa.Block) (from *ssa.Block) {
	for _, p := range to.Preds {
		if !b.isTaken(p, to) {
			continue
		}
		if from != nil {
			return nil
		}
		from = p
	}
	return from
}
