package transforms

import (
	"fmt"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// A long conjunction loses what it says twice, and is false when it says the
// opposite of something, wherever that stands.
func TestFoldLong(t *testing.T) {
	const n = 3 * fewTerms
	var ts []ivl.Term
	for i := range n {
		x := &ivl.Var{Name: fmt.Sprintf("x%d", i), Typ: ivl.Int}
		ts = append(ts, ivl.Le.Of(ivl.IntConst(0, ivl.Int), x))
	}
	for i, c := range ts {
		twice := ivl.And.As(ivl.Bool, append(slices.Clone(ts), ivl.Le.Of(ivl.Children(c)...))...)
		if got, want := Fold(twice).String(), Fold(ivl.And.As(ivl.Bool, ts...)).String(); got != want {
			t.Errorf("%d twice: %s", i, got)
		}
		for _, all := range [][]ivl.Term{append(slices.Clone(ts), ivl.Not.Of(c)), append([]ivl.Term{ivl.Not.Of(c)}, ts...)} {
			if got := Fold(ivl.And.As(ivl.Bool, all...)); got != ivl.Term(ivl.False) {
				t.Errorf("%d and its opposite: %s", i, got)
			}
			if got := Fold(ivl.Or.As(ivl.Bool, all...)); got != ivl.Term(ivl.True) {
				t.Errorf("%d or its opposite: %s", i, got)
			}
		}
	}
}
