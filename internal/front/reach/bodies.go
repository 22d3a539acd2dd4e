package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// usesBody reports whether m's own bytecode is its meaning: it has some, and
// it is the program's, a model's, or the platform's and small and self-contained.
func (p *Program) usesBody(m *classfile.Method) bool {
	if m.Code == nil || p.bodiless[m] || jdk.IsIntrinsic(m) {
		return false
	}
	switch {
	case p.Opts.Execute != nil && owned(m.Class):
		return true
	case p.IsThrowableInit(m):
		i := p.InitOf(m)
		return p.Messages && p.plainThrowable(m.Class.Name) || i.Runnable && (p.Messages || i.Checks)
	case m.Class.Name == jdk.Throwable && m.Class.Origin.Model:
		return p.Messages || m.Name == "setStackTrace"
	}
	return owned(m.Class) || fromPlatform(m) || p.closed(m)
}

// closed reports whether m, a static method of the platform, depends on its
// arguments alone, so that its bytecode is its meaning whatever class it is in:
// it computes, makes objects that it may throw, and calls only methods of its
// arguments, closed methods, and methods whose meaning is an intrinsic, a model
// or lifted bytecode. It reads only constant fields.
func (p *Program) closed(m *classfile.Method) bool {
	if is, known := p.closedOf[m]; known {
		return is
	}
	if !m.IsStatic() || m.Code == nil || !m.Class.Origin.Platform || jdk.IsIntrinsic(m) {
		p.closedOf[m] = false
		return false
	}
	p.closedOf[m] = false // m calls itself: a result that is not known yet must not be used
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

// OwnsFields reports whether only modelled code writes to the instance fields
// of class c: c is the program's, or its constructors have bodies.
func (p *Program) OwnsFields(c *classfile.Class) bool {
	if c.Name == jdk.String { // the contents of a string are its elements, see package lower
		return false
	}
	if owned(c) {
		return true
	}
	if jdk.IsWrapper(c.Name) { // valueOf has a meaning of its own
		return true
	}
	for _, m := range c.Methods {
		if m.Name == "<init>" && p.usesBody(m) {
			return true
		}
	}
	return false
}

// BoxValue returns the field with the value of a wrapper class's objects, nil
// if there are no such objects.
func (p *Program) BoxValue(class string) *classfile.Field {
	if p.Types[class] == nil {
		return nil
	}
	c := p.Class(class)
	if c == nil {
		return nil
	}
	for _, f := range c.Fields {
		if f.Name == "value" && !f.IsStatic() {
			return f
		}
	}
	return nil
}

// Finalizer returns the method of the program that the JVM calls for an
// unreachable object of class name, nil if there is none.
func (p *Program) Finalizer(name string) *classfile.Method {
	if p.Platform(name) {
		return nil
	}
	o := p.Class(jdk.Object).FindMethod("finalize", "()V")
	if o == nil {
		return nil
	}
	m, err := p.Hier.Select(name, o)
	if err != nil || m == nil || m.Class.Origin.Platform || m.Code == nil {
		return nil
	}
	return m
}

// HashRoot returns the root of type t, "" if it has none.
func (p *Program) HashRoot(t *Type) string {
	if t.Name[0] == '[' || t.Name == jdk.String || p.NoInstances(t.Name) || p.Subtype(t.Name, jdk.Throwable) {
		return ""
	}
	root := ""
	for n := t.Name; n != jdk.Object; {
		c := p.Class(n)
		if c == nil || !owned(c) || c.IsInterface() {
			return ""
		}
		root, n = n, c.Super
	}
	return root
}

// IdentityOf returns the root of type t when its objects run Object's method for
// hashCode, resolved to m; "" otherwise.
func (p *Program) IdentityOf(t *Type, m *classfile.Method) string {
	if !p.OwnHash(t, m) {
		return ""
	}
	return p.HashRoot(t)
}

// OwnHash reports whether objects of type t run Object's method for hashCode,
// resolved to m.
func (p *Program) OwnHash(t *Type, m *classfile.Method) bool {
	if m.Name != "hashCode" || m.Desc != "()I" {
		return false
	}
	sel, err := p.Hier.Select(t.Name, m)
	return err == nil && sel != nil && sel.Class.Name == jdk.Object
}

// reach makes m reachable.
func (p *Program) reach(m *classfile.Method) *Method {
	if x := p.methodOf[m]; x != nil {
		return x
	}
	x := &Method{Def: m, Name: MethodName(m.Class.Name, m.Name, m.Desc), Sites: map[ssa.Instr]*CallSite{}, Catchers: CatchSet{}}
	x.transparent = p.Dynamic.Transparent(m) || p.Platform(p.Dynamic.Host(m.Class.Name))
	p.methodOf[m] = x
	p.Methods = append(p.Methods, x)
	p.queue = append(p.queue, x)
	return x
}

// AnyFinalizer returns a method of the program that the JVM calls for unreachable objects, nil if there is none.
func (p *Program) AnyFinalizer() *classfile.Method {
	for _, t := range p.TypeOrder {
		if t.Name[0] == '[' || p.NoInstances(t.Name) {
			continue
		}
		if m := p.Finalizer(t.Name); m != nil {
			return m
		}
	}
	return nil
}
