package main

import (
	"context"
	"crypto/sha256"
	"fmt"
	"sync"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project/cache"
)

// settledResults are results of methods for all clients. They depend on all classes of the project together, so the cache
// keeps them for a class path in which no file has changed. It is safe for concurrent use.
type settledResults struct {
	keeper  *keeper
	content string // of the class path; "" if it cannot be told
	suffix  string // of keys: the project's classes and the time

	mu     sync.Mutex
	before map[string]*result.Result // by entry
	now    map[string]*result.Result
}

// openSettled takes the results of an earlier run for the same class path out of the cache. all says that there is one for each
// method.
func (k *checking) openSettled() (all bool) {
	if k.keeper == nil {
		return false
	}
	content, err := k.path.Answer(classfile.AskContent)
	if err != nil {
		return false
	}
	s := &settledResults{keeper: k.keeper, content: content, before: map[string]*result.Result{}, now: map[string]*result.Result{}}
	s.suffix = fmt.Sprintf("for clients of %x in %v\n", sha256.Sum256(fmt.Append(nil, k.classes)), k.opt.check.totalTime)
	k.settled, all = s, true
	for _, e := range k.found.Entries {
		if e.Kind != entries.Method {
			continue
		}
		if r := s.lookUp(k.configFor(e)); r != nil {
			s.before[e.String()] = r
		} else {
			all = false
		}
	}
	return all
}

func (s *settledResults) key(cfg verify.Config) (cache.Key, error) {
	key, err := s.keeper.tools.Key(cfg)
	return key + cache.Key(s.suffix), err
}

// trail is what the results depend on.
func (s *settledResults) trail() classfile.Trail {
	return classfile.Trail{classfile.AskContent: s.content}
}

// lookUp returns nil where there is no result, or one that cannot be used.
func (s *settledResults) lookUp(cfg verify.Config) *result.Result {
	key, err := s.key(cfg)
	if err != nil {
		return nil
	}
	r, err := s.keeper.store.Get(key, func(q classfile.Question) (string, error) { return s.trail()[q], nil })
	if err != nil {
		return nil
	}
	return r
}

// of returns the earlier result of an entry; nil if there is none. A nil s has none.
func (s *settledResults) of(e entries.Entry) *result.Result {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.before[e.String()]
}

// add notes a result that is to be kept.
func (s *settledResults) add(ctx context.Context, e entries.Entry, r *result.Result) {
	if s == nil || r == nil || ctx.Err() != nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.now[e.String()] = r
}

// keepSettled keeps the new results, unless files of the class path have changed meanwhile.
func (k *checking) keepSettled() {
	s := k.settled
	if s == nil || len(s.now) == 0 {
		return
	}
	now := verify.NewRetrace(fresh(k.opt.config))
	defer func() { _ = now.Close() }() // it was only read
	if content, err := now.Answer(classfile.AskContent); err != nil || content != s.content {
		return
	}
	for _, e := range k.found.Entries {
		r := s.now[e.String()]
		if r == nil {
			continue
		}
		kept := *r
		kept.Cached = time.Time{}
		key, err := s.key(k.configFor(e))
		if err == nil {
			err = s.keeper.store.Put(key, s.trail(), &kept)
		}
		if err != nil {
			k.cmd.log.Warnf("cache: %s", oneLine(err))
			return
		}
	}
}
