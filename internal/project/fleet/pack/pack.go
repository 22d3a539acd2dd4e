// Package pack makes one stream of bytes of a file or a folder, always the same for the
// same contents, and a file or folder of such bytes again.
//
//	file    its bytes
//	folder  a ZIP archive of its files, ordered by name, without times
package pack

import (
	"archive/zip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"time"
)

// Blob is a file or folder that is packed.
type Blob struct {
	Digest string // SHA-256 of the bytes, in hexadecimal digits
	Folder bool   // it is that of a folder
	Name   string // of the file or folder, without those above it
	Size   int64
}

// Pack writes what path names to w.
func Pack(w io.Writer, path string) (Blob, error) {
	info, err := os.Stat(path)
	if err != nil {
		return Blob{}, err
	}
	h := sha256.New()
	n := new(counter)
	all := io.MultiWriter(w, h, n)
	if info.IsDir() {
		err = packFolder(all, path)
	} else {
		err = copyFile(all, path)
	}
	if err != nil {
		return Blob{}, err
	}
	name := filepath.Base(path)
	if abs, err := filepath.Abs(path); err == nil {
		name = filepath.Base(abs)
	}
	return Blob{hex.EncodeToString(h.Sum(nil)), info.IsDir(), name, int64(*n)}, nil
}

type counter int64

func (c *counter) Write(p []byte) (int, error) { *c += counter(len(p)); return len(p), nil }

func copyFile(w io.Writer, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }() // it was only read
	_, err = io.Copy(w, f)
	return err
}

// packFolder follows no links to folders, as a class path does not need them.
func packFolder(w io.Writer, root string) error {
	z := zip.NewWriter(w)
	err := filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil || rel == "." {
			return err
		}
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		name := filepath.ToSlash(rel)
		if e.IsDir() {
			_, err := z.Create(name + "/")
			return err
		}
		if !info.Mode().IsRegular() {
			return nil
		}
		out, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
		if err != nil {
			return err
		}
		return copyFile(out, path)
	})
	if err != nil {
		return err
	}
	return z.Close()
}

// Unpack puts b, whose bytes are in the file packed, below dir, and returns where. What is
// there already is kept. The bytes must have b's digest.
func Unpack(dir string, b Blob, packed string) (string, error) {
	home := filepath.Join(dir, b.Digest)
	name := b.Name
	if !filepath.IsLocal(name) || name != filepath.Base(name) || name == "." {
		name = "x"
	}
	whole := filepath.Join(home, name)
	if _, err := os.Stat(whole); err == nil {
		now := time.Now()
		_ = os.Chtimes(home, now, now) // for Trim
		return whole, nil
	}
	if err := sameDigest(packed, b.Digest); err != nil {
		return "", err
	}
	if err := os.MkdirAll(home, 0o700); err != nil {
		return "", err
	}
	part, err := os.MkdirTemp(home, "part")
	if err != nil {
		return "", err
	}
	defer func() { _ = os.RemoveAll(part) }() // of no use any more
	made := filepath.Join(part, name)
	if b.Folder {
		err = unzip(packed, made)
	} else {
		err = copyTo(made, packed)
	}
	if err != nil {
		return "", err
	}
	// Another process may have been faster, with the same files.
	if err := os.Rename(made, whole); err != nil {
		if _, there := os.Stat(whole); there != nil {
			return "", err
		}
	}
	return whole, nil
}

// Trim deletes what was unpacked below dir and not asked for since a time.
func Trim(dir string, since time.Time) {
	all, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, e := range all {
		if info, err := e.Info(); err == nil && digest.MatchString(e.Name()) && info.ModTime().Before(since) {
			_ = os.RemoveAll(filepath.Join(dir, e.Name())) // another process may do the same
		}
	}
}

// digest is the form of a SHA-256 in hexadecimal digits.
var digest = regexp.MustCompile(`^[0-9a-f]{64}$`)

func sameDigest(file, digest string) error {
	h := sha256.New()
	if err := copyFile(h, file); err != nil {
		return err
	}
	if got := hex.EncodeToString(h.Sum(nil)); got != digest {
		return fmt.Errorf("the bytes of %s have the digest %s", digest, got)
	}
	return nil
}

func copyTo(to, from string) error {
	f, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	err = copyFile(f, from)
	if e := f.Close(); err == nil {
		err = e
	}
	return err
}

// unzip takes no name that leads out of the folder.
func unzip(archive, dir string) error {
	z, err := zip.OpenReader(archive)
	if err != nil {
		return err
	}
	defer func() { _ = z.Close() }() // it was only read
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	for _, f := range z.File {
		name := filepath.FromSlash(f.Name)
		if !filepath.IsLocal(name) {
			return fmt.Errorf("%q is not the name of a file in a folder", f.Name)
		}
		if err := unzipFile(f, filepath.Join(dir, name)); err != nil {
			return err
		}
	}
	return nil
}

func unzipFile(f *zip.File, to string) error {
	if f.FileInfo().IsDir() {
		return os.MkdirAll(to, 0o700)
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return err
	}
	in, err := f.Open()
	if err != nil {
		return err
	}
	defer func() { _ = in.Close() }() // it was only read
	out, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	if e := out.Close(); err == nil {
		err = e
	}
	return err
}
