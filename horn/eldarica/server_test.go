package eldarica_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
	"github.com/jayverify/jayverify/horn/horntest"
)

// jars finds the folder of jars of the Eldarica at hand, which a script does
// not tell: beside it, or where its class path says.
func jars(t *testing.T) string {
	t.Helper()
	path := horntest.Find(t, eldarica.Program())
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return path
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range strings.FieldsFunc(string(text), func(r rune) bool { return strings.ContainsRune(" '\"\n:", r) }) {
		if folder, ok := strings.CutSuffix(word, "/*"); ok && filepath.IsAbs(folder) {
			return folder
		}
	}
	t.Skipf("no folder of jars is known for %s", path)
	return ""
}

// A server answers all examples as a process does, one after the other, also
// after a job that ran out of time.
func TestServer(t *testing.T) {
	d, err := eldarica.StartServer(t.Context(), jars(t), 2000)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	s := &eldarica.Solver{Path: "nowhere", Server: &d.Server}
	for i, e := range horntest.Examples(t) {
		sys := horntest.Translate(t, e.Program, horn.Options{})
		if i == 1 {
			if a, err := s.Solve(t.Context(), sys, horn.Limits{Time: time.Millisecond}); err != nil || a.Verdict != horn.Unknown || a.Reason != "out of time" {
				t.Errorf("within a millisecond: %+v, %v", a, err)
			}
		}
		a, err := s.Solve(t.Context(), sys, horn.Limits{Time: time.Minute})
		if err != nil {
			t.Fatal(err)
		}
		if a.Verdict != e.Verdict || a.Verdict == horn.Unsafe && a.Derivation == nil || a.Verdict == horn.Safe && a.Model == "" {
			t.Errorf("%s: %s, derivation %v, reason %q", e.Name, a.Verdict, a.Derivation != nil, a.Reason)
		}
	}
	if !d.Alive() {
		t.Error("the server has ended")
	}
	d.Close()
	for d.Alive() {
		time.Sleep(time.Millisecond)
	}
}

// What a server that misbehaves cannot answer goes to a process.
func TestServerFallsBack(t *testing.T) {
	e := horntest.Examples(t)[0]
	sys := horntest.Translate(t, e.Program, horn.Options{})
	process := horntest.Script(t, "cat > /dev/null; echo sat; echo '(m)'")
	for name, answer := range map[string]string{"nothing": "", "an error": "ERROR: null\n", "nonsense": "maybe\n"} {
		t.Run(name, func(t *testing.T) {
			s := &eldarica.Solver{Path: process, Server: fakeServer(t, answer)}
			a, err := s.Solve(t.Context(), sys, horn.Limits{Time: time.Minute})
			if err != nil || a.Verdict != horn.Safe || a.Model != "(m)" {
				t.Errorf("%+v, %v", a, err)
			}
		})
	}
	s := &eldarica.Solver{Path: process, Server: &eldarica.Server{Port: 1, Ticket: "t"}}
	if a, err := s.Solve(t.Context(), sys, horn.Limits{}); err != nil || a.Verdict != horn.Safe {
		t.Errorf("nobody listens: %+v, %v", a, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Solve(ctx, sys, horn.Limits{}); err != context.Canceled {
		t.Errorf("cancelled: %v", err)
	}
}

// fakeServer prints answer for every job with the right ticket.
func fakeServer(t *testing.T, answer string) *eldarica.Server {
	l, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			in := bufio.NewReader(c)
			for line := ""; line != "PROVE_AND_EXIT\n"; {
				if line, err = in.ReadString('\n'); err != nil {
					break
				}
			}
			_, _ = io.WriteString(c, answer)
			c.Close()
		}
	}()
	return &eldarica.Server{Port: l.Addr().(*net.TCPAddr).Port, Ticket: "ticket"}
}

func TestParseServer(t *testing.T) {
	s, err := eldarica.ParseServer("4711 a%b")
	if err != nil || s.Port != 4711 || s.Ticket != "a%b" || s.String() != "4711 a%b" {
		t.Errorf("%v, %v", s, err)
	}
	for _, text := range []string{"", "4711", "4711 ", "x y", "0 t", "65536 t"} {
		if s, err := eldarica.ParseServer(text); err == nil || !strings.Contains(err.Error(), eldarica.ServerVariable) {
			t.Errorf("%q: %v, %v", text, s, err)
		}
	}
	if _, err := eldarica.StartServer(t.Context(), filepath.Join(t.TempDir(), "none"), 0); err == nil || !strings.Contains(err.Error(), "folder of its jars") {
		t.Errorf("%v", err)
	}
	if _, err := exec.LookPath("java"); err == nil {
		if _, err := eldarica.StartServer(t.Context(), t.TempDir(), 0); err == nil || !strings.Contains(fmt.Sprint(err), "did not say where it listens") {
			t.Errorf("no jars: %v", err)
		}
	}
}
