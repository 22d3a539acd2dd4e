package patterns

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Step is the cell predicate `c.F is null, or c.F.D = c.D + Add`, where the sum wraps around as
// the type of D does. Lists that are numbered have it. F and D are indices in Edges and Data.
type Step struct {
	F, D int
	Add  int64
}

// maxSteps and maxStepEquals bound what a vocabulary with steps says more than one without.
const (
	maxSteps      = 6
	maxStepEquals = 120
)

// A step can be larger than this only for programs that do not count.
const maxStep = 1 << 20

// modular reports whether sums of a type are those that Equal and Step speak of.
func modular(t ivl.Type) bool {
	return t.Sort == ivl.IntSort && (t.Range == ivl.I32 || t.Range == ivl.I64 || t.Range == ivl.Z)
}

// shift returns a term as a variable plus a number, which have the type of the term. A sum in
// a range either wraps around or does not leave the range, so it is the same modulo its size.
func shift(t ivl.Term) (x *ivl.Var, add int64, ok bool) {
	if x, ok := t.(*ivl.Var); ok {
		return x, 0, true
	}
	sum, ok := t.(*ivl.App)
	if !ok || !modular(sum.Typ) {
		return nil, 0, false
	}
	typ := sum.Typ
	if sum.Op == ivl.Wrap {
		if sum, ok = sum.Args[0].(*ivl.App); !ok {
			return nil, 0, false
		}
	}
	if sum.Op != ivl.Add && sum.Op != ivl.Sub || len(sum.Args) != 2 {
		return nil, 0, false
	}
	a, b := sum.Args[0], sum.Args[1]
	if _, first := a.(*ivl.IntLit); first && sum.Op == ivl.Add {
		a, b = b, a
	}
	x, ok = a.(*ivl.Var)
	c, isConst := b.(*ivl.IntLit)
	if !ok || !isConst || x.Typ != typ || !c.V.IsInt64() || c.V.Int64() < -maxStep || c.V.Int64() > maxStep {
		return nil, 0, false
	}
	add = c.V.Int64()
	if sum.Op == ivl.Sub {
		add = -add
	}
	return x, add, true
}

// addSteps adds what is worth saying about cells that are numbered: by which amounts the
// program counts variables whose values get into a field, or from there, and how these compare
// with the field when they are counted on.
func (v *Vocab) addSteps(q *ivl.Proc) {
	u := newUnion()
	v.unite(q, u, true)
	adds := v.counted(q, u)
	for d, data := range v.Data {
		if !slices.ContainsFunc(v.Edges, func(f *ivl.Field) bool { return v.canStep(f, data) }) {
			adds[d] = nil
		}
	}
	for f, field := range v.Edges {
		for d, data := range v.Data {
			if !v.canStep(field, data) {
				continue
			}
			for _, k := range adds[d] {
				if len(v.Steps) < maxSteps {
					v.Steps = append(v.Steps, Step{f, d, k})
				}
			}
		}
	}
	for d, data := range v.Data {
		stepped := slices.ContainsFunc(v.Steps, func(s Step) bool { return s.D == d })
		for x, num := range v.Nums {
			if !stepped || !u.same(data, num) || num.Typ != data.Type {
				continue
			}
			for _, k := range append([]int64{0}, adds[d]...) {
				e := Equal{d, x, k}
				if _, known := v.equals[e]; !known && len(v.Equals) < maxStepEquals {
					v.Equals = append(v.Equals, e)
				}
			}
		}
	}
	v.addLinks(adds, func(d, x int) bool { return v.Nums[x].Typ == v.Data[d].Type && u.same(v.Data[d], v.Nums[x]) })
	v.index()
}

// canStep reports whether a field leads from cells to cells that all have the same number.
func (v *Vocab) canStep(f, data *ivl.Field) bool {
	return f.Class == data.Class && f.Type.Class.SubclassOf(data.Class)
}

// counted returns for each field by how much variables are counted that belong to it, in both
// directions.
func (v *Vocab) counted(q *ivl.Proc, u *union) [][]int64 {
	adds := make([][]int64, len(v.Data))
	for _, b := range q.Blocks {
		for _, s := range b.Stmts {
			for _, t := range ivl.Terms(s) {
				x, k, ok := shift(t)
				if !ok || k == 0 {
					continue
				}
				for d, data := range v.Data {
					if x.Typ == data.Type && u.same(data, x) && !slices.Contains(adds[d], k) {
						adds[d] = append(adds[d], k, -k)
					}
				}
			}
		}
	}
	return adds
}

// offset returns the comparison of a field plus add with a number.
func (v *Vocab) offset(field, num int, add int64) (e int, ok bool) {
	e, ok = v.equals[Equal{field, num, add}]
	return e, ok
}

// ahead reports whether each cell of m has a field d that is add more than that of each cell
// of n.
func (p *Pattern) ahead(n, m, d int, add int64) bool {
	for i, e := range p.vocab.Equals {
		if e.Field != d || p.nodes[n].equals[i] != True {
			continue
		}
		if j, ok := p.vocab.offset(d, e.Num, e.Add-add); ok && p.nodes[m].equals[j] == True {
			return true
		}
	}
	return false
}

// notAhead reports whether no cell of m has a field d that is add more than that of a cell of n.
func (p *Pattern) notAhead(n, m, d int, add int64) bool {
	for i, e := range p.vocab.Equals {
		if e.Field != d || p.nodes[n].equals[i] == Maybe {
			continue
		}
		if j, ok := p.vocab.offset(d, e.Num, e.Add-add); ok && p.nodes[m].equals[j] == p.nodes[n].equals[i].not() {
			return true
		}
	}
	return false
}

// stepsFrom reports whether step s holds of the cells of n by where their edges lead.
func (p *Pattern) stepsFrom(s Step, n int, ahead func(m int) bool) bool {
	for m := range p.nodes {
		if p.edge(s.F, n, m) != False && m > 0 && !ahead(m) {
			return false
		}
	}
	return true
}

// storeStep says which steps hold once the cell of n has a new edge by f.
func (p *Pattern) storeStep(n, f int) {
	for k, s := range p.vocab.Steps {
		if s.F == f {
			holds := p.stepsFrom(s, n, func(m int) bool { return p.ahead(n, m, s.D, s.Add) })
			p.nodes[n].steps = set(p.nodes[n].steps, k, backNow(holds))
		}
	}
}

// countStep says which steps hold once field d of the cell of n gets the value of t; p is as it
// is before.
func (p *Pattern) countStep(n, d int, t ivl.Term) {
	x, add, ok := shift(t)
	ok = ok && x.Typ == p.vocab.Data[d].Type
	// is reports whether d plus k of each cell of m is the new value.
	is := func(m int, k int64) bool {
		if !ok {
			return false
		}
		e, known := p.vocab.offset(d, p.vocab.nums[x], k-add)
		return known && p.nodes[m].equals[e] == True
	}
	for k, s := range p.vocab.Steps {
		if s.D != d {
			continue
		}
		for u := 1; u < len(p.nodes); u++ {
			e := p.edge(s.F, u, n)
			switch {
			case u == n || e == False:
			case !is(u, s.Add):
				p.nodes[u].steps = set(p.nodes[u].steps, k, Maybe)
			case e == True:
				p.nodes[u].steps = set(p.nodes[u].steps, k, True)
			}
		}
		holds := p.stepsFrom(s, n, func(m int) bool { return m != n && is(m, -s.Add) })
		p.nodes[n].steps = set(p.nodes[n].steps, k, backNow(holds))
	}
}

// step uses and finds out that step k holds of the cells of node n; false when n must have a
// cell, and cannot.
func (c *coercion) step(k, n int) bool {
	p, s := c.p, c.p.vocab.Steps[k]
	if !p.vocab.hasEdge(p.nodes[n].class, s.F) {
		return true
	}
	if p.nodes[n].steps[k] != True {
		if p.stepsFrom(s, n, func(m int) bool { return p.ahead(n, m, s.D, s.Add) }) {
			p.nodes[n].steps = set(p.nodes[n].steps, k, True)
			c.changed = true
		}
		return true
	}
	for m := 1; m < len(p.nodes); m++ {
		if p.edge(s.F, n, m) == Maybe && p.notAhead(n, m, s.D, s.Add) {
			p.setEdge(s.F, n, m, False)
			c.changed = true
		}
	}
	m, ok := p.target(s.F, n)
	if !ok || m == 0 || p.nodes[n].summary {
		return true
	}
	return c.meetAhead(n, m, s) || c.vanish(n)
}

// meetAhead says of two cells, of which m is the one after n, what follows for one from the
// other; false when n has no cell.
func (c *coercion) meetAhead(n, m int, s Step) bool {
	p := c.p
	for i, e := range p.vocab.Equals {
		if e.Field != s.D {
			continue
		}
		j, ok := p.vocab.offset(s.D, e.Num, e.Add-s.Add)
		if !ok {
			continue
		}
		b, ok := p.nodes[n].equals[i].meet(p.nodes[m].equals[j])
		if !ok {
			return false
		}
		if p.nodes[n].equals[i] != b {
			p.nodes[n].equals = set(p.nodes[n].equals, i, b)
			c.changed = true
		}
		if p.nodes[m].equals[j] != b && c.exists[n] {
			p.nodes[m].equals = set(p.nodes[m].equals, j, b)
			c.changed = true
		}
	}
	return true
}
