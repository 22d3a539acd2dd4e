package project

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"
)

// TestEach: all work is done, not more than allowed at a time, and told one by one.
func TestEach(t *testing.T) {
	for _, jobs := range []int{0, 1, 3, 50} {
		var now, most, telling atomic.Int32
		var told []int
		Each(t.Context(), jobs, 20, func(i int) int {
			n := now.Add(1)
			for m := most.Load(); n > m && !most.CompareAndSwap(m, n); m = most.Load() {
			}
			defer now.Add(-1)
			return i * i
		}, func(i, square int) {
			if telling.Add(1) != 1 || square != i*i {
				t.Error("told two at a time, or of another one")
			}
			told = append(told, i)
			telling.Add(-1)
		})
		slices.Sort(told)
		if len(told) != 20 || told[0] != 0 || told[19] != 19 || int(most.Load()) > max(jobs, 1) {
			t.Errorf("jobs %d: %v, at most %d at a time", jobs, told, most.Load())
		}
	}
}

// TestEachEnds: when the context ends, nothing more is started, and what runs is told.
func TestEachEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	told := 0
	Each(ctx, 1, 20, func(i int) int {
		if i == 4 {
			cancel()
		}
		return i
	}, func(int, int) { told++ })
	if told != 5 {
		t.Errorf("%d are told", told)
	}
}
