package verify

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/ivl"
)

// withoutQuery returns the properties that nothing is left of in the clauses:
// the passes have found out that they hold.
func withoutQuery(sys *horn.System) []*ivl.Property {
	asked := map[*ivl.Property]bool{}
	for _, c := range sys.Clauses {
		if c.Head == nil {
			asked[c.Prop] = true
		}
	}
	var free []*ivl.Property
	for _, p := range sys.Props {
		if !asked[p] {
			free = append(free, p)
		}
	}
	return free
}

// proveTrivial closes properties without a query, before a solver is given the
// others, and reports whether it did. That they hold is checked as any proof is:
// with predicates that are always true, since no clause says what must not be.
func (s *session) proveTrivial(ctx context.Context, e encoding, sys *horn.System, free []*ivl.Property) (bool, error) {
	r := raced{attempt: attempt{name: "simplification", encoding: e.name}, sys: sys.Only(free), part: free}
	r.answer = &horn.Answer{Verdict: horn.Safe, Model: always(sys)}
	ctx = s.forEvidence(ctx)
	if d, ok := ctx.Deadline(); ok {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, time.Until(d)/4)
		defer cancel()
	}
	err := s.accept(ctx, r, free)
	if err != nil && ClassOf(err) != IO {
		if s.leftover == nil {
			s.leftover = map[string]bool{}
		}
		s.leftover[e.name] = true // solvers decide these, too
		s.giveUp(free, fmt.Sprintf("nothing is left of it in the clauses, but %v", err))
		return false, nil
	}
	return err == nil, err
}

// always is the model in which each predicate is true.
func always(sys *horn.System) string {
	var b strings.Builder
	b.WriteString("(\n")
	for _, p := range sys.Preds {
		fmt.Fprintf(&b, "(define-fun %s (", horn.Quote(p.Name))
		for i, a := range p.Args {
			fmt.Fprintf(&b, "(x%d %s)", i, a.Typ)
		}
		b.WriteString(") Bool true)\n")
	}
	return b.String() + ")"
}
