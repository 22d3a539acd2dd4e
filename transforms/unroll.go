package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Bounds of unroll.
const (
	maxTrips    = 16   // iterations
	maxUnrolled = 240  // statements that the copies of one loop add
	maxProc     = 3000 // statements of a procedure that is made larger
)

// unroll peels innermost loops that, by the abstract interpretation, end after the same few
// iterations on each run, or earlier by another exit. The loop is copied as
// many times as its body can run, and each copy continues with the next,
//
//	L0: i := 0          L0: i := 0
//	    goto H              goto H'
//	H:  i < 2 → B       H': i < 2 → B'         (and H'', B'')
//	B:  …               B': …; i := i + 1; goto H''
//	    i := i + 1      …
//	    goto H          H:  …                   never reached again: Propagate sees that
//
// Arrays of small constant length then have constant indices, and what a loop
// allocates has one site for each iteration.
//
// Soundness: peeling a loop keeps every run, for any number of iterations. A
// wrong number would still be sound.
func (a *analyses) unroll(p *ivl.Program) (*ivl.Program, error) {
	f := a.values(p)
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		fp := f.Procs[q.Name]
		if !fp.Reached {
			return q
		}
		u := &unroller{f: f, fp: fp, names: newNamer(p, q), size: ProcSize(q), proc: q}
		for _, l := range innermostLoops(fp.Graph) {
			u.loop(l)
		}
		return u.proc
	}), nil
}

// loop is a natural loop: its head, and all blocks that reach the head again
// without leaving through it.
type loop struct {
	head   int
	blocks []int // in reverse postorder, the head first
	in     map[int]bool
}

// loopHeads returns the blocks that a retreating edge leads to, and from where: an edge to a
// block that is not behind its source in reverse postorder. Each cycle has such an edge.
func loopHeads(g *flow.Graph) (heads []int, latches map[int][]int) {
	latches = map[int][]int{}
	seen := flow.NewBitset(len(g.Succs))
	for _, b := range g.RPO {
		seen.Set(b)
		for _, s := range g.Succs[b] {
			if seen.Has(s) {
				if latches[s] == nil {
					heads = append(heads, s)
				}
				latches[s] = append(latches[s], b)
			}
		}
	}
	return heads, latches
}

// innermostLoops returns the loops with one head that contain no other loop.
func innermostLoops(g *flow.Graph) []loop {
	pos := make([]int, len(g.Succs))
	reached := flow.NewBitset(len(g.Succs))
	for i, b := range g.RPO {
		pos[b] = i
		reached.Set(b)
	}
	heads, latches := loopHeads(g)
	var loops []loop
	for _, h := range heads {
		l := loop{head: h, blocks: []int{h}, in: map[int]bool{h: true}}
		todo := slices.Clone(latches[h])
		for len(todo) > 0 {
			b := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if !l.in[b] {
				l.in[b] = true
				if reached.Has(b) {
					l.blocks = append(l.blocks, b)
				}
				todo = append(todo, g.Preds[b]...)
			}
		}
		slices.SortFunc(l.blocks, func(a, b int) int { return pos[a] - pos[b] })
		ok := true
		for _, b := range l.blocks {
			// With another head inside it is an outer loop. With another entry than the head, which
			// then is not the first in order, it is not a natural loop.
			ok = ok && (b == h || latches[b] == nil)
			for _, p := range g.Preds[b] {
				ok = ok && (b == h || l.in[p])
			}
		}
		if ok && l.blocks[0] == h {
			loops = append(loops, l)
		}
	}
	return loops
}

// unroller peels the loops of one procedure.
type unroller struct {
	f     *absint.Analysis
	fp    *absint.Proc
	names *namer
	size  int
	proc  *ivl.Proc
}

// loop peels l if it ends soon.
func (u *unroller) loop(l loop) {
	size := 0
	for _, b := range l.blocks {
		size += len(u.fp.Body.Blocks[b].Stmts) + 1
	}
	most := min(maxTrips, maxUnrolled/size)
	n := u.trips(l, most)
	if n == 0 || u.size+n*size > maxProc {
		return
	}
	u.size += n * size
	u.peel(l, n)
}

// edge is a way out of a loop.
type edge struct{ from, to int }

// trips returns how often the head of l is reached at most. It returns 0 if that is more than most
// or unknown. It also returns 0 if every exit of the last iteration is possible in an earlier one:
// then the number of iterations depends on inputs.
func (u *unroller) trips(l loop, most int) int {
	var st *absint.AbstractState // at the head
	for _, p := range u.fp.Graph.Preds[l.head] {
		if !l.in[p] && u.fp.In[p] != nil {
			u.f.Block(u.fp, p, func(to int, s *absint.AbstractState) {
				if to == l.head {
					st = joinStates(st, s)
				}
			})
		}
	}
	if l.head == 0 || st == nil {
		return 0
	}
	early := map[edge]bool{}
	for n := 1; n <= most; n++ {
		again, exits := u.around(l, st)
		if again == nil {
			for _, e := range exits {
				if !early[e] {
					return n
				}
			}
			return 0
		}
		for _, e := range exits {
			early[e] = true
		}
		st = again
	}
	return 0
}

// around returns the state at the head after one more iteration, nil if there
// is none, and the exits that this iteration can take.
func (u *unroller) around(l loop, st *absint.AbstractState) (again *absint.AbstractState, exits []edge) {
	saved := make([]*flow.Table[*absint.Value], len(l.blocks))
	for i, b := range l.blocks {
		saved[i] = u.fp.In[b]
	}
	defer func() {
		for i, b := range l.blocks {
			u.fp.In[b] = saved[i]
		}
	}()
	at := map[int]*absint.AbstractState{l.head: st}
	for _, b := range l.blocks {
		if at[b] == nil {
			continue
		}
		u.fp.In[b] = at[b].Vals
		u.f.Block(u.fp, b, func(to int, s *absint.AbstractState) {
			switch {
			case to == l.head:
				again = joinStates(again, s)
			case l.in[to]:
				at[to] = joinStates(at[to], s)
			default:
				exits = append(exits, edge{b, to})
			}
		})
	}
	return again, exits
}

// joinStates returns the join of the states; a may be nil.
func joinStates(a, b *absint.AbstractState) *absint.AbstractState {
	if a == nil {
		return b.Clone()
	}
	c := a.Clone()
	c.Vals.Join(b.Vals, func(v, w *absint.Value) *absint.Value {
		if v == nil || w == nil {
			return nil
		}
		return v.Join(w)
	})
	return c
}

// peel puts n copies of l before it.
func (u *unroller) peel(l loop, n int) {
	blocks := u.proc.Blocks
	labels := make([]map[string]string, n+1) // per copy: the loop's labels
	for k := range n {
		labels[k] = map[string]string{}
		for _, b := range l.blocks {
			old := u.fp.Body.Blocks[b].Label
			labels[k][old] = u.names.fresh(old)
		}
	}
	head := u.fp.Body.Blocks[l.head].Label
	labels[n] = map[string]string{}
	inside := map[string]bool{}
	for _, b := range l.blocks {
		inside[u.fp.Body.Blocks[b].Label] = true
	}
	var out []*ivl.Block
	for _, b := range blocks {
		if !inside[b.Label] {
			out = append(out, relabel(b, b.Label, func(s string) string {
				if s == head {
					return labels[0][head]
				}
				return s
			}))
		}
	}
	index := ivl.BlockIndex(u.proc)
	for k := range n {
		for _, b := range l.blocks {
			old := u.fp.Body.Blocks[b].Label
			out = append(out, relabel(copyBlock(index[old]), labels[k][old], func(s string) string {
				if s == head && k == n-1 {
					return head
				}
				if s == head {
					return labels[k+1][head]
				}
				if t, ok := labels[k][s]; ok {
					return t
				}
				return s
			}))
		}
	}
	for _, b := range blocks {
		if inside[b.Label] {
			out = append(out, b)
		}
	}
	q := *u.proc
	q.Blocks = out
	u.proc = &q
}

// copyBlock returns b with statements of its own.
func copyBlock(b *ivl.Block) *ivl.Block {
	c := &ivl.Block{Label: b.Label, Term: b.Term}
	for _, s := range b.Stmts {
		c.Stmts = append(c.Stmts, ivl.CopyStmt(s))
	}
	return c
}

// relabel returns b with another label and other targets; b itself if nothing
// changes.
func relabel(b *ivl.Block, label string, f func(string) string) *ivl.Block {
	t := ivl.RelabelTargets(b.Term, f)
	if t == b.Term && label == b.Label {
		return b
	}
	return &ivl.Block{Label: label, Stmts: b.Stmts, Term: t}
}
