package patterns

import "github.com/jayverify/jayverify/ivl"

// heap executes a statement about cells; the references it reads are focused.
func (x *step) heap(p *Pattern, s ivl.Stmt) []*Pattern {
	switch s := s.(type) {
	case *ivl.New:
		return one(p.alloc(s.X, s.Class, s.Site))
	case *ivl.NewArray:
		return one(p.alloc(s.X, s.Class, s.Site))
	case *ivl.Pull:
		return x.pull(p, s)
	case *ivl.Push:
		return x.push(p, s)
	case *ivl.Init:
		n, ok := x.resolve(p, s.P)
		if !ok || n == 0 || !p.nodes[n].class.SubclassOf(s.Field.Class) {
			return nil // the run is broken
		}
		q := p.clone()
		if !x.store(q, n, s.Field, s.T) {
			return nil
		}
		return one(q)
	case *ivl.PullElem:
		if s.X.Typ.Sort == ivl.RefSort {
			return x.refuse("an array of references")
		}
		q := p.clone()
		q.setNum(s.X, p.vocab.Regions.ofType(s.X.Typ)) // elements are not looked at: they are any values
		return one(q)
	case *ivl.PushElem:
		if s.T.Type().Sort == ivl.RefSort {
			return x.refuse("an array of references")
		}
		return []*Pattern{p}
	}
	panic("BUG: unknown statement")
}

// alloc adds a cell with fields that are zero, to which v refers.
func (p *Pattern) alloc(v *ivl.Var, c *ivl.Class, site int) *Pattern {
	m := len(p.nodes)
	from := make([]int, m+1)
	for i := range m {
		from[i] = i
	}
	q := p.pick(from) // the last is a second null, and made something else
	q.nodes[m] = p.vocab.newNode(c, site)
	for f := range q.edges {
		for i := range q.nodes {
			q.setEdge(f, i, m, False)
			q.setEdge(f, m, i, truth(i == 0 && p.vocab.hasEdge(c, f)))
		}
	}
	q.bind(p.vocab.refs[v], m)
	return q
}

// pull reads fields. The cells move to scratch variables first, because a
// variable that is assigned may be the one that refers to the object.
func (x *step) pull(p *Pattern, s *ivl.Pull) []*Pattern {
	n, ok := x.resolve(p, s.P)
	if !ok || n == 0 || !p.nodes[n].class.SubclassOf(s.Class) {
		return nil // the run is broken
	}
	v := p.vocab
	object := v.scratch
	q := p.clone()
	q.bind(object, n)
	ps := []*Pattern{q}
	fields := s.Fields()
	next := object + 1
	for i, f := range fields {
		if s.Xs[i] == nil || f.Type.Sort != ivl.RefSort {
			continue
		}
		tmp := next
		next++
		ps = flat(ps, func(q *Pattern) []*Pattern {
			return flat(q.focusEdge(v.edges[f], object), func(q *Pattern) []*Pattern {
				o, _ := q.holder(object)
				m, ok := q.target(v.edges[f], o)
				if !ok {
					panic("BUG: focus leaves a field open")
				}
				q = q.clone()
				q.bind(tmp, m)
				return []*Pattern{q}
			})
		})
	}
	return flat(ps, func(q *Pattern) []*Pattern {
		q = q.clone()
		next := object + 1
		for i, f := range fields {
			switch {
			case s.Xs[i] == nil:
			case f.Type.Sort == ivl.RefSort:
				m, _ := q.holder(next)
				next++
				q.bind(v.refs[s.Xs[i]], m)
			case f.Type.Sort == ivl.BoolSort || f.Type.Sort == ivl.IntSort:
				o, _ := q.holder(object)
				q.load(s.Xs[i], v.data[f], o)
			}
		}
		q.forgetScratch()
		return one(q)
	})
}

func (p *Pattern) forgetScratch() {
	for x := p.vocab.scratch; x < len(p.vocab.Refs); x++ {
		if !p.dead[x] {
			p.forget(x)
		}
	}
}

// push writes fields one after the other: the terms do not mention them.
func (x *step) push(p *Pattern, s *ivl.Push) []*Pattern {
	n, ok := x.resolve(p, s.P)
	if !ok || n == 0 || !p.nodes[n].class.SubclassOf(s.Class) {
		return nil // the run is broken
	}
	q := p.clone()
	for i, f := range s.Fields() {
		if !x.store(q, n, f, s.Ts[i]) {
			return nil
		}
	}
	return one(q)
}

// store writes a field of the cell of n, which is no summary; false where the
// run ends.
func (x *step) store(p *Pattern, n int, field *ivl.Field, t ivl.Term) bool {
	switch field.Type.Sort {
	case ivl.RefSort:
		m, ok := x.resolve(p, t)
		if !ok {
			return false
		}
		p.storeEdge(n, p.vocab.edges[field], m)
	case ivl.BoolSort, ivl.IntSort:
		p.storeData(n, p.vocab.data[field], t)
	}
	return true
}

// storeEdge makes the cell of n refer to that of m, and no other, by f.
func (p *Pattern) storeEdge(n, f, m int) {
	if old, ok := p.target(f, n); ok && old == m {
		return
	}
	for i := range p.nodes {
		p.setEdge(f, n, i, truth(i == m))
	}
	p.storeStep(n, f)
	if m > 0 {
		for i := 1; i < len(p.nodes); i++ {
			if i != n && p.edge(f, i, m) != False {
				p.nodes[m].shared = set(p.nodes[m].shared, f, Maybe)
			}
		}
	}
	for k, b := range p.vocab.Backs {
		if b.F == f {
			p.nodes[n].backs = set(p.nodes[n].backs, k, backNow(m == 0 || p.edge(b.G, m, n) == True))
		}
		if b.G == f {
			for u := 1; u < len(p.nodes); u++ {
				// Those that refer to n by F have what n now refers to, or not.
				if p.edge(b.F, u, n) != False && (u != m || p.nodes[u].summary) {
					p.nodes[u].backs = set(p.nodes[u].backs, k, Maybe)
				}
			}
		}
	}
}

func backNow(holds bool) B3 {
	if holds {
		return True
	}
	return Maybe
}

// storeData gives the field of the cell of n the value of t.
func (p *Pattern) storeData(n, f int, t ivl.Term) {
	x, add, isShift := shift(t)
	isShift = isShift && x.Typ == p.vocab.Data[f].Type
	i := -1
	if isShift {
		i = p.vocab.nums[x]
		if e, ok := p.vocab.offset(f, i, -add); ok && p.nodes[n].equals[e] == True {
			return // it has that value
		}
	}
	var relations []B3 // taken before the old value goes
	for _, e := range p.vocab.Equals {
		r := Maybe
		if e.Field == f && isShift {
			r = p.relation(i, e.Num, add+e.Add)
		}
		relations = append(relations, r)
	}
	p.countStep(n, f, t)
	val := p.numValue(t)
	if w := val & p.vocab.Regions.ofType(p.vocab.Data[f].Type); w != 0 {
		val = w
	}
	p.nodes[n].data = set(p.nodes[n].data, f, val)
	for k, e := range p.vocab.Equals {
		if e.Field == f {
			p.nodes[n].equals = set(p.nodes[n].equals, k, relations[k])
		}
	}
}
