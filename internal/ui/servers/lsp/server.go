package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/creachadair/jrpc2"
	"github.com/creachadair/jrpc2/channel"
	"github.com/creachadair/jrpc2/handler"

	"github.com/jayverify/jayverify/internal/ui/servers"
)

// The error codes of the protocol that are not those of JSON-RPC.
const (
	codeNotInitialized = -32002
	codeCancelled      = -32800
)

// Config says what a Server works with.
type Config struct {
	Open    servers.Opener
	Version string
	Logf    func(format string, args ...any) // receives messages for developers; nil drops them
}

// Server is a language server for one editor.
type Server struct {
	cfg    Config
	rpc    *jrpc2.Server
	ctx    context.Context // ends when the server does
	cancel context.CancelFunc
	work   sync.WaitGroup // the runner, the watcher, explanations

	begun chan struct{} // closed by initialize

	mu          sync.Mutex
	started     bool // initialize was called
	down        bool // shutdown was called
	exited      bool // exit was called
	client      clientCapabilities
	options     initOptions
	root        string
	runner      runner
	projectView projectView
	watch       watcher
}

// maxCalls is how many requests are answered at a time.
const maxCalls = 64

// Serve talks to an editor until it says exit, the stream ends, or ctx ends. The error
// says what went wrong: that the editor has not said shutdown, or that a stream broke.
func Serve(ctx context.Context, in io.Reader, out io.WriteCloser, cfg Config) error {
	if cfg.Logf == nil {
		cfg.Logf = func(string, ...any) {}
	}
	s := &Server{cfg: cfg, begun: make(chan struct{})}
	s.ctx, s.cancel = context.WithCancel(ctx)
	s.runner.wake, s.watch.poke = make(chan struct{}, 1), make(chan struct{}, 1)
	s.projectView.init()
	s.rpc = jrpc2.NewServer(s.methods(), &jrpc2.ServerOptions{
		AllowPush: true, DisableBuiltin: true, Concurrency: maxCalls,
		NewContext: func() context.Context { return s.ctx },
	})
	s.rpc.Start(channel.LSP(untilDone(s.ctx, in), out))
	err := s.rpc.Wait()
	s.cancel()
	s.work.Wait() // no solver is left behind
	s.projectView.close()
	return s.ended(err)
}

// untilDone is a stream that ends when in does, or ctx. An editor may keep the stream open
// until the server has ended. A read of in may still be waiting then.
func untilDone(ctx context.Context, in io.Reader) io.Reader {
	r, w := io.Pipe()
	context.AfterFunc(ctx, func() { _ = w.Close() }) // it always succeeds
	go func() {
		_, err := io.Copy(w, in)
		_ = w.CloseWithError(err) // the same; without an error it is the end of the stream
	}()
	return r
}

// ended is what Serve returns.
func (s *Server) ended(err error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.exited && s.down, s.down && err == nil:
		return nil
	case s.exited:
		return errors.New("the editor said exit without shutdown")
	case err != nil && !channel.IsErrClosing(err) && !errors.Is(err, io.EOF):
		return fmt.Errorf("the connection to the editor broke: %w", err)
	}
	return errors.New("the editor has closed the connection without shutdown")
}

// methods are what an editor can ask for.
func (s *Server) methods() jrpc2.Assigner {
	m := handler.Map{
		"initialize":                       handler.New(s.initialize),
		"initialized":                      s.notified(s.initialized),
		"shutdown":                         s.shutdown,
		"exit":                             s.exit,
		"$/cancelRequest":                  handler.New(s.cancelRequest),
		"$/setTrace":                       nothing,
		"textDocument/didOpen":             s.notified(s.didOpen),
		"textDocument/didClose":            s.notified(s.didClose),
		"textDocument/didChange":           nothing,
		"textDocument/didSave":             s.notified(s.didSave),
		"workspace/didChangeWatchedFiles":  s.notified(s.didChangeWatchedFiles),
		"workspace/didChangeConfiguration": nothing,
		"window/workDoneProgress/cancel":   s.notified(s.cancelProgress),
		"textDocument/hover":               handled(s, s.hover),
		"textDocument/codeLens":            handled(s, s.codeLens),
		"textDocument/codeAction":          handled(s, s.codeAction),
		"workspace/executeCommand":         handled(s, s.executeCommand),
	}
	return m
}

// nothing is the handler of a notification about which there is nothing to do.
func nothing(context.Context, *jrpc2.Request) (any, error) { return nil, nil }

// patience is how long a notification waits for initialize. Some editors do not wait for
// the answer to initialize before they send more, and requests are worked on side by side.
const patience = time.Second

// notified is the handler of a notification. The editor gets no answer to it, so a
// mistake in it is logged.
func (s *Server) notified(f func(*jrpc2.Request) error) jrpc2.Handler {
	return func(_ context.Context, r *jrpc2.Request) (any, error) {
		select {
		case <-s.begun:
		case <-s.ctx.Done():
		case <-time.After(patience): // it is dropped, as the protocol says
		}
		if s.ready() != nil {
			return nil, nil
		}
		if err := f(r); err != nil {
			s.cfg.Logf("%s: %v", r.Method(), err)
		}
		return nil, nil
	}
}

// handled is the handler of a request with an answer.
func handled[P, R any](s *Server, f func(context.Context, P) (R, error)) jrpc2.Handler {
	return func(ctx context.Context, r *jrpc2.Request) (any, error) {
		if err := s.ready(); err != nil {
			return nil, err
		}
		var params P
		if err := r.UnmarshalParams(&params); err != nil {
			return nil, err
		}
		answer, err := f(ctx, params)
		if ctx.Err() != nil {
			return nil, &jrpc2.Error{Code: codeCancelled, Message: "cancelled"}
		}
		if err != nil {
			return nil, err
		}
		return answer, nil
	}
}

// ready says why no request can be answered.
func (s *Server) ready() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.down:
		return &jrpc2.Error{Code: jrpc2.InvalidRequest, Message: "the server is shut down"}
	case !s.started:
		return &jrpc2.Error{Code: codeNotInitialized, Message: "initialize comes first"}
	}
	return nil
}

func (s *Server) initialize(_ context.Context, p initializeParams) (*initializeResult, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.started {
		return nil, &jrpc2.Error{Code: jrpc2.InvalidRequest, Message: "initialize was called before"}
	}
	s.started = true
	defer close(s.begun)
	s.client, s.options = p.Capabilities, p.InitializationOptions
	s.root = rootOf(p)
	r := &initializeResult{}
	r.ServerInfo.Name, r.ServerInfo.Version = "jayverify", s.cfg.Version
	c := &r.Capabilities
	c.TextDocumentSync.OpenClose, c.TextDocumentSync.Save = true, true
	c.HoverProvider = true
	c.CodeActionProvider.CodeActionKinds = []string{"quickfix"}
	c.ExecuteCommandProvider.Commands = []string{commandReproduce, commandShow}
	return r, nil
}

// rootOf is the folder of the project: the first one that the editor names.
func rootOf(p initializeParams) string {
	uris := []string{p.RootURI}
	if len(p.WorkspaceFolders) > 0 {
		uris = []string{p.WorkspaceFolders[0].URI, p.RootURI}
	}
	for _, uri := range uris {
		if path := pathOf(uri); path != "" {
			return path
		}
	}
	if p.RootPath != "" {
		return p.RootPath
	}
	return "."
}

// initialized begins to watch and to verify.
func (s *Server) initialized(*jrpc2.Request) error {
	s.work.Go(s.runAll)
	s.work.Go(s.watchAll)
	s.mu.Lock()
	dynamic := s.client.Workspace.DidChangeWatchedFiles.DynamicRegistration
	s.mu.Unlock()
	if dynamic {
		s.work.Go(s.register)
	}
	return nil
}

// register asks the editor to tell when class files change.
func (s *Server) register() {
	var globs []fileWatcher
	for _, folder := range []string{"**/target/classes/**/*.class", "**/build/classes/**/*.class"} {
		globs = append(globs, fileWatcher{folder})
	}
	_, err := s.rpc.Callback(s.ctx, "client/registerCapability", registrationParams{[]registration{{
		ID: "classes", Method: "workspace/didChangeWatchedFiles", RegisterOptions: watchOptions{globs},
	}}})
	if err != nil {
		s.cfg.Logf("the editor does not watch class files: %v", err)
	}
}

// shutdown ends all verifications. Solvers have ended when it returns.
func (s *Server) shutdown(context.Context, *jrpc2.Request) (any, error) {
	if err := s.ready(); err != nil {
		return nil, err
	}
	s.mu.Lock()
	s.down = true
	s.mu.Unlock()
	s.runner.stop()
	s.runner.await()
	return json.RawMessage("null"), nil
}

func (s *Server) exit(context.Context, *jrpc2.Request) (any, error) {
	s.mu.Lock()
	s.exited = true
	s.mu.Unlock()
	s.cancel()
	return nil, nil
}

// cancelRequest ends a request that has not been answered yet.
func (s *Server) cancelRequest(_ context.Context, p cancelParams) error {
	s.rpc.CancelRequest(string(p.ID))
	return nil
}

// notify sends a notification to the editor. If the connection is broken, the server
// ends anyway.
func (s *Server) notify(method string, params any) {
	if err := s.rpc.Notify(s.ctx, method, params); err != nil {
		s.cfg.Logf("%s: %v", method, err)
	}
}

// tell shows a message to the user.
func (s *Server) tell(kind int, format string, args ...any) {
	s.notify("window/showMessage", messageParams{kind, fmt.Sprintf(format, args...)})
}
