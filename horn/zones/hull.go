package zones

import (
	"slices"

	"github.com/jayverify/jayverify/horn"
)

// Bounds of the evaluation of one clause.
const (
	maxRounds       = 6
	maxHulls        = 3   // times that hulls are taken
	maxAlternatives = 600 // of which a hull is taken
	maxOpen         = 24  // constraints with alternatives whose hulls are computed
	maxRelated      = 10  // nodes in alternatives whose differences get a hull
)

// value is the operator of constraints of this form: the node of an opaque term, the
// first argument, equals the second.
const value horn.Op = "value"

// settle adds the remaining constraints until they give nothing new.
func (c *clause) settle() {
	for range maxHulls {
		c.rounds()
		before := c.version
		if c.hulls(); c.dead || c.version == before {
			return
		}
	}
	c.rounds()
}

func (c *clause) rounds() {
	for range maxRounds {
		before := c.version
		todo := c.todo
		c.todo = nil
		for _, f := range todo {
			if c.dead {
				return
			}
			*c.work++
			if !c.note(f) {
				c.todo = append(c.todo, f)
			}
		}
		if c.dead || c.version == before {
			return
		}
	}
}

// note adds a constraint. It reports whether the bounds express it completely.
func (c *clause) note(f constraint) (done bool) {
	if f.form != nil {
		return c.notPositive(*f.form)
	}
	if a, ok := f.term.(*horn.App); ok && a.Op == value {
		is, x := form{sum: []monomial{{c.terms[a.Args[0].(*horn.App)], 1}}}, c.form(a.Args[1])
		done = c.equalOrLess(is, x)
		return c.equalOrLess(x, is) && done
	}
	return c.assume(f.term, f.not)
}

// excluded reports whether a conjunction is known to be false.
func (c *clause) excluded(fs []constraint) bool {
	return slices.ContainsFunc(fs, func(f constraint) bool {
		if f.term == nil {
			return false
		}
		if a, ok := f.term.(*horn.App); ok && a.Op == value {
			return false
		}
		d := c.decide(f.term)
		return d == no && !f.not || d == yes && f.not
	})
}

// oneOf notes that one of some conjunctions holds, when only one can.
func (c *clause) oneOf(alternatives [][]constraint) (done bool) {
	var open []constraint
	n := 0
	for _, fs := range alternatives {
		if !c.excluded(fs) {
			open = fs
			n++
		}
	}
	switch n {
	case 0:
		c.dead = true
		return true
	case 1:
		done = true
		for _, f := range open {
			done = c.note(f) && done
		}
		return done
	}
	return false
}

// hulls adds, for each constraint with alternatives, the bounds that hold in all of these.
func (c *clause) hulls() {
	open := 0
	for _, f := range slices.Clone(c.todo) {
		a, ok := f.term.(*horn.App)
		if !ok || c.dead {
			continue
		}
		for a.Op == horn.Not {
			if a, ok = a.Args[0].(*horn.App); !ok {
				break
			}
			f.not = !f.not
		}
		if !ok {
			continue
		}
		switch a.Op {
		case horn.And, horn.Or, horn.Implies, horn.Ite, definition:
		case horn.Eq:
			if a.Args[0].Sort() != horn.Bool {
				continue
			}
		default:
			continue
		}
		if open++; open > maxOpen {
			return
		}
		c.hull(cases(a, f.not))
	}
}

// hull adds the bounds that hold in all alternatives.
func (c *clause) hull(alternatives [][]constraint) {
	var each []*clause
	var related []int32
	// Asking what is excluded makes nodes in c, so all of that comes before the first copy: a node of c has the same number in each.
	for _, fs := range slices.DeleteFunc(alternatives, c.excluded) {
		if len(each) == maxAlternatives {
			return
		}
		d := c.clone()
		d.todo = slices.Clone(fs)
		d.rounds()
		if d.dead {
			continue
		}
		each = append(each, d)
		for _, f := range fs {
			related = d.mentioned(f.term, related)
		}
	}
	if len(each) == 0 {
		c.dead = true
		return
	}
	for n := range int32(len(c.lo)) {
		lo, hi := inf, -inf
		for _, d := range each {
			lo, hi = min(lo, d.lo[n]), max(hi, d.hi[n])
		}
		c.atLeast(n, lo)
		c.atMost(n, hi)
	}
	related = slices.DeleteFunc(related, func(n int32) bool { return int(n) >= len(c.lo) })
	if len(related) > maxRelated {
		return
	}
	for _, x := range related {
		for _, y := range related {
			most := -inf
			for _, d := range each {
				most = max(most, d.most(x, y))
			}
			if most < c.most(x, y) {
				c.differ(x, y, most)
			}
		}
	}
}

// mentioned adds the nodes that a term is about.
func (c *clause) mentioned(t horn.Term, to []int32) []int32 {
	switch t := t.(type) {
	case *horn.Var:
		if n, ok := c.nodes[t]; ok && !slices.Contains(to, n) {
			to = append(to, n)
		}
	case *horn.App:
		if n, ok := c.terms[t]; ok && !slices.Contains(to, n) {
			to = append(to, n)
		}
		for _, x := range t.Args {
			to = c.mentioned(x, to)
		}
	}
	return to
}
