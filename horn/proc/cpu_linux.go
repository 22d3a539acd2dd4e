package proc

import (
	"bytes"
	"context"
	"os"
	"strconv"
	"time"
)

// ticks is the number of clock ticks in a second, as /proc counts them: 100 on all
// platforms of Go (sysconf(_SC_CLK_TCK)).
const ticks = 100

// AwaitCPU returns true when this process and its descendants have used as much processor
// time as limit, and false when ctx is done before. Without a limit (0) only ctx counts.
func AwaitCPU(ctx context.Context, limit time.Duration) bool {
	if limit <= 0 {
		<-ctx.Done()
		return false
	}
	t := time.NewTicker(500 * time.Millisecond)
	defer t.Stop()
	for {
		if usedCPU() >= limit {
			return true
		}
		select {
		case <-ctx.Done():
			return false
		case <-t.C:
		}
	}
}

// usedCPU is the processor time of this process, of its descendants, and of those of them
// that have ended and were waited for.
func usedCPU() time.Duration {
	type process struct{ parent, used int }
	all := map[int]process{}
	dir, err := os.ReadDir("/proc")
	if err != nil {
		return 0
	}
	for _, e := range dir {
		pid, err := strconv.Atoi(e.Name())
		if err != nil {
			continue
		}
		if parent, used, ok := stat(pid); ok {
			all[pid] = process{parent, used}
		}
	}
	self := os.Getpid()
	sum := 0
	for pid, p := range all {
		for up, n := pid, 0; up > 1 && n < len(all); up, n = all[up].parent, n+1 {
			if up == self {
				sum += p.used
				break
			}
		}
	}
	return time.Duration(sum) * time.Second / ticks
}

// stat reads the parent of a process and the ticks that it and its waited-for children
// have used (proc(5): fields 4 and 14 to 17).
func stat(pid int) (parent, used int, ok bool) {
	text, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	if err != nil {
		return 0, 0, false
	}
	// The name of the program, in parentheses, may have any characters.
	fields := bytes.Fields(text[bytes.LastIndexByte(text, ')')+1:])
	if len(fields) < 15 {
		return 0, 0, false
	}
	parent, err = strconv.Atoi(string(fields[1]))
	for _, f := range fields[11:15] {
		n, bad := strconv.Atoi(string(f))
		if bad != nil {
			return 0, 0, false
		}
		used += n
	}
	return parent, used, err == nil
}
