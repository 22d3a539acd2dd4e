// Package symex executes a lowered program symbolically: path by path, with
// values from outside as variables. It finds inputs that violate a property, and
// when every path has been followed to its end, what no path violates holds.
//
//	Engine ─┬─ program   procedures, slots of variables, places of fields
//	        ├─ queue     states that wait, the most promising first
//	        ├─ exec      executes one state, statement by statement
//	        └─ solver.Chain ── cache ── recent models ── solver.Z3
//
//	state ─┬─ frames    frame ── variables, block, statement
//	       ├─ heap      object ── class, fields, elements, length
//	       ├─ path      conditions, the newest first
//	       ├─ model     values of variables under which the conditions hold
//	       └─ inputs    what was taken from outside, the newest first
//
//	value = a term (package term) or a reference, which is never symbolic
//
// # How a path forks
//
// A state has a model, and goes where its model goes: that needs no solver. At a
// branch it leaves a copy behind that goes the other way, unchecked. Whether that
// is possible is asked when the copy's turn comes. A copy executes the current
// statement anew, so a statement changes nothing before its last fork.
//
// # Values
//
// Integers are bit-vectors of 32 bits, or 64 where 32 are not enough. The IVL's
// operators are on mathematical integers: below a Wrap they are computed modulo
// 2^32 or 2^64, elsewhere in enough bits. Paths that may need more than 64 bits are
// not followed. Floats are terms of IEEE 754.
//
// References are to objects of the state's own heap. A reference from outside is
// chosen when it comes in: a new object of each class that it can be of, null,
// or an object that came in before. Arrays have elements as far as they were
// looked at; their length may be a variable. An access with an unknown index is a
// term over the elements that it may be to, or, where these are many or
// references, forks over the index.
//
// # Strings
//
// A string from outside is an array of chars whose length is a variable. Two
// methods of String are computed in one step (intrinsics), so that comparing such
// a string with a constant does not fork: equals is the conjunction over the
// chars of the constant, and hashCode, as long as the length is not known, is a
// variable of which is only known that equal strings have equal ones. That admits
// more than there is, so that nothing is missed.
//
// # Example
//
//	havoc x input 0                     x = v0              path: true
//	y := (wrap.i32 (bitxor x 23130))    y = v0 ^ 23130
//	goto {(= y 77) -> L1, else -> L2}   model v0 = 0: L2    path: not (v0 = 23063)
//	                                    left behind: L1     path: v0 = 23063, unchecked
//
// # Proof
//
// Result.Exhausted says that every path has ended, was refuted or was excluded by
// an assumption, and none was dropped: for want of time, because the solver did
// not know, or because something cannot be followed. Where some were dropped,
// Result.Proved still holds of each check that cannot be reached from the places
// where that was. Result.Refuted are the questions that both rest on; Recheck asks
// them again in another way.
package symex
