package engine

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/internal/evidence/explain"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// accept checks a solver's proof, and closes the properties that it is about.
func (k *Kit) accept(ctx context.Context, r raced, proved []*ivl.Property) error {
	defer k.Board.Promise(proved)()
	checked, err := k.checkProof(ctx, r)
	if err != nil {
		return err
	}
	for _, q := range proved {
		k.Board.Close(q, result.Safe, result.Because(r.encoding+" found by "+r.name+checked))
	}
	return nil
}

// checkProof puts the model into every clause, and says what checked it.
// Without a checker nothing can, which the report says.
func (k *Kit) checkProof(ctx context.Context, r raced) (how string, err error) {
	if k.Tools.Checker.Path == "" {
		const why = "neither z3 nor cvc5 was found"
		k.Board.Findings(func(f *board.Findings) {
			f.AddProof(result.Proof{By: r.name, Invariants: r.invariants(), Unchecked: why})
		})
		return "; nothing checked them: " + why, nil
	}
	k.Board.Step("check proof", func() string {
		var p *evidence.Proof
		p, err = evidence.CheckBy(ctx, r.sys, r.answer.Model, k.Tools.Checker)
		if ended(err) {
			err = errLateProof
		}
		if err != nil {
			return err.Error()
		}
		if dir := k.Config.Proof; dir != "" {
			if err = k.proofs.write(func(n int) error { return writeProof(dir, n, r.sys, p) }); err != nil {
				err = failure.WithClass(failure.IO, fmt.Errorf("--proof: %w", err))
				return err.Error()
			}
		}
		checker := k.Tools.Checker.Name + " clause by clause"
		k.Board.Findings(func(f *board.Findings) {
			f.AddProof(result.Proof{By: r.name, Checker: checker, Invariants: r.invariants(), Clauses: p.Clauses, Elapsed: p.Elapsed})
		})
		k.settle(r)
		how = fmt.Sprintf(", checked by %s (%d)", checker, p.Clauses)
		return result.Count(p.Clauses, "clause", "clauses") + " discharged"
	})
	return how, err
}

// errLateProof is what went wrong when a proof was not checked in time.
var errLateProof = errors.New(late.String() + " while its proof was checked")

// rejected is why a proof counts for nothing.
func rejected(by, says string, err error) result.Reason {
	if errors.Is(err, errLateProof) {
		return result.LateWhile("the proof by " + by + " was checked")
	}
	return result.Reason{Kind: result.ProofRejected, Text: fmt.Sprintf("%s %s, but %v", by, says, err)}
}

// noRun is why a derivation is of no use.
func noRun(text string) result.Reason { return result.Reason{Kind: result.NoRun, Text: text} }

// refute replays a derivation and returns the property it is about, which has
// been closed if the run violates it; nil if the derivation cannot be used. Of one that
// is no run, weak are the classes whose heap invariants are too weak.
func (k *Kit) refute(ctx context.Context, r raced, props []*ivl.Property) (q *ivl.Property, weak []string) {
	if r.answer.Derivation == nil {
		k.Board.GiveUp(props, noRun(r.name+" says that a property can be violated, but gives no derivation: "+r.answer.Reason))
		return nil, nil
	}
	if k.Tools.SMT == "" {
		k.Board.GiveUp(props, noRun(r.name+" found a violation, but building its run needs z3, which was not found; see jayverify doctor"))
		return nil, nil
	}
	k.Board.Step("replay", func() string {
		v, err := evidence.Inputs(ctx, r.sys, r.answer.Derivation, k.Tools.SMT)
		if err != nil && ctx.Err() != nil {
			k.Board.GiveUp(props, result.LateWhile("the derivation of "+r.name+" was turned into a run"))
			return late.String()
		}
		if err != nil {
			k.Board.GiveUp(props, noRun("the derivation of "+r.name+" could not be turned into a run: "+err.Error()))
			return err.Error()
		}
		q = k.Lowered.Program.Props[v.Prop.ID]
		outcome := k.Board.Replay(ctx, v)
		if !k.Board.Closed(q) && q.Kind != ivl.Unsupported {
			var why string
			if weak, why = k.study(ctx, r, v); len(weak) > 0 {
				outcome += "; too little is known of " + strings.Join(weak, ", ") + why
			}
		}
		return outcome
	})
	return q, weak
}

// settle remembers a proof that was checked, to tell it later.
func (k *Kit) settle(r raced) {
	if before := k.Encodings.Before(r.sys.Program); before != nil && k.Config.Explain {
		k.settled = &explain.Proof{Before: before, System: r.sys, Model: r.answer.Model}
	}
}
