package jdkfacts_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
)

// TestStore: what is kept of the JDK gives the same facts, and a file that is not whole is written anew.
func TestStore(t *testing.T) {
	path, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{JDK: jdktest.Home(t, 17)})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	folder := t.TempDir()
	m := method(t, path, "java/util/ArrayList", "contains", "(Ljava/lang/Object;)Z")
	var first string
	for _, spoil := range []bool{false, false, true} {
		files, err := filepath.Glob(filepath.Join(folder, "*"))
		if err != nil {
			t.Fatal(err)
		}
		if spoil {
			data, err := os.ReadFile(files[0])
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(files[0], data[:len(data)/2], 0o600); err != nil {
				t.Fatal(err)
			}
		}
		a, err := jdkfacts.New(path, folder)
		if err != nil {
			t.Fatal(err)
		}
		got := describe(a.Of(m))
		if first == "" {
			first = got
		}
		if got != first || first == "harmless" {
			t.Errorf("%s, first %s", got, first)
		}
	}
	if files, err := filepath.Glob(filepath.Join(folder, "*")); err != nil || len(files) != 1 {
		t.Errorf("kept %v, %v", files, err)
	}
}
