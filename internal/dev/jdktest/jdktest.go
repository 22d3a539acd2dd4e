// Package jdktest finds a JDK of a certain release for tests.
package jdktest

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/jayverify/jayverify/classfile"
)

// Home is the home of a JDK with a compiler, of at least the given release: the
// one that is found without being named, or one of its neighbours. It skips the
// test if there is none.
func Home(t testing.TB, release int) string {
	t.Helper()
	first, err := classfile.FindJDK("")
	var none *classfile.NoJDKError
	if errors.As(err, &none) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	neighbours, err := filepath.Glob(filepath.Join(filepath.Dir(first.Home), "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, home := range append([]string{first.Home}, neighbours...) {
		j, err := classfile.FindJDK(home)
		if err != nil || j.Feature < release {
			continue
		}
		if _, err := os.Stat(filepath.Join(home, "bin", "javac")); err == nil {
			return home
		}
	}
	t.Skipf("this test needs a JDK of release %d or later", release)
	return ""
}
