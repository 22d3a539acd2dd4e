package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// closed reports whether m, a static method of the platform, depends on its
// arguments alone, so that its bytecode is its meaning whatever class it is in:
// it computes, makes objects that it may throw, and calls only methods that are
// closed themselves, that an intrinsic, a model or lifted bytecode gives a
// meaning, or that its arguments have. Fields are read only where they are
// constants.
func (p *Program) closed(m *classfile.Method) bool {
	if is, known := p.closedOf[m]; known {
		return is
	}
	if !m.IsStatic() || m.Code == nil || !m.Class.Origin.Platform || jdk.IsIntrinsic(m) {
		p.closedOf[m] = false
		return false
	}
	p.closedOf[m] = false // where m calls itself: nothing may rest on what is not known yet
	f, err := p.ssa.of(m)
	is := err == nil
	for i := 0; is && i < len(f.Blocks); i++ {
		for _, in := range f.Blocks[i].Instrs {
			is = is && p.closedInstr(in)
		}
	}
	p.closedOf[m] = is
	return is
}

// closedInstr reports whether a closed method may have the instruction.
func (p *Program) closedInstr(in ssa.Instr) bool {
	switch in := in.(type) {
	case *ssa.Phi, *ssa.BinOp, *ssa.Neg, *ssa.Convert, *ssa.NewArray, *ssa.ArrayLength, *ssa.ArrayLoad, *ssa.ArrayStore,
		*ssa.CheckCast, *ssa.InstanceOf, *ssa.If, *ssa.Switch, *ssa.Jump, *ssa.Return, *ssa.Throw:
		return true
	case *ssa.New:
		return p.Subtype(in.Class, jdk.Throwable)
	case *ssa.GetStatic:
		f, err := p.Hier.ResolveField(in.Field)
		return err == nil && f.IsFinal() && (f.ConstantValue != nil || f.Name == AssertionsDisabled && f.Class.Origin.Platform)
	case *ssa.Call:
		m, err := p.Hier.ResolveMethod(in.Method)
		if err != nil {
			return false
		}
		switch in.Kind {
		case ssa.InvokeStatic:
			return p.usesBody(m) || jdk.IsIntrinsic(m)
		case ssa.InvokeSpecial: // constructors of what it throws
			return m.Name == "<init>" && p.Subtype(m.Class.Name, jdk.Throwable)
		case ssa.InvokeInterface: // of an argument: it is dispatched as in the program
			return true
		}
		return jdk.IsLifted(m.Class) || m.Class.IsFinal() && m.Class.Origin.Model && (p.usesBody(m) || jdk.IsIntrinsic(m))
	}
	return false
}
