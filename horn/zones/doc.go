// Package zones finds bounds of arguments and of their differences that hold of
// every derivable atom of a clause set, without a solver.
//
//	clauses ──Find──▶ Invariants ─┬─ Excludes: a query that cannot be reached
//	                         ├─ Model: a model of the clauses without the other queries
//	                         └─ Of: constraints for the bodies of clauses (horn.System.Strengthened)
//
// Large programs have many easy loops and objects. A Horn solver looks at all of
// them together, and takes much more than n times as long for n of them. The
// analysis here takes little more than n times as long, and leaves the hard queries
// to the solver. It need not be trusted: its proof is checked clause by clause,
// like any solver's proof.
//
// # The domain
//
// Zones, or difference bounds: a ≤ x ≤ b and x - y ≤ c for arguments x and y (Miné: A New Numerical Abstract
// Domain Based on Difference-Bound Matrices, PADO 2001), and single values that x does not have, which decide a
// dispatch over many classes. It is the least fixed point over the clauses with widening, component by
// component of the graph of predicates, and then a descent.
//
//	graph     a clause's variables as nodes, x - y ≤ c as an edge from y to x
//	form      a sum of variables with coefficients and a constant
//	clause    evaluates one clause: what its body says goes into a graph, until nothing new is
//	          found; sums of several variables are bounded by their bounds, two of them by their difference;
//	          of alternatives the hull is taken
//	zone      what is known of a predicate: a matrix of difference bounds
//
// # Example
//
//	n < 100 → L(n, 0, 0)
//	L(n, x, i) ∧ i < n ∧ w = (ite (< MAX (+ x 1)) (+ x 1 -2^32) (+ x 1)) → L(n, w, i + 1)
//	L(n, x, i) ∧ n ≤ i ∧ x ≠ n → false
//
// The zone of L is x = i, 0 ≤ i, i ≤ n, n ≤ 99: the case distinction is decided by
// x ≤ 98, and the query is excluded.
package zones
