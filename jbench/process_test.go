package jbench

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// script writes an executable shell script and returns its path. While the file is written, no test may start a process: it
// would inherit the open file, and the kernel starts no file that a process can write.
func script(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "tool")
	syscall.ForkLock.RLock()
	err := os.WriteFile(file, []byte("#!/bin/sh\n"+text+"\n"), 0o777)
	syscall.ForkLock.RUnlock()
	if err != nil {
		t.Fatal(err)
	}
	return file
}

func TestProcess(t *testing.T) {
	tool := script(t, `echo out "$1"; echo err >&2; exit 3`)
	e, err := process{Args: []string{tool, "x"}}.run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if e.Output != "out x\n" || e.Errors != "err\n" || e.Exit != 3 || e.Limit != "" || e.Seconds <= 0 {
		t.Errorf("%+v", e)
	}
	if _, err := (process{Args: []string{"/nowhere/tool"}}).run(t.Context()); err == nil || !strings.Contains(err.Error(), "cannot start /nowhere/tool") {
		t.Errorf("error %v", err)
	}
}

// family of a tool that ignores requests to end: a child in its group and a
// grandchild in a group of its own, which writes its process number.
const stubborn = `trap '' TERM
setsid sh -c 'trap "" TERM; echo $$ >'"$1"'; while :; do sleep 1; done' &
sleep 1000 &
while :; do sleep 1; done`

func gone(t *testing.T, pidFile string) {
	t.Helper()
	text, err := os.ReadFile(pidFile)
	if err != nil {
		t.Fatal(err)
	}
	pid, err := strconv.Atoi(strings.TrimSpace(string(text)))
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		// A killed process may stay a zombie until whoever inherited it waits.
		stat, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
		p, missing := os.FindProcess(pid)
		if missing != nil || p.Signal(syscall.Signal(0)) != nil || err == nil && strings.Contains(string(stat), ") Z ") {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Errorf("process %d is still there", pid)
}

func TestProcessTimeLimit(t *testing.T) {
	if testing.Short() {
		t.Skip("it waits for processes")
	}
	t.Parallel() // it waits
	pid := filepath.Join(t.TempDir(), "pid")
	e, err := process{Args: []string{script(t, stubborn), pid}, Time: 500 * time.Millisecond}.run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if e.Limit != "time" || e.Exit != -1 {
		t.Errorf("%+v, want one killed at the time limit", e)
	}
	gone(t, pid)
}

func TestProcessAnswersWhenAskedToEnd(t *testing.T) {
	t.Parallel() // it waits
	e, err := process{Args: []string{script(t, `trap 'echo UNKNOWN; exit 2' TERM; sleep 1000 & wait`)}, Time: 300 * time.Millisecond}.run(t.Context())
	if err != nil || e.Output != "UNKNOWN\n" || e.Exit != 2 || e.Limit != "time" {
		t.Errorf("%+v, %v", e, err)
	}
}

func TestProcessCancelled(t *testing.T) {
	if testing.Short() {
		t.Skip("it waits for processes")
	}
	t.Parallel() // it waits
	pid := filepath.Join(t.TempDir(), "pid")
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		for {
			if text, err := os.ReadFile(pid); err == nil && len(text) > 0 {
				break
			}
			time.Sleep(10 * time.Millisecond)
		}
		time.Sleep(2 * sampleEvery)
		cancel()
	}()
	_, err := process{Args: []string{script(t, stubborn), pid}}.run(ctx)
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	gone(t, pid)
}

func TestProcessMemoryLimit(t *testing.T) {
	if _, err := os.Stat("/proc/self/stat"); err != nil {
		t.Skip("no /proc: memory is not limited here")
	}
	// dd holds one block of 200 MB; it is a child, in a session of its own.
	tool := script(t, `setsid dd if=/dev/zero of=/dev/null bs=200M & wait`)
	e, err := process{Args: []string{tool}, MemoryMB: 100, Time: time.Minute}.run(t.Context())
	if err != nil || e.Limit != "memory" || e.PeakMB < 100 {
		t.Errorf("%+v, %v; want one killed at the memory limit", e, err)
	}
}

func TestTail(t *testing.T) {
	w := &tail{max: 4}
	for _, s := range []string{"abc", "defgh", "ij"} {
		if n, err := w.Write([]byte(s)); n != len(s) || err != nil {
			t.Fatal(n, err)
		}
	}
	if w.String() != "ghij" {
		t.Errorf("kept %q", w.String())
	}
}
