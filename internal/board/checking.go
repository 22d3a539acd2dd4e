package board

import (
	"context"
	"slices"
	"time"

	"github.com/jayverify/jayverify/ivl"
)

// Checking notes that a proof of some properties is being checked, until ended is called.
func (b *Board) Checking(props []*ivl.Property) (ended func()) {
	c, about := make(chan struct{}), map[*ivl.Property]bool{}
	for _, p := range props {
		about[p] = true
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.checking[c] = about
	return func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		delete(b.checking, c)
		close(c)
	}
}

// AwaitProof returns when no proof of all that is open is being checked, at the latest after
// some time, or when ctx ends.
func (b *Board) AwaitProof(ctx context.Context, atMost time.Duration) {
	ctx, cancel := context.WithTimeout(ctx, atMost)
	defer cancel()
	for c := b.decisive(); c != nil && ctx.Err() == nil; c = b.decisive() {
		select {
		case <-c:
		case <-ctx.Done():
		}
	}
}

// decisive returns what is closed when the check of a proof ends that is about all that is
// open; nil if there is none.
func (b *Board) decisive() <-chan struct{} {
	open := b.Open()
	b.mu.Lock()
	defer b.mu.Unlock()
	for c, about := range b.checking {
		if !slices.ContainsFunc(open, func(p *ivl.Property) bool { return !about[p] }) {
			return c
		}
	}
	return nil
}
