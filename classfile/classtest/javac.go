package classtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Javac compiles Java sources, by their relative file names, for the given
// release with full debug information, and yields the directory of the class
// files. It skips the test if there is no javac on the PATH and fails it if the
// sources do not compile.
func Javac(t testing.TB, release int, sources map[string]string, options ...string) (dir string) {
	t.Helper()
	javac, err := exec.LookPath("javac")
	if err != nil {
		t.Skip("this test needs a JDK: no javac on the PATH")
	}
	src, dir := t.TempDir(), t.TempDir()
	// Small programs are compiled in half the time by a JVM that optimises less.
	args := append([]string{"-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-g", "-nowarn", "-proc:none", "-Xlint:none", "--release", strconv.Itoa(release), "-d", dir}, options...)
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
	out, err := exec.Command(javac, append(args, files...)...).CombinedOutput()
	if err != nil {
		t.Fatalf("javac: %v\n%s", err, strings.ReplaceAll(string(out), src+string(filepath.Separator), ""))
	}
	return dir
}
