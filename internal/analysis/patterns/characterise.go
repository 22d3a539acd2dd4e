package patterns

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
)

// Characterised makes patterns from an oracle that only says which heaps
// belong to them (the learner of OGHI §5.6.4; for three-valued structures none
// was known): patterns that are consistent with what is known, then heaps of
// them, of which the oracle is asked, until it agrees with all.
type Characterised struct {
	Oracle  Characteriser
	Propose Synthesiser // makes patterns that are consistent with heaps
	Seed    uint64
	Heaps   int // heaps of each pattern that are tried; 0 is 8
	Asks    int // questions for one answer; 0 is 100
	Rounds  int // proposals for one answer, of which the last is the answer in any case; 0 is 30

	rnd   *rand.Rand
	asked int
	yes   map[int][]*Pattern // by block: heaps of which the oracle has said that they belong
}

// Asked returns the number of heaps of which the oracle was asked.
func (c *Characterised) Asked() int { return c.asked }

// Cover implements Synthesiser.
func (c *Characterised) Cover(ctx context.Context, q *Question) ([]*Pattern, error) {
	if c.rnd == nil {
		c.rnd, c.yes = rand.New(rand.NewPCG(c.Seed, 13)), map[int][]*Pattern{}
	}
	asks := c.Asks
	if asks == 0 {
		asks = 100
	}
	own := *q
	own.Positive, own.Negative = slices.Clone(q.Positive), slices.Clone(q.Negative)
	rounds := c.Rounds
	if rounds == 0 {
		rounds = 30
	}
	for {
		ps, err := c.Propose.Cover(ctx, &own)
		if err != nil {
			return nil, err
		}
		agreed := true
		for _, p := range ps {
			yes, err := c.agrees(ctx, &own, p, &asks)
			if err != nil {
				return nil, err
			}
			agreed = agreed && yes
		}
		if rounds--; agreed || rounds < 0 {
			q.Negative = own.Negative // what has been said is not asked again
			return ps, nil
		}
	}
}

// agrees asks about heaps of a pattern until the oracle says of one that it does not belong. That
// one becomes negative. That a heap may belong does not mean that it must.
func (c *Characterised) agrees(ctx context.Context, q *Question, p *Pattern, asks *int) (bool, error) {
	heaps := c.Heaps
	if heaps == 0 {
		heaps = 8
	}
	for range heaps {
		h, ok := q.Program.Sample(q.Block, p, c.rnd)
		if !ok || q.known(h) || slices.ContainsFunc(c.yes[q.Block], func(o *Pattern) bool { return h.Entails(o) }) {
			continue
		}
		yes := false
		if !q.Program.reachesError(ctx, q.Block, h, errorSteps, q.Wanted) { // then it is decided without a question
			if *asks--; *asks < 0 {
				return false, ErrNoPattern
			}
			c.asked++
			var err error
			if yes, err = c.Oracle.Member(ctx, q, h); err != nil {
				return false, err
			}
		}
		if !yes {
			q.Negative = append(q.Negative, h)
			return false, nil
		}
		c.yes[q.Block] = append(c.yes[q.Block], h)
	}
	return true, nil
}

// known reports whether a heap belongs to what must be in the patterns.
func (q *Question) known(h *Pattern) bool {
	return slices.ContainsFunc(q.Positive, func(p *Pattern) bool { return h.Entails(p) })
}

// Runs is the characterising oracle that needs no user: a heap belongs to the
// patterns unless an assertion fails within so many cut points from it.
type Runs struct{ Steps int }

// Member implements Characteriser.
func (r Runs) Member(ctx context.Context, q *Question, h *Pattern) (bool, error) {
	return !q.Program.reachesError(ctx, q.Block, h, r.Steps, q.Wanted), nil
}

// First asks oracles in turn until one has patterns.
type First []Synthesiser

// Cover implements Synthesiser.
func (f First) Cover(ctx context.Context, q *Question) ([]*Pattern, error) {
	for _, o := range f {
		ps, err := o.Cover(ctx, q)
		if !errors.Is(err, ErrNoPattern) {
			return ps, err
		}
	}
	return nil, ErrNoPattern
}
