package lower

import (
	"slices"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/reach"
)

// TestArrayClass: storing into an array from outside rests on an assumption,
// unless no array can have a narrower class.
func TestArrayClass(t *testing.T) {
	dir := classtest.Javac(t, 17, map[string]string{"A.java": `class A {
		static class N { }
		static final class F { }
		static void open(N[] a) { a[0] = new N(); }
		static void deep(N[][] a) { a[0] = new N[1]; }
		static void platform(Number[] a) { a[0] = 1; }
		static void last(F[] a) { a[0] = new F(); }
		static void numbers(int[][] a) { a[0] = new int[1]; }
		static void own() { N[] a = new N[1]; a[0] = new N(); }
	}`})
	for name, want := range map[string]bool{"open": true, "deep": true, "platform": true, "last": false, "numbers": false, "own": false} {
		p, err := classfile.OpenPath(dir, classfile.PathOptions{})
		if err != nil {
			t.Fatal(err)
		}
		c, err := p.Class("A")
		if err != nil {
			t.Fatal(err)
		}
		checks, err := ParseChecks(nil)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(c.Methods, func(m *classfile.Method) bool { return m.Name == name })
		r, err := Lower(p, c.Methods[i], reach.Options{Checks: checks})
		if err != nil {
			t.Fatal(err)
		}
		got := slices.ContainsFunc(r.Assuming(nil), func(n *Note) bool { return n.Kind == "array-class" })
		if got != want {
			t.Errorf("%s: the assumption is listed: %v, want %v", name, got, want)
		}
		p.Close()
	}
}
