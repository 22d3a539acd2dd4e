package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Most constructors of the platform's exceptions pass a text and a cause on. Some
// check their arguments, and throw: new UncheckedIOException(null) is a
// NullPointerException. Their bytecode shows which ones do. These run, also in
// programs that do not read the contents of exceptions.

// InitOf looks at the constructor m of a platform's exception.
func (p *Program) InitOf(m *classfile.Method) ThrowableInit {
	if i, known := p.throwableInits[m]; known {
		return i
	}
	p.throwableInits[m] = ThrowableInit{Runnable: true} // constructors that call each other do not verify
	i := ThrowableInit{Runnable: true}
	if m.Class.Name != jdk.Throwable {
		i = p.readInit(m)
	}
	p.throwableInits[m] = i
	return i
}

func (p *Program) readInit(m *classfile.Method) ThrowableInit {
	if m.Code == nil {
		return ThrowableInit{}
	}
	f, err := p.ssa.of(m)
	if err != nil {
		return ThrowableInit{}
	}
	all := ThrowableInit{Runnable: true}
	add := func(checks, runnable bool) {
		all.Checks, all.Runnable = all.Checks || checks, all.Runnable && runnable
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.Throw:
				add(true, true)
			case *ssa.New:
				add(false, in.Class == "java/lang/StringBuilder" || p.Subtype(in.Class, jdk.Throwable))
			case *ssa.Call:
				r, err := p.Hier.ResolveMethod(in.Method)
				switch {
				case err != nil:
					add(true, false)
				case p.IsThrowableInit(r):
					i := p.InitOf(r)
					add(i.Checks, i.Runnable)
				default:
					add(calledByInit(r))
				}
			case *ssa.GetStatic, *ssa.PutStatic, *ssa.CallDynamic, *ssa.ArrayStore, *ssa.Monitor:
				add(false, false)
			case *ssa.GetField, *ssa.ArrayLoad, *ssa.ArrayLength:
				add(true, false)
			}
		}
	}
	return all
}

// calledByInit is about a method that a constructor of an exception calls: whether
// it throws because of its receiver or arguments, and whether it can be run.
func calledByInit(m *classfile.Method) (checks, runnable bool) {
	if jdk.ClassIs(m.Class.Name, jdk.RunsInInit) {
		return false, true
	}
	return !m.IsStatic() || jdk.MethodIs(m, jdk.ChecksArgument), jdk.MethodIs(m, jdk.RunsInInit)
}

// hooksInit reports whether class name of the program overrides a method that
// the constructors of exceptions call. Then all these constructors run.
func (p *Program) hooksInit(name string) bool {
	if name[0] == '[' || p.Platform(name) || !p.Subtype(name, jdk.Throwable) {
		return false
	}
	for c := p.Class(name); c != nil && !c.Origin.Platform; c = p.Class(c.Super) {
		if c.FindMethod(stackHook, "()Ljava/lang/Throwable;") != nil || c.FindMethod("initCause", "(Ljava/lang/Throwable;)Ljava/lang/Throwable;") != nil {
			return true
		}
	}
	return false
}

// HooksInits reports whether some class of the program overrides a method that the constructors of exceptions call.
func (p *Program) HooksInits() bool {
	return slices.ContainsFunc(p.TypeOrder, func(t *Type) bool { return p.hooksInit(t.Name) })
}

// IsThrowableInit reports whether m is a constructor of a platform's exception.
func (p *Program) IsThrowableInit(m *classfile.Method) bool {
	return m.Name == "<init>" && m.Class.Origin.Platform && p.Subtype(m.Class.Name, jdk.Throwable)
}

// plainThrowable reports whether the constructors of class name only pass their
// arguments on to Throwable's: the class has no fields.
func (p *Program) plainThrowable(name string) bool {
	for name != jdk.Throwable && name != jdk.NullPointerException { // that one's fields belong to its own getMessage
		c := p.Class(name)
		if c == nil {
			return false
		}
		for _, f := range c.Fields {
			if !f.IsStatic() {
				return false
			}
		}
		name = c.Super
	}
	return true
}

// showsArgument reports whether m is a constructor of a platform's exception
// that makes its text of any object: AssertionError(Object), which assert calls.
func (p *Program) showsArgument(m *classfile.Method) bool {
	return m.Desc == "(Ljava/lang/Object;)V" && p.IsThrowableInit(m)
}
