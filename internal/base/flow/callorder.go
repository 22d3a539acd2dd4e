package flow

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// CallOrder returns the procedures so that callees come before callers, except
// within cycles of calls, and the set of those on a cycle.
func CallOrder(p *ivl.Program) (order []*ivl.Proc, recursive map[string]bool) {
	return findCalls(p).list(p)
}

// calls are the calls between the procedures of a program, which are numbers here.
type calls struct {
	of        [][]int // by caller: the callees, each once
	order     []int   // callees before callers, except within cycles
	recursive map[string]bool
}

func (c *calls) list(p *ivl.Program) (order []*ivl.Proc, recursive map[string]bool) {
	order = make([]*ivl.Proc, len(c.order))
	for k, i := range c.order {
		order[k] = p.Procs[i]
	}
	return order, c.recursive
}

func findCalls(p *ivl.Program) *calls {
	c := &calls{of: make([][]int, len(p.Procs)), order: make([]int, 0, len(p.Procs)), recursive: map[string]bool{}}
	index := make(map[string]int, len(p.Procs))
	for i, q := range p.Procs {
		index[q.Name] = i
	}
	for i, q := range p.Procs {
		names := ivl.Calls(q)
		c.of[i] = make([]int, len(names))
		for k, name := range names {
			c.of[i][k] = index[name]
		}
	}
	t := &tarjan{calls: c, p: p, num: make([]int, len(p.Procs)), low: make([]int, len(p.Procs)), onStack: make([]bool, len(p.Procs))}
	for i := range p.Procs {
		if t.num[i] == 0 {
			t.visit(i)
		}
	}
	return c
}

// tarjan finds the cycles of calls (R. Tarjan, Depth-first search and linear graph algorithms, 1972).
type tarjan struct {
	*calls
	p        *ivl.Program
	num, low []int // from 1 on
	onStack  []bool
	stack    []int
	last     int // number
}

func (t *tarjan) visit(i int) {
	t.last++
	t.num[i], t.low[i] = t.last, t.last
	t.stack = append(t.stack, i)
	t.onStack[i] = true
	for _, c := range t.of[i] {
		switch {
		case t.num[c] == 0:
			t.visit(c)
			t.low[i] = min(t.low[i], t.low[c])
		case t.onStack[c]:
			t.low[i] = min(t.low[i], t.num[c])
		}
		if c == i {
			t.recursive[t.p.Procs[i].Name] = true
		}
	}
	if t.low[i] == t.num[i] {
		t.cycle(i)
	}
}

// cycle ends the cycle that procedure i is the first of, or i alone.
func (t *tarjan) cycle(i int) {
	k := slices.Index(t.stack, i)
	for _, c := range t.stack[k:] {
		if len(t.stack)-k > 1 {
			t.recursive[t.p.Procs[c].Name] = true
		}
		t.onStack[c] = false
		t.order = append(t.order, c)
	}
	t.stack = t.stack[:k]
}
