// Package transforms rewrites IVL programs into simpler or more precise ones
// before the heap is encoded. Each pass is a value with a name; Default lists
// them in the order in which they run.
//
// A pass keeps the set of violated properties of every run: the new program has
// a run that violates property k exactly if the old one has. A pass that
// over-approximates is an exception: its comment says so, and its new havocs
// have inputs of kind Internal. Each new run takes the same number of values of
// each input, in the same order, as some old run. So a run found afterwards can
// be replayed on the program before, with a queue of values for each input.
// Copied code keeps its positions and inputs.
//
// # Example
//
//	L0:                                      L0:
//	  havoc x input 0                          havoc x input 0
//	  x := call abs(x)                         goto {(< x 0) -> L1, else -> R}
//	  assert (<= 0 x) prop 0                 L1:
//	  return                      inline       x := (wrap.i32 (neg x))
//	                              forward      goto R
//	proc abs(x: i32) …            cleanup    R:
//	L0:                           ───────→     assert (<= 0 x) prop 0
//	  goto {(< x 0) -> L1, …}                  return
//
// # Rewrites that proofs by abstract interpretation trust
//
// The program that is analysed is rewritten before, and these rewrites are trusted (transforms/sharpen.go):
// copies and constants are forwarded, a procedure is copied for the objects on which it is called, and a
// static field is assumed not to be null once its class initialiser has run. The checker proves the last of
// these at each return of the initialiser. Random Java programs are compared with the JVM after these
// rewrites, and random programs of the IVL with the interpreter (difftest/invariants_test.go,
// transforms/random_test.go).
//
// Where a program is recursive, procedures are copied for the constants with which they are called, and
// callers for the values of these arguments, so each depth of a recursion has claims of its own
// (transforms/unfold.go). A copy does what the procedure does, whatever calls it; no pass looks at a
// program that gets more calls later. TowersSafe/TowersForgotten, AckermannSafe/AckermannSmaller.
//
// Where a program makes small arrays once, whose elements are variables after these passes (at most 16 in
// an array), there are also copies for each value of the indices that choose elements. They go on for as
// long as the index is needed, or until a loop begins that does not need it; so loops over the array are
// unrolled (transforms/choices.go). There, assignments that choose between terms become branches, and
// branches ask first for an equation on which they go the same way (transforms/branches.go). Tests compare
// runs of random programs before and after all these copies are made, and show that nothing that a run
// violates is proved in this way for any variable or by indices (internal/dev/programs/cases_test.go).
package transforms
