package classfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// directory is a source whose classes are files below a directory.
type directory string

func (d directory) path() string { return string(d) }
func (d directory) close() error { return nil }

func (d directory) find(name string) ([]byte, error) {
	file := filepath.Join(string(d), filepath.FromSlash(name)+".class")
	f, err := os.Open(file)
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) || errors.Is(err, syscall.ENAMETOOLONG) {
			return nil, nil
		}
		return nil, fmt.Errorf("class %s: %w", name, err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, fmt.Errorf("class %s: %w", name, err)
	}
	if !info.Mode().IsRegular() {
		return nil, nil
	}
	data, err := readClass(f, info.Size(), file)
	if err != nil {
		return nil, fmt.Errorf("class %s: %w", name, err)
	}
	return data, nil
}

func (d directory) list(yield func(name string)) error {
	root, err := filepath.EvalSymlinks(string(d)) // WalkDir does not follow a link, not even at its root
	if err != nil {
		return fmt.Errorf("class path entry %s: %w", d, err)
	}
	err = filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		if name := listedClass(filepath.ToSlash(rel)); name != "" {
			yield(name)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("class path entry %s: %w", d, err)
	}
	return nil
}
