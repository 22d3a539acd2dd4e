package lower

import (
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/front/reach"
)

// TestThrowsItself: what is assumed of a method of the JDK says which exceptions its
// bytecode, or that of what it calls, throws.
func TestThrowsItself(t *testing.T) {
	dir := classtest.Javac(t, 17, map[string]string{"A.java": `class A {
		static void date() { java.time.LocalDate.of(2020, 13, 1); }
		static void table() { new java.util.IdentityHashMap<String, String>(-1); }
		static void name() { Thread.currentThread().getName(); }
		static void yields() { Thread.yield(); }
	}`})
	for name, want := range map[string]string{
		"date":   "to throw only java.time.DateTimeException and",
		"table":  "to throw only java.lang.IllegalArgumentException and",
		"name":   "to throw nothing and",
		"yields": "to throw nothing and",
	} {
		p, err := classfile.OpenPath(dir, classfile.PathOptions{JDK: jdktest.Home(t, 17)})
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
		notes := r.Assuming(nil)
		if len(notes) == 0 {
			t.Errorf("%s: nothing is assumed", name)
		}
		for _, n := range notes {
			if n.Kind == "unmodelled" && !strings.Contains(n.Text, want) {
				t.Errorf("%s: %s, want %q", name, n.Text, want)
			}
		}
		p.Close()
	}
}

// TestOneCheckForClass: a call that may throw exceptions of one class for several reasons has one check for it.
func TestOneCheckForClass(t *testing.T) {
	dir := classtest.Javac(t, 17, map[string]string{"A.java": `class A {
		static boolean encodes(java.nio.charset.CharsetEncoder e) { return e.canEncode('a'); }
	}`})
	p, err := classfile.OpenPath(dir, classfile.PathOptions{JDK: jdktest.Home(t, 17)})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	c, err := p.Class("A")
	if err != nil {
		t.Fatal(err)
	}
	checks, err := ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(c.Methods, func(m *classfile.Method) bool { return m.Name == "encodes" })
	r, err := Lower(p, c.Methods[i], reach.Options{Checks: checks})
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, p := range r.Program.Props {
		if !strings.HasSuffix(p.Detail, "may throw it") {
			continue
		}
		if seen[p.Exception] {
			t.Errorf("two checks for %s", p.Exception)
		}
		seen[p.Exception] = true
	}
	if len(seen) < 2 {
		t.Errorf("checks for %v alone", seen)
	}
}
