package jbench

import (
	"context"
	"fmt"
	"sync"

	"github.com/jayverify/jayverify/internal/engines/portfolio"
)

// warm keeps a solver running for a whole run, so that its start-up and the
// compilation of its code are paid once. A server that has ended, as one does
// after a job that hangs, is replaced. A nil warm keeps none.
type warm struct {
	solver   portfolio.Solver
	path     string
	memoryMB int // for each of its jobs

	mu     sync.Mutex
	server portfolio.Server
}

// newWarm returns the one for the first solver that can stay.
func newWarm(path string, memoryMB int) *warm {
	w := &warm{path: path, memoryMB: memoryMB}
	for _, s := range portfolio.Solvers() {
		if s.Serve != nil {
			w.solver = s
			break
		}
	}
	return w
}

// env returns the variables by which jayverify finds the server.
func (w *warm) env(ctx context.Context) ([]string, error) {
	if w == nil {
		return nil, nil
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.server == nil || !w.server.Alive() {
		s, err := w.solver.Serve(ctx, w.path, w.memoryMB)
		if err != nil {
			return nil, fmt.Errorf("keeping %s warm: %w", w.solver.Title, err)
		}
		w.server = s
	}
	return []string{w.server.Env()}, nil
}

func (w *warm) close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.server != nil {
		w.server.Close()
	}
}
