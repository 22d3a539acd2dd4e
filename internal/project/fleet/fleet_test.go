package fleet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// fake is an executor that computes an answer from the entry and the files. An entry that
// begins with "dies" comes to nothing.
type fake struct {
	tools string
	took  time.Duration
	// called is told each entry; it may be nil.
	called func(entry string)
}

func (f *fake) Hello(context.Context) (wire.Hello, error) {
	return wire.Hello{Version: "test", Tools: f.tools}, nil
}

func (f *fake) Execute(ctx context.Context, _ string, setup wire.Setup, entry string, _ time.Duration) (json.RawMessage, error) {
	if f.called != nil {
		f.called(entry)
	}
	if strings.HasPrefix(entry, "dies") {
		return nil, &TryError{"the verifier has ended", "no memory left"}
	}
	if !sleep(ctx, f.took) {
		return nil, ctx.Err()
	}
	return json.Marshal(answerTo(setup, entry))
}

func (f *fake) Close() {}

// answerTo is what a fake makes of an entry.
func answerTo(setup wire.Setup, entry string) string {
	text := "proved " + entry
	for _, p := range setup.Paths {
		data, err := os.ReadFile(p.File)
		if err != nil {
			return err.Error()
		}
		text += " with " + filepath.Base(p.File) + " " + string(data)
	}
	return text
}

const testTools = "jayverify v1 abc\nz3 def\n"

// planOf is one of n entries, with a file.
func planOf(t testing.TB, n int) wire.Plan {
	t.Helper()
	file := filepath.Join(t.TempDir(), "app.jar")
	if err := os.WriteFile(file, []byte("classes"), 0o600); err != nil {
		t.Fatal(err)
	}
	p := wire.Plan{Name: "app", Version: "v1", Tools: testTools, Settings: json.RawMessage(`{"x":1}`), Paths: []wire.Path{{Role: "classes", File: file}}}
	for i := range n {
		p.Entries = append(p.Entries, fmt.Sprintf("method p/A.f%d()V", i))
	}
	return p
}

func serve(t testing.TB, dir, listen string) *server.Server {
	t.Helper()
	s, err := Serve(dir, listen)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	return s
}

func connect(t testing.TB, s *server.Server) *nats.Conn {
	t.Helper()
	nc, err := ConnectTo(s, "test")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(nc.Close)
	return nc
}

// startWorker works until the returned function is called.
func startWorker(t testing.TB, nc *nats.Conn, w Worker, x func() Executor) (stop func()) {
	t.Helper()
	w.New = x
	if w.Dir == "" {
		w.Dir = t.TempDir()
	}
	if w.Name == "" {
		w.Name = "w"
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error)
	go func() { ended <- w.Work(ctx, nc) }()
	return sync.OnceFunc(func() {
		cancel()
		if err := <-ended; err != nil && !errors.Is(err, context.Canceled) {
			t.Errorf("the worker: %v", err)
		}
	})
}

// answers collects the answers of a run, and fails for an entry that has two.
type answers struct {
	t    testing.TB
	plan wire.Plan
	of   map[int]wire.Answer
}

func (a *answers) take(r wire.Result) {
	if a.of == nil {
		a.of = map[int]wire.Answer{}
	}
	if _, twice := a.of[r.Index]; twice {
		a.t.Errorf("%s has two answers", a.plan.Entries[r.Index])
	}
	a.of[r.Index] = r.Answer
}

// check compares the answers with those of one process.
func (a *answers) check() {
	a.t.Helper()
	if len(a.of) != len(a.plan.Entries) {
		a.t.Fatalf("%d answers for %d entries", len(a.of), len(a.plan.Entries))
	}
	for i, e := range a.plan.Entries {
		want, err := json.Marshal(answerTo(wire.Setup{Paths: a.plan.Paths}, e))
		if err != nil {
			a.t.Fatal(err)
		}
		if got := a.of[i]; string(got.Body) != string(want) {
			a.t.Fatalf("%s: %s (%s), want %s", e, got.Body, got.Aside, want)
		}
	}
}

// TestRun: each entry has one answer, what was answered is not asked again, and nothing of
// the queue is left.
func TestRun(t *testing.T) {
	t.Parallel() // it waits
	s := serve(t, t.TempDir(), "")
	nc := connect(t, s)
	var mu sync.Mutex
	calls := map[string]int{}
	stop := startWorker(t, connect(t, s), Worker{Slots: 4}, func() Executor {
		return &fake{tools: testTools, called: func(e string) {
			mu.Lock()
			defer mu.Unlock()
			calls[e]++
		}}
	})
	defer stop()
	plan := planOf(t, 700)
	run := ""
	for range 2 {
		a := &answers{t: t, plan: plan}
		// A small window makes the coordinator wait for room.
		if err := Run(t.Context(), nc, plan, Options{Window: 20, Resume: run, Named: func(name string) { run = name }}, a.take); err != nil {
			t.Fatal(err)
		}
		a.check()
	}
	mu.Lock()
	defer mu.Unlock()
	for e, n := range calls {
		if n != 1 {
			t.Errorf("%s was verified %d times", e, n)
		}
	}
	js, err := jetstream.New(nc)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := js.Stream(t.Context(), streamName(run)); !errors.Is(err, jetstream.ErrStreamNotFound) {
		t.Errorf("the queue is left: %v", err)
	}
	var other *NotThatRunError
	plan.Settings = json.RawMessage(`{"x":2}`)
	if err := Run(t.Context(), nc, plan, Options{Resume: run}, nil); !errors.As(err, &other) || other.Want != run {
		t.Errorf("other settings: %v", err)
	}
}

// TestTwoRuns: the entries of two runs at once are kept apart, although they have the same
// names.
func TestTwoRuns(t *testing.T) {
	s := serve(t, t.TempDir(), "")
	stop := startWorker(t, connect(t, s), Worker{Slots: 2}, func() Executor { return &fake{tools: testTools} })
	defer stop()
	var both sync.WaitGroup
	for i := range 2 {
		plan := planOf(t, 100)
		if err := os.WriteFile(plan.Paths[0].File, []byte{byte('a' + i)}, 0o600); err != nil {
			t.Fatal(err)
		}
		nc := connect(t, s)
		both.Go(func() {
			a := &answers{t: t, plan: plan}
			if err := Run(t.Context(), nc, plan, Options{}, a.take); err != nil {
				t.Error(err)
				return
			}
			a.check()
		})
	}
	both.Wait()
}

// TestSetAside: an entry that ends its verifier three times is set aside with the log, and
// the others have their answers.
func TestSetAside(t *testing.T) {
	if testing.Short() {
		t.Skip("it waits for a server")
	}
	t.Parallel() // it waits
	s := serve(t, t.TempDir(), "")
	calls := make(chan string, 100)
	stop := startWorker(t, connect(t, s), Worker{Name: "host/1", Slots: 2}, func() Executor {
		return &fake{tools: testTools, called: func(e string) {
			if strings.HasPrefix(e, "dies") {
				calls <- e
			}
		}}
	})
	defer stop()
	plan := planOf(t, 10)
	plan.Entries[3] = "dies always"
	a := &answers{t: t, plan: plan}
	if err := Run(t.Context(), connect(t, s), plan, Options{}, a.take); err != nil {
		t.Fatal(err)
	}
	bad := a.of[3]
	if bad.Tries != MaxTries || len(calls) != MaxTries || !strings.Contains(bad.Aside, "set aside after 3 tries: on host/1: the verifier has ended") || strings.Count(bad.Log, "no memory left") != MaxTries {
		t.Errorf("%d calls, %+v", len(calls), bad)
	}
	if len(a.of) != 10 || a.of[4].Aside != "" {
		t.Errorf("%d answers, %+v", len(a.of), a.of[4])
	}
}

// TestSilentTries: an entry whose workers were never heard of again is set aside, too.
func TestSilentTries(t *testing.T) {
	s := serve(t, t.TempDir(), "")
	plan := planOf(t, 1)
	a := &answers{t: t, plan: plan}
	ended := make(chan error)
	named := make(chan string, 1)
	go func() {
		ended <- Run(t.Context(), connect(t, s), plan, Options{AckWait: 100 * time.Millisecond, Named: func(r string) { named <- r }}, a.take)
	}()
	run := <-named
	js, err := jetstream.New(connect(t, s))
	if err != nil {
		t.Fatal(err)
	}
	for taken := 0; taken < MaxTries; {
		c, err := js.Consumer(t.Context(), streamName(run), workers)
		if err != nil {
			time.Sleep(10 * time.Millisecond) // it is being made
			continue
		}
		got, err := c.Fetch(1, jetstream.FetchMaxWait(time.Second))
		if err != nil {
			t.Fatal(err)
		}
		for range got.Messages() {
			taken++
		}
	}
	stop := startWorker(t, connect(t, s), Worker{}, func() Executor {
		return &fake{tools: testTools, called: func(e string) { t.Errorf("%s is verified once more", e) }}
	})
	defer stop()
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	if want := "set aside after 3 tries: 3 times the worker was not heard of again"; a.of[0].Aside != want {
		t.Errorf("%+v", a.of[0])
	}
}

// TestGivenBack: a worker that is stopped gives its entry back at once, which is no try.
func TestGivenBack(t *testing.T) {
	s := serve(t, t.TempDir(), "")
	plan := planOf(t, 1)
	a := &answers{t: t, plan: plan}
	ended := make(chan error)
	go func() { ended <- Run(t.Context(), connect(t, s), plan, Options{AckWait: time.Hour}, a.take) }()
	for range MaxTries + 1 {
		took := make(chan string)
		stop := startWorker(t, connect(t, s), Worker{}, func() Executor {
			return &fake{tools: testTools, took: time.Hour, called: func(e string) { took <- e }}
		})
		<-took
		stop()
	}
	stop := startWorker(t, connect(t, s), Worker{}, func() Executor { return &fake{tools: testTools} })
	defer stop()
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	a.check()
	if a.of[0].Tries != 1 {
		t.Errorf("%d tries", a.of[0].Tries)
	}
}

// TestInProgress: an entry that takes longer than silence is allowed stays with its worker.
func TestInProgress(t *testing.T) {
	if testing.Short() {
		t.Skip("it waits for a server")
	}
	t.Parallel() // it waits
	s := serve(t, t.TempDir(), "")
	calls := make(chan string, 10)
	for range 2 {
		stop := startWorker(t, connect(t, s), Worker{}, func() Executor {
			return &fake{tools: testTools, took: time.Second, called: func(e string) { calls <- e }}
		})
		defer stop()
	}
	plan := planOf(t, 1)
	a := &answers{t: t, plan: plan}
	if err := Run(t.Context(), connect(t, s), plan, Options{AckWait: 200 * time.Millisecond}, a.take); err != nil {
		t.Fatal(err)
	}
	a.check()
	if len(calls) != 1 {
		t.Errorf("it was verified %d times", len(calls))
	}
}

// TestOtherTools: a worker of another version says so, to both sides, and verifies nothing.
func TestOtherTools(t *testing.T) {
	t.Parallel() // it waits
	s := serve(t, t.TempDir(), "")
	plan := planOf(t, 3)
	told, warned := make(chan string, 1), make(chan string, 1)
	a := &answers{t: t, plan: plan}
	ended := make(chan error)
	go func() {
		ended <- Run(t.Context(), connect(t, s), plan, Options{Warn: func(text string) { warned <- text }}, a.take)
	}()
	other := &Worker{Name: "old", Dir: t.TempDir(), Idle: 300 * time.Millisecond, Tell: func(text string) { told <- text }, New: func() Executor {
		return &fake{tools: "jayverify v2 xyz\nz3 def\n", called: func(e string) { t.Errorf("%s is verified by another version", e) }}
	}}
	var refused *RefusedError
	for range 100 { // until the run is there
		if err := other.Work(t.Context(), connect(t, s)); errors.As(err, &refused) {
			break
		}
	}
	if refused == nil {
		t.Fatal("it is not refused")
	}
	const want = "the run has jayverify v1 abc, the worker v2 xyz"
	for _, c := range []chan string{told, warned} {
		if text := <-c; !strings.HasSuffix(text, want) {
			t.Errorf("%q", text)
		}
	}
	stop := startWorker(t, connect(t, s), Worker{}, func() Executor { return &fake{tools: testTools} })
	defer stop()
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	a.check()
}

// TestLargeAnswer: an answer that no message has room for goes to the object store, and a
// damaged one is verified again.
func TestLargeAnswer(t *testing.T) {
	t.Parallel() // it waits
	s := serve(t, t.TempDir(), "")
	js, err := jetstream.New(connect(t, s))
	if err != nil {
		t.Fatal(err)
	}
	st, err := openStore(t.Context(), js)
	if err != nil {
		t.Fatal(err)
	}
	var noise strings.Builder // what does not get smaller
	for last := hash("x"); noise.Len() < 2<<20; last = hash(last) {
		noise.WriteString(last)
	}
	for _, text := range []string{"small", strings.Repeat("large", 1<<20), noise.String()} {
		body, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		key := "run." + hash(text)[:24]
		for n := range 2 {
			first, err := st.keep(t.Context(), key, wire.Answer{Worker: "w", Tries: n, Body: body})
			if err != nil || first != (n == 0) {
				t.Errorf("%d bytes, for the %d. time: first %v, %v", len(text), n+1, first, err)
			}
		}
		e, err := st.results.Get(t.Context(), key)
		if err != nil {
			t.Fatal(err)
		}
		a, err := st.answer(t.Context(), key, e.Value())
		if err != nil || string(a.Body) != string(body) || a.Tries != 0 {
			t.Errorf("%d bytes are %d, %+v", len(body), len(a.Body), err)
		}
	}
	for _, damaged := range []string{"", "{}", "{}\nx", "x\n"} {
		if _, err := st.answer(t.Context(), "k", []byte(damaged)); err == nil {
			t.Errorf("%q is an answer", damaged)
		}
	}
}

// TestCache: what is put is got by others, and names are checked.
func TestCache(t *testing.T) {
	s := serve(t, t.TempDir(), "")
	one, err := OpenCache(t.Context(), connect(t, s))
	if err != nil {
		t.Fatal(err)
	}
	two, err := OpenCache(t.Context(), connect(t, s))
	if err != nil {
		t.Fatal(err)
	}
	id := hash("x")
	if k := two.Serve(t.Context(), wire.Tell{Get: id}); k.Data != nil || k.Err != "" {
		t.Errorf("%+v", k)
	}
	if k := one.Serve(t.Context(), wire.Tell{Put: &wire.Put{ID: id, Data: []byte("result")}}); k.Err != "" {
		t.Errorf("%+v", k)
	}
	if k := two.Serve(t.Context(), wire.Tell{Get: id}); string(k.Data) != "result" || k.Err != "" {
		t.Errorf("%+v", k)
	}
	if k := two.Serve(t.Context(), wire.Tell{Get: "../x"}); k.Err == "" {
		t.Error("any name is taken")
	}
	if _, err := one.store.cache.Put(t.Context(), id, []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	if k := two.Serve(t.Context(), wire.Tell{Get: id}); k.Data != nil || !strings.Contains(k.Err, "damaged") {
		t.Errorf("%+v", k)
	}
}

// TestPause: an interrupted run stops the workers, and goes on where it was.
func TestPause(t *testing.T) {
	t.Parallel() // it waits
	s := serve(t, t.TempDir(), "")
	stop := startWorker(t, connect(t, s), Worker{Slots: 2}, func() Executor { return &fake{tools: testTools, took: time.Millisecond} })
	defer stop()
	plan := planOf(t, 500)
	ctx, cancel := context.WithCancel(t.Context())
	a := &answers{t: t, plan: plan}
	err := Run(ctx, connect(t, s), plan, Options{}, func(r wire.Result) {
		a.take(r)
		if len(a.of) == 20 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || len(a.of) >= 500 {
		t.Fatalf("%v, %d answers", err, len(a.of))
	}
	a = &answers{t: t, plan: plan}
	if err := Run(t.Context(), connect(t, s), plan, Options{}, a.take); err != nil {
		t.Fatal(err)
	}
	a.check()
}

// TestDifferences names the parts that are not the same.
func TestDifferences(t *testing.T) {
	for _, c := range []struct{ run, worker, want string }{
		{"jayverify v1 a\nz3 b\n", "jayverify v1 c\nz3 b\n", "the run has jayverify v1 a, the worker v1 c"},
		{"jayverify v1\nz3 b\n", "jayverify v1\ncvc5 d\n", "the run has z3 b, the worker none; the run has cvc5 none, the worker d"},
	} {
		if got := Differences(c.run, c.worker); got != c.want {
			t.Errorf("%q", got)
		}
	}
}
