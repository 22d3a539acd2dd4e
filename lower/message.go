package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Exceptions carry a text, a cause and suppressed exceptions (the model of
// Throwable). Few programs ask for them, and the others should not pay for the
// constructors and for what they are given. So reachability is found without
// any of this first, and once more with it when some method of Throwable turns
// out to be called.

// asksException reports whether m, called by the program, asks an exception for
// what it carries. That toString of some object may be an exception's does not
// count: then its text is any string.
func asksException(x *method, in *ssa.Call, m *classfile.Method) bool {
	if x.model() || m.Class.Name != throwable || !m.Class.Origin.Model || m.IsInit() {
		return false
	}
	return !jdk.MethodIs(m, jdk.TellsNothing)
}

// isThrowableInit reports whether m is a constructor of a platform's exception.
func (u *universe) isThrowableInit(m *classfile.Method) bool {
	return m.Name == "<init>" && m.Class.Origin.Platform && u.subtype(m.Class.Name, throwable)
}

// plainThrowable reports whether the constructors of class name do no more than
// hand their arguments on to Throwable's: the class has no fields.
func (u *universe) plainThrowable(name string) bool {
	for name != throwable && name != npe { // that one's fields belong to its own getMessage
		c := u.class(name)
		if c == nil {
			return false
		}
		for _, f := range c.Fields {
			if !f.IsStatic() {
				return false
			}
		}
		name = c.Super
	}
	return true
}

// suppresses returns the model's method for Throwable.addSuppressed where that
// is what m is and somebody may ask for suppressed exceptions, else m.
func (u *universe) suppresses(m *classfile.Method) *classfile.Method {
	if u.messages && m.Class.Name == throwable && m.Name == "addSuppressed" {
		if s := m.Class.FindMethod("$addSuppressed", m.Desc); s != nil {
			return s
		}
	}
	return m
}

// describeNew emits what an exception x, which the JVM has just made, says.
// Texts other than that of a division are any string.
func (w *world) describeNew(b *builder, x *ivl.Var, exc string, cause ivl.Term) {
	if !w.u.messages {
		return
	}
	c := w.u.class(throwable)
	f, g := w.fields[c.FindField("detailMessage", "Ljava/lang/String;")], w.fields[c.FindField("cause", "Ljava/lang/Throwable;")]
	if f != nil && exc != eiie {
		text := "/ by zero"
		if exc != arithmetic {
			text = unknownText
		}
		w.setMutable(b, x, f, w.object(stringClassName, text))
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
	if !e.u.messages {
		e.assign(x, ivl.Null(x.Typ.Class))
		return
	}
	e.assign(x, e.w.object(stringClassName, unknownText))
}

// nameOfClass is Throwable.$name(): the name of the object's class.
func nameOfClass(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	e.byClass(in, func(t *dynType) { e.assign(x, e.w.object(stringClassName, dots(t.name))) }, func() {
		e.havocValue(x, resultType(m), ivl.Unmodelled, "name of a class")
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	})
}
