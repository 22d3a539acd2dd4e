package patterns

// coerce returns p with what follows from it made explicit: a variable and a
// field refer to one cell, a cell that is not shared is referred to once, and
// so on (the compatibility constraints of three-valued structures). ok is
// false when no state is in p. Nodes that nothing reaches are dropped: they
// have no cells.
func (p *Pattern) coerce() (q *Pattern, ok bool) {
	q = p.clone()
	for {
		c := &coercion{p: q}
		if !c.round() {
			return nil, false
		}
		if len(c.empty) > 0 {
			q = q.without(func(i int) bool { return c.empty[i] })
		}
		n := len(q.nodes)
		if q = q.collect(); !c.changed && len(c.empty) == 0 && len(q.nodes) == n {
			return q, true
		}
	}
}

// coercion is one round over a pattern.
type coercion struct {
	p       *Pattern
	changed bool
	empty   map[int]bool // nodes that cannot have a cell
	exists  []bool       // nodes that have one
}

func (c *coercion) round() bool {
	p := c.p
	c.empty = map[int]bool{}
	c.exists = make([]bool, len(p.nodes))
	c.exists[0] = true
	for x := range p.vocab.Refs {
		if !p.dead[x] && !c.variable(x) {
			return false
		}
	}
	for _, v := range p.nums {
		if v == 0 {
			return false
		}
	}
	for n := range p.nodes {
		if n > 0 && !c.numbers(n) && !c.vanish(n) {
			return false
		}
	}
	for again := true; again; {
		again = false
		for n := range p.nodes {
			for f := range p.edges {
				if n == 0 || !p.vocab.hasEdge(p.nodes[n].class, f) {
					continue
				}
				more, ok := c.field(f, n)
				if !ok && !c.vanish(n) {
					return false
				}
				again = again || more
			}
		}
	}
	for f := range p.edges {
		for m := 1; m < len(p.nodes); m++ {
			c.incoming(f, m)
		}
	}
	for k := range p.vocab.Backs {
		for n := 1; n < len(p.nodes); n++ {
			c.back(k, n)
		}
	}
	for k := range p.vocab.Steps {
		for n := 1; n < len(p.nodes); n++ {
			if !c.step(k, n) {
				return false
			}
		}
	}
	return true
}

// vanish notes that node n has no cell; false when it must have one.
func (c *coercion) vanish(n int) bool {
	c.empty[n] = true
	return !c.exists[n]
}

// variable makes sure that x refers to one cell.
func (c *coercion) variable(x int) bool {
	p := c.p
	candidates, last, sure := 0, 0, -1
	for n := range p.nodes {
		if p.nodes[n].vars[x] == False {
			continue
		}
		candidates++
		last = n
		if p.nodes[n].vars[x] == True && (n == 0 || c.exists[n]) {
			sure = n
		}
	}
	if sure >= 0 && candidates > 1 {
		for n := range p.nodes {
			if n != sure && p.nodes[n].vars[x] != False {
				if p.nodes[n].vars[x] == True { // all its cells are another than x's, and they are x's
					if !c.vanish(n) {
						return false
					}
				}
				p.nodes[n].vars = set(p.nodes[n].vars, x, False)
				c.changed = true
			}
		}
		candidates, last = 1, sure
	}
	switch candidates {
	case 0:
		return false
	case 1:
		if n := &p.nodes[last]; n.vars[x] == True && n.summary {
			n.summary = false // all its cells are x's
			c.changed = true
		}
		if n := &p.nodes[last]; n.vars[x] == Maybe && !n.summary {
			n.vars = set(n.vars, x, True)
			c.changed = true
		}
		c.exists[last] = true
	}
	return true
}

// numbers makes the sets of values and the comparisons of them agree.
func (c *coercion) numbers(n int) bool {
	p, v := c.p, c.p.vocab
	for i, e := range v.Equals {
		if e.Add != 0 || !v.hasData(p.nodes[n].class, e.Field) {
			continue
		}
		field, num := p.nodes[n].data[e.Field], p.nums[e.Num]
		switch p.nodes[n].equals[i] {
		case Maybe:
			if b := v.Regions.compare(eq, field, num); b != Maybe {
				p.nodes[n].equals = set(p.nodes[n].equals, i, b)
				c.changed = true
			}
			continue
		case True:
			field &= num
		case False:
			field = v.Regions.filter(eq, field, num, false, false)
		}
		if field != p.nodes[n].data[e.Field] {
			p.nodes[n].data = set(p.nodes[n].data, e.Field, field)
			c.changed = true
		}
		if c.exists[n] {
			num2 := v.Regions.filter(eq, num, field, p.nodes[n].equals[i] == True, true)
			if num2 != num {
				p.nums[e.Num] = num2
				c.changed = true
			}
		}
	}
	for f, d := range p.nodes[n].data {
		if d == 0 && v.hasData(p.nodes[n].class, f) {
			return false
		}
	}
	return true
}

// field makes sure that the cells of n refer to one cell each by f; more says
// that another node is now known to have a cell.
func (c *coercion) field(f, n int) (more, ok bool) {
	p := c.p
	candidates, last, sure := 0, 0, -1
	for m := range p.nodes {
		e := p.edge(f, n, m)
		if e == False {
			continue
		}
		candidates++
		last = m
		if e == True && c.exists[m] {
			sure = m
		}
	}
	if sure >= 0 && candidates > 1 {
		for m := range p.nodes {
			// An edge that is there for all cells of n and m, while those of n
			// refer to others, means that one of the two has none.
			if m != sure && p.edge(f, n, m) == Maybe {
				p.setEdge(f, n, m, False)
				c.changed = true
				candidates--
			}
		}
		last = sure
	}
	switch candidates {
	case 0:
		return false, false
	case 1:
		if p.edge(f, n, last) == Maybe && !p.nodes[last].summary {
			p.setEdge(f, n, last, True)
			c.changed = true
		}
		if p.edge(f, n, last) == True && p.nodes[last].summary && c.exists[n] {
			p.nodes[last].summary = false // all its cells are the one that n's refers to
			c.changed = true
		}
		if c.exists[n] && !c.exists[last] {
			c.exists[last] = true
			return true, true
		}
	}
	return false, true
}

// incoming uses and finds out that at most one cell refers to that of m by f.
func (c *coercion) incoming(f, m int) {
	p := c.p
	sources, sure, single := 0, -1, true
	for n := 1; n < len(p.nodes); n++ {
		e := p.edge(f, n, m)
		if e == False {
			continue
		}
		sources++
		single = single && !p.nodes[n].summary
		if e == True && c.exists[n] {
			sure = n
		}
	}
	if sources == 0 || sources == 1 && single {
		if p.nodes[m].shared[f] != False {
			p.nodes[m].shared = set(p.nodes[m].shared, f, False)
			c.changed = true
		}
		return
	}
	if p.nodes[m].shared[f] != False || p.nodes[m].summary {
		return
	}
	if sure >= 0 && c.exists[m] {
		for n := 1; n < len(p.nodes); n++ {
			// An edge that is True for a node that may have no cells stays: it says nothing.
			if n != sure && p.edge(f, n, m) == Maybe {
				p.setEdge(f, n, m, False)
				c.changed = true
			}
		}
		if p.nodes[sure].summary { // all its cells refer to that of m, which one does at most
			p.nodes[sure].summary = false
			c.changed = true
		}
	}
}

// back uses and finds out that a field leads back.
func (c *coercion) back(k, n int) {
	p := c.p
	f, g := p.vocab.Backs[k].F, p.vocab.Backs[k].G
	if !p.vocab.hasEdge(p.nodes[n].class, f) {
		return
	}
	if p.nodes[n].backs[k] == True {
		for m := 1; m < len(p.nodes); m++ {
			switch e := p.edge(f, n, m); {
			case e == Maybe && p.edge(g, m, n) == False:
				p.setEdge(f, n, m, False)
				c.changed = true
			case e == True && c.exists[n] && c.exists[m] && !p.nodes[n].summary && !p.nodes[m].summary && p.edge(g, m, n) == Maybe:
				p.setEdge(g, m, n, True)
				c.changed = true
			}
		}
		return
	}
	if m, ok := p.target(f, n); ok && !p.nodes[n].summary && (m == 0 || p.edge(g, m, n) == True) {
		p.nodes[n].backs = set(p.nodes[n].backs, k, True)
		c.changed = true
	}
}

// collect drops the nodes that no variable reaches.
func (p *Pattern) collect() *Pattern {
	seen := make([]bool, len(p.nodes))
	var work []int
	reach := func(n int) {
		if !seen[n] {
			seen[n] = true
			work = append(work, n)
		}
	}
	for n := range p.nodes {
		for x := range p.vocab.Refs {
			if p.nodes[n].vars[x] != False {
				reach(n)
			}
		}
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for f := range p.edges {
			for m := range p.nodes {
				if p.edge(f, n, m) != False {
					reach(m)
				}
			}
		}
	}
	return p.without(func(n int) bool { return !seen[n] })
}
