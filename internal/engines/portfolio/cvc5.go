package portfolio

import (
	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/evidence"
)

// cvc5 is the row of cvc5, which checks proofs and solves no clauses.
func cvc5() Solver {
	return Solver{
		Program: horn.Program{
			Name: "cvc5", Env: "JAYVERIFY_CVC5", Own: []string{"../.tools/cvc5/bin/cvc5", "cvc5"}, OnPath: "cvc5",
			Remedy: "run `make setup-cvc5` in jayverify's source tree, or put cvc5 on the PATH, or name it with --cvc5",
		},
		Title: "cvc5", Help: "the cvc5 binary, or a script that takes the same", Check: evidence.CVC5,
		Trust:  "what it says of each clause of a proof",
		Advice: "it checks proofs for --checker=cvc5, and where there is no z3",
	}
}
