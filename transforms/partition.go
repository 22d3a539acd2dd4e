package transforms

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// maxKeys is how many values a variable may have by which a procedure is partitioned.
const maxKeys = 8

// partitionPasses make a program smaller after Partition: most copies of most blocks are not reached.
const partitionPasses = "propagate cleanup forward cleanup liveness cleanup"

// maxPartitioned is how many statements a partitioned program may have at first.
const maxPartitioned = 20_000

// Identified analyses p, which First has prepared, after Identities, and with linear equations and orders.
// It fails when ctx ends.
func Identified(ctx context.Context, p *ivl.Program) (*ivl.Program, *absint.Analysis, error) {
	p = threeWay(p)
	a, err := absint.AnalyseWithin(ctx, p)
	if err != nil {
		return nil, nil, err
	}
	q := Identities(p, a)
	if q != p {
		if a, err = absint.AnalyseWithin(ctx, q); err != nil {
			return nil, nil, err
		}
	}
	return q, a, a.Relate(ctx)
}

// ByCases analyses p when it is partitioned by a key and made smaller. There are many keys, so it does
// not look for equations. It fails when ctx ends.
func ByCases(ctx context.Context, p *ivl.Program, k Key, opts Options) (*absint.Analysis, error) {
	p, err := Partition(p, k)
	if err != nil {
		return nil, err
	}
	if p, err = Apply(p, Within(ctx, opts.without(named(Passes(opts), partitionPasses))), false, nil); err != nil {
		return nil, err
	}
	return absint.AnalyseWithin(ctx, p)
}

// Key is a variable by whose value a procedure can be partitioned, with the values.
type Key struct {
	Proc  string
	Var   *ivl.Var
	Cases []ivl.Term // conditions that tell the values; none of them holds of others
}

// Partition copies the body of a procedure for each value of a variable, so that what the analysis knows
// in a copy is known beside that value. It is the partitioning of traces of Mauborgne and Rival (ESOP'05), as a rewrite.
// Each assignment of the variable is followed by the choice of the copy that the run goes on in.
//
//	B: x := …          B:   x := …                          B$1: x := …
//	   goto C             goto {(= x 0) -> D, else -> E}         goto {(= x 0) -> D$1, else -> E$1}
//	                   D: goto C$1                          D$1: goto C$1
//	                   E: goto C                            E$1: goto C
//
// Soundness: each copy does what the procedure does, whatever value the variable has in it.
func Partition(p *ivl.Program, k Key) (*ivl.Program, error) {
	effects := flow.FindEffects(p)
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if q.Name != k.Proc {
			return q
		}
		r := &partitioner{key: k, effects: effects, names: newNamer(p, q), proc: q}
		return r.run()
	}), nil
}

type partitioner struct {
	key     Key
	effects *flow.Effects
	names   *namer
	proc    *ivl.Proc
	copied  map[string]bool     // which blocks have copies; nil: all
	labels  []map[string]string // of each copy, the last one is for other values
	blocks  []*ivl.Block
}

func (r *partitioner) run() *ivl.Proc {
	for range len(r.key.Cases) + 1 {
		labels := map[string]string{}
		for _, b := range r.proc.Blocks {
			labels[b.Label] = b.Label
			if len(r.labels) < len(r.key.Cases) && r.copies(b.Label) {
				labels[b.Label] = r.names.fresh(b.Label)
			}
		}
		r.labels = append(r.labels, labels)
	}
	for i := len(r.labels) - 1; i >= 0; i-- { // the entry stays first
		for _, b := range r.proc.Blocks {
			if i == len(r.key.Cases) || r.copies(b.Label) {
				r.block(b, i)
			}
		}
	}
	out := *r.proc
	out.Blocks = r.blocks
	return &out
}

// copies reports whether a block has copies.
func (r *partitioner) copies(label string) bool { return r.copied == nil || r.copied[label] }

// block adds copy i of a block.
func (r *partitioner) block(b *ivl.Block, i int) {
	to := func(i int) func(string) string { return func(l string) string { return r.labels[i][l] } }
	nb := copyBlock(b)
	nb.Label = r.labels[i][b.Label]
	r.blocks = append(r.blocks, nb)
	if !slices.ContainsFunc(b.Stmts, r.changes) || !slices.ContainsFunc(ivl.Successors(b.Term), r.copies) {
		nb.Term = ivl.RelabelTargets(b.Term, to(i))
		return
	}
	if _, ok := b.Term.(*ivl.Goto); !ok {
		return
	}
	pos := b.Term.Position()
	choice := &ivl.Goto{Pos: pos}
	for j := range r.labels {
		t := ivl.Target{Label: r.names.fresh(b.Label)}
		if j < len(r.key.Cases) {
			t.Cond = r.key.Cases[j]
		}
		choice.Targets = append(choice.Targets, t)
		r.blocks = append(r.blocks, &ivl.Block{Label: t.Label, Term: ivl.RelabelTargets(b.Term, to(j))})
	}
	nb.Term = choice
}

// changes reports whether a statement may assign the variable.
func (r *partitioner) changes(s ivl.Stmt) bool {
	if slices.Contains(ivl.Defs(s), r.key.Var) {
		return true
	}
	c, ok := s.(*ivl.Call)
	return ok && r.key.Var.Global && r.effects.Writes(c.Proc, r.key.Var)
}

// Keys returns the variables by which procedures can be partitioned: they have few values
// where a loop begins, and the loop assigns them. Those that are assigned in several places come first: few of
// the others matter. f is the analysis of p.
func Keys(p *ivl.Program, f *absint.Analysis) []Key {
	var keys []Key
	places := map[*ivl.Var]int{}
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			for _, v := range ivl.Defs(s) {
				places[v]++
			}
		})
		fp := f.Procs[q.Name]
		if !fp.Reached {
			continue
		}
		seen := map[*ivl.Var]bool{}
		heads, _ := loopHeads(fp.Graph)
		for _, h := range heads {
			if fp.In[h] == nil {
				continue
			}
			st := f.At(fp, h)
			inLoop := cyclicWith(fp.Graph, h)
			for _, b := range inLoop {
				for _, s := range q.Blocks[b].Stmts {
					for _, v := range assigned(f, s) {
						if seen[v] {
							continue
						}
						if cs := cases(f, st, v); len(cs) > 1 && p.Size()+len(cs)*ProcSize(q) <= maxPartitioned {
							seen[v] = true
							keys = append(keys, Key{Proc: q.Name, Var: v, Cases: cs})
						}
					}
				}
			}
		}
	}
	slices.SortStableFunc(keys, func(a, b Key) int { return min(places[b.Var], 2) - min(places[a.Var], 2) })
	return keys
}

// assigned returns what a statement may assign.
func assigned(f *absint.Analysis, s ivl.Stmt) []*ivl.Var {
	vs := ivl.Defs(s)
	if c, ok := s.(*ivl.Call); ok {
		for g := range f.Effects.Written(c.Proc) {
			vs = append(slices.Clip(vs), g)
		}
	}
	return vs
}

// cyclicWith returns the blocks that h reaches and that reach h.
func cyclicWith(g *flow.Graph, h int) (blocks []int) {
	walk := func(next [][]int) flow.Bitset {
		seen := flow.NewBitset(len(next))
		for todo := []int{h}; len(todo) > 0; {
			b := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			for _, s := range next[b] {
				if !seen.Has(s) {
					seen.Set(s)
					todo = append(todo, s)
				}
			}
		}
		return seen
	}
	after, before := walk(g.Succs), walk(g.Preds)
	for b := range after.All() {
		if before.Has(b) {
			blocks = append(blocks, b)
		}
	}
	return blocks
}

// cases are conditions for the values of v, nil if they are too many.
func cases(f *absint.Analysis, st *absint.AbstractState, v *ivl.Var) (cs []ivl.Term) {
	val := st.Get(v)
	if val == nil {
		return nil
	}
	switch val.Sort {
	case ivl.IntSort:
		lo, hi, ok := val.Ints.Lo, val.Ints.Hi, !val.Ints.LoInf && !val.Ints.HiInf
		if !ok || hi-lo < 0 || hi-lo >= maxKeys {
			return nil
		}
		for i := lo; i <= hi; i++ {
			cs = append(cs, ivl.Eq.Of(v, ivl.IntConst(i, ivl.IntZ)))
		}
	case ivl.BoolSort:
		return []ivl.Term{v, ivl.Not.Of(v)}
	case ivl.RefSort:
		if val.Null {
			cs = append(cs, ivl.IsNull(v))
		}
		for i := range val.Objects.All() {
			o := f.Universe.Objects[i]
			if o.Site == 0 || len(cs) >= maxKeys {
				return nil
			}
			is := ivl.Eq.Of(ivl.Site(v), ivl.IntConst(int64(o.Site), ivl.IntZ))
			if val.Null {
				is = ivl.And.Of(ivl.Not.Of(ivl.IsNull(v)), is)
			}
			cs = append(cs, is)
		}
	}
	return cs
}
