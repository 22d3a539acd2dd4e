// Package certificate checks invariants of IVL programs with a heap, block by
// block. It does not trust the invariants, and shares no code with the abstract
// interpreter: it has its own values and its own rules for statements and
// conditions, which are written to be simple, not to be fast or precise.
// Integers have bounds of any size, so that no bound is ever rounded.
//
// # The types
//
//	Claims ─┬─ Objects  Object: all objects of one class and site, or one literal
//	        ├─ Procs    ProcClaims ─┬─ Blocks: for each block a table from variables to Sets; nil: unreachable
//	        │                       ├─ Equations, Orders: between numbers, for each block but the first; Close: they need each other
//	        │                       ├─ Returns: equations between the values at the entry, results and globals, for each exit
//	        │                       ├─ Written: the globals that it and its callees write
//	        │                       └─ Exits: what holds at returns, by whether the last result is an object
//	        ├─ Cells    Cell (object, field | elements | length) → Set: all that is ever stored there
//	        └─ Assigned Set for a global: all that is ever assigned to it after the start
//	Set     integers lo … hi, mod and remainder | booleans | floats lo … hi, and NaN | null and Objects
//	Result  which properties no run violates, by the claims that passed
//
// # What is checked
//
// The claims hold of every run if they are inductive:
//
//	entry       the initial values of globals are in the claims of the entry's first block
//	block       from the claims at its start, each statement in turn; then what is known is in the claims of each block that follows
//	x := pull   the claims of the cells of the objects that the reference can be
//	push        what is stored is in the claim of the cell of each of these objects
//	call        arguments and globals are in the claims of the callee's first block; afterwards the claims of its exits hold, equations with
//	            arguments for the values at the entry; a global that does not have its initial
//	            value any more before the call has one that is ever assigned to it; if claims do not say what a global
//	            is, it has its initial value or one that is ever assigned to it
//	x := …      what is assigned to a global is in the claim of what is ever assigned to it
//	return      what is handed back is in the claim of the exit; the equations about the exit follow from those of the block
//	assert      the property is open if the condition can be false
//
// A claim that fails is weakened, at last to "any value", and the blocks that
// used it are checked again. So the check ends with inductive claims for any
// input: wrong claims reduce precision, not soundness.
//
// The check relies on the rules of the IVL (package ivl): pulls and pushes name
// an object of their class; an immutable field is read only after its Init; an
// array that is marked as filled is written before it is read.
//
// # What a proof rests on
//
// In a large program abstract interpretation (internal/analysis/absint) proves most checks. The analysis is not
// trusted. internal/analysis/certificate checks its claims block by block: the values of variables at the start of
// each block, the results of procedures, the contents of heap cells, what is ever assigned to static
// fields. The checker shares no code with the analysis, and computes with numbers of any size. It weakens a
// claim that does not follow until it follows. A check is proved only if the remaining claims prove it. The
// checker itself is tested with the interpreter: random programs run with all claims as assertions, also
// after some claims were made wrong on purpose (internal/analysis/absint/claims_test.go). 607 mistakes were planted
// in the functions of the analysis and of the checker; the tests find 603 (results). The checker relies on
// five rules of the IVL: a final field is read only after it was set; an element of a collection's array
// only after it was written; what an object from outside holds is of the class of its field or element; an
// array of the program holds what its class can hold; an object from outside is not of a class that is
// marked as closed (ivl.Class).
//
// Such checks are also tried by abstract interpretation by cases (transforms/partition.go): with a copy of
// the program's blocks for each value of a variable that has few of them, such as a mode or the number of a
// round. The claims are checked as above. The passes for encodings, which come before, are trusted as they
// are for clauses. Beside sets of values, the claims have linear equations modulo 2^64 between variables,
// lengths and immutable fields; the checker follows them by its own rules, from block to block
// (internal/analysis/certificate/equations.go). Calls make it forget them, except where a program is recursive:
// there claims also have equations between the values with which a procedure is entered, its results and
// the globals that it leaves. The checker proves them at each return, and uses them at calls, modulo what
// it knows of the arguments (internal/analysis/certificate/returns.go). The same holds of orders, that one of these
// numbers is at most another one plus a constant (internal/analysis/certificate/orders.go). Where maps are bags,
// equations are also about references, which stand for numbers of their objects: what holds whatever these
// numbers are says which references are the same. There the checker combines the three: bounds of one
// number are bounds of another one that differs from it by a constant, and a sum that cannot wrap by them
// is exact. A sum of two variables that is another integer by the equations has the bounds of that one, and
// bounds of one operand say how far the sum is from the other one (internal/analysis/certificate/close.go).
package certificate
