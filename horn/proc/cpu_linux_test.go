package proc

import (
	"context"
	"testing"
	"time"
)

// TestAwaitCPU lets a child use processor time, which ends the wait. A sleeping one does not.
func TestAwaitCPU(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan error, 1)
	go func() {
		_, err := Run(ctx, sh("while :; do :; done"))
		ended <- err
	}()
	if !AwaitCPU(ctx, usedCPU()+300*time.Millisecond) {
		t.Error("the limit was not noticed")
	}
	cancel()
	<-ended
	short, stop := context.WithCancel(t.Context())
	stop()
	if AwaitCPU(short, 0) || AwaitCPU(short, usedCPU()+time.Hour) {
		t.Error("there was no limit to reach")
	}
}
