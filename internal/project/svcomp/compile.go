package svcomp

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
)

// Task is a compiled task.
type Task struct {
	Classes string   // the folder with its classes
	Main    string   // the class with main
	Sources []string // the folders that were named
}

// Compile compiles all Java sources in the folders, each for itself the root of a source
// tree, into the folder out, with the javac of the JDK. Sources are in UTF-8; what is not is
// read as ISO-8859-1. Code of annotation processors does not run. There must be one class
// called Main. If the folder kept is there, the compiler's own classes are kept in it.
func Compile(ctx context.Context, jdk *classfile.JDK, folders []string, out, kept string) (*Task, error) {
	var sources []string
	for _, dir := range folders {
		found, err := javaFiles(dir)
		if err != nil {
			return nil, failure.WithClass(failure.ClassOf(err), err)
		}
		sources = append(sources, found...)
	}
	if len(sources) == 0 {
		return nil, failure.Errorf(failure.NoInput, "%s: there are no Java sources", strings.Join(folders, ", "))
	}
	program := filepath.Join(jdk.Home, "bin", "javac")
	if runtime.GOOS == "windows" {
		program += ".exe"
	}
	list := filepath.Join(out, "sources.txt")
	classes := filepath.Join(out, "classes")
	if err := os.MkdirAll(classes, 0o777); err != nil {
		return nil, failure.WithClass(failure.IO, err)
	}
	sources, err := inUTF8(sources, filepath.Join(out, "utf8"))
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(list, []byte(argFile(sources)), 0o666); err != nil {
		return nil, failure.WithClass(failure.IO, err)
	}
	javac := newCompiler(jdk, program, kept)
	args := []string{"-g", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-cp", classes, "-d", classes, "@" + list}
	err = javac.compile(ctx, args)
	if err != nil && strings.Contains(err.Error(), "package exists in another module") {
		// Before Java 9, a program could have classes in packages of the JDK.
		err = javac.compile(ctx, append([]string{"-source", "8", "-target", "8", "-Xlint:-options"}, args...))
	}
	if err != nil {
		return nil, err
	}
	main, err := mainClass(classes)
	if err != nil {
		return nil, err
	}
	return &Task{Classes: classes, Main: main, Sources: folders}, nil
}

// runJavac runs a compiler; the error is its first one.
func runJavac(ctx context.Context, program string, args []string) error {
	cmd := exec.CommandContext(ctx, program, args...)
	text, err := cmd.CombinedOutput()
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return ctx.Err()
	case cmd.ProcessState == nil:
		return failure.Errorf(failure.NoSolver, "%s cannot be started: %w", program, err)
	}
	return failure.Errorf(failure.Data, "the task does not compile: %s", firstError(string(text)))
}

// inUTF8 replaces each source that is not in UTF-8 by a copy below the folder out that is.
// Such sources are read as ISO-8859-1, in which every byte is a character.
func inUTF8(sources []string, out string) ([]string, error) {
	out = filepath.Clean(out)
	for i, file := range sources {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, failure.WithClass(failure.ClassOf(err), err)
		}
		if utf8.Valid(text) {
			continue
		}
		runes := make([]rune, len(text))
		for j, b := range text {
			runes[j] = rune(b)
		}
		// Files of one name have folders of their own: javac compares it with the class.
		dir := filepath.Join(out, strconv.Itoa(i))
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return nil, failure.WithClass(failure.IO, err)
		}
		sources[i] = filepath.Join(dir, filepath.Base(file))
		if err := os.WriteFile(sources[i], []byte(string(runes)), 0o666); err != nil {
			return nil, failure.WithClass(failure.IO, err)
		}
	}
	return sources, nil
}

// javaFiles lists the Java sources of a folder, or the file that is named.
func javaFiles(dir string) ([]string, error) {
	var found []string
	err := filepath.WalkDir(dir, func(file string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() && filepath.Ext(file) == ".java" {
			found = append(found, file)
		}
		return err
	})
	return found, err
}

// argFile is a file of arguments of javac, in which a backslash escapes.
func argFile(files []string) string {
	var b strings.Builder
	for _, f := range files {
		fmt.Fprintf(&b, "\"%s\"\n", strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(f))
	}
	return b.String()
}

// firstError is the first line with an error of what javac has said.
func firstError(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for _, l := range lines {
		if strings.Contains(l, "error:") {
			return strings.TrimSpace(l)
		}
	}
	return lines[0]
}

// mainClass is the class called Main, in any package.
func mainClass(classes string) (string, error) {
	var found []string
	err := filepath.WalkDir(classes, func(file string, e fs.DirEntry, err error) error {
		if err == nil && e.Name() == "Main.class" {
			rel, bad := filepath.Rel(classes, strings.TrimSuffix(file, ".class"))
			if bad != nil {
				return bad
			}
			found = append(found, strings.ReplaceAll(filepath.ToSlash(rel), "/", "."))
		}
		return err
	})
	switch {
	case err != nil:
		return "", failure.WithClass(failure.IO, err)
	case slices.Contains(found, "Main"):
		return "Main", nil
	case len(found) == 1:
		return found[0], nil
	}
	return "", failure.Errorf(failure.NoInput, "there are %d classes called Main, expected one", len(found))
}
