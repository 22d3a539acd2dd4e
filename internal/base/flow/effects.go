package flow

import (
	"iter"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Effects says which globals each procedure may read and write, including
// what the procedures do that it calls.
type Effects struct {
	globals       []*ivl.Var
	num           map[*ivl.Var]int
	reads, writes map[string]Bitset // by procedure; numbers are those of globals
	names         map[string]Bitset // see Own
	p             *ivl.Program
	calls         *calls
}

// FindEffects computes the effects of each procedure of p.
func FindEffects(p *ivl.Program) *Effects {
	e := &Effects{globals: p.Globals, num: Numbered(p.Globals), reads: map[string]Bitset{}, writes: map[string]Bitset{}, names: map[string]Bitset{}, p: p, calls: findCalls(p)}
	reads, writes := make([]Bitset, len(p.Procs)), make([]Bitset, len(p.Procs))
	for i, q := range p.Procs {
		reads[i], writes[i] = e.own(q)
		e.reads[q.Name], e.writes[q.Name] = reads[i], writes[i]
		named := slices.Clone(reads[i])
		named.Or(writes[i])
		e.names[q.Name] = named
	}
	for changed := true; changed; {
		changed = false
		for _, i := range e.calls.order {
			grew := false
			for _, c := range e.calls.of[i] {
				r, w := reads[i].Or(reads[c]), writes[i].Or(writes[c])
				grew = grew || r || w
			}
			changed = changed || grew && e.calls.recursive[p.Procs[i].Name] // others have seen all that their callees do
		}
	}
	return e
}

// CallOrder is CallOrder of the program.
func (e *Effects) CallOrder() (order []*ivl.Proc, recursive map[string]bool) {
	return e.calls.list(e.p)
}

// own returns what q itself reads and writes.
func (e *Effects) own(q *ivl.Proc) (r, w Bitset) {
	r, w = NewBitset(len(e.globals)), NewBitset(len(e.globals))
	note := func(u ivl.Term) bool {
		if v, ok := u.(*ivl.Var); ok && v.Global {
			r.Set(e.num[v])
		}
		return true
	}
	for _, b := range q.Blocks {
		for _, s := range b.Stmts {
			for _, t := range ivl.Terms(s) {
				ivl.WalkTerm(t, note)
			}
			for _, x := range ivl.Defs(s) {
				if x.Global {
					w.Set(e.num[x])
				}
			}
		}
		for _, t := range ivl.TerminatorTerms(b.Term) {
			ivl.WalkTerm(t, note)
		}
	}
	return r, w
}

// Own returns the numbers, in the program's list, of the globals that the statements of a procedure name.
func (e *Effects) Own(proc string) Bitset { return e.names[proc] }

// Names reports whether the statements of a procedure name a global.
func (e *Effects) Names(proc string, g *ivl.Var) bool { return e.names[proc].Has(e.num[g]) }

// Writes reports whether a procedure may write a variable of another one, which it can
// only do to a global.
func (e *Effects) Writes(proc string, v *ivl.Var) bool {
	return v.Global && e.writes[proc].Has(e.num[v])
}

// Written yields the globals that a procedure may write, in the program's order.
func (e *Effects) Written(proc string) iter.Seq[*ivl.Var] {
	return func(yield func(*ivl.Var) bool) {
		for i := range e.writes[proc].All() {
			if !yield(e.globals[i]) {
				return
			}
		}
	}
}

// Touched returns the numbers, in the program's list, of the globals that a
// procedure may read or write, and of those that it may write.
func (e *Effects) Touched(proc string) (touched, written Bitset) {
	touched = slices.Clone(e.reads[proc])
	touched.Or(e.writes[proc])
	return touched, e.writes[proc]
}
