package models

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"strings"
)

// An assertion library is what tests call: its classes under models/assertions stand in front of the library's own on
// the class path of tests. They fail as the library does, but make no texts of values and read no static state. A method
// that they lack is one that the library does not have, so what calls it is not judged.
type library struct {
	name    string
	class   string   // the library is there if this class is
	classes []string // what the names of its classes begin with
}

var libraries = []library{
	{"JUnit 5", "org/junit/jupiter/api/Assertions", []string{"org/junit/jupiter/"}},
	{"JUnit 5", "org/opentest4j/AssertionFailedError", []string{"org/opentest4j/"}},
	{"JUnit 4", "org/junit/Assert", []string{"org/junit/Ass", "org/junit/function/"}},
	{"Hamcrest", "org/hamcrest/MatcherAssert", []string{"org/hamcrest/"}},
	{"AssertJ", "org/assertj/core/api/Assertions", []string{"org/assertj/"}},
}

// Assertions returns a jar with the classes that stand for the assertion libraries on a class path, and the names of these
// libraries. has reports whether a class is on the path. Without a library the jar is nil.
func Assertions(has func(class string) bool) (jar []byte, names []string, err error) {
	var prefixes []string
	for _, l := range libraries {
		if !has(l.class) {
			continue
		}
		prefixes = append(prefixes, l.classes...)
		if len(names) == 0 || names[len(names)-1] != l.name {
			names = append(names, l.name)
		}
	}
	if len(names) == 0 {
		return nil, nil, nil
	}
	prefixes = append(prefixes, "jayverify/Equality") // which several of them use
	const root = "classes/assertions"
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	err = fs.WalkDir(classes, root, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name := strings.TrimPrefix(file, root+"/")
		for _, p := range prefixes {
			if strings.HasPrefix(name, p) {
				return addFile(w, name, file)
			}
		}
		return nil
	})
	if err == nil {
		err = w.Close()
	}
	return out.Bytes(), names, err
}

func addFile(w *zip.Writer, name, file string) error {
	data, err := classes.ReadFile(file)
	if err != nil {
		return err
	}
	f, err := w.Create(name)
	if err == nil {
		_, err = f.Write(data)
	}
	return err
}
