package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// A method that waits throws an InterruptedException if its thread was interrupted before (java.lang.Thread.interrupt). Other programs do
// that, too, as pools that are shut down; but code that starts no threads sees it only if it interrupts its own thread.

// interruptsItself reports whether a call in x may be the first that interrupts the thread that runs it. One in a handler for
// the InterruptedException itself, which sets the thread's state again, is not the first.
func interruptsItself(x *Method, in *ssa.Call, m *classfile.Method) bool {
	if !m.Class.Origin.Platform || m.Name != "interrupt" && !(m.Name == "cancel" && m.Desc == "(Z)Z") {
		return false
	}
	return !x.Library() && !afterInterrupt(x.Func, in.Block())
}

// afterInterrupt reports whether all ways to a block go through handlers that catch an InterruptedException and nothing else.
func afterInterrupt(fn *ssa.Func, b *ssa.Block) bool {
	pads := map[*ssa.Block]bool{}
	for _, from := range fn.Blocks {
		for _, h := range from.Handlers {
			only, known := pads[h.Target]
			pads[h.Target] = (only || !known) && h.CatchType == interruptedException
		}
	}
	dom := ssa.Dominators(fn)
	for pad, only := range pads {
		if only && dom.Dominates(pad, b) {
			return true
		}
	}
	return false
}
