package verify

import (
	"sync"
	"time"

	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// gated is an Observer that can be closed, so that work in the background has
// no effect on it.
type gated interface {
	Observer
	close()
}

type gate struct {
	mu     sync.Mutex
	obs    Observer
	closed bool
}

// askingGate is the gate of an Asker.
type askingGate struct {
	*gate
	Asker
}

// unobserved is an Observer that ignores all events.
type unobserved struct{}

// Phase implements Observer.
func (unobserved) Phase(string) {}

// Step implements Observer.
func (unobserved) Step(result.Step) {}

// Dump implements Observer.
func (unobserved) Dump(string, string) {}

// unwatched is an Observer that is not told of violations.
type unwatched struct{ gated }

// Violated implements Watcher.
func (unwatched) Violated(*ivl.Property, time.Duration) {}

func newGate(obs Observer) gated {
	g := &gate{obs: obs}
	if a, ok := obs.(Asker); ok {
		return askingGate{g, a}
	}
	return g
}

func (g *gate) close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.closed = true
}

func (g *gate) tell(f func()) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.closed {
		f()
	}
}

// Violated implements Watcher.
func (g *gate) Violated(p *ivl.Property, after time.Duration) {
	if w, ok := g.obs.(Watcher); ok {
		g.tell(func() { w.Violated(p, after) })
	}
}

// Counted implements Counter.
func (g *gate) Counted(n config.Counts) {
	if c, ok := g.obs.(Counter); ok {
		g.tell(func() { c.Counted(n) })
	}
}

// Phase implements Observer.
func (g *gate) Phase(name string) { g.tell(func() { g.obs.Phase(name) }) }

// Step implements Observer.
func (g *gate) Step(s result.Step) { g.tell(func() { g.obs.Step(s) }) }

// Dump implements Observer.
func (g *gate) Dump(name, text string) { g.tell(func() { g.obs.Dump(name, text) }) }
