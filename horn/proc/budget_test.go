//go:build unix

package proc

import (
	"context"
	"runtime"
	"testing"
	"time"
)

// TestBudget: of two processes that share a budget, the one that takes too much is
// killed, and the other goes on.
func TestBudget(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("memory is watched on Linux only")
	}
	b := NewBudget(0)
	b.limit = b.Own() + 200<<20 // the test itself may grow
	ctx, cancel := context.WithTimeout(WithBudget(t.Context(), b), time.Minute)
	defer cancel()
	small := make(chan End, 1)
	stop, stopSmall := context.WithCancel(ctx)
	go func() {
		out, err := Run(stop, sh("echo here; exec sleep 1000"))
		if err != nil {
			small <- Exited // it was stopped below
			return
		}
		small <- out.End
	}()
	out, err := Run(ctx, sh("exec tail /dev/zero")) // keeps the last line, which never ends
	if err != nil || out.End != OutOfMem {
		t.Errorf("the large one: %+v, %v", out, err)
	}
	select {
	case end := <-small:
		t.Errorf("the small one has ended: %v", end)
	default:
	}
	stopSmall()
	if end := <-small; end != Exited {
		t.Errorf("the small one ended by %v", end)
	}
	if len(b.pids) != 0 {
		t.Errorf("processes are still counted: %v", b.pids)
	}
}
