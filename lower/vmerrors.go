package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// A JVM may throw an error of its own at any time (JVMS §6.3), for example if
// the stack is full, and may call finalizers (JLS §12.6). The runs here do
// neither. If a program handles this, its verdict has the assumption that it
// does not happen.

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

// assumeNotFinalized records, where an object of class name is made, the
// assumption that the program's finalize() is not called for it.
func (e *emitter) assumeNotFinalized(name string) {
	if m := e.prog.Finalizer(name); m != nil {
		e.assuming("virtual-machine", "no run calls "+classfile.Dotted(m.Class.Name)+".finalize()")
	}
}

// finalizes emits that a call of m runs finalizers of the program: the JVM has another thread do that, and waits for it
// (java.lang.System.runFinalization). That no run calls them cannot be assumed where the program asks for it. A call of gc() asks for
// no more than what may happen at any time.
func (e *emitter) finalizes(m *classfile.Method) {
	if m.Name != "runFinalization" || m.Class.Name != "java/lang/System" && m.Class.Name != "java/lang/Runtime" {
		return
	}
	if f := e.prog.AnyFinalizer(); f != nil {
		e.unsupported(classfile.Dotted(m.Class.Name) + ".runFinalization() may call " + classfile.Dotted(f.Class.Name) + ".finalize() in another thread")
	}
}
