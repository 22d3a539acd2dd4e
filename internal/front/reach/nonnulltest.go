package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// excludesNull reports whether control goes from one block to another only if v is not null: a comparison with null says that, or
// a method of the platform that returns true for objects only.
func (b *body) excludesNull(from, to *ssa.Block, v ssa.Value) bool {
	if excludesNull(from, to, v) {
		return true
	}
	test, ok := from.Instrs[len(from.Instrs)-1].(*ssa.If)
	if !ok || from.Succs[0] == from.Succs[1] {
		return false
	}
	c, ok := test.X.(*ssa.Call)
	if !ok || !isZero(test.Y) || !(test.Op == ssa.NE && from.Succs[0] == to || test.Op == ssa.EQ && from.Succs[1] == to) {
		return false
	}
	m, err := b.n.hier.ResolveMethod(c.Method)
	if err != nil || !b.n.bound(m) {
		return false
	}
	for i, a := range c.Args {
		if a == v && b.n.trueForObjects(m, i, b.calls+1) {
			return true
		}
	}
	return false
}

// trueForObjects reports whether m, which returns a boolean, returns true only if its argument number k, with the receiver first, is not null.
func (n *Nullness) trueForObjects(m *classfile.Method, k, calls int) bool {
	if calls > maxCalls || m.Code == nil || m.Desc[len(m.Desc)-1] != 'Z' {
		return false
	}
	fn, err := ssa.Lift(m, n.hier)
	if err != nil || k >= len(fn.Params) {
		return false
	}
	b := &body{n: n, fn: fn, dom: ssa.Dominators(fn), calls: calls}
	for _, blk := range fn.Blocks {
		r, ok := blk.Instrs[len(blk.Instrs)-1].(*ssa.Return)
		if !ok || b.tested(fn.Params[k], blk) || isZero(r.Result) {
			continue
		}
		phi, ok := r.Result.(*ssa.Phi)
		if !ok {
			return false
		}
		for i, a := range phi.Args {
			if !isZero(a) && !b.tested(fn.Params[k], phi.Block().Preds[i]) {
				return false
			}
		}
	}
	return true
}

// isZero reports whether v is the constant 0, which false is, too.
func isZero(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Typ == ssa.Int && c.Int == 0
}
