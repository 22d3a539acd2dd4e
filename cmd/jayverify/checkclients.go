package main

import (
	"context"
	"sync"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/bug"
	"github.com/jayverify/jayverify/internal/entries"
	"github.com/jayverify/jayverify/internal/verify"
)

// clients is what is proved of all classes of a project together. It is found out when the first method asks for it.
type clients struct {
	cmd   *command
	cfg   verify.Config
	path  *classfile.Path
	names []string
	quiet bool

	once   sync.Once
	proved *verify.Library // nil if nothing was proved
}

// libraryTime is the time for the classes of a project together.
const libraryTime = 3 * time.Minute

// of returns what is proved for clients of the classes, as far as it says something of an entry. A nil one says nothing.
func (l *clients) of(ctx context.Context, e entries.Entry) *verify.Library {
	if l == nil || e.Kind != entries.Method {
		return nil
	}
	l.once.Do(func() {
		ctx, cancel := context.WithTimeout(ctx, libraryTime)
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
			l.cmd.log.Infof("%d of %d checks hold for all clients, after %.1f s", all-open, all, time.Since(start).Seconds())
		}
	})
	return l.proved
}
