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
	n.throwers[m] = !slices.ContainsFunc(fn.Blocks, b.returns)
	return n.throwers[m]
}

// control says where control may come in a body.
type control struct {
	reached []bool // to the beginning of a block
	ends    []bool // not to the end of a block, because a call in it never returns
}

// controlOf finds out where control may come.
func (b *body) controlOf() *control {
	if b.control != nil {
		return b.control
	}
	c := &control{reached: make([]bool, len(b.fn.Blocks)), ends: make([]bool, len(b.fn.Blocks))}
	c.reached[0] = true
	for work := []*ssa.Block{b.fn.Blocks[0]}; len(work) > 0; {
		x := work[0]
		work = work[1:]
		var next []*ssa.Block
		if c.ends[x.Index] = slices.ContainsFunc(x.Instrs, b.throws); !c.ends[x.Index] {
			next = slices.Clone(x.Succs)
		}
		for _, h := range x.Handlers {
			next = append(next, h.Target)
		}
		for _, y := range next {
			if !c.reached[y.Index] {
				c.reached[y.Index] = true
				work = append(work, y)
			}
		}
	}
	b.control = c
	return c
}

// throws reports whether an instruction is a call that never returns. Methods that do not are void, but for a few that nobody need know.
func (b *body) throws(in ssa.Instr) bool {
	c, ok := in.(*ssa.Call)
	if !ok || c.Type() != ssa.Void {
		return false
	}
	m, err := b.n.hier.ResolveMethod(c.Method)
	return err == nil && b.n.neverReturns(m, b.calls+1)
}

// returns reports whether control may come to a return at the end of a block.
func (b *body) returns(blk *ssa.Block) bool {
	_, ok := blk.Instrs[len(blk.Instrs)-1].(*ssa.Return)
	c := b.controlOf()
	return ok && c.reached[blk.Index] && !c.ends[blk.Index]
}

// isTaken reports whether control may go from one block to another.
func (b *body) isTaken(from, to *ssa.Block) bool {
	c := b.controlOf()
	return c.reached[from.Index] && (!c.ends[from.Index] || slices.ContainsFunc(from.Handlers, func(h ssa.Handler) bool { return h.Target == to }))
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
