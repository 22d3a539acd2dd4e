package fleet

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// publishAtOnce is how many entries are put into the queue before the server's answers are
// awaited.
const publishAtOnce = 256

// The time between two looks at the queue, and after how many looks without any progress at an
// empty queue answers count as lost.
const (
	look       = 500 * time.Millisecond
	emptyLooks = 3
)

// fill puts the entries without an answer into the queue, in order, as it has room.
func (c *coordinator) fill(ctx context.Context) error {
	var batch []int
	for i := range c.plan.Entries {
		if c.isDone(i) {
			continue
		}
		if batch = append(batch, i); len(batch) == publishAtOnce {
			if err := c.publish(ctx, batch); err != nil {
				return err
			}
			batch = batch[:0]
		}
	}
	return c.publish(ctx, batch)
}

// publish puts entries into the queue. Where it is full it waits.
func (c *coordinator) publish(ctx context.Context, batch []int) error {
	pause := 5 * time.Millisecond
	for len(batch) > 0 {
		again, err := c.publishOnce(ctx, batch)
		if err != nil {
			return err
		}
		if len(again) < len(batch) {
			pause = 5 * time.Millisecond
		}
		if batch = again; len(batch) == 0 {
			return nil
		}
		if !sleep(ctx, pause) {
			return ctx.Err()
		}
		pause = min(2*pause, look)
	}
	return nil
}

// publishOnce returns the entries for which there was no room.
func (c *coordinator) publishOnce(ctx context.Context, batch []int) (again []int, err error) {
	var futures []jetstream.PubAckFuture
	for _, i := range batch {
		_, task, _ := strings.Cut(c.keys[i], ".")
		msg := nats.NewMsg(taskSubject(c.id, task))
		msg.Data = []byte(c.plan.Entries[i])
		if c.resumed {
			msg.Header.Set(resumed, "yes")
		}
		f, err := c.store.js.PublishMsgAsync(msg, jetstream.WithMsgID(fmt.Sprintf("%s.%d", task, c.session)))
		if err != nil {
			return nil, err
		}
		futures = append(futures, f)
	}
	for n, f := range futures {
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(10 * time.Second):
			return nil, nats.ErrTimeout
		case <-f.Ok():
		case err := <-f.Err():
			switch {
			case isQueued(err):
			case isFull(err):
				again = append(again, batch[n])
			default:
				return nil, err
			}
		}
	}
	return again, nil
}

// storeFailed is the number of the server's error for a message that a stream refuses.
const storeFailed = 10077

// isFull reports whether a stream has no room.
func isFull(err error) bool {
	api := (*jetstream.APIError)(nil)
	return errors.As(err, &api) && api.ErrorCode == storeFailed && strings.Contains(api.Description, "maximum messages")
}

// isQueued reports whether a stream has a message of that subject already.
func isQueued(err error) bool {
	api := (*jetstream.APIError)(nil)
	return errors.As(err, &api) && api.ErrorCode == storeFailed && strings.Contains(api.Description, "per subject")
}

// await takes answers until there is one for each entry. The error says why another
// session has to look after the rest.
func (c *coordinator) await(ctx context.Context, updates <-chan jetstream.KeyValueEntry, filled <-chan error) error {
	tick := time.NewTicker(look)
	defer tick.Stop()
	full := true // not all entries are in the queue yet
	q := &idleQueue{c: c, began: time.Now()}
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-c.finish:
			return nil
		case e, ok := <-updates:
			if !ok {
				return nats.ErrTimeout
			}
			if e != nil {
				c.take(ctx, e)
			}
		case err := <-filled:
			if err != nil {
				return err
			}
			full = false
		case <-tick.C:
			if err := q.look(ctx, full); err != nil {
				return err
			}
		}
	}
}

// idleQueue notices that a queue is empty, or that no worker takes from it.
type idleQueue struct {
	c     *coordinator
	empty int
	began time.Time
	told  bool
}

// lonely is after how long a person is told that there are no workers.
const lonely = 15 * time.Second

func (q *idleQueue) look(ctx context.Context, full bool) error {
	c := q.c
	c.mu.Lock()
	still := time.Since(c.moved) > look
	lately := c.moved.After(q.began)
	c.mu.Unlock()
	if !still {
		q.empty = 0
		return nil
	}
	s, err := c.store.js.Stream(ctx, streamName(c.id))
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		return errStalled
	}
	if err != nil {
		return nil // the connection is made again
	}
	switch n := s.CachedInfo().State.Msgs; {
	case n == 0 && !full:
		if q.empty++; q.empty >= emptyLooks {
			return errStalled
		}
	case n > 0 && !lately && !q.told && time.Since(q.began) > lonely:
		q.empty = 0
		if k, err := s.Consumer(ctx, workers); err == nil && k.CachedInfo().NumAckPending == 0 && k.CachedInfo().NumWaiting == 0 {
			q.told = true
			c.warn("no worker takes entries of run %s", c.id)
		}
	default:
		q.empty = 0
	}
	return nil
}
