import java.util.*;

// Fields that constructors set before other code sees the object, behind calls that may call back,
// and fields that only look so. Each nested class has a main, see Behind.java.
class Established {
    static final class Key {
        public int hashCode() { return 3; }
    }

    static void cut() {
        new WeakHashMap<Object, Object>().put(new Key(), null);
    }

    static List<Object> seen = new Vector<>();

    static class Chain {
        final Chain next;
        Object label;
        Chain(Chain next) {
            look(this);
            this.next = next;
            label = other();
        }
        Object other() { return next == null ? "first" : "later"; }
        static void look(Object o) {
            if (o.getClass() == String.class) throw new IllegalStateException();
        }
        void rename() { label = new Object(); }
        public static void main(String[] args) {
            cut();
            Chain c = null;
            for (int i = 0; i < 3; i++) {
                c = new Chain(c);
                assert c.label != null; // holds
                if (i == 1) c.rename();
            }
            assert c.next == null; // fails
        }
    }

    static class Copies implements Cloneable {
        Copies self;
        Object label;
        Copies(Object l) { self = null; label = l; }
        Copies copy() throws CloneNotSupportedException { return (Copies) clone(); }
        public static void main(String[] args) throws CloneNotSupportedException {
            cut();
            Copies c = new Copies("text");
            assert c.copy().label != null; // holds
            assert c.copy().self != null; // fails
        }
    }

    static class Shared {
        Shared next;
        Object label;
        Shared() {
            seen.add(this);
            String text = seen.toString();
            label = text;
        }
        public String toString() {
            assert label != null; // fails
            return "shared";
        }
        public static void main(String[] args) {
            cut();
            new Shared();
        }
    }

    static class Hooked {
        Hooked() { hook(); }
        void hook() { }
        static class Below extends Hooked {
            Below next;
            Object label;
            Below() { super(); label = "set"; }
            void hook() { read(this); }
        }
        static void read(Hooked h) {
            if (h instanceof Below) {
                Below b = (Below) h;
                assert b.label != null; // fails
            }
        }
        public static void main(String[] args) {
            cut();
            new Below();
        }
    }

    static class Perhaps {
        Perhaps next;
        Object label;
        Perhaps(int n) { if (n > 3) label = "large"; }
        public static void main(String[] args) {
            cut();
            assert new Perhaps(args.length).label != null; // fails
        }
    }

    static class Cleared {
        Cleared next;
        Object label;
        Cleared() { label = "set"; }
        void clear() { label = null; }
        public static void main(String[] args) {
            cut();
            Cleared c = new Cleared();
            c.clear();
            assert c.label != null; // fails
        }
    }

    static class GivenNull {
        GivenNull next;
        Object label;
        GivenNull(Object l) { label = l; }
        GivenNull() { this(null); }
        public static void main(String[] args) {
            cut();
            new GivenNull("text");
            assert new GivenNull().label != null; // fails
        }
    }

    static class Swallowed {
        Swallowed next;
        Object label;
        Swallowed(int[] a) {
            try {
                a[3] = 1;
                label = "set";
            } catch (ArrayIndexOutOfBoundsException e) {
                next = null;
            }
        }
        public static void main(String[] args) {
            cut();
            new Swallowed(new int[9]);
            assert new Swallowed(new int[args.length]).label != null; // fails
        }
    }

    static class InLoop {
        InLoop next;
        Object label;
        InLoop(int n) { for (int i = 0; i < n; i++) label = "set"; }
        public static void main(String[] args) {
            cut();
            new InLoop(3);
            assert new InLoop(args.length).label != null; // fails
        }
    }

    static class Captured {
        Captured next;
        Object label;
        Captured() {
            Runnable r = () -> { assert label != null; }; // fails
            r.run();
            label = "set";
        }
        public static void main(String[] args) {
            cut();
            new Captured();
        }
    }

    static class Inner {
        Inner next;
        Object label;
        class Part {
            void use() {
                assert label != null; // fails
            }
        }
        Inner() {
            new Part().use();
            label = "set";
        }
        public static void main(String[] args) {
            cut();
            new Inner();
        }
    }

    static class Survives {
        static Survives kept;
        Survives next;
        Object label;
        static class Above {
            Above() { keep(this); }
        }
        static class Below extends Above {
            Below next;
            Object label;
            Below(int n) {
                if (n == 0) throw new IllegalStateException();
                label = "set";
            }
        }
        static Object last;
        static void keep(Object o) { last = o; }
        public static void main(String[] args) {
            cut();
            try {
                new Below(args.length);
            } catch (IllegalStateException e) {
                Below b = (Below) last;
                assert b.label != null; // fails
            }
        }
    }

    static class Finally {
        Finally next;
        Object label;
        Finally(int[] a) {
            try {
                a[3] = 1;
            } finally {
                label = "set";
            }
        }
        public static void main(String[] args) {
            cut();
            assert new Finally(new int[9]).label != null; // holds
            Finally f = null;
            try {
                f = new Finally(new int[args.length]);
            } catch (ArrayIndexOutOfBoundsException e) {
                assert f != null; // fails
            }
        }
    }

    static class Compares implements Comparator<Object> {
        Compares next;
        Object label;
        Compares(Object[] a) {
            Arrays.sort(a, this);
            label = "set";
        }
        public int compare(Object a, Object b) {
            assert label != null; // fails
            return 0;
        }
        public static void main(String[] args) {
            cut();
            new Compares(new Object[] {"b", "a"});
        }
    }

    static class Problem extends RuntimeException {
        Problem next;
        Object label;
        Problem(String s) { super(s); label = s; }
        Problem() { super("none"); }
        public static void main(String[] args) {
            cut();
            assert new Problem().label != null; // fails
        }
    }

    static class Locked {
        Locked next;
        Object label;
        Locked() {
            synchronized (this) { label = "set"; }
        }
        public static void main(String[] args) {
            cut();
            assert new Locked().label != null; // open
        }
    }

    static class Aliased {
        Aliased next;
        Object label;
        Aliased(Aliased other) {
            Aliased a = other == null ? this : other;
            a.label = "set";
        }
        public static void main(String[] args) {
            cut();
            Aliased a = new Aliased(null);
            assert new Aliased(a).label != null; // fails
        }
    }

    static class Returned {
        Returned next;
        Object label;
        Returned() {
            Returned r = self();
            assert r.label == null || same != 1;
            label = "set";
            assert r.label == null; // fails
        }
        static int same = 1;
        Returned self() { return this; }
        public static void main(String[] args) {
            cut();
            new Returned();
        }
    }
}
