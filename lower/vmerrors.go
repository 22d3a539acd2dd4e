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

// assumeNoVMErrors notes for the code of block b that the JVM throws no errors
// that a handler around it names.
func (e *emitter) assumeNoVMErrors(b *ssa.Block) {
	if e.x.Model() || len(b.Instrs) == 0 {
		return
	}
	for _, h := range b.Handlers {
		if h.CatchType != "java/lang/Error" && (h.CatchType == "" || !e.prog.Subtype(h.CatchType, jdk.VirtualMachineError)) {
			continue
		}
		e.builder.at = e.pos(b.Instrs[0])
		e.assuming("virtual-machine", "the JVM does not throw an error of its own that the handler for "+classfile.Dotted(h.CatchType)+" catches: there is enough stack and memory")
	}
}

// assumeNotFinalized notes where an object of class name is made that the
// program's finalize() for it is not called.
func (e *emitter) assumeNotFinalized(name string) {
	if m := e.prog.Finalizer(name); m != nil {
		e.assuming("virtual-machine", "no run calls "+classfile.Dotted(m.Class.Name)+".finalize()")
	}
}
