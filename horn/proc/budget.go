package proc

import (
	"context"
	"os"
	"runtime/metrics"
	"sync"
)

// Budget is memory that this process and its subprocesses share. If they use
// more together, the largest subprocess is killed.
type Budget struct {
	limit int64
	mu    sync.Mutex
	pids  map[int]struct{} // of processes that run
}

// NewBudget makes a budget of some bytes.
func NewBudget(limit int64) *Budget { return &Budget{limit: limit, pids: map[int]struct{}{}} }

// Limit is the size of the budget.
func (b *Budget) Limit() int64 { return b.limit }

// Own is the memory of this process according to the system, or otherwise the
// memory that Go's run time has from the system.
func (b *Budget) Own() int64 {
	if n := resident(os.Getpid()); n > 0 {
		return n
	}
	samples := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(samples)
	return int64(samples[0].Value.Uint64() - samples[1].Value.Uint64())
}

// Left is the memory that this process leaves to its subprocesses.
func (b *Budget) Left() int64 { return max(0, b.limit-b.Own()) }

type budgetKey struct{}

// WithBudget makes a context whose processes share b.
func WithBudget(ctx context.Context, b *Budget) context.Context {
	return context.WithValue(ctx, budgetKey{}, b)
}

// BudgetOf is the budget of a context, nil if it has none.
func BudgetOf(ctx context.Context) *Budget {
	b, _ := ctx.Value(budgetKey{}).(*Budget)
	return b
}

func (b *Budget) add(pid int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.pids[pid] = struct{}{}
}

func (b *Budget) remove(pid int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	delete(b.pids, pid)
}

// exceededBy reports whether the budget is exceeded and pid is the largest
// subprocess.
func (b *Budget) exceededBy(pid int) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	own := resident(pid)
	sum := b.Own()
	for other := range b.pids {
		r := resident(other)
		sum += r
		if r > own || r == own && other < pid {
			own = -1
		}
	}
	return own > 0 && sum > b.limit
}
