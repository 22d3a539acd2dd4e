package indy_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/ssa"
)

// TestGolden resolves the call sites of the Main.java of each archive and
// compares the spun classes with the archive's out.ssa.
func TestGolden(t *testing.T) {
	for _, release := range []int{17, 25} {
		for _, file := range testFiles(t, release, "golden", "*.txtar") {
			t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { golden(t, release, file) })
		}
	}
}

func golden(t *testing.T, release int, file string) {
	a, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	goldentest.Section(t, file, a, "out.ssa", spinAll(t, release, string(a.Files[0].Data)))
}

// spinAll compiles a class Main, resolves all invokedynamic instructions of it
// and its nested classes, and prints the answers and the classes spun.
func spinAll(t *testing.T, release int, source string) string {
	home, dir := jdktest.Home(t, release), t.TempDir()
	file := filepath.Join(dir, "Main.java")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	compile(t, home, release, dir, file)
	p := open(t, home, dir)
	o := indy.NewOverlay(p)
	h := classfile.NewHierarchy(o)
	var out strings.Builder
	for _, name := range classNames(t, dir) {
		c, err := o.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range c.Methods {
			if m.Code == nil {
				continue
			}
			f := lift(t, m, h)
			ssa.ResolveDynamic(f, func(in *ssa.CallDynamic) (classfile.MemberRef, bool) {
				ref, err := o.Resolve(m, in.PC(), in.Site)
				if err != nil {
					out.WriteString(m.Name + ": " + err.Error() + "\n\n")
					return ref, false
				}
				out.WriteString(m.Name + ": " + ref.String() + "\n\n")
				spun, err := o.Class(ref.Class)
				if err != nil {
					t.Fatal(err)
				}
				if o.Host(spun.Name) != c.Name || o.Host(c.Name) != c.Name {
					t.Errorf("%s is of %s", spun.Name, o.Host(spun.Name))
				}
				printClass(t, &out, spun, h)
				return ref, true
			})
			if err := ssa.Check(f); err != nil {
				t.Error(err)
			}
		}
	}
	return out.String()
}

func classNames(t *testing.T, dir string) []string {
	files, err := filepath.Glob(filepath.Join(dir, "*.class"))
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range files {
		files[i] = strings.TrimSuffix(filepath.Base(f), ".class")
	}
	return files
}

func printClass(t *testing.T, out *strings.Builder, c *classfile.Class, h *classfile.Hierarchy) {
	out.WriteString("class " + c.Name)
	if len(c.Interfaces) > 0 {
		out.WriteString(" implements " + strings.Join(c.Interfaces, ", "))
	}
	out.WriteString("\n")
	for _, f := range c.Fields {
		out.WriteString("  " + f.Access.String() + " " + f.Name + " " + f.Desc + "\n")
	}
	out.WriteString("\n")
	for _, m := range c.Methods {
		out.WriteString(lift(t, m, h).String() + "\n")
	}
}

func lift(t *testing.T, m *classfile.Method, h *classfile.Hierarchy) *ssa.Func {
	t.Helper()
	f, err := ssa.Lift(m, h)
	if err != nil {
		t.Fatal(err)
	}
	return f
}
