package models_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// TestComparators shows when it is an assumption that comparators do not tell
// which elements are compared: where the models compare others than the JDK, and
// the program has a say in how. Those that change something are refused.
func TestComparators(t *testing.T) {
	needModels(t)
	bodies := map[string]string{
		"Natural":   `new TreeMap<String, String>().put("a", "b"); new ArrayList<Integer>().sort(Collections.reverseOrder());`,
		"Own":       `new TreeMap<String, String>((a, b) -> a.length() - b.length()).put("a", "b");`,
		"Key":       `new TreeSet<String>(Comparator.comparing(s -> s.length())).add("a");`,
		"Sorts":     `List<K> l = new ArrayList<K>(); l.add(new K()); l.sort(null);`,
		"Counts":    `new TreeMap<String, String>((a, b) -> { n++; return a.length() - b.length(); }).put("a", "b");`,
		"Remembers": `List<String> l = new ArrayList<>(); new TreeSet<String>((a, b) -> { l.add(a); return 0; }).add("a");`,
	}
	want := map[string]string{"Natural": "", "Own": "comparator", "Key": "comparator", "Sorts": "comparator", "Counts": "refused", "Remembers": "refused"}
	sources := map[string]string{}
	for name, body := range bodies {
		sources[name+".java"] = "import java.util.*;\npublic class " + name + " {\n" +
			"    static int n;\n" +
			"    static class K implements Comparable<K> { public int compareTo(K k) { return 0; } }\n" +
			"    public static void main(String[] args) {\n        " + body + "\n    }\n}\n"
	}
	dir := classtest.Javac(t, 17, sources)
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for name := range bodies {
		c, err := p.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		r, err := lower.Lower(models.Overlay(p), c.FindMethod("main", "([Ljava/lang/String;)V"), lower.Options{Checks: checks})
		if err != nil {
			t.Fatal(err)
		}
		got[name] = ""
		for _, n := range r.Assuming(nil) {
			if n.Kind == "comparator" {
				got[name] = n.Kind
			}
		}
		for _, q := range r.Program.Props {
			if q.Kind == ivl.Unsupported && strings.Contains(q.Detail, "while it compares") {
				got[name] = "refused"
			}
		}
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}
