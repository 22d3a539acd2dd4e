package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/reach"
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
func (e *emitter) scramble(x ivl.Term, t *reach.Type) {
	c := e.w.class(t.Name)
	hit, join := e.newLabel("array"), e.newLabel("join")
	e.branch(ivl.Eq.Of(ivl.TypeNo(x), ivl.IntConst(int64(c.ID), ivl.IntZ)), hit, join)
	e.open(hit)
	e.add(&ivl.Call{Proc: e.w.scrambleProc(t.Name, e.at), Args: []ivl.Term{e.refAs(x, c)}, Pos: e.at})
	e.jump(join)
	e.open(join)
}

// scrambleArray is scramble if t is the type of an array.
func (e *emitter) scrambleArray(x ivl.Term, t *reach.Type) {
	if t.Name[0] == '[' {
		e.scramble(x, t)
	}
}
