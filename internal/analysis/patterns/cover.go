package patterns

import (
	"slices"
	"sort"
	"strings"
)

// example is a positive heap or pattern with the values of all traits.
type example struct {
	sketch *sketch
	node   [][]string // by node and trait; nothing for traits of states
	state  []string   // by trait
}

func newExample(p *Pattern, traits []trait) *example {
	e := &example{sketch: newSketch(p), node: make([][]string, len(p.nodes)), state: make([]string, len(traits))}
	for i := range e.node {
		e.node[i] = make([]string, len(traits))
	}
	for k, t := range traits {
		if t.state {
			e.state[k] = t.value(e.sketch, 0)
			continue
		}
		for i := 1; i < len(p.nodes); i++ {
			e.node[i][k] = t.value(e.sketch, i)
		}
	}
	return e
}

// part is a pattern of a cover: the examples that it is of, and the cells that
// are in each of its nodes.
type part struct {
	pattern  *Pattern
	examples []*example
	groups   [][]cell
}

// cell is a node of an example.
type cell struct{ example, node int }

// cover returns patterns that together have all examples, which keep apart what
// the chosen traits keep apart, and nothing else. They are in an order that
// depends on nothing but what they say.
func cover(examples []*example, traits []trait, chosen []bool) []*part {
	key := func(values []string, state bool) string {
		var b strings.Builder
		for k, t := range traits {
			if chosen[k] && t.state == state {
				b.WriteString(values[k])
				b.WriteByte(' ')
			}
		}
		return b.String()
	}
	of := map[string]*part{}
	var order []string
	for _, e := range examples {
		k := key(e.state, true)
		if of[k] == nil {
			of[k] = &part{}
			order = append(order, k)
		}
		of[k].examples = append(of[k].examples, e)
	}
	sort.Strings(order)
	var parts []*part
	for _, k := range order {
		p := of[k]
		p.merge(func(e *example, i int) string { return e.sketch.kind[i] + " " + key(e.node[i], false) })
		parts = append(parts, p)
	}
	return parts
}

// merge makes the pattern of a part: cells with one key go to one node, and each label is what
// they have in common.
func (p *part) merge(key func(e *example, node int) string) {
	number := map[string]int{}
	var order []string
	keys := make([][]string, len(p.examples))
	for x, e := range p.examples {
		keys[x] = make([]string, len(e.node))
		for i := 1; i < len(e.node); i++ {
			k := key(e, i)
			keys[x][i] = k
			if _, ok := number[k]; !ok {
				number[k] = 0
				order = append(order, k)
			}
		}
	}
	sort.Strings(order)
	for i, k := range order {
		number[k] = i + 1
	}
	to := make([][]int, len(p.examples))
	p.groups = make([][]cell, len(order)+1)
	for x, e := range p.examples {
		to[x] = make([]int, len(e.node))
		for i := range e.node {
			if i > 0 {
				to[x][i] = number[keys[x][i]]
			}
			p.groups[to[x][i]] = append(p.groups[to[x][i]], cell{x, i})
		}
	}
	p.pattern = p.joined(to)
}

// joined returns the pattern whose node g stands for the cells of all examples
// that to maps to g. A state has cells of one example only, so edges between two
// examples mean nothing.
func (p *part) joined(to [][]int) *Pattern {
	first := p.examples[0].sketch.p
	q := &Pattern{vocab: first.vocab, nodes: make([]node, len(p.groups)), nums: slices.Clone(first.nums), links: first.links, dead: slices.Clone(first.dead)}
	for g, cells := range p.groups {
		n := p.examples[cells[0].example].sketch.p.nodes[cells[0].node]
		for k, c := range cells[1:] {
			n = n.join(&p.examples[c.example].sketch.p.nodes[c.node])
			if cells[k].example == c.example { // those of an example follow each other
				n.summary = true
			}
		}
		q.nodes[g] = n
	}
	n := len(q.nodes)
	for f := range first.edges {
		es := make([]B3, n*n)
		some := make([]bool, n*n)
		for x, e := range p.examples {
			for i := range e.node {
				for j := range e.node {
					at, edge := to[x][i]*n+to[x][j], e.sketch.p.edge(f, i, j)
					if some[at] {
						edge = es[at].join(edge)
					}
					es[at], some[at] = edge, true
				}
			}
		}
		q.edges = append(q.edges, es)
	}
	for _, e := range p.examples[1:] {
		q.links = joinAll(q.links, e.sketch.p.links)
		for i, v := range e.sketch.p.nums {
			q.nums[i] |= v
		}
		for x, d := range e.sketch.p.dead {
			q.dead[x] = q.dead[x] || d
		}
	}
	for x, d := range q.dead {
		if d {
			q.forget(x)
		}
	}
	return q
}
