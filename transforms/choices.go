package transforms

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Bounds of Chosen.
const (
	maxChosen       = 16   // values of an index
	maxChoiceRounds = 4    // rounds of analysis and partitioning
	maxChoiceSize   = 6000 // statements of a program with copies
)

// index is an integer on whose value it depends which variable a term is. Singletons makes variables of the elements
// of small arrays that are made once, so an index into such an array is one:
//
//	x := (ite (= i 0) a$0 (ite (= i 1) a$1 a$2))
type index struct {
	proc   string
	v      *ivl.Var
	term   ivl.Term      // v, or an immutable field of its object
	values *absint.Value // where it is used
	counts bool          // a loop assigns v, and needs its value in the next round
}

// ByChoices analyses p when it is partitioned by the indices of small arrays, so that each access is to one element, and
// finds linear equations and orders. It returns nil if p has no such indices. f is the analysis of p. It fails when ctx ends.
func ByChoices(ctx context.Context, p *ivl.Program, f *absint.Analysis, opts Options) (*absint.Analysis, error) {
	q, err := Chosen(ctx, p, f, opts)
	if err != nil || q == p {
		return nil, err
	}
	if f, err = absint.AnalyseWithin(ctx, q); err != nil {
		return nil, err
	}
	return f, f.Relate(ctx)
}

// Chosen partitions p by the indices of small arrays: first by those that loops count, which unrolls
// the loops, and then by the others. It returns p if there are none, or if there were too many copies.
func Chosen(ctx context.Context, p *ivl.Program, f *absint.Analysis, opts Options) (*ivl.Program, error) {
	first, passes := p, Within(ctx, opts.without(named(Passes(opts), partitionPasses)))
	done := map[string]bool{} // an index that still has several values is not tried again
	for range maxChoiceRounds {
		next := p
		for _, x := range nextIndices(p, f, done) {
			if q := partitionRegion(next, x); q.Size() <= maxChoiceSize {
				next, done[x.name()] = q, true
			}
		}
		if next == p {
			break
		}
		var err error
		if p, err = Apply(next, passes, false, nil); err != nil {
			return nil, err
		}
		if f, err = absint.AnalyseWithin(ctx, p); err != nil {
			return nil, err
		}
	}
	if p == first {
		return p, nil
	}
	return equalFirst(branchChoices(p)), nil
}

// name tells the indices of a program apart.
func (x *index) name() string { return x.proc + " " + x.term.String() }

// nextIndices returns the indices that loops count, apart from those that are done; the others if there are none.
func nextIndices(p *ivl.Program, f *absint.Analysis, done map[string]bool) []*index {
	list := slices.DeleteFunc(indices(p, f), func(x *index) bool { return done[x.name()] })
	if slices.ContainsFunc(list, func(x *index) bool { return x.counts }) {
		list = slices.DeleteFunc(list, func(x *index) bool { return !x.counts })
	}
	return list
}

// indices finds the indices with few values. f is the analysis of p.
func indices(p *ivl.Program, f *absint.Analysis) (list []*index) {
	for _, q := range p.Procs {
		fp := f.Procs[q.Name]
		if !fp.Reached {
			continue
		}
		var found []*index
		for i, b := range q.Blocks {
			if fp.In[i] == nil {
				continue
			}
			st := f.At(fp, i)
			for _, s := range b.Stmts {
				for _, t := range ivl.Terms(s) {
					found = addIndices(found, t, st)
				}
				if !st.Step(s) || st.Dead {
					break
				}
			}
		}
		if len(found) == 0 {
			continue
		}
		live := findLive(fp.Graph)
		for _, x := range found {
			if n := x.values.Ints; n.Finite() && n.Hi-n.Lo > 0 && n.Hi-n.Lo < maxChosen {
				x.proc, x.counts = q.Name, live.counts(x.v)
				list = append(list, x)
			}
		}
	}
	return list
}

// addIndices adds those on which the value of t depends.
func addIndices(list []*index, t ivl.Term, st *absint.AbstractState) []*index {
	ivl.WalkTerm(t, func(u ivl.Term) bool {
		a, ok := u.(*ivl.App)
		if !ok || a.Op != ivl.Ite || !isVar(a.Args[1]) && !isVar(a.Args[2]) {
			return true
		}
		v, i := indexOf(a.Args[0])
		if v == nil {
			return true
		}
		at := slices.IndexFunc(list, func(x *index) bool { return ivl.SameTerm(x.term, i) })
		if at < 0 {
			list = append(list, &index{v: v, term: i, values: st.Eval(i)})
		} else {
			list[at].values = list[at].values.Join(st.Eval(i))
		}
		return true
	})
	return list
}

// indexOf returns the integer that a condition compares with a constant, and its variable, which is local. The integer is
// the variable or an immutable field of its object. It returns nil for other conditions.
func indexOf(c ivl.Term) (v *ivl.Var, i ivl.Term) {
	a, ok := c.(*ivl.App)
	if !ok || a.Op != ivl.Eq || a.Args[0].Type().Sort != ivl.IntSort {
		return nil, nil
	}
	i = a.Args[0]
	if _, ok := a.Args[1].(*ivl.IntLit); !ok {
		return nil, nil
	}
	of := i
	if p, ok := i.(*ivl.Proj); ok && p.Comp == ivl.CompField {
		of = p.Ref
	}
	if v, ok = of.(*ivl.Var); !ok || v.Global {
		return nil, nil
	}
	return v, i
}

// liveVars are the live variables of the blocks of a procedure.
type liveVars struct {
	g   *flow.Graph
	num map[*ivl.Var]int
	in  []flow.Set
}

func findLive(g *flow.Graph) *liveVars {
	num := flow.Numbered(g.Proc.Params, g.Proc.Locals)
	return &liveVars{g, num, flow.LiveIn(g, num)}
}

func (l *liveVars) at(b int, v *ivl.Var) bool { return l.in[b].Has(l.num[v]) }

// assigns reports whether a block assigns v.
func (l *liveVars) assigns(b int, v *ivl.Var) bool {
	return slices.ContainsFunc(l.g.Proc.Blocks[b].Stmts, func(s ivl.Stmt) bool { return slices.Contains(ivl.Defs(s), v) })
}

// counts reports whether a loop assigns v, and needs its value in the next round.
func (l *liveVars) counts(v *ivl.Var) bool {
	heads, _ := loopHeads(l.g)
	return slices.ContainsFunc(heads, func(h int) bool {
		return l.at(h, v) && slices.ContainsFunc(cyclicWith(l.g, h), func(b int) bool { return l.assigns(b, v) })
	})
}

// partitionRegion partitions a procedure by an index, where its value is needed. For one that no loop counts, the
// copies go on until a loop begins that does not need it: what a run has found in an element is then known beside the element.
//
// Soundness: each copy of a block does what the block does, as in Partition.
func partitionRegion(p *ivl.Program, x *index) *ivl.Program {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if q.Name != x.proc {
			return q
		}
		names := newNamer(p, q)
		q = splitAfter(q, x.v, names)
		in := findLive(flow.NewGraph(q)).region(x.v, !x.counts)
		r := &partitioner{key: x.key(), names: names, proc: q, copied: map[string]bool{}}
		for i, b := range q.Blocks {
			r.copied[b.Label] = in.Has(i)
		}
		return r.run()
	})
}

// splitAfter lets blocks end where they assign v, so that what follows has copies.
func splitAfter(q *ivl.Proc, v *ivl.Var, names *namer) *ivl.Proc {
	out := *q
	out.Blocks = nil
	for _, b := range q.Blocks {
		cur := &ivl.Block{Label: b.Label}
		for i, s := range b.Stmts {
			if cur.Stmts = append(cur.Stmts, s); i < len(b.Stmts)-1 && slices.Contains(ivl.Defs(s), v) {
				next := names.fresh(b.Label)
				cur.Term = jump(next, s.Position())
				out.Blocks = append(out.Blocks, cur)
				cur = &ivl.Block{Label: next}
			}
		}
		cur.Term = b.Term
		out.Blocks = append(out.Blocks, cur)
	}
	return &out
}

// key are the values of an index. What is not null, less or greater has the last one.
func (x *index) key() Key {
	k := Key{Proc: x.proc, Var: x.v}
	if x.v.Typ.Sort == ivl.RefSort {
		k.Cases = append(k.Cases, ivl.IsNull(x.v))
	}
	lo, hi := x.values.Ints.Lo, x.values.Ints.Hi
	k.Cases = append(k.Cases, ivl.Lt.Of(x.term, ivl.IntConst(lo, ivl.IntZ)), ivl.Lt.Of(ivl.IntConst(hi, ivl.IntZ), x.term))
	for i := lo; i < hi; i++ {
		k.Cases = append(k.Cases, ivl.Eq.Of(x.term, ivl.IntConst(i, ivl.IntZ)))
	}
	return k
}

// region returns the blocks behind an assignment of v: those where v is live, and if they are to go on,
// others up to the heads of loops where it is not.
func (l *liveVars) region(v *ivl.Var, on bool) flow.Bitset {
	heads, in := flow.NewBitset(len(l.g.Succs)), flow.NewBitset(len(l.g.Succs))
	list, _ := loopHeads(l.g)
	for _, h := range list {
		heads.Set(h)
	}
	var todo []int
	for _, b := range l.g.RPO {
		if l.assigns(b, v) {
			todo = append(todo, b)
		}
	}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, s := range l.g.Succs[b] {
			if !in.Has(s) && (l.at(s, v) || on && !heads.Has(s)) {
				in.Set(s)
				todo = append(todo, s)
			}
		}
	}
	return in
}
