package lower

import (
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ivl"
)

// What an argument refers to is an object that the program did not make, as the
// encodings of the heap see it. A caller could also have put an object there that a
// class initialiser made, which runs before the entry. Where classes allow that, the
// assumption that nobody did is listed.

// noteShared notes that assumption for the entry x, whose arguments are emitted.
func (w *world) noteShared(b *builder, x *reach.Method) {
	if reach.IsMain(x.Def) || !w.prog.SharesInitial() {
		return
	}
	w.notes.made = append(w.notes.made, assumed{
		kind:  "argument-contents",
		text:  "what the arguments refer to is no object that a class initialiser has made",
		block: b.cur, places: []ivl.Pos{b.at},
	})
}
