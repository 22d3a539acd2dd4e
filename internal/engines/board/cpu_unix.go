//go:build unix

package board

import (
	"syscall"
	"time"
)

// CPUTime is the time that processors have worked for this process so far,
// without the processes it has started.
func CPUTime() time.Duration {
	var r syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &r) != nil {
		return 0
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}
