package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestUpToDate shows that the committed models are those that the templates give, and
// that a change of one of them is found.
func TestUpToDate(t *testing.T) {
	for _, o := range outputs {
		if err := update("../../../models", o, true); err != nil {
			t.Error(err)
		}
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../../models")); err != nil {
		t.Fatal(err)
	}
	changed := outputs[0]
	if err := os.WriteFile(filepath.Join(dir, changed.file), []byte("class Changed {}"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := update(dir, changed, true); err == nil || !strings.Contains(err.Error(), changed.template) {
		t.Errorf("a changed file: %v", err)
	}
	if err := update(dir, changed, false); err != nil {
		t.Fatal(err)
	}
	if err := update(dir, changed, true); err != nil {
		t.Error(err)
	}
}

// TestMacros shows the text of each macro for an int and for a long.
func TestMacros(t *testing.T) {
	in := "  @each before.\n  @next\n  @give f(x)\n  other"
	for _, test := range []struct {
		of   stream
		want string
	}{
		{ints, `  for (long n = before.$next(); n != END; n = before.$next()) {
      int x = (int) n;
  long n = $next();
  int x = (int) n;
  if (n == END) {
  return f(x);
  other`},
		{longs, `  while (before.$advance()) {
      long x = before.now;
  boolean got = $advance();
  long x = now;
  if (!got) {
  now = f(x);
  return true;
  other`},
	} {
		if got := test.of.expand(in); got != test.want {
			t.Errorf("%s:\n%s\nwant\n%s", test.of.P, got, test.want)
		}
	}
}

// TestMissingTemplate shows that a missing template is an error.
func TestMissingTemplate(t *testing.T) {
	if _, err := generate(t.TempDir(), outputs[0]); err == nil {
		t.Error("no error")
	}
}
