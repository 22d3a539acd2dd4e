package patterns

import "github.com/jayverify/jayverify/ivl"

const eq = ivl.Eq

// focusVar returns patterns that together have the states of p, in each of
// which x refers to a node of its own (focus; OGHI leaves it open).
func (p *Pattern) focusVar(x int) []*Pattern {
	if _, ok := p.holder(x); ok {
		return []*Pattern{p}
	}
	var out []*Pattern
	for n := range p.nodes {
		if p.nodes[n].vars[x] == False {
			continue
		}
		if n > 0 && p.nodes[0].vars[x] == True {
			continue // it is null
		}
		q, m := p.materialise(n)
		for i := range q.nodes {
			want := truth(i == m)
			switch q.nodes[i].vars[x] {
			case Maybe:
				q.nodes[i].vars = set(q.nodes[i].vars, x, want)
			case True:
				if i != m { // all its cells are x's, and x is elsewhere
					q.clear(i)
				}
			}
		}
		if q, ok := q.coerce(); ok {
			out = append(out, q)
		}
	}
	return out
}

// focusEdge is focusVar for what the cell of n, which is no summary, refers to
// by field f. It also returns the number of the node n in each pattern.
func (p *Pattern) focusEdge(f, x int) []*Pattern {
	n, ok := p.holder(x)
	if !ok {
		panic("BUG: a field of a cell that is not materialised")
	}
	if _, ok := p.target(f, n); ok {
		return []*Pattern{p}
	}
	var out []*Pattern
	for m := range p.nodes {
		if p.edge(f, n, m) == False {
			continue
		}
		if m > 0 && p.edge(f, n, 0) == True {
			continue // it is null
		}
		q, t := p.materialise(m)
		for i := range q.nodes {
			switch {
			case i == t:
				q.setEdge(f, n, i, True)
			case q.edge(f, n, i) == True: // to all its cells, and n's refers elsewhere
				q.clear(i)
				q.setEdge(f, n, i, False)
			default:
				q.setEdge(f, n, i, False)
			}
		}
		if q, ok := q.coerce(); ok {
			out = append(out, q)
		}
	}
	return out
}

// clear makes node n one that has no cells: nothing refers to it.
func (p *Pattern) clear(n int) {
	if n == 0 {
		panic("BUG: no null")
	}
	p.nodes[n].vars = make([]B3, len(p.vocab.Refs))
	for f := range p.edges {
		for m := range p.nodes {
			p.setEdge(f, m, n, False)
		}
	}
}

// materialise returns a copy of p in which node m stands for one cell of n:
// n itself when it is no summary, else a new node beside it, the last. Nothing
// says yet which of the cells of n it is.
func (p *Pattern) materialise(n int) (q *Pattern, m int) {
	if !p.nodes[n].summary {
		return p.clone(), n
	}
	from := make([]int, len(p.nodes)+1)
	for i := range p.nodes {
		from[i] = i
	}
	m = len(p.nodes)
	from[m] = n
	q = p.pick(from)
	q.nodes[m].summary = false
	return q, m
}
