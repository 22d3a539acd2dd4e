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
		{"a separator of lines", `static int n = 10 / System.lineSeparator().length();`, true},
		{"a separator of paths", `static int n = 10 / System.getProperty("path.separator").length();`, true},
		{"a separator and a property", `static int n = 10 / System.getProperty("path.separator").length(); static String s = System.getProperty("c");`, false},
		{"a property by a name that is not known", `static int n = System.getProperty("line.separator".trim()).length();`, false},
		{"what fails with the separators of Windows", `static int n = 10 / (2 - System.lineSeparator().length());`, false},
		{"a path that fails with the separators of Windows", `static int n = 10 / (System.getProperty("file.separator").equals("/") ? 1 : 0);`, false},
		{"keys without hash codes", `static final Map<Object, Integer> M = new HashMap<>(); static { M.put(E.X, 1); M.put(int.class, 2); M.putIfAbsent(E.Y, 3); if (M.get(E.X) != 1) throw new IllegalStateException(); }`, true},
		{"a set without hash codes", `static final Set<Class<?>> S = new HashSet<>(Arrays.asList(int.class, long.class)); static int n = S.contains(int.class) ? 1 : 10 / 0;`, true},
		{"the order of keys", `static final Map<E, Integer> M = new HashMap<>(); static { M.put(E.X, 1); M.put(E.Y, 2); for (E e : M.keySet()) { if (e == E.Y) throw new IllegalStateException(); break; } }`, false},
		{"the order of a set", `static final Set<E> S = new HashSet<>(Arrays.asList(E.values())); static int n = 10 / (S.toArray()[0] == E.X ? 1 : 0);`, false},
		{"the order of a set's text", `static final Set<E> S = new HashSet<>(Arrays.asList(E.values())); static int n = 10 / S.toString().indexOf("Y");`, false},
		{"the order of a stream", `static final Set<E> S = new HashSet<>(Arrays.asList(E.values())); static int n = 10 / S.stream().findFirst().get().ordinal();`, false},
		{"a hash code", `static int n = 10 / (E.X.hashCode() & 1);`, false},
		{"an identity hash code", `static int n = 10 / (System.identityHashCode("a") & 1);`, false},
		{"the number in a text", `static int n = 10 / (new Object().toString().charAt(17) & 1);`, false},
		{"keys that are compared", `static class K { public boolean equals(Object o) { throw new IllegalStateException(); } } static final Set<K> S = new HashSet<>(); static { S.add(new K()); S.add(new K()); }`, false},
		{"keys of which some have hash codes", `static class K { final int i; K(int i) { this.i = i; } public int hashCode() { return i; } public boolean equals(Object o) { return ((K) o).i == i; } } static final Set<Object> S = new HashSet<>(); static { S.add(int.class); S.add(new K(1)); }`, false},
		{"keys that have hash codes", `static class K { final int i; K(int i) { this.i = i; } public int hashCode() { return i; } public boolean equals(Object o) { return ((K) o).i == i; } } static final Set<Object> S = new HashSet<>(); static { S.add("a"); S.add(new K(1)); }`, true},
		{"a list as a key", `static final Set<List<E>> S = new HashSet<>(); static { S.add(Arrays.asList(E.X)); }`, false},
		{"a table for threads", `static final Map<E, Integer> M = new java.util.concurrent.ConcurrentHashMap<>(); static { M.put(E.X, 1); }`, false},
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
			if got.Always["C"] != c.constant {
				t.Errorf("constant: %v", got.Always["C"])
			}
		})
	}
}
