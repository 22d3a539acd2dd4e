import java.io.*;
import java.util.*;

// What code of the JDK without a body may do with objects of the program. Each nested class has
// a main. The first call in it, cut(), is not supported for most engines, because it may call
// back. An assertion with the comment "fails" fails on the JVM; one with "holds" must be proved.
class Behind {
    static int same = 1;

    static final class Key {
        public int hashCode() { return 3; }
    }

    static void cut() {
        new WeakHashMap<Object, Object>().put(new Key(), null);
    }

    static class HashCode {
        static int hits;
        static class K { public int hashCode() { hits = 7; return 1; } }
        public static void main(String[] args) {
            new WeakHashMap<Object, Object>().put(new K(), null);
            assert same == 1; // holds
            assert hits == 0; // fails
        }
    }

    static class HashCodeSafe {
        static int hits;
        static class K { public int hashCode() { hits = 7; return 1; } }
        public static void main(String[] args) {
            new WeakHashMap<Object, Object>().put(new K(), null);
            assert hits >= 0 && hits <= 7; // holds
            int[] a = new int[8];
            a[hits] = 1; // holds
        }
    }

    static class Equals {
        int asked;
        public boolean equals(Object o) { asked = 1; return false; }
        public static void main(String[] args) {
            cut();
            Equals e = new Equals();
            Collections.frequency(Arrays.asList(new Object(), e), e);
            assert e.asked <= 1; // holds
            assert e.asked == 0; // fails
        }
    }

    static class Order implements Comparator<Object> {
        int asked;
        public int compare(Object a, Object b) { asked = 5; return 0; }
        public static void main(String[] args) {
            cut();
            Order o = new Order();
            List<Object> l = new Vector<>(Arrays.asList("b", "a"));
            l.sort(o);
            assert o.asked != 6; // open
            assert o.asked == 0; // fails
        }
    }

    static class Text {
        int shown;
        public String toString() { shown++; return ""; }
        public static void main(String[] args) {
            cut();
            Text t = new Text();
            java.text.MessageFormat.format("{0}", t);
            assert t.shown == 0; // fails
        }
    }

    static class Appended {
        int shown;
        public String toString() { shown++; return ""; }
        public static void main(String[] args) {
            cut();
            Appended t = new Appended();
            new StringBuilder().append(t).append("x");
            assert t.shown == 0; // fails
        }
    }

    static class Formatted {
        int shown;
        public String toString() { shown++; return ""; }
        public static void main(String[] args) {
            cut();
            Formatted t = new Formatted();
            String.format("%s", t);
            assert t.shown == 0; // fails
        }
    }

    static class Stored extends Observable implements Observer {
        int told;
        public void update(Observable o, Object x) { told = 2; }
        void tell() { setChanged(); notifyObservers(); }
        public static void main(String[] args) {
            Stored s = new Stored();
            Stored t = new Stored();
            s.addObserver(t);
            assert t.told == 0 || t.told == 2; // open
            s.tell();
            assert t.told != 2; // fails
        }
    }

    static class Leak extends GregorianCalendar {
        static int computed;
        protected void computeFields() { computed = 1; super.computeFields(); }
        public static void main(String[] args) {
            cut();
            new Leak();
            assert same == 1; // holds
            assert computed == 0; // fails
        }
    }

    static class NullResult {
        public static void main(String[] args) {
            cut();
            Map<Object, String> m = new HashMap<>();
            assert m.get("x") != null; // fails
        }
    }

    static class OtherClass {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(1);
            Object o = l.get(0);
            assert o instanceof String; // fails
        }
    }

    static class Caught {
        public static void main(String[] args) {
            cut();
            int x = 0;
            try {
                java.nio.charset.Charset.forName("no such charset!");
            } catch (IllegalArgumentException e) {
                x = 1;
            }
            assert x == 0; // fails
        }
    }

    static class Ended {
        public static void main(String[] args) {
            cut();
            int x = 0;
            try {
                new ArrayList<Object>().iterator().next();
            } catch (RuntimeException e) {
                x = 1;
            }
            assert x == 0; // fails
        }
    }

    static class Passing extends Reader {
        static class Own extends RuntimeException {
            final int code;
            Own(int code) { this.code = code; }
        }
        public int read(char[] b, int off, int n) { throw new Own(4); }
        public void close() { }
        public static void main(String[] args) throws IOException {
            cut();
            int code = 0;
            try {
                new BufferedReader(new Passing()).read();
            } catch (Own e) {
                code = e.code;
            }
            assert code == 0; // fails
        }
    }

    static class Cause {
        public static void main(String[] args) {
            cut();
            Exception a = new Exception("a");
            Exception b = new RuntimeException(a);
            assert b.getCause() != a; // fails
        }
    }

    static class CauseThrown {
        static final class Own extends RuntimeException { }
        public static void main(String[] args) throws Throwable {
            cut();
            int x = 0;
            Exception b = new RuntimeException(new Own());
            try {
                throw b.getCause();
            } catch (Own e) {
                x = 1;
            }
            assert x == 0; // fails
        }
    }

    static class Suppressed {
        public static void main(String[] args) {
            cut();
            Exception a = new Exception("a"), b = new Exception("b");
            b.addSuppressed(a);
            assert b.getSuppressed()[0] != a; // fails
        }
    }

    static class Given {
        public static void main(String[] args) {
            cut();
            Given g = new Given();
            List<Object> l = new ArrayList<>();
            l.add(g);
            assert l.get(0) != g; // fails
        }
    }

    static class NotGiven {
        int x = 1;
        public static void main(String[] args) {
            cut();
            NotGiven g = new NotGiven();
            List<Object> l = new ArrayList<>();
            l.add("x");
            assert l.get(0) != g; // holds
            assert g.x == 1; // holds
        }
    }

    static class InArray {
        public static void main(String[] args) {
            cut();
            InArray g = new InArray();
            Object[][] nested = {{g}};
            assert Arrays.asList(nested).get(0)[0] == null || new ArrayList<Object>(Arrays.asList(nested[0])).get(0) != g; // fails
        }
    }

    static class InTheirArray {
        public static void main(String[] args) {
            cut();
            InTheirArray g = new InTheirArray();
            Object[] theirs = new ArrayList<Object>(Arrays.asList("x")).toArray();
            theirs[0] = g;
            assert Arrays.asList(theirs).get(0) != g; // fails
        }
    }

    static class Copied {
        public static void main(String[] args) {
            cut();
            Copied g = new Copied();
            Copied[] from = {g}, to = new Copied[1];
            System.arraycopy(from, 0, to, 0, 1);
            assert to[0] != g; // fails
        }
    }

    static class CopyOf {
        public static void main(String[] args) {
            cut();
            CopyOf g = new CopyOf();
            CopyOf[] to = Arrays.copyOf(new CopyOf[]{g}, 2);
            assert to[0] != g; // fails
        }
    }

    static class Cloned {
        public static void main(String[] args) {
            cut();
            Cloned g = new Cloned();
            Object[] theirs = Arrays.copyOf(new Object[]{g}, 2);
            Object[] to = theirs.clone();
            assert to[0] != g; // fails
        }
    }

    enum Color {
        RED { public String toString() { seen = 1; return ""; } }, BLUE;
        static int seen;
    }

    static class Constants {
        public static void main(String[] args) {
            cut();
            boolean red = false;
            for (Color c : EnumSet.allOf(Color.class)) {
                red |= c == Color.RED;
            }
            assert !red; // fails
        }
    }

    static class ConstantText {
        public static void main(String[] args) {
            cut();
            int none = Color.seen;
            EnumSet.allOf(Color.class).toString();
            assert Color.seen == 0; // fails
        }
    }

    static class Filled {
        public static void main(String[] args) throws IOException {
            cut();
            char[] b = new char[1];
            new StringReader("x").read(b);
            assert b.length == 1; // holds
            assert b[0] == 0; // fails
        }
    }

    static class Inherited extends FilterReader {
        static class Other extends Reader {
            int reads;
            public int read(char[] b, int off, int n) { reads = 1; return -1; }
            public int read() { reads = 1; return -1; }
            public void close() { }
        }
        Inherited(Reader r) { super(r); }
        void change(Reader r) { in = r; }
        public static void main(String[] args) throws IOException {
            cut();
            Other o = new Other();
            Inherited i = new Inherited(new StringReader(""));
            i.change(o);
            i.read();
            assert o.reads == 0; // fails
        }
    }

    static class Joined implements Iterable<String> {
        int asked;
        public Iterator<String> iterator() { asked = 1; return new ArrayList<String>().iterator(); }
        public static void main(String[] args) {
            cut();
            Joined j = new Joined();
            String.join(",", j);
            assert j.asked == 0; // fails
        }
    }

    static class Computed {
        static int n;
        public static void main(String[] args) {
            cut();
            Map<String, String> m = new HashMap<>();
            m.computeIfAbsent("x", k -> { n = 3; return k; });
            assert n == 0; // fails
        }
    }

    static class Captured {
        int n;
        public static void main(String[] args) {
            cut();
            Captured c = new Captured();
            new ArrayList<>(Arrays.asList("x")).forEach(s -> c.n = 4);
            assert c.n == 0; // fails
        }
    }

    static class Supplied {
        public static void main(String[] args) {
            cut();
            Supplied s = new Supplied();
            ThreadLocal<Supplied> t = ThreadLocal.withInitial(() -> s);
            assert t.get() != s; // fails
        }
    }

    static class SuppliedException {
        static final class Own extends RuntimeException { }
        public static void main(String[] args) {
            cut();
            int x = 0;
            try {
                Optional.empty().orElseThrow(() -> new Own());
            } catch (Own e) {
                x = 1;
            }
            assert x == 0; // fails
        }
    }

    static class Boxed {
        public static void main(String[] args) {
            cut();
            Integer a = 5;
            Integer b = Integer.valueOf("5");
            List<Integer> l = new ArrayList<>();
            l.add(a);
            assert l.get(0) != a; // fails
        }
    }

    static class BoxedByThem {
        public static void main(String[] args) {
            cut();
            Object a = Integer.valueOf(1);
            Object b = new ArrayList<Object>(Arrays.asList("x", "y")).stream().map(s -> 1).findFirst().get();
            assert a != b; // fails
        }
    }

    static class Interned {
        public static void main(String[] args) {
            cut();
            assert new String("abc").intern() != "abc"; // fails
        }
    }

    static class OwnString {
        public static void main(String[] args) {
            cut();
            String s = new String("x");
            List<String> l = new ArrayList<>();
            l.add(s);
            assert l.get(0) != s; // fails
        }
    }

    static class OwnList extends AbstractList<Object> {
        static int got;
        public Object get(int i) { got = i + 1; return this; }
        public int size() { return 1; }
        public static void main(String[] args) {
            cut();
            OwnList o = new OwnList();
            Object x = new ArrayList<Object>(o).get(0);
            assert x != o; // fails
        }
    }

    static class OwnListAsked extends AbstractList<Object> {
        static int got;
        public Object get(int i) { got = i + 1; return this; }
        public int size() { return 1; }
        public static void main(String[] args) {
            cut();
            new OwnListAsked().contains("x");
            assert got == 0; // fails
        }
    }

    static class Again {
        static int depth;
        static final Map<Object, Object> map = new WeakHashMap<>();
        static class K {
            public int hashCode() {
                if (depth < 3) {
                    depth++;
                    map.put(new K(), null);
                }
                return 1;
            }
        }
        public static void main(String[] args) {
            map.put(new K(), null);
            assert depth < 3; // fails
        }
    }

    static class NeverCalled {
        static int n;
        public void untouched() { n = 1; }
        public String toString() { return "x"; }
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(new NeverCalled());
            l.toString();
            assert n == 0; // holds
        }
    }

    static class Threads implements Runnable {
        static int n;
        public void run() { n = 1; }
        public static void main(String[] args) throws InterruptedException {
            cut();
            Thread t = new Thread(new Threads());
            t.start();
            t.join();
            assert n == 0; // fails
        }
    }

    static class Handler {
        static class Own extends RuntimeException { }
        static int where;
        public static void main(String[] args) {
            cut();
            try {
                new ArrayList<>(Arrays.asList("x")).removeIf(s -> { where = 1; throw new Own(); });
                where = 2;
            } catch (Own e) {
                assert where != 1; // fails
            }
        }
    }

    static class FinallyRuns {
        static int x;
        public static void main(String[] args) {
            cut();
            try {
                try {
                    Integer.parseInt("x");
                    x = 2;
                } finally {
                    assert x == 2; // fails
                }
            } catch (NumberFormatException e) {
            }
        }
    }

    static class Proxied {
        interface Shape { int sides(); }
        public static void main(String[] args) {
            cut();
            Shape s = (Shape) java.lang.reflect.Proxy.newProxyInstance(Proxied.class.getClassLoader(), new Class<?>[]{Shape.class}, (p, m, a) -> 7);
            assert s.sides() != 7; // fails
        }
    }

    static class Named {
        static int n;
        static class Loaded { static { n = 1; } }
        public static void main(String[] args) throws Exception {
            cut();
            Class.forName("Behind$Named$" + "Loaded".trim());
            assert n == 0; // fails
        }
    }

    static class LeakFinal extends GregorianCalendar {
        static int seen = -1;
        final int x;
        LeakFinal(int y) { x = y; }
        protected void computeFields() { if (seen < 0) { seen = x; } super.computeFields(); }
        public static void main(String[] args) {
            cut();
            new LeakFinal(5);
            assert seen != 0; // fails
        }
    }

    static class LeakBefore {
        static int seen = -1;
        final int x;
        LeakBefore(Map<Object, Object> m, int y) { m.put(this, null); x = y; }
        public int hashCode() { seen = x; return 1; }
        public static void main(String[] args) {
            cut();
            new LeakBefore(new HashMap<>(), 5);
            assert seen != 0; // fails
        }
    }

    static class LeakNull {
        static Object seen = "";
        final Object x;
        LeakNull(List<Object> l, Object y) { l.add(this); l.toString(); x = y; }
        public String toString() { seen = x; return ""; }
        public static void main(String[] args) {
            cut();
            new LeakNull(new ArrayList<>(), "y");
            assert seen != null; // fails
        }
    }

    static class Started {
        static int n;
        enum Shade { DARK; static { n = 1; } }
        public static void main(String[] args) {
            cut();
            EnumSet.allOf(Shade.class);
            assert n == 0; // fails
        }
    }

    static class StartedByClass {
        static int n;
        enum Shade { DARK; static { n = 1; } }
        static Class<?> shade() { return Shade.class; }
        public static void main(String[] args) {
            cut();
            Object[] all = shade().getEnumConstants();
            assert n == 0; // fails
        }
    }

    static class StartedByMap {
        static int n;
        enum Shade { DARK; static { n = 1; } }
        public static void main(String[] args) {
            cut();
            new EnumMap<Shade, String>(Shade.class);
            assert n == 0; // fails
        }
    }

    static class LaterStored {
        static int n;
        static class Own { public int hashCode() { n = 1; return 1; } }
        public static void main(String[] args) {
            cut();
            Object[] a = {"x"};
            List<Object> l = Arrays.asList(a);
            a[0] = new Own();
            l.hashCode();
            assert n == 0; // fails
        }
    }

    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    @interface Mark { int value(); }

    @Mark(3)
    static class Marked {
        public static void main(String[] args) {
            cut();
            assert Marked.class.getAnnotation(Mark.class).value() != 3; // fails
        }
    }

    static class Uncaught implements Thread.UncaughtExceptionHandler {
        static int n;
        public void uncaughtException(Thread t, Throwable e) {
            assert n == 0; // fails
        }
        public static void main(String[] args) {
            cut();
            int x = 1;
            Thread.currentThread().setUncaughtExceptionHandler(new Uncaught());
            n = x;
            throw new IllegalStateException();
        }
    }

    static class Made {
        static int n;
        Made() { n = 1; }
        public static void main(String[] args) throws Exception {
            cut();
            Made.class.getDeclaredConstructor().newInstance();
            assert n == 0; // fails
        }
    }

    static class Visited {
        int n;
        public static void main(String[] args) {
            cut();
            Visited v = new Visited();
            Iterator<Visited> i = Collections.singletonList(v).iterator();
            i.next().n = 1;
            assert v.n == 0; // fails
        }
    }

    static class EntrySet {
        public static void main(String[] args) {
            cut();
            EntrySet v = new EntrySet();
            Map<String, EntrySet> m = new TreeMap<>();
            m.put("x", v);
            for (Map.Entry<String, EntrySet> e : m.entrySet()) {
                assert e.getValue() != v; // fails
            }
        }
    }

    static class Sub {
        static int n;
        static class A { public int compare(Object a, Object b) { n = 1; return 0; } }
        static class B extends A implements Comparator<Object> { }
        public static void main(String[] args) {
            cut();
            List<Object> l = new Vector<>(Arrays.asList("b", "a"));
            l.sort(new B());
            assert n == 0; // fails
        }
    }

    static class Defaulted {
        static int n;
        interface C extends Comparator<Object> { default int compare(Object a, Object b) { n = 1; return 0; } }
        static class B implements C { }
        public static void main(String[] args) {
            cut();
            List<Object> l = new Vector<>(Arrays.asList("b", "a"));
            l.sort(new B());
            assert n == 0; // fails
        }
    }

    static class Bridged implements Comparable<Bridged> {
        static int n;
        public int compareTo(Bridged b) { n = 1; return 0; }
        public static void main(String[] args) {
            cut();
            Object[] a = {new Bridged(), new Bridged()};
            Arrays.sort(a);
            assert n == 0; // fails
        }
    }

    static class Closed implements AutoCloseable, Iterable<Object> {
        static int n;
        public void close() { n = 1; }
        public Iterator<Object> iterator() { return null; }
        public static void main(String[] args) {
            cut();
            Closed c = new Closed();
            java.util.stream.Stream.of("x").onClose(c::close).close();
            assert n == 0; // fails
        }
    }

    static class Printed {
        static int n;
        public String toString() { n = 1; return ""; }
        public static void main(String[] args) {
            cut();
            System.out.print(new Printed());
            assert n == 0; // fails
        }
    }

    static class StackPrinted {
        static int n;
        static class Own extends RuntimeException { public String getLocalizedMessage() { n = 1; return ""; } }
        public static void main(String[] args) {
            cut();
            new Own().printStackTrace(new PrintWriter(new StringWriter()));
            assert n == 0; // fails
        }
    }

    static class OwnStream extends OutputStream {
        static int n;
        public void write(int b) { n = 1; }
        public static void main(String[] args) {
            cut();
            new PrintStream(new OwnStream(), true).println("x");
            assert n == 0; // fails
        }
    }

    static class Redirected extends OutputStream {
        static int n;
        public void write(int b) { n = 1; }
        public static void main(String[] args) {
            cut();
            System.setOut(new PrintStream(new Redirected(), true));
            System.out.println("x");
            assert n == 0; // fails
        }
    }

    // A call may throw what it was given, or what a method that it called has thrown; no other
    // exception of the program.
    static class NotThrown {
        final int[] numbers = {1};
        public static void main(String[] args) {
            cut();
            NotThrown n = new NotThrown();
            new WeakHashMap<Object, Object>().put(new Object(), null);
            n.numbers[0] = 2; // holds
        }
    }

    static class ThrownBack {
        static int[] numbers = {1};
        static int at;
        public int hashCode() {
            return numbers[at]; // fails
        }
        public static void main(String[] args) {
            cut();
            at = 5;
            new WeakHashMap<Object, Object>().put(new ThrownBack(), null);
        }
    }

    // What a list of the JDK gives out has fields of their types.
    static class Linked {
        Linked next;
        public static void main(String[] args) {
            cut();
            Linked a = new Linked(), b = new Linked();
            a.next = b;
            for (Object o : new Vector<Object>(Arrays.asList(a, b))) {
                Object next = ((Linked) o).next;
                assert next == null || next instanceof Linked; // holds
                assert next == null; // fails
            }
        }
    }

    static abstract class Shape { final int sides; Shape next; Shape(int n) { sides = n; } }
    static final class Square extends Shape { Square() { super(4); } }
    static final class Triangle extends Shape { Triangle() { super(3); } }

    static class ShapesOfJdk {
        public static void main(String[] args) {
            cut();
            List<Object> l = new Vector<>();
            l.add(new Square());
            l.add("text");
            Object o = l.get(args.length);
            if (o instanceof Shape) {
                Shape s = (Shape) o;
                assert s.sides == 4; // holds
                assert s.sides == 3; // fails
                if (s.next != null) {
                    assert s.next.sides == 4; // holds
                }
            }
        }
    }
    static class Prefix {
        static void fill(int[] a, int from, int to) {
            for (int i = from; i < to; i++) {
                a[i] = 1; // holds
            }
        }
        public static void main(String[] args) {
            cut();
            int n = args.length;
            int[] a = new int[n];
            fill(a, 0, n);
            for (int i = 0; i <= n; i++) {
                a[i] = 2; // fails
            }
        }
    }
    static class CopiedArray {
        public static void main(String[] args) {
            cut();
            List<Shape> l = new Vector<>();
            l.add(new Square());
            Shape[] a = l.toArray(new Shape[0]);
            Shape[] b = a.clone();
            for (Shape s : b) {
                if (s != null) {
                    assert s.sides == 4; // holds
                    assert s.sides == 3; // fails
                }
            }
        }
    }
    static class MixedArray {
        public static void main(String[] args) {
            cut();
            Object[] all = new Object[3];
            Shape[] shapes = new Shape[3];
            List<Object> l = new Vector<>();
            l.add(all);
            l.add(shapes);
            Object o = l.get(args.length + 1);
            if (o instanceof Object[]) {
                Object[] x = (Object[]) o;
                if (x.length == 3) {
                   x[0] = new Square();
                   if (!(o instanceof Shape[])) x[1] = "text";
                }
            }
            for (Shape s : shapes) {
                if (s != null) {
                    assert s.sides == 4; // holds
                    assert s.sides == 3; // fails
                }
            }
        }
    }

    // An exception leaves an initialiser that a callback may run, too: what leaves the program is the error that wraps it.
    static class InitialiserThrows {
        static int[] all = {1};
        static int next = 0;
        static class K { static int z; public int hashCode() { if (z == 3) Conf.get(); return 3; } }
        static class Conf { static int value = at(next); static int get() { return value; } }
        static int at(int i) { return all[i]; } public static void main(String[] args) { new WeakHashMap<Object, Object>().put(new K(), null); next = 1; Conf.get(); } // fails
    }

    static class InitialiserReads {
        static final int[] all = {1};
        static int at(int i) {
            return all[i]; // holds
        }
        static class K { static int z; public int hashCode() { if (z == 3) Conf.get(); return 3; } }
        static class Conf { static int value = at(0); static int get() { return value; } }
        public static void main(String[] args) {
            new WeakHashMap<Object, Object>().put(new K(), null);
            Conf.get();
        }
    }
}
