package lower

import (
	"math/bits"

	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ssa"
)

// span bounds an integer SSA value by its definition and those of its operands.
// It avoids truncations of values that are in range anyway: javac computes
// booleans as phis of 0 and 1.
func (e *emitter) span(v ssa.Value) span {
	if s, ok := e.spans[v]; ok {
		return s
	}
	return e.localSpan(v)
}

// bound computes the spans of phis and bit operations, which depend on one
// another, as a least fixpoint; a span that still changes after a few rounds
// becomes its type's span.
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
