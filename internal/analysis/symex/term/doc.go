// Package term has immutable expressions over Booleans, bit-vectors and IEEE 754
// floats, that simplify themselves when they are made.
//
//	Store  makes terms; equal terms are one
//	Term   operator, sort, arguments; bounds of its value; the variables in it
//	Model  values of variables
//	Evaluator  values of terms under a Model
//	Script     terms as SMT-LIB 2
//
// apply in eval.go defines the operators. It agrees with the interpreter of the
// IVL and with SMT-LIB (tests compare both with random and extreme values). For
// example:
//
//	s := term.NewStore()
//	x := s.Var("x", 32)
//	y := s.Bits(term.BitXor, x, s.Int(32, 5))
//	s.Eq(y, s.Int(32, 7))    // is x = 2: (= v0 (_ bv2 32))
package term
