package patterns

import (
	"context"
	"errors"
	"slices"
)

// Question is what an oracle is asked: a pattern for the states in which runs
// are at the start of a block, or whether a heap is one of them (OGHI §5.3,
// with a finite part of the partial characterization function).
type Question struct {
	Program  *Program
	Block    int        // a loop head
	Positive []*Pattern // heaps that must be in the pattern; also patterns that it must have as a whole
	Negative []*Pattern // heaps from which an assertion fails: they must not be
}

// A Synthesiser gives patterns (OGHI Definition 11). It may be wrong: nothing
// follows from an answer but what the validator finds true of it.
type Synthesiser interface {
	Pattern(ctx context.Context, q *Question) (*Pattern, error)
}

// A Characteriser says which heaps belong to a pattern (OGHI Definition 12).
// It may be wrong, too.
type Characteriser interface {
	Member(ctx context.Context, q *Question, heap *Pattern) (bool, error)
}

// ErrNoPattern says that an oracle has no pattern that goes with the question.
var ErrNoPattern = errors.New("no pattern is consistent with the heaps")

// shape returns the pattern in which node i stands for the cells that are in
// group i of groups, by positive heap and node; each label is what they have
// in common.
func (q *Question) shape(group [][]int, n int) *Pattern {
	u := q.Positive[0]
	all := slices.Clone(group[0])
	origin := make([]int, len(all))
	for i := 1; i < len(origin); i++ {
		origin[i] = 1
	}
	for h, p := range q.Positive[1:] {
		u = u.Union(p)
		all = append(all, group[h+1][1:]...)
		for range p.Len() - 1 {
			origin = append(origin, h+2)
		}
	}
	groups := make([][]int, n+1)
	for cell, g := range all {
		groups[g] = append(groups[g], cell)
	}
	return u.mergeUnion(slices.DeleteFunc(groups, func(g []int) bool { return len(g) == 0 }), origin)
}

// admits returns a negative heap that is in p, and how it is embedded.
func (q *Question) admits(p *Pattern) (heap *Pattern, to []int) {
	for _, h := range q.Negative {
		if to, ok := h.Embedding(p); ok {
			return h, to
		}
	}
	return nil, nil
}
