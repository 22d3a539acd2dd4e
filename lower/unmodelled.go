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
	switch {
	case x.Typ.Sort != ivl.RefSort:
	case e.prog.Nulls.NeverNull(m) || e.prog.GivesObject(m, virtual):
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	case virtual && e.prog.ClientGives(m):
		e.assuming("client", name+"() returns an object in a client's classes, too, as in all of the JDK's")
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	}
	if n := e.mostRead(in, m); n != nil {
		nothing := ivl.Eq.Of(x, ivl.IntConst(-1, x.Typ))
		e.assume(ivl.Or.Of(nothing, ivl.And.Of(ivl.Le.Of(ivl.IntConst(0, x.Typ), x), ivl.Le.Of(x, n))))
	}
	if f, ok := reach.FormattingOf(in, m); ok && reach.FormatsText(m) {
		if n := f.Shortest(); n > 0 {
			e.assume(ivl.Le.Of(ivl.IntConst(int64(n), ivl.IntZ), ivl.Length(x)))
		}
	}
}

// mostRead is how many bytes or chars a call that fills an array reads at most; nil if it is no such call. The streams and readers of the JDK
// return -1 or such a number (java.io.InputStream.read), but for those that hand on what one of the program returns.
func (e *emitter) mostRead(in *ssa.Call, m *classfile.Method) ivl.Term {
	if m.Name != "read" || !e.prog.ReadsInto(m) {
		return nil
	}
	if len(in.Args) == 4 {
		return e.value(in.Args[3])
	}
	return ivl.Length(e.value(in.Args[1]))
}
