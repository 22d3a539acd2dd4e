package lower

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/models"
)

// TestSelfContained: a method is self-contained if no object of a client's class and no state of the program can matter to it.
// The names of those that are not begin with "x".
func TestSelfContained(t *testing.T) {
	dir := classtest.Javac(t, 17, map[string]string{"A.java": `public class A {
		public enum Suit { HEARTS, SPADES }
		public interface Shape { int area(); }
		public static abstract class Open { public abstract int part(); }
		public static abstract class Hidden { Hidden() { } abstract int part(); }
		static final class One extends Hidden { int part() { return 1; } }
		public static class Point {
			static final int SCALE = Integer.parseInt("3");
			static final Point ZERO = new Point();
			static final int[] TABLE = {1, 2};
			int x; String name; Integer box; double[] values; Point next; Suit suit; java.time.LocalDate day; Class<?> type; Hidden hidden;
			Object any; Shape shape; Open open; java.util.List<String> list; java.math.BigInteger big; Object[] parts; java.util.Optional<String> optional;
			static int moved = 1;
		}
		public static boolean numbers(Point p) { return p.x == p.next.x && p.values.length > 0; }
		public static boolean texts(Point p) { return p.name.equals(p.next.name) && p.box.equals(p.next.box); }
		public static boolean constants(Point p) { return p.x == Point.SCALE; }
		public static boolean enums(Point p) { return p.suit == p.next.suit; }
		public static boolean ordinals(Point p) { switch (p.suit) { case HEARTS: return true; default: return false; } }
		public static boolean days(Point p) { return p.day.equals(p.next.day); }
		public static boolean types(Point p) { return p.type == String.class; }
		public static int hidden(Point p) { return p.hidden.part(); }
		public static int arrays(Point[] p) { return p[0].x; }
		public static int lambda(Point p) { java.util.function.IntSupplier s = () -> 1; return s.getAsInt(); }
		public static boolean xEnumConstants(Point p) { return p.suit == Suit.HEARTS; }
		public static int xEnumValues(Point p) { for (Suit s : Suit.values()) if (s == p.suit) return 1; return 0; }
		public static boolean xEnumByName(Point p) { return p.suit == Suit.valueOf("HEARTS"); }
		public static boolean xObject(Point p) { return p.any.equals(p); }
		public static int xElements(Point p) { return p.parts[0].hashCode(); }
		public static int xInterface(Point p) { return p.shape.area(); }
		public static int xAbstract(Point p) { return p.open.part(); }
		public static int xList(Point p) { return p.list.size(); }
		public static int xOptional(Point p) { return p.optional.hashCode(); }
		public static int bigs(Point p) { return p.big.hashCode(); }
		public static boolean xInitial(Point p) { return p == Point.ZERO; }
		public static boolean xTable(Point p) { return p.x == Point.TABLE[0]; }
		public static boolean xState(Point p) { return p.x == Point.moved; }
		public static int xArgument(Object o) { return o.hashCode(); }
		public static int xClientShape(Shape s) { return s.area(); }
	}`})
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
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
	for _, m := range c.Methods {
		if !m.IsStatic() || !m.Access.Has(classfile.AccPublic) {
			continue
		}
		r, err := Lower(models.Overlay(p), m, reach.Options{Checks: checks})
		if err != nil {
			t.Fatal(err)
		}
		if want := m.Name[0] != 'x'; r.SelfContained != want {
			t.Errorf("%s: self-contained: %v, want %v", m.Name, r.SelfContained, want)
		}
	}
}

// TestBegun: a class whose initialisation has begun is not initialised again, and its static fields have any values.
func TestBegun(t *testing.T) {
	dir := classtest.Javac(t, 17, map[string]string{"B.java": `public class B {
		static class Up { static int up = Integer.parseInt("3"); static final int FIXED = 4; }
		static class Point extends Up {
			static final int SCALE = Integer.parseInt("3");
			static final String NAME = String.valueOf(3);
			int x;
		}
		static class Other { static final int SIZE = Integer.parseInt("3"); }
		public static void scale(Point p) { if (p != null) assert p.x != Point.SCALE + Point.FIXED; }
		public static void xAbove(Point p) { if (p != null) assert p.x != Point.up; }
		public static void xName(Point p) { if (p != null) assert Point.NAME.length() == 1; }
		public static void other(Point p) { if (p != null) assert p.x != Other.SIZE; }
	}`})
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	c, err := p.Class("B")
	if err != nil {
		t.Fatal(err)
	}
	checks, err := ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]struct{ havoc, initialised string }{
		"scale": {"static field B.Point.SCALE", ""}, "xAbove": {"static field B.Up.up", ""}, "xName": {"", ""}, "other": {"", "B$Other.$init"},
	} {
		m := c.FindMethod(name, "(LB$Point;)V")
		r, err := Lower(models.Overlay(p), m, reach.Options{Checks: checks, Begun: []string{"B$Point"}})
		if err != nil {
			t.Fatal(err)
		}
		text := r.Program.String()
		if strings.Contains(text, "B$Point.$init") || strings.Contains(text, "B$Up.$init") || want.initialised != "" && !strings.Contains(text, want.initialised) {
			t.Errorf("%s: the wrong classes are initialised:\n%s", name, text)
		}
		if n := strings.Count(text, "static field "); want.havoc == "" && n > 0 || want.havoc != "" && !strings.Contains(strings.ReplaceAll(text, "$", "."), want.havoc) {
			t.Errorf("%s: the wrong fields have any values:\n%s", name, text)
		}
		if want := name[0] != 'x'; r.SelfContained != want {
			t.Errorf("%s: self-contained: %v, want %v", name, r.SelfContained, want)
		}
	}
}
