package horn

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// emit adds the clause that a path ends with, or that branches off it. extra
// are further constraints.
func (p *path) emit(head *Atom, prop *ivl.Property, extra []Term, doc string) {
	c := &Clause{Head: head, Prop: prop, Body: slices.Clone(p.body), Trace: slices.Clone(p.trace), Doc: doc}
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

// dropUnused removes what no query depends on: clauses that nothing derivable
// reaches or that reach no query, arguments whose value restricts nothing
// (Leuschel and Sørensen's redundant argument filtering), and definitions of
// variables that do not occur. The queries derivable stay the same.
func dropUnused(sys *System) {
	all := sys.Clauses
	sys.Clauses = reachingQueries(derivable(all))
	kept := map[*Clause]bool{}
	for _, c := range sys.Clauses {
		kept[c] = true
	}
	need := neededArgs(sys)
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
		full.setVars()
		full.defs = nil
		c.Full = &full
		for j, a := range c.Body {
			c.Body[j] = &Atom{a.Pred, filter(a.Args, keep[a.Pred])}
		}
		if c.Head != nil {
			c.Head = &Atom{c.Head.Pred, filter(c.Head.Args, keep[c.Head.Pred])}
		}
		c.clean()
	}
	for _, c := range all {
		if kept[c] {
			c = c.Full
		} else {
			c.ID = -1
			c.setVars()
			c.defs = nil
		}
		sys.Raw = append(sys.Raw, c)
	}
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
// least set such that an argument in a body is needed when it is no variable,
// or the variable occurs anywhere else that matters.
func neededArgs(sys *System) map[*Pred][]bool {
	need := map[*Pred][]bool{}
	for _, p := range sys.Preds {
		need[p] = make([]bool, len(p.Args))
	}
	for again := true; again; {
		again = false
		for _, c := range sys.Clauses {
			again = c.markNeeded(need) || again
		}
	}
	return need
}

// markNeeded adds what c says about the arguments of its body's predicates.
func (c *Clause) markNeeded(need map[*Pred][]bool) bool {
	occurs := map[*Var]int{} // where it matters
	count := func(v *Var) { occurs[v]++ }
	if c.Head != nil {
		for i, t := range c.Head.Args {
			if need[c.Head.Pred][i] {
				eachVar(t, count)
			}
		}
	}
	for _, a := range c.Body {
		for _, t := range a.Args {
			eachVar(t, count)
		}
	}
	c.countConstraints(occurs)
	changed := false
	for _, a := range c.Body {
		for i, t := range a.Args {
			v, ok := t.(*Var)
			if (!ok || occurs[v] > 1) && !need[a.Pred][i] {
				need[a.Pred][i] = true
				changed = true
			}
		}
	}
	return changed
}

// countConstraints adds the occurrences in the constraints that matter, given
// those elsewhere, and returns which constraints do. A definition comes after
// those of the variables in it.
func (c *Clause) countConstraints(occurs map[*Var]int) []bool {
	matters := make([]bool, len(c.Constraint))
	count := func(v *Var) { occurs[v]++ }
	for i, t := range c.Constraint {
		if c.defs[i] == nil {
			matters[i] = true
			eachVar(t, count)
		}
	}
	for i, t := range slices.Backward(c.Constraint) {
		if d := c.defs[i]; d != nil && occurs[d] > 0 {
			matters[i] = true
			eachVar(t, count)
		}
	}
	return matters
}

// clean drops the definitions of variables that do not occur.
func (c *Clause) clean() {
	occurs := map[*Var]int{}
	for _, a := range atoms(c) {
		for _, t := range a.Args {
			eachVar(t, func(v *Var) { occurs[v]++ })
		}
	}
	matters := c.countConstraints(occurs)
	c.Constraint = filter(c.Constraint, matters)
	c.defs = nil
	c.setVars()
}

// setVars fills Vars, and forgets the values of havocs that do not occur.
func (c *Clause) setVars() {
	seen := map[*Var]bool{}
	add := func(v *Var) {
		if !seen[v] {
			seen[v] = true
			c.Vars = append(c.Vars, v)
		}
	}
	for _, a := range c.Body {
		for _, t := range a.Args {
			eachVar(t, add)
		}
	}
	for _, t := range c.Constraint {
		eachVar(t, add)
	}
	if c.Head != nil {
		for _, t := range c.Head.Args {
			eachVar(t, add)
		}
	}
	for i, e := range c.Trace {
		if v, ok := e.Value.(*Var); ok && !seen[v] {
			c.Trace[i].Value = nil
		}
	}
}
