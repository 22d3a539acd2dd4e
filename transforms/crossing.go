package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// number gives the variables of the procedure their numbers: first the globals that
// are touched, then the variables that may be live where a block begins, then
// the others. Most variables of large procedures are assigned and read in one block
// only, and take no room in the sets that are kept for each block.
func (lp *liveProc) number() {
	q := lp.g.Proc
	lp.num = map[*ivl.Var]int{}
	for _, v := range lp.touched {
		lp.num[v] = len(lp.num)
	}
	crossing := crossingVars(q)
	for _, v := range q.Params {
		crossing[v] = true
	}
	for _, crosses := range []bool{true, false} {
		for _, v := range slices.Concat(q.Params, q.Locals) {
			if crossing[v] == crosses {
				lp.num[v] = len(lp.num)
			}
		}
		if crosses {
			lp.cross = len(lp.num)
		}
	}
}

// crossingVars returns the variables that some block of q reads before it assigns them.
// (Briggs, Cooper, Harvey and Simpson 1998 call them non-locals.)
func crossingVars(q *ivl.Proc) map[*ivl.Var]bool {
	crossing := map[*ivl.Var]bool{}
	for _, b := range q.Blocks {
		defined := map[*ivl.Var]bool{}
		read := func(v *ivl.Var) {
			if !defined[v] {
				crossing[v] = true
			}
		}
		for _, s := range b.Stmts {
			for _, v := range ivl.Uses(s) {
				read(v)
			}
			for _, v := range ivl.Defs(s) {
				if v != nil {
					defined[v] = true
				}
			}
		}
		for _, v := range ivl.FreeVars(ivl.TerminatorTerms(b.Term)...) {
			read(v)
		}
	}
	return crossing
}

// touchedGlobals returns, for each procedure, the globals that it or a procedure that
// it calls, directly or not, reads or assigns, in the order of the program's globals.
func touchedGlobals(p *ivl.Program) map[string][]*ivl.Var {
	num := make(map[*ivl.Var]int, len(p.Globals))
	for i, v := range p.Globals {
		num[v] = i
	}
	sets := make(map[string]flow.Bitset, len(p.Procs))
	var work []string
	for _, q := range p.Procs {
		set := flow.NewBitset(len(p.Globals))
		touch := func(vs []*ivl.Var) {
			for _, v := range vs {
				if i, ok := num[v]; ok {
					set.Set(i)
				}
			}
		}
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				touch(ivl.Uses(s))
				touch(ivl.Defs(s))
			}
			touch(ivl.FreeVars(ivl.TerminatorTerms(b.Term)...))
		}
		sets[q.Name] = set
		work = append(work, q.Name)
	}
	callers := callersOf(p)
	for len(work) > 0 {
		name := work[len(work)-1]
		work = work[:len(work)-1]
		for _, c := range callers[name] {
			if sets[c].Or(sets[name]) {
				work = append(work, c)
			}
		}
	}
	touched := make(map[string][]*ivl.Var, len(sets))
	for name, set := range sets {
		for i := range set.All() {
			touched[name] = append(touched[name], p.Globals[i])
		}
	}
	return touched
}
