package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/failure"
)

// buildFiles are the files by which the folder of a project is recognised.
var buildFiles = []string{"pom.xml", "build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"}

// classFolders are where Maven and Gradle put the classes of a project, and those of its
// tests; "*" is the name of a language.
var (
	classFolders = []string{"target/classes", "build/classes/*/main"}
	testFolders  = []string{"target/test-classes", "build/classes/*/test"}
)

// maxModules bounds how deep modules are looked for below the folder of a project.
const maxModules = 5

// projectPaths returns the folders and jars with the classes of a project: those named,
// but for the folder of a Maven or Gradle project those of its modules. Nothing named is
// the current folder.
func projectPaths(named []string, tests bool) ([]string, error) {
	if len(named) == 0 {
		named = []string{"."}
	}
	var paths []string
	for _, p := range named {
		if !isProject(p) {
			paths = append(paths, p)
			continue
		}
		found, err := moduleFolders(p, tests)
		if err != nil {
			return nil, failure.WithClass(failure.IO, err)
		}
		if len(found) == 0 {
			return nil, failure.Errorf(failure.NoInput, "%s: there is a build file, but there are no classes in target/classes or build/classes; compile the project first", p)
		}
		paths = append(paths, found...)
	}
	return slices.Compact(paths), nil
}

func isProject(dir string) bool {
	return slices.ContainsFunc(buildFiles, func(f string) bool {
		info, err := os.Stat(filepath.Join(dir, f))
		return err == nil && info.Mode().IsRegular()
	})
}

// moduleFolders lists the folders of classes of the modules in a project's folder.
func moduleFolders(root string, tests bool) ([]string, error) {
	var found []string
	err := filepath.WalkDir(root, func(dir string, e fs.DirEntry, err error) error {
		if err != nil || !e.IsDir() {
			return err
		}
		rel, err := filepath.Rel(root, dir)
		if err != nil {
			return err
		}
		name := e.Name()
		if rel != "." && (strings.HasPrefix(name, ".") || name == "src" || name == "target" || name == "build" || name == "node_modules") ||
			strings.Count(rel, string(filepath.Separator)) >= maxModules {
			return fs.SkipDir
		}
		if !isProject(dir) && rel != "." {
			return nil
		}
		patterns := classFolders
		if tests {
			patterns = slices.Concat(classFolders, testFolders)
		}
		for _, p := range patterns {
			matches, err := filepath.Glob(filepath.Join(dir, filepath.FromSlash(p)))
			if err != nil {
				return nil // the folder's name has characters of a pattern
			}
			found = append(found, matches...)
		}
		return nil
	})
	return found, err
}
