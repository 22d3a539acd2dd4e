package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// excludesNull reports whether control goes from one block to another only if v is not null: a comparison with null says that, or
// a method of the platform that returns true for objects only.
func (b *body) excludesNull(from, to *ssa.Block, v ssa.Value) bool {
	test, ok := from.Instrs[len(from.Instrs)-1].(*ssa.If)
	if !ok || from.Succs[0] == from.Succs[1] || !(test.Op == ssa.NE && from.Succs[0] == to || test.Op == ssa.EQ && from.Succs[1] == to) {
		return false
	}
	y, ok := test.Y.(*ssa.Const)
	if !ok {
		return false
	}
	if test.X == v {
		return y.Typ == ssa.Null
	}
	c, ok := test.X.(*ssa.Call)
	return ok && isZero(y) && b.trueOnlyFor(c, v)
}

// trueOnlyFor reports whether a call returns true only if v, one of its arguments, is not null.
func (b *body) trueOnlyFor(c *ssa.Call, v ssa.Value) bool {
	m, err := b.n.hier.ResolveMethod(c.Method)
	if err != nil || !b.n.bound(m) {
		return false
	}
	for i, a := range c.Args {
		if a == v && b.n.trueForObjects(argument{m, i}, b.calls+1) {
			return true
		}
	}
	return false
}

// argument is an argument of a method by its number, with the receiver first.
type argument struct {
	of *classfile.Method
	k  int
}

// trueForObjects reports whether a method, which returns a boolean, returns true only if an argument is not null.
func (n *Nullness) trueForObjects(a argument, calls int) bool {
	known, ok := n.objects[a]
	if ok || calls > maxCalls || a.of.Code == nil || a.of.Desc[len(a.of.Desc)-1] != 'Z' {
		return known
	}
	if n.objects == nil {
		n.objects = map[argument]bool{}
	}
	n.objects[a] = false // recursion shows nothing
	fn, err := ssa.Lift(a.of, n.hier)
	if err != nil || a.k >= len(fn.Params) {
		return false
	}
	b := &body{n: n, fn: fn, dom: ssa.Dominators(fn), calls: calls}
	p := fn.Params[a.k]
	for _, blk := range fn.Blocks {
		r, ok := blk.Instrs[len(blk.Instrs)-1].(*ssa.Return)
		if ok && !b.tested(p, blk) && !b.zeroUnlessTested(r.Result, p) {
			return false
		}
	}
	n.objects[a] = true
	return true
}

// zeroUnlessTested reports whether v is 0 where a test that p is not null does not dominate it.
func (b *body) zeroUnlessTested(v, p ssa.Value) bool {
	phi, ok := v.(*ssa.Phi)
	if !ok {
		return isZero(v)
	}
	for i, a := range phi.Args {
		if !isZero(a) && !b.tested(p, phi.Block().Preds[i]) {
			return false
		}
	}
	return true
}

// isZero reports whether v is the constant 0, which false is, too.
func isZero(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Typ == ssa.Int && c.Int == 0
}
