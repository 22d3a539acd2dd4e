package svcomp

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

func TestParseProperty(t *testing.T) {
	for text, want := range map[string]string{
		"CHECK( init(Main.main()), LTL(G assert) )\n":                                                                 "assert",
		"\nCHECK(init(Main.main()),LTL( G assert ))":                                                                  "assert",
		"CHECK( init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)) )\n":                                 "runtime",
		"CHECK( init(Main.main()), LTL(G !uncaught(RuntimeException)) )\n":                                            "runtime",
		"CHECK( init(main()), LTL(G ! call(reach_error())) )":                                                         "is not CHECK",
		"CHECK( init(Main.main()), LTL(F end) )":                                                                      `"F end" is not supported`,
		"CHECK( init(Main.main()), LTL(G assert) )\nCHECK( init(Main.main()), LTL(G !uncaught(RuntimeException)) )\n": "assert runtime",
		"": "there is no property",
	} {
		all, err := parseProperties(text)
		got := ""
		if err != nil {
			got = err.Error()
		}
		for _, p := range all {
			got += map[bool]string{false: "assert ", true: "runtime "}[p.Runtime]
		}
		if !strings.Contains(got, want) {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
	if a, r := (Property{}).Checks(), (Property{Runtime: true}).Checks(); len(a)+len(r) != len(ivl.Kinds()) {
		t.Errorf("the checks %v and %v are not all", a, r)
	}
}

// open compiles a class Main and opens it with the platform.
func openMain(t *testing.T, source string) *classfile.Path {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "Main.java")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := javac.Compile("javac", "-g", "-d", dir, file); err != nil {
		t.Skip(err)
	}
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	return p
}

// TestCatchesErrors compares handlers that hide a failed assertion with those that do not.
func TestCatchesErrors(t *testing.T) {
	for body, want := range map[string]bool{
		"try { f(); } catch (AssertionError e) { }":                                            true,
		"try { f(); } catch (Throwable e) { }":                                                 true,
		"try { f(); } catch (Error e) { throw new RuntimeException(e); }":                      true,
		"try { f(); } catch (ExceptionInInitializerError e) { }":                               true,
		"try { f(); } catch (Exception e) { }":                                                 false,
		"try { f(); } finally { if (x > 0) { x++; } }":                                         false,
		"try { f(); } finally { return; }":                                                     true,
		"try { f(); } finally { if (x > 0) { return; } }":                                      true,
		"while (x > 0) { try { f(); } finally { break; } } x++; throw new RuntimeException();": true,
		"while (true) { try { f(); } finally { continue; } }":                                  true,
		"synchronized (Main.class) { f(); }":                                                   false,
		"try (java.io.StringReader r = new java.io.StringReader(\"\")) { f(); }":               true,
	} {
		p := openMain(t, "class Main { static int x; static void f() { assert x == 0; } static void g() { "+body+" } }")
		if got := catchesErrors(p); (got != "") != want {
			t.Errorf("%s: %q, want %v", body, got, want)
		}
	}
}

// TestCatchesOfWhatMayFail compares handlers for all errors around code that may fail an
// assertion, by one way or another, with handlers around code that cannot.
func TestCatchesOfWhatMayFail(t *testing.T) {
	const try, end = "static void t() { try { ", " } catch (Throwable e) { } } static void bad(int x) { assert x == 0; } "
	for members, want := range map[string]bool{
		try + "good();" + end + "static void good() { }":                                                                                                                       false,
		try + "System.out.println(1 + x());" + end + "static int x() { return 2; }":                                                                                            false,
		try + "good();" + end + "static void good() { bad(1); }":                                                                                                               true,
		try + "assert x() == 2;" + end + "static int x() { return 2; }":                                                                                                        true,
		try + "new B().f();" + end + "static class A { void f() { } } static class B extends A { void f() { bad(2); } }":                                                       true,
		try + "new A().f();" + end + "static class A { void f() { } } static class B extends A { void f() { bad(2); } }":                                                       true,
		try + "new A().f();" + end + "static class A { void f() { } } static class B { void f(int i) { bad(2); } }":                                                            false,
		try + "\"\".equals(\"\" + new A());" + end + "static class A { public String toString() { bad(3); return null; } }":                                                    true,
		try + "Objects.hash(new A());" + end + "static class A { public int hashCode() { bad(3); return 0; } }":                                                                true,
		try + "Objects.hash(new A());" + end + "static class A { public int hash() { bad(3); return 0; } }":                                                                    false,
		try + "new Thread(new A()).start();" + end + "static class A implements Runnable { public void run() { bad(3); } }":                                                    true,
		try + "r.run();" + end + "static Runnable r = () -> bad(4);":                                                                                                           true,
		try + "c.go(4);" + end + "interface C { void go(int i); } static C c = Main::bad;":                                                                                     true,
		try + "c.go(4);" + end + "interface C { void go(int i); } static C c = i -> { };":                                                                                      false,
		try + "x = B.y;" + end + "static int x; static class B { static int y; static { bad(2); } }":                                                                           true,
		try + "Class.forName(\"B\");" + end:                                                                                                                                    true,
		try + "B.class.getMethod(\"f\").invoke(null);" + end + "static class B { }":                                                                                            true,
		"static void t() { try { try { bad(1); } finally { good(); } } catch (IllegalStateException e) { } } static void good() { } static void bad(int x) { assert x == 0; }": false,
		"static void t() { try { good(); } catch (Throwable e) { } try { bad(1); } finally { good(); } } static void good() { } static void bad(int x) { assert x == 0; }":     true,
	} {
		p := openMain(t, "import java.util.*; class Main { "+members+" }")
		if got := catchesErrors(p); (got != "") != want {
			t.Errorf("%s: %q, want %v", members, got, want)
		}
	}
}

// TestJudge takes exceptions of several classes for the property about RuntimeExceptions.
func TestJudge(t *testing.T) {
	p := openMain(t, "class Main { static class Own extends IllegalStateException { } }")
	verdicts := func(exception, wrapper, jvm string) string {
		run := &result.Counterexample{Wrapper: wrapper}
		if jvm != "" {
			run.JVM = &result.JVMRun{Confirmed: true, Exception: jvm}
		}
		r := &result.Result{Verdict: result.Unsafe, Properties: []result.Property{
			{Property: &ivl.Property{Kind: ivl.NullDereference, Exception: "java/lang/NullPointerException"}, Verdict: result.Safe},
			{Property: &ivl.Property{Kind: ivl.UncaughtException, Exception: exception}, Verdict: result.Unsafe, Run: run},
		}}
		v := Judge(r, Property{Runtime: true}, p)
		if (v.Value == result.Unsafe) != (v.Violated != nil) {
			t.Errorf("%s: %+v", exception, v)
		}
		return v.String()
	}
	for _, c := range []struct{ exception, wrapper, jvm, want string }{
		{"Main$Own", "", "", "FALSE"},
		{"java/lang/NullPointerException", "", "", "FALSE"},
		{"java/io/IOException", "", "", "TRUE"},
		{"java/lang/AssertionError", "", "", "TRUE"},
		{"java/lang/Exception", "", "", "UNKNOWN"},
		{"java/lang/Exception", "", "java.lang.IllegalStateException", "FALSE"},
		{"java/lang/Exception", "", "java.io.IOException", "UNKNOWN"},
		{"java/lang/Throwable", "", "", "UNKNOWN"},
		{"java/lang/NullPointerException", "java.lang.ExceptionInInitializerError", "", "UNKNOWN"},
		{"not/There", "", "", "UNKNOWN"},
	} {
		if got := verdicts(c.exception, c.wrapper, c.jvm); !strings.HasPrefix(got, c.want) {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

// TestJudgeSeveral judges one result for both properties: the checks of the other property
// count neither way, what is not supported counts for both.
func TestJudgeSeveral(t *testing.T) {
	p := openMain(t, "class Main { }")
	check := func(k ivl.Kind, e string, v result.Verdict) result.Property {
		return result.Property{Property: &ivl.Property{Kind: k, Exception: e}, Verdict: v, Run: &result.Counterexample{}}
	}
	for _, c := range []struct {
		assert, runtime result.Verdict
		unsupported     int
		want            string
	}{
		{result.Safe, result.Safe, 0, "TRUE TRUE TRUE"},
		{result.Unsafe, result.Safe, 0, "FALSE TRUE FALSE"},
		{result.Safe, result.Unsafe, 0, "TRUE FALSE FALSE"},
		{result.Unknown, result.Unsafe, 0, "UNKNOWN FALSE FALSE"},
		{result.Unknown, result.Safe, 0, "UNKNOWN TRUE UNKNOWN"},
		{result.Safe, result.NotJudged, 0, "TRUE UNKNOWN UNKNOWN"},
		{result.Safe, result.Unsafe, 1, "UNKNOWN FALSE FALSE"},
		{result.Safe, result.Safe, 1, "UNKNOWN UNKNOWN UNKNOWN"},
	} {
		r := &result.Result{
			Verdict: result.Safe,
			Properties: []result.Property{
				check(ivl.AssertionError, "java/lang/AssertionError", c.assert),
				check(ivl.NullDereference, "java/lang/NullPointerException", c.runtime),
			},
			Unsupported: make([]result.Unsupported, c.unsupported),
		}
		switch {
		case c.assert == result.Unsafe || c.runtime == result.Unsafe:
			r.Verdict = result.Unsafe
		case c.assert != result.Safe || c.runtime != result.Safe || c.unsupported > 0:
			r.Verdict = result.Unknown
		}
		verdicts := []Verdict{Judge(r, Property{}, p), Judge(r, Property{Runtime: true}, p)}
		var got []string
		for _, v := range append(verdicts, All(verdicts)) {
			word, _, _ := strings.Cut(v.String(), "(")
			got = append(got, word)
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%+v: %s", c, s)
		}
	}
}

// TestJudgeShown has two violations of a property: the one that the JVM repeats is shown.
func TestJudgeShown(t *testing.T) {
	p := openMain(t, "class Main { }")
	for _, at := range []struct {
		kind  ivl.Kind
		class string
		p     Property
	}{{ivl.AssertionError, "java/lang/AssertionError", Property{}}, {ivl.NullDereference, "java/lang/NullPointerException", Property{Runtime: true}}} {
		check := func(confirmed bool) result.Property {
			return result.Property{Property: &ivl.Property{Kind: at.kind, Exception: at.class}, Verdict: result.Unsafe, Run: &result.Counterexample{JVM: &result.JVMRun{Confirmed: confirmed}}}
		}
		for i, all := range [][]result.Property{{check(true), check(false)}, {check(false), check(true)}, {check(false), check(false)}} {
			want := []int{0, 1, 0}[i]
			v := Judge(&result.Result{Verdict: result.Unsafe, Properties: all}, at.p, p)
			if v.Value != result.Unsafe || v.Violated.Run != all[want].Run {
				t.Errorf("%s, %d: %+v", at.class, i, v)
			}
		}
	}
}

// TestJudgeOpen has an open check: it does not count for the property about exceptions if
// none of its own can be a RuntimeException.
func TestJudgeOpen(t *testing.T) {
	p := openMain(t, "class Main { static class Own extends java.io.IOException { } }")
	for exception, want := range map[string]string{
		"java/io/IOException": "TRUE", "Main$Own": "TRUE", "java/lang/OutOfMemoryError": "TRUE", "java/lang/InterruptedException": "TRUE",
		"java/lang/IllegalStateException": "UNKNOWN", "java/lang/Exception": "UNKNOWN", "java/lang/Throwable": "UNKNOWN", "not/There": "UNKNOWN", "": "UNKNOWN",
	} {
		r := &result.Result{Verdict: result.Unknown, Properties: []result.Property{
			{Property: &ivl.Property{Kind: ivl.UncaughtException, Exception: exception}, Verdict: result.Unknown},
		}}
		if v := Judge(r, Property{Runtime: true}, p).String(); !strings.HasPrefix(v, want) {
			t.Errorf("%q: %s, want %s", exception, v, want)
		}
		r.Unsupported = make([]result.Unsupported, 1)
		if v := Judge(r, Property{Runtime: true}, p); v.Value != result.Unknown {
			t.Errorf("%q: %s with something that is not supported", exception, v)
		}
		r.Unsupported, r.Properties[0].Verdict = nil, result.NotJudged
		if v := Judge(r, Property{Runtime: true}, p); v.Value != result.Unknown {
			t.Errorf("%q: %s without a judgement", exception, v)
		}
	}
}

// TestJudgeAssumption has a proof that rests on a call that is assumed not to throw.
func TestJudgeAssumption(t *testing.T) {
	plain := openMain(t, "class Main { static int g(String s) { return s.length(); } }")
	catching := openMain(t, "class Main { static void g() { try { System.gc(); } catch (RuntimeException e) { } } }")
	r := &result.Result{Verdict: result.Safe, Assumptions: []result.Assumption{{Kind: "unmodelled", Text: "f"}, {Kind: "no-throw", Text: "g() does not throw"}}}
	for _, c := range []struct {
		classes *classfile.Path
		p       Property
		want    string
	}{
		{plain, Property{}, "TRUE"},
		{plain, Property{Runtime: true}, "UNKNOWN(it is assumed that g() does not throw)"},
		{catching, Property{}, "UNKNOWN(it is assumed that g() does not throw)"},
		{catching, Property{Runtime: true}, "UNKNOWN(it is assumed that g() does not throw)"},
	} {
		if got := Judge(r, c.p, c.classes).String(); got != c.want {
			t.Errorf("%+v: %s, want %s", c.p, got, c.want)
		}
	}
	r.Assumptions = r.Assumptions[:1]
	if got := Judge(r, Property{Runtime: true}, catching).String(); got != "TRUE" {
		t.Error(got)
	}
}
