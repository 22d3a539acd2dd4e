package horn

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// tinyJoin is the default of Options.Joins, in units of weight. Below it a join
// gets no predicate of its own.
const tinyJoin = 8

// weight estimates how much a statement adds to each clause it is part of.
func weight(s ivl.Stmt) int {
	switch s.(type) {
	case *ivl.Assign, *ivl.Havoc, *ivl.Assume:
		return 1
	case *ivl.Assert, *ivl.AssertPred: // a clause of their own
		return 3
	case *ivl.Call, *ivl.AssumePred: // another body atom
		return 4
	}
	return 0
}

// findCuts chooses the blocks that get a predicate: targets of back edges, and
// joins with more than a little code after them. Without the edges into them,
// the paths of the control flow are a forest of linear size.
func (f *procInfo) findCuts(joins int) {
	number := map[*ivl.Block]int{}
	for i, b := range f.blocks {
		number[b] = i
	}
	preds := map[*ivl.Block]int{}
	for _, b := range f.blocks {
		for _, l := range ivl.Successors(b.Term) {
			to := f.byLabel[l]
			preds[to]++
			// In reverse postorder every edge that is not forward closes a cycle.
			if number[to] <= number[b] {
				f.cut[to] = true
			}
		}
	}
	cost := map[*ivl.Block]int{}
	for _, b := range slices.Backward(f.blocks) {
		c := 1
		for _, s := range b.Stmts {
			c += weight(s)
		}
		for _, l := range ivl.Successors(b.Term) {
			if to := f.byLabel[l]; !f.cut[to] {
				c += cost[to]
			} else {
				c++
			}
		}
		cost[b] = c
		if n := preds[b]; n > 1 && (n-1)*c > joins {
			f.cut[b] = true
		}
	}
}

// findChanged computes which parameters and globals may have another value at
// each block's start than at the procedure's.
func (f *procInfo) findChanged(byName map[string]*procInfo) {
	for _, b := range f.blocks {
		f.changed[b] = newVarset(len(f.vars))
	}
	for again := true; again; {
		again = false
		for _, b := range f.blocks {
			end := f.changedAt(b, len(b.Stmts), byName)
			for _, l := range ivl.Successors(b.Term) {
				again = f.changed[f.byLabel[l]].addAll(end) || again
			}
		}
	}
}

// changedAt is the set of changed variables before statement i of b.
func (f *procInfo) changedAt(b *ivl.Block, i int, byName map[string]*procInfo) varset {
	set := f.changed[b].clone()
	for _, s := range b.Stmts[:i] {
		for _, v := range ivl.Defs(s) {
			set.add(f.index[v])
		}
		if c, ok := s.(*ivl.Call); ok {
			for _, v := range byName[c.Proc].mod {
				set.add(f.index[v])
			}
		}
	}
	return set
}

// findReturns computes from where a return can be reached.
func (f *procInfo) findReturns() {
	for again := true; again; {
		again = false
		for _, b := range slices.Backward(f.blocks) {
			_, r := b.Term.(*ivl.Return)
			for _, l := range ivl.Successors(b.Term) {
				r = r || f.returns[f.byLabel[l]]
			}
			if r && !f.returns[b] {
				f.returns[b] = true
				again = true
			}
		}
	}
}
