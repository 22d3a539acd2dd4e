package engine

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/analysis/texts"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
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
	ctx, cancel := share(ctx, 0.5)
	defer cancel()
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

// mostForIndices is which share of the time that is left the analysis by the indices of small arrays may take. Few
// programs have these, and much depends on them there.
const mostForIndices = 0.6

// mostForArguments is that share for copies of recursive procedures: most of them are found soon, or do not help.
const mostForArguments = 0.4

// These name what programs are partitioned by there, or recursive procedures are copied for.
const (
	indices            = "the indices of small arrays"
	recursionArguments = "the arguments of recursive methods"
)

// share returns a context that ends after a share of the time of ctx.
func share(ctx context.Context, of float64) (context.Context, context.CancelFunc) {
	if d, ok := ctx.Deadline(); ok {
		return context.WithTimeout(ctx, time.Duration(of*float64(time.Until(d))))
	}
	return ctx, func() {}
}

// open are those of some checks that are open.
func (e *partitioned) open(props []*ivl.Property) []*ivl.Property {
	return slices.DeleteFunc(slices.Clone(props), e.Board.Closed)
}

// prove closes those of props that hold in the program that m encodes by what the analysis claims of it and of its partitions.
func (e *partitioned) prove(ctx context.Context, m *encoding.Maker, props []*ivl.Property, how string) error {
	if len(props) == 0 {
		return nil
	}
	c := &caseProof{partitioned: e, props: props, opts: transforms.Options{Without: e.Config.Without}}
	e.Board.Step("abstract interpretation by cases"+how, func() string {
		c.run(ctx, m)
		return fmt.Sprintf("%s hold, in %s", result.Count(c.proved, "check", "checks"), result.Count(c.tries, "analysis", "analyses"))
	})
	return c.failed
}

// caseProof proves checks by one analysis after the other.
type caseProof struct {
	*partitioned
	props         []*ivl.Property
	opts          transforms.Options
	tries, proved int
	failed        error
	program       *ivl.Program
	whole         *absint.Analysis // of the program
}

// run analyses the program that m encodes, and its partitions by the arguments of recursive
// procedures, by the indices of small arrays and by each variable.
func (c *caseProof) run(ctx context.Context, m *encoding.Maker) {
	var keys []transforms.Key
	more := c.try(ctx, "", func() (a *absint.Analysis, err error) {
		if c.program, err = m.Flat(ctx); err != nil {
			return nil, err
		}
		if c.program, c.whole, err = transforms.Identified(ctx, c.program); err == nil {
			keys = transforms.Keys(c.program, c.whole)
		}
		return c.whole, err
	})
	more = more && c.try(ctx, recursionArguments, func() (*absint.Analysis, error) { return c.byArguments(ctx) })
	more = more && c.try(ctx, indices, func() (*absint.Analysis, error) { return c.byIndices(ctx) })
	for i := 0; more && i < len(keys); i++ { // where more is false, the analysis may still be at work on keys
		k := keys[i]
		more = c.try(ctx, k.Var.Name, func() (*absint.Analysis, error) { return transforms.ByCases(ctx, c.program, k, c.opts) })
	}
}

// byIndices analyses the partition by the indices of small arrays, nil if there is none in the time for it.
func (c *caseProof) byIndices(ctx context.Context) (*absint.Analysis, error) {
	short, cancel := share(ctx, mostForIndices)
	defer cancel()
	a, err := transforms.ByChoices(short, c.program, c.whole, c.opts)
	if short.Err() != nil {
		return nil, nil
	}
	return a, err
}

// byArguments analyses copies of recursive procedures, nil if there are none in the time for it.
func (c *caseProof) byArguments(ctx context.Context) (*absint.Analysis, error) {
	short, cancel := share(ctx, mostForArguments)
	defer cancel()
	a, err := transforms.ByArguments(short, c.program, c.whole, c.opts)
	if short.Err() != nil {
		return nil, nil
	}
	return a, err
}

// try closes what an analysis proves, and reports whether checks are left. There may be no analysis.
func (c *caseProof) try(ctx context.Context, by string, find func() (*absint.Analysis, error)) bool {
	start := time.Now()
	r, err := await.Call(ctx, func() (*certificate.Result, error) {
		a, err := find()
		if err != nil || a == nil {
			return nil, err
		}
		return certificate.Check(ctx, a.Claims())
	})
	switch {
	case ctx.Err() != nil:
		c.tries++
		return false
	case err != nil:
		panic(bug.New(portfolio.AbstractInterpreter, "%w", err))
	case r == nil:
		return true
	}
	c.tries++
	told := "invariants found by abstract interpretation"
	if by != "" {
		told = "invariants for each value of " + by
	}
	closed, err := c.acceptClaims(r, c.props, "abstract interpretation by cases", told, time.Since(start))
	c.proved += closed
	c.failed = err
	return c.failed == nil && len(c.open(c.props)) > 0
}
