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
}

// FindEffects computes the effects of each procedure of p.
func FindEffects(p *ivl.Program) *Effects {
	e := &Effects{globals: p.Globals, num: Numbered(p.Globals), reads: map[string]Bitset{}, writes: map[string]Bitset{}}
	for _, q := range p.Procs {
		e.own(q)
	}
	order, recursive := CallOrder(p)
	for changed := true; changed; {
		changed = false
		for _, q := range order {
			grew := e.called(q)
			changed = changed || grew && recursive[q.Name] // others have seen all that their callees do
		}
	}
	return e
}

// called adds what callees do to what q does, and reports whether that is more.
func (e *Effects) called(q *ivl.Proc) bool {
	reads, writes, more := e.reads[q.Name], e.writes[q.Name], false
	for _, c := range ivl.Calls(q) {
		r, w := reads.Or(e.reads[c]), writes.Or(e.writes[c])
		more = more || r || w
	}
	return more
}

// own notes what q itself reads and writes.
func (e *Effects) own(q *ivl.Proc) {
	r, w := NewBitset(len(e.globals)), NewBitset(len(e.globals))
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
	e.reads[q.Name], e.writes[q.Name] = r, w
}

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
