// Package texts makes abstractions of programs in which texts have no contents.
//
// Most programs read words, compare them, and take numbers from them. This code is long, has
// loops, and matters to few checks. In the abstraction, a call that only works on texts returns
// any value, and so does a read of a text's character:
//
//	v, exc := call `Integer.parseInt`(s)       havoc v
//	                                       →   havoc exc
//	                                           assume (or (= exc null:Throwable) …)
//
// # The types
//
//	Program, properties ─Groups─▶ groups of properties ─Without─▶ *Abstraction for a group
//
// # Soundness
//
// A procedure only works on texts if it and all that it calls write no global, and
// allocate, read and write only objects of textual classes: texts, builders of texts,
// Scanners, arrays of characters, and exceptions. Calls of these procedures are replaced, unless
// they only work on exceptions. What is lost with a call are the effects of all that it reaches, also of
// procedures that are called elsewhere, too, and stay there. For each run of a program there is a run of its
// abstraction that does the same outside of what is lost:
//
//   - The results of a call are among all values: a reference is to an object that there is, or to a
//     new one of an allocation that is lost. The claims of package certificate, which have been
//     checked, are assumed: they hold of every run.
//   - What is lost of the contents of objects is only read within what is lost, or by a pull whose class is
//     related to a class whose objects are allocated or written there. These pulls give any value.
//   - A constructor that initialises immutable fields of an object that was allocated outside stays: such
//     a field has no value before. Its own calls are replaced.
//   - If the call does not return, then neither the run nor its continuation violates anything
//     outside of what is lost.
//
// So a property that no run of the abstraction violates holds, because all its assertions are
// outside of what is lost: procedures that may violate it stay. A violation means nothing.
//
// # What is trusted
//
// Checks that stay open after the first seconds are tried in a program without the contents of texts
// (internal/analysis/texts): what only works on texts returns any value. A proof there is checked as any proof. The
// way to that program is trusted: internal/analysis/texts/doc.go has the argument, and tests show that nothing that
// a run violates is proved without texts (internal/dev/programs/texts_test.go). An abstraction is about some
// checks, and has no assertions of others: only those are closed by a proof about it.
package texts
