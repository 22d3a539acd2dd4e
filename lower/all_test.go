package lower

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// lowerClasses compiles sources, deletes the class files of some classes, and
// lowers all methods of the named ones.
func lowerClasses(t *testing.T, sources map[string]string, deleted []string, names ...string) (*Result, []reach.Failure) {
	t.Helper()
	dir := classtest.Javac(t, 8, sources)
	for _, d := range deleted {
		if err := os.Remove(filepath.Join(dir, d+".class")); err != nil {
			t.Fatal(err)
		}
	}
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	var classes []*classfile.Class
	for _, n := range names {
		c, err := p.Class(n)
		if err != nil {
			t.Fatal(err)
		}
		classes = append(classes, c)
	}
	checks, err := ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	r, failures, err := LowerAll(p, classes, reach.Options{Checks: checks})
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(r.Program); err != nil {
		t.Fatalf("%v\n%s", err, r.Program)
	}
	return r, failures
}

// unsupportedDetails lists, sorted, what a program has that is not supported.
func unsupportedDetails(p *ivl.Program) []string {
	var ds []string
	for _, p := range p.Props {
		if p.Kind == ivl.Unsupported {
			ds = append(ds, p.Detail)
		}
	}
	slices.Sort(ds)
	return slices.Compact(ds)
}

// TestLowerAllMethods: every method with code has a procedure, and the entry
// calls each.
func TestLowerAllMethods(t *testing.T) {
	r, failures := lowerClasses(t, map[string]string{"A.java": `
abstract class A {
	static int count = start();
	final int n;
	A(int n) { this.n = n; }
	static int start() { return 3; }
	abstract int get();
	private int twice() { return 2 * get(); }
	static void fail(String[] names) { throw new IllegalStateException(names[0]); }
	interface Made { A make(int n); }
	static Made maker() { return n -> new B(n); }
}
class B extends A {
	B(int n) { super(n); }
	int get() { return n; }
}`}, nil, "A", "A$Made", "B")
	if len(failures) > 0 {
		t.Error(failures)
	}
	called := map[string]bool{}
	for _, b := range r.Program.Procs[0].Blocks {
		for _, s := range b.Stmts {
			if c, ok := s.(*ivl.Call); ok {
				called[c.Proc] = true
			}
		}
	}
	for _, want := range []string{"A.<init>(I)V", "A.start()I", "A.twice()I", "A.fail([Ljava/lang/String;)V", "A.maker()LA$Made;",
		"A.lambda$maker$0(I)LA;", "A.<clinit>()V", "B.<init>(I)V", "B.get()I"} {
		if !called[want] {
			t.Errorf("the entry does not call %s", want)
		}
	}
	if d := cmp.Diff([]string{"an exception of unknown origin"}, unsupportedDetails(r.Program)); d != "" || len(r.Missing) > 0 {
		t.Errorf("unsupported: %s, missing %q", d, r.Missing)
	}
}

// TestLowerAllMissing: what needs classes that are not there is not supported,
// and the rest is as ever.
func TestLowerAllMissing(t *testing.T) {
	r, failures := lowerClasses(t, map[string]string{
		"Gone.java":       `public class Gone { public static int n; public int k; public int f() { return 1; } }`,
		"GoneType.java":   `public interface GoneType { int g(); }`,
		"GoneError.java":  `public class GoneError extends RuntimeException { }`,
		"GoneThrown.java": `public class GoneThrown extends RuntimeException { }`,
		"Field.java":      `class Field { Gone gone; GoneType[] types; }`,
		"Main.java": `
class Main extends Gone implements GoneType {
	public int g() { return f() + k; }
	static int make() { return new Gone().f(); }
	static int read() { return Gone.n; }
	static boolean test(Object o) { return o instanceof Gone; }
	static GoneType cast(Object o) { return (GoneType) o; }
	static Object array(int n) { return new GoneType[n]; }
	static int call(GoneType t) { return t == null ? 0 : t.g(); }
	static int caught(int[] a) { try { return a[0]; } catch (GoneError e) { return 1; } }
	static void raise(GoneThrown e) { throw e; }
	static int raised(GoneThrown e) { try { raise(e); } catch (RuntimeException x) { return 1; } return 0; }
	static int plain(Field f) { return f.gone == null ? f.types.length : 2; }
}`}, []string{"Gone", "GoneType", "GoneError", "GoneThrown"}, "Main", "Field")
	if len(failures) > 0 {
		t.Error(failures)
	}
	if d := cmp.Diff([]string{"Gone", "GoneError", "GoneThrown", "GoneType"}, r.Missing); d != "" {
		t.Error(d)
	}
	for _, gone := range r.Missing {
		if want := "class " + gone + " is not on the class path"; !slices.Contains(unsupportedDetails(r.Program), want) {
			t.Errorf("no property %q; there are %q", want, unsupportedDetails(r.Program))
		}
	}
	for _, p := range r.Program.Props {
		if p.Kind == ivl.Unsupported && strings.Contains(p.Name, "plain") {
			t.Errorf("%s: %s", p.Name, p.Detail)
		}
	}
}

// TestMembersGone: accesses and calls that do not link are not supported where
// they are, with the error that the JVM would throw.
func TestMembersGone(t *testing.T) {
	dir := classtest.Javac(t, 8, map[string]string{
		"Old.java": `public class Old { public int k; public static int n; public void f() { } protected void h() { } }`,
		"Main.java": `
class Main extends Old {
	static int get(Main m) { return m.k; }
	static void set(Old o) { o.k = 1; }
	static int read() { return Old.n; }
	static void write() { Old.n = 1; }
	static void call(Old o) { o.f(); }
	void up() { super.h(); }
}`})
	newer := classtest.Javac(t, 8, map[string]string{"Old.java": `public class Old { }`})
	data, err := os.ReadFile(filepath.Join(newer, "Old.class"))
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "Old.class"), data, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	c, err := p.Class("Main")
	if err != nil {
		t.Fatal(err)
	}
	for method, want := range map[string]string{
		"get": "NoSuchFieldError", "set": "NoSuchFieldError", "read": "NoSuchFieldError", "write": "NoSuchFieldError",
		"call": "NoSuchMethodError", "up": "NoSuchMethodError",
	} {
		for _, m := range c.Methods {
			if m.Name != method {
				continue
			}
			r, err := Lower(p, m, reach.Options{})
			if err != nil {
				t.Errorf("%s: %v", method, err)
				continue
			}
			if err := ivl.Check(r.Program); err != nil {
				t.Errorf("%s: %v", method, err)
			}
			if d := unsupportedDetails(r.Program); len(d) != 1 || !strings.Contains(d[0], want) {
				t.Errorf("%s: unsupported %q, want %s", method, d, want)
			}
		}
	}
}

// TestStoreIntoForeignArray: of an array that came as an Object it is not known
// what may be stored there.
func TestStoreIntoForeignArray(t *testing.T) {
	r := lowerSource(t, `
class Main {
	public static void main(String[] args) {
		Object o = System.getProperties().get("array");
		((Object[]) o)[0] = args;
	}
}`, reach.Options{})
	for _, p := range r.Program.Props {
		if p.Kind == ivl.ArrayStore {
			return
		}
	}
	t.Error("no property for the store")
}

// TestNumbersHandedOver: the elements of an array of numbers that an unmodelled
// method is given are no objects that it could call.
func TestNumbersHandedOver(t *testing.T) {
	lowerSource(t, `
class Main {
	public static void main(String[] args) {
		Object o = System.getProperties().get("anything");
		System.out.println(new java.math.BigInteger(new byte[] {1, 2}));
		System.out.println(o instanceof String);
	}
}`, reach.Options{})
}

// ownString is a source in which the JDK's String is the program's.
type ownString struct {
	*classfile.Path
	str *classfile.Class
}

func (o ownString) Class(name string) (*classfile.Class, error) {
	if name == jdk.String {
		return o.str, nil
	}
	return o.Path.Class(name)
}

// TestLowerAllOfString: also the one class whose objects have no fields here
// can be taken for the program's, as when java.base is lowered as a library.
func TestLowerAllOfString(t *testing.T) {
	p, err := classfile.OpenPath("", classfile.PathOptions{})
	if err != nil {
		t.Skip(err)
	}
	defer p.Close()
	str, err := p.ParseClass(jdk.String)
	if err != nil {
		t.Fatal(err)
	}
	str.Origin.Platform = false
	checks, err := ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	r, failures, err := LowerAll(ownString{p, str}, []*classfile.Class{str}, reach.Options{Checks: checks})
	if err != nil || len(failures) > 0 {
		t.Fatal(err, failures)
	}
	if err := ivl.Check(r.Program); err != nil {
		t.Error(err)
	}
}
