package main

import (
	"context"
	"errors"
	"os"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/project/cache"
)

// keeper keeps results of a project's entries. A nil one keeps nothing.
type keeper struct {
	store *cache.Store
	tools cache.Tools
}

// newKeeper makes what is the same for all entries once: the sum of the executable, the
// places of the solvers and of the JDK.
func (c *command) newKeeper(o *options) *keeper {
	store := c.openCache(o)
	if store == nil {
		return nil
	}
	store.Unknowns = true
	exe, err := os.Executable()
	if err != nil {
		c.log.Debugf("no cache: %v", err)
		return nil
	}
	tools, err := c.tools(o, exe)
	if err != nil {
		c.log.Debugf("no cache: %v", err)
		return nil
	}
	return &keeper{store, tools}
}

// configFor is the configuration for an entry.
func (k *checking) configFor(e entries.Entry) verify.Config {
	cfg := k.opt.config
	cfg.Opened, cfg.Proof = k.path, ""
	cfg.Main, cfg.Entry = "", strings.ReplaceAll(e.Class(), "/", ".")+"."+e.Method.Name+e.Method.Desc
	if e.Kind == entries.Main {
		cfg.Main, cfg.Entry = strings.ReplaceAll(e.Class(), "/", "."), ""
	}
	return cfg
}

// guarded runs the verification of an entry. A bug of jayverify ends only this one.
func (k *checking) guarded(o *project.Outcome, verify func()) {
	if o.Bug = bug.Catch(verify); o.Bug != nil {
		o.Result, o.Err = nil, nil
	}
}

// run is verify.Run with the cache, within the entry's share of the time. The key has the
// time for an entry of which enough is left; what less time has left open is kept for runs
// that have no more time in total.
func (k *checking) run(ctx context.Context, cfg verify.Config) (*result.Result, error) {
	if k.keeper == nil {
		cfg.Timeout = k.budget.share()
		r, err := verify.Run(ctx, cfg, silent{})
		return partly(r, err)
	}
	key, err := k.keeper.tools.Key(cfg)
	if err != nil {
		return nil, err
	}
	hasty := hastyKeys(key, k.total)
	for _, known := range append([]cache.Key{key}, hasty[max(len(hasty)-1, 0):]...) {
		if r := k.cmd.lookUp(k.keeper.store, known, cfg); r != nil {
			return r, nil
		}
	}
	if k.missing != nil {
		*k.missing = true
		return nil, errNotKnown
	}
	full := cfg.Timeout
	cfg.Timeout = k.budget.share()
	follow := &silentFollower{}
	r, err := verify.Run(ctx, cfg, follow)
	if err == nil && follow.trail != nil && (!usedJVM(r) || follow.trail.still(fresh(cfg))) {
		keys := []cache.Key{key}
		if cfg.Timeout < full && !settled(r) {
			keys = hasty
		}
		for _, to := range keys {
			if err := k.keeper.store.Put(to, classfile.Trail(follow.trail), r); err != nil {
				k.cmd.log.Warnf("cache: %s", oneLine(err))
				break
			}
		}
	}
	return partly(r, err)
}

// errNotKnown says that a result is not in the cache.
var errNotKnown = errors.New("not in the cache")

// known returns the outcome of the i-th entry if all of it is in the cache; else nil.
func (k *checking) known(ctx context.Context, i int) *project.Outcome {
	missing := false
	// Of k only what does not change: results are taken beside this.
	probe := &checking{cmd: k.cmd, assertions: k.assertions, opt: k.opt, path: k.path, paths: k.paths, found: k.found, library: k.library, keeper: k.keeper, settled: k.settled, judges: k.judges, policy: k.policy, show: k.show, budget: k.budget, total: k.total, missing: &missing}
	o := probe.one(ctx, i)
	if missing || o.Err != nil || o.Bug != nil {
		return nil
	}
	return o
}

// partly is a result without its error where the user, or the total time, has ended the
// verification: what is known by then is reported.
func partly(r *result.Result, err error) (*result.Result, error) {
	if r != nil && err != nil && failure.ClassOf(err) == failure.Interrupted {
		return r, nil
	}
	return r, err
}

// fresh is cfg with the class path as it is now.
func fresh(cfg verify.Config) verify.Config {
	cfg.Opened = nil
	return cfg
}

// usedJVM reports whether a JVM has had a say in r. It reads class files itself, and may
// have seen others if they have changed meanwhile.
func usedJVM(r *result.Result) bool {
	for _, p := range r.Properties {
		if p.Run != nil && p.Run.JVM != nil || p.Reason.Kind == result.JVMDisagrees {
			return true
		}
	}
	return false
}

// silent is an observer that prints nothing: for many entries, only the results are printed.
type silent struct{}

func (silent) Phase(string)        {}
func (silent) Step(result.Step)    {}
func (silent) Dump(string, string) {}

// silentFollower is one that keeps what a result depends on.
type silentFollower struct {
	silent
	trail trail
}

// Consulted implements verify.Follower.
func (f *silentFollower) Consulted(t classfile.Trail) { f.trail = trail(t) }
