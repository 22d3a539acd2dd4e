package jvm

import (
	"embed"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// The compiled harness. The folder has a text file too, so that the pattern
// matches when it has not been built.
//
//go:embed all:classes
var compiled embed.FS

// The harness's source text, for reproducers.
//
//go:embed harness
var sources embed.FS

// Available reports whether the harness was built into this binary.
func Available() bool {
	_, err := fs.Stat(compiled, "classes/jayverify/replay/Launcher.class")
	return err == nil
}

// writeHarness writes the harness's classes to a folder.
func writeHarness(dir string) error { return copyTree(compiled, "classes", ".class", dir) }

// WriteSources writes the source text of the harness to a folder.
func WriteSources(dir string) error { return copyTree(sources, "harness", ".java", dir) }

func copyTree(from fs.FS, root, ext, dir string) error {
	return fs.WalkDir(from, root, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ext) {
			return err
		}
		data, err := fs.ReadFile(from, name)
		if err != nil {
			return err
		}
		return writeFile(filepath.Join(dir, filepath.FromSlash(strings.TrimPrefix(name, root+"/"))), data)
	})
}

// writeClasses writes class files, by binary names, to a folder.
func writeClasses(dir string, files map[string][]byte) error {
	for name, data := range files {
		if err := writeFile(filepath.Join(dir, filepath.FromSlash(name)+".class"), data); err != nil {
			return err
		}
	}
	return nil
}

func writeFile(file string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o666)
}
