package lower

import (
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// For the encodings of the heap, an argument refers to an object that the program
// did not make. A caller could also pass an object that a class initialiser made,
// because initialisers run before the entry. If the classes allow this, the report
// lists the assumption that it does not happen.

// noteShared records that assumption for the entry x, whose arguments are emitted.
func (w *world) noteShared(b *builder, x *reach.Method) {
	if !reach.IsMain(x.Def) {
		w.noteSharedObjects(b)
	}
}

// noteSharedObjects is noteShared for an object that a harness does not make.
func (w *world) noteSharedObjects(b *builder) {
	if !w.prog.SharesInitial() {
		return
	}
	w.notes.made = append(w.notes.made, assumed{
		kind:  "argument-contents",
		text:  "what the arguments refer to is not an object that a class initialiser has made",
		block: b.cur, places: []ivl.Pos{b.at},
	})
}
