// Package focus makes programs that have only what one check depends on, without loops that it does not depend on.
//
// A main tries a class with all of its arguments, and then with numbers of its own. The second part has few paths, and
// yet symbolic execution does not come to its end: there is a path for each number of rounds of the loop in the first part.
//
//	program, aliases, a check ─On─▶ program for the check ──symbolic execution──▶ all paths
//
// # What is kept
//
// Of the entry's procedure, the blocks on ways to the check; of these, the statements whose values the check depends on: it
// reads them, or what decides whether it is reached, or what a kept statement reads. A statement that writes to
// an object or a global is kept if a kept statement may read that. A loop is kept as a whole, with its conditions,
// if one of its statements is kept, and otherwise left out as a whole. Which conditions of branches outside of loops are
// kept is free: a branch whose condition is not kept goes any way.
//
//	for (String a : args) run(a);         (nothing: any exit of the loop)
//	Stack s = new Stack();           →    Stack s = new Stack();
//	s.push(1); assert s.pop() == 1;       s.push(1); assert s.pop() == 1;
//
// # Soundness
//
// Each run of the program that violates the check has a run of the new one that does so, which goes the same way through
// the blocks that are left. By induction over that way, the variables that kept statements read have the same values
// in both, and so have the fields and elements, up to the ids of objects: each statement that assigns such a variable, or
// may write to such a place, is kept, with what it reads. Places may be the same if points-to sets of package absint
// meet. Where a condition is not kept, the new run chooses the branch of the old one; where a loop is left out, the
// exit. What is left out may not end, or end the run: that are fewer runs of the program. So a check that no run of the new
// program violates holds. A violation means nothing.
package focus
