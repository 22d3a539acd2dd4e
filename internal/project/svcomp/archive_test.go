package svcomp

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/jayverify/jayverify/classfile"
)

// TestArchive compiles with and without a folder for the compiler's own classes, with an
// archive that is there, and with one that no JVM takes.
func TestArchive(t *testing.T) {
	jdk, err := classfile.FindJDK("")
	if err != nil {
		t.Skip(err)
	}
	if testing.Short() {
		t.Skip("it starts the compiler four times")
	}
	source := filepath.Join(t.TempDir(), "Main.java")
	if err := os.WriteFile(source, []byte("class Main { public static void main(String[] args) { } }"), 0o666); err != nil {
		t.Fatal(err)
	}
	compile := func(kept string) {
		t.Helper()
		if task, err := Compile(context.Background(), jdk, []string{filepath.Dir(source)}, t.TempDir(), kept); err != nil || task.Main != "Main" {
			t.Errorf("%v, %v", task, err)
		}
	}
	kept := filepath.Join(t.TempDir(), "kept")
	compile(kept)
	if _, err := os.Stat(kept); err == nil {
		t.Error("a folder was made")
	}
	if err := os.Mkdir(kept, 0o777); err != nil {
		t.Fatal(err)
	}
	compile(kept)
	found, err := filepath.Glob(filepath.Join(kept, "*"))
	if err != nil || len(found) != 1 || filepath.Ext(found[0]) != ".jsa" {
		t.Fatalf("the folder has %v, %v", found, err)
	}
	compile(kept)
	if err := os.Remove(found[0]); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(found[0], []byte("no archive"), 0o666); err != nil {
		t.Fatal(err)
	}
	compile(kept)
}
