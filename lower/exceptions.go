package lower

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
)

// implicitKinds are the property kinds of exceptions that instructions raise.
var implicitKinds = map[string]ivl.Kind{
	jdk.NullPointerException:           ivl.NullDereference,
	jdk.ArrayIndexOutOfBoundsException: ivl.ArrayIndex,
	jdk.ClassCastException:             ivl.ClassCast,
	jdk.ArithmeticException:            ivl.DivisionByZero,
	jdk.NegativeArraySizeException:     ivl.NegativeArraySize,
	jdk.ArrayStoreException:            ivl.ArrayStore,
}

// unknownText marks the text of an exception that is chosen when it is read
// first (Throwable.getMessage in the models). It is not in the constant pool of
// any class, since it is not modified UTF-8.
const unknownText = "\x00\xffunknown"

// describeNew emits the text of an exception x that the JVM has just made. For
// a division the text is known; otherwise it is any string.
func (w *world) describeNew(b *builder, x *ivl.Var, exc string, cause ivl.Term) {
	w.traced(b, x, false)
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
