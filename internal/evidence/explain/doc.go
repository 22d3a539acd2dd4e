// Package explain tells a checked model of the clauses in terms of the Java
// program: what holds whenever a loop starts, of every object that a `new` makes,
// when a method is called and when it returns.
//
//	model ─→ predicate by predicate: a formula over flattened variables
//	           │  candidates: bounds, orders, equalities, null or not, where allocated, and what the formula itself says
//	           │  z3: which of them follow from the formula? which of those follow from the others?
//	           └→ Invariant: the facts that are left, as Java expressions
//
// A solver's formula is rarely what a person would have written, so it is not
// translated. Instead, z3 decides which facts follow from it, and these facts are
// told. Parts of the formula that the facts do not express are counted, so that the
// reader knows that something is missing. For example, the model
//
//	B1(argc, i) = ∃k. argc ≤ 2147483647 ∧ k < argc ∧ i = k + 1 ∨ 0 ≤ argc ∧ i = 0
//
// is told as
//
//	Main.java:25  loop in Main.main
//	  0 <= i
//	  i <= argc
package explain
