package lower

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
	"github.com/jayverify/jayverify/models"
)

// TestGolden lowers the Main.java of each archive and compares the classes
// and procedures that come from it with the archive's out.ivl.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	archives, sources := map[string]*txtar.Archive{}, map[int]map[string]string{8: {}, 17: {}}
	for _, file := range files { // one run of javac for all of a release: each Main is in a package of its own
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		archives[file] = a
		sources[optionsOf(a).release][packageOf(file)+"/Main.java"] = "package " + packageOf(file) + "; " + string(a.Files[0].Data)
	}
	dirs := map[int]string{}
	for release, texts := range sources {
		dirs[release] = classtest.Javac(t, release, texts)
	}
	for _, file := range files {
		a := archives[file]
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { golden(t, file, a, dirs[optionsOf(a).release]) })
	}
}

// goldenOptions are what a golden file asks for in a first line like
// "options: release=17 models show=java.lang.Class.isEnum()Z".
type goldenOptions struct {
	release int      // of the source
	models  bool     // with the models of the JDK's classes
	open    bool     // as LowerOpen does
	show    []string // procedures of the JDK whose text is compared, too
	lower   Options
}

func optionsOf(a *txtar.Archive) goldenOptions {
	o := goldenOptions{release: 8}
	first, _, _ := strings.Cut(string(a.Comment), "\n")
	words, _ := strings.CutPrefix(first, "options:")
	if words == first {
		return o
	}
	for _, w := range strings.Fields(words) {
		name, value, _ := strings.Cut(w, "=")
		switch name {
		case "release":
			o.release = 17
		case "models":
			o.models = true
		case "open":
			o.open = true
		case "execute":
			o.lower.Execute = []string{}
		case "pedantic":
			o.lower.Pedantic = true
		case "unbounded":
			o.lower.Ints = Unbounded
		case "types":
			o.lower.AssertTypes = true
		case "notuples":
			o.lower.NoTuples = true
		case "show":
			o.show = append(o.show, value)
		default:
			panic("the option " + w + " is not known")
		}
	}
	return o
}

// packageOf is a package for the classes of a golden file. It sorts where the
// unnamed package does.
func packageOf(file string) string {
	return "A_" + strings.ReplaceAll(strings.TrimSuffix(filepath.Base(file), ".txtar"), "-", "_")
}

func golden(t *testing.T, file string, a *txtar.Archive, dir string) {
	o := optionsOf(a)
	r := lowerFrom(t, dir, packageOf(file)+"/Main", o.models, o.lower)
	if o.open {
		r = opened(t, dir, packageOf(file)+"/Main", o.lower, r)
	}
	goldentest.Section(t, file, a, "out.ivl", ofProgram(strings.NewReplacer(packageOf(file)+"/", "", packageOf(file)+".", "").Replace(r.Program.String()), o.show))
}

// lowerSource compiles a class Main and lowers its main; the result has passed
// ivl.Check.
func lowerSource(t *testing.T, source string, opts Options) *Result {
	t.Helper()
	return lowerClass(t, classtest.Javac(t, 8, map[string]string{"Main.java": source}), "Main", opts)
}

// lowerClass lowers the main of a class in a folder; the result has passed ivl.Check.
func lowerClass(t *testing.T, dir, class string, opts Options) *Result {
	t.Helper()
	return lowerFrom(t, dir, class, false, opts)
}

// lowerFrom is lowerClass, with the models of the JDK's classes if they are wanted.
func lowerFrom(t *testing.T, dir, class string, withModels bool, opts Options) *Result {
	t.Helper()
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	c, err := p.Class(class)
	if err != nil {
		t.Fatal(err)
	}
	if opts.Checks.Kinds == nil {
		if opts.Checks, err = ParseChecks(nil); err != nil {
			t.Fatal(err)
		}
	}
	var src Source = p
	if withModels {
		if !models.Available() {
			t.Skip("the models are not built: run make models")
		}
		src = models.Overlay(p)
	}
	r, err := Lower(src, c.FindMethod("main", "([Ljava/lang/String;)V"), opts)
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(r.Program); err != nil {
		t.Fatalf("%v\n%s", err, r.Program)
	}
	return r
}

// opened is the program of LowerOpen for the main of a class, which Lower has lowered to r.
func opened(t *testing.T, dir, class string, opts Options, r *Result) *Result {
	t.Helper()
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	c, err := p.Class(class)
	if err != nil {
		t.Fatal(err)
	}
	if opts.Checks, err = ParseChecks(nil); err != nil {
		t.Fatal(err)
	}
	open, err := LowerOpen(models.Overlay(p), c.FindMethod("main", "([Ljava/lang/String;)V"), opts, r)
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(open.Program); err != nil {
		t.Fatalf("%v\n%s", err, open.Program)
	}
	return open
}

// ofProgram prints what does not depend on the JDK at hand: properties and
// procedures of Main and its nested classes, and generated ones, without
// positions. It also prints the procedures that show names.
func ofProgram(text string, show []string) string {
	var b strings.Builder
	keep := false
	for _, line := range strings.Split(text, "\n") {
		if i := strings.Index(line, "  // "); i >= 0 {
			line = strings.TrimRight(line[:i], " ")
		}
		switch {
		case strings.HasPrefix(line, "proc "):
			name := strings.TrimLeft(strings.TrimPrefix(line, "proc "), "`")
			keep = strings.HasPrefix(name, "Main") || strings.HasPrefix(name, "$") ||
				slices.ContainsFunc(show, func(s string) bool { return strings.HasPrefix(name, s) })
		case strings.HasPrefix(line, "class "):
			keep = strings.HasPrefix(line, "class Main")
		case line == "}":
			if keep {
				b.WriteString(line + "\n")
			}
			keep = false
			continue
		case strings.HasPrefix(line, "prop "):
			b.WriteString(line + "\n")
			continue
		}
		if keep && line != "" {
			b.WriteString(line + "\n")
		}
	}
	return b.String()
}
