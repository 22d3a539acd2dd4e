package timeinv

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// findInputs chooses the program's input (TIHI §3.3): the values of havocs
// that run at most once. Each gets a global with an arbitrary value from the
// start on, which the havoc then must hit upon.
func (e *encoder) findInputs() {
	p := e.h.Program
	if e.NoInput || called(p, p.Entry) {
		return
	}
	q := p.Proc(p.Entry)
	loops := inCycles(q)
	for _, b := range q.Blocks {
		for _, s := range b.Stmts {
			h, ok := s.(*ivl.Havoc)
			if !ok || h.Input == e.h.Internal || loops[b] || isFloat(h.X.Typ) {
				continue
			}
			g := e.unknown("$in_"+h.X.Name, h.X.Typ)
			e.inputs = append(e.inputs, g)
			e.inputOf[h] = g
		}
	}
}

func isFloat(t ivl.Type) bool { return t.Sort == ivl.FloatSort || t.Sort == ivl.DoubleSort }

// inCycles returns the blocks of q from which control can come back to them.
func inCycles(q *ivl.Proc) map[*ivl.Block]bool {
	index := ivl.BlockIndex(q)
	out := map[*ivl.Block]bool{}
	for _, b := range q.Blocks {
		seen := map[string]bool{}
		todo := ivl.Successors(b.Term)
		for len(todo) > 0 && !seen[b.Label] {
			l := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if !seen[l] {
				seen[l] = true
				todo = append(slices.Clip(todo), ivl.Successors(index[l].Term)...)
			}
		}
		out[b] = seen[b.Label]
	}
	return out
}

// findScope chooses the variables that predicates over reads carry with V:
// the Java program's integer variables in procedures that read.
func (e *encoder) findScope() {
	if !e.Variables {
		return
	}
	for _, q := range e.h.Program.Procs {
		reads := false
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			a, ok := s.(*ivl.AssumePred)
			reads = reads || ok && e.h.Invs[a.Pred] != nil
		})
		if !reads {
			continue
		}
		for _, v := range append(slices.Clone(q.Params), q.Locals...) {
			if v.Java != "" && v.Typ.Sort == ivl.IntSort {
				e.inScope[q] = append(e.inScope[q], v)
				e.scope = append(e.scope, v)
			}
		}
	}
}

// scopeTerms returns the values of the variables in scope in q: those of other
// procedures are zero.
func (e *encoder) scopeTerms(q *ivl.Proc) []ivl.Term {
	var out []ivl.Term
	for _, v := range e.scope {
		if slices.Contains(e.inScope[q], v) {
			out = append(out, v)
		} else {
			out = append(out, ivl.Zero(v.Typ))
		}
	}
	return out
}

// Determinate reports whether every choice that p makes is an input of its
// encodings: a derivation from a complete one then is one of a real violation.
func Determinate(p *ivl.Program) bool {
	p = dropUnread(p)
	for _, c := range p.Classes {
		if c.External {
			return false
		}
	}
	for _, q := range p.Procs {
		var loops map[*ivl.Block]bool
		if q.Name == p.Entry && !called(p, p.Entry) {
			loops = inCycles(q)
		}
		ok := true
		ivl.WalkStmts(q, func(b *ivl.Block, s ivl.Stmt) {
			switch s := s.(type) {
			case *ivl.Havoc:
				ok = ok && loops != nil && !loops[b] && !isFloat(s.X.Typ) && s.X.Typ.Sort != ivl.RefSort
			case *ivl.NewArray:
				ok = ok && !s.External
			}
		})
		if !ok {
			return false
		}
	}
	return true
}
