package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// reclass copies a program with new fields in its classes. Types contain
// classes, so all classes, and the variables, terms and statements that name
// one, are new.
type reclass struct {
	classes map[*ivl.Class]*ivl.Class
	fields  map[*ivl.Field]*ivl.Field
	vars    map[*ivl.Var]*ivl.Var // reference variables
}

// newReclass makes new classes for those of p. The fields that extra returns
// for an old class come first in the new one; newReclass sets their Class.
func newReclass(p *ivl.Program, extra func(*ivl.Class) []*ivl.Field) *reclass {
	c := &reclass{classes: map[*ivl.Class]*ivl.Class{}, fields: map[*ivl.Field]*ivl.Field{}, vars: map[*ivl.Var]*ivl.Var{}}
	for _, old := range p.Classes {
		n := *old
		c.classes[old] = &n
	}
	for _, old := range p.Classes {
		n := c.classes[old]
		n.Fields = nil
		if old.Super != nil {
			n.Super = c.classes[old.Super]
		}
		if old.Elem != nil {
			t := c.typ(*old.Elem)
			n.Elem = &t
		}
		for _, f := range extra(old) {
			f.Class = n
			n.Fields = append(n.Fields, f)
		}
		for _, f := range old.Fields {
			g := *f
			g.Class, g.Type = n, c.typ(f.Type)
			c.fields[f] = &g
			n.Fields = append(n.Fields, &g)
		}
	}
	return c
}

func (c *reclass) typ(t ivl.Type) ivl.Type {
	if t.Class != nil {
		t.Class = c.classes[t.Class]
	}
	return t
}

// declare returns new variables for the reference variables among vs.
func (c *reclass) declare(vs []*ivl.Var) []*ivl.Var {
	out := slices.Clone(vs)
	for i, v := range vs {
		if v.Typ.Sort == ivl.RefSort {
			n := *v
			n.Typ = c.typ(v.Typ)
			n.Init = c.term(v.Init)
			c.vars[v] = &n
			out[i] = &n
		}
	}
	return out
}

func (c *reclass) variable(v *ivl.Var) *ivl.Var {
	if n := c.vars[v]; n != nil {
		return n
	}
	return v
}

// term copies t.
func (c *reclass) term(t ivl.Term) ivl.Term {
	return ivl.MapTerm(t, func(u ivl.Term) ivl.Term {
		switch u := u.(type) {
		case *ivl.Var:
			return c.variable(u)
		case *ivl.NullLit:
			return ivl.Null(c.classes[u.Class])
		case *ivl.ObjLit:
			n := *u
			n.Class, n.Tuple = c.classes[u.Class], slices.Clone(u.Tuple)
			for i, x := range n.Tuple {
				n.Tuple[i] = c.term(x)
			}
			return &n
		case *ivl.Proj:
			if u.Field != nil {
				return &ivl.Proj{Ref: u.Ref, Comp: u.Comp, Field: c.fields[u.Field]}
			}
		case *ivl.App:
			if u.Typ.Class != nil {
				return u.Op.As(c.typ(u.Typ), u.Args...)
			}
		}
		return u
	})
}

// stmt copies s; pushes and pulls lack the new fields.
func (c *reclass) stmt(s ivl.Stmt) ivl.Stmt {
	switch s := (ivl.Rewrite{Term: c.term, Var: c.variable}).Stmt(s).(type) {
	case *ivl.Pull:
		return &ivl.Pull{Xs: s.Xs, P: s.P, Class: c.classes[s.Class], Pos: s.Pos}
	case *ivl.Push:
		return &ivl.Push{P: s.P, Class: c.classes[s.Class], Ts: s.Ts, Pos: s.Pos}
	case *ivl.New:
		return &ivl.New{X: s.X, Class: c.classes[s.Class], Site: s.Site, Pos: s.Pos}
	case *ivl.NewArray:
		return &ivl.NewArray{X: s.X, Class: c.classes[s.Class], Len: s.Len, Site: s.Site, External: s.External, Filled: s.Filled, Pos: s.Pos}
	case *ivl.Init:
		return &ivl.Init{P: s.P, Field: c.fields[s.Field], T: s.T, Pos: s.Pos}
	default:
		return s
	}
}

// program copies p; f gives the statements that take the place of one of q.
func (c *reclass) program(p *ivl.Program, f func(q *ivl.Proc) func(ivl.Stmt) []ivl.Stmt) *ivl.Program {
	out := *p
	out.Classes = nil
	for _, old := range p.Classes {
		out.Classes = append(out.Classes, c.classes[old])
	}
	out.Globals = c.declare(p.Globals)
	out.Procs = make([]*ivl.Proc, len(p.Procs))
	for i, q := range p.Procs {
		n := *q
		n.Params, n.Locals = c.declare(q.Params), c.declare(q.Locals)
		n.Results = slices.Clone(q.Results)
		for k, t := range n.Results {
			n.Results[k] = c.typ(t)
		}
		out.Procs[i] = dropLocals(ivl.MapStmts(&n, f(&n), ivl.Rewrite{Term: c.term}.Terminator))
	}
	return &out
}
