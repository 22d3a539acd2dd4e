package lsp

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/creachadair/jrpc2"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/ui/servers"
	"github.com/jayverify/jayverify/internal/ui/servers/lsptest"
)

// ended says that so many runs have ended.
func ended(n int) func(lsptest.Received) bool {
	return func(s lsptest.Received) bool { return strings.Count(strings.Join(s.Progress, " "), "end") >= n }
}

func in(file string) map[string]any {
	return map[string]any{"textDocument": map[string]any{"uri": lsptest.URI(file)}}
}

func atLine(file string, line int) map[string]any {
	return map[string]any{"textDocument": map[string]any{"uri": lsptest.URI(file)}, "position": map[string]any{"line": line - 1, "character": 0}}
}

// titles are the code lenses of a file: "LINE TITLE".
func titles(t *testing.T, c *lsptest.Client, file string) []string {
	t.Helper()
	var lenses []struct {
		Range   struct{ Start struct{ Line int } }
		Command struct{ Title, Command string }
	}
	c.Call(t.Context(), "textDocument/codeLens", in(file), &lenses)
	var all []string
	for _, l := range lenses {
		all = append(all, fmt.Sprintf("%d %s", l.Range.Start.Line+1, l.Command.Title))
	}
	return all
}

// TestWhatIsShown: diagnostics, lenses, hovers and the run of an entry.
func TestWhatIsShown(t *testing.T) {
	f := newFake(t)
	c, wait := f.serve()
	ctx := t.Context()
	c.Start(ctx, f.root, nil)
	c.Open(f.source, stock)
	s := c.Wait(ctx, "a run", ended(1))
	s = c.Wait(ctx, "a diagnostic", func(s lsptest.Received) bool { return len(s.Diagnostics[lsptest.URI(f.source)]) == 1 })
	d := s.Diagnostics[lsptest.URI(f.source)][0]
	if d.Severity != 1 || d.Code != "array-index" || d.Range.Start.Line != 3 || d.Range.Start.Character != 1 || d.Range.End.Character != 1+len("/* ab */ cells[n]++;") {
		t.Errorf("the diagnostic is %+v", d)
	}
	for _, want := range []string{"violated: array index out of bounds", "call: new Stock().add(4)", "throws: java.lang.ArrayIndexOutOfBoundsException", "real JVM: does the same"} {
		if !strings.Contains(d.Message, want) {
			t.Errorf("%q is not in %q", want, d.Message)
		}
	}
	if len(d.RelatedInformation) != 2 || d.RelatedInformation[0].Message != "called here, in shop.Stock.size(int)" || d.RelatedInformation[1].Message != "n = 4" {
		t.Errorf("the run is %+v", d.RelatedInformation)
	}
	if got := strings.Join(titles(t, c, f.source), ", "); got != "3 violated: show run, 6 proved, 0.2 s" && got != "6 proved, 0.2 s, 3 violated: show run" {
		t.Errorf("lenses: %s", got)
	}
	var hover struct{ Contents struct{ Value string } }
	c.Call(ctx, "textDocument/hover", atLine(f.source, 4), &hover)
	if !strings.Contains(hover.Contents.Value, "- violated: array index out of bounds") {
		t.Errorf("hover: %q", hover.Contents.Value)
	}
	var text string
	c.Call(ctx, "workspace/executeCommand", map[string]any{"command": commandShow, "arguments": []string{"shop/Stock.add(I)V"}}, &text)
	s = c.Wait(ctx, "a document", func(s lsptest.Received) bool { return len(s.Asked["window/showDocument"]) == 1 })
	if !strings.Contains(text, "UNSAFE") || !strings.Contains(string(s.Asked["window/showDocument"][0]), "Stock.add-int.txt") {
		t.Errorf("the run: %q in %s", text, s.Asked["window/showDocument"])
	}
	c.Stop(ctx)
	if err := wait(); err != nil {
		t.Error(err)
	}
}

// TestFacts: a hover waits for the facts behind a proof.
func TestFacts(t *testing.T) {
	f := newFake(t)
	f.is(func(_ context.Context, e entries.Entry, w servers.Want) *project.Outcome {
		o := f.outcome(e)
		if w.Explain {
			o.Result.Invariants = []result.Invariant{{Kind: result.LoopInvariant, Pos: at("size", 7), Subject: "loop", Facts: []string{"0 <= i"}}}
		}
		return o
	})
	c, _ := f.serve()
	c.Start(t.Context(), f.root, nil)
	c.Open(f.source, stock)
	c.Wait(t.Context(), "a run", ended(1))
	var hover struct{ Contents struct{ Value string } }
	c.Call(t.Context(), "textDocument/hover", atLine(f.source, 7), &hover)
	if !strings.Contains(hover.Contents.Value, "- `0 <= i`") || !strings.Contains(hover.Contents.Value, "- proved: ") {
		t.Errorf("hover: %q", hover.Contents.Value)
	}
	c.Stop(t.Context())
}

// TestStale: nothing is said about a file that is newer than its classes.
func TestStale(t *testing.T) {
	f := newFake(t)
	c, _ := f.serve()
	ctx := t.Context()
	c.Start(ctx, f.root, nil)
	c.Open(f.source, stock)
	uri := lsptest.URI(f.source)
	c.Wait(ctx, "a diagnostic", func(s lsptest.Received) bool { return len(s.Diagnostics[uri]) == 1 })
	f.age(f.class, time.Hour)
	f.write(f.source, "// longer\n"+stock)
	c.Save(f.source)
	c.Wait(ctx, "no diagnostic", func(s lsptest.Received) bool { return s.Times[uri] == 2 && len(s.Diagnostics[uri]) == 0 })
	if got := strings.Join(titles(t, c, f.source), ", "); strings.Count(got, "changed: compile it to verify it") != 2 {
		t.Errorf("lenses: %s", got)
	}
	f.is(func(_ context.Context, e entries.Entry, _ servers.Want) *project.Outcome {
		o := f.outcome(e)
		o.Result.Properties[0].Property.Pos.Line++
		return o
	})
	f.build()
	c.Notify("workspace/didChangeWatchedFiles", map[string]any{"changes": []any{}})
	s := c.Wait(ctx, "the diagnostic of the new class", func(s lsptest.Received) bool { return len(s.Diagnostics[uri]) == 1 })
	if line := s.Diagnostics[uri][0].Range.Start.Line; line != 4 {
		t.Errorf("it is in line %d", line)
	}
	c.Stop(ctx)
}

// TestCancel: a save, the editor and shutdown end verifications.
func TestCancel(t *testing.T) {
	f := newFake(t)
	begun, gone := make(chan bool, 100), make(chan bool, 100)
	f.is(func(ctx context.Context, e entries.Entry, _ servers.Want) *project.Outcome {
		begun <- true
		<-ctx.Done()
		gone <- true
		return &project.Outcome{Entry: e, Err: ctx.Err()}
	})
	c, wait := f.serve()
	ctx := t.Context()
	c.Start(ctx, f.root, nil)
	c.Open(f.source, stock)
	<-begun
	c.Save(f.source) // ends the run, and begins another
	<-gone
	<-begun
	s := c.Wait(ctx, "progress", func(s lsptest.Received) bool { return len(s.Tokens) >= 2 })
	c.Notify("window/workDoneProgress/cancel", map[string]any{"token": s.Tokens[len(s.Tokens)-1]})
	c.Wait(ctx, "the end", func(s lsptest.Received) bool { return len(s.Progress) > 0 && s.Progress[len(s.Progress)-1] == "end" })
	if len(s.Diagnostics) > 0 {
		t.Errorf("what was cut short is shown: %+v", s.Diagnostics)
	}
	c.Save(f.source)
	c.Wait(ctx, "a third run", func(s lsptest.Received) bool { return len(s.Tokens) >= 3 })
	n := len(gone)
	c.Call(ctx, "shutdown", nil, nil)
	if len(gone) <= n-1 || len(begun) > len(gone)+2 {
		t.Errorf("shutdown has left verifications: %d of %d have ended", len(gone), len(begun))
	}
	if err := c.Try(ctx, "textDocument/hover", atLine(f.source, 4), nil); code(err) != jrpc2.InvalidRequest {
		t.Errorf("a request after shutdown: %v", err)
	}
	c.Notify("exit", nil)
	if err := wait(); err != nil {
		t.Error(err)
	}
}

func code(err error) jrpc2.Code {
	var e *jrpc2.Error
	if !errors.As(err, &e) {
		return 0
	}
	return e.Code
}

// TestCancelRequest: the editor takes back a request that takes long.
func TestCancelRequest(t *testing.T) {
	f := newFake(t)
	asked := make(chan bool, 1)
	f.is(func(ctx context.Context, e entries.Entry, w servers.Want) *project.Outcome {
		if w.Reproducer == "" {
			return f.outcome(e)
		}
		asked <- true
		<-ctx.Done()
		return &project.Outcome{Entry: e, Err: ctx.Err()}
	})
	c, _ := f.serve()
	ctx := t.Context()
	if err := c.Try(ctx, "textDocument/hover", atLine(f.source, 4), nil); code(err) != codeNotInitialized {
		t.Errorf("a request before initialize: %v", err)
	}
	c.Start(ctx, f.root, nil)
	c.Open(f.source, stock)
	c.Wait(ctx, "a run", ended(1))
	answer := make(chan error, 1)
	go func() {
		answer <- c.Try(ctx, "workspace/executeCommand", map[string]any{"command": commandReproduce, "arguments": []string{"shop/Stock.add(I)V"}}, nil)
	}()
	<-asked
	c.Notify("$/cancelRequest", map[string]any{"id": c.LastID()})
	if err := <-answer; code(err) != codeCancelled {
		t.Errorf("the answer is %v", err)
	}
	c.Stop(ctx)
}

// TestReproducer: the code action makes a file with a test, and no file of the user is
// lost.
func TestReproducer(t *testing.T) {
	f := newFake(t)
	tests := filepath.Join(f.root, "src", "test", "java", "shop")
	f.write(filepath.Join(tests, "StockAddRunTest.java"), "mine")
	f.is(func(_ context.Context, e entries.Entry, w servers.Want) *project.Outcome {
		if w.Reproducer != "" {
			f.write(filepath.Join(w.Reproducer, "src", "test", "java", "shop", "Run1Test.java"), "package shop;\nclass Run1Test {\n}\n")
		}
		return f.outcome(e)
	})
	c, _ := f.serve()
	ctx := t.Context()
	c.Start(ctx, f.root, nil)
	c.Open(f.source, stock)
	c.Wait(ctx, "a diagnostic", func(s lsptest.Received) bool { return len(s.Diagnostics[lsptest.URI(f.source)]) == 1 })
	var actions []struct {
		Title   string
		Command struct {
			Command   string
			Arguments []string
		}
	}
	params := in(f.source)
	params["range"] = map[string]any{"start": map[string]any{"line": 3, "character": 2}, "end": map[string]any{"line": 3, "character": 2}}
	params["context"] = map[string]any{"diagnostics": []any{}}
	c.Call(ctx, "textDocument/codeAction", params, &actions)
	if len(actions) != 1 || actions[0].Title != "Write the JUnit reproducer of Stock.add(int)" {
		t.Fatalf("actions: %+v", actions)
	}
	var file string
	c.Call(ctx, "workspace/executeCommand", map[string]any{"command": actions[0].Command.Command, "arguments": actions[0].Command.Arguments}, &file)
	if file != filepath.Join(tests, "StockAddRunTest2.java") {
		t.Errorf("the file is %s", file)
	}
	s := c.Wait(ctx, "an edit", func(s lsptest.Received) bool { return len(s.Asked["workspace/applyEdit"]) == 1 })
	edit := string(s.Asked["workspace/applyEdit"][0])
	if !strings.Contains(edit, `"kind":"create"`) || !strings.Contains(edit, "class StockAddRunTest2 {") {
		t.Errorf("the edit is %s", edit)
	}
	if err := c.Try(ctx, "workspace/executeCommand", map[string]any{"command": commandReproduce, "arguments": []string{"shop/Stock.none()V"}}, nil); err == nil {
		t.Error("there is a test of a method that is not there")
	}
	c.Stop(ctx)
}

// TestNoClasses: the user is told once what is missing, and the server goes on when it is
// there.
func TestNoClasses(t *testing.T) {
	f := newFake(t)
	f.absent = true
	c, wait := f.serve()
	ctx := t.Context()
	c.Start(ctx, f.root, nil)
	c.Open(f.source, stock)
	c.Wait(ctx, "a message", func(s lsptest.Received) bool { return len(s.Messages) > 0 })
	c.Save(f.source)
	f.mu.Lock()
	f.absent = false
	f.mu.Unlock()
	s := c.Wait(ctx, "a run", ended(1))
	if len(s.Messages) != 1 || !strings.Contains(s.Messages[0], "there are no classes") {
		t.Errorf("messages: %q", s.Messages)
	}
	c.Notify("exit", nil)
	if err := wait(); err == nil {
		t.Error("exit without shutdown is no mistake")
	}
}

// TestOnlyFiles: with the scope "files", what is not open is not verified.
func TestOnlyFiles(t *testing.T) {
	f := newFake(t)
	f.is(func(context.Context, entries.Entry, servers.Want) *project.Outcome {
		t.Error(errNever)
		return &project.Outcome{}
	})
	other := filepath.Join(f.root, "src", "main", "java", "shop", "Other.java")
	f.write(other, "package shop;\n")
	c, _ := f.serve()
	c.Start(t.Context(), f.root, map[string]any{"scope": "files"})
	c.Open(other, "")
	c.Wait(t.Context(), "lenses", func(s lsptest.Received) bool { return len(s.Asked["workspace/codeLens/refresh"]) > 0 })
	c.Stop(t.Context())
}

// TestURI: paths of files and their URIs.
func TestURI(t *testing.T) {
	path := filepath.Join(string(os.PathSeparator)+"a b", "ä#?%.java")
	if got := pathOf(uriOf(path)); got != path {
		t.Errorf("%s becomes %s", path, got)
	}
	for _, uri := range []string{"untitled:1", "http://a/b", "file://", ":"} {
		if got := pathOf(uri); got != "" {
			t.Errorf("%s is the file %s", uri, got)
		}
	}
}
