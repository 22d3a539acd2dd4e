package fleet

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// Process is an Executor that runs the verifier in a process of its own. So a verifier that
// dies or hangs takes neither the worker nor the other slots along.
type Process struct {
	Command []string
	Cache   *Cache // answers what the verifier asks of the cache; nil has nothing

	p     *child
	hello wire.Hello
	run   string // whose setup the child has
}

// child is a running verifier.
type child struct {
	cmd   *exec.Cmd
	stdin io.Closer
	conn  *wire.Conn
	log   *tail
	tells chan wire.Tell // closed when the child has ended
}

// Hello implements Executor.
func (x *Process) Hello(ctx context.Context) (wire.Hello, error) {
	err := x.start(ctx)
	return x.hello, err
}

// VerifierError says that a verifier cannot work on this machine.
type VerifierError struct{ Hello wire.Hello }

func (e *VerifierError) Error() string { return e.Hello.Err }

func (x *Process) start(ctx context.Context) error {
	if x.p != nil {
		return nil
	}
	cmd := exec.Command(x.Command[0], x.Command[1:]...)
	ownGroup(cmd)
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	c := &child{cmd: cmd, stdin: in, conn: wire.New(out, in), log: &tail{}, tells: make(chan wire.Tell)}
	cmd.Stderr = c.log
	if err := cmd.Start(); err != nil {
		return err
	}
	x.p, x.run = c, ""
	go func() {
		for {
			var t wire.Tell
			if c.conn.Receive(&t) != nil {
				close(c.tells)
				return
			}
			c.tells <- t
		}
	}()
	select {
	case t, ok := <-c.tells:
		if !ok || t.Hello == nil {
			return x.died()
		}
		x.hello = *t.Hello
		if x.hello.Err != "" {
			return &VerifierError{x.hello}
		}
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Execute implements Executor.
func (x *Process) Execute(ctx context.Context, run string, setup wire.Setup, entry string, limit time.Duration) (json.RawMessage, error) {
	if err := x.start(ctx); err != nil {
		return nil, err
	}
	if x.run != run {
		if err := x.p.conn.Send(wire.Ask{Setup: &setup}); err != nil {
			return nil, x.died()
		}
		x.run = run
	}
	x.p.log.reset()
	if err := x.p.conn.Send(wire.Ask{Entry: entry}); err != nil {
		return nil, x.died()
	}
	var over <-chan time.Time
	if limit > 0 {
		t := time.NewTimer(limit)
		defer t.Stop()
		over = t.C
	}
	for {
		select {
		case <-ctx.Done():
			x.Close() // what it works on is given back
			return nil, ctx.Err()
		case <-over:
			log := x.p.log.String()
			x.Close()
			return nil, &TryError{fmt.Sprintf("the verifier was stopped after %s without an answer", limit), log}
		case t, ok := <-x.p.tells:
			switch {
			case !ok:
				return nil, x.died()
			case t.Body != nil:
				return t.Body, nil
			default:
				if err := x.p.conn.Send(wire.Ask{Kept: x.kept(ctx, t)}); err != nil {
					return nil, x.died()
				}
			}
		}
	}
}

// kept answers what the verifier asks of the cache.
func (x *Process) kept(ctx context.Context, t wire.Tell) *wire.Kept {
	if x.Cache == nil {
		return &wire.Kept{}
	}
	return x.Cache.Serve(ctx, t)
}

// died says how the child has ended, and forgets it.
func (x *Process) died() error {
	c := x.p
	x.p = nil
	err := c.end()
	why := "the verifier has ended"
	if e := (*exec.ExitError)(nil); errors.As(err, &e) {
		why = "the verifier has ended: " + e.String()
	}
	return &TryError{why, c.log.String()}
}

func drain(c <-chan wire.Tell) {
	for range c {
		continue // what is told is of no use any more
	}
}

// closeTime is how long a verifier may take to end by itself.
const closeTime = 3 * time.Second

// Close implements Executor. A verifier ends when its standard input does, with the solvers
// that it has started.
func (x *Process) Close() {
	if x.p == nil {
		return
	}
	c := x.p
	x.p = nil
	_ = c.end() // it was told to end
}

// end waits until the child has ended.
func (c *child) end() error {
	_ = c.stdin.Close()
	go drain(c.tells)
	t := time.AfterFunc(closeTime, func() { _ = c.cmd.Process.Kill() })
	defer t.Stop()
	return c.cmd.Wait()
}

// tailSize is how much is kept of what a verifier prints.
const tailSize = 16 << 10

// tail keeps the end of what is written.
type tail struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.buf.Write(p)
	if n := t.buf.Len() - tailSize; n > 0 {
		t.buf.Next(n)
	}
	return len(p), nil
}

func (t *tail) reset() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.buf.Reset()
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return strings.ToValidUTF8(t.buf.String(), "?")
}
