package engine

import (
	"context"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// minOrdered is the number of statements above which integers are compared only in the procedures that need it.
const minOrdered = maxPartitioned

// ordered returns checks of a large program that the order of integers decides, such as that an index is below the length
// of an array, with their proofs; r has what is open without. It looks at the procedures with indices and sizes that are open.
// With what is found, runs get to fewer blocks, and the program without the others is analysed once more.
func (c *sharpClaims) ordered(ctx context.Context, r *certificate.Result) ([]reducedProof, error) {
	wanted := proceduresOf(r.Program(), r.Open)
	if len(wanted) == 0 || r.Program() != c.plain.Program {
		return nil, nil
	}
	if err := c.analysis.RelateOrders(ctx, func(q *ivl.Proc) bool { return wanted[q.Name] }); err != nil {
		return nil, err
	}
	first, err := certificate.Check(ctx, c.analysis.Claims())
	if err != nil || c.rests(first) {
		return nil, err
	}
	less := first.Reduce()
	less.Props = c.program.Props // without facts
	a, err := absint.AnalyseWithout(ctx, less, c.without)
	if err != nil {
		return nil, err
	}
	second, err := certificate.Check(ctx, a.Claims())
	if err != nil {
		return nil, err
	}
	proofs := []reducedProof{{first, map[*ivl.Property]bool{}}, {second, map[*ivl.Property]bool{}}}
	for q := range r.Open {
		for _, p := range proofs {
			if !p.result.Open[q] {
				p.proves[q] = true
				break
			}
		}
	}
	return proofs, nil
}

// closed takes what proofs prove out of the properties that are open.
func closed(open map[*ivl.Property]bool, proofs []reducedProof) {
	for _, p := range proofs {
		for q := range p.proves {
			delete(open, q)
		}
	}
}

// proceduresOf returns the names of the procedures with an index or a size that is open, or an exception of the platform's own code,
// which compares sizes, indices and counters. Where exceptions travel, the check is in the procedure that allocates the exception.
func proceduresOf(p *ivl.Program, open map[*ivl.Property]bool) map[string]bool {
	names := map[string]bool{}
	counts := func(q *ivl.Property) bool {
		return open[q] && (q.Kind == ivl.ArrayIndex || q.Kind == ivl.NegativeArraySize || q.Kind == ivl.AssertionError || q.Kind == ivl.UncaughtException && q.InCallee())
	}
	methods, inside := map[string]bool{}, false // with such an exception
	for _, q := range p.Props {
		if m := q.Pos.Method; m != nil && counts(q) {
			name := reach.MethodName(m.Class, m.Name, m.Desc)
			methods[name], names[name] = true, true
			inside = inside || q.InCallee()
		}
	}
	for _, q := range p.Procs {
		if m := q.Pos.Method; m != nil && methods[reach.MethodName(m.Class, m.Name, m.Desc)] {
			names[q.Name] = true // perhaps one of several copies
		}
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if a, ok := s.(*ivl.Assert); ok && counts(a.Prop) {
				names[q.Name] = true
			}
			if _, ok := s.(*ivl.New); ok && inside && transforms.OfPlatform(q.Pos) {
				names[q.Name] = true // of a model
			}
		})
	}
	return names
}
