//go:build unix

package proc

import (
	"bufio"
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

func sh(script string) Cmd { return Cmd{Path: "/bin/sh", Args: []string{"-c", script}} }

func TestRun(t *testing.T) {
	c := sh("cat; echo oops >&2; exit 3")
	c.Stdin = "hello"
	out, err := Run(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	if out.Stdout != "hello" || out.Stderr != "oops\n" || out.End != Exited {
		t.Errorf("got %+v", out)
	}
}

func TestMissingProgram(t *testing.T) {
	_, err := Run(context.Background(), Cmd{Path: "/no/such/solver"})
	if err == nil || !strings.Contains(err.Error(), "/no/such/solver") {
		t.Errorf("error = %v", err)
	}
	_, err = Start(context.Background(), Cmd{Path: "/no/such/solver"})
	if err == nil || !strings.Contains(err.Error(), "/no/such/solver") {
		t.Errorf("Start error = %v", err)
	}
}

// A solver that ignores its input, spawns children and hangs leaves nothing
// behind, whether stopped by its time limit or by the caller.
func TestHangingFamily(t *testing.T) {
	t.Parallel()
	for _, how := range []string{"limit", "cancel", "exit"} {
		t.Run(how, func(t *testing.T) {
			t.Parallel() // it waits
			pids := filepath.Join(t.TempDir(), "pids")
			script := "trap '' TERM INT; sleep 1000 & echo $! >>" + pids + "; sh -c 'sleep 1000 & echo $! >>" + pids + "; wait' & echo $! >>" + pids + "; sleep 0.3; echo started; "
			if how != "exit" {
				script += "wait"
			}
			c := sh(script)
			c.Stdin = strings.Repeat("unread ", 100000)
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			switch how {
			case "limit":
				c.Time = time.Second
			case "cancel":
				time.AfterFunc(time.Second, cancel)
			}
			out, err := Run(ctx, c)
			switch {
			case how == "cancel":
				if !errors.Is(err, context.Canceled) {
					t.Errorf("error = %v, want context.Canceled", err)
				}
			case err != nil:
				t.Error(err)
			case out.Stdout != "started\n" || (out.End == OutOfTime) != (how == "limit"):
				t.Errorf("got %+v", out)
			}
			allGone(t, pids, 3)
		})
	}
}

func allGone(t *testing.T, file string, n int) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	fields := strings.Fields(string(text))
	if len(fields) != n {
		t.Fatalf("%d children were started, want %d", len(fields), n)
	}
	for _, f := range fields {
		pid, err := strconv.Atoi(f)
		if err != nil {
			t.Fatal(err)
		}
		for range 100 {
			if err = syscall.Kill(pid, 0); err != nil || zombie(pid) {
				break
			}
			time.Sleep(20 * time.Millisecond)
		}
		if err == nil && !zombie(pid) {
			t.Errorf("child %d is still there", pid)
		}
	}
}

// zombie reports a dead process that nobody has reaped yet.
func zombie(pid int) bool {
	stat, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	return err == nil && strings.Contains(string(stat), ") Z ")
}

func TestMemoryLimit(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("memory is watched on Linux only")
	}
	c := sh("exec tail /dev/zero") // keeps the last line, which never ends
	c.MemoryMB = 50
	c.Time = time.Minute
	out, err := Run(context.Background(), c)
	if err != nil || out.End != OutOfMem {
		t.Errorf("got %+v, %v", out, err)
	}
}

func TestStart(t *testing.T) {
	p, err := Start(context.Background(), sh("while read x; do echo got $x; done"))
	if err != nil {
		t.Fatal(err)
	}
	r := bufio.NewReader(p.Stdout)
	for _, s := range []string{"a", "b"} {
		if _, err := p.Stdin.Write([]byte(s + "\n")); err != nil {
			t.Fatal(err)
		}
		if line, err := r.ReadString('\n'); line != "got "+s+"\n" {
			t.Errorf("got %q, %v", line, err)
		}
	}
	p.Close()
	if _, err := r.ReadString('\n'); err == nil {
		t.Error("the process can still be read after Close")
	}
}

// TestLargePages: the setting is given to a process that wants it, unless the user has one.
func TestLargePages(t *testing.T) {
	print := sh(`printf %s "$GLIBC_TUNABLES"`)
	print.LargePages = true
	for mine, want := range map[string]string{"": "glibc.malloc.hugetlb=1", "glibc.malloc.check=0": "glibc.malloc.check=0"} {
		t.Setenv(tunables, mine)
		if mine == "" {
			os.Unsetenv(tunables)
		}
		out, err := Run(t.Context(), print)
		if err != nil || out.Stdout != want {
			t.Errorf("with %q of the user: %q, %v, want %q", mine, out.Stdout, err, want)
		}
	}
}
