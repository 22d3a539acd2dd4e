package patterns

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
)

// Characterised makes patterns from an oracle that only says which heaps
// belong to them (the learner of OGHI §5.6.4; for three-valued structures none
// was known): a pattern that is consistent with what is known, then heaps of
// it, of which the oracle is asked, until it agrees with all.
type Characterised struct {
	Oracle  Characteriser
	Propose Synthesiser // makes patterns that are consistent with heaps
	Seed    uint64
	Heaps   int // heaps of a pattern that are tried; 0 is 8
	Asks    int // questions for one pattern; 0 is 100

	rnd *rand.Rand
}

// Pattern implements Synthesiser.
func (c *Characterised) Pattern(ctx context.Context, q *Question) (*Pattern, error) {
	if c.rnd == nil {
		c.rnd = rand.New(rand.NewPCG(c.Seed, 13))
	}
	heaps, asks := c.Heaps, c.Asks
	if heaps == 0 {
		heaps = 8
	}
	if asks == 0 {
		asks = 100
	}
	own := *q
	own.Positive, own.Negative = slices.Clone(q.Positive), slices.Clone(q.Negative)
	for range asks {
		p, err := c.Propose.Pattern(ctx, &own)
		if err != nil {
			return nil, err
		}
		agreed := true
		for range heaps {
			h, ok := q.Program.Sample(q.Block, p, c.rnd)
			if !ok || own.known(h) {
				continue
			}
			yes := false
			if !q.Program.reachesError(ctx, q.Block, h, errorSteps) { // then it is decided without a question
				if asks--; asks < 0 {
					return nil, ErrNoPattern
				}
				if yes, err = c.Oracle.Member(ctx, &own, h); err != nil {
					return nil, err
				}
			}
			if yes {
				own.Positive = append(own.Positive, h)
				continue
			}
			own.Negative = append(own.Negative, h)
			agreed = false
			break
		}
		if agreed {
			q.Negative = own.negativesNotIn(q) // what has been said is not asked again
			return p, nil
		}
	}
	return nil, ErrNoPattern
}

// known reports whether a heap belongs to what must be in the pattern.
func (q *Question) known(h *Pattern) bool {
	return slices.ContainsFunc(q.Positive, func(p *Pattern) bool { return h.Entails(p) })
}

func (q *Question) negativesNotIn(other *Question) []*Pattern {
	out := slices.Clone(other.Negative)
	for _, h := range q.Negative {
		if !slices.ContainsFunc(out, func(o *Pattern) bool { return o == h }) {
			out = append(out, h)
		}
	}
	return out
}

// Runs is the characterising oracle that needs no user: a heap belongs to the
// pattern unless an assertion fails within so many cut points from it.
type Runs struct{ Steps int }

// Member implements Characteriser.
func (r Runs) Member(ctx context.Context, q *Question, h *Pattern) (bool, error) {
	return !q.Program.reachesError(ctx, q.Block, h, r.Steps), nil
}

// First asks oracles in turn until one has a pattern.
type First []Synthesiser

// Pattern implements Synthesiser.
func (f First) Pattern(ctx context.Context, q *Question) (*Pattern, error) {
	for _, o := range f {
		p, err := o.Pattern(ctx, q)
		if !errors.Is(err, ErrNoPattern) {
			return p, err
		}
	}
	return nil, ErrNoPattern
}
