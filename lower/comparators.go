package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ssa"
)

// AssumesOrder is the kind of OrderAssumption, which every model that compares in another order
// than the JDK rests on.
const (
	AssumesOrder    = "comparator"
	OrderAssumption = "comparators keep their contract, and do not throw for single pairs only, and what a sorted map or set has keeps its order while it is there"
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
	var runs func(*reach.Method) bool
	if e.w.flow != nil {
		runs = e.w.flow.Runs
	}
	if len(all) > 0 || e.prog.OrdersChanging(runs) {
		e.assuming(AssumesOrder, OrderAssumption)
	}
}
