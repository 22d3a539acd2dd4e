package fleet

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"regexp"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// Cache is a store of bytes that machines share. Its entries are deleted after 30 days.
type Cache struct{ store *store }

// OpenCache returns the cache of the servers of nc.
func OpenCache(ctx context.Context, nc *nats.Conn) (*Cache, error) {
	js, err := jetstream.New(nc)
	if err != nil {
		return nil, err
	}
	s, err := firstStore(ctx, js, storeTime)
	if err != nil {
		return nil, err
	}
	return &Cache{s}, nil
}

// cacheTime is how long a verification waits for the cache at most.
const cacheTime = 5 * time.Second

var cacheID = regexp.MustCompile(`^[0-9a-f]{64}$`)

// Serve answers what a user of the cache says.
func (c *Cache) Serve(ctx context.Context, t wire.Tell) *wire.Kept {
	ctx, cancel := context.WithTimeout(ctx, cacheTime)
	defer cancel()
	k := &wire.Kept{}
	var err error
	switch {
	case t.Put != nil:
		err = c.put(ctx, t.Put.ID, t.Put.Data)
	case t.Get != "":
		k.Data, err = c.get(ctx, t.Get)
	}
	if err != nil {
		k.Err = oneLine(err)
	}
	return k
}

// get returns nil where there is no entry.
func (c *Cache) get(ctx context.Context, id string) ([]byte, error) {
	if !cacheID.MatchString(id) {
		return nil, fmt.Errorf("%q is not the name of an entry", id)
	}
	e, err := c.store.cache.Get(ctx, id)
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	sum, body := e.Value(), []byte(nil)
	if len(sum) > sha256.Size {
		sum, body = sum[:sha256.Size], sum[sha256.Size:]
	}
	if want := sha256.Sum256(body); !bytes.Equal(sum, want[:]) {
		return nil, fmt.Errorf("the entry %s is damaged", id)
	}
	return unzipped(body)
}

// put makes or replaces an entry. What is too large for a message is not kept.
func (c *Cache) put(ctx context.Context, id string, data []byte) error {
	if !cacheID.MatchString(id) {
		return fmt.Errorf("%q is not the name of an entry", id)
	}
	body, err := c.store.zipped(data)
	if err != nil || len(body) > inline {
		return err
	}
	sum := sha256.Sum256(body)
	_, err = c.store.cache.Put(ctx, id, append(sum[:], body...))
	return err
}
