// Package helper is the program jayverify-fleet, which connects jayverify with NATS JetStream.
// People do not call it: "jayverify fleet" and "jayverify --cache=nats://…" start it, and tell it what to do
// by the first line of its standard input (package wire). It ends when that does.
package helper

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/jayverify/jayverify/internal/project/fleet"
	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// The exit codes, which are those of jayverify.
const (
	exitUsage       = 64
	exitNoInput     = 66
	exitNoServer    = 69
	exitIO          = 74
	exitInterrupted = 130
)

// process is one invocation.
type process struct {
	conn   *wire.Conn
	stderr io.Writer
}

// Run does what args, the command line without the program's name, and the first line of
// stdin say. It returns the exit code.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	commands := map[string]func(*process, context.Context) error{"run": (*process).run, "work": (*process).work, "cache": (*process).cache}
	if len(args) != 1 || commands[args[0]] == nil {
		fmt.Fprintln(stderr, "jayverify-fleet: this is a part of jayverify; call jayverify fleet")
		return exitUsage
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	p := &process{wire.New(stdin, stdout), stderr}
	err := commands[args[0]](p, ctx)
	if err == nil {
		return 0
	}
	code := codeOf(err)
	if args[0] == "run" {
		if p.conn.Send(wire.Event{Failed: err.Error(), Class: code}) == nil {
			return code
		}
	}
	if code != exitInterrupted {
		fmt.Fprintf(stderr, "jayverify: %v\n", err)
	}
	return code
}

// codeOf is the exit code for an error.
func codeOf(err error) int {
	var refused *fleet.RefusedError
	var other *fleet.NotThatRunError
	var verifier *fleet.VerifierError
	var path *fs.PathError
	switch {
	case errors.As(err, &verifier):
		return verifier.Hello.Class
	case errors.As(err, &refused), errors.As(err, &other):
		return exitUsage
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	case errors.Is(err, fs.ErrNotExist):
		return exitNoInput
	case errors.As(err, &path):
		return exitIO
	}
	return exitNoServer
}

// untilEOF returns a context that ends with the standard input: then the process is gone
// that has started this one.
func (p *process) untilEOF(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(ctx)
	go func() {
		var nothing wire.Ask
		_ = p.conn.Receive(&nothing) // nothing more is said
		cancel()
	}()
	return ctx, cancel
}

// run puts entries into a queue and tells what they come to.
func (p *process) run(ctx context.Context) error {
	var o wire.RunOrder
	if err := p.conn.Receive(&o); err != nil {
		return err
	}
	ctx, cancel := p.untilEOF(ctx)
	defer cancel()
	nc, end, err := p.servers(&o)
	if err != nil {
		return err
	}
	defer end()
	named := make(chan string, 1)
	opts := fleet.Options{
		Resume: o.Resume,
		Named: func(run string) {
			named <- run
			_ = p.conn.Send(wire.Event{Run: run})
		},
		Warn: func(text string) { _ = p.conn.Send(wire.Event{Warn: text}) },
	}
	local := make(chan error, 1)
	stopWorkers := func() {}
	if o.Slots > 0 {
		workers, stop := context.WithCancel(ctx)
		ended := make(chan struct{})
		stopWorkers = func() { stop(); <-ended }
		go func() {
			defer close(ended)
			p.local(workers, &o, nc, named, func(err error) {
				local <- err
				cancel()
			})
		}()
	}
	err = fleet.Run(ctx, nc, o.Plan, opts, func(r wire.Result) { _ = p.conn.Send(wire.Event{Result: &r}) })
	stopWorkers()
	select {
	case own := <-local:
		return own
	default:
		return err
	}
}

// servers connects to the servers that are named, or starts one in this process.
func (p *process) servers(o *wire.RunOrder) (nc *nats.Conn, end func(), err error) {
	if o.URL != "" || o.Context != "" {
		nc, err = fleet.Connect(o.Connection, "jayverify fleet run")
		if err != nil {
			return nil, nil, err
		}
		return nc, nc.Close, nil
	}
	tidy := func() {
		if o.Temporary {
			_ = os.RemoveAll(o.Store) // it is of no use any more
		}
	}
	s, err := fleet.Serve(o.Store, "")
	if err != nil {
		tidy()
		return nil, nil, err
	}
	stop := func() { s.Shutdown(); s.WaitForShutdown(); tidy() }
	if nc, err = fleet.ConnectTo(s, "jayverify fleet run"); err != nil {
		stop()
		return nil, nil, err
	}
	return nc, func() { nc.Close(); stop() }, nil
}

// local works for the run of this process.
func (p *process) local(ctx context.Context, o *wire.RunOrder, nc *nats.Conn, named <-chan string, failed func(error)) {
	var run string
	select {
	case run = <-named:
	case <-ctx.Done():
		return
	}
	var shared *fleet.Cache
	if o.URL != "" || o.Context != "" {
		var err error
		if shared, err = fleet.OpenCache(ctx, nc); err != nil {
			failed(err)
			return
		}
	}
	w := &fleet.Worker{
		Name: "here", Slots: o.Slots, Dir: o.Dir, Only: run,
		New:  func() fleet.Executor { return &fleet.Process{Command: o.Verifier, Cache: shared} },
		Tell: func(text string) { _ = p.conn.Send(wire.Event{Warn: text}) },
	}
	if err := w.Work(ctx, nc); err != nil && ctx.Err() == nil {
		failed(err)
	}
}

// work takes entries of any run.
func (p *process) work(ctx context.Context) error {
	var o wire.WorkOrder
	if err := p.conn.Receive(&o); err != nil {
		return err
	}
	ctx, cancel := p.untilEOF(ctx)
	defer cancel()
	host, err := os.Hostname()
	if err != nil {
		host = "worker"
	}
	name := fmt.Sprintf("%s/%d", host, os.Getpid())
	nc, err := fleet.Connect(o.Connection, "jayverify fleet work "+name)
	if err != nil {
		return err
	}
	defer nc.Close()
	shared, err := fleet.OpenCache(ctx, nc)
	if err != nil {
		return err
	}
	say := func(text string) { fmt.Fprintf(p.stderr, "jayverify: %s\n", text) }
	w := &fleet.Worker{
		Name: name, Slots: o.Slots, Idle: o.Idle, Dir: o.Dir, Tell: say,
		New: func() fleet.Executor { return &fleet.Process{Command: o.Verifier, Cache: shared} },
	}
	if o.Verbose {
		w.Detail = say
	}
	err = w.Work(ctx, nc)
	if ctx.Err() != nil {
		return context.Canceled
	}
	return err
}

// cacheStart is how long a verification waits for its cache.
const cacheStart = 3 * time.Second

// cache answers for a verification what it asks of the shared cache.
func (p *process) cache(ctx context.Context) error {
	var o wire.CacheOrder
	if err := p.conn.Receive(&o); err != nil {
		return err
	}
	c, err := p.openCache(ctx, o.Connection)
	// The first line says whether there is a cache.
	first := &wire.Kept{}
	if err != nil {
		first.Err = err.Error()
	}
	if e := p.conn.Send(wire.Ask{Kept: first}); e != nil || err != nil {
		return errors.Join(e, context.Canceled) // the other process has been told
	}
	for {
		var t wire.Tell
		if err := p.conn.Receive(&t); err != nil {
			return nil
		}
		if err := p.conn.Send(wire.Ask{Kept: c.Serve(ctx, t)}); err != nil {
			return err
		}
	}
}

func (p *process) openCache(ctx context.Context, c wire.Connection) (*fleet.Cache, error) {
	ctx, cancel := context.WithTimeout(ctx, cacheStart)
	defer cancel()
	nc, err := fleet.Connect(c, "jayverify cache")
	if err != nil {
		return nil, err
	}
	return fleet.OpenCache(ctx, nc)
}
