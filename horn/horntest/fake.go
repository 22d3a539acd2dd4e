package horntest

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// Script writes an executable shell script and returns its path.
func Script(t testing.TB, body string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "solver")
	// A process that another test starts meanwhile must not inherit the open file: then it could not be run.
	syscall.ForkLock.RLock()
	err := os.WriteFile(path, []byte("#!/bin/sh\n"+body+"\n"), 0o755)
	syscall.ForkLock.RUnlock()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// A Misbehaviour is an error that a solver can make, and the required result.
type Misbehaviour struct {
	Name   string
	Script string
	Reason string // part of the answer's Reason; the verdict is unknown
}

// Misbehaviours returns the errors that any solver process can make.
func Misbehaviours() []Misbehaviour {
	return []Misbehaviour{
		{"crash", "cat >/dev/null; echo 'Segmentation fault' >&2; exit 139", "Segmentation fault"},
		{"killed from outside", "cat >/dev/null; kill -KILL $$", "ended by a signal (killed)"},
		{"silence", "cat >/dev/null", "gave no answer"},
		{"garbage", "cat >/dev/null; echo 'hello world'; echo sat-ish", `"hello world"`},
		{"error", "cat >/dev/null; echo '(error \"line 3: unknown symbol\")'; echo sat", "unknown symbol"},
		{"unknown", "cat >/dev/null; echo unknown", "gave up"},
		{"hang", "cat >/dev/null; sleep 1000 & wait", "out of time"},
		{"deaf", "sleep 1000", "out of time"},
		{"exit code 0 after a time-out", "cat >/dev/null; echo timeout; exit 0", `"timeout"`},
	}
}
