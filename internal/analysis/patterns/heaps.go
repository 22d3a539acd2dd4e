package patterns

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"slices"
)

// canonical returns a pattern of one state with its nodes in the order in
// which the variables and fields reach them, so that equal states have equal
// patterns.
func (p *Pattern) canonical() *Pattern {
	order := []int{0}
	visit := func(n int) {
		if !slices.Contains(order, n) {
			order = append(order, n)
		}
	}
	for x := range p.vocab.Refs {
		for n := range p.nodes {
			if p.nodes[n].vars[x] != False {
				visit(n)
			}
		}
	}
	for i := 0; i < len(order); i++ {
		for f := range p.edges {
			for m := range p.nodes {
				if p.edge(f, order[i], m) != False {
					visit(m)
				}
			}
		}
	}
	return p.pick(order)
}

// definite reports whether p is the pattern of one state: everything about
// cells is settled, and each number is in one region.
func (p *Pattern) definite() bool {
	for x, d := range p.dead {
		if _, ok := p.holder(x); !d && !ok {
			return false
		}
	}
	for n := 1; n < len(p.nodes); n++ {
		if p.nodes[n].summary {
			return false
		}
		for f := range p.edges {
			if _, ok := p.target(f, n); !ok && p.vocab.hasEdge(p.nodes[n].class, f) {
				return false
			}
		}
		for _, v := range p.nodes[n].data {
			if bits.OnesCount64(uint64(v)) > 1 {
				return false
			}
		}
	}
	return true
}

// maxCells bounds the heaps that are made as examples.
const maxCells = 7

// Sample makes a heap of p at random: variables and fields are settled one
// after the other, as focus does. ok is false when that leads nowhere, or the
// heap gets large. At the block, live says which comparisons mean anything.
func (r *Program) Sample(block int, p *Pattern, rnd *rand.Rand) (h *Pattern, ok bool) {
	p, ok = p.coerce()
	for ok {
		if len(p.nodes) > maxCells+1+p.Summaries() {
			return nil, false
		}
		options := p.open(r, block)
		if options == nil {
			h = p.clone()
			h.settleStructure()
			return h.canonical(), h.definite()
		}
		next := options()
		if len(next) == 0 {
			return nil, false
		}
		p = next[rnd.IntN(len(next))]
	}
	return nil, false
}

// samples is how many heaps are made in search of one.
const samples = 40

// Counterexample looks for a heap of p that is not in q, to show that p does
// not entail q; q may be nil, and then has none. Not finding one says nothing.
func (r *Program) Counterexample(block int, p, q *Pattern, rnd *rand.Rand) (h *Pattern, ok bool) {
	for range samples {
		h, ok := r.Sample(block, p, rnd)
		if ok && (q == nil || !h.Entails(q)) {
			return h, true
		}
	}
	return nil, false
}

// open returns the ways to settle something that is not settled, nil when
// nothing is left.
func (p *Pattern) open(r *Program, block int) func() []*Pattern {
	for x, d := range p.dead {
		if _, ok := p.holder(x); !d && !ok {
			return func() []*Pattern { return p.focusVar(x) }
		}
	}
	for n := 1; n < len(p.nodes); n++ {
		if p.nodes[n].summary {
			continue
		}
		for f := range p.edges {
			if _, ok := p.target(f, n); !ok && p.vocab.hasEdge(p.nodes[n].class, f) {
				return func() []*Pattern { return p.focusField(f, n) }
			}
		}
	}
	for i, x := range p.vocab.Nums {
		if r.live[block][len(p.vocab.Refs)+i] && bits.OnesCount64(uint64(p.nums[i])) > 1 {
			return func() []*Pattern {
				return p.each(p.nums[i]&p.vocab.Regions.ofType(x.Typ), func(q *Pattern, v Value) { q.nums[i] = v })
			}
		}
	}
	for n := 1; n < len(p.nodes); n++ {
		for f := range p.vocab.Data {
			if bits.OnesCount64(uint64(p.nodes[n].data[f])) > 1 {
				return func() []*Pattern {
					return p.each(p.nodes[n].data[f], func(q *Pattern, v Value) { q.nodes[n].data = set(q.nodes[n].data, f, v) })
				}
			}
		}
		for e, eq := range p.vocab.Equals {
			if p.nodes[n].equals[e] == Maybe && r.live[block][len(p.vocab.Refs)+eq.Num] && p.vocab.hasData(p.nodes[n].class, eq.Field) {
				return func() []*Pattern {
					var out []*Pattern
					for _, b := range []B3{False, True} {
						q := p.clone()
						q.nodes[n].equals = set(q.nodes[n].equals, e, b)
						out = append(out, one(q)...)
					}
					return out
				}
			}
		}
	}
	return nil
}

// each makes a pattern for each region of v.
func (p *Pattern) each(v Value, settle func(*Pattern, Value)) []*Pattern {
	var out []*Pattern
	for i := range p.vocab.Regions.len() {
		if v>>i&1 == 1 {
			q := p.clone()
			settle(q, 1<<i)
			out = append(out, one(q)...)
		}
	}
	return out
}

// settleStructure says of a pattern whose edges are settled which cells are
// shared and which fields lead back.
func (p *Pattern) settleStructure() {
	for n := 1; n < len(p.nodes); n++ {
		node := &p.nodes[n]
		for f := range p.edges {
			sources := 0
			for m := 1; m < len(p.nodes); m++ {
				if p.edge(f, m, n) != False {
					sources++
				}
			}
			b := False
			if sources > 1 {
				b = Maybe
			}
			node.shared = set(node.shared, f, b)
		}
		for k, b := range p.vocab.Backs {
			holds := true
			if m, ok := p.target(b.F, n); ok && m > 0 {
				holds = p.edge(b.G, m, n) != False
			}
			node.backs = set(node.backs, k, backNow(holds))
		}
	}
}

// reachesError reports whether a run from the start of a block in a state h
// comes to an assertion that is false, within so many cut points, as far as
// the numbers that patterns know of tell. Only assertions of properties that are wanted count; nil
// is all.
func (r *Program) reachesError(ctx context.Context, block int, h *Pattern, steps int, wanted map[int]bool) bool {
	type at struct {
		block int
		p     *Pattern
	}
	work := []at{{block, h}}
	seen := map[string]bool{}
	for len(work) > 0 && steps > 0 {
		a := work[0]
		work = work[1:]
		steps--
		found := false
		arrivals, err := r.Successors(ctx, a.block, a.p, func(a Alarm) { found = found || wanted == nil || wanted[a.Assert.Prop.ID] })
		if found {
			return true
		}
		if err != nil {
			return false
		}
		for _, n := range arrivals {
			if key := string(rune(n.Block)) + n.Pattern.signature(); !seen[key] {
				seen[key] = true
				work = append(work, at{n.Block, n.Pattern})
			}
		}
	}
	return false
}
