package reach

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Where other threads may run at any time (Options.Interference), a call of the JDK may throw what its code throws for no
// arguments: two threads that add to one ArrayList leave it broken, so any later call of it may end with any exception. So each call
// may throw anything, but those for which the following is known.
//
// What a call runs of the program, LaterRun runs, too. It begins the entry, and is where exceptions count that leave such code. As
// long as there are none, no call of the JDK hands one on. So calls run nothing in place.

// interruptedException is thrown only in a thread that another one has interrupted.
const interruptedException = "java/lang/InterruptedException"

// calm reports whether a call in x throws only what its guard and package throwing say, whatever other threads do meanwhile: what
// it runs on is not changed by other threads, or made for that (jdk.Shared). It throws no checked exception:
// package throwing leaves these out. InterruptedException is never thrown if no thread interrupts another one.
func (p *Program) calm(x *Method, in *ssa.Call, m *classfile.Method) bool {
	pool := p.poolTakes(x, in)
	if !m.Class.Origin.Platform || m.Access.Has(classfile.AccAbstract) && !pool {
		return false
	}
	for _, name := range p.original(m).Exceptions {
		if name != interruptedException || p.Opts.Handed.Interrupts {
			if ok, err := p.Hier.IsSubtype(name, "java/lang/RuntimeException"); !ok || err != nil {
				return false
			}
		}
	}
	if pool {
		return true
	}
	args := in.Args
	if in.Kind != ssa.InvokeStatic {
		if !m.IsInit() && !jdk.Is(m, jdk.Shared) && !constantModels[m.Class.Name] {
			return false
		}
		args = args[1:]
	}
	return !slices.ContainsFunc(args, func(a ssa.Value) bool { return !p.calmArgument(x, in, a) })
}

// calmArgument reports whether code of the JDK that gets a for a call in x sees nothing of the JDK in it that other threads may change.
// Methods of the program's objects, which that code may call, are looked at for themselves.
func (p *Program) calmArgument(x *Method, in *ssa.Call, a ssa.Value) bool {
	if a.Type() == ssa.Null {
		return true
	}
	if n, ok := a.(*ssa.New); ok {
		return p.calmClass(n.Class)
	}
	name := classfile.ClassNameOf(string(a.Type()))
	if array, ok := a.(*ssa.NewArray); ok {
		vs, ok := ElementsOf(x.Func, array)
		return ok && usedOnlyBy(x.Func, array, in) && !slices.ContainsFunc(vs, func(v ssa.Value) bool { return v != a && !p.calmArgument(x, in, v) })
	}
	return name == "" || name[0] != '[' && p.calmClass(name)
}

// usedOnlyBy reports whether a call is the only instruction that gets an array, but for those that write to it.
func usedOnlyBy(f *ssa.Func, array *ssa.NewArray, call *ssa.Call) bool {
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if !slices.Contains(in.Operands(), ssa.Value(array)) || in == ssa.Instr(call) {
				continue
			}
			if s, ok := in.(*ssa.ArrayStore); !ok || s.Array != ssa.Value(array) || s.Stored == ssa.Value(array) {
				return false
			}
		}
	}
	return true
}

// calmClass reports whether objects of a static type, interfaces of functions included, have no state of the JDK that changes, or
// only such as is made for many threads.
func (p *Program) calmClass(name string) bool {
	c := p.Class(name)
	if c == nil {
		return false
	}
	if c.IsInterface() {
		above, err := p.Hier.AllInterfaces(name)
		return err == nil && !slices.ContainsFunc(append(above, name), func(n string) bool {
			i := p.Class(n) // one of the program may be implemented by a class that extends a collection
			return i == nil || !i.Origin.Platform || !isFunction(n)
		})
	}
	if constantModels[name] || jdk.ClassIs(name, jdk.Shared) {
		return true
	}
	return !c.Origin.Platform && p.extendsCalm(name)
}

// extendsCalm reports whether the part of the JDK in objects of a class of the program is as calmClass says.
func (p *Program) extendsCalm(name string) bool {
	supers, err := p.Hier.Superclasses(name)
	return err == nil && !slices.ContainsFunc(supers, func(n string) bool {
		s := p.Class(n)
		return s == nil || s.Origin.Platform && n != jdk.Object && n != jdk.Enum && n != "java/lang/Record" && !constantModels[n] && !jdk.ClassIs(n, jdk.Shared)
	})
}

// isFunction reports whether an interface of the JDK is one whose objects, where they are the JDK's, have no state, or such as is
// made for many threads.
func isFunction(name string) bool {
	return name == "java/lang/Runnable" || name == "java/util/concurrent/Callable" || strings.HasPrefix(name, "java/util/function/")
}
