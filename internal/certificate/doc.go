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
//	Set     integers lo … hi, mod and remainder | booleans | a float | null and Objects
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
//	            value any more before the call has one that is ever assigned to it
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
package certificate
