package fleet

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// roleVariable makes a process of this test binary a part of a fleet. The other variables
// say more.
const roleVariable = "JAYVERIFY_FLEET_TEST_ROLE"

// stormVariable makes TestStorm a long one: 2,000 entries and as many kills as it says.
const stormVariable = "JAYVERIFY_FLEET_STORM"

func TestMain(m *testing.M) {
	role := map[string]func() error{"server": serverRole, "worker": workerRole, "coordinator": coordinatorRole}[os.Getenv(roleVariable)]
	if role == nil {
		os.Exit(m.Run())
	}
	go func() { // it must not outlive the test
		_, _ = io.Copy(io.Discard, os.Stdin)
		os.Exit(1)
	}()
	if err := role(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

func serverRole() error {
	if _, err := Serve(os.Getenv("FLEET_DIR"), os.Getenv("FLEET_ADDRESS")); err != nil {
		return err
	}
	select {}
}

// patientConnect waits for a server that was just killed.
func patientConnect() *nats.Conn {
	for {
		nc, err := Connect(wire.Connection{URL: "nats://" + os.Getenv("FLEET_ADDRESS")}, "test")
		if err == nil {
			return nc
		}
		time.Sleep(20 * time.Millisecond)
	}
}

func workerRole() error {
	nc := patientConnect()
	log, err := os.OpenFile(os.Getenv("FLEET_LOG"), os.O_APPEND|os.O_WRONLY|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	w := &Worker{Name: strconv.Itoa(os.Getpid()), Slots: 1, Dir: os.Getenv("FLEET_DIR"), New: func() Executor {
		return &fake{tools: testTools, took: time.Millisecond, called: func(e string) { fmt.Fprintln(log, e) }}
	}}
	return w.Work(context.Background(), nc)
}

// coordinatorRole writes the answers to a file, whose last line is "done".
func coordinatorRole() error {
	nc := patientConnect()
	data, err := os.ReadFile(os.Getenv("FLEET_PLAN"))
	if err != nil {
		return err
	}
	var plan wire.Plan
	if err := json.Unmarshal(data, &plan); err != nil {
		return err
	}
	out, err := os.Create(os.Getenv("FLEET_LOG"))
	if err != nil {
		return err
	}
	var failed error
	err = Run(context.Background(), nc, plan, Options{AckWait: time.Second, Window: 500}, func(r wire.Result) {
		line, err := json.Marshal(r)
		if err == nil {
			_, err = fmt.Fprintf(out, "%s\n", line)
		}
		if err != nil {
			failed = err
		}
	})
	if err != nil || failed != nil {
		return fmt.Errorf("%v, %v", err, failed)
	}
	_, err = fmt.Fprintln(out, "done")
	return err
}

// part is a process of a fleet that is started again when it was killed.
type part struct {
	t     *testing.T
	role  string
	env   []string
	mu    sync.Mutex
	cmd   *exec.Cmd
	ended chan error // of cmd
}

func (p *part) start() {
	p.t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	cmd := exec.Command(os.Args[0], "-test.run=^$")
	cmd.Env = append(append(os.Environ(), roleVariable+"="+p.role), p.env...)
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		p.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() {
		ended <- cmd.Wait()
		_ = in.Close() // the process is gone
	}()
	p.cmd, p.ended = cmd, ended
}

// kill ends the process as kill -9 does.
func (p *part) kill() {
	p.mu.Lock()
	defer p.mu.Unlock()
	_ = p.cmd.Process.Kill() // it may have ended
	p.ended <- <-p.ended
}

// proxy is a network between a client and a server, which can be cut.
type proxy struct {
	to   string
	cut  atomic.Bool
	mu   sync.Mutex
	open []net.Conn
}

func startProxy(t *testing.T, to string) (p *proxy, address string) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close(); p.reset() })
	p = &proxy{to: to}
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			s, err := net.Dial("tcp", p.to)
			if err != nil {
				_ = c.Close()
				continue
			}
			p.mu.Lock()
			p.open = append(p.open, c, s)
			p.mu.Unlock()
			go p.copy(c, s)
			go p.copy(s, c)
		}
	}()
	return p, l.Addr().String()
}

// copy forwards bytes. While the network is cut they are lost.
func (p *proxy) copy(to, from net.Conn) {
	buf := make([]byte, 32<<10)
	for {
		n, err := from.Read(buf)
		if err == nil && !p.cut.Load() {
			_, err = to.Write(buf[:n])
		}
		if err != nil {
			_ = to.Close()
			return
		}
	}
}

// reset closes the connections: what was lost in them cannot be made up for.
func (p *proxy) reset() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.open {
		_ = c.Close()
	}
	p.open = nil
}

func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// storm is a fleet of processes that are killed at random.
type storm struct {
	t           *testing.T
	dir         string
	server      *part
	workers     []*part
	coordinator *part
	network     *proxy
	kills       int
	killed      map[string]int
	rand        *rand.Rand
}

func newStorm(t *testing.T, seed uint64) *storm {
	dir := t.TempDir()
	address := freeAddress(t)
	s := &storm{t: t, dir: dir, killed: map[string]int{}, rand: rand.New(rand.NewPCG(seed, 0))}
	s.server = &part{t: t, role: "server", env: []string{"FLEET_DIR=" + filepath.Join(dir, "store"), "FLEET_ADDRESS=" + address}}
	s.server.start()
	waitFor(t, address)
	through := ""
	s.network, through = startProxy(t, address)
	for i := range 4 {
		at := address
		if i == 0 {
			at = through
		}
		w := &part{t: t, role: "worker", env: []string{"FLEET_DIR=" + filepath.Join(dir, "files", strconv.Itoa(i)), "FLEET_ADDRESS=" + at, "FLEET_LOG=" + filepath.Join(dir, "executed")}}
		w.start()
		s.workers = append(s.workers, w)
	}
	s.coordinator = &part{t: t, role: "coordinator", env: []string{"FLEET_ADDRESS=" + address, "FLEET_PLAN=" + filepath.Join(dir, "plan"), "FLEET_LOG=" + filepath.Join(dir, "answers")}}
	t.Cleanup(func() {
		for _, p := range append(s.workers, s.coordinator, s.server) {
			if p.cmd != nil {
				p.kill()
			}
		}
	})
	return s
}

func waitFor(t *testing.T, address string) {
	t.Helper()
	for range 1000 {
		if c, err := net.Dial("tcp", address); err == nil {
			_ = c.Close()
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Fatalf("nobody listens at %s", address)
}

// run makes a run of a plan, while it kills, and returns the answers.
func (s *storm) run(plan wire.Plan, kills int) *answers {
	t := s.t
	data, err := json.Marshal(plan)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(s.dir, "plan"), data, 0o600); err != nil {
		t.Fatal(err)
	}
	s.coordinator.start()
	for {
		pause := time.Hour
		if s.kills < kills {
			pause = time.Duration(s.rand.IntN(120)) * time.Millisecond
		}
		select {
		case err := <-s.coordinator.ended:
			s.coordinator.ended <- err
			if err != nil {
				t.Fatalf("the coordinator has ended: %v", err)
			}
			return s.read(plan)
		case <-time.After(pause):
			s.kills++
			s.strike()
		}
	}
}

// strike kills a process and starts it again, or cuts the network of a worker for a while.
func (s *storm) strike() {
	victims := append(append([]*part{}, s.workers...), s.workers...)
	victims = append(victims, s.coordinator, s.coordinator, s.server)
	n := s.rand.IntN(len(victims) + 1)
	if n == len(victims) {
		s.killed["network"]++
		s.network.cut.Store(true)
		time.AfterFunc(1500*time.Millisecond, func() {
			s.network.cut.Store(false)
			s.network.reset()
		})
		return
	}
	v := victims[n]
	s.killed[v.role]++
	v.kill()
	v.start()
}

// read reads what the last coordinator has written.
func (s *storm) read(plan wire.Plan) *answers {
	f, err := os.Open(filepath.Join(s.dir, "answers"))
	if err != nil {
		s.t.Fatal(err)
	}
	defer f.Close()
	a := &answers{t: s.t, plan: plan}
	last := ""
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if last = lines.Text(); last == "done" {
			break
		}
		var r wire.Result
		if err := json.Unmarshal([]byte(last), &r); err != nil {
			s.t.Fatal(err)
		}
		a.take(r)
	}
	if last != "done" {
		s.t.Fatal("the answers are not complete")
	}
	return a
}

// TestStorm kills workers, coordinator and server at random, and cuts a network. Each entry
// has one answer, the one that a single process gives.
func TestStorm(t *testing.T) {
	t.Parallel() // it waits
	n, kills := 300, 6
	if testing.Short() {
		n, kills = 100, 3
	}
	if long := os.Getenv(stormVariable); long != "" {
		var err error
		if kills, err = strconv.Atoi(long); err != nil {
			t.Fatal(err)
		}
		n = 2000
	}
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	s := newStorm(t, seed)
	runs := 0
	began := time.Now()
	for ; runs == 0 || s.kills < kills; runs++ {
		plan := planOf(t, n)
		plan.Salt = strconv.Itoa(runs)
		s.run(plan, kills).check()
	}
	data, err := os.ReadFile(filepath.Join(s.dir, "executed"))
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d runs of %d entries in %s: %d kills %v, %d verifications, each entry one answer", runs, n, time.Since(began).Round(time.Millisecond), s.kills, s.killed, strings.Count(string(data), "\n"))
}

// TestLostStore: where the server comes back without its files, the run ends with one answer
// for each entry, too.
func TestLostStore(t *testing.T) {
	if os.Getenv(stormVariable) == "" {
		t.Skip("it takes half a minute; " + stormVariable + " is not set")
	}
	address := freeAddress(t)
	s, err := Serve(t.TempDir(), address)
	if err != nil {
		t.Fatal(err)
	}
	at := wire.Connection{URL: "nats://" + address}
	wc, err := Connect(at, "worker")
	if err != nil {
		t.Fatal(err)
	}
	defer wc.Close()
	stop := startWorker(t, wc, Worker{Slots: 2}, func() Executor { return &fake{tools: testTools, took: time.Millisecond} })
	defer stop()
	nc, err := Connect(at, "coordinator")
	if err != nil {
		t.Fatal(err)
	}
	defer nc.Close()
	plan := planOf(t, 1000)
	a := &answers{t: t, plan: plan}
	lost := make(chan struct{})
	ended := make(chan error)
	go func() {
		ended <- Run(t.Context(), nc, plan, Options{AckWait: time.Second}, func(r wire.Result) {
			if a.take(r); len(a.of) == 100 {
				close(lost)
			}
		})
	}()
	<-lost
	s.Shutdown()
	s.WaitForShutdown()
	serve(t, t.TempDir(), address)
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	a.check()
}
