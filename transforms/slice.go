package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Slice removes control flow that no property depends on; Liveness does this
// for data.
//
// Ends: the entry procedure returns at points from which it cannot reach an
// assertion.
//
// Branches: if there are only assignments between a branch and the join of its
// paths, to variables that are dead at the join, then the branch becomes a jump
// to the join. The same holds for loops that are certain to end.
//
//	H: goto {(< i n) -> B, else -> E}     H: goto E
//	B: i := (wrap.i32 (+ i 1))        →
//	   goto H
//	E: … i and n are not used             E: …
//
// Soundness: the removed code has no assertion, call, input or end of a run, and it
// terminates, so the run continues as before. It has only assumptions of models, which
// hold in runs; without them, there are more runs.
func Slice(p *ivl.Program) (*ivl.Program, error) {
	p = stopEarly(p)
	l := newLiveness(p)
	l.solve()
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		s := &slicer{l: l, lp: l.procs[q.Name]}
		return s.run()
	}), nil
}

// stopEarly ends the entry procedure at points from which it reaches no goal,
// if nothing calls it.
func stopEarly(p *ivl.Program) *ivl.Program {
	matters := map[string]bool{} // procedures that violate or print something
	for changed := true; changed; {
		changed = false
		for _, q := range p.Procs {
			if slices.Contains(ivl.Calls(q), p.Entry) {
				return p
			}
			ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
				if !matters[q.Name] && isGoal(s, matters) {
					matters[q.Name], changed = true, true
				}
			})
		}
	}
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if q.Name != p.Entry || len(q.Results) > 0 {
			return q
		}
		ahead := goalsAhead(flow.NewGraph(q), matters)
		blocks := slices.Clone(q.Blocks)
		for i, b := range q.Blocks {
			if _, goes := b.Term.(*ivl.Goto); !ahead.Has(i) && (goes || len(b.Stmts) > 0) {
				blocks[i] = &ivl.Block{Label: b.Label, Term: &ivl.Return{Pos: b.Term.Position()}}
			}
		}
		return withBlocks(q, blocks)
	})
}

// isGoal reports whether s can violate a property, or print; matters are the
// procedures that can.
func isGoal(s ivl.Stmt, matters map[string]bool) bool {
	switch s := s.(type) {
	case *ivl.Assert, *ivl.Output:
		return true
	case *ivl.Call:
		return matters[s.Proc]
	}
	return false
}

// goalsAhead returns the blocks from whose start a goal can be reached in the
// same procedure.
func goalsAhead(g *flow.Graph, matters map[string]bool) flow.Bitset {
	set := flow.NewBitset(len(g.Succs))
	todo := []int{}
	add := func(i int) {
		if !set.Has(i) {
			set.Set(i)
			todo = append(todo, i)
		}
	}
	for _, i := range g.RPO {
		for _, s := range g.Proc.Blocks[i].Stmts {
			if isGoal(s, matters) {
				add(i)
			}
		}
	}
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, b := range g.Preds[i] {
			add(b)
		}
	}
	return set
}

// slicer takes branches out of one procedure.
type slicer struct {
	l  *liveness
	lp *liveProc
}

func (s *slicer) run() *ivl.Proc {
	g := s.lp.g
	meet := meetingPoints(g)
	blocks := slices.Clone(g.Proc.Blocks)
	for _, b := range g.RPO {
		t, ok := blocks[b].Term.(*ivl.Goto)
		if !ok || len(t.Targets) < 2 || meet[b] < 0 {
			continue
		}
		if region := s.region(b, meet[b]); s.idle(region, meet[b]) && s.ends(region) {
			blocks[b] = &ivl.Block{Label: blocks[b].Label, Stmts: blocks[b].Stmts, Term: jump(blocks[meet[b]].Label, t.Pos)}
		}
	}
	return withBlocks(g.Proc, blocks)
}

// meetingPoints returns for each block its immediate postdominator: the first
// block that is on all paths from it to an end; -1 if there is none.
func meetingPoints(g *flow.Graph) []int {
	n := len(g.Succs)
	post := make([]flow.Bitset, n) // the blocks that postdominate a block
	for i := range post {
		post[i] = flow.FullBitset(n)
	}
	for changed := true; changed; {
		changed = false
		for _, b := range slices.Backward(g.RPO) {
			d := flow.NewBitset(n)
			for k, s := range g.Succs[b] {
				if k == 0 {
					d = slices.Clone(post[s])
				} else {
					d.And(post[s])
				}
			}
			d.Set(b)
			changed = post[b].And(d) || changed
		}
	}
	meet := make([]int, n)
	for b := range meet {
		meet[b] = -1
	}
	size := func(b flow.Bitset) int {
		k := 0
		for range b.All() {
			k++
		}
		return k
	}
	for _, b := range g.RPO {
		// The nearest postdominator is postdominated by all the others.
		want := size(post[b]) - 1
		for m := range post[b].All() {
			if m != b && size(post[m]) == want {
				meet[b] = m
			}
		}
	}
	return meet
}

// region returns the blocks that can run after branch b and before block m. It
// includes b if b is in a loop there.
func (s *slicer) region(b, m int) []int {
	g := s.lp.g
	seen := flow.NewBitset(len(g.Succs))
	var out []int
	todo := slices.Clone(g.Succs[b])
	for len(todo) > 0 {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if x == m || seen.Has(x) {
			continue
		}
		seen.Set(x)
		out = append(out, x)
		todo = append(todo, g.Succs[x]...)
	}
	return out
}

// idle reports whether the blocks have no effect that matters from block m on.
func (s *slicer) idle(region []int, m int) bool {
	for _, i := range region {
		b := s.lp.g.Proc.Blocks[i]
		if _, ok := b.Term.(*ivl.Goto); !ok {
			return false
		}
		for _, st := range b.Stmts {
			switch st := st.(type) {
			case *ivl.Assign, *ivl.Pull, *ivl.PullElem:
			case *ivl.Assume:
				if !OfPlatform(st.Pos) {
					return false
				}
			case *ivl.Havoc:
				if st.Input != nil && st.Input.Kind != ivl.Internal {
					return false
				}
			default:
				return false
			}
			for _, x := range ivl.Defs(st) {
				if s.lp.liveBefore(m, x) {
					return false
				}
			}
		}
	}
	return true
}

// ends reports whether the blocks, which have one exit, terminate: they have no
// cycle, or each cycle counts up to a bound.
func (s *slicer) ends(region []int) bool {
	g := s.lp.g
	in := flow.NewBitset(len(g.Succs))
	for _, b := range region {
		in.Set(b)
	}
	for _, l := range innermostLoops(g) {
		if in.Has(l.head) && s.counts(l) {
			in.Clear(l.head) // no cycle through it goes on for ever
		}
	}
	state := map[int]int{} // 1 while being visited, 2 after
	var acyclic func(b int) bool
	acyclic = func(b int) bool {
		if !in.Has(b) || state[b] == 2 {
			return true
		}
		if state[b] == 1 {
			return false
		}
		state[b] = 1
		for _, x := range g.Succs[b] {
			if !acyclic(x) {
				return false
			}
		}
		state[b] = 2
		return true
	}
	for _, b := range region {
		if !acyclic(b) {
			return false
		}
	}
	return true
}

// counts reports whether loop l continues only while i < n or i <= n, and each
// iteration adds 1 to i and does not change n.
func (s *slicer) counts(l loop) bool {
	q := s.lp.g.Proc
	t, ok := q.Blocks[l.head].Term.(*ivl.Goto)
	if !ok || len(t.Targets) != 2 {
		return false
	}
	first, second := s.lp.g.Index[t.Targets[0].Label], s.lp.g.Index[t.Targets[1].Label]
	cond := t.Targets[0].Cond
	if !l.in[first] && l.in[second] {
		cond = Fold(ivl.Not.Of(cond))
	} else if !l.in[first] || l.in[second] {
		return false
	}
	i, n := smaller(cond)
	if i == nil {
		return false
	}
	steps := 0
	for _, b := range l.blocks {
		for _, st := range q.Blocks[b].Stmts {
			for _, x := range ivl.Defs(st) {
				if ivl.Mentions(n, x) {
					return false
				}
				if x != i {
					continue
				}
				if !addsOne(st, i, n.Type(), q.Blocks[b].Stmts) || roundWithout(s.lp.g, l, b) {
					return false // it does not count, or not in each iteration
				}
				steps++
			}
		}
	}
	return steps == 1
}

// roundWithout reports whether an iteration of loop l can go around block b.
func roundWithout(g *flow.Graph, l loop, b int) bool {
	seen := map[int]bool{b: true}
	todo := []int{l.head}
	for len(todo) > 0 && b != l.head {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, s := range g.Succs[x] {
			switch {
			case s == l.head:
				return true
			case l.in[s] && !seen[s]:
				seen[s] = true
				todo = append(todo, s)
			}
		}
	}
	return false
}

// smaller returns i and n of a condition i < n.
func smaller(t ivl.Term) (*ivl.Var, ivl.Term) {
	a, ok := t.(*ivl.App)
	if !ok {
		return nil, nil
	}
	switch {
	case a.Op == ivl.Lt:
	case a.Op == ivl.Not:
		b, ok := a.Args[0].(*ivl.App)
		if !ok || b.Op != ivl.Le {
			return nil, nil
		}
		a = ivl.Lt.Of(b.Args[1], b.Args[0]).(*ivl.App)
	default:
		return nil, nil
	}
	i, ok := a.Args[0].(*ivl.Var)
	if !ok || i.Global || ivl.Mentions(a.Args[1], i) {
		return nil, nil
	}
	return i, a.Args[1]
}

// addsOne reports whether st, one of stmts, is i := i + 1, or a copy of a
// variable that has just been assigned i + 1. While i is below a bound of type
// bound, i + 1 does not wrap around.
func addsOne(st ivl.Stmt, i *ivl.Var, bound ivl.Type, stmts []ivl.Stmt) bool {
	a, ok := st.(*ivl.Assign)
	if !ok {
		return false
	}
	t := a.T
	if v, ok := t.(*ivl.Var); ok {
		t = nil
		for _, s := range stmts {
			if s == st {
				break
			}
			for _, x := range ivl.Defs(s) {
				if b, ok := s.(*ivl.Assign); ok && x == v {
					t = b.T
				} else if x == v || x == i {
					t = nil
				}
			}
		}
	}
	if u, ok := t.(*ivl.App); ok && u.Op == ivl.Wrap {
		if !u.Typ.Range.Includes(bound.Range) {
			return false
		}
		t = u.Args[0]
	}
	u, ok := t.(*ivl.App)
	if !ok || u.Op != ivl.Add {
		return false
	}
	x, y := u.Args[0], u.Args[1]
	if _, lit := x.(*ivl.IntLit); lit {
		x, y = y, x
	}
	one, ok := y.(*ivl.IntLit)
	return x == ivl.Term(i) && ok && one.V.IsInt64() && one.V.Int64() == 1
}
