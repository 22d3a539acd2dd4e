package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/internal/base/atomicfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/project/settings"
)

// initCommand is "jayverify init", which writes the first jayverify.toml of a project.
func initCommand() subcommand {
	return subcommand{
		name: "init", short: "write jayverify.toml for the project in this folder", usage: "[FOLDER]",
		long: `Looks at a folder, and writes the settings for its project into jayverify.toml: for a
Maven project, a Gradle project, or a folder with classes. It prints what to do next.`,
		define: func(fs *pflag.FlagSet) func(context.Context, *command, []string) error {
			force := fs.Bool("force", false, "replace a jayverify.toml that is there")
			return func(_ context.Context, c *command, args []string) error {
				if len(args) > 1 {
					return noArguments("init FOLDER", args[1:])
				}
				return c.initProject(append(args, ".")[0], *force)
			}
		},
	}
}

// initProject writes the settings of the project in a folder, and tells what to do next.
func (c *command) initProject(dir string, force bool) error {
	if info, err := os.Stat(dir); err != nil {
		return failure.WithClass(failure.NoInput, err)
	} else if !info.IsDir() {
		return failure.Errorf(failure.Usage, "%s is not a folder", dir)
	}
	file := filepath.Join(dir, settings.Name)
	if _, err := os.Lstat(file); err == nil && !force {
		return failure.Errorf(failure.IO, "%s is there already, and is left as it is; init --force replaces it", file)
	}
	l, err := lookAt(dir)
	if err != nil {
		return failure.WithClass(failure.IO, err)
	}
	if l.kind == "" {
		return failure.Errorf(failure.NoInput, "%s: there is no pom.xml, no Gradle build file, no class and no jar; go to the folder of a project", dir)
	}
	err = atomicfile.Write(file, func(w io.Writer) error { _, err := io.WriteString(w, l.settings()); return err })
	if err != nil {
		return failure.WithClass(failure.IO, err)
	}
	_, err = io.WriteString(c.stdout, file+" is written, for "+l.what()+". Next:\n"+l.next(dir))
	return failure.WithClass(failure.IO, err)
}

// look is what a folder has. Paths are relative to it, with slashes.
type look struct {
	kind      string // maven, gradle, plain; "" for nothing
	modules   []string
	classes   []string // folders and jars with classes of the project
	sources   []string
	libraries []string // what there is for its classes: "lib/*"
	depends   bool     // a pom.xml names a dependency
	mains     []string // of a plain folder
}

// Kinds of projects.
const (
	mavenProject  = "maven"
	gradleProject = "gradle"
	plainProject  = "plain"
)

// lookAt looks what the project in a folder is made of.
func lookAt(dir string) (*look, error) {
	l := &look{}
	has := func(name string) bool {
		info, err := os.Stat(filepath.Join(dir, filepath.FromSlash(name)))
		return err == nil && info.Mode().IsRegular()
	}
	switch {
	case has("pom.xml"):
		l.kind = mavenProject
	case slices.ContainsFunc(buildFiles, has):
		l.kind = gradleProject
	default:
		return l, l.plain(dir)
	}
	modules, err := moduleRoots(dir)
	if err != nil {
		return nil, err
	}
	for _, m := range modules {
		l.module(dir, m)
	}
	return l, nil
}

// module adds what the folder of a module has.
func (l *look) module(dir, m string) {
	found := false
	for _, s := range []string{"src/main/java", "src/main/kotlin"} {
		if isFolder(filepath.Join(dir, m, s)) {
			l.sources, found = append(l.sources, slashed(m, s)), true
		}
	}
	if !found {
		return
	}
	l.modules = append(l.modules, m)
	if pom, err := os.ReadFile(filepath.Join(dir, m, "pom.xml")); err == nil && strings.Contains(string(pom), "<dependency>") {
		l.depends = true
	}
	for _, c := range foldersLike(filepath.Join(dir, m), classFolders) {
		if rel, err := filepath.Rel(dir, c); err == nil {
			l.classes = append(l.classes, filepath.ToSlash(rel))
		}
	}
	if deps := filepath.Join(m, "target", "dependency"); l.kind == mavenProject && isFolder(filepath.Join(dir, deps)) {
		l.libraries = append(l.libraries, slashed(deps, "*"))
	}
}

// plain adds what a folder without a build file has.
func (l *look) plain(dir string) error {
	for _, d := range []string{"lib", "libs"} {
		if jars, _ := filepath.Glob(filepath.Join(dir, d, "*.jar")); len(jars) > 0 {
			l.libraries = append(l.libraries, d+"/*")
		}
	}
	for _, d := range []string{"src/main/java", "src"} {
		if isFolder(filepath.Join(dir, filepath.FromSlash(d))) {
			l.sources = append(l.sources, d)
			break
		}
	}
	for _, d := range []string{"build/classes", "build", "bin", "out", "classes", "target/classes", "."} {
		if mains, ok := classesIn(filepath.Join(dir, filepath.FromSlash(d))); ok {
			l.classes, l.mains = append(l.classes, d), mains
			break
		}
	}
	if len(l.classes) == 0 {
		jars, _ := filepath.Glob(filepath.Join(dir, "*.jar"))
		for _, j := range jars {
			l.classes = append(l.classes, filepath.Base(j))
		}
	}
	if len(l.classes) > 0 {
		l.kind = plainProject
	}
	return nil
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// slashed joins paths as the settings write them.
func slashed(a, b string) string { return filepath.ToSlash(filepath.Join(a, b)) }

// classesIn reports whether a folder is one of a class path with classes, and which of
// them have a main.
func classesIn(dir string) (mains []string, ok bool) {
	if !isFolder(dir) {
		return nil, false
	}
	path, err := classfile.OpenPath(dir, classfile.PathOptions{NoPlatform: true})
	if err != nil {
		return nil, false
	}
	defer func() { _ = path.Close() }() // it was only read
	names, err := path.ProgramClasses()
	if err != nil {
		return nil, false
	}
	found, err := path.EntryPoints()
	if err != nil || len(found.Bad) == len(names) {
		return nil, false // they belong to another folder, or there are none
	}
	for _, m := range found.Main {
		mains = append(mains, strings.ReplaceAll(m.Class, "/", "."))
	}
	return mains, true
}

// what names what was found.
func (l *look) what() string {
	switch l.kind {
	case mavenProject:
		return "a Maven project with " + counted(len(l.modules), "module")
	case gradleProject:
		return "a Gradle project with " + counted(len(l.modules), "module")
	}
	return "the classes in " + strings.Join(l.classes, ", ")
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// quoted writes a list of strings for TOML, which knows the escapes of Go that occur here.
func quoted(list []string) string {
	var out []string
	for _, s := range list {
		out = append(out, `"`+strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s)+`"`)
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// settings is the file for what was found.
func (l *look) settings() string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("# Settings of jayverify for this project. Flags of the command line override them.")
	line("# Paths are relative to this file. docs/usage.md lists all keys.")
	line("")
	path := slices.Concat(l.classes, l.libraries)
	if len(path) > 0 {
		line("# The classes, and what they need.")
		line("class-path = %s", quoted(path))
	} else {
		line("# The classes, and what they need; compile the project first.")
		line("# class-path = %s", quoted(l.usualClasses()))
	}
	if len(l.sources) > 0 {
		line("# Reports show lines of these sources.")
		line("source-path = %s", quoted(l.sources))
	}
	if len(l.mains) > 0 {
		line("# What jayverify verifies if the command line names nothing.")
		line("entries = %s", quoted(l.mains))
	}
	line("")
	line("[check] # for jayverify check, which verifies every public method")
	line("method-timeout = \"10s\"")
	line("# packages = [\"org.example.**\"]   # only these")
	line("# total-time = \"10m\"")
	line("# fail-on = [\"violated\"]         # or latent, open, never")
	return b.String()
}

// usualClasses is where the classes of a project that is not compiled will be.
func (l *look) usualClasses() []string {
	folder := "target/classes"
	if l.kind == gradleProject {
		folder = "build/classes/java/main"
	}
	var out []string
	for _, m := range l.modules {
		out = append(out, slashed(m, folder))
	}
	if len(out) == 0 {
		out = []string{folder}
	}
	return out
}

// next tells what to do next, a line each.
func (l *look) next(dir string) string {
	var steps []string
	step := func(command, why string) { steps = append(steps, fmt.Sprintf("  %-44s %s", command, why)) }
	if dir != "." {
		step("cd "+dir, "")
	}
	if _, _, err := spacer.Z3().Find(""); err != nil {
		step("jayverify setup", "installs the solver z3")
	}
	switch {
	case l.kind == mavenProject && l.depends && len(l.libraries) == 0:
		step("mvn compile dependency:copy-dependencies", "compiles, and copies what the classes need")
		step("jayverify init --force", "puts the copies on the class path")
	case l.kind == mavenProject:
		step("mvn compile", "")
	case l.kind == gradleProject:
		step("gradle classes", "or ./gradlew classes")
	}
	step("jayverify check", "verifies every public method")
	if len(l.mains) > 0 {
		step("jayverify", "verifies main for all arguments")
	}
	out := ""
	for _, s := range steps {
		out += strings.TrimRight(s, " ") + "\n"
	}
	if l.kind == gradleProject {
		out += "If the classes need jars, name these in class-path: docs/check.md has a Gradle task for this.\n"
	}
	return out
}
