package slicing

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Trim returns an encoded program without the assumptions about variables on which nothing else depends. Passes keep these
// alive: each assumption is a use of its variables. Fewer assumptions are more runs, so this is sound.
//
//	havoc p$id; havoc p$site                   havoc p$id; havoc p$site
//	assume (or (< 0z p$id) (= p$site 0z))  →
//	goto {(= p$id 0z) -> L, else -> M}         goto {(= p$id 0z) -> L, else -> M}
func Trim(p *ivl.Program) *ivl.Program {
	n := &needs{program: p, procs: map[string]*ivl.Proc{}, vars: map[*ivl.Var]bool{}, results: map[string][]bool{}}
	for _, q := range p.Procs {
		n.procs[q.Name] = q
		n.results[q.Name] = make([]bool, len(q.Results))
	}
	n.find()
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
			a, ok := s.(*ivl.Assume)
			if !ok {
				return []ivl.Stmt{s}
			}
			var out []ivl.Stmt
			for _, t := range conjuncts(a.T) {
				if n.all(t) {
					out = append(out, &ivl.Assume{T: t, Pos: a.Pos})
				}
			}
			return out
		}, nil)
	})
}

// conjuncts are the parts of a conjunction.
func conjuncts(t ivl.Term) []ivl.Term {
	a, ok := t.(*ivl.App)
	if !ok || a.Op != ivl.And {
		return []ivl.Term{t}
	}
	var out []ivl.Term
	for _, x := range a.Args {
		out = append(out, conjuncts(x)...)
	}
	return out
}

// needs finds the variables that a check, a branch, an invariant, or another such variable depends on.
type needs struct {
	program *ivl.Program
	procs   map[string]*ivl.Proc
	vars    map[*ivl.Var]bool
	results map[string][]bool // by procedure: whether a caller needs a result
	changed bool
}

func (n *needs) find() {
	for n.changed = true; n.changed; {
		n.changed = false
		for _, q := range n.program.Procs {
			for _, b := range q.Blocks {
				for _, s := range b.Stmts {
					n.stmt(s)
				}
				if r, ok := b.Term.(*ivl.Return); ok {
					for i, t := range r.Ts {
						if n.results[q.Name][i] {
							n.need(t)
						}
					}
					continue
				}
				n.need(ivl.TerminatorTerms(b.Term)...)
			}
		}
	}
}

func (n *needs) need(ts ...ivl.Term) {
	for _, v := range ivl.FreeVars(ts...) {
		if !n.vars[v] {
			n.vars[v], n.changed = true, true
		}
	}
}

func (n *needs) stmt(s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Assert:
		n.need(s.T)
	case *ivl.AssumePred, *ivl.AssertPred:
		n.need(ivl.Terms(s)...)
	case *ivl.Assign:
		if n.vars[s.X] {
			n.need(s.T)
		}
	case *ivl.Assume:
		for _, t := range conjuncts(s.T) {
			if n.some(t) && !slices.ContainsFunc(ivl.FreeVars(t), isIdentity) {
				n.need(t)
			}
		}
	case *ivl.Call:
		callee := n.procs[s.Proc]
		for i, t := range s.Args {
			if n.vars[callee.Params[i]] {
				n.need(t)
			}
		}
		for i, x := range s.Xs {
			if x != nil && n.vars[x] && !n.results[s.Proc][i] {
				n.results[s.Proc][i], n.changed = true, true
			}
		}
	}
}

// isIdentity reports whether a variable is an id, a type or an allocation site, and no number of the Java program.
func isIdentity(v *ivl.Var) bool { return v.Typ == ivl.IntZ }

// some reports whether one of the variables of a term is needed.
func (n *needs) some(t ivl.Term) bool {
	return slices.ContainsFunc(ivl.FreeVars(t), func(v *ivl.Var) bool { return n.vars[v] })
}

// all reports whether all variables of a term are needed.
func (n *needs) all(t ivl.Term) bool {
	return !slices.ContainsFunc(ivl.FreeVars(t), func(v *ivl.Var) bool { return !n.vars[v] })
}
