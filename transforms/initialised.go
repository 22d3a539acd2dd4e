package transforms

import (
	"cmp"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
)

// Initialised adds what holds after a class initialiser has run: static fields that it
// sets are not null. A program initialises a class when it needs it first, so an analysis that
// joins runs in which it has and has not been initialised knows of neither.
//
//	proc C.$init()                     proc C.$init()
//	  C.$status := 1                     C.$status := 1
//	  C.field := new …                   C.field := new …
//	  return                             assert (or (not (= C.$status 1)) (not (= C.field null))) prop 7
//	                                     return
//	proc f()                           proc f()
//	  x := C.field                       assume (or (not (= C.$status 1)) (not (= C.field null)))
//	                                     x := C.field
//
// facts are the new properties. The assumptions hold if no run violates these.
//
// Soundness: The condition holds before the first call of C.$init, because the status is not 1
// at the start. Only code inside a call of C.$init writes the two globals. It holds when a call of C.$init
// returns, unless a fact is violated. So it holds wherever no such call is active, and
// assumptions are only in procedures that no such call calls. Blocks with calls that f does not reach do not count: that no run gets
// there is a fact, too, one for each initialiser. The first violated fact, if there is one, comes before any assumption that it falsifies.
// Facts with the names refuted are left out, and with them what rests on them.
func Initialised(p *ivl.Program, f *absint.Analysis, refuted map[string]bool) (out *ivl.Program, facts []*ivl.Property) {
	n := &initialisers{program: p, analysis: f, refuted: refuted, at: map[string][]fieldSet{}, writers: writersOf(p), checks: map[string][]ivl.Stmt{}, dead: map[*ivl.Block][]*ivl.Property{}}
	n.find()
	if len(n.facts) == 0 {
		return p, nil
	}
	out = ivl.MapProcs(p, n.rewrite)
	with := *out
	with.Props = append(slices.Clip(p.Props), n.facts...)
	return &with, n.facts
}

// fieldSet is a global that an initialiser sets, and the condition that holds after it.
type fieldSet struct {
	field *ivl.Var
	holds ivl.Term
}

type initialisers struct {
	program  *ivl.Program
	analysis *absint.Analysis
	writers  map[*ivl.Var]map[string]bool // of globals
	at       map[string][]fieldSet        // what procedures may assume
	checks   map[string][]ivl.Stmt        // what initialisers check when they return
	facts    []*ivl.Property
	dead     map[*ivl.Block][]*ivl.Property // blocks that are not reached, with calls that do not count for that reason, and the facts that say so
	refuted  map[string]bool                // names of facts that do not hold, as far as is known
}

// writersOf returns which procedures write each global, without what they call.
func writersOf(p *ivl.Program) map[*ivl.Var]map[string]bool {
	writers := map[*ivl.Var]map[string]bool{}
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			for _, v := range ivl.Defs(s) {
				if !v.Global {
					continue
				}
				if writers[v] == nil {
					writers[v] = map[string]bool{}
				}
				writers[v][q.Name] = true
			}
		})
	}
	return writers
}

// find finds what holds after initialisers that run.
func (n *initialisers) find() {
	n.each(func(q *ivl.Proc, status *ivl.Var) {
		if n.analysis.Procs[q.Name].Reached {
			n.initialiser(q, status)
		}
	})
}

// each finds initialisers, and the status of each: such a procedure is the only one that writes a global, which it sets to 1.
func (n *initialisers) each(found func(q *ivl.Proc, status *ivl.Var)) {
	for _, status := range n.program.Globals {
		if status.Typ.Sort != ivl.IntSort || len(n.writers[status]) != 1 {
			continue
		}
		if l, ok := status.Init.(*ivl.IntLit); !ok || l.V.IsInt64() && l.V.Int64() == 1 {
			continue
		}
		for name := range n.writers[status] {
			if q := n.program.Proc(name); q.Name != n.program.Entry && setsToOne(q, status) {
				found(q, status)
			}
		}
	}
}

// setsToOne reports whether q assigns 1 to v.
func setsToOne(q *ivl.Proc, v *ivl.Var) (sets bool) {
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
		if a, ok := s.(*ivl.Assign); ok && a.X == v {
			l, lit := a.T.(*ivl.IntLit)
			sets = sets || lit && l.V.IsInt64() && l.V.Int64() == 1
		}
	})
	return sets
}

// initialiser adds what holds after the initialiser q.
func (n *initialisers) initialiser(q *ivl.Proc, status *ivl.Var) {
	never := q.Name + " gets no further"
	inside := calledFrom(n.program, q.Name, func(string) bool { return false })
	var dead []*ivl.Block
	if !n.refuted[never] {
		found, blocks := n.reached(q.Name)
		if len(found) < len(inside) {
			inside, dead = found, blocks
		}
	}
	outside := calledFrom(n.program, n.program.Entry, func(c string) bool { return c == q.Name })
	useful := false // whether something is assumed anywhere
	for field := range n.analysis.Effects.Written(q.Name) {
		if field.Typ.Sort != ivl.RefSort || n.refuted[initialisedName(field)] || n.isWritten(field, outside) {
			continue
		}
		set := fieldSet{field, ivl.Or.Of(ivl.Not.Of(ivl.Eq.Of(status, num(1))), ivl.Not.Of(ivl.IsNull(field)))}
		if !n.holdsAtReturns(q, set.holds) {
			continue
		}
		var at []string
		for name := range outside {
			if !inside[name] && n.analysis.Effects.Names(name, field) {
				at = append(at, name)
			}
		}
		if len(at) == 0 {
			continue
		}
		useful = true
		fact := n.fact(initialisedName(field), q.Pos)
		n.checks[q.Name] = append(n.checks[q.Name], &ivl.Assert{T: set.holds, Prop: fact, Pos: q.Pos})
		for _, name := range at {
			n.at[name] = append(n.at[name], set)
		}
	}
	if useful && len(dead) > 0 {
		fact := n.fact(never, q.Pos)
		for _, b := range dead {
			n.dead[b] = append(n.dead[b], fact)
		}
	}
}

func initialisedName(field *ivl.Var) string { return field.Name + ":initialised" }

// fact adds a property.
func (n *initialisers) fact(name string, pos ivl.Pos) *ivl.Property {
	fact := &ivl.Property{ID: len(n.program.Props) + len(n.facts), Name: name, Pos: pos}
	n.facts = append(n.facts, fact)
	return fact
}

// reached returns the procedures that a call of the one called from may run, itself included, as far as the analysis knows, and the
// blocks of these with calls to which no run gets.
func (n *initialisers) reached(from string) (found map[string]bool, dead []*ivl.Block) {
	found = map[string]bool{from: true}
	for work := []string{from}; len(work) > 0; {
		q := n.program.Proc(work[0])
		work = work[1:]
		in := n.analysis.Procs[q.Name].In
		for i, b := range q.Blocks {
			calls := ivl.Calls(&ivl.Proc{Blocks: []*ivl.Block{b}})
			if len(calls) > 0 && in[i] == nil {
				dead = append(dead, b)
				continue
			}
			for _, c := range calls {
				if !found[c] {
					found[c] = true
					work = append(work, c)
				}
			}
		}
	}
	return found, dead
}

// isWritten reports whether one of the procedures writes v.
func (n *initialisers) isWritten(v *ivl.Var, procs map[string]bool) bool {
	for w := range n.writers[v] {
		if procs[w] {
			return true
		}
	}
	return false
}

// calledFrom returns the procedures that a call of the one called from may run, itself included. Calls of those to skip are left out.
func calledFrom(p *ivl.Program, from string, skip func(string) bool) map[string]bool {
	found := map[string]bool{}
	for name := range called(p.Proc, from, skip) {
		found[name] = true
	}
	return found
}

// called is calledFrom for procedures that proc gives, with these.
func called(proc func(name string) *ivl.Proc, from string, skip func(string) bool) map[string]*ivl.Proc {
	found := map[string]*ivl.Proc{from: proc(from)}
	for work := []string{from}; len(work) > 0; work = work[1:] {
		for _, c := range ivl.Calls(found[work[0]]) {
			if !skip(c) && found[c] == nil {
				found[c] = proc(c)
				work = append(work, c)
			}
		}
	}
	return found
}

// holdsAtReturns reports whether t holds at all returns of q, as the analysis knows.
func (n *initialisers) holdsAtReturns(q *ivl.Proc, t ivl.Term) bool {
	fp := n.analysis.Procs[q.Name]
	returns := false
	for i, b := range q.Blocks {
		if _, ok := b.Term.(*ivl.Return); !ok || fp.In[i] == nil {
			continue
		}
		st := n.analysis.At(fp, i)
		if ends := slices.ContainsFunc(b.Stmts, func(s ivl.Stmt) bool { return !st.Step(s) || st.Dead }); ends {
			continue
		}
		if st.Refine(t, false) && !st.Dead {
			return false
		}
		returns = true
	}
	return returns
}

// rewrite adds assumptions to q, and checks to its returns.
func (n *initialisers) rewrite(q *ivl.Proc) *ivl.Proc {
	sets, checks := n.at[q.Name], n.checks[q.Name]
	if len(sets) == 0 && len(checks) == 0 && !slices.ContainsFunc(q.Blocks, func(b *ivl.Block) bool { return n.dead[b] != nil }) {
		return q
	}
	fields := map[*ivl.Var]ivl.Term{}
	for _, s := range sets {
		fields[s.field] = s.holds
	}
	out := *q
	out.Blocks = make([]*ivl.Block, len(q.Blocks))
	for i, b := range q.Blocks {
		nb := &ivl.Block{Label: b.Label, Term: b.Term}
		for _, fact := range n.dead[b] {
			nb.Stmts = append(nb.Stmts, &ivl.Assert{T: ivl.False, Prop: fact, Pos: q.Pos})
		}
		for _, s := range b.Stmts {
			nb.Stmts = append(append(nb.Stmts, assumptions(fields, ivl.Terms(s), s.Position())...), s)
		}
		nb.Stmts = append(nb.Stmts, assumptions(fields, ivl.TerminatorTerms(b.Term), q.Pos)...)
		if _, ok := b.Term.(*ivl.Return); ok {
			for _, c := range checks {
				nb.Stmts = append(nb.Stmts, ivl.CopyStmt(c))
			}
		}
		out.Blocks[i] = nb
		if len(nb.Stmts) == len(b.Stmts) {
			out.Blocks[i] = b
		}
	}
	return &out
}

// assumptions are those about the fields in the terms.
func assumptions(fields map[*ivl.Var]ivl.Term, terms []ivl.Term, pos ivl.Pos) (out []ivl.Stmt) {
	read := map[*ivl.Var]bool{}
	for _, t := range terms {
		ivl.WalkTerm(t, func(u ivl.Term) bool {
			if v, ok := u.(*ivl.Var); ok && fields[v] != nil {
				read[v] = true
			}
			return true
		})
	}
	for _, v := range slices.SortedFunc(maps.Keys(read), func(a, b *ivl.Var) int { return cmp.Compare(a.Name, b.Name) }) {
		out = append(out, &ivl.Assume{T: fields[v], Pos: pos})
	}
	return out
}
