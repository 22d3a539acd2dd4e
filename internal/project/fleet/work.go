package fleet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/jayverify/jayverify/internal/project/fleet/pack"
	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// Executor verifies entries for one slot of a worker, one at a time.
type Executor interface {
	// Hello says what verifies.
	Hello(ctx context.Context) (wire.Hello, error)
	// Execute verifies an entry with the files and settings of a run. run names them. The
	// error says that this try came to nothing: the verifier died, or hangs. It is a
	// *TryError where there is a log.
	Execute(ctx context.Context, run string, setup wire.Setup, entry string, limit time.Duration) (json.RawMessage, error)
	Close()
}

// TryError says that the verification of an entry has ended without an answer.
type TryError struct {
	Why string
	Log string // what the verifier has printed
}

func (e *TryError) Error() string { return e.Why }

// MaxTries is how often an entry is tried before it is set aside.
const MaxTries = 3

// Worker takes entries and verifies them.
type Worker struct {
	Name  string // for people; no two workers should have the same
	Slots int
	// New makes the executor of a slot.
	New func() Executor
	// Idle ends Work when there was nothing to do for this time; 0 never does.
	Idle time.Duration
	Dir  string // where files of runs are kept
	// Only is the one run to work for; "" is all.
	Only string
	// Tell is told what a person should know, and Detail what is interesting. They may be nil.
	Tell, Detail func(text string)
}

// work is a Worker at work.
type work struct {
	*Worker
	nc    *nats.Conn
	js    jetstream.JetStream
	store *store
	hello wire.Hello

	mu      sync.Mutex
	runs    map[string]*served
	refused map[string]bool
	busy    time.Time // when there was last something to do
	seen    bool      // there was a run of these tools
}

// served is a run that the worker serves.
type served struct {
	id       string
	run      run
	consumer jetstream.Consumer
	once     sync.Mutex // files are got once
	setup    *wire.Setup
}

// RefusedError says that all runs are of other tools than the worker.
type RefusedError struct{ Why string }

func (e *RefusedError) Error() string { return e.Why }

// Work verifies entries until ctx ends, or there is nothing to do for w.Idle. A server that
// is away is waited for.
func (w *Worker) Work(ctx context.Context, nc *nats.Conn) error {
	js, err := jetstream.New(nc)
	if err != nil {
		return err
	}
	k := &work{Worker: w, nc: nc, js: js, runs: map[string]*served{}, refused: map[string]bool{}, busy: time.Now()}
	first := w.New()
	if k.hello, err = first.Hello(ctx); err != nil {
		first.Close()
		return err
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	if k.store, err = firstStore(ctx, js, storeTime); err != nil {
		first.Close()
		return err
	}
	pack.Trim(w.Dir, time.Now().Add(-keepResults))
	var all sync.WaitGroup
	all.Go(func() { k.follow(ctx) })
	for i := range max(1, w.Slots) {
		x := first
		if i > 0 {
			x = w.New()
		}
		all.Go(func() {
			defer x.Close()
			k.slot(ctx, cancel, x)
		})
	}
	all.Wait()
	if cause := context.Cause(ctx); cause != nil && !errors.Is(cause, errIdle) {
		return cause
	}
	return nil
}

// errIdle ends a worker that has nothing to do.
var errIdle = errors.New("there is nothing to do")

// patiently repeats what needs the server until it succeeds, or ctx ends.
func patiently(ctx context.Context, do func() error) error {
	for pause := 50 * time.Millisecond; ; pause = min(2*pause, 2*time.Second) {
		err := do()
		if err == nil || ctx.Err() != nil || !passing(err) {
			return err
		}
		if !sleep(ctx, pause) {
			return err
		}
	}
}

// passing reports whether an error comes from a connection or server that may be back soon.
func passing(err error) bool {
	var api *jetstream.APIError
	if errors.As(err, &api) {
		return api.Code == 503 && api.ErrorCode != jetstream.JSErrCodeJetStreamNotEnabled && api.ErrorCode != jetstream.JSErrCodeJetStreamNotEnabledForAccount
	}
	for _, e := range []error{context.DeadlineExceeded, nats.ErrTimeout, nats.ErrNoResponders, nats.ErrConnectionReconnecting, nats.ErrReconnectBufExceeded, nats.ErrDisconnected,
		jetstream.ErrNoStreamResponse, nats.ErrStaleConnection, jetstream.ErrNoHeartbeat, jetstream.ErrServerShutdown} {
		if errors.Is(err, e) {
			return true
		}
	}
	return false
}

// sleep reports whether ctx has not ended meanwhile.
func sleep(ctx context.Context, d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-t.C:
		return true
	}
}

// follow keeps the list of the runs that are open.
func (k *work) follow(ctx context.Context) {
	for ctx.Err() == nil {
		watch, err := k.store.runs.WatchAll(ctx)
		if err != nil {
			sleep(ctx, time.Second)
			continue
		}
		k.followUpdates(ctx, watch.Updates())
		_ = watch.Stop() // it is of no use any more
	}
}

// rewatch is after how long the runs are listed anew, in case that an update was lost.
const rewatch = 30 * time.Second

func (k *work) followUpdates(ctx context.Context, updates <-chan jetstream.KeyValueEntry) {
	over := time.NewTimer(rewatch)
	defer over.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-over.C:
			return
		case e, ok := <-updates:
			if !ok {
				return
			}
			if e != nil && e.Operation() == jetstream.KeyValuePut {
				k.hear(e.Key(), e.Value())
			}
		}
	}
}

// hear takes what the bucket says of a run.
func (k *work) hear(id string, data []byte) {
	var r run
	if err := json.Unmarshal(data, &r); err != nil || k.Only != "" && id != k.Only {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if r.State != stateOpen {
		delete(k.runs, id)
		return
	}
	if r.Tools != k.hello.Tools {
		k.refuse(id, &r)
		return
	}
	k.seen = true
	if k.runs[id] == nil {
		k.runs[id] = &served{id: id, run: r}
		k.detail("run %s (%s): %d entries", id, r.Name, r.Entries)
	}
}

// refuse tells the worker's user, and the one of the run, why they do not fit.
func (k *work) refuse(id string, r *run) {
	if k.refused[id] {
		return
	}
	k.refused[id] = true
	text := fmt.Sprintf("worker %s takes no part in run %s (%s): %s", k.Name, id, r.Name, Differences(r.Tools, k.hello.Tools))
	k.tell("%s", text)
	_ = k.nc.Publish(refusalSubject(id), []byte(text)) // the worker itself has told it
}

// Differences says in one line how the tools of a worker differ from those of a run.
func Differences(run, worker string) string {
	part := func(text string) (names []string, values map[string]string) {
		values = map[string]string{}
		for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
			name, value, _ := strings.Cut(line, " ")
			if _, ok := values[name]; !ok {
				names = append(names, name)
			}
			values[name] += value
		}
		return names, values
	}
	short := func(s string) string {
		if s == "" {
			return "none"
		}
		var words []string
		for _, w := range strings.Fields(s) {
			words = append(words, w[:min(len(w), 20)])
		}
		return strings.Join(words, " ")
	}
	names, a := part(run)
	more, b := part(worker)
	var out []string
	for _, n := range append(names, more...) {
		if a[n] != b[n] {
			out = append(out, fmt.Sprintf("the run has %s %s, the worker %s", n, short(a[n]), short(b[n])))
			b[n] = a[n]
		}
	}
	return strings.Join(out, "; ")
}

func (k *work) tell(format string, args ...any) {
	if k.Tell != nil {
		k.Tell(fmt.Sprintf(format, args...))
	}
}

func (k *work) detail(format string, args ...any) {
	if k.Detail != nil {
		k.Detail(fmt.Sprintf(format, args...))
	}
}

// slot takes entries one by one.
func (k *work) slot(ctx context.Context, end context.CancelCauseFunc, x Executor) {
	for turn := 0; ctx.Err() == nil; turn++ {
		msg, s := k.take(ctx, turn)
		if msg == nil {
			if k.over() {
				end(k.idleCause())
			}
			continue
		}
		k.touch()
		k.handle(ctx, x, s, msg)
		k.touch()
	}
}

func (k *work) touch() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.busy = time.Now()
}

func (k *work) over() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.Idle > 0 && time.Since(k.busy) > k.Idle
}

// idleCause is an error where the worker has been of no use because of its version.
func (k *work) idleCause() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if !k.seen && len(k.refused) > 0 {
		return &RefusedError{"no run is of the tools of this worker"}
	}
	return errIdle
}

// open lists the runs that are served, so that each turn begins with another one.
func (k *work) open(turn int) []*served {
	k.mu.Lock()
	defer k.mu.Unlock()
	var all []*served
	for _, s := range k.runs {
		all = append(all, s)
	}
	if len(all) > 1 {
		n := turn % len(all)
		all = append(all[n:], all[:n]...)
	}
	return all
}

// take waits a moment for an entry. It returns nil where there is none.
func (k *work) take(ctx context.Context, turn int) (jetstream.Msg, *served) {
	all := k.open(turn)
	if len(all) == 0 {
		sleep(ctx, 50*time.Millisecond)
		return nil, nil
	}
	wait := time.Second
	if len(all) > 1 {
		wait = 100 * time.Millisecond
	}
	for _, s := range all {
		if msg := k.fetch(ctx, s, wait); msg != nil {
			return msg, s
		}
	}
	return nil, nil
}

// fetch takes an entry of a run. An error counts as none: the run may be over.
func (k *work) fetch(ctx context.Context, s *served, wait time.Duration) jetstream.Msg {
	c := k.consumer(ctx, s)
	if c == nil {
		sleep(ctx, 100*time.Millisecond)
		return nil
	}
	limited, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	batch, err := c.Fetch(1, jetstream.FetchContext(limited))
	if err == nil {
		for msg := range batch.Messages() {
			return msg
		}
		err = batch.Error()
	}
	if err != nil && !errors.Is(err, nats.ErrTimeout) && !errors.Is(err, context.DeadlineExceeded) {
		k.detail("run %s: %v", s.id, err)
		k.mu.Lock()
		s.consumer = nil
		k.mu.Unlock()
		sleep(ctx, 100*time.Millisecond)
	}
	return nil
}

func (k *work) consumer(ctx context.Context, s *served) jetstream.Consumer {
	k.mu.Lock()
	c := s.consumer
	k.mu.Unlock()
	if c != nil {
		return c
	}
	c, err := k.js.Consumer(ctx, streamName(s.id), workers)
	if err != nil {
		return nil
	}
	k.mu.Lock()
	s.consumer = c
	k.mu.Unlock()
	return c
}
