package jbench

import (
	"context"
	"fmt"
	"sync"

	"github.com/jayverify/jayverify/horn/eldarica"
)

// warm keeps an Eldarica running for a whole run, so that its start-up and the
// compilation of its code are paid once. A server that has ended, as one does
// after a job that hangs, is replaced. A nil warm keeps none.
type warm struct {
	jars     string
	memoryMB int // for each of its jobs

	mu     sync.Mutex
	server *eldarica.Daemon
}

// env returns the variables by which jayverify finds the server.
func (w *warm) env(ctx context.Context) ([]string, error) {
	if w == nil {
		return nil, nil
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.server == nil || !w.server.Alive() {
		d, err := eldarica.StartServer(ctx, w.jars, w.memoryMB)
		if err != nil {
			return nil, fmt.Errorf("keeping Eldarica warm: %w", err)
		}
		w.server = d
	}
	return []string{eldarica.ServerVariable + "=" + w.server.String()}, nil
}

func (w *warm) close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.server != nil {
		w.server.Close()
	}
}
