package verify

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/models"
)

// settled opens a library of one class and returns it with the method called name.
func settled(t *testing.T, source, name string) (*Library, *classfile.Method) {
	t.Helper()
	if !models.Available() {
		t.Skip("the models of library classes are not built: make models")
	}
	dir := classtest.Javac(t, 8, map[string]string{"C.java": source})
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	l, err := OpenLibrary(t.Context(), Config{Opened: path}, []string{"C"})
	if err != nil {
		t.Fatal(err)
	}
	c, err := path.Class("C")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range c.Methods {
		if m.Name == name {
			return l, m
		}
	}
	t.Fatalf("no method %s", name)
	return nil, nil
}

// TestWithModels: a private list has an element after isEmpty() has said so, which only the program whose models stay shows. A list that clients get
// has not.
func TestWithModels(t *testing.T) {
	const field = "public class C { private final java.util.List<String> l = new java.util.ArrayList<>(); public void add(String s) { l.add(s); } public void clear() { l.clear(); } "
	for _, c := range []struct {
		name, first string
		proved      bool
	}{
		{"private", `public String first() { return l.isEmpty() ? "" : l.get(0); } }`, true},
		{"empty", `public String first() { return l.get(0); } }`, false},
		{"shown", `public java.util.List<String> all() { return l; } public String first() { return l.isEmpty() ? "" : l.get(0); } }`, false},
		{"callback", `public String first(Object o) { if (l.isEmpty()) return ""; l.contains(o); return l.get(0); } }`, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			l, m := settled(t, field+c.first, "first")
			if r, _ := l.clientProof.proves(m, l.excusesOf(m)); r != nil {
				t.Error("proved without models")
			}
			if got := l.Proved(m) != nil; got != c.proved {
				t.Errorf("proved: %v", got)
			}
		})
	}
}

// TestSettle: what a method's own verification proves is open where clients may make it fail, also in a result that does not have the
// check; violations stay; what nothing before matters to stays.
func TestSettle(t *testing.T) {
	l, m := settled(t, `public class C { private int d = 1; public int[] a; public void set(int v) { d = v; } public int q() { return a.length / d; } }`, "q")
	if r := l.Proved(m); r != nil {
		t.Fatalf("proved: %+v", r)
	}
	checks, _ := l.of(m)
	var division *ivl.Property
	for _, p := range checks {
		if p.Kind == ivl.DivisionByZero {
			division = p
		}
	}
	with := func(v result.Verdict) *result.Result {
		return &result.Result{Verdict: v, Properties: []result.Property{{Property: division, Verdict: v, Behind: []int{0}}}, Unsupported: []result.Unsupported{{Text: "x"}}}
	}
	for _, c := range []struct{ is, want result.Verdict }{{result.Safe, result.Unknown}, {result.Unsafe, result.Unsafe}, {result.NotJudged, result.Unknown}} {
		r := l.Settle(m, with(c.is))
		if len(r.Properties) != 2 || r.Properties[0].Verdict != c.want || r.Properties[1].Kind != ivl.NullDereference || r.Properties[1].Verdict != result.Unknown || len(r.Unsupported) > 0 || r.Properties[0].Behind != nil || r.Verdict == result.Safe {
			t.Errorf("%s: %+v", c.is, r)
		}
	}
	closed := with(result.Safe)
	closed.Closed = true
	if r := l.Settle(m, closed); r.Verdict != result.Safe || r.Properties[0].Verdict != result.Safe {
		t.Errorf("%+v", r)
	}
	if r := (*Library)(nil).Settle(m, with(result.Safe)); r.Properties[0].Verdict != result.Unknown || r.Verdict != result.Unknown {
		t.Errorf("without a library: %+v", r)
	}
}

// TestUnderConditions: of a method with an open check, the checks that clients cannot violate that keep to its conditions are proved, and the
// result shows these. A check of another proof that no call of the method makes is none of it.
func TestUnderConditions(t *testing.T) {
	l, m := settled(t, `public class C { private int d = 1; public void set(int v) { d = v; } public int q(int[] a) { return a.length / d; } static int other(int[] b) { return b[0]; } public int r() { return other(null); } }`, "q")
	why := result.Because("not tried")
	untried := l.Untried(m, why)
	alone := &result.Result{Verdict: result.Unknown}
	for _, p := range l.low.Program.Props {
		if p.Pos.Method != nil && (p.Pos.Method.Name == "q" || p.Pos.Method.Name == "other") {
			alone.Properties = append(alone.Properties, result.Property{Property: p, Verdict: result.Unknown, Reason: why})
		}
	}
	for name, r := range map[string]*result.Result{"untried": untried, "settled": l.Settle(m, alone)} {
		got := map[ivl.Kind]result.Verdict{}
		for _, p := range r.Properties {
			got[p.Kind] = p.Verdict
		}
		want := map[ivl.Kind]result.Verdict{ivl.NullDereference: result.Safe, ivl.DivisionByZero: result.Unknown}
		if diff := cmp.Diff(want, got); diff != "" || r.Verdict != result.Unknown || !slices.Equal(r.Requires, []string{"a != null"}) || !slices.ContainsFunc(r.Assumptions, func(a result.Assumption) bool { return a.Text == clientsKeep.Text }) {
			t.Errorf("%s: %s %+v", name, diff, r)
		}
	}
}

// TestBelieved: what is proved of a method alone rests on the conditions of its contract, which the result shows.
func TestBelieved(t *testing.T) {
	l, m := settled(t, `public class C { public static int f(int n) { return g(n - 1); } private static int g(int n) { if (n < 0) throw new IllegalArgumentException(); return n; } }`, "f")
	alone := &result.Result{Verdict: result.Safe, Closed: true, Assumptions: []result.Assumption{{Kind: "contract"}}}
	if r := l.Settle(m, alone); !slices.Equal(r.Requires, []string{"n - 1 >= 0"}) {
		t.Errorf("%q", r.Requires)
	}
	alone.Assumptions = nil
	if r := l.Settle(m, alone); r.Requires != nil {
		t.Errorf("without a contract: %q", r.Requires)
	}
}

// TestDemands: conditions are those that the proof needs, and explicit checks of arguments.
func TestDemands(t *testing.T) {
	for _, c := range []struct {
		source string
		want   []string // nil if it is proved without conditions
	}{
		{`public class C { public static int f(String s, Object o) { return o == null ? 0 : s.length(); } }`, []string{"s != null"}},
		{`public class C { public static int f(int n) { if (n < 0) throw new IllegalArgumentException(); return n; } }`, []string{"n >= 0"}},
		{`public class C { public static int f(int n) { return g(n); } private static int g(int n) { return new int[n].length; } }`, []string{"n >= 0"}},
		{`public class C { public static int f(String s) { return s == null ? 0 : s.length(); } }`, nil},
		{`public class C { private final String s; public C(String s) { this.s = s; } public int f() { return s.length(); } }`, []string{}},
		{`public class C { public static int f(String s, String t) { return g(s, t); } public static int g(String s, String t) { return s.equals(t) ? 0 : t.length(); } }`, []string{"s != null", "t != null"}},
		{`public class C { static class B { B(int k) { if (k < 1) throw new IllegalArgumentException(); } } public static void f(int n) { new D(n); } static class D extends B { D(int n) { super(n); } } }`, []string{"n >= 1"}},
		{`public class C { static class B { B(int k) { if (k < 1) throw new IllegalArgumentException(); } } public static void f(int n) { new B(n < 1 ? 1 : n); } public static void g(int n) { new B(n); } }`, []string{}},
	} {
		l, m := settled(t, c.source, "f")
		r := l.Proved(m)
		if r == nil {
			t.Errorf("%s: not proved", c.source)
			continue
		}
		if (r.Requires == nil) != (c.want == nil) || len(r.Requires) != len(c.want) || !slices.Equal(r.Requires, c.want) {
			t.Errorf("%s: %q, want %q", c.source, r.Requires, c.want)
		}
	}
}

// TestKeeps: a result shows the conditions of a constructor on which those of other methods rest, although it needs none itself.
func TestKeeps(t *testing.T) {
	l, f := settled(t, `public class C { private final CharSequence s; public C(CharSequence s) { this.s = s; } public int f() { return s.length(); } }`, "f")
	if r := l.Proved(f); r == nil || len(r.Requires) > 0 || len(r.Keeps) > 0 {
		t.Errorf("f: %+v", r)
	}
	if r := l.Proved(f.Class.FindMethod("<init>", "(Ljava/lang/CharSequence;)V")); r == nil || r.Requires != nil || !slices.Equal(r.Keeps, []string{"s != null"}) {
		t.Errorf("the constructor: %+v", r)
	}
}

// TestReflection: reflection keeps to the conditions of members that clients can use, too. Where code of the library calls it, it finds
// others as well, and what the JDK finds by itself is public.
func TestReflection(t *testing.T) {
	const (
		name   = `public class C { final String text; public C(String text) { this.text = text; } public int first() { return text.length(); } `
		box    = `public class C { static C last; int d = 1; public C() { last = this; } void zero() { d = 0; } public int first() { return 10 / d; } `
		invoke = `public static Object call(java.lang.reflect.Method m) throws Exception { return m.invoke(null); } `
		bundle = `public static String call(String key) { return java.util.ResourceBundle.getBundle("texts").getString(key); } `
	)
	for _, c := range []struct {
		what, source string
		proved       bool
	}{
		{"a condition of a public constructor", name + invoke + "}", true},
		{"a public method that breaks it", name + invoke + `static C made; public static void clear() { made = new C(null); } public static C get() { return made; } }`, false},
		{"a constructor without a condition that clients do not see", name + invoke + "C() { this(null); } }", false},
		{"the same, and only the JDK looks for constructors", name + bundle + "C() { this(null); } }", true},
		{"a method that clients do not see", box + invoke + "}", false},
		{"the same, and only the JDK looks for methods", box + bundle + "}", true},
	} {
		t.Run(c.what, func(t *testing.T) {
			l, m := settled(t, c.source, "first")
			if r := l.Proved(m); (r != nil) != c.proved {
				t.Errorf("proved: %v", r != nil)
			}
		})
	}
}

// TestPathOfInitialiser: what an initialiser runs, which always takes the same path, is known after it; other calls of the same code have
// other paths.
func TestPathOfInitialiser(t *testing.T) {
	const (
		sum  = `static int sum() { int s = 0; for (int i = 0; i < 10; i++) s += i * i; return s; } `
		make = `static int make(int n) { return 10 / n; } static final int T = make(2); `
		pick = `private static final int[] A = {1}; static int pick(int i) { if (i > 0) return A[i]; return 0; } static final int T = pick(0); `
		sort = `static int n = 1; static final List<Integer> L = new ArrayList<>(Arrays.asList(3, 1, 2)); `
	)
	for _, c := range []struct {
		what, source string
		proved       bool
	}{
		{"a call as in the initialiser", make + `public static int first() { return T + make(5); }`, true},
		{"another call", make + `static int z; public static void set(int n) { z = n; } public static int first() { return make(z); }`, false},
		{"another branch", pick + `static int z; public static void set(int n) { z = n; } public static int first() { return pick(z); }`, false},
		{"what the branch that is taken makes", sum + `static final Object O; static { Object o = "a"; if (sum() > 1000) o = null; O = o; } public static int first() { return O.hashCode(); }`, true},
		{"what the other branch makes", sum + `static final Object O; static { Object o = "a"; if (sum() > 100) o = null; O = o; } public static int first() { return O.hashCode(); }`, false},
		{"a branch on what others write", `static class D { static int n; } public static void set(int n) { D.n = n; } static class E { static final Object O = D.n > 5 ? null : "a"; } public static int first() { return E.O.hashCode(); }`, false},
		{"a branch on a separator", `static final Object O = System.lineSeparator().length() == 2 ? null : "a"; public static int first() { return O.hashCode(); }`, false},
		{"what the JDK calls back", sort + `static { Collections.sort(L, (a, b) -> { n = 0; return a - b; }); } public static int first() { return 10 / n; }`, false},
		{"what the JDK calls back in an initialiser of a member", sort + `static class D { static { L.forEach(x -> { if (x == 2) n = 0; }); } static void go() { } } public static void go() { D.go(); } public static int first() { return 10 / n; }`, false},
	} {
		t.Run(c.what, func(t *testing.T) {
			l, m := settled(t, "import java.util.*; public class C { "+c.source+" }", "first")
			if r := l.Proved(m); (r != nil) != c.proved {
				t.Errorf("proved: %v", r != nil)
			}
		})
	}
}

// TestProviders: that the JDK makes no objects of a class by itself is assumed, and listed.
func TestProviders(t *testing.T) {
	const source = `public abstract class C extends java.time.chrono.AbstractChronology { public static int first(int x) { return x < 1 ? 0 : 10 / x; } }`
	l, m := settled(t, source, "first")
	r := l.Proved(m)
	if r == nil {
		t.Fatal("not proved")
	}
	if !slices.ContainsFunc(r.Assumptions, func(a result.Assumption) bool { return strings.Contains(a.Text, "makes no objects of C by itself") }) {
		t.Errorf("assumptions: %v", r.Assumptions)
	}
}
