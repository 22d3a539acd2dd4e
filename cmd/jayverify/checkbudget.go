package main

import (
	"cmp"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project/cache"
)

// budget shares --total-time among the entries: each may take its timeout, but not more than
// its share of the time that is left. What one does not need is there for those behind it.
type budget struct {
	timeout time.Duration // of an entry
	jobs    int
	end     time.Time // zero: there is no total time

	mu   sync.Mutex
	left int // entries that have not ended
}

// leastTime is what each entry gets, however many there are: in less nothing is decided.
const leastTime = time.Second

// reserve is the part of the total time for what comes after the last entry.
const reserve = 0.03

func newBudget(timeout, total time.Duration, jobs, n int) *budget {
	b := &budget{timeout: timeout, jobs: min(jobs, max(n, 1)), left: n}
	if total > 0 {
		b.end = time.Now().Add(time.Duration(float64(total) * (1 - reserve)))
	}
	return b
}

// share is the time for an entry that begins now.
func (b *budget) share() time.Duration {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.end.IsZero() || b.left <= 0 {
		return b.timeout
	}
	fair := time.Until(b.end) * time.Duration(b.jobs) / time.Duration(b.left)
	return min(b.timeout, max(fair, leastTime))
}

// ended says that an entry is done.
func (b *budget) ended() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.left--
}

// settled reports whether more time cannot change a result.
func settled(r *result.Result) bool {
	return (r.Verdict == result.Safe || r.Verdict == result.Unsafe) &&
		!slices.ContainsFunc(r.Properties, func(p result.Property) bool { return p.Verdict == result.Unknown })
}

// hastyKeys are the keys for a result that had less than the time of an entry: one for each
// power of two of seconds up to the total time. The last one is that of the run itself.
func hastyKeys(key cache.Key, total time.Duration) []cache.Key {
	var keys []cache.Key
	for d := time.Second; total > 0; d *= 2 {
		keys = append(keys, cache.Key(fmt.Sprintf("%stotal time %v\n", key, d)))
		if d >= total {
			break
		}
	}
	return keys
}

// cheapestFirst orders the entries by what their verification is likely to cost: the first
// findings come early, and the time that is left is known when the expensive ones begin.
func cheapestFirst(all []entries.Entry) []int {
	cost := make([]int, len(all))
	order := make([]int, len(all))
	for i, e := range all {
		order[i], cost[i] = i, costOf(e.Method)
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(cost[a], cost[b]) })
	return order
}

// objectCost is the size of code, in bytes, that costs as much as an object that is built.
const objectCost = 1000

// costOf is the size of a method's code, and something for each object that it takes.
func costOf(m *classfile.Method) int {
	cost := 0
	if m.Code != nil {
		cost = len(m.Code.Read().Bytes)
	}
	if !m.IsStatic() && !m.IsInit() {
		cost += objectCost
	}
	params, _, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return cost
	}
	for _, p := range params {
		if classfile.IsReference(p) && p != "Ljava/lang/String;" {
			cost += objectCost
		}
	}
	return cost
}
