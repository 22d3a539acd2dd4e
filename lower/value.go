package lower

import (
	"math/bits"

	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// value returns the term for an SSA value.
func (e *emitter) value(v ssa.Value) ivl.Term {
	c, ok := v.(*ssa.Const)
	if !ok {
		return e.variable(v)
	}
	switch c.Typ {
	case ssa.Float, ssa.Double:
		return &ivl.FloatLit{Bits: c.Bits, Typ: e.w.typeOfValue(c.Typ)}
	case ssa.Null:
		return ivl.Null(e.w.class(jdk.Object))
	case "Ljava/lang/String;":
		return e.w.object("java/lang/String", c.String)
	case "Ljava/lang/Class;":
		return e.w.object("java/lang/Class", c.String)
	}
	if reach.IsIntLike(c.Typ) || c.Typ == ssa.Long {
		return ivl.IntConst(c.Int, e.w.typeOfValue(c.Typ))
	}
	e.unsupported("constant of type " + string(c.Typ))
	return ivl.Null(e.w.class(jdk.Object))
}

// as returns v as a term that may stand where type t is wanted: a reference is
// cast, through a temporary, where its static class is no subclass; an integer
// is truncated where it may be out of range (JVMS §2.11.1: booleans, bytes,
// chars and shorts are ints while they are computed with).
func (e *emitter) as(v ssa.Value, t ivl.Type) ivl.Term {
	x := e.value(v)
	switch t.Sort {
	case ivl.RefSort:
		return e.refAs(x, t.Class)
	case ivl.IntSort:
		if c, ok := v.(*ssa.Const); ok {
			if lo, hi, bounded := t.Range.Bounds(); !bounded || lo <= c.Int && c.Int <= hi {
				return ivl.IntConst(c.Int, t)
			}
		}
		if !t.Range.Includes(x.Type().Range) {
			return ivl.WrapTo(t.Range, x)
		}
	}
	return x
}

// typeOfResult returns the type of the variable for an instruction's result: a
// narrower one than its SSA type where the definition shows that it fits.
func (e *emitter) typeOfResult(in ssa.Value) ivl.Type {
	switch in := in.(type) {
	case *ssa.Convert:
		return e.w.typeOf(string(in.To))
	case *ssa.ArrayLoad:
		if k := in.Kind; in.Array.Type() != ssa.Null && (k == "C" || k == "S" || k == "B") {
			return *e.w.typeOfValue(in.Array.Type()).Class.Elem
		}
	}
	t := e.w.typeOfValue(in.Type())
	if reach.IsIntLike(in.Type()) && e.span(in).within(0, 1) {
		return ivl.IntOf(ivl.U1)
	}
	return t
}

// refAs returns reference x with static class c or a subclass of it.
func (e *emitter) refAs(x ivl.Term, c *ivl.Class) ivl.Term {
	if x.Type().Class.SubclassOf(c) {
		return x
	}
	if _, ok := x.(*ivl.NullLit); ok {
		return ivl.Null(c)
	}
	tmp := e.local("c", ivl.RefTo(c))
	e.assign(tmp, x)
	return tmp
}

// span is an interval of integers; empty when lo > hi.
type span struct{ lo, hi int64 }

var nothing = span{1, 0}

func (s span) within(lo, hi int64) bool { return s.lo > s.hi || lo <= s.lo && s.hi <= hi }

func (s span) join(t span) span {
	switch {
	case s.lo > s.hi:
		return t
	case t.lo > t.hi:
		return s
	}
	return span{min(s.lo, t.lo), max(s.hi, t.hi)}
}

// span bounds an integer SSA value by its definition and those it is computed
// from. It spares truncations of values that are in range anyway: javac
// computes booleans as phis of 0 and 1.
func (e *emitter) span(v ssa.Value) span {
	if s, ok := e.spans[v]; ok {
		return s
	}
	return e.localSpan(v)
}

// bound computes the spans of phis and bit operations, which depend on one
// another, as a least fixpoint; what has not settled after a few rounds gets
// its type's span.
func (e *emitter) bound() {
	e.spans = map[ssa.Value]span{}
	for _, b := range e.x.Func.Blocks {
		for _, in := range b.Instrs {
			if v, ok := in.(ssa.Value); ok && dependent(in) {
				e.spans[v] = nothing
			}
		}
	}
	for round, changed := 0, true; changed; round++ {
		changed = false
		for _, b := range e.x.Func.Blocks {
			for _, in := range b.Instrs {
				v, ok := in.(ssa.Value)
				if !ok || !dependent(in) {
					continue
				}
				s := e.localSpan(v)
				if s == e.spans[v] {
					continue
				}
				if round > 3 {
					s = e.typeSpan(v.Type())
				}
				changed = changed || s != e.spans[v]
				e.spans[v] = s
			}
		}
	}
}

// dependent reports whether an instruction's span is computed from others'.
func dependent(in ssa.Instr) bool {
	switch in := in.(type) {
	case *ssa.Phi:
		return reach.IsIntLike(in.Type()) || in.Type() == ssa.Long
	case *ssa.BinOp:
		return in.Op == ssa.And || in.Op == ssa.Or || in.Op == ssa.Xor
	}
	return false
}

// localSpan computes a value's span from those of its operands.
func (e *emitter) localSpan(v ssa.Value) span {
	switch v := v.(type) {
	case *ssa.Const:
		return span{v.Int, v.Int}
	case *ssa.Phi:
		s := nothing
		for _, a := range v.Args {
			s = s.join(e.span(a))
		}
		return s
	case *ssa.InstanceOf:
		return span{0, 1}
	case *ssa.Convert:
		return e.typeSpan(v.To)
	case *ssa.BinOp:
		switch v.Op {
		case ssa.Cmp, ssa.CmpL, ssa.CmpG:
			return span{-1, 1}
		case ssa.And, ssa.Or, ssa.Xor:
			return e.bitSpan(v)
		}
	case *ssa.ArrayLoad:
		switch {
		case v.Kind == "C" || v.Kind == "S":
			return e.typeSpan(ssa.Type(v.Kind))
		case v.Kind == "B" && v.Array.Type() == "[Z":
			return e.typeSpan("Z")
		case v.Kind == "B":
			return e.typeSpan("B")
		}
	}
	return e.typeSpan(v.Type())
}

// bitSpan bounds &, | and ^.
func (e *emitter) bitSpan(v *ssa.BinOp) span {
	x, y := e.span(v.X), e.span(v.Y)
	switch {
	case x.lo > x.hi || y.lo > y.hi:
		return nothing
	case x.lo < 0 || y.lo < 0:
		return e.typeSpan(v.Type())
	}
	return span{0, int64(1)<<bits.Len64(uint64(max(x.hi, y.hi))) - 1}
}

// typeSpan bounds values of a primitive type.
func (e *emitter) typeSpan(t ssa.Type) span {
	if len(t) != 1 {
		return span{-1 << 63, 1<<63 - 1}
	}
	lo, hi, ok := e.w.typeOf(string(t)).Range.Bounds()
	if !ok {
		return span{-1 << 63, 1<<63 - 1}
	}
	return span{lo, hi}
}

// comparison returns the condition of an If.
func (e *emitter) comparison(in *ssa.If) ivl.Term {
	x, y := e.value(in.X), e.value(in.Y)
	if boxes := e.sharedBoxes(in); len(boxes) > 0 {
		same := e.sameBox(x, y, boxes)
		if in.Op == ssa.NE {
			return ivl.Not.Of(same)
		}
		return same
	}
	switch in.Op {
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
