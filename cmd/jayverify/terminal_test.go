package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/engines/verify"
)

func TestUseColor(t *testing.T) {
	var notATerminal bytes.Buffer
	for _, c := range []struct {
		setting, noColor string
		want             bool
	}{
		{"always", "", true},
		{"always", "1", true}, // the flag is more specific than the environment
		{"never", "", false},
		{"auto", "", false},
	} {
		t.Setenv("NO_COLOR", c.noColor)
		if got := useColor(c.setting, &notATerminal); got != c.want {
			t.Errorf("useColor(%q) with NO_COLOR=%q is %v", c.setting, c.noColor, got)
		}
	}
}

func TestSourceRoots(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, dir := range []string{"app/target/classes", "lib/build/classes/java/main"} {
		if err := os.MkdirAll(filepath.FromSlash(dir), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	join := func(paths ...string) string { return strings.Join(paths, string(os.PathListSeparator)) }
	o := &options{check: &checkOptions{}}
	o.config.ClassPath = join("app/target/classes", "lib/build/classes/java/main", "jars/x.jar")
	got := sourceRoots(o)
	for i, r := range got {
		got[i] = filepath.ToSlash(r)
	}
	want := []string{
		"app/target/classes", "app/src/main/java", "lib/build/classes/java/main", "lib/src/main/java", "jars",
		".", "src", "src/main/java",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	o.sourcePath = join("a", "b")
	if got := sourceRoots(o); !slices.Equal(got, []string{"a", "b"}) {
		t.Errorf("--source-path is not all there is: %q", got)
	}
}

// TestDescribe checks the text of progress: how many checks are decided, then the phase, in
// one line of a terminal.
func TestDescribe(t *testing.T) {
	w := &watcher{cmd: &command{stderr: io.Discard}, phase: "encode"}
	for _, c := range []struct {
		counts verify.Counts
		phase  string
		want   string
	}{
		{verify.Counts{}, "read classes", "read classes"},
		{verify.Counts{Checks: 38, Proved: 25}, "encode", "38 checks: 25 proved, 0 violated, 13 open; encode"},
		{verify.Counts{Checks: 12408, Proved: 9950, Violated: 3}, "encode", "12,408 checks: 9,950 proved, 3 violated, 2,455 open; encode"},
		{verify.Counts{Checks: 1234567}, "", "1,234,567 checks: 0 proved, 0 violated, 1,234,567 open"},
		{verify.Counts{Checks: 1}, strings.Repeat("x", 80), "1 check: 0 proved, 0 violated, 1 open; xxxxxxxxxxxxxxxxxxxxxxxxxxxx…"},
	} {
		w.counts, w.phase = c.counts, c.phase
		if got := w.describe(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
