package main

import (
	"context"
	"sync"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/front/laws"
)

// clients is what is proved of all classes of a project together, for all clients of these.
type clients struct {
	cmd   *command
	cfg   verify.Config
	path  *classfile.Path
	names []string
	quiet bool

	once   sync.Once
	proved *verify.Library // nil if nothing was proved
}

// open finds out what is proved for clients of the classes, once, in a limited time.
func (l *clients) open(ctx context.Context, limit time.Duration) {
	l.once.Do(func() {
		ctx, cancel := context.WithTimeout(ctx, limit)
		defer cancel()
		start := time.Now()
		cfg := l.cfg
		cfg.Opened = l.path
		var err error
		if failed := bug.Catch(func() { l.proved, err = verify.OpenLibrary(ctx, cfg, l.names) }); failed != nil {
			l.cmd.tellBug(failed)
		}
		switch {
		case l.quiet:
		case l.proved == nil && err != nil:
			l.cmd.log.Warnf("nothing is proved for all clients together: %s", oneLine(err))
		case l.proved != nil:
			all, open := l.proved.Counts()
			l.cmd.log.Debugf("%d of %d checks hold for all clients, after %.1f s", all-open, all, time.Since(start).Seconds())
		}
	})
}

// decided returns the result of an entry that is proved for clients; else nil. A nil l proves nothing.
func (l *clients) decided(e entries.Entry) *result.Result {
	if l == nil || e.Kind != entries.Method {
		return nil
	}
	r := l.proved.Proved(e.Method)
	if verify.RestsOnThrows(r) && e.Method.IsStatic() || r != nil && r.Requires != nil && laws.Is(e.Class()) {
		return nil // alone it may be proved without such a condition
	}
	return r
}

// untried returns what is known of an entry without an attempt at it alone: it is proved, or its checks are open. It is nil if clients cannot
// call it, or if it runs what is not supported.
func (l *clients) untried(e entries.Entry, why result.Reason) *result.Result {
	if r := l.decided(e); r != nil || l == nil || e.Kind != entries.Method {
		return r
	}
	return l.settle(e, l.proved.Untried(e.Method, why))
}

// settle makes a result of an entry alone one for all clients.
func (l *clients) settle(e entries.Entry, r *result.Result) *result.Result {
	if l == nil || e.Kind != entries.Method {
		return r
	}
	own := l.proved.Settle(e.Method, r)
	if own != nil && (own.Verdict == result.Safe || own.Verdict == result.Unsafe && laws.Is(e.Class())) {
		return own
	}
	if proved := l.proved.Proved(e.Method); proved != nil {
		return proved
	}
	return own
}
