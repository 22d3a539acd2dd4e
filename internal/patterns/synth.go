package patterns

import (
	"context"
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/smt"
)

// Smallest is the synthesising oracle that needs no user: it finds a pattern with
// as few nodes as possible that has all positive heaps and no negative one. z3
// decides which cells go to one node; the labels are what those cells have in
// common. Of each size, patterns are tried first that tell how all cells of a node
// compare with the variables. Where a pattern still has a negative heap, that way
// to embed it is excluded, and z3 asked again.
type Smallest struct {
	Session *smt.Session
	Nodes   int // at most so many beside null; 0 is 5
	Rounds  int // for each size; 0 is 60
}

// Pattern implements Synthesiser.
func (s *Smallest) Pattern(ctx context.Context, q *Question) (*Pattern, error) {
	if len(q.Positive) == 0 {
		return nil, ErrNoPattern
	}
	nodes, rounds := s.Nodes, s.Rounds
	if nodes == 0 {
		nodes = 5
	}
	if rounds == 0 {
		rounds = 60
	}
	for k := range 2 * (nodes + 1) {
		n := k / 2
		e := newPartition(q, n)
		if k%2 == 0 {
			e.sameComparisons()
		}
		for range rounds {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			sat, values, err := s.Session.Solve(e.vars, e.terms)
			if err != nil {
				return nil, err
			}
			if !sat {
				break
			}
			p := q.shape(e.groups(values), n)
			heap, to := q.admits(p)
			if heap == nil {
				return p, nil
			}
			e.exclude(heap, e.original(values, to))
		}
	}
	return nil, ErrNoPattern
}

// partition asks z3 which cells go to which of n nodes.
type partition struct {
	q     *Question
	n     int
	vars  []*horn.Var
	terms []horn.Term
	in    [][][]*horn.Var      // by heap, cell and node; null is none
	has   map[string]*horn.Var // what some cell or pair of cells of a node has
}

func newPartition(q *Question, n int) *partition {
	e := &partition{q: q, n: n, has: map[string]*horn.Var{}}
	for h, p := range q.Positive {
		cells := make([][]*horn.Var, len(p.nodes))
		for c := 1; c < len(p.nodes); c++ {
			cells[c] = make([]*horn.Var, n+1)
			var some []horn.Term
			for i := 1; i <= n; i++ {
				v := e.fresh(fmt.Sprintf("in_%d_%d_%d", h, c, i))
				cells[c][i] = v
				for j := 1; j < i; j++ {
					e.terms = append(e.terms, or(not(v), not(cells[c][j])))
				}
				some = append(some, v)
			}
			e.terms = append(e.terms, or(some...))
		}
		e.in = append(e.in, cells)
	}
	e.sameKind()
	return e
}

func (e *partition) fresh(name string) *horn.Var {
	v := &horn.Var{Name: name, Typ: horn.Bool}
	e.vars = append(e.vars, v)
	return v
}

func not(t horn.Term) horn.Term { return &horn.App{Op: horn.Not, Args: []horn.Term{t}} }

func or(ts ...horn.Term) horn.Term {
	switch len(ts) {
	case 0:
		return horn.BoolConst(false)
	case 1:
		return ts[0]
	}
	return &horn.App{Op: horn.Or, Args: ts}
}

// sameKind keeps cells of different classes and sites apart.
func (e *partition) sameKind() {
	type cell struct{ h, c int }
	kinds := map[string][]cell{}
	var names []string
	for h, p := range e.q.Positive {
		for c := 1; c < len(p.nodes); c++ {
			k := fmt.Sprint(p.nodes[c].class.ID, " ", p.nodes[c].site)
			if kinds[k] == nil {
				names = append(names, k)
			}
			kinds[k] = append(kinds[k], cell{h, c})
		}
	}
	for i := 1; i <= e.n; i++ {
		var of []*horn.Var
		for _, k := range names {
			v := e.fresh(fmt.Sprintf("kind_%d_%d", i, len(of)))
			for _, w := range of {
				e.terms = append(e.terms, or(not(v), not(w)))
			}
			of = append(of, v)
			for _, c := range kinds[k] {
				e.terms = append(e.terms, or(not(e.in[c.h][c.c][i]), v))
			}
		}
	}
}

// sameComparisons keeps two cells apart if a field equals a variable in one of
// them only.
func (e *partition) sameComparisons() {
	for k := range e.q.Program.Vocab.Equals {
		for i := 1; i <= e.n; i++ {
			v := e.fresh(fmt.Sprintf("equal_%d_%d", k, i))
			for h, p := range e.q.Positive {
				for c := 1; c < len(p.nodes); c++ {
					switch p.nodes[c].equals[k] {
					case True:
						e.terms = append(e.terms, or(not(e.in[h][c][i]), v))
					case False:
						e.terms = append(e.terms, or(not(e.in[h][c][i]), not(v)))
					}
				}
			}
		}
	}
}

// groups reads the nodes of all cells from z3's answer.
func (e *partition) groups(values map[*horn.Var]horn.Term) [][]int {
	all := make([][]int, len(e.in))
	for h := range e.in {
		all[h] = make([]int, len(e.in[h]))
		for c := 1; c < len(e.in[h]); c++ {
			for i := 1; i <= e.n; i++ {
				if values[e.in[h][c][i]] == horn.Term(horn.BoolConst(true)) {
					all[h][c] = i
				}
			}
		}
	}
	return all
}

// original numbers nodes as the partition does: those without cells are left
// out of the pattern.
func (e *partition) original(values map[*horn.Var]horn.Term, to []int) []int {
	var used []int
	for _, g := range e.groups(values) {
		used = append(used, g...)
	}
	slices.Sort(used)
	used = slices.Compact(used)
	out := make([]int, len(to))
	for i, t := range to {
		out[i] = used[t]
	}
	return out
}

// label returns the variable that says that some cell of node i, or for j >= 0
// some cell of i with one of j, is such that holds.
func (e *partition) label(name string, i, j int, holds func(p *Pattern, c, d int) bool) *horn.Var {
	key := fmt.Sprintf("%s_%d_%d", name, i, j)
	if v := e.has[key]; v != nil {
		return v
	}
	v := e.fresh("has_" + fmt.Sprint(len(e.has)))
	e.has[key] = v
	member := func(h, c, i int) horn.Term { // false when c is not in i
		if c == 0 || i == 0 {
			return horn.BoolConst(c == i)
		}
		return e.in[h][c][i]
	}
	for h, p := range e.q.Positive {
		for c := range p.nodes {
			if j < 0 {
				if holds(p, c, -1) {
					e.terms = append(e.terms, or(not(member(h, c, i)), v))
				}
				continue
			}
			for d := range p.nodes {
				if holds(p, c, d) {
					e.terms = append(e.terms, or(not(member(h, c, i)), not(member(h, d, j)), v))
				}
			}
		}
	}
	return v
}

// exclude says that heap cannot be embedded in this way: some label differs.
func (e *partition) exclude(heap *Pattern, to []int) {
	var differs []horn.Term
	for c, i := range to {
		n := &heap.nodes[c]
		for x, b := range n.vars {
			if !heap.dead[x] {
				differs = append(differs, not(e.label(fmt.Sprint("v", x, b), i, -1, func(p *Pattern, c, _ int) bool { return b.Below(p.nodes[c].vars[x]) })))
			}
		}
		if c > 0 {
			differs = append(differs, e.cellDiffers(n, i)...)
		}
		for d, j := range to {
			for f := range heap.edges {
				b := heap.edge(f, c, d)
				if c > 0 && heap.vocab.hasEdge(n.class, f) {
					differs = append(differs, not(e.label(fmt.Sprint("e", f, b), i, j, func(p *Pattern, c, d int) bool { return b.Below(p.edge(f, c, d)) })))
				}
			}
			if d < c && i == j {
				differs = append(differs, not(e.label("two", i, i, func(p *Pattern, c, d int) bool { return c != d || p.nodes[c].summary })))
			}
		}
	}
	e.terms = append(e.terms, or(differs...))
}

// cellDiffers lists what a cell has that those of node i may not.
func (e *partition) cellDiffers(n *node, i int) []horn.Term {
	var differs []horn.Term
	add := func(name string, holds func(p *Pattern, c int) bool) {
		differs = append(differs, not(e.label(name, i, -1, func(p *Pattern, c, _ int) bool { return c > 0 && holds(p, c) })))
	}
	for k, b := range n.equals {
		if b != Maybe {
			add(fmt.Sprint("q", k, b), func(p *Pattern, c int) bool { return b.Below(p.nodes[c].equals[k]) })
		}
	}
	for f, d := range n.data {
		if d != 0 {
			add(fmt.Sprint("d", f, d), func(p *Pattern, c int) bool { return p.nodes[c].data[f]&d != 0 })
		}
	}
	for f, b := range n.shared {
		if b == Maybe {
			add(fmt.Sprint("s", f), func(p *Pattern, c int) bool { return p.nodes[c].shared[f] == Maybe })
		}
	}
	for k, b := range n.backs {
		if b == Maybe {
			add(fmt.Sprint("b", k), func(p *Pattern, c int) bool { return p.nodes[c].backs[k] == Maybe })
		}
	}
	for k, b := range n.steps {
		if b == Maybe {
			add(fmt.Sprint("t", k), func(p *Pattern, c int) bool { return p.nodes[c].steps[k] == Maybe })
		}
	}
	return differs
}
