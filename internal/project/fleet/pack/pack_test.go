package pack

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func packed(t *testing.T, path string) (string, Blob) {
	t.Helper()
	var b bytes.Buffer
	blob, err := Pack(&b, path)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "packed")
	write(t, file, b.String())
	return file, blob
}

// TestRoundTrip: a folder and a file come out as they were, and the same contents elsewhere
// have the same digest.
func TestRoundTrip(t *testing.T) {
	one, two := filepath.Join(t.TempDir(), "classes"), filepath.Join(t.TempDir(), "classes")
	for _, dir := range []string{two, one} {
		write(t, filepath.Join(dir, "p", "A.class"), "class A")
		write(t, filepath.Join(dir, "B.class"), strings.Repeat("class B ", 1000))
	}
	if err := os.Chtimes(filepath.Join(two, "B.class"), time.Time{}, time.Unix(1e9, 0)); err != nil {
		t.Fatal(err)
	}
	file, blob := packed(t, one)
	if _, other := packed(t, two); other != blob || !blob.Folder || blob.Name != "classes" {
		t.Errorf("%+v and %+v", blob, other)
	}
	dir := t.TempDir()
	for range 2 {
		got, err := Unpack(dir, blob, file)
		if err != nil {
			t.Fatal(err)
		}
		if a, err := os.ReadFile(filepath.Join(got, "p", "A.class")); string(a) != "class A" || err != nil {
			t.Errorf("%q, %v", a, err)
		}
		if b, err := os.ReadFile(filepath.Join(got, "B.class")); len(b) != 8000 || err != nil {
			t.Errorf("%d bytes, %v", len(b), err)
		}
		file = os.DevNull // the second time it is there
	}
	file, blob = packed(t, filepath.Join(one, "B.class"))
	if got, err := Unpack(dir, blob, file); err != nil || filepath.Base(got) != "B.class" {
		t.Errorf("%s, %v", got, err)
	}
	write(t, filepath.Join(two, "C.class"), "")
	if _, other := packed(t, two); other.Digest == blob.Digest {
		t.Error("one more file does not count")
	}
}

// TestHostile: bytes with another digest, and names that lead elsewhere, are refused.
func TestHostile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x")
	write(t, file, "x")
	_, blob := packed(t, file)
	write(t, file, "y")
	if _, err := Unpack(t.TempDir(), blob, file); err == nil {
		t.Error("other bytes are taken")
	}
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	if _, err := z.Create("../evil"); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	write(t, file, b.String())
	_, blob = packed(t, file)
	blob.Folder = true
	dir := t.TempDir()
	if _, err := Unpack(filepath.Join(dir, "in"), blob, file); err == nil {
		t.Error("a name that leads out of the folder is taken")
	}
	blob.Folder, blob.Name = false, "../../evil"
	got, err := Unpack(filepath.Join(dir, "in"), blob, file)
	if err != nil || !strings.HasPrefix(got, filepath.Join(dir, "in")) {
		t.Errorf("%s, %v", got, err)
	}
}

// TestTrim: what was not used for long is deleted, and nothing else.
func TestTrim(t *testing.T) {
	source, dir := filepath.Join(t.TempDir(), "a.jar"), t.TempDir()
	var at []string
	for _, text := range []string{"old", "used", "new"} {
		write(t, source, text)
		file, blob := packed(t, source)
		got, err := Unpack(dir, blob, file)
		if err != nil {
			t.Fatal(err)
		}
		at = append(at, got)
		if text != "new" {
			if err := os.Chtimes(filepath.Dir(got), time.Time{}, time.Unix(1e9, 0)); err != nil {
				t.Fatal(err)
			}
		}
		if text == "used" {
			if _, err := Unpack(dir, blob, file); err != nil {
				t.Fatal(err)
			}
		}
	}
	write(t, filepath.Join(dir, "other", "x"), "x")
	if err := os.Chtimes(filepath.Join(dir, "other"), time.Time{}, time.Unix(1e9, 0)); err != nil {
		t.Fatal(err)
	}
	Trim(dir, time.Now().Add(-time.Hour))
	for i, want := range []bool{false, true, true} {
		if _, err := os.Stat(at[i]); (err == nil) != want {
			t.Errorf("%s: %v", at[i], err)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "other", "x")); err != nil {
		t.Error(err)
	}
}
