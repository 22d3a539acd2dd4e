package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/jayverify/jayverify/internal/base/atomicfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/project/cache"
	"github.com/jayverify/jayverify/models"
)

// assertionClasses puts the classes that stand for assertion libraries in front of what the tests need. It returns the
// names of the libraries.
func assertionClasses(o *options) (names []string, err error) {
	if o.config.ClassPath == "" {
		return nil, nil
	}
	path, err := o.config.OpenPath(false)
	if err != nil {
		return nil, failure.WithClass(failure.ClassOf(err), err)
	}
	has := func(class string) bool { _, err := path.Class(class); return err == nil }
	jar, names, err := models.Assertions(has)
	_ = path.Close() // it was only read
	if err != nil || jar == nil {
		return nil, err
	}
	file, err := keepJar("assertions", jar)
	if err != nil {
		return nil, fmt.Errorf("the classes of assertion libraries: %w", err)
	}
	o.config.ClassPath = file + string(os.PathListSeparator) + o.config.ClassPath
	return names, nil
}

// keepJar writes a jar of generated classes beside the cache, and returns its name.
func keepJar(name string, jar []byte) (file string, err error) {
	dir, err := cache.DefaultDir()
	if err == nil {
		err = os.MkdirAll(dir, 0o700)
	}
	if err != nil {
		dir = os.TempDir()
	}
	sum := sha256.Sum256(jar)
	file = filepath.Join(dir, name+"-"+hex.EncodeToString(sum[:8])+".jar")
	if known, err := os.ReadFile(file); err == nil && sha256.Sum256(known) == sum {
		return file, nil
	}
	if err := atomicfile.Write(file, func(w io.Writer) error { _, err := w.Write(jar); return err }); err != nil {
		return "", failure.WithClass(failure.IO, err)
	}
	return file, nil
}
