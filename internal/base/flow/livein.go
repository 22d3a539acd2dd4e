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
func LiveIn(g *Graph, num map[*ivl.Var]int) []Set { return LiveInWith(g, num, nil) }

// LiveInWith is LiveIn where statements also read the variables of more.
func LiveInWith(g *Graph, num map[*ivl.Var]int, more map[ivl.Stmt][]*ivl.Var) []Set {
	live, assigned := make([]Set, len(g.Proc.Blocks)), make([]Set, len(g.Proc.Blocks))
	none := NewBitset(len(num))
	for i, b := range g.Proc.Blocks {
		live[i], assigned[i] = readsAndWrites(b, num, more, none)
	}
	for changed := true; changed; {
		changed = false
		for _, i := range slices.Backward(g.RPO) {
			for _, s := range g.Succs[i] {
				if more := live[s].Minus(assigned[i]); !more.Within(live[i]) {
					live[i], changed = live[i].Or(more), true
				}
			}
		}
	}
	return live
}

// readsAndWrites returns the variables that b reads before it assigns them,
// and those it assigns. written is empty, and will be empty again.
func readsAndWrites(b *ivl.Block, num map[*ivl.Var]int, more map[ivl.Stmt][]*ivl.Var, written Bitset) (read, assigned Set) {
	var reads, writes []int
	note := func(u ivl.Term) bool {
		if v, ok := u.(*ivl.Var); ok && !v.Global {
			if n, ok := num[v]; ok && !written.Has(n) { // not so for a variable bound by a predicate's forall
				reads = append(reads, n)
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
				n := num[x]
				writes = append(writes, n)
				written.Set(n)
			}
		}
	}
	for _, t := range ivl.TerminatorTerms(b.Term) {
		ivl.WalkTerm(t, note)
	}
	for _, n := range writes {
		written.Clear(n)
	}
	return SetOf(reads...), SetOf(writes...)
}
