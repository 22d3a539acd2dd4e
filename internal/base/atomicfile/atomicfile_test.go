package atomicfile

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

func text(s string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, s)
		return err
	}
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a", "b", "x")
	for _, content := range []string{"long at first", "short"} {
		if err := Write(file, text(content)); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(file); err != nil || string(got) != content {
			t.Errorf("%q, %v", got, err)
		}
	}
	link := filepath.Join(dir, "link")
	if err := os.Symlink(file, link); err != nil {
		t.Skip(err)
	}
	if err := Write(link, text("through the link")); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(file); string(got) != "through the link" {
		t.Errorf("what the link leads to is %q", got)
	}
	onlyFile(t, filepath.Dir(file), "x")
}

// TestFailureKeepsTheOld checks that a write that fails half way leaves the
// old file, and nothing else.
func TestFailureKeepsTheOld(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "x")
	if err := Write(file, text("old")); err != nil {
		t.Fatal(err)
	}
	err := Write(file, func(w io.Writer) error {
		_ = text(strings.Repeat("new", 1<<16))(w) // it fails all the same
		return errors.New("no more")
	})
	if err == nil || err.Error() != "no more" {
		t.Errorf("error %v", err)
	}
	if got, _ := os.ReadFile(file); string(got) != "old" {
		t.Errorf("%.20q", got)
	}
	onlyFile(t, dir, "x")
}

func TestErrorsNameTheFile(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	paths := []string{dir, filepath.Join(file, "below")}
	if _, err := os.Stat("/dev/full"); err == nil {
		paths = append(paths, "/dev/full")
	}
	for _, path := range paths {
		if err := Write(path, text("x")); err == nil || !strings.Contains(err.Error(), strings.TrimSuffix(path, "/below")) {
			t.Errorf("%s: error %v", path, err)
		}
	}
	onlyFile(t, dir, "file")
}

// TestManyWriters checks that of files written at once one is there as a whole.
func TestManyWriters(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x")
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			for range 20 {
				if err := Write(file, text(strings.Repeat(fmt.Sprint(i), 100_000))); err != nil {
					t.Error(err)
				}
				got, err := os.ReadFile(file)
				if err != nil || len(got) != 100_000 || strings.Trim(string(got), string(got[:1])) != "" {
					t.Errorf("%d bytes, %v", len(got), err)
				}
			}
		})
	}
	wg.Wait()
	onlyFile(t, filepath.Dir(file), "x")
}

func onlyFile(t *testing.T, dir, name string) {
	t.Helper()
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 1 || files[0].Name() != name {
		t.Errorf("in the folder are %v, %v", files, err)
	}
}
