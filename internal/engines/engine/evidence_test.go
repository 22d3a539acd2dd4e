package engine

import (
	"context"
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// TestEndedEvidence: a proof or a derivation that is not used because its context has ended
// makes the time limit the reason, whether a deadline passed or the context was cancelled.
func TestEndedEvidence(t *testing.T) {
	z3 := horntest.Z3(t)
	over, cancel := context.WithTimeout(t.Context(), 0)
	defer cancel()
	stopped, stop := context.WithCancel(t.Context())
	stop()
	for _, ctx := range []context.Context{over, stopped} {
		p := &ivl.Program{Props: []*ivl.Property{{ID: 0}}}
		k := tinyKit(config.Config{}, p)
		k.Tools = &portfolio.Tools{SMT: z3, Checker: evidence.Z3(z3)}
		atom := &horn.Atom{Pred: &horn.Pred{Name: "p"}}
		sys := &horn.System{Preds: []*horn.Pred{atom.Pred}, Props: p.Props, Clauses: []*horn.Clause{{Head: atom}, {Body: []*horn.Atom{atom}, Prop: p.Props[0]}}}
		fact := &horn.Fact{Clause: sys.Clauses[0], Pred: atom.Pred}
		root := &horn.Fact{Clause: sys.Clauses[1], Premises: []*horn.Fact{fact}}
		r := raced{attempt: attempt{name: "a"}, sys: sys, answer: &horn.Answer{Derivation: sys.NewDerivation(root), Model: "((define-fun p () Bool true))"}}
		err := k.accept(ctx, r, p.Props)
		if why := rejected("a", "says safe", err); why.Kind != result.TimeLimit {
			t.Errorf("%v: the proof is rejected, because %q", ctx, why)
		}
		k.refute(ctx, r, p.Props)
		if why := reasonOf(k, p.Props[0]); why.Kind != result.TimeLimit {
			t.Errorf("%v: the derivation is useless, because %q", ctx, why)
		}
	}
}
