package lower

import (
	"slices"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/models"
)

// TestMapEntry: an entry of a sorted map that is removed may have other contents in the JDK, so the assumption is listed where
// a program has entries and removes some.
func TestMapEntry(t *testing.T) {
	dir := classtest.Javac(t, 17, map[string]string{"A.java": `import java.util.*;
	class A {
		static void removes() { TreeMap<String, String> m = new TreeMap<>(); m.put("a", "b");
			for (Iterator<Map.Entry<String, String>> it = m.entrySet().iterator(); it.hasNext();) { Map.Entry<String, String> e = it.next(); it.remove(); e.getKey(); } }
		static void keeps() { TreeMap<String, String> m = new TreeMap<>(); m.put("a", "b");
			for (Map.Entry<String, String> e : m.entrySet()) { e.getKey(); } }
		static void keys() { TreeMap<String, String> m = new TreeMap<>(); m.put("a", "b"); m.remove("a"); for (String k : m.keySet()) { k.length(); } }
	}`})
	for name, want := range map[string]bool{"removes": true, "keeps": false, "keys": false} {
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
		r, err := Lower(models.Overlay(p), c.Methods[i], reach.Options{Checks: checks})
		if err != nil {
			t.Fatal(err)
		}
		got := slices.ContainsFunc(r.Assuming(nil), func(n *Note) bool { return n.Kind == "map-entry" })
		if got != want {
			t.Errorf("%s: the assumption is listed: %v, want %v", name, got, want)
		}
		p.Close()
	}
}
