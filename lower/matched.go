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

// match is a call that has matched a text.
type match struct {
	call  *ssa.Call
	shape *reach.Shape
}

// matchesOf lists the matches of a value.
func (e *emitter) matchesOf(text ssa.Value) []match {
	if e.shapes == nil {
		e.shapes = map[ssa.Value][]match{}
		for _, b := range e.x.Func.Blocks {
			for _, in := range b.Instrs {
				if c, ok := in.(*ssa.Call); ok {
					if v, s := reach.MatchedShape(c); s != nil {
						e.shapes[v] = append(e.shapes[v], match{c, s})
					}
				}
			}
		}
	}
	return e.shapes[text]
}

// matched emits, after a call that matches a text, the length of what matches.
func (e *emitter) matched(in *ssa.Call) {
	text, s := reach.MatchedShape(in)
	if s == nil || e.dead() {
		return
	}
	if n := ivl.Length(e.value(text)); text.Type() == ssa.Type("L"+jdk.String+";") {
		e.assume(ivl.Or.Of(e.fails(in), inRange(n, int64(s.Min), int64(min(s.Max, ivl.MaxLength)))))
	}
}

// fails is the term for a match that gives false.
func (e *emitter) fails(m *ssa.Call) ivl.Term {
	x := e.value(m)
	return ivl.Eq.Of(x, ivl.IntConst(0, x.Type()))
}

// ofMatched emits what a call of a model returns, or that it does not throw, exc, if its argument is a text that has matched.
func (e *emitter) ofMatched(in ssa.Instr, xs []*ivl.Var, exc *ivl.Var) {
	c, ok := in.(*ssa.Call)
	if !ok || len(c.Args) == 0 {
		return
	}
	for _, m := range e.matchesOf(c.Args[0]) {
		lo, hi, ok := resultOf(c, m.shape)
		if !ok || !e.returned(m.call, c) {
			continue
		}
		holds := ivl.IsNull(exc)
		if xs[0].Typ.Sort == ivl.IntSort {
			holds = ivl.And.Of(holds, inRange(xs[0], lo, hi))
		}
		e.assume(ivl.Or.Of(e.fails(m.call), holds))
	}
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
