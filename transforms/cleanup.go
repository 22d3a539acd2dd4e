package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Cleanup simplifies terms (Fold) and control flow: decided branches, code
// after a statement that ends the run, jumps to jumps, blocks with one
// predecessor that has one successor, unreachable blocks, variables that do
// not occur any more, and procedures that are not called.
func Cleanup(p *ivl.Program) (*ivl.Program, error) {
	out := ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		q = ivl.MapStmts(q, foldStmt, foldTerminator)
		q = endEarly(q)
		q = threadJumps(q)
		q = mergeBlocks(q)
		return dropLocals(q)
	})
	return DropProcs(out), nil
}

func foldStmt(s ivl.Stmt) []ivl.Stmt {
	s = ivl.Rewrite{Term: Fold}.Stmt(s)
	switch s := s.(type) {
	case *ivl.Assume:
		if s.T == ivl.Term(ivl.True) {
			return nil
		}
	case *ivl.Assert:
		if s.T == ivl.Term(ivl.True) {
			return nil
		}
	case *ivl.Assign:
		if s.T == ivl.Term(s.X) {
			return nil
		}
	}
	return []ivl.Stmt{s}
}

// foldTerminator drops targets that are never taken.
func foldTerminator(t ivl.Terminator) ivl.Terminator {
	g, ok := ivl.Rewrite{Term: Fold}.Terminator(t).(*ivl.Goto)
	if !ok {
		return ivl.Rewrite{Term: Fold}.Terminator(t)
	}
	var out []ivl.Target
	for _, x := range g.Targets {
		if x.Cond == ivl.Term(ivl.False) {
			continue
		}
		if x.Cond == ivl.Term(ivl.True) {
			x.Cond = nil
		}
		out = append(out, x)
		if x.Cond == nil {
			break
		}
	}
	// Targets before the last that go to the same place as it need no test.
	for n := len(out); n > 1 && out[n-2].Label == out[n-1].Label; n = len(out) {
		out = append(out[:n-2], out[n-1])
	}
	if slices.Equal(out, g.Targets) {
		return g
	}
	return &ivl.Goto{Targets: out, Pos: g.Pos}
}

// endEarly puts a stop after a statement at which every run ends.
func endEarly(q *ivl.Proc) *ivl.Proc {
	blocks := slices.Clone(q.Blocks)
	for i, b := range blocks {
		for j, s := range b.Stmts {
			if !endsRun(s) {
				continue
			}
			if isStop(b.Term) && j == len(b.Stmts)-1 {
				break
			}
			blocks[i] = &ivl.Block{Label: b.Label, Stmts: b.Stmts[:j+1], Term: &ivl.Stop{Pos: s.Position()}}
			break
		}
	}
	return withBlocks(q, blocks)
}

func isStop(t ivl.Terminator) bool {
	_, ok := t.(*ivl.Stop)
	return ok
}

func endsRun(s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.Assume:
		return s.T == ivl.Term(ivl.False)
	case *ivl.Assert:
		return s.T == ivl.Term(ivl.False)
	}
	return false
}

// threadJumps redirects jumps to an empty block with one target to that target.
func threadJumps(q *ivl.Proc) *ivl.Proc {
	index := ivl.BlockIndex(q)
	final := func(l string) string {
		for range q.Blocks {
			b := index[l]
			g, ok := b.Term.(*ivl.Goto)
			if len(b.Stmts) > 0 || !ok || len(g.Targets) != 1 {
				break
			}
			l = g.Targets[0].Label
		}
		return l
	}
	return ivl.MapStmts(q, nil, func(t ivl.Terminator) ivl.Terminator {
		return foldTerminator(ivl.RelabelTargets(t, final))
	})
}

// mergeBlocks appends a block to its only predecessor if that has no other
// successor, and drops unreachable blocks.
func mergeBlocks(q *ivl.Proc) *ivl.Proc {
	g := flow.NewGraph(q)
	merged := make([]bool, len(q.Blocks))
	var out []*ivl.Block
	reach := make([]bool, len(q.Blocks))
	for _, i := range g.RPO {
		reach[i] = true
	}
	for i, b := range q.Blocks {
		if !reach[i] || merged[i] || i != 0 && len(g.Preds[i]) == 1 && isChainLink(g, g.Preds[i][0], i) && !onChainTo(g, i) {
			continue
		}
		nb := b
		for last := i; ; {
			if len(g.Succs[last]) != 1 {
				break
			}
			next := g.Succs[last][0]
			if !isChainLink(g, last, next) || next == i {
				break
			}
			merged[next] = true
			nb = &ivl.Block{Label: b.Label, Stmts: append(slices.Clip(nb.Stmts), q.Blocks[next].Stmts...), Term: q.Blocks[next].Term}
			last = next
		}
		out = append(out, nb)
	}
	return withBlocks(q, out)
}

// isChainLink reports whether block b can be appended to its predecessor a.
func isChainLink(g *flow.Graph, a, b int) bool {
	return b != 0 && a != b && len(g.Succs[a]) == 1 && len(g.Preds[b]) == 1
}

// onChainTo reports whether the chain of single predecessors from block i leads
// back to i: a reachable cycle of such blocks has no first block to merge into.
func onChainTo(g *flow.Graph, i int) bool {
	for j, n := i, 0; n <= len(g.Succs); n++ {
		if j == 0 || len(g.Preds[j]) != 1 || !isChainLink(g, g.Preds[j][0], j) {
			return false
		}
		if j = g.Preds[j][0]; j == i {
			return true
		}
	}
	return false
}

// dropLocals removes the declarations of locals that do not occur.
func dropLocals(q *ivl.Proc) *ivl.Proc {
	used := map[*ivl.Var]bool{}
	note := func(ts ...ivl.Term) {
		for _, t := range ts {
			ivl.WalkTerm(t, func(u ivl.Term) bool {
				if v, ok := u.(*ivl.Var); ok {
					used[v] = true
				}
				return true
			})
		}
	}
	for _, b := range q.Blocks {
		for _, s := range b.Stmts {
			for _, x := range ivl.Defs(s) {
				used[x] = true
			}
			note(ivl.Terms(s)...)
		}
		note(ivl.TerminatorTerms(b.Term)...)
	}
	locals := slices.DeleteFunc(slices.Clone(q.Locals), func(v *ivl.Var) bool { return !used[v] })
	if len(locals) == len(q.Locals) {
		return q
	}
	out := *q
	out.Locals = locals
	return &out
}

// DropProcs removes procedures that no chain of calls from the entry reaches.
func DropProcs(p *ivl.Program) *ivl.Program {
	procs := map[string]*ivl.Proc{}
	for _, q := range p.Procs {
		procs[q.Name] = q
	}
	reach := map[string]bool{p.Entry: true}
	for todo := []string{p.Entry}; len(todo) > 0; {
		q := procs[todo[len(todo)-1]]
		todo = todo[:len(todo)-1]
		if q == nil {
			continue
		}
		for _, c := range ivl.Calls(q) {
			if !reach[c] {
				reach[c] = true
				todo = append(todo, c)
			}
		}
	}
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if reach[q.Name] {
			return q
		}
		return nil
	})
}

// withBlocks returns q with other blocks, q itself when they are the same.
func withBlocks(q *ivl.Proc, blocks []*ivl.Block) *ivl.Proc {
	if slices.Equal(blocks, q.Blocks) {
		return q
	}
	out := *q
	out.Blocks = blocks
	return &out
}

// splitEdge puts a new block with statements between b, a new block of q, and its
// successors of some label.
func splitEdge(q *ivl.Proc, b *ivl.Block, to, label string, stmts []ivl.Stmt) {
	edge := &ivl.Block{Label: label, Stmts: stmts, Term: &ivl.Goto{Targets: []ivl.Target{{Label: to}}, Pos: b.Term.Position()}}
	q.Blocks = append(q.Blocks, edge)
	g := *b.Term.(*ivl.Goto)
	g.Targets = slices.Clone(g.Targets)
	for k := range g.Targets {
		if g.Targets[k].Label == to {
			g.Targets[k].Label = label
		}
	}
	b.Term = &g
}
