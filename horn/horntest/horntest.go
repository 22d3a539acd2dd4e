// Package horntest finds solvers for tests and skips those that lack one.
package horntest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/jayverify/jayverify/horn"
)

// Z3 returns the path of a z3 binary, or skips the test.
func Z3(t testing.TB) string {
	t.Helper()
	return find(t, horn.Z3, "z3/bin/z3")
}

// Eldarica returns the path of eld or of a folder of jars, or skips the test.
func Eldarica(t testing.TB) string {
	t.Helper()
	return find(t, horn.Eldarica, "eldarica")
}

// find looks in the project's .tools folder last, since a test binary lies
// elsewhere than jayverify.
func find(t testing.TB, tool horn.Tool, inTools string) string {
	t.Helper()
	path, _, err := horn.Find(tool, "")
	if err == nil {
		return path
	}
	if root := moduleRoot(); root != "" {
		p := filepath.Join(root, ".tools", filepath.FromSlash(inTools))
		if path, _, ferr := horn.Find(tool, p); ferr == nil {
			return path
		}
	}
	t.Skip(err)
	return ""
}

// moduleRoot is the folder of go.mod, found upward from the working directory.
func moduleRoot() string {
	dir, err := os.Getwd()
	if err != nil {
		return ""
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		up := filepath.Dir(dir)
		if up == dir {
			return ""
		}
		dir = up
	}
}
