package patterns

import (
	"context"
	"testing"
	"time"

	"github.com/jayverify/jayverify/ivl"
)

// FuzzCheck gives the checker trees that nobody made: it must neither fail in
// another way than with an error, nor prove of a program that fails that it
// does not.
func FuzzCheck(f *testing.F) {
	safe, broken := prepareFile(f, "AltListSafe"), prepareFile(f, "AltListRepeats")
	for _, r := range []*Program{safe, broken} {
		for _, prec := range precisions {
			f.Add(Unwind(f.Context(), r, prec, Limits{}).Tree.String())
		}
	}
	f.Add("0 at entry\n node 0 null\n")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 4000 {
			return
		}
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		for _, r := range []*Program{safe, broken} {
			nodes, err := r.ParseTree(text)
			if err != nil {
				continue
			}
			proof, err := Check(ctx, r, nodes)
			if err == nil && r == broken && proof.Proved(assertion(r)) {
				t.Errorf("a program that fails is proved by\n%s", text)
			}
		}
	})
}

// assertion is the property that alt_list's twin violates.
func assertion(r *Program) *ivl.Property {
	for _, p := range r.IVL.Props {
		if p.Kind == ivl.AssertionError {
			return p
		}
	}
	panic("BUG: no assertion")
}

// FuzzAnswers reads files of answers, and writes them again.
func FuzzAnswers(f *testing.F) {
	f.Add("pattern B1\n  node 0 null\nend\nheap B6 no\n node 0 null is v8\nend\n# nothing\n")
	f.Fuzz(func(t *testing.T, text string) {
		a, err := ParseAnswers(text)
		if err != nil {
			return
		}
		again, err := ParseAnswers(a.String())
		if err != nil || again.String() != a.String() {
			t.Errorf("%q is written as %q, and read as %v (%v)", text, a, again, err)
		}
	})
}
