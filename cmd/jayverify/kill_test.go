package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// start runs jayverify in a script's folder. What it prints goes to out; ended
// is closed when it has ended.
func start(ts *testscript.TestScript, out *bytes.Buffer, args []string) (cmd *exec.Cmd, ended chan struct{}) {
	cmd = exec.Command("jayverify", args...)
	cmd.Dir = ts.MkAbs(".")
	cmd.Env = os.Environ()
	for _, name := range []string{"JAYVERIFY_Z3", "JAYVERIFY_CACHE", "JAVA_HOME", "WORK"} {
		cmd.Env = append(cmd.Env, name+"="+ts.Getenv(name))
	}
	cmd.Stdout, cmd.Stderr = out, out
	ts.Check(cmd.Start())
	ended = make(chan struct{})
	go func() {
		_ = cmd.Wait() // the exit code says it all
		close(ended)
	}()
	return cmd, ended
}

func cmdInterrupt(ts *testscript.TestScript, neg bool, args []string) {
	signal := syscall.SIGINT
	if len(args) > 0 {
		if other, ok := map[string]syscall.Signal{"-TERM": syscall.SIGTERM, "-KILL": syscall.SIGKILL}[args[0]]; ok {
			signal, args = other, args[1:]
		}
	}
	if neg || len(args) < 2 {
		ts.Fatalf("usage: interrupt [-TERM|-KILL] FILE CODE ARGS…")
	}
	file, want := ts.MkAbs(args[0]), number(ts, args[1])
	var out bytes.Buffer
	cmd, ended := start(ts, &out, args[2:])
	for {
		if _, err := os.Stat(file); err == nil {
			break
		}
		select {
		case <-ended:
			ts.Fatalf("jayverify ended before %s existed:\n%s", args[0], &out)
		case <-time.After(20 * time.Millisecond):
		}
	}
	ts.Check(cmd.Process.Signal(signal))
	<-ended
	ts.Logf("%s", &out)
	if got := cmd.ProcessState.ExitCode(); got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}

func cmdSlay(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: slay FILE CODE ARGS…")
	}
	file, want := ts.MkAbs(args[0]), number(ts, args[1])
	_ = os.Remove(file) // from before
	var out bytes.Buffer
	cmd, ended := start(ts, &out, args[2:])
	slain := map[string]bool{}
	for running := true; running; {
		select {
		case <-ended:
			running = false
		case <-time.After(20 * time.Millisecond):
		}
		data, err := os.ReadFile(file)
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		ts.Check(err)
		lines := strings.Split(string(data), "\n")
		for _, id := range lines[:len(lines)-1] { // what has no line end is not all there
			if !slain[id] && running {
				slain[id] = true
				p, err := os.FindProcess(number(ts, id))
				ts.Check(err)
				if err := p.Kill(); !errors.Is(err, os.ErrProcessDone) { // it may have ended by itself
					ts.Check(err)
				}
			}
		}
	}
	if len(slain) == 0 {
		ts.Fatalf("there was nothing to kill")
	}
	// The script looks at what was printed.
	_, err := ts.Stdout().Write(out.Bytes())
	ts.Check(err)
	if got := cmd.ProcessState.ExitCode(); got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}

func cmdStorm(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: storm N ARGS…")
	}
	n := number(ts, args[0])
	var out bytes.Buffer
	began := time.Now()
	cmd, ended := start(ts, &out, args[1:])
	<-ended
	ts.Logf("%s", &out)
	if got := cmd.ProcessState.ExitCode(); got != 0 {
		ts.Fatalf("exit code %d of the run that nobody kills", got)
	}
	whole := time.Since(began)
	cache := ""
	for _, a := range args {
		if dir, ok := strings.CutPrefix(a, "--cache="); ok {
			cache = ts.MkAbs(dir)
		}
	}
	for i := range n {
		if i%2 == 0 && cache != "" { // every other one has something to write
			ts.Check(os.RemoveAll(cache))
		}
		cmd, ended := start(ts, &out, args[1:])
		select {
		case <-ended:
		case <-time.After(whole * time.Duration(i+1) / time.Duration(n)):
			_ = cmd.Process.Kill() // or it has ended just now
			<-ended
		}
	}
}

func cmdWhole(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) == 0 {
		ts.Fatalf("usage: whole FILES…")
	}
	ends := map[string]string{".html": "</html>", ".sarif": "\n}", ".json": "\n}", ".xml": "</testsuites>"}
	for _, name := range args {
		end, ok := ends[filepath.Ext(name)]
		if !ok {
			ts.Fatalf("nobody knows how %s ends", name)
		}
		if text := strings.TrimSpace(ts.ReadFile(name)); !strings.HasSuffix(text, end) {
			ts.Fatalf("%s ends with %q", name, text[max(0, len(text)-40):])
		}
	}
}
