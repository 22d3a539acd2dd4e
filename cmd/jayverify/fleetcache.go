package main

import (
	"errors"
	"sync"

	"github.com/jayverify/jayverify/internal/project/cache"
	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// sharedCache is the cache of a fleet, as a verification sees it.
type sharedCache struct {
	mu  sync.Mutex
	ask func(wire.Tell) (*wire.Kept, error)
}

func (s *sharedCache) do(t wire.Tell) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	k, err := s.ask(t)
	switch {
	case err != nil:
		return nil, err
	case k.Err != "":
		return nil, errors.New(k.Err)
	}
	return k.Data, nil
}

// Read implements cache.Backend.
func (s *sharedCache) Read(id string) ([]byte, error) { return s.do(wire.Tell{Get: id}) }

// Write implements cache.Backend.
func (s *sharedCache) Write(id string, data []byte) error {
	_, err := s.do(wire.Tell{Put: &wire.Put{ID: id, Data: data}})
	return err
}

// openShared connects to a cache that machines share. Without a connection there is no
// cache, which is a warning. The program that is connected ends with this one.
func (c *command) openShared(o *options, url string) *cache.Store {
	servers := o.fleet.servers
	servers.URL = url
	h, err := c.startHelper("cache", wire.CacheOrder{Connection: servers})
	if err != nil {
		c.log.Warnf("cache: %s", oneLine(err))
		return nil
	}
	shared := &sharedCache{ask: func(t wire.Tell) (*wire.Kept, error) {
		if err := h.Send(t); err != nil {
			return nil, err
		}
		var a wire.Ask
		if err := h.Receive(&a); err != nil {
			return nil, err
		}
		return a.Kept, nil
	}}
	var first wire.Ask
	if err := h.Receive(&first); err != nil || first.Kept.Err != "" {
		if err == nil {
			err = errors.New(first.Kept.Err)
		}
		_ = h.stdin.Close()
		_ = h.cmd.Wait() // it has said why there is no cache
		c.log.Warnf("cache: %s", oneLine(err))
		return nil
	}
	return cache.OpenRemote(shared)
}
