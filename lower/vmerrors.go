package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// What a JVM may do at any time, and no run here does: it throws an error of its
// own (JVMS §6.3), such as when the stack is full, and it calls finalizers (JLS
// §12.6). Where a program counts on it, that it does not happen is an assumption
// of the program's verdict.

const vmError = jdk.VirtualMachineError

// assumeNoVMErrors notes for the code of block b that the JVM throws no errors
// that a handler around it names.
func (e *emitter) assumeNoVMErrors(b *ssa.Block) {
	if e.x.model() || len(b.Instrs) == 0 {
		return
	}
	for _, h := range b.Handlers {
		if h.CatchType != "java/lang/Error" && (h.CatchType == "" || !e.u.subtype(h.CatchType, vmError)) {
			continue
		}
		e.builder.at = e.pos(b.Instrs[0])
		e.assuming("virtual-machine", "the JVM throws no error of its own that a handler for "+dots(h.CatchType)+" would catch: stack and memory are enough")
	}
}

// assumeNotFinalized notes where an object of class name is made that the
// program's finalize() for it is not called.
func (e *emitter) assumeNotFinalized(name string) {
	if m := e.u.finalizer(name); m != nil {
		e.assuming("virtual-machine", "no run calls "+dots(m.Class.Name)+".finalize()")
	}
}

// finalizer returns the method of the program that the JVM calls for an object of
// class name that nothing refers to, nil when there is none.
func (u *universe) finalizer(name string) *classfile.Method {
	if u.platform(name) {
		return nil
	}
	o := u.class(object).FindMethod("finalize", "()V")
	if o == nil {
		return nil
	}
	m, err := u.hier.Select(name, o)
	if err != nil || m == nil || m.Class.Origin.Platform || m.Code == nil {
		return nil
	}
	return m
}
