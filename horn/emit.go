package horn

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// emit adds a clause for the end of a path, or for a branch of it. extra are
// further constraints.
func (p *path) emit(head *Atom, prop *ivl.Property, extra []Term, doc string) {
	c := &Clause{Head: head, Prop: prop, Body: slices.Clone(p.body), Trace: slices.Clone(p.trace), Doc: doc}
	c.Constraint, c.defs = make([]Term, 0, len(p.cons)+len(extra)), make([]*Var, 0, len(p.cons)+len(extra))
	for _, k := range p.cons {
		c.Constraint = append(c.Constraint, k.t)
		c.defs = append(c.defs, k.def)
	}
	for _, t := range extra {
		if t == BoolConst(false) {
			return
		}
		for _, k := range conjuncts(t) {
			c.Constraint = append(c.Constraint, k)
			c.defs = append(c.defs, nil)
		}
	}
	p.t.sys.Clauses = append(p.t.sys.Clauses, c)
}

// dropUnused removes parts that no query depends on: clauses that are not
// derivable or that reach no query, arguments whose value restricts nothing
// (Leuschel and Sørensen's redundant argument filtering), and definitions of
// variables that do not occur. The derivable queries stay the same. The numbers
// of all variables are below vars.
func dropUnused(sys *System, vars int) {
	o := &occurrences{count: make([]int32, vars)}
	all := sys.Clauses
	sys.Clauses = reachingQueries(derivable(all))
	kept := map[*Clause]bool{}
	for _, c := range sys.Clauses {
		kept[c] = true
	}
	need := neededArgs(sys, o)
	keep := map[*Pred][]bool{}
	used := map[*Pred]bool{}
	for _, c := range sys.Clauses {
		for _, a := range atoms(c) {
			used[a.Pred] = true
		}
	}
	var preds []*Pred
	for _, p := range sys.Preds {
		if !used[p] {
			continue
		}
		preds = append(preds, p)
		keep[p] = need[p]
		p.Args, p.Kept = filter(p.Args, keep[p]), keep[p]
	}
	sys.Preds = preds
	for i, c := range sys.Clauses {
		c.ID = i
		full := *c
		full.Body, full.Constraint, full.Trace = slices.Clone(c.Body), slices.Clone(c.Constraint), slices.Clone(c.Trace)
		full.setVars(o)
		full.defs = nil
		c.Full = &full
		for j, a := range c.Body {
			c.Body[j] = &Atom{a.Pred, filter(a.Args, keep[a.Pred])}
		}
		if c.Head != nil {
			c.Head = &Atom{c.Head.Pred, filter(c.Head.Args, keep[c.Head.Pred])}
		}
		c.clean(o)
	}
	for _, c := range all {
		if kept[c] {
			c = c.Full
		} else {
			c.ID = -1
			c.setVars(o)
			c.defs = nil
		}
		sys.Raw = append(sys.Raw, c)
	}
}

// occurrences counts how often variables occur.
type occurrences struct {
	count []int32 // by Var.num
	seen  []*Var  // those that occur, in the order of their first occurrences
}

func (o *occurrences) add(v *Var) {
	if o.count[v.num] == 0 {
		o.seen = append(o.seen, v)
	}
	o.count[v.num]++
}

func (o *occurrences) in(ts []Term) {
	for _, t := range ts {
		eachVar(t, o.add)
	}
}

// reset forgets all.
func (o *occurrences) reset() {
	for _, v := range o.seen {
		o.count[v.num] = 0
	}
	o.seen = o.seen[:0]
}

// atoms returns the clause's body and head.
func atoms(c *Clause) []*Atom {
	if c.Head == nil {
		return c.Body
	}
	return append(slices.Clip(c.Body), c.Head)
}

func filter[T any](xs []T, keep []bool) []T {
	var out []T
	for i, x := range xs {
		if keep[i] {
			out = append(out, x)
		}
	}
	return out
}

// derivable returns the clauses whose body predicates all have a clause that
// could derive them.
func derivable(cs []*Clause) []*Clause {
	has := map[*Pred]bool{}
	in := map[*Clause]bool{}
	for again := true; again; {
		again = false
		for _, c := range cs {
			if in[c] || slices.ContainsFunc(c.Body, func(a *Atom) bool { return !has[a.Pred] }) {
				continue
			}
			in[c], again = true, true
			if c.Head != nil {
				has[c.Head.Pred] = true
				c.Head.Pred.Derivable = true
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(cs), func(c *Clause) bool { return !in[c] })
}

// reachingQueries returns the clauses that some query depends on.
func reachingQueries(cs []*Clause) []*Clause {
	heads := map[*Pred][]*Clause{}
	for _, c := range cs {
		if c.Head != nil {
			heads[c.Head.Pred] = append(heads[c.Head.Pred], c)
		}
	}
	wanted := map[*Pred]bool{}
	var work []*Clause
	for _, c := range cs {
		if c.Head == nil {
			work = append(work, c)
		}
	}
	for len(work) > 0 {
		c := work[len(work)-1]
		work = work[:len(work)-1]
		for _, a := range c.Body {
			if !wanted[a.Pred] {
				wanted[a.Pred] = true
				work = append(work, heads[a.Pred]...)
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(cs), func(c *Clause) bool { return c.Head != nil && !wanted[c.Head.Pred] })
}

// neededArgs finds the argument positions whose value restricts something: the
// least set such that an argument in a body is needed if it is not a variable,
// or if the variable occurs at another place that matters.
func neededArgs(sys *System, o *occurrences) map[*Pred][]bool {
	need := map[*Pred][]bool{}
	for _, p := range sys.Preds {
		need[p] = make([]bool, len(p.Args))
	}
	heads := map[*Pred][]*Clause{}
	for _, c := range sys.Clauses {
		if c.Head != nil {
			heads[c.Head.Pred] = append(heads[c.Head.Pred], c)
		}
	}
	// Queries first: the needs of other clauses follow from them.
	work := slices.Clone(sys.Clauses)
	slices.Reverse(work)
	waiting := map[*Clause]bool{}
	for _, c := range work {
		waiting[c] = true
	}
	for len(work) > 0 {
		c := work[0]
		work = work[1:]
		waiting[c] = false
		for _, p := range c.markNeeded(need, o) {
			for _, d := range heads[p] {
				if !waiting[d] {
					waiting[d] = true
					work = append(work, d)
				}
			}
		}
	}
	return need
}

// markNeeded marks the arguments of body predicates that c needs, and returns
// the predicates whose marks have changed.
func (c *Clause) markNeeded(need map[*Pred][]bool, o *occurrences) (changed []*Pred) {
	o.reset() // it counts where it matters
	if c.Head != nil {
		o.in(filter(c.Head.Args, need[c.Head.Pred]))
	}
	for _, a := range c.Body {
		o.in(a.Args)
	}
	c.countConstraints(o)
	for _, a := range c.Body {
		news := false
		for i, t := range a.Args {
			v, ok := t.(*Var)
			if (!ok || o.count[v.num] > 1) && !need[a.Pred][i] {
				need[a.Pred][i] = true
				news = true
			}
		}
		if news {
			changed = append(changed, a.Pred)
		}
	}
	return changed
}

// countConstraints adds the occurrences in the constraints that matter, given
// those elsewhere, and returns which constraints do. A definition comes after
// those of the variables in it.
func (c *Clause) countConstraints(o *occurrences) []bool {
	matters := make([]bool, len(c.Constraint))
	for i, t := range c.Constraint {
		if c.defs[i] == nil {
			matters[i] = true
			eachVar(t, o.add)
		}
	}
	for i, t := range slices.Backward(c.Constraint) {
		if d := c.defs[i]; d != nil && o.count[d.num] > 0 {
			matters[i] = true
			eachVar(t, o.add)
		}
	}
	return matters
}

// clean drops the definitions of variables that do not occur.
func (c *Clause) clean(o *occurrences) {
	o.reset()
	for _, a := range atoms(c) {
		o.in(a.Args)
	}
	c.Constraint = filter(c.Constraint, c.countConstraints(o))
	c.defs = nil
	c.setVars(o)
}

// setVars fills Vars, and forgets the values of havocs that do not occur.
func (c *Clause) setVars(o *occurrences) {
	o.reset()
	for _, a := range c.Body {
		o.in(a.Args)
	}
	o.in(c.Constraint)
	if c.Head != nil {
		o.in(c.Head.Args)
	}
	c.Vars = slices.Clone(o.seen)
	for i, e := range c.Trace {
		if v, ok := e.Value.(*Var); ok && o.count[v.num] == 0 {
			c.Trace[i].Value = nil
		}
	}
}
