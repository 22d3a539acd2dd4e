package project

import (
	"context"
	"sync"
)

// Each calls work for the numbers 0 to n-1, in this order, at most jobs at a time, and
// done with what work returns, one call at a time, in the order in which work ends. When
// ctx ends it starts no further work, and returns when what runs has ended.
func Each[T any](ctx context.Context, jobs, n int, work func(i int) T, done func(i int, t T)) {
	var next, told sync.Mutex
	i := 0
	take := func() (int, bool) {
		next.Lock()
		defer next.Unlock()
		if i >= n || ctx.Err() != nil {
			return 0, false
		}
		i++
		return i - 1, true
	}
	var workers sync.WaitGroup
	for range max(1, min(jobs, n)) {
		workers.Go(func() {
			for {
				k, ok := take()
				if !ok {
					return
				}
				t := work(k)
				told.Lock()
				done(k, t)
				told.Unlock()
			}
		})
	}
	workers.Wait()
}
