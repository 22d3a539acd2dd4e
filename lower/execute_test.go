package lower_test

import (
	"os/exec"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/models"
)

// executed asks class objects for all that they say, and uses classes of the JDK that
// read and write fields through sun.misc.Unsafe.
const executed = `
import java.util.concurrent.atomic.*;
public class Main {
	interface Named { String name(); }
	interface Shape extends Named, java.io.Serializable { }
	enum Size { SMALL, LARGE { public String toString() { return "large"; } }; static { System.out.println("sizes"); } }
	enum Other { ONE }
	static abstract class A implements Shape { public String name() { return "A"; } }
	public static final class B extends A implements Cloneable { public B clone() throws CloneNotSupportedException { return (B) super.clone(); } int n = 3; }
	static class Late { static int n = 3; static { System.out.println("late"); } }
	static class Plain { }
	static void show(Class<?> c) {
		System.out.println(c + " " + c.getName() + " " + c.getSimpleName() + " " + c.getSuperclass() + " " + c.getComponentType() + " "
			+ c.isInterface() + c.isArray() + c.isPrimitive() + c.isEnum() + " " + c.getModifiers());
		for (Class<?> i : c.getInterfaces()) System.out.println("  implements " + i.getName());
	}
	static void find(String name) {
		try {
			System.out.println(Class.forName(name) == Plain.class);
		} catch (ClassNotFoundException e) {
			System.out.println("not found: " + e.getMessage());
		}
	}
	static class Cell { volatile int v; volatile Object o; volatile long l;
		static final AtomicIntegerFieldUpdater<Cell> V = AtomicIntegerFieldUpdater.newUpdater(Cell.class, "v"); }
	public static void main(String[] args) throws Exception {
		B b = new B();
		Object[] all = { b, args, new int[0][], new boolean[0], Size.LARGE, Size.SMALL, "text", 3, 'c', (Runnable) null, new Shape[0], new Named[0][0], new Plain() };
		for (Object o : all) if (o != null) show(o.getClass());
		Class<?>[] some = { Shape.class, Runnable.class, A.class, Object.class, Size.class, java.util.Map.Entry.class };
		for (Class<?> c : some) show(c);
		find("Main$Plain");
		find("java.lang.String");
		find("nowhere.Gone");
		find("java.util.Gone");
		for (Other o : Other.ONE.getDeclaringClass() == Other.class ? Other.values() : null) System.out.println(o + " " + o.getDeclaringClass());
		System.out.println(java.util.EnumSet.allOf(Size.class) + " " + Size.valueOf("LARGE"));
		B c = b.clone();
		c.n++;
		System.out.println(b.n + " " + c.n + " " + (b.getClass() == c.getClass()));
		AtomicInteger i = new AtomicInteger(3);
		System.out.println(i.incrementAndGet() + " " + i.compareAndSet(4, 7) + i.compareAndSet(4, 8) + " " + i.getAndAdd(5) + " " + i);
		AtomicReference<String> r = new AtomicReference<>("a");
		System.out.println(r.compareAndSet("a", "b") + " " + r.get() + " " + r.getAndSet("c"));
		java.util.concurrent.ConcurrentHashMap<String, Integer> m = new java.util.concurrent.ConcurrentHashMap<>();
		for (String s : new String[] { "one", "two", "one" }) m.merge(s, 1, Integer::sum);
		System.out.println(m.get("one") + m.get("two"));
		System.err.println("not shown");
		System.out.println(args.length + args[0] + " " + args[1].length());
		Object lock = new Object();
		synchronized (lock) { System.out.println(Late.n); }
		try { throw new IllegalStateException("m", new RuntimeException("cause")); } catch (IllegalStateException e) { System.out.println(e + " " + e.getCause().getMessage()); }
	}
}`

// TestExecutedNotNamed: Class.forName() finds a class that the program does not name
// otherwise, and no class that does not exist.
func TestExecutedNotNamed(t *testing.T) {
	if testing.Short() {
		t.Skip("lowers a large part of the JDK")
	}
	if !models.Available() {
		t.Skip("the models are not built: run make models")
	}
	dir := classtest.Javac(t, 17, map[string]string{"Main.java": `public class Main {
		public static void main(String[] args) {
			System.out.println("before");
			for (String name : new String[] {"23CRC.piz.litu.avaj", "46CRC.piz.litu.avaj"}) {
				try {
					System.out.println(Class.forName(new StringBuilder(name).reverse().toString()));
				} catch (ClassNotFoundException e) {
					System.out.println("not found");
				}
			}
		}
	}`})
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	out, err := runs.Execute(t.Context(), models.Overlay(p), "Main", nil, nil, func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	if out.Result != ivl.Finished || out.Output != "before\nclass java.util.zip.CRC32\nnot found\n" {
		t.Errorf("the run ended as %v %v, after %q", out.Result, out.Prop, out.Output)
	}
}

// TestExecuted lowers a program that is made to be executed, and runs it on the JVM, too:
// both print the same.
func TestExecuted(t *testing.T) {
	if testing.Short() {
		t.Skip("lowers a large part of the JDK")
	}
	if !models.Available() {
		t.Skip("the models are not built: run make models")
	}
	dir := classtest.Javac(t, 17, map[string]string{"Main.java": executed})
	args := []string{"one", "\u00e9"}
	want, err := exec.Command("java", append([]string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Duser.language=en", "-Dsun.jnu.encoding=UTF-8", "-cp", dir, "Main"}, args...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	out, err := runs.Execute(t.Context(), models.Overlay(p), "Main", args, nil, func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	if out.Result != ivl.Finished {
		t.Errorf("the run ended as %v %v: %s", out.Result, out.Prop, out.Reason)
	}
	if d := cmp.Diff(string(want), out.Output); d != "" {
		t.Errorf("-JVM +interpreter:\n%s", d)
	}
}
