package patterns

import (
	"context"
	"errors"
)

// Question is what an oracle is asked: patterns for the states in which runs
// are at the start of a block, or whether a heap is one of them (OGHI §5.3,
// with a finite part of the partial characterization function).
type Question struct {
	Program  *Program
	Block    int        // a loop head
	Positive []*Pattern // heaps that must be in one of the patterns; also patterns that one must have as a whole
	Negative []*Pattern // heaps from which an assertion fails: they must not be; also patterns that none may have as a whole
	// Wanted are the IDs of the properties that are to be proved; nil is all.
	Wanted map[int]bool
	// Level says how often the learner has begun anew, because patterns did not lead to a proof
	// soon: patterns should tell more from the start.
	Level int
	// Leads reports whether from states of a pattern an assertion may fail before the next loop
	// head, or a state that is known to be negative is reached there. It is nil where that need
	// not be asked.
	Leads func(ctx context.Context, p *Pattern) bool
}

// A Synthesiser gives patterns (OGHI Definition 11): together they are the invariant. It may be
// wrong: nothing follows from an answer but what the validator finds true of it.
type Synthesiser interface {
	Cover(ctx context.Context, q *Question) ([]*Pattern, error)
}

// A Characteriser says which heaps belong to an invariant (OGHI Definition 12).
// It may be wrong, too.
type Characteriser interface {
	Member(ctx context.Context, q *Question, heap *Pattern) (bool, error)
}

// ErrNoPattern says that an oracle has no patterns that go with the question.
var ErrNoPattern = errors.New("no pattern is consistent with the heaps")

// admits returns a negative heap that is in p, nil when there is none.
func (q *Question) admits(p *Pattern) *Pattern {
	for _, h := range q.Negative {
		if h.Entails(p) {
			return h
		}
	}
	return nil
}
