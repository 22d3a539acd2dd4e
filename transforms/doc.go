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
package transforms
