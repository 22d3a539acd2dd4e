package spaceinv

import "github.com/jayverify/jayverify/ivl"

// prune removes the predicates that no statement assumes, and the assertions of
// them: contents that are never read need no invariant.
func prune(p *ivl.Program) *ivl.Program {
	assumed := map[*ivl.Pred]bool{}
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if a, ok := s.(*ivl.AssumePred); ok {
				assumed[a.Pred] = true
			}
		})
	}
	out := *p
	out.Preds = nil
	for _, q := range p.Preds {
		if assumed[q] {
			out.Preds = append(out.Preds, q)
		}
	}
	if len(out.Preds) == len(p.Preds) {
		return p
	}
	return ivl.MapProcs(&out, func(q *ivl.Proc) *ivl.Proc {
		return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
			if a, ok := s.(*ivl.AssertPred); ok && !assumed[a.Pred] {
				return nil
			}
			return []ivl.Stmt{s}
		}, nil)
	})
}
