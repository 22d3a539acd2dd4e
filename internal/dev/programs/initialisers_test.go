package programs

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
)

// TestInitialiserErrors: what counts as the violation if a class initialiser fails, on the JVM and
// for the verifier. The error may leave main, be caught, be thrown again, or be replaced.
func TestInitialiserErrors(t *testing.T) {
	standins := compiledStandins(t)
	z3 := horntest.Z3(t)
	dir := t.TempDir()
	const divides, fails = "static class T { static int v = 1 / new int[0].length; }", "static class T { static int v = f(); static int f() { throw new IllegalStateException(); } }"
	cases := []struct{ name, class, body, divides, throws string }{
		{"Uncaught", divides, "System.out.println(T.v);", " // expect: violated division-by-zero", ""},
		{"UncaughtOther", fails, "System.out.println(T.v);", " // expect: violated uncaught-exception", ""},
		{"Caught", divides, "try { System.out.println(T.v); } catch (ExceptionInInitializerError e) { System.out.println(); }", "", ""},
		{"Again", divides, "try { System.out.println(T.v); } catch (ExceptionInInitializerError e) { throw e; }", " // expect: violated uncaught-exception", ""},
		{"Cause", fails, "try { System.out.println(T.v); } catch (ExceptionInInitializerError e) { throw e.getCause(); }", " // expect: violated uncaught-exception", ""},
		{"Other", divides, "try { System.out.println(T.v); } catch (ExceptionInInitializerError e) { throw new IllegalArgumentException(e); }", "", " // expect: violated uncaught-exception"},
		{"OfItsOwn", divides, "throw new ExceptionInInitializerError(new ArithmeticException());", "", " // expect: violated uncaught-exception"},
		{"Remade", fails, "try { System.out.println(T.v); } catch (ExceptionInInitializerError e) { throw new ExceptionInInitializerError(e.getCause()); }", "", " // expect: violated uncaught-exception"},
	}
	var ps []*Program
	for _, c := range cases {
		verdict := "UNSAFE"
		if c.divides+c.throws == "" {
			verdict = "SAFE"
		}
		text := "// verdict: " + verdict + "\n// run:\npublic class " + c.name + " {\n" + c.class + c.divides + "\npublic static void main(String[] args) throws Throwable {\n" + c.body + c.throws + "\n}\n}\n"
		file := filepath.Join(dir, c.name+".java")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		p, err := Parse(file, text)
		if err != nil {
			t.Fatal(err)
		}
		ps = append(ps, p)
	}
	checkTruth(t, "", ps, standins)
	classes := t.TempDir()
	if err := JDK("").Compile(t.Context(), ps, "", classes); err != nil {
		t.Fatal(err)
	}
	for _, p := range ps {
		r, err := verify.Run(t.Context(), verify.Config{ClassPath: classes, Main: p.Name, Paths: map[string]string{"z3": z3}, Solver: "spacer", JVM: verify.JVMNever}, quiet{})
		if err != nil {
			t.Fatal(err)
		}
		if m, complaints := p.Judge(r); m != Right {
			t.Errorf("%s: %v: %s", p.Name, m, strings.Join(complaints, "; "))
		}
	}
}
