// Package slicing cuts slices out of a large program: small programs without the rest, in each of which some checks hold
// only if they hold in the whole. Checked invariants (package certificate) stand for the rest. So the cost of a proof
// follows the check, and not the program.
//
//	program, its checked claims ──Slicer.Slices──▶ Slice (procedures, classes) ──Program──▶ IVL ──spaceinv──▶ clauses
//
// # What a slice is
//
// A slice has some procedures and follows the objects of some classes. Its program calls one of the procedures,
// in any state that the claims about its entry allow. A call of a procedure that the slice does not have gives
// any results, and any globals, that the claims about its exits allow. What is read from an object is
// anything that the claims about the heap allow, except for an object that the program has allocated, of a
// class that is followed: this is read and written in the slice as in the program.
//
//	program                         slice of f that does not follow Node, and does not have g
//	x, y := pull Node p             havoc x; havoc y; assume (the claims about x and y)
//	push Node p, t, u               (nothing)
//	z := call g(x)                  havoc z; havoc (globals that g writes); assume (the claims about these)
//	q := cast Leaf p                havoc q; assume (q is p)
//
// # Why a proof of a slice is one of the program
//
// Let the slice's program be encoded by space invariants (LPAR'17 §4), without what depends on the order in which the heap
// changes (lastPush, the newest object, singletons), with any new id for a new object, and let a solver find a model. The
// claim is that each call of a procedure of the slice in a run of the program is one of the slice's runs, with
// the same values, in which the model's invariants hold of all objects of the classes that are followed.
//
// By induction over the run: a slice that follows a class has all procedures of the program which allocate objects of it, or
// may write to them. So each object of the class was allocated and written in such a call, whose push asserted the
// invariant of what it wrote. A pull from it assumes nothing else. What the slice takes from the rest of the
// program, it takes by claims, and these hold in all runs. A slice that does not have a procedure that writes to a
// class, or a new way to write, would be unsound: writers finds them by the static class of each push, and of each allocation.
//
// The runs of a slice are more than those of the program. So a violation in a slice means nothing; the next slice has more
// of the program.
//
// # What is trusted, and how it is tested
//
// What abstract interpretation leaves open in a program of 5,000 statements and more is also tried in
// slices (internal/analysis/slicing): programs with the procedures of some checks, in any state that the checked
// claims about their entries allow. What a call of another procedure gives, and what is read from the heap,
// is anything that the claims allow. A slice follows the objects of a class only if it has all procedures
// that allocate objects of it or change the fields at hand; then a space invariant over these fields holds
// of all its objects. A solver's model is checked clause by clause, as any model. What is trusted is the
// way from the program and its claims to the slice; internal/analysis/slicing/doc.go has the argument. The encoding
// of a slice leaves out what depends on the order in which the heap changes, new objects have any id, and
// static fields are any value that the claims allow where a procedure begins and after calls. A check may
// fail at several places: a slice has all of them. Tests show that no slice of a random program, or of a
// program here, proves what a run violates (internal/analysis/slicing/random_test.go,
// internal/dev/programs/slices_test.go). With --proof, the clauses of each slice are written; that they are
// about the program is not checked by the script.
package slicing
