// Package horn writes programs without a heap as constrained Horn clauses
// (LPAR'17 §4), and defines what a solver of such clauses is.
//
//	ivl.Program ──Translate──▶ System ──Write──▶ SMT-LIB 2 text ──▶ a Solver
//	                                                                    │
//	                     evidence ◀── Answer: Model | Derivation ◀──────┘
//
// # The types
//
//	System ─┬─ Preds    Pred (Point, Pre, Post, Heap) ── Args Param
//	        └─ Clauses  Clause ─┬─ Head, Body  Atom = Pred + Terms
//	                            ├─ Constraint  Term
//	                            └─ Trace       Event: havocs and calls on the way
//	Term    *Var  *IntConst  BoolConst  *App
//	Answer ─── Derivation ── Facts  Fact = Pred + values, Premises, Clause
//
// # Clauses
//
// A procedure f that is called has two predicates, f:call (its parameters and
// globals) and f:return (those, its results and the globals after it). A cut
// point has one: loop heads, joins with more than a little code after them, and
// places where a path has become long. Its arguments are the live variables
// and, if a return can still be reached, the values at the procedure's entry.
// From each of them all paths to the next are followed; with C for the
// constraint and B for the atoms gathered on the way:
//
//	the next cut point k                C ∧ B → k(live variables)
//	return ts                           C ∧ B → f:return(entry values, ts, globals)
//	xs := call g(ts)                    C ∧ B → g:call(ts, globals), then g:return(ts, globals, xs, globals') joins B
//	assert t prop                       C ∧ B ∧ ¬t → false, then t joins C
//	assume P(ts)                        P(ts) joins B
//	assert forall vs where t => P(ts)   C ∧ B ∧ t → P(ts)
//
// If the property of an assert is not in Options.Props, it is an assume. Integers are exact: truncation to 32 or 64 bits is
// written out, division rounds toward zero.
//
// # Example
//
//	proc main() {
//	  var n, i: i32
//	L0:
//	  havoc n input 0
//	  i := 0
//	  goto L1
//	L1:
//	  goto { (< i n) -> L2, else -> L3 }
//	L2:
//	  i := (wrap.i32 (+ i 1))
//	  goto L1
//	L3:
//	  assert (or (= i n) (< n 0)) prop 0
//	  return
//	}
//
// becomes, without the ranges of the variables,
//
//	(declare-fun |main:L1| (Int Int) Bool)
//	(assert (forall ((n Int) (i Int)) (=> (= i 0) (|main:L1| n i))))
//	(assert (forall ((n Int) (i Int) (w Int))
//	  (=> (and (|main:L1| n i) (< i n) (= w (ite (< 2147483647 (+ i 1)) (- (+ i 1) 4294967296) (+ i 1)))) (|main:L1| n w))))
//	(assert (forall ((n Int) (i Int)) (=> (and (|main:L1| n i) (<= n i) (not (= i n)) (<= 0 n)) error)))
//
// # What a derivation is for
//
// Facts are ground instances of predicates; a derivation is a DAG of them that
// ends in false. A clause's Trace lists the inputs and calls of a run between
// its first body atom and its head, so that evidence.Inputs can reconstruct the
// run.
package horn
