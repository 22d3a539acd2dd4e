package transforms

import (
	"github.com/jayverify/jayverify/ivl"
)

// A place is a statement in a procedure.
type place struct {
	proc         *ivl.Proc
	block, index int
}

// once finds the statements that run at most once in any run of the program.
//
// The entry procedure runs once unless something calls it; so does what it
// calls at one place outside loops. A class initialiser runs once because a
// flag says so: where `g := c` is reached only with g = 0 (Facts knows), g
// starts as 0 and is never assigned 0 again, that assignment runs at most once,
// and so does what it dominates, outside loops. Copies of such code, each
// after its own `g := c`, exclude each other.
type once struct {
	p      *ivl.Program
	f      *facts
	flags  map[*ivl.Var]bool
	procs  map[*ivl.Proc]*onceProc
	calls  map[string][]place
	rec    map[string]bool
	status map[string]*token // of procedures that run at most once
	busy   map[string]bool
}

// token is the reason why something runs at most once: an assignment of a
// flag, or, with flag nil, the structure of the program.
type token struct {
	flag *ivl.Var
	at   place
}

type onceProc struct {
	g       *graph
	dom     []bitset // per block, the blocks that dominate it
	cyclic  bitset   // blocks on a cycle
	setters []setter // flag assignments that run at most once
}

type setter struct {
	flag *ivl.Var
	at   place
}

func findOnce(p *ivl.Program, f *facts) *once {
	o := &once{p: p, f: f, flags: zeroFlags(p), procs: map[*ivl.Proc]*onceProc{}, calls: map[string][]place{}, status: map[string]*token{}, busy: map[string]bool{}}
	_, o.rec = callOrder(p)
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
	return o
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
	g := newGraph(q)
	n := len(q.Blocks)
	op := &onceProc{g: g, dom: make([]bitset, n), cyclic: cyclicBlocks(g, -1)}
	for i := range op.dom {
		op.dom[i] = fullBitset(n)
	}
	op.dom[0] = newBitset(n)
	op.dom[0].set(0)
	for changed := true; changed; {
		changed = false
		for _, b := range g.rpo {
			if b == 0 {
				continue
			}
			d := fullBitset(n)
			for _, pr := range g.preds[b] {
				d.and(op.dom[pr])
			}
			d.set(b)
			changed = op.dom[b].and(d) || changed
		}
	}
	fp := o.f.procs[q.Name]
	for b, blk := range q.Blocks {
		if fp.in[b] == nil {
			continue
		}
		st := &state{facts: o.f, proc: fp, vals: append([]*value(nil), fp.in[b]...)}
		for i, s := range blk.Stmts {
			if a, ok := s.(*ivl.Assign); ok && o.flags[a.X] && st.get(a.X).ints == exactly(0) {
				op.setters = append(op.setters, setter{a.X, place{q, b, i}})
			}
			if !st.step(s) || st.dead {
				break
			}
		}
	}
	return op
}

// cyclicBlocks returns the blocks that can reach themselves without passing
// through block without.
func cyclicBlocks(g *graph, without int) bitset {
	n := len(g.succs)
	cyclic := newBitset(n)
	for _, b := range g.rpo {
		if b == without {
			continue
		}
		seen := newBitset(n)
		todo := []int{b}
		for len(todo) > 0 && !cyclic.has(b) {
			x := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			for _, s := range g.succs[x] {
				if s == b {
					cyclic.set(b)
				}
				if s != without && !seen.has(s) {
					seen.set(s)
					todo = append(todo, s)
				}
			}
		}
	}
	return cyclic
}

// reasons returns why the statement at pl runs at most once; none when it may
// run more often.
func (o *once) reasons(pl place) []token {
	op := o.procs[pl.proc]
	var out []token
	for _, s := range op.setters {
		if s.at.block == pl.block && s.at.index < pl.index {
			out = append(out, token{s.flag, s.at})
		} else if s.at.block != pl.block && op.dom[pl.block].has(s.at.block) && !cyclicBlocks(op.g, s.at.block).has(pl.block) {
			out = append(out, token{s.flag, s.at})
		}
	}
	if !op.cyclic.has(pl.block) {
		out = append(out, o.procReasons(pl.proc.Name)...)
	}
	return out
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
