package lower

import (
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/reach"
)

// TestSharedArguments: what an argument refers to rests on an assumption where a
// class initialiser makes what could stand there.
func TestSharedArguments(t *testing.T) {
	dir := classtest.Javac(t, 17, map[string]string{"A.java": `class A {
		enum Size { SMALL, LARGE }
		static class Leaf { int n; }
		static class Other { int n; }
		static class Tree { Leaf leaf; }
		static class Sized { Size size; int n; }
		static class Own extends Other { Other other; }
		static class Named { String name; }
		static class Listed { java.util.List<String> list; }
		static Leaf kept = make();
		static String name = new String("x");
		static java.util.Collection<String> list = java.util.List.of();
		static Leaf make() { return new Leaf(); }
		static void field(Tree t) { if (t != null) kept = t.leaf; }
		static void element(Leaf[] t) { kept = t[0]; }
		static boolean constant(Sized s) { return s.size == Size.SMALL; }
		static void itself(Leaf l) { kept = l; }
		static void other(Own o) { o.other.n = kept.n; }
		static void numbers(int[] a) { kept.n = a[0]; }
		static void text(Named n) { name = n.name; }
		static void result(Listed l) { list = l.list; }
		public static void main(String[] a) { kept.n = a.length; }
	}`, "B.java": `class B { static class Leaf { int n; } static class Tree { Leaf leaf; } static int f(Tree t) { return t.leaf.n; } }`})
	for name, want := range map[string]bool{"A.field": true, "A.element": true, "A.constant": true, "A.itself": false, "A.other": false, "A.numbers": false, "A.text": true, "A.result": true, "A.main": false, "B.f": false} {
		class, name, _ := strings.Cut(name, ".")
		p, err := classfile.OpenPath(dir, classfile.PathOptions{})
		if err != nil {
			t.Fatal(err)
		}
		c, err := p.Class(class)
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
		got := slices.ContainsFunc(r.Assuming(nil), func(n *Note) bool { return n.Kind == "argument-contents" })
		if got != want {
			t.Errorf("%s: the assumption is listed: %v, want %v", name, got, want)
		}
		p.Close()
	}
}
