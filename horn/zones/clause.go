package zones

import (
	"github.com/jayverify/jayverify/horn"
)

// clause evaluates a clause: its variables, and terms that are not linear, are
// nodes of a graph.
type clause struct {
	*graph
	nodes map[*horn.Var]int32
	terms map[*horn.App]int32 // opaque ones
	todo  []constraint        // what may still say more
}

// constraint is a term that holds, the negation of one, or a form that is not
// positive.
type constraint struct {
	term horn.Term
	not  bool
	form *form
}

func newClause(work *int) *clause {
	return &clause{graph: newGraph(work), nodes: map[*horn.Var]int32{}, terms: map[*horn.App]int32{}}
}

// clone copies everything except the constraints still to be added.
func (c *clause) clone() *clause {
	d := &clause{graph: c.graph.clone(), nodes: map[*horn.Var]int32{}, terms: map[*horn.App]int32{}}
	for v, n := range c.nodes {
		d.nodes[v] = n
	}
	for t, n := range c.terms {
		d.terms[t] = n
	}
	return d
}

// variable returns the node of a variable; a truth value is 0 or 1.
func (c *clause) variable(v *horn.Var) int32 {
	n, ok := c.nodes[v]
	if !ok {
		n = c.node()
		c.nodes[v] = n
		if v.Typ == horn.Bool {
			c.lo[n], c.hi[n] = 0, 1
		}
	}
	return n
}

// opaque returns the node of a term that is not linear.
func (c *clause) opaque(t *horn.App) int32 {
	n, ok := c.terms[t]
	if ok {
		return n
	}
	n = c.node()
	c.terms[t] = n
	value := form{sum: []monomial{{n, 1}}}
	switch {
	case t.Sort() == horn.Bool:
		c.lo[n], c.hi[n] = 0, 1
		c.todo = append(c.todo, constraint{term: &horn.App{Op: definition, Args: []horn.Term{t}}})
	case t.Op == horn.Ite:
		// Both cases say that the value is theirs; see cases.
		c.todo = append(c.todo, constraint{term: &horn.App{Op: definition, Args: []horn.Term{t}}})
	case t.Op == horn.Mod || t.Op == horn.Div:
		c.division(t, value)
	}
	return n
}

// definition is the operator of constraints of this form: the node of an opaque term
// has the term's value.
const definition horn.Op = "definition"

// division adds bounds of a quotient or remainder by a positive constant.
func (c *clause) division(t *horn.App, value form) {
	x, by := c.form(t.Args[0]), c.form(t.Args[1])
	if len(by.sum) > 0 || by.vast || by.k <= 0 || x.vast {
		return
	}
	n := value.sum[0].node
	least := x
	if t.Op == horn.Mod {
		c.atLeast(n, 0)
		c.atMost(n, by.k-1)
		if neg, ok := least.times(-1); ok && c.formMost(neg) <= 0 { // x ≥ 0
			c.equalOrLess(value, x)
			if c.formMost(x) < by.k {
				c.equalOrLess(x, value)
			}
		}
		return
	}
	if b := c.formMost(x); b < inf {
		c.atMost(n, floorDiv(b, by.k))
	}
	if neg, ok := x.times(-1); ok {
		if b := c.formMost(neg); b < inf {
			c.atLeast(n, floorDiv(-b, by.k))
			if b <= 0 {
				c.equalOrLess(value, x)
			}
		}
	}
	// by·value ≤ x ≤ by·value + by - 1
	if product, ok := value.times(by.k); ok {
		c.equalOrLess(product, x)
		if product, ok = product.add(constant(by.k - 1)); ok {
			c.equalOrLess(x, product)
		}
	}
}

// equalOrLess notes f ≤ g, now and whenever more is known.
func (c *clause) equalOrLess(f, g form) (done bool) {
	d, ok := f.less(g)
	if !ok {
		return true
	}
	return c.notPositive(d)
}

// truth is a truth value, or unknown.
type truth int8

const (
	unknown truth = iota
	yes
	no
)

func (t truth) negated() truth {
	switch t {
	case yes:
		return no
	case no:
		return yes
	}
	return unknown
}

func known(b bool) truth {
	if b {
		return yes
	}
	return no
}

// decide returns the truth value of a term, if it is known.
func (c *clause) decide(t horn.Term) truth {
	switch t := t.(type) {
	case horn.BoolConst:
		return known(bool(t))
	case *horn.Var:
		return c.bit(c.variable(t))
	}
	a, ok := t.(*horn.App)
	if !ok {
		return unknown
	}
	switch a.Op {
	case horn.Not:
		return c.decide(a.Args[0]).negated()
	case horn.And:
		return c.all(a.Args, yes)
	case horn.Or:
		return c.all(a.Args, no).negated()
	case horn.Implies:
		if p, q := c.decide(a.Args[0]), c.decide(a.Args[1]); p == no || q == yes {
			return yes
		} else if p == yes {
			return q
		}
		return unknown
	case horn.Le, horn.Lt, horn.Eq:
		return c.compare(a)
	case horn.Ite:
		p, q, r := c.decide(a.Args[0]), c.decide(a.Args[1]), c.decide(a.Args[2])
		switch {
		case p == yes || q == r:
			return q
		case p == no:
			return r
		}
	}
	return unknown
}

func (c *clause) bit(n int32) truth {
	switch {
	case c.lo[n] >= 1:
		return yes
	case c.hi[n] <= 0:
		return no
	}
	return unknown
}

// all is yes when each of the terms, each negated unless wanted is yes, is known
// to be true, and no when one is known to be false.
func (c *clause) all(ts []horn.Term, wanted truth) truth {
	sum := yes
	for _, t := range ts {
		d := c.decide(t)
		if wanted == no {
			d = d.negated()
		}
		switch d {
		case no:
			return no
		case unknown:
			sum = unknown
		}
	}
	return sum
}

// compare decides a comparison.
func (c *clause) compare(a *horn.App) truth {
	x, y := a.Args[0], a.Args[1]
	if x.Sort() == horn.Bool {
		p, q := c.decide(x), c.decide(y)
		if p == unknown || q == unknown {
			return unknown
		}
		return known(p == q)
	}
	if x.Sort() != horn.Int {
		return unknown
	}
	d, ok := c.form(x).less(c.form(y))
	if !ok {
		return unknown
	}
	neg, ok := d.times(-1)
	if !ok {
		return unknown
	}
	above, below := c.formMost(d), c.formMost(neg) // d ≤ above, -d ≤ below
	switch a.Op {
	case horn.Lt:
		if above < 0 {
			return yes
		}
		if below <= 0 {
			return no
		}
	case horn.Le:
		if above <= 0 {
			return yes
		}
		if below < 0 {
			return no
		}
	case horn.Eq:
		if above < 0 || below < 0 {
			return no
		}
		if len(d.sum) == 1 && d.sum[0].coef*d.sum[0].coef == 1 && c.holes[d.sum[0].node][-d.k*d.sum[0].coef] {
			return no
		}
		if above == 0 && below == 0 && !d.vast {
			return yes
		}
	}
	return unknown
}

// assume adds a term or its negation. It reports whether the bounds express it
// completely.
func (c *clause) assume(t horn.Term, not bool) (done bool) {
	switch t := t.(type) {
	case horn.BoolConst:
		c.dead = c.dead || bool(t) == not
		return true
	case *horn.Var:
		if not {
			c.atMost(c.variable(t), 0)
		} else {
			c.atLeast(c.variable(t), 1)
		}
		return true
	}
	a, ok := t.(*horn.App)
	if !ok {
		return true
	}
	switch a.Op {
	case horn.Not:
		return c.assume(a.Args[0], !not)
	case horn.And, horn.Or, horn.Implies, horn.Ite, definition:
		return c.oneOf(cases(a, not))
	case horn.Le, horn.Lt:
		if not {
			return c.ordered(a.Args[1], a.Args[0], a.Op == horn.Le)
		}
		return c.ordered(a.Args[0], a.Args[1], a.Op == horn.Lt)
	case horn.Eq:
		switch {
		case a.Args[0].Sort() == horn.Bool:
			return c.oneOf(cases(a, not))
		case a.Args[0].Sort() != horn.Int:
			return true
		case not:
			return c.unequal(a.Args[0], a.Args[1])
		}
		x, y := c.form(a.Args[0]), c.form(a.Args[1])
		done = c.equalOrLess(x, y)
		return c.equalOrLess(y, x) && done
	}
	return true // operators of arrays
}

// ordered notes x ≤ y, or x < y.
func (c *clause) ordered(x, y horn.Term, strictly bool) (done bool) {
	f := c.form(x)
	if strictly {
		var ok bool
		if f, ok = f.add(constant(1)); !ok {
			return true
		}
	}
	return c.equalOrLess(f, c.form(y))
}

// unequal adds x ≠ y if one of them is a bound of the other.
func (c *clause) unequal(x, y horn.Term) (done bool) {
	d, ok := c.form(x).less(c.form(y))
	if !ok || d.vast {
		return true
	}
	neg, ok := d.times(-1)
	if !ok {
		return true
	}
	above, below := c.formMost(d), c.formMost(neg)
	if above < 0 || below < 0 {
		return true
	}
	if len(d.sum) == 1 && d.sum[0].coef*d.sum[0].coef == 1 {
		c.hole(d.sum[0].node, -d.k*d.sum[0].coef)
		return false
	}
	if above == 0 {
		d.k++
		c.notPositive(d)
	}
	if below == 0 {
		neg.k++
		c.notPositive(neg)
	}
	return false
}

// cases are alternatives, of which at least one holds, of a term or its
// negation; each is a conjunction.
func cases(a *horn.App, not bool) [][]constraint {
	var alternatives [][]constraint
	switch {
	case a.Op == horn.And && !not || a.Op == horn.Or && not:
		var all []constraint
		for _, t := range a.Args {
			all = append(all, constraint{term: t, not: not})
		}
		return [][]constraint{all}
	case a.Op == horn.And || a.Op == horn.Or:
		for _, t := range a.Args {
			alternatives = append(alternatives, []constraint{{term: t, not: not}})
		}
		return alternatives
	}
	x, y := a.Args[0], horn.Term(nil)
	if len(a.Args) > 1 {
		y = a.Args[1]
	}
	switch a.Op {
	case horn.Implies:
		if not {
			return [][]constraint{{{term: x}, {term: y, not: true}}}
		}
		return [][]constraint{{{term: x, not: true}}, {{term: y}}}
	case horn.Eq:
		return [][]constraint{{{term: x}, {term: y, not: not}}, {{term: x, not: true}, {term: y, not: !not}}}
	case horn.Ite:
		return [][]constraint{{{term: x}, {term: y, not: not}}, {{term: x, not: true}, {term: a.Args[2], not: not}}}
	case definition:
		d := x.(*horn.App)
		is := func(t horn.Term) constraint { return constraint{term: &horn.App{Op: value, Args: []horn.Term{d, t}}} }
		if d.Sort() == horn.Bool {
			return [][]constraint{{{term: d}, is(horn.BoolConst(true))}, {{term: d, not: true}, is(horn.BoolConst(false))}}
		}
		return [][]constraint{{{term: d.Args[0]}, is(d.Args[1])}, {{term: d.Args[0], not: true}, is(d.Args[2])}}
	}
	panic("BUG: cases of " + string(a.Op))
}
