package classtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/javac"
)

// Sources reads the files of a pattern, as Javac takes them. It fails the test if there are none.
func Sources(t testing.TB, pattern string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: there are no files (%v)", pattern, err)
	}
	sources := map[string]string{}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		sources[filepath.Base(f)] = string(text)
	}
	return sources
}

// Javac compiles Java sources, by their relative file names, for the given
// release with full debug information, and yields the directory of the class
// files. It skips the test if there is no javac on the PATH and fails it if the
// sources do not compile.
func Javac(t testing.TB, release int, sources map[string]string, options ...string) (dir string) {
	t.Helper()
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip("this test needs a JDK: no javac on the PATH")
	}
	src, dir := t.TempDir(), t.TempDir()
	args := append([]string{"-g", "-nowarn", "-proc:none", "-Xlint:none", "--release", strconv.Itoa(release), "-d", dir}, options...)
	var files []string
	for name, text := range sources {
		file := filepath.Join(src, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	slices.Sort(files)
	if err := javac.Compile("javac", append(args, files...)...); err != nil {
		t.Fatal(strings.ReplaceAll(err.Error(), src+string(filepath.Separator), ""))
	}
	return dir
}
