package engine

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/internal/evidence/explain"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/spaceinv"
	"github.com/jayverify/jayverify/transforms"
)

// explanations are the techniques that a proof to be told does without, in the
// order to try them: each leaves more of the program as it is written than the
// next, and is harder to find a proof for.
var explanations = [][]string{
	{transforms.Unrolling, transforms.SingleSites, transforms.Inlining, transforms.Flow, transforms.HeapHints},
	{transforms.Unrolling, transforms.SingleSites, transforms.Inlining},
	{transforms.Unrolling, transforms.SingleSites, transforms.Flow, transforms.HeapHints},
}

// explainer tells the proof of what is safe in Java. The proof that settled it is
// short because most of the program is gone: methods are inlined, what is known
// without a solver is not asked. So a proof is looked for that still has the
// program's methods, objects and loops; where none is found, the other is told.
type explainer struct{ *Kit }

// Try implements Engine. The goal is what is safe.
func (e *explainer) Try(ctx context.Context, g Goal) Outcome {
	props := g.Props
	if len(props) == 0 || e.Tools.SMT == "" || ctx.Err() != nil {
		return Outcome{}
	}
	e.Board.Step("explain", func() string {
		budget := e.Config.ExplainSpan
		if budget == 0 {
			budget = max(portfolio.Explain.Span, e.Config.Timeout/3)
		}
		limited, cancel := context.WithTimeout(ctx, budget)
		defer cancel()
		what := "a proof about the program as it is written"
		var p *explain.Proof
		for _, without := range explanations {
			attempt, cancel := context.WithTimeout(limited, budget/time.Duration(len(explanations)))
			p, _ = e.tellable(attempt, ctx, props, without) // what cannot be had, another proof may say
			cancel()
			if p != nil {
				break
			}
		}
		if p == nil {
			p, what = e.settled, "the proof that settled it"
		}
		if p == nil {
			return "no proof to tell"
		}
		told, tellErr := explain.Tell(ctx, p, e.Tools.SMT)
		if tellErr != nil {
			return tellErr.Error()
		}
		e.Board.Findings(func(f *board.Findings) {
			for _, i := range told {
				f.Invariants = append(f.Invariants, result.Invariant{Kind: invariantKinds[i.Kind], Pos: i.Pos, Subject: i.Subject, Facts: i.Facts})
			}
		})
		return fmt.Sprintf("%s from %s", result.Count(len(told), "invariant", "invariants"), what)
	})
	return Outcome{}
}

var invariantKinds = map[explain.Kind]result.InvariantKind{
	explain.Loop: result.LoopInvariant, explain.Class: result.ClassInvariant, explain.Requires: result.MethodRequires, explain.Ensures: result.MethodEnsures,
}

// tellable searches for a proof in terms of the source program, without some
// techniques, and checks it; nil if there is none. Proofs that need no search may
// still be found until whole ends.
func (e *explainer) tellable(ctx, whole context.Context, props []*ivl.Property, without []string) (*explain.Proof, error) {
	skip := []string{"propagate", "slice"}
	passes := transforms.Default(transforms.Options{Without: without})
	named := func(names ...string) func(transforms.Pass) bool {
		return func(p transforms.Pass) bool { return slices.Contains(names, p.Name) }
	}
	before, err := transforms.Apply(e.Lowered.Program, transforms.Within(ctx, slices.DeleteFunc(passes, named(skip...))), e.Config.CheckPasses, nil)
	if err != nil {
		return nil, err
	}
	p, err := spaceinv.Encode(before, spaceinv.Options{})
	if err != nil {
		return nil, err
	}
	after := slices.DeleteFunc(transforms.Encoded(), named(skip...))
	if p, err = transforms.Apply(p, transforms.Within(ctx, after), e.Config.CheckPasses, nil); err != nil {
		return nil, err
	}
	simple := encoding.Encoding{Name: "explanation", Short: "explanation", Program: func() (*ivl.Program, error) { return p, nil }}
	for len(props) > 0 {
		sys, err := simple.Clauses(props, horn.Options{})
		if err != nil {
			return nil, err
		}
		r := runRace(ctx, e.attempts(simple, sys, props), e.limits(ctx))
		if r.err != nil {
			return nil, r.err
		}
		if r.answer.Verdict == horn.Unknown {
			return e.tellableBounds(whole, before, sys)
		}
		if r.answer.Verdict == horn.Safe {
			if _, err := evidence.Check(ctx, r.sys, r.answer.Model, e.Tools.SMT); err != nil {
				return nil, err
			}
			return &explain.Proof{Before: before, System: r.sys, Model: r.answer.Model}, nil
		}
		// Without the techniques one of them is too hard to prove: do without it.
		if r.answer.Derivation == nil {
			return nil, nil
		}
		root, err := evidence.Resolve(ctx, r.sys, r.answer.Derivation, e.Tools.SMT)
		if err != nil {
			return nil, err
		}
		n := len(props)
		props = slices.DeleteFunc(slices.Clone(props), func(q *ivl.Property) bool { return q.ID == root.Clause.Prop.ID })
		if len(props) == n {
			return nil, nil
		}
	}
	return nil, nil
}

// tellableBounds is the proof of those properties that follow from bounds and
// differences of variables; nil when none does. It takes hundredths of a second,
// when the time for finding more is over.
func (e *explainer) tellableBounds(ctx context.Context, before *ivl.Program, sys *horn.System) (*explain.Proof, error) {
	ctx, cancel := context.WithTimeout(ctx, portfolio.ExplainBounds.Span)
	defer cancel()
	invariants, err := zones.Find(ctx, sys)
	if err != nil {
		return nil, err
	}
	easy := invariants.Proved(sys)
	if len(easy) == 0 {
		return nil, nil
	}
	proved, model := sys.Only(easy), invariants.Model()
	if _, err := evidence.Check(ctx, proved, model, e.Tools.SMT); err != nil {
		return nil, err
	}
	return &explain.Proof{Before: before, System: proved, Model: model}, nil
}
