package classfile

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
)

// TestGolden compiles the Java files of each archive for the release that its
// comment names and compares the dump of each class with the archive's file of
// that name.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/golden/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { golden(t, file) })
	}
}

func golden(t *testing.T, file string) {
	archive, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	first, _, _ := strings.Cut(string(archive.Comment), "\n")
	release, err := strconv.Atoi(strings.TrimPrefix(first, "release "))
	if err != nil {
		t.Fatalf("%s does not start with \"release N\"", file)
	}
	sources := map[string]string{}
	for _, f := range archive.Files {
		if strings.HasSuffix(f.Name, ".java") {
			sources[f.Name] = string(f.Data)
		}
	}
	dir := classtest.Javac(t, release, sources, "-parameters")
	path, err := OpenPath(dir, PathOptions{NoPlatform: true})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	for _, f := range archive.Files {
		if strings.HasSuffix(f.Name, ".java") {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, f.Name+".class"))
		if err != nil {
			t.Fatal(err)
		}
		c, err := Parse(f.Name, data)
		if err != nil {
			t.Fatal(err)
		}
		goldentest.Section(t, file, archive, f.Name, dump(c))
	}
}
