package lsp

import (
	"path/filepath"
	"strings"
	"time"

	"github.com/creachadair/jrpc2"
)

// watcher sees new class files. The poke channel makes it look at once.
type watcher struct {
	poke chan struct{}
}

const (
	// lookEvery is how long the watcher waits before it looks again.
	lookEvery = 400 * time.Millisecond
	// lookShare bounds the share of the time in which it looks: in a large project that
	// takes a while.
	lookShare = 20
	// settle is how long class files must stay as they are before they are read: a build
	// writes many.
	settle = 100 * time.Millisecond
)

// watchAll looks at the class files until the server ends, and asks for a run if they
// have changed.
func (s *Server) watchAll() {
	pause := lookEvery
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-s.watch.poke:
		case <-time.After(pause):
		}
		start := time.Now()
		if s.look() {
			s.request()
		}
		pause = max(lookEvery, lookShare*time.Since(start))
	}
}

// look reports whether class files have changed since the last run has begun. It waits
// until they do not change any more.
func (s *Server) look() bool {
	folders, before := s.projectView.seen()
	if folders == nil {
		// There were no classes yet. Opening the project says whether there are some.
		return s.projectView.unopened()
	}
	now := scan(folders)
	if now.equal(before) {
		return false
	}
	s.runner.stop()
	for {
		select {
		case <-s.ctx.Done():
			return false
		case <-time.After(settle):
		}
		next := scan(folders)
		if next.equal(now) {
			return true
		}
		now = next
	}
}

// didChangeWatchedFiles is the editor's way to tell of class files and source files.
func (s *Server) didChangeWatchedFiles(*jrpc2.Request) error {
	select {
	case s.watch.poke <- struct{}{}:
	default: // it is about to look
	}
	return nil
}

// didOpen remembers which files are open: their methods come first.
func (s *Server) didOpen(r *jrpc2.Request) error {
	uri, path, err := document(r)
	if path == "" {
		return err
	}
	s.projectView.setOpen(path, uri)
	s.focus(path)
	return nil
}

func (s *Server) didClose(r *jrpc2.Request) error {
	_, path, err := document(r)
	s.projectView.setOpen(path, "")
	return err
}

// didSave hides what is known about the file until its classes are newer than it, and
// begins another run.
func (s *Server) didSave(r *jrpc2.Request) error {
	_, path, err := document(r)
	if path == "" {
		return err
	}
	s.runner.stop()
	s.projectView.refreshStale()
	s.publish()
	s.focus(path)
	return s.didChangeWatchedFiles(nil)
}

// document is the source file that a notification is about; the path is "" for what is no
// Java source.
func document(r *jrpc2.Request) (uri, path string, err error) {
	var p documentParams
	if err := r.UnmarshalParams(&p); err != nil {
		return "", "", err
	}
	path = pathOf(p.TextDocument.URI)
	if !strings.EqualFold(filepath.Ext(path), ".java") {
		path = ""
	}
	return p.TextDocument.URI, path, nil
}
