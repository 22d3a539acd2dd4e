package main

import (
	"cmp"
	"context"
	"os"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/project/cache"
)

// cacheVariable names the folder of the cache, or is "off".
const cacheVariable = "JAYVERIFY_CACHE"

// run verifies, or takes the result from the cache when nothing has changed. A
// cache that does not work is a warning at most.
func (c *command) run(ctx context.Context, o *options) (*result.Result, error) {
	store := c.openCache(o)
	var key cache.Key
	if store != nil {
		key = c.key(o)
	}
	if key != "" {
		if r := c.lookUp(store, key, o.config); r != nil {
			return r, nil
		}
	}
	watch := newWatcher(c, o)
	follow := &follower{watcher: watch}
	var obs verify.Observer = watch
	if key != "" {
		obs = follow
	}
	r, err := verify.Run(ctx, o.config, obs)
	watch.close()
	if watch.err != nil {
		return nil, watch.err
	}
	// A file that has changed meanwhile may have been read before or after the
	// change.
	if err == nil && follow.trail != nil && key == c.key(o) && follow.trail.still(o.config) {
		if err := store.Put(key, classfile.Trail(follow.trail), r); err != nil {
			c.log.Warnf("cache: %s", oneLine(err))
		}
	}
	return r, err
}

// lookUp returns the result for the class path as it is now, or nil.
func (c *command) lookUp(store *cache.Store, key cache.Key, cfg verify.Config) *result.Result {
	now := verify.NewRetrace(cfg)
	defer func() { _ = now.Close() }() // it was only read
	r, err := store.Get(key, now.Answer)
	if err != nil {
		c.log.Warnf("cache: %s; it is ignored", oneLine(err))
	}
	return r
}

// follower is a watcher that keeps what the result depends on.
type follower struct {
	*watcher
	trail trail
}

// Consulted implements verify.Follower.
func (f *follower) Consulted(t classfile.Trail) { f.trail = trail(t) }

type trail classfile.Trail

// still reports whether the class path gives the same answers now.
func (t trail) still(cfg verify.Config) bool {
	now := verify.NewRetrace(cfg)
	defer func() { _ = now.Close() }() // it was only read
	for q, before := range t {
		if answer, err := now.Answer(q); err != nil || answer != before {
			return false
		}
	}
	return true
}

// openCache returns nil when there is none.
func (c *command) openCache(o *options) *cache.Store {
	dir, named := o.cacheDir, true
	if dir == "" {
		dir = os.Getenv(cacheVariable)
	}
	if o.noCache || o.cacheDir == "" && dir == "off" || !cache.Able(o.config) {
		return nil
	}
	if isShared(dir) {
		return c.openShared(o, dir)
	}
	if dir == "" {
		named = false
		var err error
		if dir, err = cache.DefaultDir(); err != nil {
			c.log.Debugf("no cache: %v", err)
			return nil
		}
	}
	store, err := cache.Open(dir)
	if err != nil {
		if named {
			c.log.Warnf("cache: %s", oneLine(err))
		} else {
			c.log.Debugf("no cache: %v", err)
		}
		return nil
	}
	return store
}

// key is "" when there is none; verify.Run will say what is wrong.
func (c *command) key(o *options) cache.Key {
	exe, err := os.Executable()
	if err != nil {
		c.log.Debugf("no cache: %v", err)
		return ""
	}
	tools, err := c.tools(o, exe)
	if err != nil {
		c.log.Debugf("no cache: %v", err)
		return ""
	}
	key, err := tools.Key(o.config)
	if err != nil {
		c.log.Debugf("no cache: %v", err)
		return ""
	}
	return key
}

// tools is the part of keys that is the same for all entries. For a shared cache it is also the
// same on all machines.
func (c *command) tools(o *options, exe string) (cache.Tools, error) {
	if isShared(cmp.Or(o.cacheDir, os.Getenv(cacheVariable))) {
		return cache.PortableToolsOf(o.config, exe, version())
	}
	return cache.ToolsOf(o.config, exe)
}
