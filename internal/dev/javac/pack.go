package javac

import (
	"bytes"
	"encoding/gob"
	"io/fs"
	"os"
	"path/filepath"
)

// packed are files by their names relative to a folder, with slashes.
type packed map[string][]byte

// pack returns all files in a folder as one text.
func pack(dir string) ([]byte, error) {
	files := packed{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		files[filepath.ToSlash(rel)], err = os.ReadFile(path)
		return err
	})
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = gob.NewEncoder(&b).Encode(files)
	return b.Bytes(), err
}

// unpack writes the files that pack has read to another folder.
func unpack(data []byte, dir string) error {
	var files packed
	if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&files); err != nil {
		return err
	}
	for name, data := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(path, data, 0o666); err != nil {
			return err
		}
	}
	return nil
}
