package verify

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
)

// TestNamedEntry checks that a method is found by the names that people give it,
// and what is said where none or several have the name.
func TestNamedEntry(t *testing.T) {
	dir := classtest.Javac(t, 17, map[string]string{
		"p/Hex.java": `package p;
			import java.util.*;
			public class Hex implements Comparable<Hex> {
				public Hex(int n) { }
				public Hex(String s) { }
				static byte[] decodeHex(String s) { return null; }
				static byte[] decodeHex(char[] s) { return null; }
				static int only(int[] a, String... b) { return 0; }
				static int maps(Map<String, List<int[]>> m, Map.Entry<String, ?> e) { return 0; }
				static int none() { return 0; }
				native int alien();
				public int compareTo(Hex h) { return 0; }
				static class Inner { static void f() { } }
				static int dates(java.util.Date d) { return 0; }
				static int dates(java.sql.Date d) { return 0; }
			}`,
		"p/Twice.java": "package p; class Twice { static void f() { } }",
		"q/Twice.java": "package q; class Twice { static void f() { } }",
		"Top.java":     "class Top { Top() { } static void f() { } }",
	})
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	for _, test := range []struct{ text, want string }{
		{"p.Hex.decodeHex(Ljava/lang/String;)[B", "p/Hex.decodeHex(Ljava/lang/String;)[B"},
		{"p/Hex.decodeHex([C)[B", "p/Hex.decodeHex([C)[B"},
		{"Hex.decodeHex(String)", "p/Hex.decodeHex(Ljava/lang/String;)[B"},
		{"p.Hex.decodeHex(java.lang.String)", "p/Hex.decodeHex(Ljava/lang/String;)[B"},
		{"Hex.decodeHex(final String text)", "p/Hex.decodeHex(Ljava/lang/String;)[B"},
		{" Hex.decodeHex ( char [] ) ", "p/Hex.decodeHex([C)[B"},
		{"Hex.decodeHex(char[])", "p/Hex.decodeHex([C)[B"},
		{"Hex.only", "p/Hex.only([I[Ljava/lang/String;)I"},
		{"Hex.only(int[], String...)", "p/Hex.only([I[Ljava/lang/String;)I"},
		{"Hex.only(int a[], String[] b)", "p/Hex.only([I[Ljava/lang/String;)I"},
		{"Hex.maps(Map<String, List<int[]>>, Map.Entry<String, ?>)", "p/Hex.maps(Ljava/util/Map;Ljava/util/Map$Entry;)I"},
		{"Hex.maps(java.util.Map, Entry)", "p/Hex.maps(Ljava/util/Map;Ljava/util/Map$Entry;)I"},
		{"Hex.none()", "p/Hex.none()I"},
		{"Hex.compareTo", "p/Hex.compareTo(Lp/Hex;)I"},
		{"Hex.compareTo(Object)", "p/Hex.compareTo(Ljava/lang/Object;)I"},
		{"Hex.Inner.f", "p/Hex$Inner.f()V"},
		{"p.Hex$Inner.f()", "p/Hex$Inner.f()V"},
		{"Inner.f", "p/Hex$Inner.f()V"},
		{"Hex(int)", "p/Hex.<init>(I)V"},
		{"new p.Hex(String)", "p/Hex.<init>(Ljava/lang/String;)V"},
		{"p.Hex.Hex(int)", "p/Hex.<init>(I)V"},
		{"p.Hex.<init>(int)", "p/Hex.<init>(I)V"},
		{"Top()", "Top.<init>()V"},
		{"p.Twice.f", "p/Twice.f()V"},

		{"Hex.decodeHex", "names 2 methods; say which: Hex.decodeHex(String), Hex.decodeHex(char[])"},
		{"Hex.decodeHex(byte[])", "class p.Hex has no method decodeHex with these parameters; it has Hex.decodeHex(String), Hex.decodeHex(char[])"},
		{"Hex.dates(Date)", "names 2 methods; say which: Hex.dates(java.util.Date), Hex.dates(java.sql.Date)"},
		{"Hex.decodHex", "class p.Hex has no method decodHex; did you mean decodeHex?"},
		{"Hex.nothingLikeIt", "class p.Hex has no method nothingLikeIt"},
		{"Hax.none", "did you mean p.Hex?"},
		{"hex.none", "did you mean p.Hex?"},
		{"Twice.f", "there are 2 classes Twice: p.Twice, q.Twice"},
		{"Hex.alien", "abstract or native"},
		{"Nowhere.f", "class Nowhere not found"},
		{"Hex", "want CLASS.METHOD"},
		{"Hex.", "want CLASS.METHOD"},
		{"Hex.none(", `do not end with ")"`},
		{"Hex.none(List<int)", "do not fit together"},
		{"Hex.none(int,,int)", "a parameter has no type"},
	} {
		m, err := namedEntry(path, test.text)
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = m.Class.Name + "." + m.Name + m.Desc
		}
		if err == nil && got != test.want || err != nil && !strings.Contains(got, test.want) {
			t.Errorf("%s: %s, want %s", test.text, got, test.want)
		}
	}
}
