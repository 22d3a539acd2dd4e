package javac

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/rogpeppe/go-internal/cache"
)

// format is part of each key: the version of this package's files in the cache.
const format = "1"

// keyOf returns the hash of everything that a compilation reads: the compiler, the options, and
// the contents of all files and folders that the arguments name. The arguments name no folder
// for classes.
func keyOf(tool string, args []string) (cache.ActionID, error) {
	h := sha256.New()
	id, err := identity(tool)
	if err != nil {
		return cache.ActionID{}, err
	}
	fmt.Fprintf(h, "%s %q\n", format, id)
	for _, a := range args {
		if strings.HasPrefix(a, "@") {
			return cache.ActionID{}, errors.New("an argument file is not followed")
		}
		if err := addArgument(h, a); err != nil {
			return cache.ActionID{}, err
		}
	}
	return cache.ActionID(h.Sum(nil)), nil
}

// identity tells a compiler from all others: its place, and the size and time of its image.
func identity(tool string) (string, error) {
	real, err := filepath.EvalSymlinks(tool)
	if err != nil {
		return "", err
	}
	image := filepath.Join(filepath.Dir(filepath.Dir(real)), "lib", "modules")
	i, err := os.Stat(image)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s %d %d", real, i.Size(), i.ModTime().UnixNano()), nil
}

// addArgument adds an argument to a hash. A list of paths counts by what is there, whatever the
// names of its folders are.
func addArgument(h io.Writer, arg string) error {
	option, list, found := strings.Cut(arg, "=")
	if !found {
		option, list = "", arg
	}
	paths := filepath.SplitList(list)
	for _, p := range paths {
		if _, err := os.Stat(p); err != nil {
			fmt.Fprintf(h, "text %q\n", arg)
			return nil
		}
	}
	fmt.Fprintf(h, "paths %q %d\n", option, len(paths))
	for _, p := range paths {
		if err := addPath(h, p); err != nil {
			return err
		}
	}
	return nil
}

// addPath adds the contents of a file, or of all files in a folder.
func addPath(h io.Writer, path string) error {
	base := filepath.Dir(path)
	if i, err := os.Stat(path); err != nil || i.IsDir() {
		base = path
	}
	return filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(base, file)
		if err != nil {
			return err
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		fmt.Fprintf(h, "file %q %x\n", filepath.ToSlash(rel), sha256.Sum256(data))
		return nil
	})
}
