package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// scrambleProc returns the procedure that writes any values to any elements of
// an array of type desc, as a call without a body may do.
func (w *world) scrambleProc(desc string, at ivl.Pos) string {
	name := "$scramble " + desc
	if w.helpers[name] != nil {
		return name
	}
	b := newBuilder(name)
	b.at = at
	c := w.class(desc)
	a := b.fresh("a", ivl.RefTo(c))
	b.param(a)
	more := b.local("more", ivl.IntOf(ivl.U1))
	i := b.local("i", ivl.Int)
	x := b.local("x", *c.Elem)
	b.open("head")
	b.havoc(more, w.input(ivl.Unmodelled, "whether a call writes to an array", at))
	b.branch(ivl.Eq.Of(more, ivl.IntConst(1, ivl.IntZ)), "write", "done")
	b.open("write")
	b.havoc(i, w.input(ivl.Unmodelled, "index a call writes to", at))
	b.branch(ivl.And.Of(ivl.Le.Of(ivl.IntConst(0, ivl.Int), i), ivl.Lt.Of(i, ivl.Length(a))), "in", "head")
	b.open("in")
	b.havoc(x, w.input(ivl.Unmodelled, "value a call writes to an array", at))
	if c.Elem.Sort == ivl.RefSort {
		w.assumeType(b, x, classfile.ElementClass(desc))
		w.fromForeign(b, x, classfile.ElementClass(desc))
	}
	b.add(&ivl.PushElem{A: a, I: i, T: x, Pos: at})
	b.jump("head")
	b.open("done")
	b.end(&ivl.Return{Pos: at})
	w.helper(b.finish())
	return name
}

// scramble emits that an array of exactly type t, if x is one, may have any
// contents afterwards.
func (w *world) scramble(b *builder, x ivl.Term, t *reach.Type) {
	c := w.class(t.Name)
	hit, join := b.newLabel("array"), b.newLabel("join")
	b.branch(ivl.Eq.Of(ivl.TypeNo(x), ivl.IntConst(int64(c.ID), ivl.IntZ)), hit, join)
	b.open(hit)
	b.add(&ivl.Call{Proc: w.scrambleProc(t.Name, b.at), Args: []ivl.Term{b.refAs(x, c)}, Pos: b.at})
	b.jump(join)
	b.open(join)
}

// scrambleInPlace is the number of types of arrays up to which each of them has a case where the
// call is. A call that is given any Object has hundreds of them in a large program.
const scrambleInPlace = 3

// scrambleArrays emits that x, if it is an array of one of the types, may have any contents
// afterwards.
func (e *emitter) scrambleArrays(x ivl.Term, types []*reach.Type) {
	var arrays []*reach.Type
	for _, t := range types {
		if t.Name[0] == '[' {
			arrays = append(arrays, t)
		}
	}
	if len(arrays) <= scrambleInPlace {
		for _, t := range arrays {
			e.w.scramble(e.builder, x, t)
		}
		return
	}
	object := e.w.class(jdk.Object)
	proc := e.w.shared("$scramble", arrays, func(b *builder) {
		a := b.fresh("a", ivl.RefTo(object))
		b.param(a)
		b.open("entry")
		for _, t := range arrays {
			e.w.scramble(b, a, t)
		}
		b.end(&ivl.Return{Pos: b.at})
	}, e.at)
	e.add(&ivl.Call{Proc: proc, Args: []ivl.Term{e.refAs(x, object)}, Pos: e.at})
}
