package transforms

import (
	"slices"
	"strconv"

	"github.com/jayverify/jayverify/ivl"
)

// graph is a procedure's control flow with blocks as numbers: the index in
// proc.Blocks.
type graph struct {
	proc  *ivl.Proc
	succs [][]int // in the order of the terminator's targets, each once
	preds [][]int
	index map[string]int
	rpo   []int // reachable blocks, each before its successors except along back edges
}

func newGraph(q *ivl.Proc) *graph {
	index := make(map[string]int, len(q.Blocks))
	g := &graph{proc: q, index: index, succs: make([][]int, len(q.Blocks)), preds: make([][]int, len(q.Blocks))}
	for i, b := range q.Blocks {
		index[b.Label] = i
	}
	for i, b := range q.Blocks {
		ls := ivl.Successors(b.Term)
		g.succs[i] = make([]int, len(ls))
		for k, l := range ls {
			g.succs[i][k] = index[l]
		}
	}
	g.order()
	for _, i := range g.rpo {
		for _, s := range g.succs[i] {
			g.preds[s] = append(g.preds[s], i)
		}
	}
	return g
}

// order fills rpo, as ivl.ReversePostorder would.
func (g *graph) order() {
	if len(g.succs) == 0 {
		return
	}
	next := make([]int, len(g.succs)) // which successor to visit next, and one more; 0: the block is new
	next[0] = 1
	stack := []int{0}
	g.rpo = make([]int, 0, len(g.succs))
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		k := next[b] - 1
		if k == len(g.succs[b]) {
			g.rpo = append(g.rpo, b)
			stack = stack[:len(stack)-1]
			continue
		}
		next[b]++
		if s := g.succs[b][k]; next[s] == 0 {
			next[s] = 1
			stack = append(stack, s)
		}
	}
	slices.Reverse(g.rpo)
}

// effects says which globals each procedure may read and write, including
// what the procedures do that it calls.
type effects struct {
	reads, writes map[string]map[*ivl.Var]bool
}

func findEffects(p *ivl.Program) *effects {
	e := &effects{reads: map[string]map[*ivl.Var]bool{}, writes: map[string]map[*ivl.Var]bool{}}
	for _, q := range p.Procs {
		r, w := map[*ivl.Var]bool{}, map[*ivl.Var]bool{}
		read := func(ts ...ivl.Term) {
			for _, t := range ts {
				ivl.WalkTerm(t, func(u ivl.Term) bool {
					if v, ok := u.(*ivl.Var); ok && v.Global {
						r[v] = true
					}
					return true
				})
			}
		}
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				read(ivl.Terms(s)...)
				for _, x := range ivl.Defs(s) {
					if x.Global {
						w[x] = true
					}
				}
			}
			read(ivl.TerminatorTerms(b.Term)...)
		}
		e.reads[q.Name], e.writes[q.Name] = r, w
	}
	close1 := func(m map[string]map[*ivl.Var]bool) {
		for changed := true; changed; {
			changed = false
			for _, q := range p.Procs {
				mine := m[q.Name]
				for _, c := range ivl.Calls(q) {
					for v := range m[c] {
						if !mine[v] {
							mine[v], changed = true, true
						}
					}
				}
			}
		}
	}
	close1(e.reads)
	close1(e.writes)
	return e
}

// callOrder returns the procedures so that callees come before callers, except
// within cycles of calls, and the set of those on a cycle.
func callOrder(p *ivl.Program) (order []*ivl.Proc, recursive map[string]bool) {
	recursive = map[string]bool{}
	num, low := map[string]int{}, map[string]int{}
	onStack := map[string]bool{}
	var stack []string
	procs := map[string]*ivl.Proc{}
	for _, q := range p.Procs {
		procs[q.Name] = q
	}
	var visit func(name string)
	visit = func(name string) {
		num[name] = len(num) + 1
		low[name] = num[name]
		stack = append(stack, name)
		onStack[name] = true
		for _, c := range ivl.Calls(procs[name]) {
			switch {
			case num[c] == 0:
				visit(c)
				low[name] = min(low[name], low[c])
			case onStack[c]:
				low[name] = min(low[name], num[c])
			}
			if c == name {
				recursive[name] = true
			}
		}
		if low[name] != num[name] {
			return
		}
		i := slices.Index(stack, name)
		for _, n := range stack[i:] {
			if len(stack)-i > 1 {
				recursive[n] = true
			}
			onStack[n] = false
			order = append(order, procs[n])
		}
		stack = stack[:i]
	}
	for _, q := range p.Procs {
		if num[q.Name] == 0 {
			visit(q.Name)
		}
	}
	return order, recursive
}

// namer gives new names within a procedure.
type namer struct {
	used map[string]bool
	next map[string]int // per base name, where to go on counting
}

// newNamer knows the program's globals, and the variables and labels of q.
func newNamer(p *ivl.Program, q *ivl.Proc) *namer {
	n := &namer{used: map[string]bool{}, next: map[string]int{}}
	for _, v := range p.Globals {
		n.used[v.Name] = true
	}
	for _, v := range q.Params {
		n.used[v.Name] = true
	}
	for _, v := range q.Locals {
		n.used[v.Name] = true
	}
	for _, b := range q.Blocks {
		n.used[b.Label] = true
	}
	return n
}

// fresh returns base, or base with a number that makes it new.
func (n *namer) fresh(base string) string {
	name := base
	for n.used[name] {
		n.next[base]++
		name = base + "$" + strconv.Itoa(n.next[base])
	}
	n.used[name] = true
	return name
}
