package lsp

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/ui/servers"
	"github.com/jayverify/jayverify/internal/ui/servers/lsptest"
	"github.com/jayverify/jayverify/ivl"
)

// fake is a project whose verifications say what a test wants. It has one class with two
// methods: Stock.add fails in line 4, Stock.size is proved.
type fake struct {
	t       *testing.T
	root    string
	source  string // the file
	class   string // the file
	mu      sync.Mutex
	closed  int
	opened  int
	absent  bool // there are no classes
	verify  func(ctx context.Context, e entries.Entry, w servers.Want) *project.Outcome
	entries []entries.Entry
}

// stock is the source of the class. An emoji takes two UTF-16 code units.
const stock = "package shop;\nclass Stock {\n    void add(int n) {\n\t/* 😀 */ cells[n]++; \n    }\n    int size() {\n        return 3;\n    }\n}\n"

func newFake(t *testing.T) *fake {
	f := &fake{t: t, root: t.TempDir()}
	f.source = filepath.Join(f.root, "src", "main", "java", "shop", "Stock.java")
	f.class = filepath.Join(f.root, "target", "classes", "shop", "Stock.class")
	f.write(f.source, stock)
	f.build()
	c := &classfile.Class{Name: "shop/Stock", SourceFile: "Stock.java", Origin: classfile.Origin{Path: filepath.Join(f.root, "target", "classes")}}
	for name, line := range map[string]int{"add": 4, "size": 7} {
		m := &classfile.Method{Class: c, Name: name, Desc: "(I)V", Code: classfile.NewBody(&classfile.Code{Lines: []classfile.Line{{Line: line}}})}
		f.entries = append(f.entries, entries.Entry{Method: m})
	}
	f.verify = func(_ context.Context, e entries.Entry, _ servers.Want) *project.Outcome { return f.outcome(e) }
	return f
}

func (f *fake) write(file, text string) {
	f.t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		f.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		f.t.Fatal(err)
	}
}

// age makes a file as old as it says.
func (f *fake) age(file string, ago time.Duration) {
	f.t.Helper()
	at := time.Now().Add(-ago)
	if err := os.Chtimes(file, at, at); err != nil {
		f.t.Fatal(err)
	}
}

// build makes the class newer than the source.
func (f *fake) build() {
	f.write(f.class, "class")
	f.age(f.source, time.Hour)
}

// at is a place in the class.
func at(method string, line int) ivl.Pos {
	return ivl.Pos{Method: &ivl.Method{Class: "shop/Stock", Name: method, Desc: "(I)V", Source: "Stock.java"}, Line: line}
}

// outcome says that Stock.add fails and Stock.size does not.
func (f *fake) outcome(e entries.Entry) *project.Outcome {
	r := &result.Result{Entry: e.String(), Verdict: result.Safe, Elapsed: 230 * time.Millisecond}
	pos := at("size", 7)
	p := result.Property{Property: &ivl.Property{Name: "p", Kind: ivl.ArrayIndex, Exception: "java/lang/ArrayIndexOutOfBoundsException", Pos: pos}, Verdict: result.Safe, Reach: result.Reached}
	if e.Method.Name == "add" {
		pos = at("add", 4)
		p.Property.Pos, p.Verdict, r.Verdict = pos, result.Unsafe, result.Unsafe
		p.Run = &result.Counterexample{
			Stack: []ivl.Pos{pos, at("size", 7)}, Path: []ivl.Pos{at("size", 7), pos}, Call: "new Stock().add(4)",
			Changes: []result.Change{{Step: 1, Name: "n", Value: "4"}}, JVM: &result.JVMRun{Confirmed: true},
		}
	}
	r.Properties = []result.Property{p}
	return &project.Outcome{Entry: e, Result: r}
}

// open implements servers.Opener.
func (f *fake) open(servers.Place) (servers.Project, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.absent {
		return nil, failure.Errorf(failure.NoInput, "there are no classes")
	}
	f.opened++
	return f, nil
}

func (f *fake) Name() string             { return "fake" }
func (f *fake) Entries() []entries.Entry { return f.entries }
func (f *fake) Folders() []string        { return []string{filepath.Join(f.root, "target", "classes")} }
func (f *fake) SourceRoots() []string    { return []string{filepath.Join(f.root, "src", "main", "java")} }
func (f *fake) Source(string) string     { return "shop/Stock.java" }
func (f *fake) Jobs() int                { return 2 }
func (f *fake) Apply(r *result.Result) *result.Result {
	return r
}
func (f *fake) Verify(ctx context.Context, e entries.Entry, w servers.Want) *project.Outcome {
	f.mu.Lock()
	verify := f.verify
	f.mu.Unlock()
	return verify(ctx, e, w)
}
func (f *fake) Close() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.closed++
	return nil
}

// is sets what verifications do.
func (f *fake) is(verify func(ctx context.Context, e entries.Entry, w servers.Want) *project.Outcome) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.verify = verify
}

// serve starts a server for the project, and returns its editor. ended returns what Serve
// returns.
func (f *fake) serve() (c *lsptest.Client, ended func() error) {
	toServer, fromEditor := io.Pipe()
	toEditor, fromServer := io.Pipe()
	done := make(chan error, 1)
	go func() {
		done <- Serve(f.t.Context(), toServer, fromServer, Config{Open: f.open, Version: "test", Logf: f.t.Logf})
		_ = fromServer.Close() // it always succeeds
	}()
	wait := sync.OnceValue(func() error { return <-done })
	f.t.Cleanup(func() {
		_ = fromEditor.Close() // the same
		_ = wait()             // a test that wants to see it calls ended
		if f.opened != f.closed {
			f.t.Errorf("the project was opened %d times and closed %d times", f.opened, f.closed)
		}
	})
	return lsptest.New(f.t, toEditor, fromEditor), wait
}

// errNever is for what must not happen.
var errNever = errors.New("this was not to happen")
