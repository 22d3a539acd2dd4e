package entries

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
)

// sources are a project with all that decides about entries. The annotations of JUnit
// are our own: only their names count.
var sources = map[string]string{
	"p/Shape.java": `package p;
public abstract class Shape {
    protected Shape() { }
    public abstract int area();
    protected int twice() { return 2 * area(); }
    int hidden() { return 1; }
    private int secret() { return 1; }
    public Runnable later() { return () -> secret(); }
    public static class Square extends Shape implements Comparable<Square> {
        public int area() { return 1; }
        public int compareTo(Square o) { return 0; }
    }
    static class Inner { public void notSeen() { } }
    private static class Deep { public static class Deeper { public void notSeen() { } } }
    protected static class Open { public void seen() { } }
}`,
	"p/Base.java": `package p;
class Base {
    public Base() { }
    public int inherited() { return 1; }
    public static int notInherited() { return 1; }
}`,
	"p/Derived.java": `package p;
public final class Derived extends Base {
    protected int finalClass() { return 1; }
    public int own() { return 1; }
}`,
	"p/Color.java": `package p;
public enum Color { RED; public Color next() { return this; } }`,
	"p/Point.java": `package p;
public record Point(int x) {
    public Point { if (x < 0) throw new IllegalArgumentException(); }
    public int twice() { return 2 * x; }
}`,
	"p/q/Main.java": `package p.q;
public class Main { private Main() { } public static void main(String[] args) { } protected void neverInherited() { } }`,
	"q/Iface.java": `package q; public interface Iface { void f(); default int g() { return 1; } private int h() { return 1; } static int s() { return 1; } }`,
	"t/AbstractTest.java": `package t;
import org.junit.jupiter.api.*;
abstract class AbstractTest { @BeforeEach void first() { } @BeforeEach void changed() { } }`,
	"t/ATest.java": `package t;
import org.junit.jupiter.api.*;
class ATest extends AbstractTest {
    @BeforeEach void set() { }
    void changed() { }
    @Test void works() { }
    @Disabled @Test void off() { }
    @org.junit.jupiter.params.ParameterizedTest void takes(int i) { }
    public void helper() { }
}`,
	"t/Old.java":                                      `package t; public class Old { @org.junit.Before public void setUp() { } @org.junit.Test public void old() { } }`,
	"org/junit/jupiter/api/Test.java":                 annotation("org.junit.jupiter.api", "Test"),
	"org/junit/jupiter/api/Disabled.java":             annotation("org.junit.jupiter.api", "Disabled"),
	"org/junit/jupiter/api/BeforeEach.java":           annotation("org.junit.jupiter.api", "BeforeEach"),
	"org/junit/jupiter/params/ParameterizedTest.java": annotation("org.junit.jupiter.params", "ParameterizedTest"),
	"org/junit/Test.java":                             annotation("org.junit", "Test"),
	"org/junit/Before.java":                           annotation("org.junit", "Before"),
}

func annotation(pkg, name string) string {
	return "package " + pkg + "; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) public @interface " + name + " { }"
}

// project compiles the sources and lists their classes.
func project(t *testing.T) (*classfile.Path, []string) {
	t.Helper()
	dir := classtest.Javac(t, 17, sources)
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	names, err := path.ClassesIn(dir)
	if err != nil {
		t.Fatal(err)
	}
	return path, names
}

func TestFind(t *testing.T) {
	path, names := project(t)
	for _, c := range []struct {
		name string
		sel  Selection
		want string
	}{
		{"all", Selection{}, `
			p.Base.inherited p.Color.next p.Derived.<init> p.Derived.own
			p.Point.<init> p.Point.equals p.Point.hashCode p.Point.toString p.Point.twice p.Point.x
			p.Shape$Open.<init> p.Shape$Open.seen p.Shape$Square.<init> p.Shape$Square.area p.Shape$Square.compareTo
			p.Shape.<init> p.Shape.later p.Shape.twice
			p.q.Main.main! q.Iface.g q.Iface.s t.Old.<init> t.Old.old t.Old.setUp`},
		{"package", Selection{Packages: []string{"p.q"}}, "p.q.Main.main!"},
		{"packages below", Selection{Packages: []string{"p.q.**", "q.**"}}, "p.q.Main.main! q.Iface.g q.Iface.s"},
		{"no such package", Selection{Packages: []string{"x.**"}}, ""},
		{"class as a package", Selection{Packages: []string{"p.Color"}}, "p.Color.next"},
		{"all methods of a class", Selection{Methods: []string{"p.Shape.*"}}, "p.Shape.<init> p.Shape.hidden p.Shape.later p.Shape.twice"},
		{"some methods", Selection{Methods: []string{"p.**.a*", "q.Iface.g"}}, "p.Shape$Square.area q.Iface.g"},
		{"a private one", Selection{Methods: []string{"p.Shape.secret"}}, "p.Shape.secret"},
		{"with a descriptor", Selection{Methods: []string{"p.Derived.own()I", "p.Base.inherited()V"}}, "p.Derived.own"},
		{"tests", Selection{Tests: true, Packages: []string{"t"}}, "t.ATest.takes? t.ATest.works? t.Old.old?"},
	} {
		found, err := Find(path, names, c.sel)
		if err != nil || len(found.Bad) > 0 || found.Classes != len(names) {
			t.Fatal(c.name, err, found)
		}
		if d := cmp.Diff(strings.Fields(c.want), texts(found)); d != "" {
			t.Errorf("%s: -want +got:\n%s", c.name, d)
		}
	}
	if _, err := Find(path, names, Selection{Methods: []string{" "}}); err == nil {
		t.Error("a pattern of nothing is understood")
	}
}

// texts lists the entries, sorted within a class: CLASS.METHOD, with ! for a main and ?
// for a test.
func texts(found *Found) []string {
	all := []string{}
	for _, e := range found.Entries {
		all = append(all, strings.ReplaceAll(e.Class(), "/", ".")+"."+e.Method.Name+map[Kind]string{Main: "!", Test: "?"}[e.Kind])
	}
	slices.Sort(all)
	return all
}

// TestOrder: methods of a class come as in its source.
func TestOrder(t *testing.T) {
	path, names := project(t)
	found, err := Find(path, names, Selection{Methods: []string{"p.Shape.*"}})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range found.Entries {
		got = append(got, e.String())
	}
	want := []string{"p/Shape.<init>()V", "p/Shape.twice()I", "p/Shape.hidden()I", "p/Shape.later()Ljava/lang/Runnable;"}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}

func TestBefore(t *testing.T) {
	path, _ := project(t)
	for class, want := range map[string]string{"t/ATest": "first set", "t/Old": "setUp", "p/Base": ""} {
		c, err := path.Class(class)
		if err != nil {
			t.Fatal(err)
		}
		before, err := Before(path, c)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, m := range before {
			got = append(got, m.Name)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %v, want %s", class, got, want)
		}
	}
}

// TestDamaged: a class that cannot be read does not hide the others.
func TestDamaged(t *testing.T) {
	path, names := project(t)
	found, err := Find(path, append(names, "no/Such"), Selection{Packages: []string{"q"}})
	if err != nil || len(found.Bad) != 1 || len(found.Entries) != 2 {
		t.Errorf("%v, %v", found, err)
	}
}
