package jbench

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
	"time"
)

// process is a run of a tool with limits.
type process struct {
	Args     []string
	Env      []string      // added to the own environment
	Time     time.Duration // 0: none
	MemoryMB int           // resident, of the process and all that it started; 0: none
}

// ended says how a process ended.
type ended struct {
	Output  string // stdout
	Errors  string // stderr, its last part
	Exit    int    // exit code, -1 when killed
	Limit   string // "time" or "memory" when that is what ended it
	Seconds float64
	CPU     float64 // seconds of user and system time, of what was waited for
	PeakMB  float64 // largest resident memory seen of the whole family; 0 if unknown
}

const (
	sampleEvery = 50 * time.Millisecond
	killAfter   = time.Second // between asking a process to end and killing it
	maxOutput   = 64 << 20
	maxErrors   = 64 << 10
)

// run runs the process to its end. All processes it has started are gone when
// run returns. The error says that it could not be started, or is ctx's.
func (p process) run(ctx context.Context) (*ended, error) {
	cmd := exec.Command(p.Args[0], p.Args[1:]...)
	out, errs := &tail{max: maxOutput}, &tail{max: maxErrors}
	cmd.Env = append(os.Environ(), p.Env...)
	cmd.Stdout, cmd.Stderr = out, errs
	cmd.SysProcAttr = ownGroup()
	cmd.WaitDelay = killAfter // for descendants outside the group that hold the pipes
	start := time.Now()
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("cannot start %s: %w", p.Args[0], err)
	}
	done := make(chan struct{})
	w := &watch{process: p, pid: cmd.Process.Pid, done: done}
	var watching sync.WaitGroup
	watching.Go(func() { w.watch(ctx) })
	err := cmd.Wait()
	elapsed := time.Since(start)
	close(done)
	watching.Wait()
	w.family.kill(cmd.Process.Pid)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if cmd.ProcessState == nil {
		return nil, fmt.Errorf("waiting for %s: %w", p.Args[0], err)
	}
	return &ended{
		Output: out.String(), Errors: errs.String(), Exit: cmd.ProcessState.ExitCode(), Limit: w.limit,
		Seconds: elapsed.Seconds(),
		CPU:     (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds(),
		PeakMB:  float64(w.peak) / (1 << 20),
	}, nil
}

// watch ends a process at its limits.
type watch struct {
	process
	pid    int
	done   <-chan struct{}
	family family
	limit  string
	peak   int64
}

func (w *watch) watch(ctx context.Context) {
	var timeout <-chan time.Time
	if w.Time > 0 {
		t := time.NewTimer(w.Time)
		defer t.Stop()
		timeout = t.C
	}
	tick := time.NewTicker(sampleEvery)
	defer tick.Stop()
	for {
		select {
		case <-w.done:
			return
		case <-ctx.Done():
		case <-timeout:
			w.limit = "time"
		case <-tick.C:
			w.peak = max(w.peak, w.family.sample(w.pid))
			if w.MemoryMB == 0 || w.peak <= int64(w.MemoryMB)<<20 {
				continue
			}
			w.limit = "memory"
		}
		w.end()
		return
	}
}

// end asks the process group to end, waits a little, and kills the family. A
// family that is out of memory is killed at once.
func (w *watch) end() {
	w.family.sample(w.pid)
	if w.limit != "memory" {
		terminateGroup(w.pid)
		select {
		case <-w.done:
			return
		case <-time.After(killAfter):
		}
	}
	w.family.sample(w.pid)
	w.family.kill(w.pid)
}

// tail keeps the last max bytes written to it.
type tail struct {
	mu  sync.Mutex
	max int
	buf bytes.Buffer
}

func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.buf.Write(b)
	if t.buf.Len() > 2*t.max {
		t.buf.Next(t.buf.Len() - t.max)
	}
	return len(b), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	b := t.buf.Bytes()
	return string(b[max(0, len(b)-t.max):])
}

var _ io.Writer = (*tail)(nil)

// pageSize is the unit of resident memory in /proc.
func pageSize() int64 { return int64(os.Getpagesize()) }
