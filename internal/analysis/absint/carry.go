package absint

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// passing is what is needed to pass over a block: to carry values through it that it neither reads nor
// changes. In a loop with thousands of blocks, a counter that grows concerns few of them.
type passing struct {
	known   bool  // the block has been evaluated, and to is where runs went from it
	anew    bool  // a cell that it reads has changed since, or what a callee returns
	changed []int // variables whose values before the block have changed since, each at least once
	to      []int // one for each edge that was taken
	touches []int // variables that the block reads or assigns, ascending; nil until asked for
}

// carry passes over block b if nothing that it reads or assigns has changed since it was evaluated. The result is
// that of Block: on each edge that was taken, the variables that have changed have their values before the block.
func (f *Analysis) carry(fp *Proc, b int) bool {
	ps := &fp.passing[b]
	if f.left.dense || !ps.known || ps.anew || len(ps.changed) == 0 {
		return false
	}
	if ps.touches == nil {
		ps.touches = fp.touches(b)
	}
	changed := ps.changed
	for _, v := range changed {
		if _, touched := slices.BinarySearch(ps.touches, v); touched {
			return false
		}
	}
	ps.changed = nil
	for _, to := range ps.to {
		f.carryTo(fp, b, to, changed)
	}
	return true
}

// carryTo joins the values of some variables before block b to those before block to.
func (f *Analysis) carryTo(fp *Proc, b, to int, vars []int) {
	grew := false
	for _, v := range vars {
		x := fp.In[to].Get(v)
		if r := f.grown1(x, fp.In[b].Get(v), fp.times(to, v)); r != x {
			fp.In[to].Set(v, r)
			fp.passing[to].changed = append(fp.passing[to].changed, v)
			grew = true
		}
	}
	if grew {
		fp.visits[to]++
		fp.pending.Set(to)
	}
}

// evaluate evaluates block b, and joins the states after it to those before its successors.
func (f *Analysis) evaluate(fp *Proc, b int) {
	ps := &fp.passing[b]
	ps.known, ps.anew, ps.changed, ps.to = true, false, nil, ps.to[:0]
	f.Block(fp, b, func(to int, st *AbstractState) {
		ps.to = append(ps.to, to)
		if f.flow(fp, to, st, func(v int) { fp.passing[to].changed = append(fp.passing[to].changed, v) }) {
			fp.pending.Set(to)
		}
	})
}

// touches returns the variables, by their numbers and ascending, that the evaluation of block b reads or assigns.
func (fp *Proc) touches(b int) []int {
	vars := []int{}
	note := func(t ivl.Term) bool {
		if v, ok := t.(*ivl.Var); ok {
			if n, ok := fp.num[v]; ok { // not so for a variable bound by a predicate's forall
				vars = append(vars, n)
			}
		}
		return true
	}
	blk := fp.Body.Blocks[b]
	for _, s := range blk.Stmts {
		for _, t := range ivl.Terms(s) {
			ivl.WalkTerm(t, note)
		}
		for _, x := range ivl.Defs(s) {
			note(x)
		}
	}
	for _, s := range fp.sites[b] {
		for _, g := range s.globals {
			if g >= 0 {
				vars = append(vars, g)
			}
		}
		vars = append(vars, s.below...)
	}
	for _, t := range ivl.TerminatorTerms(blk.Term) {
		ivl.WalkTerm(t, note)
	}
	if _, ok := blk.Term.(*ivl.Return); ok {
		vars = append(vars, fp.written...)
	}
	slices.Sort(vars)
	return slices.Compact(vars)
}
