package fleet

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/jayverify/jayverify/internal/project/fleet/pack"
	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// The names of what is kept, see the package's documentation.
const (
	runsBucket    = "jayverify-runs"
	resultsBucket = "jayverify-results"
	triesBucket   = "jayverify-tries"
	cacheBucket   = "jayverify-cache"
	filesStore    = "jayverify-files"
	answersStore  = "jayverify-answers"
	workers       = "workers" // the consumer of a run's queue
)

// The times after which the servers delete what was not deleted before.
const (
	keepResults = 30 * 24 * time.Hour
	keepCache   = 30 * 24 * time.Hour
)

func streamName(run string) string     { return "JAYVERIFY-" + run }
func taskSubject(run, t string) string { return "jayverify.task." + run + "." + t }
func refusalSubject(run string) string { return "jayverify.refused." + run }

// taskOf names an entry within a run.
func taskOf(run, entry string) string { return hash(run, entry)[:24] }

// hash is that of texts, one by one.
func hash(texts ...string) string {
	h := sha256.New()
	for _, t := range texts {
		fmt.Fprintf(h, "%d %s\n", len(t), t)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// run is what the bucket of runs has of a plan.
type run struct {
	Name, Version, Tools string
	Settings             json.RawMessage
	Paths                []packed
	Entries              int
	Limit, AckWait       time.Duration
	State                string
	Created              time.Time
}

// packed is a path of a plan as the object store has it.
type packed struct {
	Role string
	pack.Blob
}

// The states of a run: of one that is not open, workers take no entries.
const (
	stateOpen   = "open"
	statePaused = "paused" // its coordinator was interrupted
	stateDone   = "done"
)

// store is the part of JetStream that all runs share.
type store struct {
	js                          jetstream.JetStream
	runs, results, tries, cache jetstream.KeyValue
	files, answers              jetstream.ObjectStore
	zips                        sync.Pool // of *gzip.Writer
}

// storeTime is how long servers may take until their store is there: those of a cluster choose
// a leader first. A request to a server that ends is lost, so each attempt has only a part of it.
const (
	storeTime     = 10 * time.Second
	storeAttempts = 5
)

// NoStoreError says that servers have no store that can be used.
type NoStoreError struct{ Err error }

func (e *NoStoreError) Error() string {
	return "the servers have no JetStream (nats-server -js), or do not let us use it: " + oneLine(e.Err)
}

func (e *NoStoreError) Unwrap() error { return e.Err }

// firstStore is openStore for a connection that is new. The servers may take some time, such as storeTime.
func firstStore(ctx context.Context, js jetstream.JetStream, within time.Duration) (s *store, err error) {
	limited, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	err = patiently(limited, func() error {
		once, cancel := context.WithTimeout(limited, within/storeAttempts)
		defer cancel()
		s, err = openStore(once, js)
		return err
	})
	if err != nil && ctx.Err() == nil {
		return nil, &NoStoreError{err}
	}
	return s, err
}

// openStore makes what is not there yet.
func openStore(ctx context.Context, js jetstream.JetStream) (*store, error) {
	s := &store{js: js}
	for _, b := range []struct {
		name string
		to   *jetstream.KeyValue
		keep time.Duration
	}{{runsBucket, &s.runs, keepResults}, {resultsBucket, &s.results, keepResults}, {triesBucket, &s.tries, keepResults}, {cacheBucket, &s.cache, keepCache}} {
		kv, err := js.KeyValue(ctx, b.name)
		if errors.Is(err, jetstream.ErrBucketNotFound) {
			kv, err = js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: b.name, TTL: b.keep, History: 1})
		}
		if err != nil {
			return nil, fmt.Errorf("bucket %s: %w", b.name, err)
		}
		*b.to = kv
	}
	for _, b := range []struct {
		name string
		to   *jetstream.ObjectStore
	}{{filesStore, &s.files}, {answersStore, &s.answers}} {
		o, err := js.ObjectStore(ctx, b.name)
		if errors.Is(err, jetstream.ErrBucketNotFound) {
			o, err = js.CreateOrUpdateObjectStore(ctx, jetstream.ObjectStoreConfig{Bucket: b.name, TTL: keepResults})
		}
		if err != nil {
			return nil, fmt.Errorf("object store %s: %w", b.name, err)
		}
		*b.to = o
	}
	return s, nil
}

// upload puts a file or folder into the object store, unless it is there.
func (s *store) upload(ctx context.Context, dir string, p wire.Path) (packed, error) {
	f, err := os.CreateTemp(dir, "pack")
	if err != nil {
		return packed{}, err
	}
	defer func() { _, _ = f.Close(), os.Remove(f.Name()) }() // of no use any more
	blob, err := pack.Pack(f, p.File)
	if err != nil {
		return packed{}, err
	}
	out := packed{p.Role, blob}
	if _, err := s.files.GetInfo(ctx, blob.Digest); err == nil {
		return out, nil
	} else if !errors.Is(err, jetstream.ErrObjectNotFound) {
		return packed{}, err
	}
	if _, err := f.Seek(0, 0); err != nil {
		return packed{}, err
	}
	_, err = s.files.Put(ctx, jetstream.ObjectMeta{Name: blob.Digest}, f)
	return out, err
}

// download returns where a path of a run is below dir.
func (s *store) download(ctx context.Context, dir string, p packed) (wire.Path, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return wire.Path{}, err
	}
	if whole, err := pack.Unpack(dir, p.Blob, os.DevNull); err == nil {
		return wire.Path{Role: p.Role, File: whole}, nil
	}
	f, err := os.CreateTemp(dir, "download")
	if err != nil {
		return wire.Path{}, err
	}
	_ = f.Close() // it is written by name
	defer func() { _ = os.Remove(f.Name()) }()
	if err := s.files.GetFile(ctx, p.Digest, f.Name()); err != nil {
		return wire.Path{}, err
	}
	whole, err := pack.Unpack(dir, p.Blob, f.Name())
	return wire.Path{Role: p.Role, File: filepath.Clean(whole)}, err
}
