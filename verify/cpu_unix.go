//go:build unix

package verify

import (
	"syscall"
	"time"
)

// cpuTime is the time that processors have worked for this process so far,
// without the processes it has started.
func cpuTime() time.Duration {
	var r syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &r) != nil {
		return 0
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}
