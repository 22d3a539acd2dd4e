package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Unsafe in a program that is made to be executed. The JDK's own code reads the offsets of fields
// by class and name, both constants, and compares and sets the fields at these offsets. Here each
// field has a unique number as offset. The offset of an array element is its index, so the size of
// an offset distinguishes both.

// fieldOffset is Unsafe.objectFieldOffset(Class, String).
func fieldOffset(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	if len(in.Args) == 3 {
		if f := e.prog.OffsetField(in); f != nil {
			e.assign(x, ivl.IntConst(e.prog.Offsets[f], x.Typ))
			return
		}
	}
	e.unsupported("the offset of a field that is not a constant")
	e.assign(x, ivl.IntConst(0, x.Typ))
}

// unsafeGet is Unsafe.$getInt(o, offset) and its like.
func unsafeGet(e *emitter, in *ssa.Call, m *classfile.Method) {
	x := e.variable(in)
	e.add(&ivl.Call{Xs: []*ivl.Var{x}, Proc: e.w.unsafeProc(reach.ResultType(m), false, e.at), Args: []ivl.Term{e.value(in.Args[1]), e.value(in.Args[2])}, Pos: e.at})
}

// unsafePut is Unsafe.$putInt(o, offset, x) and its like.
func unsafePut(e *emitter, in *ssa.Call, m *classfile.Method) {
	params, _, _ := classfile.ParseMethodDescriptor(m.Desc)
	t := e.w.typeOf(params[2])
	e.add(&ivl.Call{Proc: e.w.unsafeProc(params[2], true, e.at), Args: []ivl.Term{e.value(in.Args[1]), e.value(in.Args[2]), e.as(in.Args[3], t)}, Pos: e.at})
}

// unsafeProc returns the procedure that reads, or writes, a field or element of the
// type by its offset.
func (w *world) unsafeProc(desc string, writes bool, at ivl.Pos) string {
	name := "$unsafe.get " + desc
	if writes {
		name = "$unsafe.put " + desc
	}
	if w.helpers[name] != nil {
		return name
	}
	t := w.typeOf(desc)
	b := newBuilder(name)
	b.at = at
	o, off := b.fresh("o", ivl.RefTo(w.class(jdk.Object))), b.fresh("offset", ivl.Long)
	b.param(o)
	b.param(off)
	x := b.fresh("x", t)
	if writes {
		b.param(x)
	} else {
		b.proc.Locals = append(b.proc.Locals, x)
		b.proc.Results = []ivl.Type{t}
	}
	done := func() {
		if writes {
			b.end(&ivl.Return{Pos: at})
		} else {
			b.end(&ivl.Return{Ts: []ivl.Term{x}, Pos: at})
		}
	}
	b.open("entry")
	b.branch(ivl.Lt.Of(off, ivl.IntConst(reach.FirstFieldOffset, ivl.IntZ)), "element", "field")
	b.open("element")
	w.unsafeElement(b, o, off, x, desc, writes, done)
	b.open("field")
	var keys []int64
	var fields []*classfile.Field
	for _, f := range w.prog.OffsetFields {
		if is := classfile.ClassNameOf(f.Desc) != ""; f.Desc == desc || is && classfile.ClassNameOf(desc) != "" {
			keys, fields = append(keys, w.prog.Offsets[f]), append(fields, f)
		}
	}
	none := func() { w.noSuch(b, "a look into an object through Unsafe") }
	if len(keys) == 0 {
		none()
	} else {
		b.search(off, keys, func(i int) {
			c := w.class(fields[i].Class.Name)
			p := b.local("object", ivl.RefTo(c))
			b.assign(p, o)
			if writes {
				f := w.fields[fields[i]]
				v := b.local("value", f.Type)
				b.assign(v, x)
				w.setMutable(b, p, f, v)
			} else {
				w.getMutable(b, p, w.fields[fields[i]], x)
			}
			done()
		}, none)
	}
	w.helper(b.finish())
	return name
}

// unsafeElement emits the access to an element of an array.
func (w *world) unsafeElement(b *builder, o, off, x *ivl.Var, desc string, writes bool, done func()) {
	array := "[" + desc
	if w.prog.Types[array] == nil && classfile.ClassNameOf(desc) == "" {
		w.noSuch(b, "a look into an array through Unsafe")
		return
	}
	c := w.class(array)
	a := b.local("array", ivl.RefTo(c))
	b.assign(a, o)
	i := b.local("i", ivl.Int)
	b.assign(i, ivl.Sub.As(ivl.Int, off, ivl.IntConst(arrayBase, ivl.IntZ)))
	if writes {
		b.add(&ivl.PushElem{A: a, I: i, T: x, Pos: b.at})
	} else {
		b.add(&ivl.PullElem{X: x, A: a, I: i, Pos: b.at})
	}
	done()
}

// arrayBase is the offset of the first element of an array, as the model of Unsafe
// has it.
const arrayBase = 16

// getMutable emits x := p.f.
func (w *world) getMutable(b *builder, p *ivl.Var, f *ivl.Field, x *ivl.Var) {
	fs := f.Class.Mutable()
	v := b.local("value", f.Type)
	xs := make([]*ivl.Var, len(fs))
	xs[indexOf(f.Class, f)] = v
	b.add(&ivl.Pull{Xs: xs, P: p, Class: f.Class, Pos: b.at})
	b.assign(x, v)
}
