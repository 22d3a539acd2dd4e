package transforms

import (
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// A place is a statement in a procedure.
type place struct {
	proc         *ivl.Proc
	block, index int
}

// allocations returns the objects that a program allocates, in order, the places of the allocations,
// and how many classes each site has: a test of the site names one object if it is 1.
func allocations(p *ivl.Program) (order []absint.Object, places map[absint.Object][]place, classes map[int]int) {
	places, classes = map[absint.Object][]place{}, map[int]int{}
	for _, q := range p.Procs {
		for b, blk := range q.Blocks {
			for i, st := range blk.Stmts {
				var o absint.Object
				switch st := st.(type) {
				case *ivl.New:
					o = absint.Object{Class: st.Class, Site: st.Site}
				case *ivl.NewArray:
					o = absint.Object{Class: st.Class, Site: st.Site}
				default:
					continue
				}
				if places[o] == nil {
					order = append(order, o)
					classes[o.Site]++
				}
				places[o] = append(places[o], place{q, b, i})
			}
		}
	}
	return order, places, classes
}

// constantLength returns the length of the arrays that are allocated at some places, -1 if it is not
// one constant; 0 if other objects are.
func constantLength(at []place) (length int64) {
	for i, pl := range at {
		st, ok := pl.proc.Blocks[pl.block].Stmts[pl.index].(*ivl.NewArray)
		if !ok {
			return 0
		}
		n, ok := st.Len.(*ivl.IntLit)
		if !ok || st.External || !n.V.IsInt64() || i > 0 && n.V.Int64() != length {
			return -1
		}
		length = n.V.Int64()
	}
	return length
}

// once finds the statements that run at most once in any run of the program.
//
// The entry procedure runs once unless something calls it; so does a procedure
// that it calls at one place outside loops. A class initialiser runs once
// because a flag says so: where `g := c` is reached only with g = 0 (Propagate
// knows), g starts as 0 and is never assigned 0 again, that assignment runs at
// most once, and so does the code that it dominates, outside loops. Copies of
// such code, each after its own `g := c`, exclude each other.
//
// Likewise a reference global g can be the flag: it starts as null and is never
// assigned null. Consider code that runs only if g is null, and that is followed by
// an assignment of g before it can run again. It runs at most once (lazy
// initialisation).
type once struct {
	p     *ivl.Program
	f     *absint.Analysis
	flags map[*ivl.Var]bool
	procs map[*ivl.Proc]*onceProc
	calls map[string][]place
	rec   map[string]bool
	busy  map[string]bool
	refs  map[*ivl.Var]bool       // reference globals that are flags
	sites map[string]map[int]bool // allocation sites in a procedure and its callees
}

// token is the reason why something runs at most once: an assignment of a
// flag, or, with flag nil, the structure of the program.
type token struct {
	flag *ivl.Var
	at   place
}

type onceProc struct {
	g       *flow.Graph
	dom     []flow.Bitset // per block, the blocks that dominate it
	cyclic  flow.Bitset   // blocks on a cycle
	setters []setter      // flag assignments that run at most once
}

type setter struct {
	flag *ivl.Var
	at   place
}

func findOnce(p *ivl.Program, f *absint.Analysis) *once {
	o := &once{p: p, f: f, flags: zeroFlags(p), procs: map[*ivl.Proc]*onceProc{}, calls: map[string][]place{}, busy: map[string]bool{}, refs: map[*ivl.Var]bool{}, sites: allSites(p)}
	_, o.rec = flow.CallOrder(p)
	for _, q := range p.Procs {
		o.procs[q] = o.proc(q)
		for b, blk := range q.Blocks {
			for i, s := range blk.Stmts {
				if c, ok := s.(*ivl.Call); ok {
					o.calls[c.Proc] = append(o.calls[c.Proc], place{q, b, i})
				}
			}
		}
	}
	o.nullFlags()
	return o
}

// allSites returns the allocation sites in each procedure and its callees.
func allSites(p *ivl.Program) map[string]map[int]bool {
	all := map[string]map[int]bool{}
	for _, q := range p.Procs {
		mine := map[int]bool{}
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			switch s := s.(type) {
			case *ivl.New:
				mine[s.Site] = true
			case *ivl.NewArray:
				mine[s.Site] = true
			}
		})
		all[q.Name] = mine
	}
	for changed := true; changed; {
		changed = false
		for _, q := range p.Procs {
			for _, c := range ivl.Calls(q) {
				changed = addAll(all[q.Name], all[c]) || changed
			}
		}
	}
	return all
}

// nullFlags finds the reference globals that start as null and are never
// assigned null.
func (o *once) nullFlags() {
	for _, g := range o.p.Globals {
		_, null := g.Init.(*ivl.NullLit)
		o.refs[g] = g.Typ.Sort == ivl.RefSort && null
	}
	for _, q := range o.p.Procs {
		fp := o.f.Procs[q.Name]
		for b, blk := range q.Blocks {
			if fp.In[b] == nil {
				continue
			}
			st := o.stateAt(place{q, b, 0})
			for _, s := range blk.Stmts {
				if !st.Step(s) || st.Dead {
					break
				}
				for _, x := range ivl.Defs(s) {
					if x.Global && o.refs[x] && st.Get(x).Null {
						o.refs[x] = false
					}
				}
			}
		}
	}
}

// stateAt returns the state before the statement at pl, in a block that can be
// reached; nil if the statement cannot be reached.
func (o *once) stateAt(pl place) *absint.AbstractState {
	fp := o.f.Procs[pl.proc.Name]
	if fp.In[pl.block] == nil {
		return nil
	}
	st := o.f.At(fp, pl.block)
	for _, s := range pl.proc.Blocks[pl.block].Stmts[:pl.index] {
		if !st.Step(s) || st.Dead {
			return nil
		}
	}
	return st
}

// lazy returns the reference globals that let the allocation at pl run at most
// once.
func (o *once) lazy(pl place) []token {
	st := o.stateAt(pl)
	if st == nil {
		return nil
	}
	site := 0
	switch s := pl.proc.Blocks[pl.block].Stmts[pl.index].(type) {
	case *ivl.New:
		site = s.Site
	case *ivl.NewArray:
		site = s.Site
	default:
		return nil
	}
	var out []token
	for _, g := range o.p.Globals {
		if v := st.Get(g); o.refs[g] && v.Null && v.Objects.IsEmpty() && o.setLater(pl, g, site) {
			out = append(out, token{flag: g, at: pl})
		}
	}
	return out
}

// setLater reports whether every path from the allocation at pl assigns g
// before the site can allocate again and before the procedure returns.
func (o *once) setLater(pl place, g *ivl.Var, site int) bool {
	op := o.procs[pl.proc]
	seen := flow.NewBitset(len(pl.proc.Blocks))
	var follow func(b, i int) bool
	follow = func(b, i int) bool {
		blk := pl.proc.Blocks[b]
		for _, s := range blk.Stmts[i:] {
			switch s := s.(type) {
			case *ivl.New:
				if s.Site == site {
					return false
				}
			case *ivl.NewArray:
				if s.Site == site {
					return false
				}
			case *ivl.Call:
				if o.sites[s.Proc][site] {
					return false
				}
			}
			for _, x := range ivl.Defs(s) {
				if x == g {
					return true
				}
			}
		}
		if _, ok := blk.Term.(*ivl.Return); ok {
			return false
		}
		for _, n := range op.g.Succs[b] {
			if seen.Has(n) {
				continue
			}
			seen.Set(n)
			if !follow(n, 0) {
				return false
			}
		}
		return true
	}
	return follow(pl.block, pl.index+1)
}

// zeroFlags returns the integer globals that start as 0 and are only ever
// assigned constants other than 0.
func zeroFlags(p *ivl.Program) map[*ivl.Var]bool {
	flags := map[*ivl.Var]bool{}
	for _, g := range p.Globals {
		if l, ok := g.Init.(*ivl.IntLit); ok && l.V.Sign() == 0 {
			flags[g] = true
		}
	}
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if a, ok := s.(*ivl.Assign); ok {
				if l, ok := a.T.(*ivl.IntLit); ok && l.V.Sign() != 0 {
					return
				}
			}
			for _, x := range ivl.Defs(s) {
				delete(flags, x)
			}
		})
	}
	return flags
}

func (o *once) proc(q *ivl.Proc) *onceProc {
	g := flow.NewGraph(q)
	n := len(q.Blocks)
	op := &onceProc{g: g, dom: make([]flow.Bitset, n), cyclic: cyclicBlocks(g, -1)}
	for i := range op.dom {
		op.dom[i] = flow.FullBitset(n)
	}
	op.dom[0] = flow.NewBitset(n)
	op.dom[0].Set(0)
	for changed := true; changed; {
		changed = false
		for _, b := range g.RPO {
			if b == 0 {
				continue
			}
			d := flow.FullBitset(n)
			for _, pr := range g.Preds[b] {
				d.And(op.dom[pr])
			}
			d.Set(b)
			changed = op.dom[b].And(d) || changed
		}
	}
	fp := o.f.Procs[q.Name]
	for b, blk := range q.Blocks {
		if fp.In[b] == nil {
			continue
		}
		st := o.f.At(fp, b)
		for i, s := range blk.Stmts {
			if a, ok := s.(*ivl.Assign); ok && o.flags[a.X] && st.Get(a.X).Ints == absint.Exactly(0) {
				op.setters = append(op.setters, setter{a.X, place{q, b, i}})
			}
			if !st.Step(s) || st.Dead {
				break
			}
		}
	}
	return op
}

// cyclicBlocks returns the blocks that can reach themselves without passing
// through block without: those of strongly connected components with an edge
// inside, found as Tarjan does (1972).
func cyclicBlocks(g *flow.Graph, without int) flow.Bitset {
	n := len(g.Succs)
	cyclic := flow.NewBitset(n)
	found := make([]int, n) // when a block was found; 0: not yet
	low := make([]int, n)   // the earliest block of the component known to be reached
	next := make([]int, n)  // which successor to follow next
	var path, open []int    // stack of the search: blocks whose component is not complete
	isOpen := flow.NewBitset(n)
	count := 0
	visit := func(b int) {
		count++
		found[b], low[b] = count, count
		path, open = append(path, b), append(open, b)
		isOpen.Set(b)
	}
	for _, root := range g.RPO {
		if root == without || found[root] != 0 {
			continue
		}
		visit(root)
		for len(path) > 0 {
			b := path[len(path)-1]
			if next[b] < len(g.Succs[b]) {
				s := g.Succs[b][next[b]]
				next[b]++
				switch {
				case s == without:
				case found[s] == 0:
					visit(s)
				case isOpen.Has(s):
					low[b] = min(low[b], found[s])
					if s == b {
						cyclic.Set(b)
					}
				}
				continue
			}
			path = path[:len(path)-1]
			if len(path) > 0 {
				p := path[len(path)-1]
				low[p] = min(low[p], low[b])
			}
			if low[b] < found[b] {
				continue
			}
			i := len(open) - 1
			for open[i] != b {
				i--
			}
			for _, c := range open[i:] {
				isOpen.Clear(c)
				if len(open)-i > 1 {
					cyclic.Set(c)
				}
			}
			open = open[:i]
		}
	}
	return cyclic
}

// reasons returns why the statement at pl runs at most once; it is empty if the
// statement may run more often.
func (o *once) reasons(pl place) []token {
	op := o.procs[pl.proc]
	var out []token
	for _, s := range op.setters {
		if s.at.block == pl.block && s.at.index < pl.index {
			out = append(out, token(s))
		} else if s.at.block != pl.block && op.dom[pl.block].Has(s.at.block) && !cyclicBlocks(op.g, s.at.block).Has(pl.block) {
			out = append(out, token(s))
		}
	}
	if !op.cyclic.Has(pl.block) {
		out = append(out, o.procReasons(pl.proc.Name)...)
	}
	return append(out, o.lazy(pl)...)
}

// procReasons returns why procedure name runs at most once.
func (o *once) procReasons(name string) []token {
	if o.rec[name] || o.busy[name] {
		return nil
	}
	o.busy[name] = true
	defer delete(o.busy, name)
	calls := o.calls[name]
	switch {
	case name == o.p.Entry:
		if len(calls) > 0 {
			return nil
		}
		return []token{{}}
	case len(calls) == 0:
		return []token{{}}
	}
	return o.common(calls)
}

// common returns why, of all the places together, at most one runs, and at
// most once.
func (o *once) common(places []place) []token {
	first := o.reasons(places[0])
	if len(places) == 1 {
		return first
	}
	var out []token
	for _, t := range first {
		if t.flag == nil {
			continue
		}
		at := map[place]bool{t.at: true}
		for _, pl := range places[1:] {
			for _, u := range o.reasons(pl) {
				if u.flag == t.flag && !at[u.at] {
					at[u.at] = true
					break
				}
			}
		}
		if len(at) == len(places) {
			out = append(out, token{flag: t.flag, at: t.at})
		}
	}
	return out
}
