package reach

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
)

// TestReturnsNonNull: methods called object… never return null and the bytecode
// shows it; the others may, or it does not show.
func TestReturnsNonNull(t *testing.T) {
	dir := classtest.Javac(t, 8, map[string]string{"A.java": `
class A {
	static final Object made = new Object();
	static final Object nothing = null;
	static final Object chosen = made.hashCode() > 0 ? "a" : null;
	static final Object early = Late.get(); // null: A's initialisation has begun, Late's is first
	static final Object late = new Object();
	static Object notFinal = new Object();
	Object field = new Object();

	static Object objectNew() { return new A(); }
	static Object objectArray(int n) { return n > 0 ? new int[n][] : new String[] {"x"}; }
	Object objectThis() { return this; }
	static Object objectTested(Object o) { if (o == null) throw new NullPointerException(); return o; }
	static Object objectElse(Object o) { return o != null ? o : "none"; }
	static Object objectLoop(int n) { String s = ""; for (int i = 0; i < n; i++) s = s + i; return s; }
	static Object objectCast(Object o) { return o == null ? "" : (Comparable<?>) o; }
	static Object objectCall() { return objectNew(); }
	static Object objectStatic() { return made; }
	static Runnable objectLambda() { return () -> { }; }
	static Object objectCaught() { try { return made.toString() + 1; } catch (RuntimeException e) { return e; } }
	static Object objectAccessed(Object o) { return o.hashCode() == 3 ? null + "" : o; }
	static Object accessFailed(Object o) { try { o.hashCode(); } catch (NullPointerException e) { return o; } return made; }
	static Object objectVirtual() { return new F().get(); }

	static void fail(String s) { if (s == null) throw new Error(); throw new IllegalStateException(s); }
	static void failDeep(String s) { fail(s + 1); }
	static void mayFail(int n) { if (n > 0) throw new IllegalStateException(); }
	static Object objectOrFail(Object o) { if (o == null) fail("x"); return o; }
	static Object objectOrFailDeep(Object o, Object p) { if (o == null) { if (p == null) failDeep("x"); o = p; } return o; }
	static Object orMayFail(Object o) { if (o == null) mayFail(1); return o; }
	static Object failCaught(Object o) { if (o == null) { try { fail("x"); } catch (RuntimeException e) { } } return o; }
	static boolean there(Object o) { return o != null && o != made; }
	static boolean thereOrEqual(Object o, Object p) { return o != null || p == made; }
	static Object objectThere(Object o) { return there(o) ? o : made; }
	static Object objectNotThere(Object o) { if (!there(o)) return made; return o; }
	static Object thereElse(Object o) { return there(o) ? made : o; }
	static Object thereOther(Object o, Object p) { return thereOrEqual(p, o) ? o : made; }
	static Object maybeThere(Object o) { return thereOrEqual(o, o) ? o : made; }
	static Object failElse(Object o) { if (o != null) fail("x"); return o; }

	static Object argument(Object o) { return o; }
	static Object sometimes(int n) { return n > 3 ? new A() : null; }
	static Object loop(int n) { String s = ""; while (n-- > 0) s = n == 5 ? null : s; return s; }
	static Object wrongBranch(Object o) { if (o != null) throw new IllegalStateException(); return o; }
	static Object other(Object o, Object p) { if (o == null) return made; return p; }
	static Object element(Object[] a) { return a[0]; }
	static Object field(A a) { return a.field; }
	static Object recursive(int n) { return n == 0 ? null : recursive(n - 1); }
	static Object overridable(A a) { return a.objectThis(); }
	static Object staticNothing() { return nothing; }
	static Object staticChosen() { return chosen; }
	static Object staticEarly() { return early; }
	static Object staticNotFinal() { return notFinal; }
	static native Object nativeMethod();
}
class Late {
	static Object get() { return A.late; }
}
final class F {
	Object get() { return "f"; }
}
`})
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	for _, n := range []string{"A", "Late", "F"} {
		c, err := p.Class(n)
		if err != nil {
			t.Fatal(err)
		}
		c.Origin.Platform = true // as if it came from the JDK
	}
	a, _ := p.Class("A")
	n := newNullness(classfile.NewHierarchy(p), false)
	for _, m := range a.Methods {
		if !strings.Contains(m.Desc, ")L") || strings.HasPrefix(m.Name, "lambda$") {
			continue
		}
		if got, want := n.returnsNonNull(m, 0), strings.HasPrefix(m.Name, "object"); got != want {
			t.Errorf("%s: %v, want %v", m.Name, got, want)
		}
	}
}

// TestJDKNeverNull: what programs call often.
func TestJDKNeverNull(t *testing.T) {
	p, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	n := newNullness(classfile.NewHierarchy(p), false)
	for _, c := range []struct {
		method string
		want   bool
	}{
		{"java/util/regex/Pattern.compile(Ljava/lang/String;)Ljava/util/regex/Pattern;", true},
		{"java/util/regex/Pattern.matcher(Ljava/lang/CharSequence;)Ljava/util/regex/Matcher;", true},
		{"java/util/Collections.unmodifiableList(Ljava/util/List;)Ljava/util/List;", true},
		{"java/util/stream/Stream.of([Ljava/lang/Object;)Ljava/util/stream/Stream;", true},
		{"java/lang/Thread.currentThread()Ljava/lang/Thread;", true},
		{"java/util/ResourceBundle.getBundle(Ljava/lang/String;)Ljava/util/ResourceBundle;", true},
		{"java/util/ResourceBundle.getBundle(Ljava/lang/String;Ljava/util/Locale;Ljava/lang/ClassLoader;)Ljava/util/ResourceBundle;", true},
		{"java/lang/System.getProperty(Ljava/lang/String;)Ljava/lang/String;", false},
		{"java/lang/Integer.getInteger(Ljava/lang/String;)Ljava/lang/Integer;", false},
		{"java/util/HashMap.get(Ljava/lang/Object;)Ljava/lang/Object;", false},
		{"java/lang/Class.getSuperclass()Ljava/lang/Class;", false},
	} {
		class, rest, _ := strings.Cut(c.method, ".")
		name, _, _ := strings.Cut(rest, "(")
		k, err := p.Class(class)
		if err != nil {
			t.Fatal(err)
		}
		m := k.FindMethod(name, rest[len(name):])
		if m == nil {
			t.Errorf("no %s", c.method)
			continue
		}
		if got := n.NeverNull(m); got != c.want {
			t.Errorf("%s: %v", c.method, got)
		}
	}
	locale, err := p.Class("java/util/Locale")
	if err != nil {
		t.Fatal(err)
	}
	if f := locale.FindField("ENGLISH", "Ljava/util/Locale;"); f == nil || !n.HoldsNonNull(f) {
		t.Errorf("Locale.ENGLISH may hold null")
	}
}
