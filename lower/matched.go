package lower

import (
	"slices"

	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// A text that has matched a constant expression has its shape (reach.Shape). Texts never change, so later calls on the same
// SSA value, which the match dominates, are emitted with what follows: a number of few digits is parsed, a char is there and in
// its class. What is assumed holds in every run, whatever the analysis knows of the match.

// said is what calls of the method say of texts.
func (e *emitter) said() *reach.Texts {
	if e.texts == nil {
		e.texts = e.prog.TextsOf(e.x.Func)
	}
	return e.texts
}

// matched emits what a call says of the text that it matches, or of the group that it gives: its length, and that it is not null.
func (e *emitter) matched(in *ssa.Call) {
	if e.dead() || e.x.Model() {
		return
	}
	if m, ok := e.said().Matches[in]; ok && m.Text.Type() == ssa.Type("L"+jdk.String+";") {
		e.assume(ivl.Or.Of(e.fails(in), lengthIn(e.value(m.Text), m.Shape)))
	}
	if g, ok := e.said().Groups[in]; ok {
		x := e.value(in)
		if g.Always {
			e.assume(ivl.Not.Of(ivl.IsNull(x)))
		}
		e.assume(ivl.Or.Of(ivl.IsNull(x), lengthIn(x, g.Shape)))
	}
}

// lengthIn is the term that a text has a length of that shape.
func lengthIn(text ivl.Term, s *reach.Shape) ivl.Term {
	return inRange(ivl.Length(text), int64(s.Min), int64(min(s.Max, ivl.MaxLength)))
}

// fails is the term for a match that gives false.
func (e *emitter) fails(m *ssa.Call) ivl.Term {
	x := e.value(m)
	return ivl.Eq.Of(x, ivl.IntConst(0, x.Type()))
}

// ofMatched emits what a call of a model returns, or that it does not throw, exc, if its argument is a text that has matched.
func (e *emitter) ofMatched(in ssa.Instr, xs []*ivl.Var, exc *ivl.Var) {
	c, ok := in.(*ssa.Call)
	if !ok || len(c.Args) == 0 || len(xs) == 0 || e.x.Model() {
		return
	}
	if _, ok := e.said().Groups[c]; ok { // there is such a group
		for _, class := range []string{"java/lang/IllegalArgumentException", "java/lang/IndexOutOfBoundsException"} {
			e.assume(ivl.Not.Of(ivl.Eq.Of(ivl.TypeNo(exc), ivl.IntConst(int64(e.w.class(class).ID), ivl.IntZ))))
		}
	}
	for _, m := range e.said().By[c.Args[0]] {
		if e.returned(m, c) {
			e.ofShape(c, e.said().Matches[m].Shape, e.fails(m), xs[0], exc)
		}
	}
	if g, ok := c.Args[0].(*ssa.Call); ok {
		if group, ok := e.said().Groups[g]; ok {
			e.ofShape(c, group.Shape, ivl.IsNull(e.value(g)), xs[0], exc)
		}
	}
}

// ofShape emits what a call returns, x, unless its argument has another shape.
func (e *emitter) ofShape(c *ssa.Call, s *reach.Shape, other ivl.Term, x, exc *ivl.Var) {
	lo, hi, ok := resultOf(c, s)
	if !ok {
		return
	}
	holds := ivl.IsNull(exc)
	if x.Typ.Sort == ivl.IntSort {
		holds = ivl.And.Of(holds, inRange(x, lo, hi))
	}
	e.assume(ivl.Or.Of(other, holds))
}

// resultOf returns the bounds of what a call returns that has a text of that shape as its first argument; ok is false if it may
// throw.
func resultOf(c *ssa.Call, s *reach.Shape) (lo, hi int64, ok bool) {
	switch c.Method.Class + "." + c.Method.Name + c.Method.Desc {
	case "java/lang/Integer.parseInt(Ljava/lang/String;)I", "java/lang/Integer.valueOf(Ljava/lang/String;)Ljava/lang/Integer;":
		return s.Number(9)
	case "java/lang/Long.parseLong(Ljava/lang/String;)J", "java/lang/Long.valueOf(Ljava/lang/String;)Ljava/lang/Long;":
		return s.Number(18)
	case jdk.String + ".charAt(I)C":
		i, constant := c.Args[1].(*ssa.Const)
		if !constant || i.Int < 0 || i.Int >= int64(s.Min) {
			return 0, 0, false
		}
		if lo, hi, ok = s.Place(int(i.Int)).Bounds(); !ok {
			return 0, 1<<16 - 1, true
		}
		return lo, hi, true
	}
	return 0, 0, false
}

// returned reports whether every path to b comes from a, which has returned there.
func (e *emitter) returned(a, b *ssa.Call) bool {
	from, to := a.Block(), b.Block()
	if from == to {
		return slices.Index(from.Instrs, ssa.Instr(a)) < slices.Index(from.Instrs, ssa.Instr(b))
	}
	if len(from.Handlers) == 0 {
		return e.dom.Dominates(from, to)
	}
	return slices.ContainsFunc(from.Succs, func(s *ssa.Block) bool { return len(s.Preds) == 1 && e.dom.Dominates(s, to) })
}
