package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestUpToDate shows that the committed models are those that the templates give.
func TestUpToDate(t *testing.T) {
	for _, o := range outputs {
		want, err := generate("../../models", o)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join("../../models/src", o.file))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("models/src/%s is not what models/templates/%s gives: run go generate ./models", o.file, o.template)
		}
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
