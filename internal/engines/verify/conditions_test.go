package verify

import (
	"slices"
	"testing"

	"github.com/jayverify/jayverify/internal/front/contract"
)

// TestConditionsInJava: what shorter conditions say already is left out, and sentences come last.
func TestConditionsInJava(t *testing.T) {
	l, m := settled(t, `public class C { public static void f(String s, String t, int n) { } }`, "f")
	s, u, n := contract.Arg(0, "Ljava/lang/String;"), contract.Arg(1, "Ljava/lang/String;"), contract.Arg(2, "I")
	null := &contract.Expr{Op: contract.Null}
	is := func(cs ...contract.Condition) condition { return condition{clause: cs} }
	got := l.demands.java(m, []condition{
		{text: "a sentence"},
		is(contract.Condition{X: s, Op: contract.Eq, Y: null}, contract.Condition{X: u, Op: contract.Ne, Y: null}),
		is(contract.Condition{X: s, Op: contract.Ne, Y: null}),
		is(contract.Condition{X: n, Op: contract.Lt, Y: contract.Int(0, "I")}, contract.Condition{X: n, Op: contract.Gt, Y: contract.Int(9, "I")}),
		{text: "a sentence"},
	})
	if want := []string{"s != null", "t != null", "(n < 0 || n > 9)", "a sentence"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
