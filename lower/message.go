package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// someMessage is String.$message(): the unknown text if the program may read
// it, and null otherwise.
func someMessage(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.variable(in)
	if !e.prog.Messages {
		e.assign(x, ivl.Null(x.Typ.Class))
		return
	}
	e.assign(x, e.w.object(jdk.String, unknownText))
}

// nameOfClass is Throwable.$name(): the name of the object's class.
func nameOfClass(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	e.byClass(in, func(t *reach.Type) { e.assign(x, e.w.object(jdk.String, classfile.Dotted(t.Name))) }, func() {
		e.havocValue(x, reach.ResultType(m), ivl.Unmodelled, "name of a class")
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	})
}
