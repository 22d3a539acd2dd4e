package patterns

import (
	"fmt"
	"sort"
	"strings"
)

// Precision says which cells blur keeps apart. With any precision, the result of
// blur has all states of what it got.
type Precision struct {
	Numbers bool // values of integer fields and variables, as far as comparisons with constants tell them; without it only where no comparison with a variable does
	Reach   bool // from which variables a cell can be reached
	Shared  bool // what is known to be referred to once, which fields lead back, and which cells are numbered
	// Join says that patterns with the same nodes become one, in an unwinding.
	Join bool
}

// outline is equal for patterns that Join makes one: where they have the same
// nodes, as far as prec keeps nodes apart, and the same numbers.
func (p *Pattern) outline(prec Precision) string {
	keys := p.keys(prec)
	sort.Strings(keys[1:])
	return fmt.Sprintf("%v %s %v", p.nums, strings.Join(keys, ";"), p.dead)
}

// Blur returns p with all nodes merged that prec does not keep apart
// (canonical abstraction), its nodes in an order that depends on nothing but
// what they say.
func (p *Pattern) Blur(prec Precision) *Pattern { return p.blurUnion(prec, nil) }

func (p *Pattern) blurUnion(prec Precision, origin []int) *Pattern {
	if !prec.Numbers {
		p = p.forgetNumbers()
	}
	keys := p.keys(prec)
	groups := map[string][]int{}
	var order []string
	for i := 1; i < len(p.nodes); i++ {
		if groups[keys[i]] == nil {
			order = append(order, keys[i])
		}
		groups[keys[i]] = append(groups[keys[i]], i)
	}
	sort.Strings(order)
	all := [][]int{{0}}
	for _, k := range order {
		all = append(all, groups[k])
	}
	return p.mergeUnion(all, origin)
}

// forgetNumbers returns p without what is known of numbers by constants, where
// something else is known of them: comparisons of fields with variables.
func (p *Pattern) forgetNumbers() *Pattern {
	q := p.clone()
	for _, e := range p.vocab.Equals {
		q.nums[e.Num] = p.vocab.Regions.ofType(p.vocab.Nums[e.Num].Typ)
		for n := range q.nodes {
			if n > 0 && p.vocab.hasData(q.nodes[n].class, e.Field) {
				q.nodes[n].data = set(q.nodes[n].data, e.Field, p.vocab.Regions.ofType(p.vocab.Data[e.Field].Type))
			}
		}
	}
	return q
}

// keys names the nodes by what prec keeps apart.
func (p *Pattern) keys(prec Precision) []string {
	keys := make([]string, len(p.nodes))
	var reach [][]bool
	if prec.Reach {
		reach = p.reachable()
	}
	for i := range p.nodes {
		n := &p.nodes[i]
		var b strings.Builder
		if n.class != nil {
			fmt.Fprintf(&b, "%06d.%06d ", n.class.ID, n.site)
		}
		for x, v := range n.vars {
			if v != False {
				fmt.Fprintf(&b, "%d=%s ", x, v)
			}
		}
		for _, d := range n.data {
			fmt.Fprintf(&b, "%x ", uint64(d))
		}
		for e := range n.equals {
			b.WriteString(n.equals[e].String())
		}
		if prec.Shared {
			for _, s := range n.shared {
				b.WriteString(s.String())
			}
			for _, s := range n.backs {
				b.WriteString(s.String())
			}
			for _, s := range n.steps {
				b.WriteString(s.String())
			}
		}
		if prec.Reach {
			for x := range p.vocab.Refs {
				if reach[x] != nil && reach[x][i] {
					fmt.Fprintf(&b, " %d", x)
				}
			}
		}
		keys[i] = b.String()
	}
	return keys
}

// reachable says for each variable that is not dead which nodes it may reach.
func (p *Pattern) reachable() [][]bool {
	all := make([][]bool, len(p.vocab.Refs))
	for x := range p.vocab.Refs {
		if p.dead[x] {
			continue
		}
		seen := make([]bool, len(p.nodes))
		var work []int
		for n := range p.nodes {
			if n > 0 && p.nodes[n].vars[x] != False {
				seen[n] = true
				work = append(work, n)
			}
		}
		for len(work) > 0 {
			n := work[len(work)-1]
			work = work[:len(work)-1]
			for f := range p.edges {
				for m := 1; m < len(p.nodes); m++ {
					if p.edge(f, n, m) != False && !seen[m] {
						seen[m] = true
						work = append(work, m)
					}
				}
			}
		}
		all[x] = seen
	}
	return all
}

// signature is equal for equal patterns, nodes in the same order.
func (p *Pattern) signature() string {
	var b strings.Builder
	for i := range p.nodes {
		n := &p.nodes[i]
		if n.class != nil {
			fmt.Fprintf(&b, "%d.%d", n.class.ID, n.site)
		}
		if n.summary {
			b.WriteByte('*')
		}
		write := func(bs []B3) {
			for _, v := range bs {
				b.WriteByte('0' + byte(v))
			}
			b.WriteByte(' ')
		}
		write(n.vars)
		write(n.shared)
		write(n.backs)
		write(n.steps)
		write(n.equals)
		for _, d := range n.data {
			fmt.Fprintf(&b, "%x,", uint64(d))
		}
	}
	for _, es := range p.edges {
		for _, e := range es {
			b.WriteByte('0' + byte(e))
		}
	}
	for _, l := range p.links {
		b.WriteByte('0' + byte(l))
	}
	for _, v := range p.nums {
		fmt.Fprintf(&b, " %x", uint64(v))
	}
	for _, d := range p.dead {
		if d {
			b.WriteByte('d')
		} else {
			b.WriteByte('l')
		}
	}
	return b.String()
}
