package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
)

// chooseEntry takes the class to verify from the manifest. Where no manifest
// names one it lists the entry points there are, and the error asks for one.
func (c *command) chooseEntry(o *options) error {
	classPath := o.config.ClassPath
	if classPath == "" {
		classPath = "."
	}
	path, err := classfile.OpenPath(classPath, classfile.PathOptions{NoPlatform: true})
	if err != nil {
		return err
	}
	defer func() { _ = path.Close() }() // it was only read
	if main := path.MainClass(); main != "" {
		o.config.Main = main
		return nil
	}
	found, err := path.EntryPoints()
	if err != nil {
		return err
	}
	if len(found.Main)+len(found.Other) == 0 {
		return noEntry(path, classPath, found)
	}
	for _, bad := range found.Bad {
		c.log.Warn(oneLine(bad))
	}
	if err := listEntries(c.stdout, found); err != nil {
		return failure.WithClass(failure.IO, err)
	}
	return failure.Errorf(failure.Usage, "name the class to verify, as in: %s", example(classPath, found))
}

// tellNested tells, for each jar that has jars inside, whether these are read. The
// verification reports errors of the class path.
func (c *command) tellNested(classPath string) {
	if classPath == "" {
		return
	}
	path, err := classfile.OpenPath(classPath, classfile.PathOptions{NoPlatform: true})
	if err != nil {
		return
	}
	defer func() { _ = path.Close() }() // it was only read
	for _, n := range path.Nested() {
		if n.Read {
			c.log.Infof("%s is a jar of Spring Boot: its BOOT-INF/classes and the %d jars in it are on the class path", n.Jar, n.N)
		} else {
			c.log.Warnf("%s has jars in it (%d), which are not read: java does not read them either", n.Jar, n.N)
		}
	}
}

// noEntry says why there is nothing to start with.
func noEntry(path *classfile.Path, classPath string, found *classfile.EntryPoints) error {
	if len(found.Bad) > 0 {
		return found.Bad[0]
	}
	names, err := path.ProgramClasses()
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return failure.Errorf(failure.NoInput, "%s: there are no classes", classPath)
	}
	return failure.Errorf(failure.NoInput, "%s: there is no class with a main(String[]); --entry=CLASS.METHOD verifies another method", classPath)
}

// listEntries writes the classes one can start with.
func listEntries(w io.Writer, found *classfile.EntryPoints) error {
	var b strings.Builder
	for _, e := range found.Main {
		fmt.Fprintln(&b, dots(e.Class))
	}
	for _, e := range found.Other {
		fmt.Fprintf(&b, "%s  (main is not public static void main(String[]); needs Java 25)\n", dots(e.Class))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// example is a command that works.
func example(classPath string, found *classfile.EntryPoints) string {
	all := append(append([]classfile.EntryPoint{}, found.Main...), found.Other...)
	return "jayverify -cp " + classPath + " " + dots(all[0].Class)
}

func dots(class string) string { return strings.ReplaceAll(class, "/", ".") }
