package patterns

import (
	"context"
	"slices"
)

// Smallest is the synthesising oracle that needs no user. It chooses traits, as few and as cheap
// ones as possible, so that the patterns that keep apart what these traits keep apart have all
// positive heaps, and no negative one.
//
// The choice is an implicit hitting set. Traits that are not enough are completed to as many
// as possible that still are not: a good choice has one of those that are left. Among the choices
// that have one of each of these sets, the cheapest is tried next.
type Smallest struct {
	state map[int]*selection // by block
}

// Cover implements Synthesiser.
func (s *Smallest) Cover(ctx context.Context, q *Question) ([]*Pattern, error) {
	if len(q.Positive) == 0 {
		return nil, ErrNoPattern
	}
	if s.state == nil {
		s.state = map[int]*selection{}
	}
	c := s.state[q.Block]
	if c == nil || c.q.Program != q.Program {
		c = &selection{traits: q.Program.traits(q.Block), known: map[*Pattern]*example{}}
		s.state[q.Block] = c
	}
	c.ask(q)
	return c.smallest(ctx)
}

// selection is the search for the traits of a loop head.
type selection struct {
	q        *Question
	traits   []trait
	known    map[*Pattern]*example
	examples []*example
	needed   [][]int // of each of these sets of traits, one is needed
}

// least are the traits that are chosen in any case, which depends on the level of the question.
func (c *selection) least() []bool {
	least := make([]bool, len(c.traits))
	for k, t := range c.traits {
		least[k] = t.level > 0 && t.level <= c.q.Level
	}
	return least
}

// ask makes q the question. What is known to be needed is still needed when the
// question says more than the one before.
func (c *selection) ask(q *Question) {
	if c.q != nil && !(c.q.Level == q.Level && contains(q.Positive, c.q.Positive) && contains(q.Negative, c.q.Negative)) {
		c.needed = nil
	}
	own := *q
	own.Positive, own.Negative = slices.Clone(q.Positive), slices.Clone(q.Negative)
	c.q = &own
	c.examples = nil
	for i, p := range own.Positive {
		if own.repeated(i) {
			continue
		}
		e := c.known[p]
		if e == nil {
			e = newExample(p, c.traits)
			c.known[p] = e
		}
		c.examples = append(c.examples, e)
	}
}

func contains(ps, part []*Pattern) bool {
	for _, p := range part {
		if !slices.Contains(ps, p) {
			return false
		}
	}
	return true
}

// repeated reports whether another positive pattern has all states of number i.
func (q *Question) repeated(i int) bool {
	for j, p := range q.Positive {
		if j != i && q.Positive[i].Entails(p) && (j < i || !p.Entails(q.Positive[i])) {
			return true
		}
	}
	return false
}

// smallest returns the patterns of the cheapest traits that are enough.
func (c *selection) smallest(ctx context.Context) ([]*Pattern, error) {
	all := make([]bool, len(c.traits))
	for k := range all {
		all[k] = true
	}
	checked := false
	for {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		chosen := cheapest(c.needed, c.traits, c.least())
		if ps, ok := c.enough(ctx, chosen); ok {
			return ps, nil
		}
		if !checked {
			if _, ok := c.enough(ctx, all); !ok {
				return nil, ErrNoPattern
			}
			checked = true
		}
		need := c.left(ctx, chosen)
		if len(need) == 0 { // what is enough depends on time
			return nil, ErrNoPattern
		}
		c.needed = append(c.needed, need)
	}
}

// left completes traits that are not enough to as many as possible that are
// not, and returns the others.
func (c *selection) left(ctx context.Context, chosen []bool) []int {
	most := slices.Clone(chosen)
	var need []int
	for k := range most {
		if most[k] {
			continue
		}
		most[k] = true
		if _, ok := c.enough(ctx, most); ok {
			most[k] = false
			need = append(need, k)
		}
	}
	return need
}

// enough reports whether the patterns by some traits are as the question wants
// them, and returns them.
func (c *selection) enough(ctx context.Context, chosen []bool) ([]*Pattern, bool) {
	parts := cover(c.examples, c.traits, chosen)
	var ps []*Pattern
	for _, part := range parts {
		p, err := c.q.fit(part.pattern)
		if err != nil || c.q.admits(p) != nil {
			return nil, false
		}
		ps = append(ps, p)
	}
	if c.q.Leads != nil {
		for _, p := range ps {
			if c.q.Leads(ctx, p) {
				return nil, false
			}
		}
	}
	return ps, true
}

// cheapest returns the cheapest choice of traits that has some of them and one of each of some
// sets.
func cheapest(needed [][]int, traits []trait, least []bool) []bool {
	h := &hitting{needed: needed, traits: traits, now: slices.Clone(least), least: -1}
	h.search(0)
	return h.best
}

// maxHitting bounds the search for the cheapest choice; it then is the cheapest found.
const maxHitting = 50_000

// hitting is a search with branch and bound.
type hitting struct {
	needed [][]int
	traits []trait
	now    []bool
	best   []bool
	least  int // the cost of best; -1 is none
	tried  int
}

func (h *hitting) search(cost int) {
	if h.least >= 0 && (cost >= h.least || h.tried > maxHitting) {
		return
	}
	h.tried++
	var open []int
	for _, set := range h.needed {
		if !slices.ContainsFunc(set, func(k int) bool { return h.now[k] }) && (open == nil || len(set) < len(open)) {
			open = set
		}
	}
	if open == nil {
		h.best, h.least = slices.Clone(h.now), cost
		return
	}
	byCost := slices.Clone(open)
	slices.SortStableFunc(byCost, func(a, b int) int { return h.traits[a].cost - h.traits[b].cost })
	for _, k := range byCost {
		h.now[k] = true
		h.search(cost + h.traits[k].cost)
		h.now[k] = false
	}
}
