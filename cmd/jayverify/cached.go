package main

import (
	"context"
	"os"

	"github.com/jayverify/jayverify/cache"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/verify"
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
		r, err := store.Get(key)
		if err != nil {
			c.log.Warnf("cache: %s; it is passed over", oneLine(err))
		}
		if r != nil {
			return r, nil
		}
	}
	watch := newWatcher(c, o)
	r, err := verify.Run(ctx, o.config, watch)
	watch.close()
	if watch.err != nil {
		return nil, watch.err
	}
	// What has changed meanwhile may have been read before or after.
	if err == nil && key != "" && key == c.key(o) {
		if err := store.Put(key, r); err != nil {
			c.log.Warnf("cache: %s", oneLine(err))
		}
	}
	return r, err
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
	key, err := cache.KeyOf(o.config, exe)
	if err != nil {
		c.log.Debugf("no cache: %v", err)
		return ""
	}
	return key
}
