package engine

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/absint"
	"github.com/jayverify/jayverify/internal/await"
	"github.com/jayverify/jayverify/internal/bug"
	"github.com/jayverify/jayverify/internal/certificate"
	"github.com/jayverify/jayverify/internal/config"
	"github.com/jayverify/jayverify/internal/encoding"
	"github.com/jayverify/jayverify/internal/portfolio"
	"github.com/jayverify/jayverify/internal/result"
	"github.com/jayverify/jayverify/internal/texts"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// maxPartitioned is the number of statements above which programs are not partitioned: each
// variable takes an analysis.
const maxPartitioned = 5000

// partitioned proves checks by abstract interpretation of the program after the passes for
// encodings, with copies of its blocks for each value of a variable. It does so with the contents of
// texts and without. The results depend on these passes and on the check of the analysis's claims.
type partitioned struct {
	*Kit
	tried bool
}

// Try implements Engine.
func (e *partitioned) Try(ctx context.Context, g Goal) Outcome {
	p := e.Lowered.Program
	if e.Encodings.Reduced != nil {
		p = e.Encodings.Reduced
	}
	if e.tried || e.Config.LeavesOut(config.Abstract) || e.Config.LeavesOut(config.Cases) || p.Size() > maxPartitioned {
		return Outcome{}
	}
	e.tried = true
	if !e.Config.LeavesOut(config.Texts) {
		if err := e.withoutTexts(ctx, p, g.Props); err != nil {
			return Outcome{Err: err}
		}
	}
	return Outcome{Err: e.prove(ctx, e.Encodings, e.open(g.Props), "")}
}

// withoutTexts proves what it can without the contents of texts in half of the time: the program is
// smaller then.
func (e *partitioned) withoutTexts(ctx context.Context, p *ivl.Program, props []*ivl.Property) error {
	if d, ok := ctx.Deadline(); ok {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, time.Until(d)/2)
		defer cancel()
	}
	for _, group := range texts.Groups(p, props) {
		if group = e.open(group); len(group) == 0 || ctx.Err() != nil {
			continue
		}
		a := e.abstracted(p, group)
		if a.calls == 0 {
			continue
		}
		if err := e.prove(ctx, a.Maker, group, " without texts"); err != nil {
			return err
		}
	}
	return nil
}

// open are those of some checks that are open.
func (e *partitioned) open(props []*ivl.Property) []*ivl.Property {
	return slices.DeleteFunc(slices.Clone(props), e.Board.Closed)
}

// prove closes those of props that hold in the program that m encodes by what the analysis claims of it and of its partitions.
func (e *partitioned) prove(ctx context.Context, m *encoding.Maker, props []*ivl.Property, how string) (failed error) {
	if len(props) == 0 {
		return nil
	}
	opts := transforms.Options{Without: e.Config.Without}
	tries, proved := 0, 0
	try := func(by string, find func() (*absint.Analysis, error)) bool {
		tries++
		start := time.Now()
		r, err := await.Call(ctx, func() (*certificate.Result, error) {
			a, err := find()
			if err != nil {
				return nil, err
			}
			return certificate.Check(ctx, a.Claims())
		})
		switch {
		case ctx.Err() != nil:
			return false
		case err != nil:
			panic(bug.New(portfolio.AbstractInterpreter, "%w", err))
		}
		closed := e.accept(r, props, by, time.Since(start))
		proved += len(closed)
		failed = e.write(r, closed)
		return failed == nil && len(e.open(props)) > 0
	}
	e.Board.Step("abstract interpretation by cases"+how, func() string {
		var p *ivl.Program
		var keys []transforms.Key
		more := try("", func() (a *absint.Analysis, err error) {
			if p, err = m.Flat(ctx); err != nil {
				return nil, err
			}
			if p, a, err = transforms.Identified(ctx, p); err == nil {
				keys = transforms.Keys(p, a)
			}
			return a, err
		})
		for i := 0; more && i < len(keys); i++ { // where more is false, the analysis may still be at work on keys
			k := keys[i]
			more = try(k.Var.Name, func() (*absint.Analysis, error) { return transforms.ByCases(ctx, p, k, opts) })
		}
		return fmt.Sprintf("%s hold, in %s", result.Count(proved, "check", "checks"), result.Count(tries, "analysis", "analyses"))
	})
	return failed
}

// accept closes what checked invariants prove, and returns these properties.
func (e *partitioned) accept(r *certificate.Result, props []*ivl.Property, by string, elapsed time.Duration) (proved []*ivl.Property) {
	told := fmt.Sprintf("invariants found by abstract interpretation, checked block by block (%d)", r.Blocks)
	if by != "" {
		told = fmt.Sprintf("invariants for each value of %s, checked block by block (%d)", by, r.Blocks)
	}
	for _, p := range props {
		if r.Open[p] {
			continue
		}
		if e.Board.Verdict(p) == result.Unsafe {
			panic(bug.New(portfolio.AbstractInterpreter, "a run violates %s, which the invariants exclude", p.Name))
		}
		if e.Board.Close(p, result.Safe, result.Because(told)) {
			proved = append(proved, p)
		}
	}
	if len(proved) > 0 {
		e.foundInvariants("abstract interpretation by cases", r.Blocks, elapsed)
	}
	return proved
}

// write writes the invariants behind what was proved, if the user wants proofs.
func (e *partitioned) write(r *certificate.Result, proved []*ivl.Property) error {
	var names []string
	for _, p := range proved {
		names = append(names, p.Name)
	}
	return e.writeClaims(r, names)
}
