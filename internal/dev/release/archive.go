package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"
)

// file is a file of an archive: a copy of another one, or a text.
type file struct {
	name    string // with slashes
	from    string
	text    []byte // if from is ""
	program bool   // it can be executed
}

func (f file) bytes() ([]byte, error) {
	if f.from == "" {
		return f.text, nil
	}
	return os.ReadFile(f.from)
}

func (f file) mode() int64 {
	if f.program {
		return 0o755
	}
	return 0o644
}

// tarred writes files as a tar archive compressed by gzip. Its bytes depend on the names,
// the contents and the time alone: there is no user, no group and no time of this machine.
func tarred(w io.Writer, files []file, at time.Time) error {
	z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	t := tar.NewWriter(z)
	for _, f := range files {
		text, err := f.bytes()
		if err != nil {
			return err
		}
		if err := t.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: f.name, Size: int64(len(text)), Mode: f.mode(), ModTime: at, Format: tar.FormatPAX}); err != nil {
			return err
		}
		if _, err := t.Write(text); err != nil {
			return err
		}
	}
	if err := t.Close(); err != nil {
		return err
	}
	return z.Close()
}

// zipped does the same as a zip archive.
func zipped(w io.Writer, files []file, at time.Time) error {
	z := zip.NewWriter(w)
	for _, f := range files {
		text, err := f.bytes()
		if err != nil {
			return err
		}
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: at}
		h.SetMode(os.FileMode(f.mode()))
		out, err := z.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := out.Write(text); err != nil {
			return err
		}
	}
	return z.Close()
}

// writeTo makes a file with the output of write.
func writeTo(name string, write func(io.Writer) error) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	err = write(f)
	if closed := f.Close(); err == nil {
		err = closed
	}
	return err
}

// sums writes SHA256SUMS into a folder, as sha256sum -c reads it.
func sums(dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, "*")) // sorted
	if err != nil {
		return err
	}
	return writeTo(filepath.Join(dir, "SHA256SUMS"), func(w io.Writer) error {
		for _, name := range files {
			f, err := os.Open(name)
			if err != nil {
				return err
			}
			sum := sha256.New()
			_, err = io.Copy(sum, f)
			_ = f.Close() // it was only read
			if err != nil {
				return err
			}
			if _, err := fmt.Fprintf(w, "%x  %s\n", sum.Sum(nil), filepath.Base(name)); err != nil {
				return err
			}
		}
		return nil
	})
}
