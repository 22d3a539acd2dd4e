package horntest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/ivl"
)

// Example is a program of horn/testdata with its expected results.
type Example struct {
	Name    string
	Path    string
	Archive *txtar.Archive
	Program *ivl.Program
	Verdict horn.Verdict
	Inputs  string // for unsafe ones: the only run that violates a property, "n=1 k=2"
}

// Section returns the file of the archive, "" when there is none.
func (e *Example) Section(name string) string {
	for _, f := range e.Archive.Files {
		if f.Name == name {
			return string(f.Data)
		}
	}
	return ""
}

// Examples reads all programs of horn/testdata.
func Examples(t testing.TB) []*Example {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(moduleRoot(), "horn", "testdata", "*.txtar"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no examples in horn/testdata: %v", err)
	}
	var es []*Example
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		e := &Example{Name: strings.TrimSuffix(filepath.Base(path), ".txtar"), Path: path, Archive: txtar.Parse(data)}
		if e.Program, err = ivl.Parse(filepath.Base(path), e.Section("in.ivl")); err != nil {
			t.Fatal(err)
		}
		switch v := strings.TrimSpace(e.Section("verdict")); v {
		case "safe":
			e.Verdict = horn.Safe
		case "unsafe":
			e.Verdict = horn.Unsafe
		default:
			t.Fatalf("%s: verdict %q, expected safe or unsafe", path, v)
		}
		e.Inputs = strings.TrimSpace(e.Section("inputs"))
		es = append(es, e)
	}
	return es
}

// Translate translates with the options, or fails the test.
func Translate(t testing.TB, p *ivl.Program, opts horn.Options) *horn.System {
	t.Helper()
	sys, err := horn.Translate(p, opts)
	if err != nil {
		t.Fatal(err)
	}
	return sys
}
