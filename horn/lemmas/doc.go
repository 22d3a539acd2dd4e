// Package lemmas finds facts that hold of every derivable atom of a clause set,
// from templates. It gives them to a Horn solver, which then need not find
// them.
//
//	clauses ──search──▶ lemmas ─┬─ the queries cannot be reached: a model
//	                            └─ clauses with the lemmas in their bodies ──Solver──▶ model, derivation
//
// # Templates
//
//	bounds, differences      x ≤ c,  x ≤ y + d       c: constants of the clauses and their neighbours, d: -1, 0, 1
//	factors                  x ≤ c·y
//	tables                   (n, t) is one of at most 128 pairs, for an argument n with few values and t an
//	                         argument or the difference of two
//
// A table expresses facts that are not linear: a method returns 2ⁿ - 1, or the
// sum of the first n numbers, for each n it is called with.
//
// # The search
//
// It is the least fixed point of the abstract interpretation with these templates,
// with the best transformers, from models (Reps, Sagiv, Yorsh: Symbolic
// implementation of the best transformer, VMCAI 2004). At first nothing is
// derivable. While a clause has an instance whose premises satisfy the lemmas found
// so far and whose head does not, the head is joined: templates that it breaks are
// dropped, tables get a further line. The remaining lemmas hold for all derivable
// atoms. They need not be trusted: a proof made of lemmas is checked clause by
// clause, like any solver's proof.
//
// # Example
//
//	f(n):  if n ≤ 0 return 0 else return n + f(n-1)     called with 0 ≤ n < 100
//
//	f:call(n)       0 ≤ n, n ≤ 99
//	f:return(n, r)  0 ≤ n, n ≤ 99, (n, r) ∈ {(0, 0), (1, 1), (2, 3), …, (99, 4950)}
package lemmas
