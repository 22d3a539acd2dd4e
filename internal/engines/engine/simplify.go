package engine

import (
	"context"

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

// simplifier proves the checks without a query. That they hold is checked as any proof
// is: with predicates that are always true, since no clause says what must not be.
type simplifier struct{ *Kit }

// Try implements Engine.
func (e *simplifier) Try(ctx context.Context, g Goal) Outcome {
	return e.acceptPartial(g.withEvidence(ctx), simplified(g.Clauses.Encodings[0].Name, g.Clauses.System))
}

// simplified is the proof of the checks without a query.
func simplified(encoding string, sys *horn.System) raced {
	nothing := func(*horn.Pred, []horn.Term) []horn.Term { return nil }
	return raced{
		attempt: attempt{name: "simplification", encoding: encoding}, sys: sys, covers: withoutQuery(sys),
		answer: &horn.Answer{Verdict: horn.Safe, Model: sys.ModelOf(nothing)},
	}
}
