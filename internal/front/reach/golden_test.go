package reach

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/ivl"
)

// TestGolden finds what the method main of each archive can reach, or the method
// entry if there is no main, and compares what it says of the archive's own classes
// with out.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	archives, sources := map[string]*txtar.Archive{}, map[string]string{}
	for _, file := range files { // one run of javac for all: each Main is in a package of its own
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		archives[file] = a
		sources[packageOf(file)+"/Main.java"] = "package " + packageOf(file) + "; " + string(a.Files[0].Data)
	}
	path, err := classfile.OpenPath(classtest.Javac(t, 8, sources), classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			a := archives[file]
			goldentest.Section(t, file, a, "out", ofProgram(found(t, path, packageOf(file)), packageOf(file)))
		})
	}
}

// packageOf is a package for the classes of a golden file.
func packageOf(file string) string {
	return "a_" + strings.ReplaceAll(strings.TrimSuffix(filepath.Base(file), ".txtar"), "-", "_")
}

// found is what the entry of the class Main of a package reaches.
func found(t *testing.T, path *classfile.Path, pkg string) *Program {
	c, err := path.Class(pkg + "/Main")
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(c.Methods, func(m *classfile.Method) bool { return IsMain(m) || m.Name == "entry" })
	if i < 0 {
		t.Fatal("neither main nor entry")
	}
	kinds := map[ivl.Kind]bool{}
	for _, k := range []ivl.Kind{ivl.NullDereference, ivl.ArrayIndex, ivl.ClassCast, ivl.DivisionByZero, ivl.NegativeArraySize, ivl.ArrayStore, ivl.UncaughtException} {
		kinds[k] = true
	}
	p, _, err := Find(path, c.Methods[i], Options{Checks: Checks{Kinds: kinds}})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// ofProgram is what p says of the classes of a package, which does not depend on the
// JDK at hand.
func ofProgram(p *Program, pkg string) string {
	var b strings.Builder
	keep := false
	for line := range strings.Lines(p.String()) {
		if !strings.HasPrefix(line, " ") {
			_, name, _ := strings.Cut(line, " ")
			keep = strings.HasPrefix(name, pkg)
		}
		if keep {
			b.WriteString(strings.NewReplacer(pkg+"/", "", pkg+".", "").Replace(line))
		}
	}
	return b.String()
}
