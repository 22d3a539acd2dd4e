package await

import (
	"context"
	"sync"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/ivl"
)

// Once returns a function that calls f the first time, and gives what f
// returned, or the error of ctx when that ends first. f goes on then, and is to
// find out by itself that it is no longer needed.
func Once(ctx context.Context, f func() (*ivl.Program, error)) func() (*ivl.Program, error) {
	once := sync.OnceValues(func() (p *ivl.Program, err error) {
		if b := bug.Catch(func() { p, err = f() }); b != nil {
			panic(b) // with the stack of the first time, each time
		}
		return p, err
	})
	return func() (*ivl.Program, error) { return Call(ctx, once) }
}

// Call returns what f returns, and panics where f does, or returns the error of
// ctx when that ends first. f goes on then, so it must not change what others use.
func Call[T any](ctx context.Context, f func() (T, error)) (T, error) {
	type outcome struct {
		x   T
		err error
		bug *bug.Bug
	}
	done := make(chan outcome, 1)
	go func() {
		var r outcome
		r.bug = bug.Catch(func() { r.x, r.err = f() })
		done <- r
	}()
	select {
	case r := <-done:
		if r.bug != nil {
			panic(r.bug)
		}
		return r.x, r.err
	case <-ctx.Done():
		var none T
		return none, ctx.Err()
	}
}

// UnlessEnded is err, unless ctx has ended: then there was no time for more, which is no error.
func UnlessEnded(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}
