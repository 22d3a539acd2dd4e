package patterns

import (
	"fmt"
	"slices"
	"strings"
)

// trait is a property by which an oracle can keep cells apart, or whole states.
// Two cells, or states, are alike in it when its value is the same. A state is
// kept apart by node 0, which each has.
type trait struct {
	name  string
	cost  int  // of telling it: a small pattern has few, and cheap, traits
	level int  // of questions from which on it is told in any case; 0 is none
	state bool // of a whole state
	value func(s *sketch, node int) string
}

// The costs of traits. They follow the order in which Precision tells more: labels come first,
// then who refers to a cell, then reachability. A trait of states costs more than the same of
// cells, because it gives a pattern more.
const (
	labelCost     = 2
	structureCost = 3
	stateCost     = 3
	reachCost     = 4
	pairCost      = 5
	beyondCost    = 5
	outlineCost   = 12
	allCost       = 24
)

// The levels from which on traits are told: first what Precision always tells of cells, then
// Precision.Shared and Precision.Reach, and at last no patterns are joined.
const (
	labelLevel = iota + 1
	reachLevel
	allLevel
	Levels // one more than the highest level of a question that says something
)

// sketch is a pattern with what its traits are computed from.
type sketch struct {
	p     *Pattern
	reach [][]bool // see Pattern.reachable
	kind  []string // class and allocation site, which are always kept apart
}

func newSketch(p *Pattern) *sketch {
	s := &sketch{p: p, reach: p.reachable(), kind: make([]string, len(p.nodes))}
	for i := 1; i < len(p.nodes); i++ {
		s.kind[i] = fmt.Sprintf("%06d.%06d", p.nodes[i].class.ID, p.nodes[i].site)
	}
	return s
}

// traits lists what patterns of a block can keep apart: what variables that are
// read there say of cells, what the fields of cells hold, and for whole states
// which variables are null or equal, and their numbers.
func (r *Program) traits(block int) []trait {
	v := r.Vocab
	cells := r.cellTraits(block)
	all := append([]trait{}, cells...)
	for f, field := range v.Edges {
		for _, t := range cells {
			if t.cost == labelCost {
				all = append(all, beyond(f, field.Name, t))
			}
		}
	}
	for _, x := range r.liveRefs(block) {
		all = append(all, trait{"reached from " + v.Refs[x].Name, reachCost, reachLevel, false, func(s *sketch, i int) string { return bit(s.reach[x] != nil && s.reach[x][i]) }})
	}
	all = append(all, r.stateTraits(block)...)
	outline := func(s *sketch, _ int) string {
		var keys []string
		for i := 1; i < len(s.p.nodes); i++ {
			key := s.kind[i]
			for _, t := range cells {
				key += " " + t.value(s, i)
			}
			keys = append(keys, key)
		}
		slices.Sort(keys)
		return strings.Join(keys, ";")
	}
	return append(all, trait{"outline", outlineCost, labelLevel, true, outline}, trait{"all", allCost, allLevel, true, func(s *sketch, _ int) string { return s.p.signature() }})
}

func bit(b bool) string { return truth(b).String() }

func (r *Program) liveRefs(block int) []int {
	var xs []int
	for x := range r.Vocab.scratch {
		if r.live[block][x] {
			xs = append(xs, x)
		}
	}
	return xs
}

func (r *Program) liveNums(block int) []int {
	var xs []int
	for i := range r.Vocab.Nums {
		if r.live[block][len(r.Vocab.Refs)+i] {
			xs = append(xs, i)
		}
	}
	return xs
}

// cellTraits are the labels of nodes.
func (r *Program) cellTraits(block int) []trait {
	v := r.Vocab
	var ts []trait
	add := func(name string, cost, level int, value func(p *Pattern, i int) string) {
		ts = append(ts, trait{name, cost, level, false, func(s *sketch, i int) string { return value(s.p, i) }})
	}
	for e, eq := range v.Equals {
		if r.live[block][len(v.Refs)+eq.Num] {
			add(v.sumText(eq.Field, eq.Add)+" equals "+v.Nums[eq.Num].Name, labelCost, labelLevel, func(p *Pattern, i int) string { return p.nodes[i].equals[e].String() })
		}
	}
	for _, x := range r.liveRefs(block) {
		add("is "+v.Refs[x].Name, labelCost, labelLevel, func(p *Pattern, i int) string { return p.nodes[i].vars[x].String() })
	}
	for f, field := range v.Data {
		add("value of "+field.Name, labelCost, labelLevel, func(p *Pattern, i int) string { return fmt.Sprintf("%x", uint64(p.nodes[i].data[f])) })
	}
	for f, field := range v.Edges {
		add("shared by "+field.Name, structureCost, reachLevel, func(p *Pattern, i int) string { return p.nodes[i].shared[f].String() })
	}
	for k, b := range v.Backs {
		add("back from "+v.Edges[b.F].Name, structureCost, reachLevel, func(p *Pattern, i int) string { return p.nodes[i].backs[k].String() })
	}
	for k, s := range v.Steps {
		add("step "+v.stepText(s), structureCost, reachLevel, func(p *Pattern, i int) string { return p.nodes[i].steps[k].String() })
	}
	return ts
}

// beyond is the trait of the cell that a field refers to.
func beyond(f int, field string, t trait) trait {
	return trait{t.name + " of " + field, beyondCost, 0, false, func(s *sketch, i int) string {
		var values []string
		for j := range s.p.nodes {
			switch s.p.edge(f, i, j) {
			case True, Maybe:
				if j == 0 {
					values = append(values, "null")
				} else {
					values = append(values, t.value(s, j))
				}
			}
		}
		slices.Sort(values)
		return strings.Join(slices.Compact(values), "|")
	}}
}

// stateTraits keep apart whole states.
func (r *Program) stateTraits(block int) []trait {
	v := r.Vocab
	var ts []trait
	add := func(name string, cost int, value func(p *Pattern) string) {
		ts = append(ts, trait{name, cost, 0, true, func(s *sketch, _ int) string { return value(s.p) }})
	}
	refs := r.liveRefs(block)
	for _, x := range refs {
		add(v.Refs[x].Name+" is null", stateCost, func(p *Pattern) string { return p.nodes[0].vars[x].String() })
	}
	for _, i := range r.liveNums(block) {
		add("value of "+v.Nums[i].Name, stateCost, func(p *Pattern) string { return fmt.Sprintf("%x", uint64(p.nums[i])) })
	}
	for k, l := range v.Links {
		if r.live[block][len(v.Refs)+l.X] && r.live[block][len(v.Refs)+l.Y] {
			add(v.linkText(l), stateCost, func(p *Pattern) string { return p.links[k].String() })
		}
	}
	for k, x := range refs {
		for _, y := range refs[:k] {
			if v.Refs[x].Typ.Class.SubclassOf(v.Refs[y].Typ.Class) || v.Refs[y].Typ.Class.SubclassOf(v.Refs[x].Typ.Class) {
				add(v.Refs[x].Name+" is "+v.Refs[y].Name, pairCost, func(p *Pattern) string { return p.same(x, y).String() })
			}
		}
	}
	return ts
}

// same says whether two variables refer to one cell.
func (p *Pattern) same(x, y int) B3 {
	n, ok1 := p.holder(x)
	m, ok2 := p.holder(y)
	switch {
	case ok1 && ok2:
		return truth(n == m)
	case ok1:
		return p.nodes[n].vars[y] // False or Maybe
	case ok2:
		return p.nodes[m].vars[x]
	}
	return Maybe
}
