// Package absint is the abstract interpreter: it computes facts for each point
// of an IVL program with a heap, for all runs, without a solver.
//
// # The types
//
//	Analysis ─┬─ Universe  Object (class, site or literal): the abstract objects, numbered
//	          ├─ Procs     Proc ── In: for each block a table from variables to Values
//	          └─ (heap)    cell (Object, field | element | length) → Value
//	AbstractState  what holds at one point: At(proc, block), then Step(stmt) … Refine(cond)
//	Value     = integers: Interval | booleans: can be true, can be false
//	          | floats: Floats, from the least to the greatest number, and NaN | references: can be null, set of Objects
//	Interval  = Lo … Hi, each end possibly infinite, and a congruence (mod, residue)
//	Aliases   which Objects each reference variable is ever assigned
//
// # Meaning
//
// A Value stands for a set of concrete values that includes every value the
// variable has in some run. The grammar of Values:
//
//	value    = interval | bools | FLOAT ".." FLOAT ["nan"] | ["null |"] {object}
//	interval = (INT | "-∞") ".." (INT | "∞") ["≡" RESIDUE "mod" MOD]
//	bools    = "true" | "false" | "true or false"
//	object   = CLASS "@" SITE | CLASS "from outside" | literal
//
// Variables and globals are treated flow-sensitively. A heap cell has one Value
// for the whole run, the join of all values that are stored there. Each
// procedure has one context. A global that does not have its initial value any more before a call has one
// that the program assigns to it after the call. The least fixed point is computed from below, with
// widening at loop heads, at entries and returns of procedures, and in cells.
//
// A flat analysis does not hand globals over at calls, so that it soon ends on large programs (flat.go).
//
// Relate adds linear equations modulo 2^64 between the integers of a procedure, and orders: that one
// integer is at most another one plus a constant. It finds them with the Values at hand. RelateClosely
// finds all three together, and which references are the same. RelateSums adds orders of multiples of counters.
//
// The analysis relies on what lowering does: a program pushes to a new object before
// it reads from it, or it never pushes to it. The checker of claims (package
// certificate) does not rely on this.
package absint
