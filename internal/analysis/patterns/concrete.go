package patterns

import (
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// ConcreteState is a state of a run, as the variables and objects of the interpreter
// show it (ivl.View).
type ConcreteState interface {
	Int(x *ivl.Var) *big.Int
	Ref(x *ivl.Var) ivl.Object
}

// Concrete returns the pattern of one state (OGHI Definition 6): a node for
// each cell that the variables reach, everything definite except numbers, for
// which it has their region. All variables are alive in it.
func (v *Vocab) Concrete(s ConcreteState) *Pattern {
	p := &Pattern{vocab: v, nodes: []node{v.newNode(nil, 0)}, dead: make([]bool, len(v.Refs)), links: v.concreteLinks(s)}
	for x := v.scratch; x < len(v.Refs); x++ {
		p.dead[x] = true
	}
	for _, x := range v.Nums {
		p.nums = append(p.nums, v.Regions.constant(s.Int(x)))
	}
	c := &concretion{p: p, s: s, number: map[ivl.Object]int{}}
	for i, x := range v.Refs[:v.scratch] {
		n := c.cell(s.Ref(x))
		p.nodes[n].vars[i] = True
	}
	for n := 1; n < len(c.cells); n++ { // grows
		c.fields(n)
	}
	c.edges()
	return p
}

// concretion is a pattern of a state that is being made. Node n is cells[n].
type concretion struct {
	p      *Pattern
	s      ConcreteState
	cells  []ivl.Object
	number map[ivl.Object]int
}

// cell returns the node of an object.
func (c *concretion) cell(o ivl.Object) int {
	if len(c.cells) == 0 {
		c.cells = append(c.cells, ivl.Object{})
	}
	if o.IsNull() {
		return 0
	}
	n, ok := c.number[o]
	if !ok {
		n = len(c.cells)
		c.number[o] = n
		c.cells = append(c.cells, o)
		c.p.nodes = append(c.p.nodes, c.p.vocab.newNode(o.Class(), o.Site()))
	}
	return n
}

func (c *concretion) fields(n int) {
	v, o := c.p.vocab, c.cells[n]
	for f, field := range v.Edges {
		if v.hasEdge(o.Class(), f) {
			c.cell(o.Ref(field))
		}
	}
	node := &c.p.nodes[n]
	for f, field := range v.Data {
		if v.hasData(o.Class(), f) {
			node.data[f] = v.Regions.constant(o.Int(field))
		}
	}
	for i, e := range v.Equals {
		if v.hasData(o.Class(), e.Field) {
			node.equals[i] = truth(v.plus(o, e.Field, e.Add).Cmp(c.s.Int(v.Nums[e.Num])) == 0)
		}
	}
}

// edges sets the edges, and what follows from them.
func (c *concretion) edges() {
	p, v := c.p, c.p.vocab
	target := func(n, f int) int { return c.cell(c.cells[n].Ref(v.Edges[f])) }
	for f := range v.Edges {
		p.edges = append(p.edges, make([]B3, len(p.nodes)*len(p.nodes)))
		sources := make([]int, len(p.nodes))
		for n := 1; n < len(p.nodes); n++ {
			if v.hasEdge(p.nodes[n].class, f) {
				p.setEdge(f, n, target(n, f), True)
				sources[target(n, f)]++
			}
		}
		for n := 1; n < len(p.nodes); n++ {
			if sources[n] > 1 {
				p.nodes[n].shared[f] = Maybe
			}
		}
	}
	for k, s := range v.Steps {
		for n := 1; n < len(p.nodes); n++ {
			if v.hasEdge(p.nodes[n].class, s.F) {
				if m := target(n, s.F); m != 0 && v.plus(c.cells[n], s.D, s.Add).Cmp(c.cells[m].Int(v.Data[s.D])) != 0 {
					p.nodes[n].steps[k] = Maybe
				}
			}
		}
	}
	for k, b := range v.Backs {
		for n := 1; n < len(p.nodes); n++ {
			if v.hasEdge(p.nodes[n].class, b.F) {
				if m := target(n, b.F); m != 0 && target(m, b.G) != n {
					p.nodes[n].backs[k] = Maybe
				}
			}
		}
	}
}

// plus returns a field of an object plus a number, wrapped around.
func (v *Vocab) plus(o ivl.Object, field int, add int64) *big.Int {
	f := v.Data[field]
	return wrapped(f.Type, o.Int(f), add)
}

// wrapped returns a sum of a type.
func wrapped(t ivl.Type, n *big.Int, add int64) *big.Int {
	if add == 0 {
		return n
	}
	return t.Range.Wrap(new(big.Int).Add(n, big.NewInt(add)))
}
