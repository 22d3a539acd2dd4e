// Package result is what one verification has found out: a verdict for the
// program and for each property, the reasons, the runs, and what a SAFE rests on.
//
//	Result          the program: verdict, reason, time, statistics
//	  Property      a check: verdict, reason, whether it is reached
//	    Counterexample   a run that violates it: inputs, path, values, the run on the JVM
//	  Reaching      a run that gets to checks
//	  Assumption    something that a SAFE rests on
//	  Unsupported   a feature after which checks are not judged
//	  Proof, Invariant, HeapNode   what a SAFE was proved with
//	  Step          one thing that the schedule tried
//
// Package verify makes a Result. Packages report, policy, cache and jbench read
// it, and need nothing of how it was found.
package result
