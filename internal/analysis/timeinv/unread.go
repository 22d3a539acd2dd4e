package timeinv

import "github.com/jayverify/jayverify/ivl"

// dropUnread removes the arrays of which only the length is read, such as
// main's arguments in most programs. Without this allocation the ids of other
// objects begin with 1. An array qualifies when its variable is assigned by the
// allocation only, which is in the entry and outside loops, and nothing but its
// length is read.
func dropUnread(p *ivl.Program) *ivl.Program {
	if called(p, p.Entry) {
		return p
	}
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if q.Name != p.Entry {
			return q
		}
		return dropUnreadIn(q)
	})
}

func dropUnreadIn(q *ivl.Proc) *ivl.Proc {
	arrays := map[*ivl.Var]*ivl.NewArray{}
	loops := inCycles(q)
	defs := map[*ivl.Var]int{}
	escapes := map[*ivl.Var]bool{}
	note := func(u ivl.Term) bool {
		switch u := u.(type) {
		case *ivl.Proj:
			v, ok := u.Ref.(*ivl.Var)
			return !(ok && u.Comp == ivl.CompLength && v.Typ.Class.Elem != nil)
		case *ivl.Var:
			escapes[u] = true
		}
		return true
	}
	for _, b := range q.Blocks {
		for _, s := range b.Stmts {
			for _, x := range ivl.Defs(s) {
				defs[x]++
			}
			if n, ok := s.(*ivl.NewArray); ok && !loops[b] && !n.X.Global && n.X.Typ.Class.Elem != nil {
				arrays[n.X] = n
			}
			for _, t := range ivl.Terms(s) {
				ivl.WalkTerm(t, note)
			}
		}
		for _, t := range ivl.TerminatorTerms(b.Term) {
			ivl.WalkTerm(t, note)
		}
	}
	lengths := map[*ivl.Var]*ivl.Var{}
	out := *q
	for _, v := range q.Locals {
		if arrays[v] != nil && defs[v] == 1 && !escapes[v] {
			lengths[v] = &ivl.Var{Name: v.Name + "$length", Typ: ivl.Int}
			out.Locals = append(out.Locals[:len(out.Locals):len(out.Locals)], lengths[v])
		}
	}
	if len(lengths) == 0 {
		return q
	}
	term := func(t ivl.Term) ivl.Term {
		return ivl.MapTerm(t, func(u ivl.Term) ivl.Term {
			if p, ok := u.(*ivl.Proj); ok && p.Comp == ivl.CompLength {
				if v, ok := p.Ref.(*ivl.Var); ok && lengths[v] != nil {
					return lengths[v]
				}
			}
			return u
		})
	}
	rw := ivl.Rewrite{Term: term}
	return ivl.MapStmts(&out, func(s ivl.Stmt) []ivl.Stmt {
		if n, ok := s.(*ivl.NewArray); ok && lengths[n.X] != nil {
			return []ivl.Stmt{&ivl.Assign{X: lengths[n.X], T: ivl.WrapTo(ivl.I32, term(n.Len)), Pos: n.Pos}}
		}
		return []ivl.Stmt{rw.Stmt(s)}
	}, rw.Terminator)
}
