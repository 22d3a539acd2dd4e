// Package goldentest compares what a test has printed with a golden file, or
// writes that file anew when the test runs with -update.
//
//	a test ──text──▶ File(testdata/x.txt)
//	              └▶ Section(archive of testdata/x.txtar, "out.ivl")
//
// Tests import the package, and nothing else does: it defines the flag -update.
package goldentest

import (
	"flag"
	"os"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
)

var update = flag.Bool("update", false, "write what the tests print into the golden files")

// File compares got with the golden file at path. A difference is an error of t.
func File(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		write(t, path, []byte(got))
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v; -update writes it", err)
	}
	if d := cmp.Diff(string(want), got); d != "" {
		t.Errorf("%s (-want +got; -update accepts it):\n%s", path, d)
	}
}

// Section compares got with the file name of the archive a, which was read from path.
// A difference is an error of t. With -update, a is changed and written to path; a name
// that a lacks is added at its end.
func Section(t *testing.T, path string, a *txtar.Archive, name, got string) {
	t.Helper()
	i := slices.IndexFunc(a.Files, func(f txtar.File) bool { return f.Name == name })
	if *update {
		if i < 0 {
			i = len(a.Files)
			a.Files = append(a.Files, txtar.File{Name: name})
		}
		a.Files[i].Data = []byte(got)
		write(t, path, txtar.Format(a))
		return
	}
	if i < 0 {
		t.Fatalf("%s: the archive has no file %s; -update writes it", path, name)
	}
	if d := cmp.Diff(string(a.Files[i].Data), got); d != "" {
		t.Errorf("%s: %s (-want +got; -update accepts it):\n%s", path, name, d)
	}
}

func write(t *testing.T, path string, text []byte) {
	t.Helper()
	if err := os.WriteFile(path, text, 0o666); err != nil {
		t.Fatal(err)
	}
}
