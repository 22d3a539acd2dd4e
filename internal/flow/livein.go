package flow

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Numbered gives the variables numbers in the order of the lists.
func Numbered(lists ...[]*ivl.Var) map[*ivl.Var]int {
	num := map[*ivl.Var]int{}
	for _, vs := range lists {
		for _, v := range vs {
			num[v] = len(num)
		}
	}
	return num
}

// LiveIn returns for each block which variables may be read after its start before
// they are assigned, by the numbers of num. It does not look at globals: the caller
// must treat them as live. Unlike Liveness, it counts every read.
//
// Analyses that carry facts forward drop those of dead variables with it:
// otherwise the facts at the end of a long procedure would be as many as its
// variables, and every change of one would go through all that follows.
func LiveIn(g *Graph, num map[*ivl.Var]int) []Bitset { return LiveInWith(g, num, nil) }

// LiveInWith is LiveIn where statements also read the variables of more.
func LiveInWith(g *Graph, num map[*ivl.Var]int, more map[ivl.Stmt][]*ivl.Var) []Bitset {
	live, assigned := make([]Bitset, len(g.Proc.Blocks)), make([]Bitset, len(g.Proc.Blocks))
	for i, b := range g.Proc.Blocks {
		live[i], assigned[i] = readsAndWrites(b, num, more)
	}
	for changed := true; changed; {
		changed = false
		for _, i := range slices.Backward(g.RPO) {
			for _, s := range g.Succs[i] {
				for k, w := range live[s] {
					if more := w &^ assigned[i][k] &^ live[i][k]; more != 0 {
						live[i][k] |= more
						changed = true
					}
				}
			}
		}
	}
	return live
}

// readsAndWrites returns the variables that b reads before it assigns them,
// and those it assigns.
func readsAndWrites(b *ivl.Block, num map[*ivl.Var]int, more map[ivl.Stmt][]*ivl.Var) (read, assigned Bitset) {
	read, assigned = NewBitset(len(num)), NewBitset(len(num))
	note := func(u ivl.Term) bool {
		if v, ok := u.(*ivl.Var); ok && !v.Global {
			if n, ok := num[v]; ok && !assigned.Has(n) { // not so for a variable bound by a predicate's forall
				read.Set(n)
			}
		}
		return true
	}
	for _, s := range b.Stmts {
		for _, t := range ivl.Terms(s) {
			ivl.WalkTerm(t, note)
		}
		for _, x := range more[s] {
			note(x)
		}
		for _, x := range ivl.Defs(s) {
			if !x.Global {
				assigned.Set(num[x])
			}
		}
	}
	for _, t := range ivl.TerminatorTerms(b.Term) {
		ivl.WalkTerm(t, note)
	}
	return read, assigned
}
