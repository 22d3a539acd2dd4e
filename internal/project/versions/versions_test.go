package versions

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/javac"
)

// compiled compiles sources, each of which begins with "// FILE", and reads the classes as a version.
func compiled(t *testing.T, source string) *Version {
	t.Helper()
	dir, out := t.TempDir(), t.TempDir()
	args := []string{"-g", "-d", out}
	for _, text := range strings.Split(source, "// file ")[1:] {
		name, text, _ := strings.Cut(text, "\n")
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		args = append(args, file)
	}
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip("no javac")
	}
	if err := javac.Compile("javac", args...); err != nil {
		t.Fatal(err)
	}
	path, err := classfile.OpenPath(out, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = path.Close() }) // it was only read
	v, err := Read(path, out)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// TestSameCode has pairs of versions, and the methods of a class that are not the same code because of a change somewhere else. The method
// lambda calls an object of the JDK's type, which could be one that calls any method that it can know.
func TestSameCode(t *testing.T) {
	const library = `// file p/A.java
package p;

import java.util.*;
import java.util.function.*;

public class A {
    static final int LIMIT = 5;
    static int start = 7;
    int size;
    final List<Object> all = new ArrayList<>();

    public int own(int x) { return x + 1; }
    public int limit() { return LIMIT; }
    public int begin() { return start; }
    public int size() { return size; }
    public void grow() { size = size + 1; }
    public int virtual(Shape s) { return s.area(); }
    public boolean has(Shape s) { return all.contains(s); }
    public boolean none() { return all.isEmpty(); }
    public int lambda(int x) { IntUnaryOperator f = y -> y * 2; return f.applyAsInt(x); }
    public boolean is(Object o) { return o instanceof Shape; }
    public String text(Object o) { return "" + o; }
    public String number(int i) { return "" + i; }
    public int chain(int x) { return helper(x); }
    private int helper(int x) { return deep(x); }
    private static int deep(int x) { return x - 3; }
    public int caught(String s) { try { return s.length(); } catch (NullPointerException e) { return -1; } }
    public Class<?> found(String s) throws Exception { return Class.forName(s); }
}
// file p/Shape.java
package p;

public interface Shape { int area(); }
// file p/Square.java
package p;

public class Square implements Shape {
    public int area() { return 4; }
    @Override public boolean equals(Object o) { return o == this; }
    @Override public int hashCode() { return 1; }
    @Override public String toString() { return "square"; }
}
`
	for _, c := range []struct {
		what, from, to string
		differs        []string // methods of A
	}{
		{"a line", "    public int own", "\n\n    public int own", []string{"found"}},
		{"a constant pool", "return \"square\"", "return \"square\".concat(\"\")", []string{"text", "lambda", "found"}},
		{"code", "x + 1", "x + 2", []string{"own", "found"}},
		{"a callee of a callee", "x - 3", "x - 4", []string{"chain", "found"}},
		{"a constant", "LIMIT = 5", "LIMIT = 6", []string{"limit", "found"}},
		{"an initialiser", "start = 7", "start = 8", []string{"begin", "found", "chain", "lambda", "<init>", "has", "text"}},
		{"an implementation", "return 4", "return 5", []string{"virtual", "found"}},
		{"a callback", "o == this", "o != null && o.getClass() == getClass()", []string{"has", "lambda", "found"}},
		{"a hash code", "return 1;", "return 2;", []string{"lambda", "text", "found"}},
		{"a lambda", "y * 2", "y * 3", []string{"lambda", "has", "text", "found"}},
		{"a header", "class Square implements Shape", "class Square", []string{"is", "virtual", "found"}},
		{"a handler", "catch (NullPointerException e)", "catch (RuntimeException e)", []string{"caught", "found"}},
		{"a default method", "{ int area(); }", "{ int area(); default int more() { return area(); } }", []string{"found"}},
		{"another overriding", "class Square implements", "class Cube extends Square { public int area() { return 6; } }\nclass Square implements", []string{"found"}},
	} {
		t.Run(c.what, func(t *testing.T) {
			changed := strings.Replace(library, c.from, c.to, 1)
			if changed == library {
				t.Fatal("nothing is changed")
			}
			compared, err := Compare(compiled(t, library), compiled(t, strings.Replace(changed, "public class Cube", "class Cube", 1)))
			if err != nil {
				t.Fatal(err)
			}
			var differs []string
			for _, p := range compared.Pairs {
				if p.Old.Class() == "p/A" && !p.SameCode {
					differs = append(differs, p.Old.Method.Name)
				}
			}
			slices.Sort(differs)
			slices.Sort(c.differs)
			if !slices.Equal(differs, c.differs) {
				t.Errorf("these methods differ: %v, want %v", differs, c.differs)
			}
		})
	}
}

// TestGiven: a method whose code is the same, of a field that other code writes in another way.
func TestGiven(t *testing.T) {
	const a = "// file A.java\npublic class A { int n; public int get() { return n; } public void set(int x) { n = x; } }\n"
	compared, err := Compare(compiled(t, a), compiled(t, strings.Replace(a, "n = x", "n = x + 1", 1)))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range compared.Pairs {
		if p.Old.Method.Name == "get" && (!p.SameCode || !slices.Equal(p.Given, []string{"A.n"})) {
			t.Errorf("get: same %v, given %v", p.SameCode, p.Given)
		}
	}
}

// TestRename runs classes with other names on the JVM: they print the same.
func TestRename(t *testing.T) {
	v := compiled(t, `// file q/Main.java
package q;

import java.util.*;
import java.util.function.*;

public class Main {
    enum Color { RED, GREEN { @Override String low() { return "g"; } }; String low() { return name().toLowerCase(Locale.ROOT); } }
    record Point(int x, Other[] others) { }
    interface Shape { default String who() { return "shape"; } }
    static class Other implements Shape { private final long big = 1L << 40; private double d = 0.5; protected String q = "q"; }
    static <T extends Comparable<T>> T max(List<T> list) { return list.stream().max(Comparator.naturalOrder()).get(); }
    static String q() { return "q/Main"; }

    public static void main(String[] args) {
        Other[][] nested = new Other[2][3];
        nested[0][0] = new Other();
        Supplier<Other> made = Other::new;
        Function<Object, String> f = o -> o instanceof Other p ? p.q + p.big + p.d : "none";
        System.out.println(max(List.of(3, 1, 2)) + f.apply(made.get()) + f.apply("x") + new Point(1, nested[1]).x());
        for (Color c : Color.values()) {
            switch (c) {
                case RED -> System.out.println("red " + c.low());
                default -> System.out.println("other " + c.low());
            }
        }
        System.out.println(q() + new Shape() { }.who() + nested[0].length);
        try {
            Object o = nested;
            System.out.println(((Other[]) o).length);
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
    }
}
`)
	dir := t.TempDir()
	if err := v.writeRenamed(dir, oldPrefix); err != nil {
		t.Fatal(err)
	}
	run := func(cp, class string) string {
		out, err := exec.Command("java", "-Xverify:all", "-cp", cp, class).CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", class, err, out)
		}
		return string(out)
	}
	want := run(v.Place, "q.Main")
	if got := run(dir, "oldversion.q.Main"); got != want || !strings.Contains(got, "q/Mainshape3") {
		t.Errorf("it prints\n%s, want\n%s", got, want)
	}
	for _, n := range v.names {
		data, _, err := v.Path.Find(n)
		if err != nil {
			t.Fatal(err)
		}
		out, err := Rename(data, v.renaming(newPrefix))
		if err != nil {
			t.Fatal(err)
		}
		if c, err := classfile.Parse(n, out); err != nil || c.Name != newPrefix+n {
			t.Errorf("%s: %v", n, err)
		}
		for i := range data {
			_, _ = Rename(data[:i], v.renaming(newPrefix)) // must not panic
		}
	}
}
