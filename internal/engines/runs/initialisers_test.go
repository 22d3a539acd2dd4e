package runs_test

import (
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// TestInitialisers: an initialiser always does the same where it takes nothing from outside, and reads nothing that others can have changed.
func TestInitialisers(t *testing.T) {
	if !models.Available() {
		t.Skip("the models of library classes are not built: make models")
	}
	const other = `import java.util.*; class D { static int n = 1; static final int M = n + 1; static final int[] A = {1}; static final List<String> L = new ArrayList<>(Arrays.asList("a"));
		final int own; int changed; D(int i) { own = i; changed = i; } static final D ONE = new D(1); static final java.util.function.Supplier<Integer> F = () -> A[0]; } enum E { X, Y }`
	for _, c := range []struct {
		what, fields string
		constant     bool
	}{
		{"a map", `static final Map<String, Integer> M = new HashMap<>(); static { M.put("a", 1); if (M.get("a") != 1) throw new IllegalStateException(); }`, true},
		{"a loop", `static final int[] A = new int[100]; static { for (int i = 0; i < A.length; i++) A[i] = A[Math.max(0, i - 1)] + 1; }`, true},
		{"a division", `static int n = 10 / new int[1].length;`, true},
		{"one that leaves", `static int n = 10 / new int[0].length;`, false},
		{"one that is caught", `static int n; static { try { n = 10 / new int[0].length; } catch (ArithmeticException e) { n = 1; } }`, true},
		{"constants of an enum", `static final int[] A = new int[E.values().length]; static { A[E.Y.ordinal()] = 1; }`, true},
		{"a final field of another class", `static int n = 10 / D.M;`, true},
		{"a field of another class", `static int n = 10 / D.n;`, false},
		{"an array of another class", `static int n = 10 / D.A[0];`, false},
		{"a list of another class", `static int n = D.L.get(0).length();`, false},
		{"a final field of an object of another class", `static int n = 10 / D.ONE.own;`, true},
		{"a field of an object of another class", `static int n = 10 / D.ONE.changed;`, false},
		{"a lambda of another class", `static int n = 10 / D.F.get();`, false},
		{"a copy of an array of another class", `static int n = 10 / Arrays.copyOf(D.A, 1)[0];`, false},
		{"an iterator of another class's list", `static String s; static { for (String x : D.L) s = x; }`, false},
		{"a property", `static int n = System.getProperty("c") == null ? 1 : 10 / 0;`, false},
		{"the time", `static long n = 10 / (System.currentTimeMillis() & 1);`, false},
		{"another class that needs this one", `static Object o = F.O == null ? new Object() : F.O; static class F { static final Object O = C.o; }`, false},
		{"a property of a class that it initialises", `static class F { static final int N = Integer.getInteger("c", 1); } static int n = 10 / F.N;`, false},
	} {
		t.Run(c.what, func(t *testing.T) {
			dir := classtest.Javac(t, 8, map[string]string{"D.java": other, "C.java": "import java.util.*; public class C { " + c.fields + " }"})
			path, err := classfile.OpenPath(dir, classfile.PathOptions{})
			if err != nil {
				t.Fatal(err)
			}
			defer path.Close()
			checks, err := lower.ParseChecks(nil)
			if err != nil {
				t.Fatal(err)
			}
			got, _ := runs.NewInitialisers(models.Overlay(path), reach.Options{Checks: checks}).Constant(t.Context(), []string{"C"})
			if got["C"] != c.constant {
				t.Errorf("constant: %v", got["C"])
			}
		})
	}
}
