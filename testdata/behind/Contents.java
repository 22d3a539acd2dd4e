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

    // Ways into a collection, and out of it.

    static class FilledInside {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<Object>() {{ add(new B()); }};
            assert l.get(0) instanceof B; // holds
            assert isA(l.get(0)); // fails
        }
    }

    static class EntryOfMap {
        public static void main(String[] args) {
            cut();
            Map<String, Object> m = new HashMap<>();
            m.put("a", new A(1));
            assert m.get("a") == null || m.get("a") instanceof A; // open
            Map.Entry<String, Object> e = m.entrySet().iterator().next();
            e.setValue(new B());
            assert isA(m.get("a")); // fails
        }
    }

    static class PushedByReference {
        public static void main(String[] args) {
            cut();
            Stack<Object> s = new Stack<>();
            Optional.of(new B()).map(s::push);
            assert isA(s.peek()); // fails
        }
    }

    static class IteratorIsListIterator {
        public static void main(String[] args) {
            cut();
            LinkedList<Object> l = new LinkedList<>();
            ListIterator<Object> i = (ListIterator<Object>) (Iterator<Object>) l.iterator();
            i.add(new B());
            assert l.get(0) instanceof B; // open
            assert isA(l.descendingIterator().next()); // fails
        }
    }

    static class HoldsItself {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(l);
            assert l.get(0) instanceof ArrayList; // open
            ((List<Object>) l.get(0)).add(new B());
            assert !(l.get(1) instanceof B); // fails
        }
    }

    static class ComparedInside {
        static int asked;
        static class E {
            public int hashCode() { return 1; }
            public boolean equals(Object o) { asked++; return true; }
        }
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new HashMap<>();
            List<Object> k = new ArrayList<>(), l = new ArrayList<>();
            k.add(new E());
            l.add(new E());
            m.containsKey("a");
            assert asked == 0; // open
            m.put(k, "");
            m.containsKey(l);
            assert asked == 0; // fails
        }
    }

    static class Polluted {
        static boolean thrown;
        public static void main(String[] args) {
            cut();
            List<String> l = new ArrayList<>();
            List raw = l;
            raw.add(new B());
            try {
                String s = l.get(0);
            } catch (ClassCastException e) {
                thrown = true;
            }
            assert !thrown; // fails
        }
    }

    // What is known of a field, and what changes it.

    static class ClearedByOther {
        Object made;
        Set<Object> s = new HashSet<>();
        class E {
            public int hashCode() { made = null; return 1; }
        }
        Object get(Object o) {
            if (made == null) made = new A(2);
            s.add(o);
            return made;
        }
        public static void main(String[] args) {
            cut();
            ClearedByOther c = new ClearedByOther();
            assert c.get(c.new E()) != null; // fails
        }
    }

    static class KeptByQuietCall {
        Object made;
        List<Object> l = new ArrayList<>();
        Object get(Object o) {
            if (made == null) made = new A(2);
            l.add(o);
            return made;
        }
        public static void main(String[] args) {
            cut();
            KeptByQuietCall c = new KeptByQuietCall();
            assert c.get(c) != null; // holds
            assert c.made == null; // fails
        }
    }

    static class ClearedInFinally {
        Object made;
        Object get(int[] a) {
            if (made == null) made = new A(1);
            try {
                a[0]++;
            } finally {
                if (a.length == 1) made = null;
                else made = new A(4);
            }
            return made;
        }
        public static void main(String[] args) {
            cut();
            assert new ClearedInFinally().get(new int[1]) != null; // fails
        }
    }

    static class ClearedInAssertion {
        Object made;
        boolean clear() { made = null; return true; }
        Object get() {
            if (made == null) made = new A(1);
            assert clear();
            return made;
        }
        public static void main(String[] args) {
            cut();
            assert new ClearedInAssertion().get() != null; // fails
        }
    }

    // The numbers of an enum with many constants are not those of another one.
    static class ManyConstants {
        enum Letter { A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P }

        enum Side { LEFT, RIGHT }

        public static void main(String[] args) {
            cut();
            int[] letters = new int[Letter.values().length];
            letters[Letter.P.ordinal()]++; // holds
            letters[Letter.A.ordinal()]++; // holds
            int[] sides = new int[Side.values().length];
            sides[Side.RIGHT.ordinal()]++; // holds
            sides[Letter.C.ordinal()]++; // fails
        }
    }
}
