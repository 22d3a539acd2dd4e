// Package runs has everything that executes a lowered program in the interpreter.
//
//	Search          runs with random inputs, for violations and for what is reached
//	Evolve          runs with words and numbers of the program as typed texts; those that
//	                show something new are changed a little
//	Replay          runs with the inputs of a solver's derivation, and near them; there
//	                is no other replay
//	Counterexample  a run that violates a property, made short (shrink.go) and told
//	                as the report shows it: inputs, path, values
//	Divergence      where a derivation leaves the run that it is to stand for
//	Reaching        what a run takes that gets to checks
//
// Search and Replay tell a Board of each run. The board knows which properties are
// open, and closes them. Package evidence/jvm makes the same runs on the real JVM.
package runs
