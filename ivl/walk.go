package ivl

import "slices"

// Children returns the direct subterms of t, in order.
func Children(t Term) []Term {
	switch t := t.(type) {
	case *App:
		return t.Args
	case *Proj:
		return []Term{t.Ref}
	case *ObjLit:
		return t.Tuple
	}
	return nil
}

// WalkTerm calls f on t and its subterms, parents first, left to right. It
// visits the subterms of a term only if f returns true for the term.
func WalkTerm(t Term, f func(Term) bool) {
	if t == nil || !f(t) {
		return
	}
	switch t := t.(type) {
	case *App:
		for _, a := range t.Args {
			WalkTerm(a, f)
		}
	case *Proj:
		WalkTerm(t.Ref, f)
	case *ObjLit:
		for _, a := range t.Tuple {
			WalkTerm(a, f)
		}
	}
}

// MapTerm rebuilds t bottom up: f gets each subterm with its own subterms rewritten
// already, and returns what to put in its place. Subterms that do not change are
// shared with t. The literals of an ObjLit's tuple are not visited. A Cast or a
// Proj keeps its type and field whatever its operand becomes.
func MapTerm(t Term, f func(Term) Term) Term {
	switch u := t.(type) {
	case nil:
		return nil
	case *App:
		if args := mapTerms(u.Args, func(a Term) Term { return MapTerm(a, f) }); changed(args, u.Args) {
			t = &App{Op: u.Op, Args: args, Typ: u.Typ}
		}
	case *Proj:
		if r := MapTerm(u.Ref, f); r != u.Ref {
			t = &Proj{Ref: r, Comp: u.Comp, Field: u.Field}
		}
	}
	return f(t)
}

// Subst replaces the variables in t that have an entry in m, all at once.
func Subst(t Term, m map[*Var]Term) Term {
	if len(m) == 0 {
		return t
	}
	return MapTerm(t, func(u Term) Term {
		if v, ok := u.(*Var); ok {
			if r, ok := m[v]; ok {
				return r
			}
		}
		return u
	})
}

// FreeVars returns the variables that occur in the terms, each once, in the
// order of their first occurrence.
func FreeVars(ts ...Term) []*Var {
	var vs []*Var
	for _, t := range ts {
		WalkTerm(t, func(u Term) bool {
			if v, ok := u.(*Var); ok && !slices.Contains(vs, v) {
				vs = append(vs, v)
			}
			return true
		})
	}
	return vs
}

// Mentions reports whether v occurs in t.
func Mentions(t Term, v *Var) bool {
	found := false
	WalkTerm(t, func(u Term) bool {
		found = found || u == Term(v)
		return !found
	})
	return found
}

// Terms returns the terms s reads at its top level, in the order in which the
// grammar writes them. The terms of an AssertPred contain its bound variables.
func Terms(s Stmt) []Term {
	switch s := s.(type) {
	case *Assign:
		return []Term{s.T}
	case *Havoc:
		if s.Of == nil {
			return nil
		}
		return []Term{s.Of}
	case *New:
		return nil
	case *Assume:
		return []Term{s.T}
	case *Assert:
		return []Term{s.T}
	case *Pull:
		return []Term{s.P}
	case *Push:
		return append([]Term{s.P}, s.Ts...)
	case *PullElem:
		return []Term{s.A, s.I}
	case *PushElem:
		return []Term{s.A, s.I, s.T}
	case *NewArray:
		return []Term{s.Len}
	case *Init:
		return []Term{s.P, s.T}
	case *Call:
		return s.Args
	case *Output:
		return s.Args
	case *AssumePred:
		return s.Args
	case *AssertPred:
		if s.Guard == nil {
			return s.Args
		}
		return append([]Term{s.Guard}, s.Args...)
	}
	panic("BUG: unknown statement")
}

// Defs returns the variables s may change, without the globals that a Call
// changes in its callee. Nil entries of Xs are left out.
func Defs(s Stmt) []*Var {
	switch s := s.(type) {
	case *Assign:
		return []*Var{s.X}
	case *Havoc:
		return []*Var{s.X}
	case *Pull:
		return present(s.Xs)
	case *PullElem:
		return []*Var{s.X}
	case *New:
		return []*Var{s.X}
	case *NewArray:
		return []*Var{s.X}
	case *Call:
		return present(s.Xs)
	}
	return nil
}

func present(xs []*Var) []*Var {
	n := 0
	for _, x := range xs {
		if x != nil {
			n++
		}
	}
	vs := make([]*Var, 0, n)
	for _, x := range xs {
		if x != nil {
			vs = append(vs, x)
		}
	}
	return vs
}

// Uses returns the variables s reads, each once, without the globals that a
// Call reads in its callee and without the variables bound by an AssertPred.
func Uses(s Stmt) []*Var {
	vs := FreeVars(Terms(s)...)
	if a, ok := s.(*AssertPred); ok {
		vs = slices.DeleteFunc(vs, func(v *Var) bool { return slices.Contains(a.Forall, v) })
	}
	return vs
}

// TerminatorTerms returns the terms t reads, in order.
func TerminatorTerms(t Terminator) []Term {
	switch t := t.(type) {
	case *Goto:
		var ts []Term
		for _, g := range t.Targets {
			if g.Cond != nil {
				ts = append(ts, g.Cond)
			}
		}
		return ts
	case *Return:
		return t.Ts
	}
	return nil
}

// Successors returns the labels t can go to, each once, in order.
func Successors(t Terminator) []string {
	g, ok := t.(*Goto)
	if !ok {
		return nil
	}
	ls := make([]string, 0, len(g.Targets))
	var seen map[string]bool // where there are many
	if len(g.Targets) > 16 {
		seen = make(map[string]bool, len(g.Targets))
	}
	for _, x := range g.Targets {
		if seen == nil && slices.Contains(ls, x.Label) || seen[x.Label] {
			continue
		}
		if seen != nil {
			seen[x.Label] = true
		}
		ls = append(ls, x.Label)
	}
	return ls
}

// BlockIndex returns the blocks of p by label.
func BlockIndex(p *Proc) map[string]*Block {
	m := make(map[string]*Block, len(p.Blocks))
	for _, b := range p.Blocks {
		m[b.Label] = b
	}
	return m
}

// ReversePostorder returns the blocks of p that its first block reaches, each
// before its successors except along back edges.
func ReversePostorder(p *Proc) []*Block {
	if len(p.Blocks) == 0 {
		return nil
	}
	type visit struct {
		b     *Block
		succs []string
	}
	index := BlockIndex(p)
	seen := map[*Block]bool{p.Blocks[0]: true}
	stack := []visit{{p.Blocks[0], Successors(p.Blocks[0].Term)}}
	var out []*Block
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if len(top.succs) == 0 {
			out = append(out, top.b)
			stack = stack[:len(stack)-1]
			continue
		}
		next := index[top.succs[0]]
		top.succs = top.succs[1:]
		if next != nil && !seen[next] {
			seen[next] = true
			stack = append(stack, visit{next, Successors(next.Term)})
		}
	}
	slices.Reverse(out)
	return out
}

// Predecessors returns, for each label, the blocks of p that can go to it, in
// the order of p.Blocks.
func Predecessors(p *Proc) map[string][]*Block {
	m := make(map[string][]*Block)
	for _, b := range p.Blocks {
		for _, l := range Successors(b.Term) {
			m[l] = append(m[l], b)
		}
	}
	return m
}

// Calls returns the names of the procedures p calls, each once, in order.
func Calls(p *Proc) []string {
	var names []string
	var seen map[string]bool // where there are many
	for _, b := range p.Blocks {
		for _, s := range b.Stmts {
			c, ok := s.(*Call)
			if !ok || seen == nil && slices.Contains(names, c.Proc) || seen[c.Proc] {
				continue
			}
			names = append(names, c.Proc)
			switch {
			case seen != nil:
				seen[c.Proc] = true
			case len(names) > 16:
				seen = map[string]bool{}
				for _, name := range names {
					seen[name] = true
				}
			}
		}
	}
	return names
}

// WalkStmts calls f on every statement of p, block by block.
func WalkStmts(p *Proc, f func(*Block, Stmt)) {
	for _, b := range p.Blocks {
		for _, s := range b.Stmts {
			f(b, s)
		}
	}
}

func mapTerms(ts []Term, f func(Term) Term) []Term {
	for i, t := range ts {
		u := f(t)
		if u == t {
			continue
		}
		out := slices.Clone(ts)
		out[i] = u
		for j := i + 1; j < len(ts); j++ {
			out[j] = f(ts[j])
		}
		return out
	}
	return ts
}

// changed reports whether mapping gave a new slice.
func changed[T any](a, b []T) bool { return len(a) > 0 && &a[0] != &b[0] }
