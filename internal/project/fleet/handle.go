package fleet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// resumed is the header of a message that may be of an entry with an answer.
const resumed = "Jayverify-Resumed"

// The delays after which an entry that came to nothing is delivered again.
const (
	afterFailure  = time.Second
	afterGiveBack = 50 * time.Millisecond
)

// try is one that came to nothing.
type try struct {
	Worker   string
	Why      string
	Log      string
	GaveBack bool // it was no fault of the entry
}

// handle verifies the entry of a message, keeps the answer, and acknowledges the message.
// After an error of the server, the message is delivered again.
func (k *work) handle(ctx context.Context, x Executor, s *served, msg jetstream.Msg) {
	meta, err := msg.Metadata()
	if err != nil {
		return
	}
	entry := string(msg.Data())
	key := s.id + "." + taskOf(s.id, entry)
	// What is kept for an entry is kept, and its message acknowledged, after ctx has ended, too.
	last := context.WithoutCancel(ctx)
	stop := inProgress(ctx, msg, s.run.AckWait/3)
	defer stop()
	if meta.NumDelivered > 1 || msg.Headers().Get(resumed) != "" {
		if _, err := k.store.results.Get(ctx, key); err == nil {
			k.acknowledge(last, msg)
			return
		}
	}
	var tries []try
	if meta.NumDelivered > 1 {
		tries = k.tries(ctx, key)
		if count(tries, meta.NumDelivered-1) >= MaxTries {
			k.setAside(last, key, msg, tries, int(meta.NumDelivered-1))
			return
		}
	}
	setup, err := k.setup(ctx, s)
	if err != nil {
		k.detail("run %s: the files: %v", s.id, err)
		k.giveBack(last, key, msg, "the files: "+err.Error())
		return
	}
	start := time.Now()
	body, err := x.Execute(ctx, s.id, *setup, entry, s.run.Limit)
	if err == nil {
		k.detail("%s: %s", entry, time.Since(start).Round(time.Millisecond))
		k.answer(last, key, msg, wire.Answer{Worker: k.Name, Tries: count(tries, meta.NumDelivered-1) + 1, Body: body})
		return
	}
	if ctx.Err() != nil {
		k.giveBack(last, key, msg, "the worker was stopped")
		return
	}
	k.failed(last, key, msg, entry, err, int(meta.NumDelivered))
}

// count is how many of the deliveries before were tries.
func count(tries []try, deliveries uint64) int {
	n := int(deliveries)
	for _, t := range tries {
		if t.GaveBack {
			n--
		}
	}
	return max(0, n)
}

// inProgress tells the queue that an entry is worked on, until it is stopped.
func inProgress(ctx context.Context, msg jetstream.Msg, every time.Duration) (stop func()) {
	done := make(chan struct{})
	go func() {
		t := time.NewTicker(max(every, 10*time.Millisecond))
		defer t.Stop()
		for {
			select {
			case <-done:
				return
			case <-t.C:
				_ = msg.InProgress() // without a connection the entry may be given to another worker
			}
		}
	}()
	return func() { close(done) }
}

// setup gets the files of a run, once.
func (k *work) setup(ctx context.Context, s *served) (*wire.Setup, error) {
	s.once.Lock()
	defer s.once.Unlock()
	if s.setup != nil {
		return s.setup, nil
	}
	setup := &wire.Setup{Settings: s.run.Settings}
	for _, p := range s.run.Paths {
		got, err := k.store.download(ctx, k.Dir, p)
		if err != nil {
			return nil, err
		}
		setup.Paths = append(setup.Paths, got)
	}
	s.setup = setup
	return setup, nil
}

// serverTime is how long a worker tries to reach a server for an entry that is done. Then
// another worker has it, or will.
const serverTime = time.Minute

func (k *work) answer(ctx context.Context, key string, msg jetstream.Msg, a wire.Answer) {
	ctx, cancel := context.WithTimeout(ctx, serverTime)
	defer cancel()
	err := patiently(ctx, func() error { _, err := k.store.keep(ctx, key, a); return err })
	if err != nil {
		k.tell("the answer of %s cannot be kept: %v", msg.Data(), err)
		return
	}
	k.acknowledge(ctx, msg)
}

// acknowledge says that an entry has its answer. If that fails, the entry is delivered
// again, and acknowledged then.
func (k *work) acknowledge(ctx context.Context, msg jetstream.Msg) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	if err := msg.DoubleAck(ctx); err != nil {
		k.detail("the acknowledgement of %s: %v", msg.Data(), err)
	}
}

// tries reads what is known of the tries of an entry.
func (k *work) tries(ctx context.Context, key string) (all []try) {
	e, err := k.store.tries.Get(ctx, key)
	if err == nil {
		_ = json.Unmarshal(e.Value(), &all) // what is damaged tells nothing
	}
	return all
}

// note adds a try to those of an entry.
func (k *work) note(ctx context.Context, key string, t try) {
	for range 5 {
		var all []try
		var revision uint64
		e, err := k.store.tries.Get(ctx, key)
		switch {
		case err == nil:
			revision = e.Revision()
			_ = json.Unmarshal(e.Value(), &all) // what is damaged tells nothing
		case !errors.Is(err, jetstream.ErrKeyNotFound):
			return // it is for people only, but for what was given back
		}
		data, err := json.Marshal(append(all, t))
		if err != nil {
			return
		}
		if _, err = k.store.tries.Update(ctx, key, data, revision); err == nil {
			return
		}
	}
}

func (k *work) giveBack(ctx context.Context, key string, msg jetstream.Msg, why string) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	k.note(ctx, key, try{Worker: k.Name, Why: why, GaveBack: true})
	_ = msg.NakWithDelay(afterGiveBack) // else it is delivered again when its time is over
}

// failed notes a try that came to nothing. The last one sets the entry aside.
func (k *work) failed(ctx context.Context, key string, msg jetstream.Msg, entry string, err error, deliveries int) {
	ctx, cancel := context.WithTimeout(ctx, serverTime)
	defer cancel()
	t := try{Worker: k.Name, Why: err.Error()}
	if own := (*TryError)(nil); errors.As(err, &own) {
		t.Log = own.Log
	}
	k.tell("%s: %s", entry, t.Why)
	k.note(ctx, key, t)
	tries := k.tries(ctx, key)
	if count(tries, uint64(deliveries)) >= MaxTries {
		k.setAside(ctx, key, msg, tries, deliveries)
		return
	}
	_ = msg.NakWithDelay(afterFailure) // else it is delivered again when its time is over
}

// setAside answers that an entry was tried often enough.
func (k *work) setAside(ctx context.Context, key string, msg jetstream.Msg, tries []try, deliveries int) {
	n := count(tries, uint64(deliveries))
	a := wire.Answer{Worker: k.Name, Tries: n}
	var why, log []string
	silent := n
	for _, t := range tries {
		if t.GaveBack {
			continue
		}
		silent--
		why = append(why, fmt.Sprintf("on %s: %s", t.Worker, t.Why))
		log = append(log, fmt.Sprintf("on %s: %s\n%s", t.Worker, t.Why, t.Log))
	}
	if silent > 0 {
		why = append(why, fmt.Sprintf("%d times the worker was not heard of again", silent))
	}
	a.Aside = fmt.Sprintf("set aside after %d tries: %s", n, strings.Join(why, "; "))
	a.Log = strings.Join(log, "\n")
	k.detail("%s: %s", msg.Data(), a.Aside) // its coordinator tells it
	k.answer(ctx, key, msg, a)
}
