// Package symex executes a lowered program symbolically: path by path, with values from outside as
// variables. It finds inputs that violate a property. If every path has been followed to its end,
// the properties that no path violates hold.
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
// A state has a model, and takes the branches that its model takes: that needs no solver. At a
// branch it makes a copy that takes the other branch, unchecked. The solver decides whether that is
// possible when the copy's turn comes. A copy executes the current statement again, so a statement
// changes nothing before its last fork.
//
// # Values
//
// Integers are bit-vectors of 32 bits, or 64 where 32 are not enough. The IVL's
// operators are on mathematical integers: below a Wrap they are computed modulo
// 2^32 or 2^64, elsewhere in enough bits. Paths that may need more than 64 bits are
// not followed. Floats are terms of IEEE 754.
//
// References are to objects of the state's own heap. A reference from outside is
// chosen when it comes in: a new object of each class that it can be of, null, or
// an object that came in before. Arrays have the elements that were accessed;
// their length may be a variable. An access with an unknown index is a term over
// the possible elements. If these are many, the path forks over the index. A
// reference that is read forks it over the elements. A reference that is written
// is remembered with its index, and later accesses fork over whether their index is
// the same (late).
//
// # Strings
//
// A string from outside is an array of chars whose length is a variable. Some
// methods of String are computed in one step (intrinsics), so that comparing such
// a string with a constant does not fork: equals and startsWith are conjunctions
// over the chars of the constant. While the length is not known, hashCode is a
// variable; equal strings have equal variables. A variable has more values than
// possible, so no run is missed. A part of such a string, and what it is joined
// with, refer to its chars (derived).
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
// an assumption, and that no path was dropped. Paths are dropped when the time is
// over, when the solver does not know, or when something cannot be followed.
// Result.Proved still holds of checks that cannot be reached from the places of
// dropped paths. Both depend on the questions in Result.Refuted; Recheck asks
// these again in another way.
//
// # What a proof rests on
//
// A SAFE by enumeration (symbolic execution) rests on this: each path through the program was followed to
// its end, or an assumption excludes it, or z3 has refuted it, that is, no values from outside lead to it.
// Another process of z3 with other settings answers the question about each refuted branch again, and must
// give the same answer. If any path was not followed, there is no SAFE by enumeration. Reasons are the time
// limit, a question that z3 does not answer, an array that is too large, and a feature that is not
// supported. The execution itself is trusted. It is tested against the interpreter. For each path of
// generated programs, the values that z3 gives must lead to a run that ends in the same way and prints the
// same text. Random runs must not violate a proved check. Each operator is compared with z3 on random and
// extreme values, and with the interpreter at the boundaries of its arguments; 44 planted mistakes in the
// evaluation of operators are found (TestOperators). Before a question goes to z3, bounds of variables that
// follow from the path simplify it. These simplifications are trusted, too, as is arithmetic on bounds of
// floats: what they refute alone is not asked again. They are tested with random terms and values. A
// question over floats with at most 1,024 combinations of values is answered by evaluation; z3 refutes each
// combination again. For a text of more than 18 chars, any number may come out of parsing, and a char
// beyond ASCII may be any digit. So a violation there counts only if a run confirms it, and until then the
// check is open. Symbolic execution uses two facts about strings: a string of Scanner.next() is not empty
// and has no white space; a string of Scanner.nextLine() has no line end.
package symex
