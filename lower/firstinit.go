package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
)

// Before a run begins, the class of the entry has been initialised, and so have the classes of the
// program's objects among the arguments (JLS §12.4.1). Other classes of which objects could come
// in have not. For most classes this makes no difference, and they are all initialised first. For
// the others (reach.EntangledClasses) there is a run for each choice and each order.

// initialised emits the initialisation of a class of which there are objects
// before the run begins.
func (w *world) initialised(b *builder, name string) {
	if !w.prog.NeedsInit(name) {
		return
	}
	run, done := b.newLabel("init"), b.newLabel("inited")
	b.branch(ivl.Eq.Of(w.statusOf(name), ivl.IntConst(begun, ivl.IntZ)), done, run)
	b.open(run)
	w.checkedCall(b, w.initProc(name), nil, nil, w.prog.InitThrows(name))
	b.jump(done)
	b.open(done)
}

// initialisedInAnyOrder emits the initialisation of some of the classes called names, in some
// order. The entry's class is among those that are initialised.
func (w *world) initialisedInAnyOrder(b *builder, names []string, entry string) {
	if len(names) == 0 {
		return
	}
	more, done := b.newLabel("more"), b.newLabel("begun")
	which := b.local("first", ivl.Int)
	text := "which class is initialised next (0: none" // package internal/evidence/jvm knows the name
	for i, name := range names {
		text += fmt.Sprintf(", %d: %s", i+1, classfile.Dotted(name))
	}
	in := w.input(ivl.Environment, text+")", b.at)
	w.hints[in] = Hint{Lo: 0, Hi: int64(len(names)), Only: true}
	b.jump(more)
	b.open(more)
	b.havoc(which, in)
	b.assume(inRange(which, 0, int64(len(names))))
	for i, name := range names {
		hit, next := b.newLabel("init"), b.newLabel("next")
		b.branch(ivl.Eq.Of(which, ivl.IntConst(int64(i+1), ivl.IntZ)), hit, next)
		b.open(hit)
		b.assume(ivl.Eq.Of(w.statusOf(name), ivl.IntConst(notInitialised, ivl.IntZ)))
		w.checkedCall(b, w.initProc(name), nil, nil, w.prog.InitThrows(name))
		b.jump(more)
		b.open(next)
	}
	b.jump(done)
	b.open(done)
	for _, name := range names {
		if name == entry {
			b.assume(ivl.Eq.Of(w.statusOf(name), ivl.IntConst(begun, ivl.IntZ)))
		}
	}
}

// assumeInitialised emits that the class of the object that argument a refers to is initialised,
// if it is one of those called names.
func (w *world) assumeInitialised(b *builder, a ivl.Term, names []string) {
	if a.Type().Sort != ivl.RefSort {
		return
	}
	for _, name := range names {
		is := ivl.Eq.Of(ivl.TypeNo(a), ivl.IntConst(int64(w.class(name).ID), ivl.IntZ))
		status := ivl.Eq.Of(w.statusOf(name), ivl.IntConst(begun, ivl.IntZ))
		b.assume(ivl.Or.Of(ivl.IsNull(a), ivl.Not.Of(is), status))
	}
}
