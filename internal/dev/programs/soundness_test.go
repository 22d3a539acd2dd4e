package programs

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// pair is a program and its broken twin as docs/java.md names them.
var pair = regexp.MustCompile("`([A-Z]\\w+)`/`([A-Z]\\w+)`")

// outcomes is a file of many small programs, safe ones and broken ones, each with
// what the JVM does (see TestOutcomes).
var outcomes = regexp.MustCompile(`testdata/outcomes/\w+\.java`)

// TestExactFeatures reads the tables of docs/java.md: each feature and each
// library class said to be exact has a program and a broken twin.
func TestExactFeatures(t *testing.T) {
	text, err := os.ReadFile("../../../docs/java.md")
	if err != nil {
		t.Fatal(err)
	}
	exact := 0
	for i, line := range strings.Split(string(text), "\n") {
		cells := strings.Split(strings.ReplaceAll(line, `\|`, " or "), " | ")
		if !strings.HasPrefix(line, "| ") || len(cells) < 2 || !strings.HasPrefix(cells[1], "exact") {
			continue
		}
		exact++
		pairs := pair.FindAllStringSubmatch(line, -1)
		if o := outcomes.FindString(line); o != "" {
			if _, err := os.Stat("../../../" + o); err != nil {
				t.Errorf("docs/java.md:%d: %v", i+1, err)
			}
			continue
		}
		if len(pairs) == 0 {
			t.Errorf("docs/java.md:%d: %s is exact, and no programs show it", i+1, strings.TrimPrefix(cells[0], "| "))
		}
		for _, p := range pairs {
			verdicts := verdictOf(t, p[1]) + " " + verdictOf(t, p[2])
			if verdicts != "SAFE UNSAFE" && verdicts != "UNSAFE SAFE" {
				t.Errorf("docs/java.md:%d: %s and %s are %s", i+1, p[1], p[2], verdicts)
			}
		}
	}
	if exact < 30 {
		t.Errorf("only %d rows are exact: are they still tables?", exact)
	}
}

// verdictOf returns the verdict that the header of a program states.
func verdictOf(t *testing.T, name string) string {
	t.Helper()
	for _, dir := range []string{"programs", "patterns", "symex", "streams"} {
		file := filepath.Join("../../../testdata", dir, name+".java")
		text, err := os.ReadFile(file)
		if os.IsNotExist(err) {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		h, err := Parse(file, string(text))
		if err != nil {
			t.Fatal(err)
		}
		if h.Safe {
			return "SAFE"
		}
		return "UNSAFE"
	}
	return "missing"
}
