package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// same reports whether each run has one value for a and b at b, where a is computed before: they are one, or reads of one field
// of one object that does not change between the two.
func (e *emitter) same(a, b ssa.Value) bool {
	if a == b {
		return true
	}
	x, isRead := a.(*ssa.GetField)
	y, isSecond := b.(*ssa.GetField)
	if !isRead || !isSecond || e.prog.Opts.Interference || e.prog.Opts.Schedules || !e.same(x.Object, y.Object) {
		return false
	}
	f := e.prog.Field(x.Field)
	if f == nil || f != e.prog.Field(y.Field) || !e.prog.OwnsFields(f.Class) {
		return false
	}
	return e.w.fields[f].Immutable || e.unchanged(f, x, y)
}

// unchanged reports whether a field, of any object, keeps its value from x to y, where x comes before y: there is one way between the
// two, and no instruction on it writes the field, nor runs other code.
func (e *emitter) unchanged(f *classfile.Field, x, y ssa.Instr) bool {
	b := y.Block()
	ins := b.Instrs
	for i, in := range ins {
		if in == y {
			ins = ins[:i]
		}
	}
	for {
		for i := len(ins) - 1; i >= 0; i-- {
			if ins[i] == x {
				return true
			}
			if !e.leaves(ins[i], f) {
				return false
			}
		}
		if len(b.Preds) != 1 || b.Preds[0].Index >= b.Index {
			return false
		}
		b = b.Preds[0]
		ins = b.Instrs
	}
}

// leaves reports whether an instruction writes nothing to a field, and runs no other code.
func (e *emitter) leaves(in ssa.Instr, f *classfile.Field) bool {
	switch in := in.(type) {
	case *ssa.PutField:
		return e.prog.Field(in.Field) != f
	case *ssa.Phi, *ssa.BinOp, *ssa.Neg, *ssa.Convert, *ssa.NewArray, *ssa.ArrayLength, *ssa.ArrayLoad, *ssa.ArrayStore, *ssa.GetField,
		*ssa.CheckCast, *ssa.InstanceOf, *ssa.If, *ssa.Switch, *ssa.Jump:
		return true
	}
	return false
}
