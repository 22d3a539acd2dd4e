package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// reorders is the point where a model begins to compare other pairs, or more
// pairs, than the JDK. This must not affect the program's comparators. If a
// comparator has a side effect, the code after this point is not supported. It
// is an assumption that comparators are not affected in another way.
func reorders(e *emitter, _ *ssa.Call, _ *classfile.Method) {
	all := e.prog.Orders()
	for _, m := range all {
		if e.prog.Changes(m, map[*classfile.Method]bool{}) {
			e.unsupported(classfile.Dotted(m.Class.Name) + "." + m.Name + "(), which may change something while it compares, where elements are compared in another order than the JDK's")
			return
		}
	}
	if len(all) > 0 {
		e.assuming("comparator", "comparators keep their contract, and do not throw for single pairs only")
	}
}
