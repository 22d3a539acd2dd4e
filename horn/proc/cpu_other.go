//go:build !linux

package proc

import (
	"context"
	"time"
)

// AwaitCPU only waits for ctx here: the processor time of other processes is not known.
func AwaitCPU(ctx context.Context, _ time.Duration) bool {
	<-ctx.Done()
	return false
}
