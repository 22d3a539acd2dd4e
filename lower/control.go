package lower

import (
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// switchOn emits a switch.
func (e *emitter) switchOn(in *ssa.Switch) {
	x := e.value(in.X)
	var ts []ivl.Target
	for i := range in.Block().Succs {
		l := e.edge(in, i)
		if i < len(in.Keys) {
			ts = append(ts, ivl.Target{Cond: ivl.Eq.Of(x, ivl.IntConst(int64(in.Keys[i]), ivl.IntZ)), Label: l})
		} else {
			ts = append(ts, ivl.Target{Label: l})
		}
	}
	e.end(&ivl.Goto{Targets: ts, Pos: e.at})
}

// comparison returns the condition of an If.
func (e *emitter) comparison(in *ssa.If) ivl.Term {
	x, y := e.value(in.X), e.value(in.Y)
	if boxes, values := e.sharedBoxes(in), e.valueBased(in); len(boxes)+len(values) > 0 {
		same := ivl.Or.Of(e.sameBox(x, y, boxes), e.sameValue(x, y, values))
		if in.Op == ssa.NE {
			return ivl.Not.Of(same)
		}
		return same
	}
	if cmp, ok := in.X.(*ssa.BinOp); ok && (cmp.Op == ssa.CmpL || cmp.Op == ssa.CmpG) && cmp.Block() == in.Block() {
		// The condition speaks of the floats themselves, so that analyses learn about them.
		x = floatOps[cmp.Op].Of(e.value(cmp.X), e.value(cmp.Y))
	}
	if is, ok := in.X.(*ssa.InstanceOf); ok && is.Block() == in.Block() && isFalse(in.Y) && (in.Op == ssa.EQ || in.Op == ssa.NE) {
		// The condition speaks of the object itself, so that analyses learn about it.
		cond := e.answers[is]
		if in.Op == ssa.EQ {
			cond = ivl.Not.Of(cond)
		}
		return cond
	}
	return comparison(in.Op, x, y)
}

// isFalse reports whether v is the constant 0.
func isFalse(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Typ == ssa.Int && c.Int == 0
}

// comparison is a comparison of ints, longs or references.
func comparison(op ssa.Comparison, x, y ivl.Term) ivl.Term {
	switch op {
	case ssa.EQ:
		return ivl.Eq.Of(x, y)
	case ssa.NE:
		return ivl.Not.Of(ivl.Eq.Of(x, y))
	case ssa.LT:
		return ivl.Lt.Of(x, y)
	case ssa.GE:
		return ivl.Le.Of(y, x)
	case ssa.GT:
		return ivl.Lt.Of(y, x)
	case ssa.LE:
		return ivl.Le.Of(x, y)
	}
	panic("BUG: unknown comparison")
}
