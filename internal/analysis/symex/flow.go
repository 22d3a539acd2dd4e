package symex

import "github.com/jayverify/jayverify/ivl"

// flow has the facts about a procedure that merging needs.
type flow struct {
	joins map[*block]*block       // where the ways out of a block meet again; nil: behind the return
	live  map[*block]map[int]bool // slots of the variables that are read behind a block
}

// flowOf returns the flow of a procedure, computed once.
func (p *procedure) flowOf(slots map[*ivl.Var]int) *flow {
	if p.flow == nil {
		p.flow = &flow{joins: p.findJoins(), live: p.findLive(slots)}
	}
	return p.flow
}

func (p *procedure) successors(b *block) []*block {
	var bs []*block
	for _, label := range ivl.Successors(b.ivl.Term) {
		bs = append(bs, p.blocks[label])
	}
	return bs
}

// findJoins computes the immediate postdominators (Cooper, Harvey and Kennedy, "A
// simple, fast dominance algorithm", on the reverse graph). The virtual exit is
// nil.
func (p *procedure) findJoins() map[*block]*block {
	// Postorder of the graph: early blocks are near the exits.
	var order []*block
	seen := map[*block]bool{}
	var visit func(b *block)
	visit = func(b *block) {
		seen[b] = true
		for _, s := range p.successors(b) {
			if !seen[s] {
				visit(s)
			}
		}
		order = append(order, b)
	}
	visit(p.entry)
	number := map[*block]int{nil: -1}
	for i, b := range order {
		number[b] = i
	}
	joins, known := map[*block]*block{}, map[*block]bool{}
	meet := func(a, b *block) *block {
		for steps := 0; a != b; steps++ {
			if steps > 2*len(order) {
				return nil
			}
			if number[a] > number[b] {
				a = joins[a]
			} else {
				b = joins[b]
			}
		}
		return a
	}
	for again := true; again; {
		again = false
		for _, b := range order {
			succ := p.successors(b)
			var join *block
			has := len(succ) == 0
			for _, s := range succ {
				switch {
				case !known[s]:
				case !has:
					join, has = s, true
				default:
					join = meet(join, s)
				}
			}
			if has && (!known[b] || joins[b] != join) {
				joins[b], known[b], again = join, true, true
			}
		}
	}
	return joins
}

// findLive computes the variables that are read behind each block before they are
// written.
func (p *procedure) findLive(slots map[*ivl.Var]int) map[*block]map[int]bool {
	out := map[*block]map[int]bool{}
	in := map[*block]map[int]bool{}
	for _, b := range p.blocks {
		out[b], in[b] = map[int]bool{}, map[int]bool{}
	}
	for again := true; again; {
		again = false
		for _, b := range p.blocks {
			for _, s := range p.successors(b) {
				for v := range in[s] {
					out[b][v] = true
				}
			}
			live := liveBefore(b, 0, out[b], slots)
			if len(live) != len(in[b]) {
				in[b], again = live, true
			}
		}
	}
	return out
}

// liveBefore returns the variables that are read from statement i of a block on,
// if out is live at its end.
func liveBefore(b *block, i int, out map[int]bool, slots map[*ivl.Var]int) map[int]bool {
	live := make(map[int]bool, len(out))
	for v := range out {
		live[v] = true
	}
	use := func(vs []*ivl.Var) {
		for _, v := range vs {
			if !v.Global {
				live[slots[v]] = true
			}
		}
	}
	use(ivl.FreeVars(ivl.TerminatorTerms(b.ivl.Term)...))
	for k := len(b.ivl.Stmts) - 1; k >= i; k-- {
		s := b.ivl.Stmts[k]
		for _, v := range ivl.Defs(s) {
			if !v.Global {
				delete(live, slots[v])
			}
		}
		use(ivl.Uses(s))
	}
	return live
}
