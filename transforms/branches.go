package transforms

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// branchChoices makes branches of the assignments of integers that choose between terms, as Math.max does:
//
//	x := (ite c a b)      goto {c -> L, else -> M}
//	                      L: x := a   M: x := b
//
// An analysis then knows the condition where it follows the assignment, and joins what it knows of both.
func branchChoices(p *ivl.Program) *ivl.Program {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		names := newNamer(p, q)
		out := *q
		out.Blocks = nil
		for _, b := range q.Blocks {
			out.Blocks = append(out.Blocks, branchesOf(b, names)...)
		}
		return &out
	})
}

// Relatable returns p after the passes of Related, with branches for choices: an analysis that relates integers then knows
// that Math.min(n, s.length()) is at most both.
func Relatable(ctx context.Context, p *ivl.Program, opts Options, check bool) (*ivl.Program, error) {
	p, err := Apply(p, Within(ctx, Related(opts)), check, nil)
	if err != nil {
		return nil, err
	}
	return branchChoices(p), nil
}

// branchesOf returns what branchChoices makes of a block.
func branchesOf(b *ivl.Block, names *namer) (out []*ivl.Block) {
	cur := &ivl.Block{Label: b.Label}
	for _, s := range b.Stmts {
		x, t := choiceOf(s)
		if t == nil {
			cur.Stmts = append(cur.Stmts, s)
			continue
		}
		pos, join := s.Position(), names.fresh(b.Label)
		fork := &ivl.Goto{Targets: []ivl.Target{{Cond: t.Args[0], Label: names.fresh(b.Label)}, {Label: names.fresh(b.Label)}}, Pos: pos}
		cur.Term = fork
		out = append(out, cur)
		for i, to := range fork.Targets {
			out = append(out, &ivl.Block{Label: to.Label, Stmts: []ivl.Stmt{&ivl.Assign{X: x, T: t.Args[i+1], Pos: pos}}, Term: jump(join, pos)})
		}
		cur = &ivl.Block{Label: join}
	}
	cur.Term = b.Term
	return append(out, cur)
}

// choiceOf returns the parts of the assignment of an integer that chooses between terms, nil for other statements.
func choiceOf(s ivl.Stmt) (*ivl.Var, *ivl.App) {
	a, ok := s.(*ivl.Assign)
	if !ok || a.X.Typ.Sort != ivl.IntSort {
		return nil, nil
	}
	if t, ok := a.T.(*ivl.App); ok && t.Op == ivl.Ite {
		return a.X, t
	}
	return nil, nil
}

// equalFirst lets branches ask first for an equation on which they go the way that they go now:
//
//	goto {(< i n) -> L, else -> M}      goto {(= i n) -> M, (< i n) -> L, else -> N}    N: goto M
//	goto {(= b 0) -> L, else -> M}      goto {(= b 1) -> M, (= b 0) -> L, else -> N}    b is 0 or 1
//
// An analysis that follows linear equations then has one at M. It knows that no run comes to N, if i is at most n.
func equalFirst(p *ivl.Program) *ivl.Program {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		names := newNamer(p, q)
		out := *q
		out.Blocks = nil
		for _, b := range q.Blocks {
			g, ok := b.Term.(*ivl.Goto)
			if !ok || len(g.Targets) != 2 {
				out.Blocks = append(out.Blocks, b)
				continue
			}
			same, holds := equationFor(g.Targets[0].Cond)
			if same == nil {
				out.Blocks = append(out.Blocks, b)
				continue
			}
			way := 1
			if holds {
				way = 0
			}
			targets := slices.Clone(g.Targets)
			to := targets[way].Label
			targets[way].Label = names.fresh(b.Label)
			out.Blocks = append(out.Blocks,
				&ivl.Block{Label: b.Label, Stmts: b.Stmts, Term: &ivl.Goto{Targets: append([]ivl.Target{{Cond: same, Label: to}}, targets...), Pos: g.Pos}},
				&ivl.Block{Label: targets[way].Label, Term: jump(to, g.Pos)})
		}
		return &out
	})
}

// equationFor returns an equation on which it is known whether a condition holds, and whether it does; nil if there
// is none.
func equationFor(c ivl.Term) (same ivl.Term, holds bool) {
	a, ok := c.(*ivl.App)
	if !ok {
		return nil, false
	}
	switch a.Op {
	case ivl.Not:
		same, holds = equationFor(a.Args[0])
		return same, !holds
	case ivl.Lt, ivl.Le:
		if isAtom(a.Args[0]) && isAtom(a.Args[1]) {
			return ivl.Eq.Of(a.Args[0], a.Args[1]), a.Op == ivl.Le
		}
	case ivl.Eq:
		x, isVar := a.Args[0].(*ivl.Var)
		k, ok := a.Args[1].(*ivl.IntLit)
		if isVar && ok && x.Typ.Range == ivl.U1 && k.V.IsInt64() && k.V.Int64()>>1 == 0 {
			return ivl.Eq.Of(x, ivl.IntConst(1-k.V.Int64(), k.Typ)), false
		}
	}
	return nil, false
}

// isAtom reports whether a term is a variable or a component of its object.
func isAtom(t ivl.Term) bool {
	if p, ok := t.(*ivl.Proj); ok {
		t = p.Ref
	}
	return isVar(t)
}
