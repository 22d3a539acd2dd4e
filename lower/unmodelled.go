package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// unmodelledResult lets the call of a method without body or model return any value of its type.
func (e *emitter) unmodelledResult(in *ssa.Call, m *classfile.Method, name string) {
	x := e.variable(in)
	text := "result of " + name + "()"
	if jdk.Is(m, jdk.Outside) && x.Typ.Sort == ivl.RefSort {
		e.havocValue(x, reach.ResultType(m), ivl.Environment, text)
		e.w.fromForeign(e.builder, x, classfile.ClassNameOf(reach.ResultType(m)))
	} else {
		e.havocValue(x, reach.ResultType(m), ivl.Unmodelled, text)
	}
	virtual := in.Kind != ssa.InvokeStatic && in.Kind != ssa.InvokeSpecial
	if x.Typ.Sort == ivl.RefSort && (e.prog.Nulls.NeverNull(m) || e.prog.GivesObject(m, virtual)) {
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	}
	if f, ok := reach.FormattingOf(in, m); ok && reach.FormatsText(m) {
		if n := f.Shortest(); n > 0 {
			e.assume(ivl.Le.Of(ivl.IntConst(int64(n), ivl.IntZ), ivl.Length(x)))
		}
	}
}
