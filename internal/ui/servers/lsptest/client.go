// Package lsptest has an editor for tests of the language server: a client that keeps what
// the server sends, and waits for what a test wants to see.
package lsptest

import (
	"context"
	"encoding/json"
	"io"
	"maps"
	"net/url"
	"path/filepath"
	"sync"
	"testing"

	"github.com/creachadair/jrpc2"
	"github.com/creachadair/jrpc2/channel"
)

// Diagnostic is one of the diagnostics of a file.
type Diagnostic struct {
	Range struct {
		Start, End struct{ Line, Character int }
	}
	Severity           int
	Code               string
	Message            string
	RelatedInformation []struct {
		Location struct{ URI string }
		Message  string
	}
}

// Client is an editor. Its methods fail the test if the server does not answer.
type Client struct {
	t   testing.TB
	rpc *jrpc2.Client

	mu          sync.Mutex
	news        chan struct{} // closed when something has come
	diagnostics map[string][]Diagnostic
	times       map[string]int // how often diagnostics of a file have come
	progress    []string       // kinds of $/progress: begin, report, end
	tokens      []string       // of progress
	messages    []string       // of window/showMessage
	asked       map[string][]json.RawMessage
	calls       int // requests of the editor
}

// New returns a client for a server whose output is in.
func New(t testing.TB, in io.Reader, out io.WriteCloser) *Client {
	c := &Client{t: t, news: make(chan struct{}), diagnostics: map[string][]Diagnostic{}, times: map[string]int{}, asked: map[string][]json.RawMessage{}}
	c.rpc = jrpc2.NewClient(channel.LSP(in, out), &jrpc2.ClientOptions{OnNotify: c.notified, OnCallback: c.request})
	return c
}

// URI is the URI of a file.
func URI(path string) string {
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String()
}

// notified keeps a notification of the server.
func (c *Client) notified(r *jrpc2.Request) {
	c.mu.Lock()
	defer c.mu.Unlock()
	var p struct {
		URI         string
		Diagnostics []Diagnostic
		Message     string
		Token       string
		Value       struct{ Kind string }
	}
	if err := r.UnmarshalParams(&p); err != nil {
		c.t.Errorf("%s: %v", r.Method(), err)
	}
	switch r.Method() {
	case "textDocument/publishDiagnostics":
		c.diagnostics[p.URI] = p.Diagnostics
		c.times[p.URI]++
	case "$/progress":
		c.progress = append(c.progress, p.Value.Kind)
		if p.Value.Kind == "begin" {
			c.tokens = append(c.tokens, p.Token)
		}
	case "window/showMessage":
		c.messages = append(c.messages, p.Message)
	default:
		c.t.Errorf("the server sends %s", r.Method())
	}
	c.tell()
}

// request answers a request of the server.
func (c *Client) request(_ context.Context, r *jrpc2.Request) (any, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	var p json.RawMessage
	if r.HasParams() {
		if err := r.UnmarshalParams(&p); err != nil {
			return nil, err
		}
	}
	c.asked[r.Method()] = append(c.asked[r.Method()], p)
	c.tell()
	switch r.Method() {
	case "workspace/applyEdit":
		return map[string]bool{"applied": true}, nil
	case "window/showDocument":
		return map[string]bool{"success": true}, nil
	}
	return nil, nil
}

func (c *Client) tell() {
	close(c.news)
	c.news = make(chan struct{})
}

// Received is what the server has sent up to now.
type Received struct {
	Diagnostics map[string][]Diagnostic // by URI
	Times       map[string]int          // how often diagnostics have come, by URI
	Progress    []string                // kinds
	Tokens      []string                // of progress
	Messages    []string
	Asked       map[string][]json.RawMessage // requests of the server, by method
}

// Wait waits until the server has sent what a test wants to see. what says it in words.
func (c *Client) Wait(ctx context.Context, what string, ok func(Received) bool) Received {
	c.t.Helper()
	for {
		c.mu.Lock()
		s := Received{maps.Clone(c.diagnostics), maps.Clone(c.times), c.progress, c.tokens, c.messages, maps.Clone(c.asked)}
		news := c.news
		c.mu.Unlock()
		if ok(s) {
			return s
		}
		select {
		case <-news:
		case <-ctx.Done():
			c.t.Fatalf("%s: %v; the server has sent %+v", what, ctx.Err(), s)
		}
	}
}

// Call asks the server, and puts its answer into result.
func (c *Client) Call(ctx context.Context, method string, params, result any) {
	c.t.Helper()
	if err := c.Try(ctx, method, params, result); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

// Try asks the server, and returns its error.
func (c *Client) Try(ctx context.Context, method string, params, result any) error {
	c.mu.Lock()
	c.calls++
	c.mu.Unlock()
	answer, err := c.rpc.Call(ctx, method, params)
	if err != nil || result == nil {
		return err
	}
	return answer.UnmarshalResult(result)
}

// Notify tells the server something.
func (c *Client) Notify(method string, params any) {
	c.t.Helper()
	if err := c.rpc.Notify(context.Background(), method, params); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

// Start says initialize and initialized.
func (c *Client) Start(ctx context.Context, root string, options any) {
	c.t.Helper()
	var r struct{ Capabilities struct{ HoverProvider bool } }
	c.Call(ctx, "initialize", map[string]any{
		"processId": nil, "rootUri": URI(root), "initializationOptions": options,
		"capabilities": map[string]any{
			"window": map[string]any{"workDoneProgress": true, "showDocument": map[string]any{"support": true}},
			"workspace": map[string]any{
				"applyEdit": true, "codeLens": map[string]any{"refreshSupport": true},
				"workspaceEdit":         map[string]any{"documentChanges": true, "resourceOperations": []string{"create"}},
				"didChangeWatchedFiles": map[string]any{"dynamicRegistration": true},
			},
		},
	}, &r)
	if !r.Capabilities.HoverProvider {
		c.t.Fatal("the server has no hovers")
	}
	c.Notify("initialized", map[string]any{})
}

// Open says that a file was opened.
func (c *Client) Open(path, text string) {
	c.Notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": URI(path), "languageId": "java", "version": 1, "text": text}})
}

// Save says that a file was saved.
func (c *Client) Save(path string) {
	c.Notify("textDocument/didSave", map[string]any{"textDocument": map[string]any{"uri": URI(path)}})
}

// Stop says shutdown and exit.
func (c *Client) Stop(ctx context.Context) {
	c.t.Helper()
	c.Call(ctx, "shutdown", nil, nil)
	c.Notify("exit", nil)
}

// LastID is the number of the last request.
func (c *Client) LastID() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.calls
}
