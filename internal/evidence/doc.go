// Package evidence turns a solver's answer into something that can be checked
// without the solver.
//
//	model      ─Check→    every clause is true under it, says a z3 that did not find it
//	derivation ─Resolve→ the clause of every fact, values of its variables
//	           ─Inputs→  the values a run takes from outside, in order
//	           ─runs.Replay→  the interpreter on the program with its heap: does the run violate the property?
//
// A model speaks about the clauses that the solver was given. It is checked
// against those before arguments and clauses were dropped (horn.System.Raw),
// so that a mistake in the dropping is found, too.
//
// A derivation is a DAG of ground facts. The run it stands for is found by
// going from the query up through the predicates of cut points to the entry,
// and from there down again, clause by clause. Where a clause has the Post of
// a callee in its body, the callee's execution is the part of that fact's own
// derivation that begins at the callee's Pre. Facts of heap predicates are no
// part of the run: they say what some run may have written, which is why a
// derivation can be spurious and only the replay decides.
//
// For example
//
//	L1(0, 5)  ←  i := 0; havoc n (5)
//	L1(1, 5)  ←  L1(0, 5), inc:return(0, 1)
//	false     ←  L1(1, 5), havoc k (7)
//
// is the run with inputs n = 5, then those of inc called with 0, then k = 7.
package evidence
