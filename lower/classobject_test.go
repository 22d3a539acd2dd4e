package lower

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/models"
)

// reflective ends with an exception if a class object says something wrong, or if a field or
// an element that is accessed through Unsafe is another one. It prints nothing: what a JDK
// does to print is much, and would take most of the time.
const reflective = `
import java.lang.reflect.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.*;
public class Main {
	interface Named { }
	interface Shape extends Named, java.io.Serializable { }
	enum Size { SMALL, LARGE; static { state = state * 10 + 1; } }
	enum Other { ONE, TWO, THREE }
	static int state;
	static class First { static { state = state * 10 + 4; } }
	static class Early { static { state = state * 10 + 3; } }
	static class Late { static { state = state * 10 + 2; } }
	static abstract class A implements Shape { public void f(int n) { } static String g() { return ""; } }
	public static final class B extends A implements Cloneable { final int n; public B(int n) { this.n = n; } B(String s, long l) { n = -1; } }

	static void check(boolean ok, int n) { if (!ok) throw new IllegalStateException("" + n); }

	static void is(Class<?> c, String name, String simple, Class<?> above, Class<?> component, int kinds, int modifiers, Class<?>... interfaces) {
		check(c.getName().equals(name), 1);
		check(c.getSimpleName().equals(simple), 2);
		check(c.getSuperclass() == above, 3);
		check(c.getComponentType() == component, 4);
		check(kinds == (c.isInterface() ? 1 : 0) + (c.isArray() ? 2 : 0) + (c.isPrimitive() ? 4 : 0) + (c.isEnum() ? 8 : 0), 5);
		check(c.getModifiers() == modifiers, 6);
		Class<?>[] is = c.getInterfaces();
		check(is.length == interfaces.length, 7);
		for (int i = 0; i < is.length; i++) check(is[i] == interfaces[i], 8);
	}

	static void classes(String[] args) {
		check(First.class != (Class<?>) Late.class && state == 0, 9);
		Class<?> clone = Cloneable.class, serial = java.io.Serializable.class;
		is(args.getClass(), "[Ljava.lang.String;", "String[]", Object.class, String.class, 2, 1041, clone, serial);
		is(new int[0][].getClass(), "[[I", "int[][]", Object.class, int[].class, 2, 1041, clone, serial);
		is(new boolean[0].getClass(), "[Z", "boolean[]", Object.class, boolean.class, 2, 1041, clone, serial);
		is(new Shape[0].getClass(), "[LMain$Shape;", "Shape[]", Object.class, Shape.class, 2, 1040, clone, serial);
		is(new B(1).getClass(), "Main$B", "B", A.class, null, 0, 25, clone);
		is(A.class, "Main$A", "A", Object.class, null, 0, 1032, Shape.class);
		is(Shape.class, "Main$Shape", "Shape", null, null, 1, 1544, Named.class, serial);
		is(Size.class, "Main$Size", "Size", Enum.class, null, 8, 16408);
		is(Main.class, "Main", "Main", Object.class, null, 0, 1);
		is(int.class, "int", "int", null, null, 4, 1041);
		is(void.class, "void", "void", null, null, 4, 1041);
		is(Object.class, "java.lang.Object", "Object", null, null, 0, 1);
	}

	static void members() throws Exception {
		check(state == 0, 10);
		Object[] sizes = Size.class.getEnumConstants();
		check(state == 1 && sizes.length == 2 && sizes[1] == Size.LARGE, 11);
		check(Other.class.getEnumConstants().length == 3 && Other.class.getEnumConstants()[2] == Other.THREE, 17);
		check(Class.forName(Late.class.getName()) == Late.class && state == 12, 12);
		check(Class.forName(Late.class.getName()) == Late.class && state == 12, 13);
		check(Class.forName(Early.class.getName()) == Early.class && state == 123, 18);
		check(new First[0].getClass().getDeclaredMethods().length == 0 && state == 123, 19);
		check(Class.forName(First.class.getName()) == new First().getClass() && state == 1234, 19);
		int methods = 0;
		for (Method m : A.class.getDeclaredMethods()) methods += m.getName().equals("f") ? m.getModifiers() : 100 * m.getModifiers();
		check(methods == 801, 14);
		check(new B[0].getClass().getDeclaredMethods().length == 0, 15);
		Constructor<?>[] made = B.class.getDeclaredConstructors();
		check(made.length == 2, 16);
	}

	static void accesses() {
		AtomicInteger i = new AtomicInteger(3);
		check(i.incrementAndGet() == 4 && i.compareAndSet(4, 7) && !i.compareAndSet(4, 8) && i.get() == 7, 20);
		AtomicLong l = new AtomicLong(1L << 40);
		check(l.getAndAdd(2) == 1L << 40 && l.get() == (1L << 40) + 2 && i.get() == 7, 21);
		ConcurrentHashMap<Size, Integer> m = new ConcurrentHashMap<>();
		check(m.put(Size.LARGE, 1) == null && m.put(Size.LARGE, 2) == 1 && m.put(Size.SMALL, 3) == null, 22);
		check(m.get(Size.LARGE) == 2 && m.get(Size.SMALL) == 3 && m.size() == 2, 23);
	}

	public static void main(String[] args) throws Exception {
		classes(args);
		members();
		accesses();
	}
}`

// TestClassObjects lowers a program to be executed that asks class objects, and runs it in
// the interpreter and on the JVM.
func TestClassObjects(t *testing.T) {
	if !models.Available() {
		t.Skip("the models are not built: run make models")
	}
	if jdk, err := classfile.FindJDK(""); err != nil || jdk.Feature != 17 {
		t.Skip("the program is executed with the classes of JDK 17")
	}
	dir := classtest.Javac(t, 17, map[string]string{"Main.java": reflective})
	if out, err := exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, "Main").CombinedOutput(); err != nil {
		t.Fatalf("on the JVM: %v\n%s", err, out)
	}
	r := lowerFrom(t, dir, "Main", true, Options{Execute: []string{}})
	m, err := ivl.Compile(r.Program)
	if err != nil {
		t.Fatal(err)
	}
	if out := m.Run(t.Context(), ivl.Options{Inputs: noInputs{}, MaxDepth: 1000, MaxBytes: 1 << 28}); out.Result != ivl.Finished {
		t.Errorf("in the interpreter: %v %v %s", out.Result, out.Prop, out.Reason)
		for _, f := range out.Stack {
			t.Logf("  at %s:%d", f.Proc, f.Pos.Line)
		}
	}
}

// noInputs has no values: the program takes none from its environment. The identity of
// boxed values is asked for when objects of any class are compared, and the program has none.
type noInputs struct{}

func (noInputs) Value(r ivl.Request) (ivl.Value, bool) {
	return ivl.Value{}, r.Input != nil && strings.HasPrefix(r.Input.Name, "identity of boxed values")
}
