package main

import (
	"os"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/goldentest"
)

// TestUsageReference keeps the reference in docs/usage.md equal to --help; -update
// (make usage) writes it.
func TestUsageReference(t *testing.T) {
	const file, begin, end = "../../docs/usage.md", "<!-- generated: jayverify --help -->\n", "<!-- end of the generated part -->"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(text), begin)
	_, after, closed := strings.Cut(rest, end)
	if !ok || !closed {
		t.Fatalf("%s has no generated part", file)
	}
	goldentest.File(t, file, before+begin+"\n```\n"+strings.TrimRight(help(), "\n")+"\n```\n\n"+end+after)
}
