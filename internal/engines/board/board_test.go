package board

import (
	"testing"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestAddProof sums up proofs.
func TestAddProof(t *testing.T) {
	var f Findings
	for _, p := range []result.Proof{
		{By: "a", Invariants: "space", Clauses: 1, Elapsed: 1}, {By: "b", Invariants: "space", Clauses: 2, Elapsed: 2}, {By: "a", Invariants: "time", Unchecked: "no z3"},
	} {
		f.AddProof(p)
	}
	if want := (result.Proof{By: "a, then b", Invariants: "space, then time", Clauses: 3, Elapsed: 3, Unchecked: "no z3"}); *f.Proof != want {
		t.Errorf("%+v, want %+v", *f.Proof, want)
	}
}
