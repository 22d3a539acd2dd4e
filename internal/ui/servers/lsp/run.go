package lsp

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/creachadair/jrpc2"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/ui/report"
	"github.com/jayverify/jayverify/internal/ui/servers"
)

// runner verifies in one run at a time.
type runner struct {
	wake chan struct{}
	idle sync.Mutex // held during a run

	mu     sync.Mutex
	wanted bool
	cancel context.CancelFunc // of the run; nil if there is none
	focus  []string           // source files, the most recent first
	runs   int
	said   string // the last thing that was wrong with the project
}

// maxFocus is how many source files come before the others.
const maxFocus = 32

// stop ends the run, if there is one. It does not wait.
func (r *runner) stop() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.cancel != nil {
		r.cancel()
	}
}

// await waits until there is no run.
func (r *runner) await() {
	r.idle.Lock()
	defer r.idle.Unlock()
}

// focus asks for a run that begins with the methods of a source file.
func (s *Server) focus(path string) {
	r := &s.runner
	r.mu.Lock()
	r.focus = slices.DeleteFunc(r.focus, func(p string) bool { return p == path })
	r.focus = append([]string{path}, r.focus[:min(len(r.focus), maxFocus-1)]...)
	r.mu.Unlock()
	s.request()
}

// request asks for a run. It ends the one that there is.
func (s *Server) request() {
	r := &s.runner
	r.stop()
	r.mu.Lock()
	r.wanted = true
	r.mu.Unlock()
	select {
	case r.wake <- struct{}{}:
	default:
	}
}

// next returns the context of the next run; nil if none is wanted.
func (r *runner) next(ctx context.Context) (run context.Context, cancel context.CancelFunc) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.wanted {
		return nil, nil
	}
	r.wanted = false
	r.runs++
	run, r.cancel = context.WithCancel(ctx)
	return run, r.cancel
}

// runAll does what is asked for, until the server ends.
func (s *Server) runAll() {
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-s.runner.wake:
		}
		s.runner.idle.Lock()
		if ctx, cancel := s.runner.next(s.ctx); ctx != nil && s.ready() == nil {
			s.run(ctx)
			cancel()
		}
		s.runner.idle.Unlock()
	}
}

// maxOpens bounds how often a project is opened while a build writes its classes.
const maxOpens = 20

// coarse is how much earlier than it happened a file system may say that a file has changed.
const coarse = 50 * time.Millisecond

// openSettled opens the project when its class files do not change any more.
func (s *Server) openSettled(ctx context.Context) (servers.Project, snapshot, error) {
	for n := 1; ; n++ {
		start := time.Now()
		p, err := s.cfg.Open(s.place())
		if err != nil {
			return nil, nil, err
		}
		snap := scan(p.Folders())
		if snap.newest().Before(start.Add(-coarse)) || n == maxOpens || ctx.Err() != nil {
			return p, snap, nil
		}
		s.closeProject(p)
		select {
		case <-ctx.Done():
		case <-time.After(settle):
		}
	}
}

// closeProject closes class files, which were only read.
func (s *Server) closeProject(p servers.Project) {
	if err := p.Close(); err != nil {
		s.cfg.Logf("%v", err)
	}
}

func (s *Server) place() servers.Place {
	s.mu.Lock()
	defer s.mu.Unlock()
	return servers.Place{Root: s.root, Classes: s.options.Classes, ClassPath: s.options.ClassPath}
}

// run verifies what is not known: first the methods of files that the user looks at.
func (s *Server) run(ctx context.Context) {
	p, snap, err := s.openSettled(ctx)
	if err != nil {
		s.projectView.lost()
		s.publish()
		s.complain(err)
		return
	}
	defer s.closeProject(p)
	s.complain(nil)
	s.projectView.begin(p, snap)
	s.publish()
	todo := s.projectView.todo(s.focused(), s.onlyFiles())
	s.cfg.Logf("a run begins: %s to verify", count(len(todo)))
	if len(todo) == 0 {
		s.refreshLenses()
		return
	}
	s.verifyAll(ctx, p, todo)
	s.publish()
	s.cfg.Logf("a run ends: %v", cmp.Or(context.Cause(ctx), errDone))
	s.refreshLenses()
}

// errDone is what ends a run that nothing else ends.
var errDone = errors.New("all are verified")

// verifyAll verifies entries, tells how far it is, and shows results from time to time.
func (s *Server) verifyAll(ctx context.Context, p servers.Project, todo []*known) {
	show := s.beginProgress(ctx, len(todo))
	defer show.end()
	last := time.Now()
	project.Each(ctx, p.Jobs(), len(todo), func(i int) *project.Outcome {
		show.begin(report.MethodName(todo[i].name))
		return p.Verify(ctx, todo[i].entry, servers.Want{})
	}, func(i int, o *project.Outcome) {
		if ctx.Err() != nil {
			return // it was cut short
		}
		if hopeless(o.Err) {
			s.complain(o.Err)
			s.runner.stop()
			return
		}
		s.projectView.add(todo[i].name, o)
		show.step()
		if time.Since(last) > showEvery || i+1 < len(todo) && todo[i].first && !todo[i+1].first {
			s.publish()
			last = time.Now()
		}
	})
}

// showEvery is how long results wait for others before they are shown.
const showEvery = 300 * time.Millisecond

// hopeless reports whether an error is the same for all entries.
func hopeless(err error) bool {
	var own *failure.Error
	return errors.As(err, &own) && (own.Class == failure.NoSolver || own.Class == failure.Usage)
}

// complain tells the user what is wrong with the project, but once.
func (s *Server) complain(err error) {
	text := ""
	if err != nil {
		text = err.Error()
	}
	r := &s.runner
	r.mu.Lock()
	same := r.said == text
	r.said = text
	r.mu.Unlock()
	if text == "" || same {
		return
	}
	kind := messageError
	if failure.ClassOf(err) == failure.NoInput {
		kind = messageWarning
	}
	s.tell(kind, "jayverify: %s", text)
}

func (s *Server) focused() []string {
	s.runner.mu.Lock()
	defer s.runner.mu.Unlock()
	return slices.Clone(s.runner.focus)
}

func (s *Server) onlyFiles() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.options.Scope == "files"
}

// progress is what the editor shows while a run lasts.
type progress struct {
	s     *Server
	token string // "" if the editor shows none

	mu      sync.Mutex
	n, all  int
	stepped time.Time
}

// progressEvery is the least time between two messages.
const progressEvery = 100 * time.Millisecond

func (s *Server) beginProgress(ctx context.Context, all int) *progress {
	p := &progress{s: s, all: all}
	s.mu.Lock()
	able := s.client.Window.WorkDoneProgress
	s.mu.Unlock()
	if !able {
		return p
	}
	s.runner.mu.Lock()
	token := fmt.Sprintf("jayverify-%d", s.runner.runs)
	s.runner.mu.Unlock()
	// The request has the context of the server: the client would answer a request that was withdrawn, which is an error.
	made := make(chan error, 1)
	s.work.Go(func() {
		_, err := s.rpc.Callback(s.ctx, "window/workDoneProgress/create", tokenParams{token})
		made <- err
	})
	select {
	case <-ctx.Done():
		return p
	case err := <-made:
		if err != nil {
			s.cfg.Logf("the editor shows no progress: %v", err)
			return p
		}
	}
	p.token = token
	zero := 0
	p.send(workDone{Kind: "begin", Title: "jayverify", Cancellable: true, Percentage: &zero, Message: count(all)})
	return p
}

func count(n int) string {
	if n == 1 {
		return "1 method"
	}
	return fmt.Sprintf("%d methods", n)
}

func (p *progress) send(w workDone) {
	if p.token != "" {
		p.s.notify("$/progress", progressParams{p.token, w})
	}
}

// begin says which method is being verified now.
func (p *progress) begin(method string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if time.Since(p.stepped) < progressEvery {
		return
	}
	p.stepped = time.Now()
	percent := 100 * p.n / p.all
	p.send(workDone{Kind: "report", Message: fmt.Sprintf("%d of %s, %s", p.n, count(p.all), method), Percentage: &percent})
}

func (p *progress) step() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.n++
}

func (p *progress) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.send(workDone{Kind: "end", Message: fmt.Sprintf("%d of %s", p.n, count(p.all))})
}

// cancelProgress ends the run whose progress the user does not want to wait for. The next
// save begins another.
func (s *Server) cancelProgress(r *jrpc2.Request) error {
	var p tokenParams
	if err := r.UnmarshalParams(&p); err != nil {
		return err
	}
	s.runner.mu.Lock()
	current := fmt.Sprintf("jayverify-%d", s.runner.runs) == p.Token
	s.runner.mu.Unlock()
	if current {
		s.runner.stop()
	}
	return nil
}

// refreshLenses asks the editor to fetch code lenses again.
func (s *Server) refreshLenses() {
	s.mu.Lock()
	able := s.client.Workspace.CodeLens.RefreshSupport
	s.mu.Unlock()
	if !able {
		return
	}
	s.work.Go(func() {
		if _, err := s.rpc.Callback(s.ctx, "workspace/codeLens/refresh", nil); err != nil {
			s.cfg.Logf("lenses: %v", err)
		}
	})
}
