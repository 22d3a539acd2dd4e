package patterns

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Pattern is a set of states: a heap pattern (OGHI Definition 3) with what is
// known of the variables that hold numbers. A state is in it when its cells
// can be mapped to the nodes so that
//
//   - null is mapped to node 0, and nothing else is
//   - a cell has the class and allocation site of its node
//   - at most one cell is mapped to a node that is no summary
//   - the labels of cells and edges are those of the nodes, or those are Maybe
//   - values of variables and fields are in the sets given for them
//
// The cells of a state are those that are reachable from the heap variables
// that are not dead: what else there is has no effect on what comes.
//
// A node need not have a cell. A Pattern is not changed once handed on.
type Pattern struct {
	vocab *Vocab
	nodes []node
	edges [][]B3  // by Vocab.Edges: row by row, a pair of nodes each
	nums  []Value // by Vocab.Nums
	links []B3    // by Vocab.Links: True or Maybe; replaced, never changed
	dead  []bool  // by Vocab.Refs: nothing is said of the variable
}

// node says what holds of the cells mapped to it. Its slices are as those of
// the Vocab; they are never changed, but replaced.
type node struct {
	class   *ivl.Class // nil for null
	site    int
	summary bool
	vars    []B3    // the variable refers to the cell
	shared  []B3    // more than one cell refers to it by the field: False or Maybe
	backs   []B3    // see Back: True or Maybe
	steps   []B3    // see Step: True or Maybe
	data    []Value // of its integer fields
	equals  []B3    // see Equal
}

// Len returns the number of nodes, null included.
func (p *Pattern) Len() int { return len(p.nodes) }

// Summaries returns the number of summary nodes.
func (p *Pattern) Summaries() int {
	n := 0
	for i := range p.nodes {
		if p.nodes[i].summary {
			n++
		}
	}
	return n
}

// initial is the pattern of the state in which a run starts: no cells, all
// variables zero but globals, which have their Init.
func (v *Vocab) initial() *Pattern {
	p := &Pattern{vocab: v, nodes: []node{v.newNode(nil, 0)}, dead: make([]bool, len(v.Refs)), links: v.noLinks()}
	for i := range p.nodes[0].vars {
		p.nodes[0].vars[i] = True
	}
	for x := v.scratch; x < len(v.Refs); x++ {
		p.forget(x)
	}
	for range v.Edges {
		p.edges = append(p.edges, []B3{False})
	}
	zero := v.Regions.of(span{0, 0})
	for _, x := range v.Nums {
		val := zero
		switch init := x.Init.(type) {
		case *ivl.IntLit:
			val = v.Regions.constant(init.V)
		case ivl.BoolLit:
			if init {
				val = v.Regions.of(span{1, 1})
			}
		}
		p.nums = append(p.nums, val)
	}
	return p
}

// newNode returns a node of which nothing holds, with fields that are zero.
func (v *Vocab) newNode(c *ivl.Class, site int) node {
	n := node{
		class: c, site: site,
		vars: make([]B3, len(v.Refs)), shared: make([]B3, len(v.Edges)), backs: make([]B3, len(v.Backs)), steps: make([]B3, len(v.Steps)),
		data: make([]Value, len(v.Data)), equals: make([]B3, len(v.Equals)),
	}
	zero := v.Regions.of(span{0, 0})
	for i := range v.Data {
		if v.hasData(c, i) {
			n.data[i] = zero
		}
	}
	for i := range n.backs {
		n.backs[i] = True
	}
	for i := range n.steps {
		n.steps[i] = True
	}
	for i := range n.equals {
		n.equals[i] = Maybe
	}
	return n
}

// clone returns a copy whose parts can be replaced.
func (p *Pattern) clone() *Pattern {
	q := *p
	q.nodes = slices.Clone(p.nodes)
	q.edges = make([][]B3, len(p.edges))
	for f := range p.edges {
		q.edges[f] = slices.Clone(p.edges[f])
	}
	q.nums = slices.Clone(p.nums)
	q.dead = slices.Clone(p.dead)
	return &q
}

func (p *Pattern) edge(f, from, to int) B3 { return p.edges[f][from*len(p.nodes)+to] }

// setEdge changes an edge of a pattern that is still being made.
func (p *Pattern) setEdge(f, from, to int, b B3) { p.edges[f][from*len(p.nodes)+to] = b }

// set returns s with element i replaced.
func set[T any](s []T, i int, v T) []T {
	s = slices.Clone(s)
	s[i] = v
	return s
}

// pick returns the pattern whose node i is p's node from[i]; p's nodes may be
// left out and occur several times.
func (p *Pattern) pick(from []int) *Pattern {
	q := &Pattern{vocab: p.vocab, nodes: make([]node, len(from)), nums: slices.Clone(p.nums), links: p.links, dead: slices.Clone(p.dead)}
	for i, k := range from {
		q.nodes[i] = p.nodes[k]
	}
	for f := range p.edges {
		es := make([]B3, 0, len(from)*len(from))
		for _, i := range from {
			for _, j := range from {
				es = append(es, p.edge(f, i, j))
			}
		}
		q.edges = append(q.edges, es)
	}
	return q
}

// without returns p without the nodes for which drop holds.
func (p *Pattern) without(drop func(int) bool) *Pattern {
	var from []int
	for i := range p.nodes {
		if i == 0 || !drop(i) {
			from = append(from, i)
		}
	}
	if len(from) == len(p.nodes) {
		return p
	}
	return p.pick(from)
}

// merge returns the pattern in which node i stands for all of p's nodes in
// groups[i]. Node 0 must be alone.
func (p *Pattern) merge(groups [][]int) *Pattern { return p.mergeUnion(groups, nil) }

// mergeUnion is merge for a union: origin says which pattern a node is from, and
// is 0 for null. A state has cells of one origin only, so edges between two
// origins mean nothing. With a nil origin all nodes are from one pattern.
func (p *Pattern) mergeUnion(groups [][]int, origin []int) *Pattern {
	q := &Pattern{vocab: p.vocab, nodes: make([]node, len(groups)), nums: slices.Clone(p.nums), links: p.links, dead: slices.Clone(p.dead)}
	for i, g := range groups {
		n := p.nodes[g[0]]
		for k, m := range g[1:] {
			n = n.join(&p.nodes[m])
			if origin == nil || slices.ContainsFunc(g[:k+1], func(l int) bool { return origin[l] == origin[m] }) {
				n.summary = true
			}
		}
		q.nodes[i] = n
	}
	apart := func(i, j int) bool { return origin != nil && i > 0 && j > 0 && origin[i] != origin[j] }
	for f := range p.edges {
		es := make([]B3, 0, len(groups)*len(groups))
		for _, from := range groups {
			for _, to := range groups {
				e, some := False, false
				for _, i := range from {
					for _, j := range to {
						switch {
						case apart(i, j):
						case some:
							e = e.join(p.edge(f, i, j))
						default:
							e, some = p.edge(f, i, j), true
						}
					}
				}
				es = append(es, e)
			}
		}
		q.edges = append(q.edges, es)
	}
	return q
}

// join returns what holds of the cells of both nodes, which are of the same
// class and site.
func (n node) join(m *node) node {
	n.vars = joinAll(n.vars, m.vars)
	n.shared = joinAll(n.shared, m.shared)
	n.backs = joinAll(n.backs, m.backs)
	n.steps = joinAll(n.steps, m.steps)
	n.equals = joinAll(n.equals, m.equals)
	data := slices.Clone(n.data)
	for i, d := range m.data {
		data[i] |= d
	}
	n.data = data
	n.summary = n.summary || m.summary
	return n
}

func joinAll(a, b []B3) []B3 {
	out := slices.Clone(a)
	for i := range out {
		out[i] = out[i].join(b[i])
	}
	return out
}

// forget makes reference variable x dead: nothing is said of it any more.
func (p *Pattern) forget(x int) {
	p.dead[x] = true
	for i := range p.nodes {
		if p.nodes[i].vars[x] != False {
			p.nodes[i].vars = set(p.nodes[i].vars, x, False)
		}
	}
}

// holder returns the only node that x can refer to; ok is false when there are
// several, or the node is a summary.
func (p *Pattern) holder(x int) (n int, ok bool) {
	n = -1
	for i := range p.nodes {
		if p.nodes[i].vars[x] == False {
			continue
		}
		if n >= 0 || p.nodes[i].vars[x] == Maybe || p.nodes[i].summary {
			return 0, false
		}
		n = i
	}
	return n, n >= 0
}

// target returns the only node that the cell of node n can refer to by field
// f; ok is false when there are several, or the node is a summary.
func (p *Pattern) target(f, n int) (m int, ok bool) {
	m = -1
	for j := range p.nodes {
		if p.edge(f, n, j) == False {
			continue
		}
		if m >= 0 || p.edge(f, n, j) == Maybe || p.nodes[j].summary {
			return 0, false
		}
		m = j
	}
	return m, m >= 0
}
