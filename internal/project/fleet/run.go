package fleet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// Options are what of a run does not change its results.
type Options struct {
	AckWait time.Duration // after which silence of a worker its entry is given to another one; 0 is 30 s
	Window  int           // how many entries the queue has room for; 0 is 10,000
	Resume  string        // the run that the plan must be; "" for any
	// Named is told the name of the run when it is known, and Warn what a person should
	// know. They may be nil.
	Named, Warn func(text string)
}

// NotThatRunError says that a plan is not the run that is to go on.
type NotThatRunError struct{ Want, Is string }

func (e *NotThatRunError) Error() string {
	return fmt.Sprintf("this is run %s, not %s: the classes, the options, the entries or the tools have changed", e.Is, e.Want)
}

// coordinator is a run, seen from where its answers are awaited.
type coordinator struct {
	opts    Options
	plan    wire.Plan
	store   *store
	nc      *nats.Conn
	id      string
	run     run
	index   map[string]int // of an entry, by its key in the bucket of results
	keys    []string
	deliver func(wire.Result)
	session int
	resumed bool // there may be answers, or workers that are about to give some

	mu      sync.Mutex
	done    []bool
	missing int
	moved   time.Time // when the last answer came
	finish  chan struct{}
}

// Run puts the entries of a plan into the queue and calls deliver with the answer of each,
// one call at a time, in any order, also with those of an earlier call that was ended. It
// returns when there is an answer for each entry. When ctx ends, it pauses the run: the
// same plan goes on with it.
func Run(ctx context.Context, nc *nats.Conn, plan wire.Plan, opts Options, deliver func(wire.Result)) error {
	js, err := jetstream.New(nc, jetstream.WithPublishAsyncMaxPending(publishAtOnce))
	if err != nil {
		return err
	}
	if opts.AckWait == 0 {
		opts.AckWait = 30 * time.Second
	}
	if opts.Window == 0 {
		opts.Window = 10_000
	}
	c := &coordinator{opts: opts, plan: plan, nc: nc, deliver: deliver, index: map[string]int{}, done: make([]bool, len(plan.Entries)), missing: len(plan.Entries), finish: make(chan struct{})}
	if c.store, err = firstStore(ctx, js, storeTime); err != nil {
		return err
	}
	if err := c.prepare(ctx); err != nil {
		return err
	}
	refusals, err := nc.Subscribe(refusalSubject(c.id), func(m *nats.Msg) { c.warn("%s", m.Data) })
	if err != nil {
		return err
	}
	defer func() { _ = refusals.Unsubscribe() }() // the connection is closed soon
	for ; c.left() > 0; c.session++ {
		err := c.once(ctx)
		if ctx.Err() != nil {
			c.pause()
			return ctx.Err()
		}
		if err != nil && !passing(err) && !errors.Is(err, errStalled) {
			return err
		}
		if c.left() > 0 {
			sleep(ctx, 200*time.Millisecond)
		}
	}
	c.close()
	return nil
}

// errStalled says that the queue is empty while answers are missing.
var errStalled = errors.New("the queue is empty and there are answers missing")

// prepare packs the files and names the run.
func (c *coordinator) prepare(ctx context.Context) error {
	if err := patiently(ctx, func() error { return c.upload(ctx) }); err != nil {
		return err
	}
	texts := []string{c.run.Tools, string(c.run.Settings), c.plan.Salt}
	for _, p := range c.run.Paths {
		texts = append(texts, p.Role, p.Digest)
	}
	c.id = hash(append(texts, c.plan.Entries...)...)[:16]
	if c.opts.Resume != "" && c.opts.Resume != c.id {
		return &NotThatRunError{c.opts.Resume, c.id}
	}
	for i, e := range c.plan.Entries {
		key := c.id + "." + taskOf(c.id, e)
		if _, twice := c.index[key]; twice {
			return fmt.Errorf("the entry %s is there twice", e)
		}
		c.index[key] = i
		c.keys = append(c.keys, key)
	}
	if c.opts.Named != nil {
		c.opts.Named(c.id)
	}
	return nil
}

func (c *coordinator) upload(ctx context.Context) error {
	p := c.plan
	c.run = run{Name: p.Name, Version: p.Version, Tools: p.Tools, Settings: p.Settings, Entries: len(p.Entries), Limit: p.Limit, AckWait: c.opts.AckWait, State: stateOpen, Created: time.Now().UTC()}
	dir, err := os.MkdirTemp("", "jayverify-fleet-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }() // of no use any more
	for _, path := range p.Paths {
		up, err := c.store.upload(ctx, dir, path)
		if err != nil {
			return fmt.Errorf("%s: %w", path.File, err)
		}
		c.run.Paths = append(c.run.Paths, up)
	}
	return nil
}

// once makes what is not there, and waits for answers until there is one for each entry, or
// the queue is empty, or the server does not answer.
func (c *coordinator) once(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	if err := c.ensure(ctx); err != nil {
		return err
	}
	watch, err := c.store.results.Watch(ctx, c.id+".*")
	if err != nil {
		return err
	}
	defer func() { _ = watch.Stop() }() // it is of no use any more
	if err := c.earlier(ctx, watch.Updates()); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- c.fill(ctx) }()
	return c.await(ctx, watch.Updates(), ended)
}

// ensure makes what the run needs on the server, where it is not there.
func (c *coordinator) ensure(ctx context.Context) error {
	if c.session > 0 {
		again, err := openStore(ctx, c.store.js)
		if err != nil {
			return err
		}
		c.store = again
		if err := c.upload(ctx); err != nil {
			return err
		}
	}
	if _, err := c.store.runs.Get(ctx, c.id); err == nil {
		c.resumed = true
	}
	stream, err := c.store.js.CreateOrUpdateStream(ctx, jetstream.StreamConfig{
		Name:                 streamName(c.id),
		Description:          "entries of " + c.run.Name,
		Subjects:             []string{taskSubject(c.id, "*")},
		Retention:            jetstream.WorkQueuePolicy,
		Discard:              jetstream.DiscardNew,
		DiscardNewPerSubject: true,
		MaxMsgsPerSubject:    1,
		MaxMsgs:              int64(c.opts.Window),
		Storage:              jetstream.FileStorage,
	})
	if err != nil {
		return err
	}
	if _, err = stream.CreateOrUpdateConsumer(ctx, jetstream.ConsumerConfig{
		Durable:       workers,
		AckPolicy:     jetstream.AckExplicitPolicy,
		AckWait:       c.opts.AckWait,
		MaxDeliver:    -1,
		MaxAckPending: c.opts.Window,
	}); err != nil {
		return err
	}
	return c.announce(ctx, stateOpen)
}

// announce tells workers the state of the run.
func (c *coordinator) announce(ctx context.Context, state string) error {
	c.run.State = state
	data, err := json.Marshal(c.run)
	if err != nil {
		return err
	}
	_, err = c.store.runs.Put(ctx, c.id, data)
	return err
}

// earlier takes the answers that are there already.
func (c *coordinator) earlier(ctx context.Context, updates <-chan jetstream.KeyValueEntry) error {
	quiet := time.NewTimer(serverTime)
	defer quiet.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-quiet.C:
			return nats.ErrTimeout
		case e, ok := <-updates:
			if !ok {
				return nats.ErrTimeout
			}
			if e == nil {
				return nil
			}
			c.take(ctx, e)
			quiet.Reset(serverTime)
		}
	}
}

// take delivers an answer, unless that of its entry was delivered before.
func (c *coordinator) take(ctx context.Context, e jetstream.KeyValueEntry) {
	i, ok := c.index[e.Key()]
	if !ok || e.Operation() != jetstream.KeyValuePut || c.isDone(i) {
		return
	}
	a, err := c.store.answer(ctx, e.Key(), e.Value())
	if err != nil {
		if !passing(err) && ctx.Err() == nil {
			// It is verified again: without a key it has no answer.
			c.warn("%s: %v", c.plan.Entries[i], err)
			_ = c.store.results.Delete(ctx, e.Key())
		}
		return
	}
	c.deliver(wire.Result{Index: i, Answer: a})
	c.mu.Lock()
	defer c.mu.Unlock()
	c.done[i] = true
	c.moved = time.Now()
	if c.missing--; c.missing == 0 {
		close(c.finish)
	}
}

func (c *coordinator) isDone(i int) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.done[i]
}

func (c *coordinator) left() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.missing
}

func (c *coordinator) warn(format string, args ...any) {
	if c.opts.Warn != nil {
		c.opts.Warn(fmt.Sprintf(format, args...))
	}
}

// pause tells workers to take no more entries.
func (c *coordinator) pause() {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	_ = c.announce(ctx, statePaused) // else workers go on with what is in the queue
}

// close deletes the queue of the run. The answers stay.
func (c *coordinator) close() {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	c.settle(ctx)
	if err := errors.Join(c.announce(ctx, stateDone), c.store.js.DeleteStream(ctx, streamName(c.id))); err != nil && !errors.Is(err, jetstream.ErrStreamNotFound) {
		c.warn("the queue of run %s is left behind: %v", c.id, oneLine(err))
	}
}

// settle waits a moment for the last acknowledgements: a worker would wait longer for the
// answer of a queue that is not there any more.
func (c *coordinator) settle(ctx context.Context) {
	for range 50 {
		s, err := c.store.js.Stream(ctx, streamName(c.id))
		if err != nil || s.CachedInfo().State.Msgs == 0 || !sleep(ctx, 10*time.Millisecond) {
			return
		}
	}
}

func oneLine(err error) string { return strings.Join(strings.Fields(err.Error()), " ") }
