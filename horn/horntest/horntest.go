// Package horntest finds solvers for tests and skips those that lack one.
package horntest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/spacer"
)

// Z3 returns the path of a z3 binary, or skips the test.
func Z3(t testing.TB) string {
	t.Helper()
	return Find(t, spacer.Z3())
}

// Paths has the path of a z3 binary, as a configuration names it, or skips the test.
func Paths(t testing.TB) map[string]string {
	t.Helper()
	return map[string]string{spacer.Z3().Name: Z3(t)}
}

// Find returns the path of a program, or skips the test. It looks in the project's
// .tools folder last, since a test binary lies elsewhere than jayverify.
func Find(t testing.TB, program horn.Program) string {
	t.Helper()
	path, _, err := program.Find("")
	if err == nil {
		return path
	}
	if root := moduleRoot(); root != "" {
		for _, own := range program.Own {
			if path, _, err := program.Find(filepath.Join(root, "bin", filepath.FromSlash(own))); err == nil {
				return path
			}
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
