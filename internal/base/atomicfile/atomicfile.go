// Package atomicfile writes files that are there as a whole or not at all.
//
//	Write(FILE) = FILE's folder/.FILE.tmp-RANDOM, written and closed ──rename──→ FILE
//
// A reader, another process that writes the same file, and an end of the
// process at any point never leave half a file under its name.
package atomicfile

import (
	"bufio"
	"crypto/rand"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Write makes the file called path with the output of write. It makes missing
// folders. If path is a symbolic link, its target is replaced. An existing
// device or pipe is written to, and not replaced. The error names path;
// temporary files are removed.
func Write(path string, write func(io.Writer) error) error {
	target := path
	if real, err := filepath.EvalSymlinks(path); err == nil {
		target = real
	}
	info, err := os.Stat(target)
	switch {
	case err == nil && info.IsDir():
		return &fs.PathError{Op: "write", Path: path, Err: errors.New("is a folder")}
	case err == nil && !info.Mode().IsRegular():
		f, err := os.OpenFile(target, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		return named(path, finish(f, write))
	}
	if err := os.MkdirAll(filepath.Dir(target), 0o777); err != nil {
		return err
	}
	temp := filepath.Join(filepath.Dir(target), "."+filepath.Base(target)+".tmp-"+rand.Text())
	f, err := os.OpenFile(temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return named(path, err)
	}
	err = finish(f, write)
	if err == nil {
		err = os.Rename(temp, target)
	}
	if err != nil {
		_ = os.Remove(temp) // the first error says more
	}
	return named(path, err)
}

// finish writes and closes f.
func finish(f *os.File, write func(io.Writer) error) error {
	w := bufio.NewWriter(f)
	err := write(w)
	if err == nil {
		err = w.Flush()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	return err
}

// named puts path into an error of the system, which names a temporary file that
// the user does not know.
func named(path string, err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return &fs.PathError{Op: "write", Path: path, Err: p.Err}
	}
	var l *os.LinkError
	if errors.As(err, &l) {
		return &fs.PathError{Op: "write", Path: path, Err: l.Err}
	}
	return err
}
