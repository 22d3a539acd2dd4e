package verify

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/models"
)

// TestDependencies: a client also makes objects of the library's dependencies, and uses all that these let it use. Each
// method that fails has a twin that does not.
func TestDependencies(t *testing.T) {
	if !models.Available() {
		t.Skip("the models of library classes are not built: make models")
	}
	dir := classtest.Javac(t, 17, map[string]string{
		"dep/Box.java":      "package dep; public class Box { public int v; public Box(int v) { this.v = v; } }",
		"dep/Full.java":     "package dep; public final class Full { private final int v; public Full(int v) { this.v = v < 1 ? 1 : v; } public int v() { return v; } }",
		"dep/Shape.java":    "package dep; public abstract class Shape { protected int side = 1; public final int side() { return side; } }",
		"dep/Square.java":   "package dep; public class Square extends Shape { public Square(int n) { side = n; } }",
		"dep/Sealed.java":   "package dep; public final class Sealed { int v = 1; public int v() { return v; } }",
		"dep/Breaker.java":  "package dep; public class Breaker { public static void open(Sealed s) { s.v = 0; } }",
		"dep/Kept.java":     "package dep; public final class Kept { int v = 1; public int v() { return v; } }",
		"lib/Use.java":      useOfDependencies,
		"other/Unseen.java": "package other; public class Unseen { public static dep.Full full() { return null; } }",
	})
	// the library is a folder of its own, as the classes of a module are
	own := filepath.Join(t.TempDir(), "lib")
	if err := os.Rename(filepath.Join(dir, "lib"), filepath.Join(mkdir(t, own), "lib")); err != nil {
		t.Fatal(err)
	}
	path, err := classfile.OpenPath(own+string(filepath.ListSeparator)+dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	names, err := path.ClassesIn(own)
	if err != nil || len(names) != 1 {
		t.Fatalf("the library: %v, %v", names, err)
	}
	l, err := OpenLibrary(t.Context(), Config{Opened: path}, names)
	if err != nil {
		t.Fatal(err)
	}
	c, err := path.Class("lib/Use")
	if err != nil {
		t.Fatal(err)
	}
	for method, want := range map[string]bool{
		"box": false, "object": false, "full": true, "shape": false, "sealed": false, "kept": true, "given": false,
	} {
		for _, m := range c.Methods {
			if m.Name == method {
				if got := l.Proved(m) != nil; got != want {
					t.Errorf("%s is proved: %v, want %v", method, got, want)
				}
			}
		}
	}
}

const useOfDependencies = `package lib;

import dep.*;

public class Use {
    public static int box(Box b) { return b == null ? 0 : 1 / b.v; }
    public static int object(Object o) { return o instanceof Box b ? 1 / b.v : 0; }
    public static int full(Full f) { return f == null ? 0 : 1 / f.v(); }
    public static int shape(Shape s) { return s == null ? 0 : 1 / s.side(); }
    public static int sealed(Sealed s) { return s == null ? 0 : 1 / s.v(); }
    public static int kept(Kept k) { return k == null ? 0 : 1 / k.v(); }
    public static int given(java.util.function.Supplier<Box> s) { Box b = s.get(); return b == null ? 0 : 1 / b.v; }
}`

// mkdir makes a folder and returns it.
func mkdir(t *testing.T, dir string) string {
	t.Helper()
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestManyDependencies: dependencies that are too many do not end all. A method is not proved because the client lacks objects.
func TestManyDependencies(t *testing.T) {
	if !models.Available() {
		t.Skip("the models of library classes are not built: make models")
	}
	var many strings.Builder
	for i := range 1600 {
		fmt.Fprintf(&many, " public void m%d() { }", i)
	}
	dir := classtest.Javac(t, 8, map[string]string{
		"dep/Small.java": "package dep; public abstract class Small { public int v; Small() { } }",
		"dep/Large.java": "package dep; public class Large extends Small {" + many.String() + " }",
		"lib/Use.java":   "package lib; public class Use { public static int small(dep.Small s) { return 1 / s.v; } public static int own(int a) { return a < 3 ? 1 : 2; } }",
	})
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	l, err := OpenLibrary(t.Context(), Config{Opened: path}, []string{"lib/Use"})
	if err != nil {
		t.Fatal(err)
	}
	c, err := path.Class("lib/Use")
	if err != nil {
		t.Fatal(err)
	}
	for method, want := range map[string]bool{"small": false, "own": true} {
		i := slices.IndexFunc(c.Methods, func(m *classfile.Method) bool { return m.Name == method })
		r := l.Proved(c.Methods[i])
		if (r != nil) != want {
			t.Errorf("%s is proved: %v, want %v", method, r != nil, want)
		}
		if r != nil && !slices.ContainsFunc(r.Assumptions, func(a result.Assumption) bool { return strings.Contains(a.Text, "dependencies") }) {
			t.Errorf("no assumption is about dependencies: %+v", r.Assumptions)
		}
	}
}
