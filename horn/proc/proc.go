// Package proc runs solvers: subprocesses in a process group of their own, with
// limits on time, memory and output. They have ended when the call returns.
//
//	Run    a process that reads its input from a text, to the end
//	Start  a process with a dialogue
//
// Exit codes are not reported: solvers' mean nothing (design §5).
package proc

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// Cmd says what to run.
type Cmd struct {
	Path     string
	Args     []string
	Env      []string      // added to the own environment, KEY=VALUE
	Dir      string        // where it runs; "" is the current folder
	Stdin    string        // for Run
	Time     time.Duration // 0: none but the context's
	MemoryMB int           // resident memory of the process itself; 0: none
	// LargePages asks for large pages of memory, where the C library can (glibc 2.35). z3
	// fills 16 MB when it starts; in small pages that is more than half of its start.
	LargePages bool
}

// env is the environment of the process.
func (c Cmd) env() []string {
	env := os.Environ()
	if _, set := os.LookupEnv(tunables); c.LargePages && !set {
		env = append(env, tunables+"=glibc.malloc.hugetlb=1")
	}
	return append(env, c.Env...)
}

// tunables is the variable of glibc's settings. Other C libraries do not read it.
const tunables = "GLIBC_TUNABLES"

// Output is the output of a finished process.
type Output struct {
	Stdout string
	Stderr string // at most 64 KB, from the start
	End    End
	Signal string // what ended it, if that was a signal and not us: "killed", "segmentation fault"
}

// End says how a process ended.
type End uint8

// The ends.
const (
	Exited    End = iota // by itself, whatever its exit code
	OutOfTime            // killed at Cmd.Time
	OutOfMem             // killed at Cmd.MemoryMB, or because the context's Budget was used up
	TooMuch              // killed: it wrote more than 256 MB
)

const (
	maxStdout = 256 << 20
	maxStderr = 64 << 10
	// grace is how long output is awaited from a process outside the group
	// that still holds the pipe.
	grace = time.Second
)

// Run runs the command to its end. When it returns, every process of the
// command's group is gone. An error means that it could not be started, or is
// ctx's.
func Run(ctx context.Context, c Cmd) (*Output, error) {
	// The kernel ties the child's life to the thread that started it.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()

	out, err := newSink(maxStdout)
	if err != nil {
		return nil, err
	}
	defer out.close()
	errs, err := newSink(maxStderr)
	if err != nil {
		return nil, err
	}
	defer errs.close()
	cmd := exec.Command(c.Path, c.Args...)
	cmd.Env, cmd.Dir = c.env(), c.Dir
	cmd.Stdin = bytes.NewReader([]byte(c.Stdin))
	cmd.Stdout, cmd.Stderr = out.w, errs.w
	cmd.SysProcAttr = groupAttr()
	cmd.WaitDelay = grace // for the copying of Stdin
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("cannot start %s: %w", c.Path, err)
	}
	out.read()
	errs.read()
	done := make(chan struct{})
	ended := make(chan End, 1)
	go func() { ended <- watch(ctx, cmd.Process, c, out.full, done) }()
	// The error has the exit code, or says that Stdin was not read to the end.
	// Both are ignored.
	_ = cmd.Wait()
	close(done)
	killGroup(cmd.Process)
	end := <-ended
	res := &Output{Stdout: out.text(), Stderr: errs.text(), End: end}
	if name, ok := strings.CutPrefix(cmd.ProcessState.String(), "signal: "); ok && end == Exited {
		res.Signal = strings.TrimSuffix(name, " (core dumped)")
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return res, nil
}

// watch kills the process group when a limit is hit.
func watch(ctx context.Context, p *os.Process, c Cmd, full <-chan struct{}, done <-chan struct{}) End {
	var timeout <-chan time.Time
	if c.Time > 0 {
		t := time.NewTimer(c.Time)
		defer t.Stop()
		timeout = t.C
	}
	var tick <-chan time.Time
	budget := BudgetOf(ctx)
	if c.MemoryMB > 0 || budget != nil {
		t := time.NewTicker(100 * time.Millisecond)
		defer t.Stop()
		tick = t.C
	}
	if budget != nil {
		budget.add(p.Pid)
		defer budget.remove(p.Pid)
	}
	for {
		end := Exited
		select {
		case <-done:
			return Exited
		case <-ctx.Done():
		case <-timeout:
			end = OutOfTime
		case <-full:
			end = TooMuch
		case <-tick:
			tooMuch := c.MemoryMB > 0 && resident(p.Pid) > int64(c.MemoryMB)<<20
			if !tooMuch && (budget == nil || !budget.exceededBy(p.Pid)) {
				continue
			}
			end = OutOfMem
		}
		killGroup(p)
		<-done
		return end
	}
}

// sink collects the output of a pipe, up to a limit. We make the pipe, because
// exec's pipe would wait for every descendant that holds it.
type sink struct {
	r, w *os.File
	max  int
	full chan struct{} // closed at the limit; the rest is read and dropped
	done chan struct{}
	buf  bytes.Buffer
}

func newSink(limit int) (*sink, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	return &sink{r: r, w: w, max: limit, full: make(chan struct{}), done: make(chan struct{})}, nil
}

// read starts reading, and closes our copy of the writing end.
func (s *sink) read() {
	s.w.Close()
	go func() {
		defer close(s.done)
		_, err := io.CopyN(&s.buf, s.r, int64(s.max))
		if err == nil {
			close(s.full)
			_, _ = io.Copy(io.Discard, s.r)
		}
	}()
}

func (s *sink) text() string {
	_ = s.r.SetReadDeadline(time.Now().Add(grace))
	<-s.done
	return s.buf.String()
}

func (s *sink) close() {
	s.r.Close()
	s.w.Close()
}

// Process is a process with a dialogue.
type Process struct {
	Stdin  io.WriteCloser
	Stdout io.Reader
	cancel context.CancelFunc
	closed chan struct{}
	stderr *sink
}

// Start starts the command; Cmd.Stdin is ignored. The process and its group
// end with Close, at a limit, or with ctx; reading Stdout then ends.
func Start(ctx context.Context, c Cmd) (*Process, error) {
	ctx, cancel := context.WithCancel(ctx)
	p := &Process{cancel: cancel, closed: make(chan struct{})}
	started := make(chan error)
	go p.run(ctx, c, started)
	if err := <-started; err != nil {
		cancel()
		return nil, err
	}
	return p, nil
}

func (p *Process) run(ctx context.Context, c Cmd, started chan<- error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	defer close(p.closed)
	cmd := exec.Command(c.Path, c.Args...)
	cmd.Env, cmd.Dir = c.env(), c.Dir
	cmd.SysProcAttr = groupAttr()
	err := p.pipes(cmd)
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		if p.stderr != nil {
			p.stderr.close()
		}
		started <- fmt.Errorf("cannot start %s: %w", c.Path, err)
		return
	}
	p.stderr.read()
	done := make(chan struct{})
	ended := make(chan End, 1)
	go func() { ended <- watch(ctx, cmd.Process, c, p.stderr.full, done) }()
	started <- nil
	// Wait closes our ends of the pipes as soon as the process has ended, so
	// wait for the process alone and leave the pipes to Close.
	_, _ = cmd.Process.Wait()
	close(done)
	killGroup(cmd.Process)
	<-ended
	_ = p.stderr.text()
}

func (p *Process) pipes(cmd *exec.Cmd) error {
	var err error
	if p.Stdin, err = cmd.StdinPipe(); err != nil {
		return err
	}
	if p.Stdout, err = cmd.StdoutPipe(); err != nil {
		return err
	}
	if p.stderr, err = newSink(maxStderr); err != nil {
		return err
	}
	cmd.Stderr = p.stderr.w
	return nil
}

// Close kills the process group and waits until it is gone.
func (p *Process) Close() {
	p.cancel()
	<-p.closed
	p.Stdin.Close()
	if c, ok := p.Stdout.(io.Closer); ok {
		c.Close()
	}
	p.stderr.close()
}

// Stderr returns the output to stderr. Call it only after Close.
func (p *Process) Stderr() string { return p.stderr.buf.String() }

// ErrGone is the error of packages whose process has ended.
var ErrGone = errors.New("the process has ended")

// FirstLine returns the first line of an output for a message, at most 200 bytes of it.
func FirstLine(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	if len(line) > 200 {
		line = line[:200] + "…"
	}
	return line
}
