package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/base/failure"
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

// notModules are folders below a project's folder that hold no modules.
var notModules = []string{"src", "target", "build", "node_modules"}

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
	patterns := classFolders
	if tests {
		patterns = slices.Concat(classFolders, testFolders)
	}
	modules, err := moduleRoots(root)
	if err != nil {
		return nil, err
	}
	var found []string
	for _, m := range modules {
		found = append(found, foldersLike(filepath.Join(root, m), patterns)...)
	}
	return found, nil
}

// moduleRoots lists the folders with a build file in a project, that of the project first,
// relative to the project's folder.
func moduleRoots(root string) ([]string, error) {
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
		if rel != "." && (strings.HasPrefix(name, ".") || slices.Contains(notModules, name)) ||
			strings.Count(rel, string(filepath.Separator)) >= maxModules {
			return fs.SkipDir
		}
		if isProject(dir) {
			found = append(found, rel)
		}
		return nil
	})
	return found, err
}

// foldersLike lists what fits well-formed patterns below a folder. Characters of patterns
// in the folder's own name mean themselves.
func foldersLike(dir string, patterns []string) []string {
	var found []string
	for _, p := range patterns {
		matches, _ := fs.Glob(os.DirFS(dir), p)
		for _, m := range matches {
			found = append(found, filepath.Join(dir, filepath.FromSlash(m)))
		}
	}
	return found
}
