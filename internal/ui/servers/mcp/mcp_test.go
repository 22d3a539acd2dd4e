package mcp

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/ui/servers"
	"github.com/jayverify/jayverify/ivl"
)

// fake is a project with methods Stock.add(int), which fails, and Stock.add(String) and
// Stock.size(), which are proved. A test may change what verifications do.
type fake struct {
	verify func(context.Context, entries.Entry, servers.Want) *project.Outcome
	asked  []string // the patterns of methods
	err    error    // of open
}

func (f *fake) open(p servers.Place) (servers.Project, error) {
	f.asked = p.Methods
	return f, f.err
}

func (f *fake) Name() string { return "fake" }
func (f *fake) Entries() []entries.Entry {
	c := &classfile.Class{Name: "shop/Stock", SourceFile: "Stock.java"}
	var all []entries.Entry
	for _, m := range [][2]string{{"add", "(I)V"}, {"add", "(Ljava/lang/String;)V"}, {"size", "()I"}} {
		if f.asked == nil || f.asked[0] == "shop.Stock."+m[0] {
			all = append(all, entries.Entry{Method: &classfile.Method{Class: c, Name: m[0], Desc: m[1]}})
		}
	}
	return all
}
func (f *fake) Folders() []string                     { return nil }
func (f *fake) SourceRoots() []string                 { return nil }
func (f *fake) Source(string) string                  { return "" }
func (f *fake) Jobs() int                             { return 1 }
func (f *fake) Apply(r *result.Result) *result.Result { return r }
func (f *fake) Close() error                          { return nil }
func (f *fake) Verify(ctx context.Context, e entries.Entry, w servers.Want) *project.Outcome {
	if f.verify != nil {
		return f.verify(ctx, e, w)
	}
	p := result.Property{Property: &ivl.Property{Name: "p" + e.Method.Desc, Kind: ivl.DivisionByZero, Pos: ivl.Pos{Line: 1, Method: &ivl.Method{Class: "shop/Stock", Name: e.Method.Name, Desc: e.Method.Desc}}}, Verdict: result.Safe}
	r := &result.Result{Entry: e.String(), Verdict: result.Safe, Properties: []result.Property{p}}
	if e.Method.Desc == "(I)V" {
		r.Verdict, r.Properties[0].Verdict, r.Properties[0].Run = result.Unsafe, result.Unsafe, &result.Counterexample{Call: "new Stock().add(0)"}
	}
	if w.Explain {
		r.Invariants = []result.Invariant{{Kind: result.MethodEnsures, Subject: "size", Facts: []string{"0 <= result"}}}
	}
	return &project.Outcome{Entry: e, Result: r}
}

// connect starts a server in this process, and returns its client.
func (f *fake) connect(t *testing.T, opts *sdk.ClientOptions) *sdk.ClientSession {
	t.Helper()
	ours, theirs := sdk.NewInMemoryTransports()
	done := make(chan error, 1)
	go func() { done <- Serve(t.Context(), theirs, Config{Open: f.open, Version: "test"}) }()
	session, err := sdk.NewClient(&sdk.Implementation{Name: "test", Version: "1"}, opts).Connect(t.Context(), ours, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = session.Close() // what Serve returns counts
		if err := <-done; err != nil && !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
	})
	return session
}

// call calls a tool. failed says whether the tool has failed; then text says why.
func call(t *testing.T, s *sdk.ClientSession, tool string, args map[string]any) (out map[string]any, text string, failed bool) {
	t.Helper()
	p := &sdk.CallToolParams{Name: tool, Arguments: args}
	p.SetProgressToken("token")
	r, err := s.CallTool(t.Context(), p)
	if err != nil {
		t.Fatalf("%s: %v", tool, err)
	}
	if c, ok := r.Content[0].(*sdk.TextContent); ok {
		text = c.Text
	}
	out, _ = r.StructuredContent.(map[string]any)
	return out, text, r.IsError
}

// TestTools calls each tool.
func TestTools(t *testing.T) {
	var mu sync.Mutex
	var steps []float64
	told := make(chan bool, 10)
	f := &fake{}
	s := f.connect(t, &sdk.ClientOptions{ProgressNotificationHandler: func(_ context.Context, r *sdk.ProgressNotificationClientRequest) {
		mu.Lock()
		defer mu.Unlock()
		steps = append(steps, r.Params.Progress)
		told <- true
	}})
	tools, err := s.ListTools(t.Context(), nil)
	if err != nil || len(tools.Tools) != 4 {
		t.Fatalf("%d tools, %v", len(tools.Tools), err)
	}
	for _, tool := range tools.Tools {
		if tool.InputSchema == nil || tool.OutputSchema == nil || tool.Description == "" {
			t.Errorf("%s has no schema", tool.Name)
		}
	}
	out, text, failed := call(t, s, "verify", map[string]any{})
	if failed || out["summary"] != "1 finding; of 3 methods 2 proved, 1 violated, 0 latent, 0 open, 0 not judged." || out["omitted"] != 2.0 {
		t.Errorf("verify: %v %s", out["summary"], text)
	}
	for range 3 {
		<-told
	}
	mu.Lock()
	if len(steps) != 3 || steps[2] != 3 {
		t.Errorf("progress: %v", steps)
	}
	mu.Unlock()
	out, text, failed = call(t, s, "check_method", map[string]any{"method": "shop.Stock.add( String )"})
	if failed || !strings.HasPrefix(out["summary"].(string), "0 findings; of 1 method 1 proved") {
		t.Errorf("check_method: %v %s", out["summary"], text)
	}
	out, text, failed = call(t, s, "explain", map[string]any{"method": "shop.Stock.size"})
	if failed || !strings.Contains(text, `"jml":["//@ ensures 0`) || out["verdict"] != "SAFE" {
		t.Errorf("explain: %s", text)
	}
}

// TestErrors: errors say what helps.
func TestErrors(t *testing.T) {
	f := &fake{}
	s := f.connect(t, nil)
	for _, c := range []struct {
		tool, method, want string
		err                error
	}{
		{"explain", "shop.Stock.add", "several methods are called shop.Stock.add: shop.Stock.add(int); shop.Stock.add(String)", nil},
		{"check_method", "shop.Stock.add(long)", "there are shop.Stock.add(int), shop.Stock.add(String)", nil},
		{"check_method", " ", "it is CLASS.METHOD", nil},
		{"reproduce", "shop.Stock.size", "violates nothing now", nil},
		{"explain", "shop.Stock.size", "jayverify doctor", failure.Errorf(failure.NoSolver, "there is no solver")},
		{"explain", "shop.Stock.size", "Compile the project", failure.Errorf(failure.NoInput, "there are no classes")},
	} {
		f.err = c.err
		if _, text, failed := call(t, s, c.tool, map[string]any{"method": c.method}); !failed || !strings.Contains(text, c.want) {
			t.Errorf("%s %s: %q, want %q", c.tool, c.method, text, c.want)
		}
	}
	if _, text, failed := call(t, s, "verify", map[string]any{"methods": 1}); !failed || !strings.Contains(text, "methods") {
		t.Errorf("arguments of another type: %q", text)
	}
}

// TestCancelled: a client that takes a call back ends its verification.
func TestCancelled(t *testing.T) {
	begun, gone := make(chan bool, 1), make(chan bool, 1)
	f := &fake{verify: func(ctx context.Context, e entries.Entry, _ servers.Want) *project.Outcome {
		begun <- true
		<-ctx.Done()
		gone <- true
		return &project.Outcome{Entry: e, Err: ctx.Err()}
	}}
	s := f.connect(t, nil)
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		<-begun
		cancel()
	}()
	if _, err := s.CallTool(ctx, &sdk.CallToolParams{Name: "verify", Arguments: map[string]any{}}); !errors.Is(err, context.Canceled) {
		t.Errorf("the call ends with %v", err)
	}
	<-gone
}
