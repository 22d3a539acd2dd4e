package jvm

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Case is a violation to reproduce.
type Case struct {
	Claim  string // what goes wrong, and where, in one line
	Script *Script
}

// maxCopy bounds what is copied of the program, in bytes.
const maxCopy = 512 << 20

// WriteReproducer writes a Maven project and a shell script that fail in the way
// of each case, into a folder that is made if it is missing:
//
//	run.sh                     java with the program, as it is
//	pom.xml, src/test/java     a JUnit 5 test for each case; the harness as source text
//	program/                   the class path, copied
//	runs/N/                    what the program is given
//	front/, patch/             what stands in front of the program and the platform, where a case needs it
//
// Files of an earlier reproducer are replaced, others are left alone.
func (m *Machine) WriteReproducer(dir string, cases []Case) error {
	if !Available() {
		return errors.New("this binary was built without the harness for the JVM; build it with make")
	}
	for _, old := range []string{"program", "runs", "front", "patch", "src", "harness"} {
		if err := os.RemoveAll(filepath.Join(dir, old)); err != nil {
			return err
		}
	}
	elements, err := m.copyProgram(filepath.Join(dir, "program"))
	if err != nil {
		return err
	}
	all := &Script{}
	for i, c := range cases {
		run := filepath.Join(dir, "runs", fmt.Sprint(i+1))
		if err := writeFile(filepath.Join(run, "job"), []byte(c.Script.job())); err != nil {
			return err
		}
		if err := writeFile(filepath.Join(run, "values"), []byte(c.Script.values())); err != nil {
			return err
		}
		all.Fed = append(all.Fed, c.Script.Fed...)
	}
	patched, err := all.writePatch(filepath.Join(dir, "patch"), m.Classes)
	if err != nil {
		return err
	}
	if err := writeClasses(filepath.Join(dir, "front"), m.Front); err != nil {
		return err
	}
	if err := all.writeClocks(filepath.Join(dir, "front"), m.Classes, m.Program); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(dir, "front")); err == nil {
		elements = append([]string{"front"}, elements...)
	}
	if err := writeHarness(filepath.Join(dir, "harness")); err != nil {
		return err
	}
	if err := WriteSources(filepath.Join(dir, "src", "test", "java")); err != nil {
		return err
	}
	p := project{cases: cases, elements: elements, patched: patched, feature: m.JDK.Feature, version: m.JDK.Version}
	for name, text := range p.files() {
		if err := writeFile(filepath.Join(dir, filepath.FromSlash(name)), []byte(text)); err != nil {
			return err
		}
	}
	return os.Chmod(filepath.Join(dir, "run.sh"), 0o777)
}

// copyProgram copies the entries of the class path, and returns their names in
// the reproducer.
func (m *Machine) copyProgram(to string) ([]string, error) {
	cp, err := absolute(m.ClassPath)
	if err != nil {
		return nil, err
	}
	var names []string
	left := int64(maxCopy)
	add := func(entry string) error {
		name := fmt.Sprint(len(names) + 1)
		info, err := os.Stat(entry)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil // as for java
		case err != nil:
			return err
		case info.IsDir():
			err = copyFolder(entry, filepath.Join(to, name), &left)
		default:
			name += filepath.Ext(entry)
			err = copyFile(entry, filepath.Join(to, name), &left)
		}
		names = append(names, "program/"+name)
		return err
	}
	for _, e := range filepath.SplitList(cp) {
		entries := []string{e}
		if dir, star := strings.CutSuffix(e, string(filepath.Separator)+"*"); star {
			entries = nil
			for _, ext := range []string{"*.jar", "*.JAR"} {
				jars, err := filepath.Glob(filepath.Join(dir, ext))
				if err != nil {
					return nil, err
				}
				entries = append(entries, jars...)
			}
		}
		for _, e := range entries {
			if err := add(e); err != nil {
				return nil, err
			}
		}
	}
	return names, nil
}

// copyFolder copies class files and what may lie beside them; links are
// followed no further than to files.
func copyFolder(from, to string, left *int64) error {
	inside, err := filepath.Abs(to)
	if err != nil {
		return err
	}
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if rel, err := filepath.Rel(path, inside); err == nil && path != from && !strings.HasPrefix(rel, "..") {
				return filepath.SkipDir // the reproducer itself
			}
			return nil
		}
		if filepath.Ext(path) != ".class" {
			return nil
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		return copyFile(path, filepath.Join(to, rel), left)
	})
}

func copyFile(from, to string, left *int64) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
		return err
	}
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	n, err := io.CopyN(out, in, *left+1)
	if errors.Is(err, io.EOF) {
		err = nil
	}
	if *left -= n; *left < 0 {
		err = fmt.Errorf("the program is too large to be copied: more than %d MB", maxCopy>>20)
	}
	return errors.Join(err, out.Close())
}
