package engine

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/ivl"
)

// collector takes the runs that an engine finds in a goroutine of its own. They are looked
// at in another one, so that the search can go on.
type collector struct {
	*Kit
	closed []atomic.Bool // by Property.ID: a run that violates it has been found
	news   chan struct{} // there is more to absorb
	start  time.Time

	mu          sync.Mutex
	found       []foundRun
	covered     []func() ivl.Inputs
	unconfirmed int // how many runs that are only possible were found

	first  atomic.Int64 // when the first violation was found, in ns since start; 0: there was none
	newest atomic.Int64 // when something new was found last, in ns since start

	absorbed int // of found
	noted    int // of covered
}

// foundRun is a run that violates a property.
type foundRun struct {
	out    ivl.Outcome
	inputs func() ivl.Inputs
	at     time.Time
}

// maxUnconfirmed is how many runs that only code without a model makes possible
// are remembered.
const maxUnconfirmed = 20

func newCollector(k *Kit) *collector {
	return &collector{Kit: k, closed: make([]atomic.Bool, len(k.Lowered.Program.Props)), news: make(chan struct{}, 1), start: time.Now()}
}

// done reports whether no more work is needed for a property.
func (c *collector) done(p *ivl.Property) bool { return c.closed[p.ID].Load() || c.Board.Closed(p) }

// allDone reports whether no more work is needed for any property.
func (c *collector) allDone() bool {
	for _, p := range c.Board.Open() {
		if !c.closed[p.ID].Load() {
			return false
		}
	}
	return true
}

// violates takes inputs that are said to violate a property. It runs the program with
// them and returns whether they do.
func (c *collector) violates(ctx context.Context, p *ivl.Property, inputs func() ivl.Inputs) bool {
	if c.done(p) {
		return true
	}
	out := c.Runner.Machine.Run(ctx, ivl.Options{Inputs: inputs(), MaxSteps: runs.FirstSteps, MaxDepth: runs.CallDepth, MaxOutput: -1})
	if out.Result != ivl.Violated || out.Prop != p {
		return false
	}
	// Another run may have inputs that a program can be given.
	certain := !out.Uncertain && c.Runner.Impossible(out) == ""
	out.Consumed = nil
	if !certain {
		if c.unconfirmed++; c.unconfirmed > maxUnconfirmed {
			return false
		}
	} else {
		c.first.CompareAndSwap(0, int64(time.Since(c.start)))
		c.closed[p.ID].Store(true)
	}
	c.add(func() { c.found = append(c.found, foundRun{out, inputs, time.Now()}) })
	return certain
}

// covers takes the inputs of a run that has entered a new block.
func (c *collector) covers(inputs func() ivl.Inputs) {
	c.add(func() { c.covered = append(c.covered, inputs) })
}

// add adds to what has been found.
func (c *collector) add(f func()) {
	c.newest.Store(int64(time.Since(c.start)))
	c.mu.Lock()
	f()
	c.mu.Unlock()
	select {
	case c.news <- struct{}{}:
	default:
	}
}

// follow looks at what is found until the search has ended, ctx has, or everything is
// decided. When no other engine is left, it also ends when nothing new is found, unless
// the search is busy; last is closed then, and nil where nothing else runs.
func (c *collector) follow(ctx context.Context, last, ended <-chan struct{}, busy func() bool) {
	tick := time.NewTicker(portfolio.Looks)
	defer tick.Stop()
	left, idles := last == nil, last != nil
	for !c.Board.Done() && !(left && (c.late() || idles && !busy() && c.idle())) {
		select {
		case <-ended:
			return
		case <-ctx.Done():
			return
		case <-last:
			left, last = true, nil
		case <-c.news:
			c.absorb()
		case <-tick.C:
		}
	}
}

// idle reports whether nothing new has been found for some time.
func (c *collector) idle() bool {
	return time.Since(c.start) > portfolio.Symbolic.Span+portfolio.IdleFactor*time.Duration(c.newest.Load())
}

// late reports whether the rest of the checks have had their time after a violation.
func (c *collector) late() bool {
	first, violated := c.Board.Violated()
	return violated && time.Since(first) > portfolio.Courtesy.Span && c.Config.PropertyTimeout == 0
}

// absorb looks at what has been found since the last time.
func (c *collector) absorb() {
	c.mu.Lock()
	found, covered := c.found[c.absorbed:], c.covered[c.noted:]
	c.absorbed, c.noted = len(c.found), len(c.covered)
	c.mu.Unlock()
	for _, inputs := range covered {
		c.Board.Note(c.Runner.Machine.Run(context.Background(), ivl.Options{Inputs: inputs(), MaxSteps: runs.FirstSteps, MaxDepth: runs.CallDepth, MaxOutput: -1, NoRecord: true}), inputs)
	}
	for _, f := range found {
		c.Board.Note(f.out, f.inputs)
		c.Board.TryFound(f.out, f.inputs, f.at)
	}
}
