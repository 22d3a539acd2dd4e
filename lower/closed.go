package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// closed reports whether m, a static method of the platform, depends on its
// arguments alone, so that its bytecode is its meaning whatever class it is in:
// it computes, makes objects that it may throw, and calls only methods that are
// closed themselves, that an intrinsic, a model or lifted bytecode gives a
// meaning, or that its arguments have. Fields are read only where they are
// constants.
func (u *universe) closed(m *classfile.Method) bool {
	if is, known := u.closedOf[m]; known {
		return is
	}
	if !m.IsStatic() || m.Code == nil || !m.Class.Origin.Platform || isIntrinsic(m) {
		u.closedOf[m] = false
		return false
	}
	u.closedOf[m] = false // where m calls itself: nothing may rest on what is not known yet
	f, err := u.ssa.of(m)
	is := err == nil
	for i := 0; is && i < len(f.Blocks); i++ {
		for _, in := range f.Blocks[i].Instrs {
			is = is && u.closedInstr(in)
		}
	}
	u.closedOf[m] = is
	return is
}

// closedInstr reports whether a closed method may have the instruction.
func (u *universe) closedInstr(in ssa.Instr) bool {
	switch in := in.(type) {
	case *ssa.Phi, *ssa.BinOp, *ssa.Neg, *ssa.Convert, *ssa.NewArray, *ssa.ArrayLength, *ssa.ArrayLoad, *ssa.ArrayStore,
		*ssa.CheckCast, *ssa.InstanceOf, *ssa.If, *ssa.Switch, *ssa.Jump, *ssa.Return, *ssa.Throw:
		return true
	case *ssa.New:
		return u.subtype(in.Class, throwable)
	case *ssa.GetStatic:
		f, err := u.hier.ResolveField(in.Field)
		return err == nil && f.IsFinal() && (f.ConstantValue != nil || f.Name == assertionsDisabled && f.Class.Origin.Platform)
	case *ssa.Call:
		m, err := u.hier.ResolveMethod(in.Method)
		if err != nil {
			return false
		}
		switch in.Kind {
		case ssa.InvokeStatic:
			return u.usesBody(m) || isIntrinsic(m)
		case ssa.InvokeSpecial: // constructors of what it throws
			return m.Name == "<init>" && u.subtype(m.Class.Name, throwable)
		case ssa.InvokeInterface: // of an argument: it is dispatched as in the program
			return true
		}
		return isLifted(m.Class) || m.Class.IsFinal() && m.Class.Origin.Model && (u.usesBody(m) || isIntrinsic(m))
	}
	return false
}
