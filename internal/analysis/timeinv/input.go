package timeinv

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// findInputs chooses the program's inputs (TIHI §3.3): the values of havocs that
// run at most once and, with I, of those that run any number of times. Each gets
// a global with an arbitrary value from the start on; the havocs must then
// choose this value.
func (e *encoder) findInputs() {
	if e.NoInput {
		return
	}
	p := e.h.Program
	all := map[string]*series{}
	for _, q := range p.Procs {
		once := q.Name == p.Entry && !called(p, p.Entry)
		var loops map[*ivl.Block]bool
		if once {
			loops = inCycles(q)
		}
		ivl.WalkStmts(q, func(b *ivl.Block, s ivl.Stmt) {
			h, ok := s.(*ivl.Havoc)
			if !ok || h.Input == e.h.Internal || isFloat(h.X.Typ) {
				return
			}
			if once && !loops[b] {
				g := e.unknown("$in_"+h.X.Name, h.X.Typ)
				e.inputs = append(e.inputs, g)
				e.inputOf[h] = g
			} else if e.Series {
				e.serial[h] = e.series(all, h)
			}
		})
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

// findScope chooses the variables that predicates over reads carry with V: the
// integer variables of the program that are live at some read. The components
// of references are not among them.
func (e *encoder) findScope() {
	if !e.Variables {
		return
	}
	for _, q := range e.h.Program.Procs {
		live := map[*ivl.Var]bool{}
		for _, b := range q.Blocks {
			after := e.liveAfter(q, b)
			for _, s := range slices.Backward(b.Stmts) {
				for _, x := range ivl.Defs(s) {
					delete(after, x)
				}
				for _, x := range ivl.Uses(s) {
					after[x] = true
				}
				if a, ok := s.(*ivl.AssumePred); ok && e.h.Invs[a.Pred] != nil {
					for v := range after {
						live[v] = live[v] || !slices.Contains(a.Args, ivl.Term(v))
					}
				}
			}
		}
		for _, v := range append(slices.Clone(q.Params), q.Locals...) {
			if live[v] && v.Typ.Sort == ivl.IntSort && v.Typ.Range != ivl.Z {
				e.inScope[q] = append(e.inScope[q], v)
				e.scope = append(e.scope, v)
			}
		}
	}
}

// liveAfter returns the variables that may be read after b's statements.
func (e *encoder) liveAfter(q *ivl.Proc, b *ivl.Block) map[*ivl.Var]bool {
	index := ivl.BlockIndex(q)
	live := map[*ivl.Var]bool{}
	use := func(vs []*ivl.Var, killed map[*ivl.Var]bool) {
		for _, v := range vs {
			if !killed[v] {
				live[v] = true
			}
		}
	}
	// A search for each variable would be exact. For this choice a search that
	// kills nothing at joins is enough.
	seen := map[string]bool{}
	type visit struct {
		label  string
		killed map[*ivl.Var]bool
	}
	var todo []visit
	leave := func(t ivl.Terminator, killed map[*ivl.Var]bool) {
		use(ivl.FreeVars(ivl.TerminatorTerms(t)...), killed)
		for _, l := range ivl.Successors(t) {
			todo = append(todo, visit{l, killed})
		}
	}
	leave(b.Term, map[*ivl.Var]bool{})
	for len(todo) > 0 {
		v := todo[0]
		todo = todo[1:]
		if seen[v.label] {
			continue
		}
		seen[v.label] = true
		killed := maps.Clone(v.killed)
		for _, s := range index[v.label].Stmts {
			use(ivl.Uses(s), killed)
			for _, x := range ivl.Defs(s) {
				killed[x] = true
			}
		}
		leave(index[v.label].Term, killed)
	}
	return live
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

// Determinate reports whether every choice that p makes is an input of its encodings. Then a
// derivation from a complete encoding is one of a real violation.
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
