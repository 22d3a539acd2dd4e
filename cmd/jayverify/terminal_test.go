package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
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
