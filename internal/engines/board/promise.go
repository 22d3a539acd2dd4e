package board

import (
	"context"
	"slices"
	"time"

	"github.com/jayverify/jayverify/ivl"
)

// Promise notes that what is being done will probably decide some properties, and soon, until
// ended is called: a proof of them is being checked, or they are tried by easy means.
func (b *Board) Promise(props []*ivl.Property) (ended func()) {
	c, about := make(chan struct{}), map[*ivl.Property]bool{}
	for _, p := range props {
		about[p] = true
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.promises[c] = about
	return func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		delete(b.promises, c)
		close(c)
	}
}

// AwaitPromises returns when nothing is done any more that will probably decide all that is
// open, at the latest after some time, or when ctx ends.
func (b *Board) AwaitPromises(ctx context.Context, atMost time.Duration) {
	ctx, cancel := context.WithTimeout(ctx, atMost)
	defer cancel()
	for c := b.decisive(); c != nil && ctx.Err() == nil; c = b.decisive() {
		select {
		case <-c:
		case <-ctx.Done():
		}
	}
}

// decisive returns what is closed when a promise ends that is about all that is open; nil if
// there is none.
func (b *Board) decisive() <-chan struct{} {
	open := b.Open()
	b.mu.Lock()
	defer b.mu.Unlock()
	for c, about := range b.promises {
		if !slices.ContainsFunc(open, func(p *ivl.Property) bool { return !about[p] }) {
			return c
		}
	}
	return nil
}
