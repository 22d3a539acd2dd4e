import java.text.*;
import java.util.*;

// What collections that the program makes hold, and what the JDK makes of the program's objects, beyond
// Holders.java. Each nested class has a main. The comments are as in Behind.java.
class Contents {
    static class A {
        int n;
        A(int n) { this.n = n; }
    }

    static class B {
    }

    static final class Key {
        public int hashCode() { return 3; }
    }

    static void cut() {
        new WeakHashMap<Object, Object>().put(new Key(), null);
    }

    static boolean isA(Object o) { return o instanceof A; }

    // The JDK copies objects of the program by itself.

    static class CopiedCalendar {
        static class Own extends GregorianCalendar {
            int n;
        }
        public static void main(String[] args) {
            cut();
            Own c = new Own();
            c.n = 1;
            SimpleDateFormat f = new SimpleDateFormat("yyyy");
            f.setCalendar(c);
            Own d = (Own) ((DateFormat) f.clone()).getCalendar();
            c.n = 2;
            assert d.n <= 2; // holds
            assert d.n == 2; // fails
        }
    }

    static class CopiedFirst { // the first call that is not supported is the one that may copy
        static class Own extends GregorianCalendar {
            int n;
        }
        public static void main(String[] args) {
            Own c = new Own();
            c.n = 1;
            SimpleDateFormat f = new SimpleDateFormat("yyyy");
            f.setCalendar(c);
            Own d = (Own) ((DateFormat) f.clone()).getCalendar();
            c.n = 2;
            assert d.n <= 2; // holds
            assert d.n == 2; // fails
        }
    }

    static class OtherCalendar {
        static class Own extends GregorianCalendar {
        }
        public static void main(String[] args) {
            cut();
            Own c = new Own();
            SimpleDateFormat f = new SimpleDateFormat("yyyy");
            f.setCalendar(c);
            assert f.getCalendar() != null; // open
            Object d = ((DateFormat) f.clone()).getCalendar();
            assert !(d instanceof Own) || d == c; // fails
        }
    }

    static class CopyShares {
        static class L extends ArrayList<Object> {
            int[] a = { 1 };
        }
        public static void main(String[] args) {
            cut();
            L l = new L();
            L c = (L) l.clone();
            assert c.a.length == 1; // holds
            c.a[0] = 5;
            assert l.a[0] == 1; // fails
        }
    }

    static class CopyHolds {
        static class L extends ArrayList<Object> {
        }
        public static void main(String[] args) {
            cut();
            L l = new L();
            l.add(new A(1));
            L c = (L) l.clone();
            c.add(new B());
            assert isA(c.get(0)); // open
            assert isA(c.get(1)); // fails
        }
    }

    static class CopyOfOtherClass {
        static class Own extends java.util.jar.Attributes {
        }
        public static void main(String[] args) {
            cut();
            Object o = new Own().clone();
            assert o != null || args.length >= 0; // holds
            assert o instanceof Own; // fails
        }
    }

    static class CopyOverridden {
        static class L extends ArrayList<Object> {
            int n = 1;
            public Object clone() {
                L c = (L) super.clone();
                c.n = 2;
                return c;
            }
        }
        public static void main(String[] args) {
            cut();
            L l = new L();
            L c = (L) l.clone();
            assert c.n <= 2; // holds
            assert c.n == l.n; // fails
        }
    }

    // The constants of enums have the names and numbers that their constructors get.

    static class Numbers {
        enum E { X, Y, Z }
        enum F { P, Q }
        public static void main(String[] args) {
            cut();
            assert E.Y.ordinal() <= 2; // holds
            assert F.Q.ordinal() <= 1; // holds
            assert E.Z.ordinal() < 2; // fails
        }
    }

    static class Names {
        enum E { X, Y }
        public static void main(String[] args) {
            cut();
            assert E.X.name() != null; // holds
            assert E.valueOf("Y").name().equals("X"); // fails
        }
    }

    static class NumberInConstructor {
        static int seen;
        enum E {
            X, Y { };
            E() { Arrays.asList("x").forEach(s -> seen = ordinal()); }
        }
        public static void main(String[] args) {
            cut();
            E.X.hashCode();
            assert seen <= 1; // holds
            assert seen == 0; // fails
        }
    }

    static class NumberOfKey {
        enum E { X, Y, Z }
        public static void main(String[] args) {
            cut();
            EnumMap<E, Object> m = new EnumMap<>(E.class);
            m.put(E.Z, new B());
            assert E.Z.ordinal() >= 0; // holds
            assert isA(m.get(E.Z)); // fails
        }
    }
}
