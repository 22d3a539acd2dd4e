package patterns

// Entails reports whether p can be embedded into q (OGHI Definition 5), which
// implies that each state of p is in q. The converse does not hold: of two
// patterns with the same states one need not be embedded into the other.
//
// Each node of p has the nodes of q as candidates whose labels are above its
// own; a candidate falls when some neighbour has none left that fits
// (simulation), and what then is left is searched with backtracking.
func (p *Pattern) Entails(q *Pattern) bool {
	_, ok := p.Embedding(q)
	return ok
}

// Embedding returns a map from p's nodes to q's that embeds p into q.
func (p *Pattern) Embedding(q *Pattern) (to []int, ok bool) {
	if p.vocab != q.vocab {
		panic("BUG: patterns of different vocabularies")
	}
	for x := range p.dead {
		if p.dead[x] && !q.dead[x] {
			return nil, false
		}
	}
	for i, v := range p.nums {
		if v&^q.nums[i] != 0 {
			return nil, false
		}
	}
	if !allBelow(p.links, q.links) {
		return nil, false
	}
	m := &matcher{p: p, q: q, can: make([][]bool, len(p.nodes)), to: make([]int, len(p.nodes))}
	rows := make([]bool, len(p.nodes)*len(q.nodes))
	for i := range p.nodes {
		some := false
		m.can[i], rows = rows[:len(q.nodes):len(q.nodes)], rows[len(q.nodes):]
		for j := range q.nodes {
			m.can[i][j] = (i == 0) == (j == 0) && m.below(&p.nodes[i], &q.nodes[j])
			some = some || m.can[i][j]
		}
		if !some {
			return nil, false
		}
		m.to[i] = -1
	}
	if !m.prune() || !m.search() {
		return nil, false
	}
	return m.to, true
}

// matcher looks for an embedding of p into q.
type matcher struct {
	p, q *Pattern
	can  [][]bool // by nodes of p and q
	to   []int    // what has been decided, -1 where nothing has

	tried int
}

// below reports whether what b says of its cells is implied by what a says.
func (m *matcher) below(a, b *node) bool {
	if a.class != b.class || a.site != b.site || a.summary && !b.summary {
		return false
	}
	for x := range a.vars {
		if !m.q.dead[x] && !a.vars[x].Below(b.vars[x]) {
			return false
		}
	}
	for i := range a.data {
		if a.data[i]&^b.data[i] != 0 {
			return false
		}
	}
	return allBelow(a.shared, b.shared) && allBelow(a.backs, b.backs) && allBelow(a.steps, b.steps) && allBelow(a.equals, b.equals)
}

func allBelow(as, bs []B3) bool {
	for i := range as {
		if !as[i].Below(bs[i]) {
			return false
		}
	}
	return true
}

// prune takes candidates away that no choice for some other node goes with;
// false when a node has none left.
func (m *matcher) prune() bool {
	for again := true; again; {
		again = false
		for i := range m.p.nodes {
			left := false
			for j := range m.q.nodes {
				if !m.can[i][j] {
					continue
				}
				if !m.supported(i, j) {
					m.can[i][j] = false
					again = true
					continue
				}
				left = true
			}
			if !left {
				return false
			}
		}
	}
	return true
}

func (m *matcher) supported(i, j int) bool {
	if !m.fits(i, j, i, j) {
		return false
	}
	for k := range m.p.nodes {
		found := false
		for l := range m.q.nodes {
			if m.can[k][l] && m.fits(i, j, k, l) {
				found = true
				break
			}
		}
		if !found {
			return false
		}
	}
	return true
}

// fits reports whether i can be mapped to j and k to l at the same time.
func (m *matcher) fits(i, j, k, l int) bool {
	if j == l && i != k && !m.q.nodes[j].summary {
		return false
	}
	for f := range m.p.edges {
		if !m.p.edge(f, i, k).Below(m.q.edge(f, j, l)) || !m.p.edge(f, k, i).Below(m.q.edge(f, l, j)) {
			return false
		}
	}
	return true
}

// maxSearch bounds how often search decides something. When it is reached, it
// is as if there were no embedding.
const maxSearch = 100_000

// search decides the node with the fewest candidates that fit, and goes on.
func (m *matcher) search() bool {
	if m.tried++; m.tried > maxSearch {
		return false
	}
	best, options := -1, []int(nil)
	for i := range m.p.nodes {
		if m.to[i] >= 0 {
			continue
		}
		var fit []int
		for j := range m.q.nodes {
			if m.can[i][j] && m.consistent(i, j) {
				fit = append(fit, j)
			}
		}
		if best < 0 || len(fit) < len(options) {
			best, options = i, fit
		}
		if len(fit) == 0 {
			return false
		}
	}
	if best < 0 {
		return true
	}
	for _, j := range options {
		m.to[best] = j
		if m.search() {
			return true
		}
		m.to[best] = -1
	}
	return false
}

func (m *matcher) consistent(i, j int) bool {
	for k, l := range m.to {
		if l >= 0 && !m.fits(i, j, k, l) {
			return false
		}
	}
	return m.fits(i, j, i, j)
}

// Union returns a pattern with exactly the states of both: nodes are put side
// by side, and a state uses those of one of them.
func (p *Pattern) Union(q *Pattern) *Pattern {
	n, m := len(p.nodes), len(q.nodes)
	u := &Pattern{vocab: p.vocab, nums: make([]Value, len(p.nums)), links: joinAll(p.links, q.links), dead: make([]bool, len(p.dead))}
	for i := range u.nums {
		u.nums[i] = p.nums[i] | q.nums[i]
	}
	for x := range u.dead {
		u.dead[x] = p.dead[x] || q.dead[x]
	}
	null := p.nodes[0].join(&q.nodes[0])
	u.nodes = append(append([]node{null}, p.nodes[1:]...), q.nodes[1:]...)
	for f := range p.edges {
		es := make([]B3, (n+m-1)*(n+m-1))
		for i := range u.nodes {
			for j := range u.nodes {
				var e B3
				switch {
				case i < n && j < n:
					e = p.edge(f, i, j)
				case i >= n && j == 0:
					e = q.edge(f, i-n+1, 0)
				case i >= n && j >= n:
					e = q.edge(f, i-n+1, j-n+1)
				}
				es[i*(n+m-1)+j] = e
			}
		}
		u.edges = append(u.edges, es)
	}
	for x, d := range u.dead {
		if d {
			u.forget(x)
		}
	}
	return u
}

// Join returns a pattern that has all states of both, merged as prec says.
func (p *Pattern) Join(q *Pattern, prec Precision) *Pattern {
	origin := make([]int, len(p.nodes)+len(q.nodes)-1)
	for i := 1; i < len(origin); i++ {
		origin[i] = 1
		if i >= len(p.nodes) {
			origin[i] = 2
		}
	}
	return p.Union(q).blurUnion(prec, origin)
}

// Meet returns the pattern of the states that are in both: a cell is mapped to
// a pair of nodes. ok is false when there are none.
func (p *Pattern) Meet(q *Pattern) (m *Pattern, ok bool) {
	m = &Pattern{vocab: p.vocab, nums: make([]Value, len(p.nums)), dead: make([]bool, len(p.dead))}
	for i := range m.nums {
		m.nums[i] = p.nums[i] & q.nums[i]
	}
	for k := range p.links {
		b, _ := p.links[k].meet(q.links[k]) // neither is False
		m.links = append(m.links, b)
	}
	for x := range m.dead {
		m.dead[x] = p.dead[x] && q.dead[x]
		if p.dead[x] != q.dead[x] {
			panic("BUG: meet of patterns of different places")
		}
	}
	var pairs [][2]int
	for i := range p.nodes {
		for j := range q.nodes {
			if n, ok := p.nodes[i].meet(&q.nodes[j]); ok {
				pairs = append(pairs, [2]int{i, j})
				m.nodes = append(m.nodes, n)
			}
		}
	}
	if len(pairs) == 0 || pairs[0] != [2]int{0, 0} {
		return nil, false
	}
	for f := range p.edges {
		var es []B3
		for _, a := range pairs {
			for _, b := range pairs {
				e, ok := p.edge(f, a[0], b[0]).meet(q.edge(f, a[1], b[1]))
				if !ok { // one of the two has no cells; no edge is what says the least of it
					e = False
				}
				es = append(es, e)
			}
		}
		m.edges = append(m.edges, es)
	}
	return m.coerce()
}

// meet returns what holds of the cells that are in both nodes; ok is false
// when there are none.
func (n node) meet(m *node) (node, bool) {
	if n.class != m.class || n.site != m.site {
		return n, false
	}
	ok := true
	meet := func(a, b []B3) []B3 {
		out := make([]B3, len(a))
		for i := range a {
			e, fits := a[i].meet(b[i])
			out[i], ok = e, ok && fits
		}
		return out
	}
	n.vars, n.shared, n.equals = meet(n.vars, m.vars), meet(n.shared, m.shared), meet(n.equals, m.equals)
	n.backs, n.steps = meet(n.backs, m.backs), meet(n.steps, m.steps)
	data := make([]Value, len(n.data))
	for i := range data {
		data[i] = n.data[i] & m.data[i]
		ok = ok && (data[i] != 0 || n.data[i] == 0)
	}
	n.data = data
	n.summary = n.summary && m.summary
	return n, ok
}
