package ivl

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/internal/base/bug"
)

// Rewrite says how to copy statements: Term gives the replacement of each
// term at the top level of a statement or terminator (see MapTerm and Subst
// for going below), Var that of each assigned variable. A nil function keeps
// everything. Variables bound by an AssertPred stay.
type Rewrite struct {
	Term func(Term) Term
	Var  func(*Var) *Var
}

// Renaming returns the Rewrite that replaces variables by variables,
// everywhere; variables without an entry stay.
func Renaming(m map[*Var]*Var) Rewrite {
	rename := func(v *Var) *Var {
		if w, ok := m[v]; ok {
			return w
		}
		return v
	}
	leaf := func(t Term) Term {
		if v, ok := t.(*Var); ok {
			return rename(v)
		}
		return t
	}
	return Rewrite{Term: func(t Term) Term { return MapTerm(t, leaf) }, Var: rename}
}

func (r Rewrite) t(t Term) Term {
	if t == nil || r.Term == nil {
		return t
	}
	return r.Term(t)
}

func (r Rewrite) ts(ts []Term) []Term {
	if r.Term == nil {
		return ts
	}
	return mapTerms(ts, r.Term)
}

func (r Rewrite) v(v *Var) *Var {
	if v == nil || r.Var == nil {
		return v
	}
	return r.Var(v)
}

func (r Rewrite) vs(xs []*Var) []*Var {
	for i, x := range xs {
		if r.v(x) == x {
			continue
		}
		out := slices.Clone(xs)
		for j := i; j < len(xs); j++ {
			out[j] = r.v(xs[j])
		}
		return out
	}
	return xs
}

// Stmt returns s rewritten; s itself when nothing changes.
func (r Rewrite) Stmt(s Stmt) Stmt {
	switch s := s.(type) {
	case *Assign:
		if x, t := r.v(s.X), r.t(s.T); x != s.X || t != s.T {
			return &Assign{X: x, T: t, Pos: s.Pos}
		}
	case *Havoc:
		if x, of := r.v(s.X), r.t(s.Of); x != s.X || of != s.Of {
			return &Havoc{X: x, Input: s.Input, Of: of, Pos: s.Pos}
		}
	case *Assume:
		if t := r.t(s.T); t != s.T {
			return &Assume{T: t, Pos: s.Pos}
		}
	case *Assert:
		if t := r.t(s.T); t != s.T {
			return &Assert{T: t, Prop: s.Prop, Pos: s.Pos}
		}
	case *Init:
		if p, t := r.t(s.P), r.t(s.T); p != s.P || t != s.T {
			return &Init{P: p, Field: s.Field, T: t, Pos: s.Pos}
		}
	case *Call:
		if xs, args := r.vs(s.Xs), r.ts(s.Args); changed(xs, s.Xs) || changed(args, s.Args) {
			return &Call{Xs: xs, Proc: s.Proc, Args: args, Pos: s.Pos}
		}
	case *Output:
		if args := r.ts(s.Args); changed(args, s.Args) {
			return &Output{Format: s.Format, Args: args, Pos: s.Pos}
		}
	case *AssumePred:
		if args := r.ts(s.Args); changed(args, s.Args) {
			return &AssumePred{Pred: s.Pred, Args: args, Pos: s.Pos}
		}
	case *AssertPred:
		if g, args := r.t(s.Guard), r.ts(s.Args); g != s.Guard || changed(args, s.Args) {
			return &AssertPred{Pred: s.Pred, Args: args, Forall: s.Forall, Guard: g, Pos: s.Pos}
		}
	default:
		return r.heapStmt(s)
	}
	return s
}

// CopyStmt returns a copy of s. A pass that puts a statement at two places
// needs it, because Check does not allow one value at two places.
func CopyStmt(s Stmt) Stmt {
	switch s := s.(type) {
	case *Assign:
		return copied(s)
	case *Havoc:
		return copied(s)
	case *Assume:
		return copied(s)
	case *Assert:
		return copied(s)
	case *Pull:
		return copied(s)
	case *Push:
		return copied(s)
	case *PullElem:
		return copied(s)
	case *PushElem:
		return copied(s)
	case *New:
		return copied(s)
	case *NewArray:
		return copied(s)
	case *Init:
		return copied(s)
	case *Call:
		return copied(s)
	case *Output:
		return copied(s)
	case *AssumePred:
		return copied(s)
	case *AssertPred:
		return copied(s)
	}
	panic(fmt.Sprintf("BUG: statement %T cannot be copied", s))
}

func copied[S any](s *S) *S {
	c := *s
	return &c
}

func (r Rewrite) heapStmt(s Stmt) Stmt {
	switch s := s.(type) {
	case *Pull:
		if xs, p := r.vs(s.Xs), r.t(s.P); changed(xs, s.Xs) || p != s.P {
			return &Pull{Xs: xs, P: p, Class: s.Class, Only: s.Only, Pos: s.Pos}
		}
	case *Push:
		if p, ts := r.t(s.P), r.ts(s.Ts); p != s.P || changed(ts, s.Ts) {
			return &Push{P: p, Class: s.Class, Only: s.Only, Ts: ts, Pos: s.Pos}
		}
	case *PullElem:
		if x, a, i := r.v(s.X), r.t(s.A), r.t(s.I); x != s.X || a != s.A || i != s.I {
			return &PullElem{X: x, A: a, I: i, Pos: s.Pos}
		}
	case *PushElem:
		if a, i, t := r.t(s.A), r.t(s.I), r.t(s.T); a != s.A || i != s.I || t != s.T {
			return &PushElem{A: a, I: i, T: t, Pos: s.Pos}
		}
	case *New:
		if x := r.v(s.X); x != s.X {
			return &New{X: x, Class: s.Class, Site: s.Site, Pos: s.Pos}
		}
	case *NewArray:
		if x, n := r.v(s.X), r.t(s.Len); x != s.X || n != s.Len {
			return &NewArray{X: x, Class: s.Class, Len: n, Site: s.Site, External: s.External, Filled: s.Filled, Pos: s.Pos}
		}
	default:
		panic("BUG: unknown statement")
	}
	return s
}

// Terminator returns t rewritten; t itself when nothing changes.
func (r Rewrite) Terminator(t Terminator) Terminator {
	switch t := t.(type) {
	case *Goto:
		out := slices.Clone(t.Targets)
		same := true
		for i, g := range out {
			out[i].Cond = r.t(g.Cond)
			same = same && out[i].Cond == g.Cond
		}
		if !same {
			return &Goto{Targets: out, Pos: t.Pos}
		}
	case *Return:
		if ts := r.ts(t.Ts); changed(ts, t.Ts) {
			return &Return{Ts: ts, Pos: t.Pos}
		}
	}
	return t
}

// RelabelTargets returns t with every target label replaced by f of it; t
// itself when nothing changes.
func RelabelTargets(t Terminator, f func(label string) string) Terminator {
	g, ok := t.(*Goto)
	if !ok {
		return t
	}
	out := slices.Clone(g.Targets)
	for i := range out {
		out[i].Label = f(out[i].Label)
	}
	if slices.Equal(out, g.Targets) {
		return t
	}
	return &Goto{Targets: out, Pos: g.Pos}
}

// MapStmts returns p with each statement replaced by the statements f gives
// for it, and each terminator by what g gives; a nil function keeps. Blocks
// and the procedure itself are shared when nothing in them changes.
func MapStmts(p *Proc, f func(Stmt) []Stmt, g func(Terminator) Terminator) *Proc {
	blocks := make([]*Block, len(p.Blocks))
	same := true
	for i, b := range p.Blocks {
		nb := *b
		if f != nil {
			nb.Stmts = nil
			for _, s := range b.Stmts {
				nb.Stmts = append(nb.Stmts, f(s)...)
			}
		}
		if g != nil {
			nb.Term = g(b.Term)
		}
		blocks[i] = b
		if nb.Term != b.Term || !slices.Equal(nb.Stmts, b.Stmts) {
			blocks[i], same = &nb, false
		}
	}
	if same {
		return p
	}
	q := *p
	q.Blocks = blocks
	return &q
}

// MapProcs returns p with each procedure replaced by what f gives for it, nil
// to drop it; p itself when nothing changes.
func MapProcs(p *Program, f func(*Proc) *Proc) *Program {
	var procs []*Proc
	for _, q := range p.Procs {
		if r := mapProc(q, f); r != nil {
			procs = append(procs, r)
		}
	}
	if slices.Equal(procs, p.Procs) {
		return p
	}
	out := *p
	out.Procs = procs
	return &out
}

// mapProc calls f with q. If f panics, the message names q.
func mapProc(q *Proc, f func(*Proc) *Proc) *Proc {
	defer bug.InProc(q.Name)
	return f(q)
}
