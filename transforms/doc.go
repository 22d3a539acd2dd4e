// Package transforms rewrites IVL programs into simpler or more precise ones
// before the heap is encoded. Each pass is a value with a name; Default lists
// them in the order in which they run and says why.
//
// A pass keeps the set of violated properties of every run: the new program
// has a run that violates property k exactly when the old one has, unless the
// pass over-approximates (then it says so, and its new havocs have inputs of
// kind Internal). It never adds a run that consumes inputs in another order or
// number per input, so that a run found afterwards can be replayed on the
// program before with a queue of values for each input. Positions and inputs
// of what is copied stay.
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
package transforms
