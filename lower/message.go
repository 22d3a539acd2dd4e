package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// describeNew emits what an exception x, which the JVM has just made, says.
// Texts other than that of a division are any string.
func (w *world) describeNew(b *builder, x *ivl.Var, exc string, cause ivl.Term) {
	if !w.prog.Messages {
		return
	}
	c := w.prog.Class(jdk.Throwable)
	f, g := w.fields[c.FindField("detailMessage", "Ljava/lang/String;")], w.fields[c.FindField("cause", "Ljava/lang/Throwable;")]
	if f != nil && exc != jdk.ExceptionInInitializerError {
		text := "/ by zero"
		if exc != jdk.ArithmeticException {
			text = unknownText
		}
		w.setMutable(b, x, f, w.object(jdk.String, text))
	}
	if g != nil && cause != nil {
		w.setMutable(b, x, g, cause)
	}
}

// setMutable emits x.f := t.
func (w *world) setMutable(b *builder, x *ivl.Var, f *ivl.Field, t ivl.Term) {
	fs := f.Class.Mutable()
	xs, ts := make([]*ivl.Var, len(fs)), make([]ivl.Term, len(fs))
	for i, h := range fs {
		if h == f {
			ts[i] = t
			continue
		}
		xs[i] = b.local(h.Name, h.Type)
		ts[i] = xs[i]
	}
	if len(fs) > 1 {
		b.add(&ivl.Pull{Xs: xs, P: x, Class: f.Class, Pos: b.at})
	}
	b.add(&ivl.Push{P: x, Class: f.Class, Ts: ts, Pos: b.at})
}

// unknownText is the text of an exception of which nothing is known until
// somebody asks for it (Throwable.getMessage in the models). It is not in the
// constant pool of any class, since it is no modified UTF-8.
const unknownText = "\x00\xffunknown"

// someMessage is String.$message(): the unknown text where somebody may ask for
// it, and null where nobody does.
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
