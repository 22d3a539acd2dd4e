package main

import (
	"net"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/project/fleet"
)

// TestRunInFleet: a run whose programs a worker verifies has the rows of one that verifies
// them itself. A worker with another jayverify takes none.
func TestRunInFleet(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	s, err := fleet.Serve(t.TempDir(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { s.Shutdown(); s.WaitForShutdown() }()
	dir, flags := bench(t)
	tool := fakeJayverify(t, dir, "SAFE")
	server := "--nats=nats://" + address
	type ended struct {
		code      int
		out, errs string
	}
	working := make(chan ended)
	for _, tool := range []string{tool, fakeJayverify(t, dir, "UNSAFE")} {
		go func() {
			code, out, errs := call("work", server, "--tool="+tool, "--idle=1s", "--cache="+filepath.Join(dir, "work"))
			working <- ended{code, out, errs}
		}()
	}
	code, out, errs := call(append([]string{"run", server, "--tool=" + tool}, flags...)...)
	if code != exitWrong || !strings.Contains(out, "WRONG   UnsatB: SAFE, but the program is unsafe (") || !strings.HasPrefix(lastLine(out), "2 programs: 1 right, 1 wrong, 0 unknown;") {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
	for range 2 {
		switch e := <-working; {
		case e.code == exitOK && e.errs == "":
		case e.code == exitError && strings.Contains(e.errs, "takes no part in run"):
		default:
			t.Errorf("%+v", e)
		}
	}
	code, out, errs = call(append([]string{"run", "--tool=" + tool}, flags...)...)
	if code != exitWrong || !strings.Contains(out, "2 of 2 results are kept") {
		t.Errorf("the results are not those of a run here: exit %d\n%s%s", code, out, errs)
	}
}
