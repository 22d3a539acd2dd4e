package slicing

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// maxFields is how many fields a slice follows: a solver relates all of them with each other.
const maxFields = 8

// fields collects the fields on which some checks of a procedure depend: those from which the values in their conditions
// come, and those with which branches compare these, and for a writer those from which a field gets its values. The nearest come first.
type fields struct {
	slicer *Slicer
	list   []*ivl.Field
}

// relevant returns the fields that decide the checks of a group, if some classes are followed.
func (s *Slicer) relevant(g *group, follows []*ivl.Class) map[*ivl.Field]bool {
	x := &fields{slicer: s}
	wanted := map[*ivl.Property]bool{}
	for _, p := range g.props {
		wanted[p] = true
	}
	for _, q := range g.procs {
		x.close(q, s.asked(q, wanted, g.raised))
	}
	for i := 0; i < len(x.list) && len(x.list) < maxFields; i++ {
		f := x.list[i]
		if !slices.ContainsFunc(follows, func(d *ivl.Class) bool { return d.SubclassOf(f.Class) }) {
			continue
		}
		for _, q := range s.writers(f.Class) {
			x.close(q, s.written(q, f))
		}
	}
	out := map[*ivl.Field]bool{}
	for _, f := range x.list[:min(len(x.list), maxFields)] {
		out[f] = true
	}
	return out
}

// asked returns the variables in the conditions of checks, and in those of branches that lead to where an exception is made.
func (s *Slicer) asked(q *ivl.Proc, wanted map[*ivl.Property]bool, raised map[int][]*ivl.Property) map[*ivl.Var]bool {
	vars := map[*ivl.Var]bool{}
	raises := map[string]bool{}
	for _, b := range q.Blocks {
		for _, t := range b.Stmts {
			switch t := t.(type) {
			case *ivl.Assert:
				if wanted[t.Prop] {
					note(vars, t.T)
					if len(ivl.FreeVars(t.T)) == 0 {
						raises[b.Label] = true
					}
				}
			case *ivl.New:
				if raised[t.Site] != nil {
					raises[b.Label] = true
				}
			}
		}
	}
	for range 3 { // a condition of several parts is several branches
		for _, b := range q.Blocks {
			if slices.ContainsFunc(ivl.Successors(b.Term), func(l string) bool { return raises[l] }) {
				for _, t := range ivl.TerminatorTerms(b.Term) {
					note(vars, t)
				}
				raises[b.Label] = true
			}
		}
	}
	return vars
}

// written returns the variables in what a procedure writes to a field.
func (s *Slicer) written(q *ivl.Proc, f *ivl.Field) map[*ivl.Var]bool {
	vars := map[*ivl.Var]bool{}
	for _, b := range q.Blocks {
		for _, t := range b.Stmts {
			if p, ok := t.(*ivl.Push); ok {
				if i := slices.Index(p.Fields(), f); i >= 0 {
					note(vars, p.Ts[i])
				}
			}
		}
	}
	return vars
}

func note(vars map[*ivl.Var]bool, t ivl.Term) {
	for _, v := range ivl.FreeVars(t) {
		vars[v] = true
	}
}

// close adds the fields from which some variables of a procedure get their values, or with which it compares them.
func (x *fields) close(q *ivl.Proc, vars map[*ivl.Var]bool) {
	for n := -1; n != len(vars); {
		n = len(vars)
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				switch s := s.(type) {
				case *ivl.Assign:
					if vars[s.X] {
						note(vars, s.T)
					}
				case *ivl.Assume:
					compared(vars, s.T)
				case *ivl.Call:
					if slices.ContainsFunc(s.Xs, func(v *ivl.Var) bool { return v != nil && vars[v] }) {
						for _, t := range s.Args {
							note(vars, t)
						}
					}
				}
			}
			for _, t := range ivl.TerminatorTerms(b.Term) {
				compared(vars, t)
			}
		}
	}
	for _, b := range q.Blocks {
		for _, s := range b.Stmts {
			p, ok := s.(*ivl.Pull)
			if !ok {
				continue
			}
			for i, f := range p.Fields() {
				if p.Xs[i] != nil && vars[p.Xs[i]] && !slices.Contains(x.list, f) {
					x.list = append(x.list, f)
				}
			}
		}
	}
}

// compared adds the variables that a condition compares with some of them.
func compared(vars map[*ivl.Var]bool, t ivl.Term) {
	ivl.WalkTerm(t, func(u ivl.Term) bool {
		a, ok := u.(*ivl.App)
		if !ok || a.Op != ivl.Lt && a.Op != ivl.Le && a.Op != ivl.Eq {
			return true
		}
		if vs := ivl.FreeVars(a); slices.ContainsFunc(vs, func(v *ivl.Var) bool { return vars[v] }) {
			for _, v := range vs {
				vars[v] = true
			}
		}
		return false
	})
}
