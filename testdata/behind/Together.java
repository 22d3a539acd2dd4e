import java.text.MessageFormat;
import java.util.*;

// What a call may do to an object of many classes, for which the calls share procedures, and what
// happens to elements of arrays that were made a line before. Each nested class has a main, see
// Behind.java.
class Together {
    static final class Key {
        public int hashCode() { return 3; }
    }

    static void cut() {
        new WeakHashMap<Object, Object>().put(new Key(), null);
    }

    static class A { int n; }
    static class B { int n; }
    static class C { int n; }
    static class D { int n; }
    static class E { int n; }

    /** One of many arrays. */
    static Object[] any(int n) {
        switch (n) {
            case 0: return new A[1];
            case 1: return new B[1];
            case 2: return new C[1];
            case 3: return new D[1];
            case 4: return new E[1];
            default: return new Object[1];
        }
    }

    /** An object of one of many classes. */
    static Object one(int n) {
        switch (n) {
            case 0: return new A();
            case 1: return new B();
            case 2: return new C();
            case 3: return new D();
            case 4: return new E();
            default: return new Object();
        }
    }

    static class Written {
        public static void main(String[] args) {
            cut();
            Object[] kept = any(args.length), given = any(args.length + 5);
            int[] numbers = { 7 };
            new Vector<Object>(Collections.singleton("text")).toArray(given);
            assert kept.length == 1; // holds
            assert kept[0] == null; // holds
            assert numbers[0] == 7; // holds
            assert given[0] == null; // fails
        }
    }

    static class Literal {
        public static void main(String[] args) {
            cut();
            Object[] kept = { "one", args }, given = { "one", args };
            assert given[0] == "one"; // holds
            new Vector<Object>(Collections.singleton("text")).toArray(given);
            assert kept[0] == "one"; // holds
            assert kept[1] == args; // holds
            assert given[0] == "one"; // fails
        }
    }

    static class Told {
        int told;
        public String toString() {
            told++;
            return "told";
        }
        public static void main(String[] args) {
            cut();
            Told kept = new Told(), given = new Told();
            Object[] keeps = { kept }, gives = { given };
            assert given.told == 0; // holds
            new MessageFormat("{0}").format(gives);
            assert kept.told == 0; // open
            assert keeps.length == 1; // holds
            assert given.told == 0; // fails
        }
    }

    static class Filled {
        public static void main(String[] args) {
            cut();
            Object[][] rows = new Object[2][2];
            rows[0][0] = args;
            rows[1] = any(args.length + 5);
            assert rows[0].length == 2; // open
            new Vector<Object>(Collections.singleton("text")).toArray(rows[1]);
            assert rows[1].length == 1; // open
            assert rows[1][0] == null; // fails
        }
    }

    static class Numbered {
        public static void main(String[] args) {
            cut();
            Object a = one(args.length), b = one(args.length + 1);
            int n = a.hashCode();
            b.hashCode();
            assert a.hashCode() == n; // open
            ((B) b).n = 1;
            assert ((A) a).n == 0; // open
            assert a.hashCode() == n; // open
            assert b.hashCode() == n; // fails
        }
    }

    // The JDK may catch the error, so it has another place in the program with calls back.
    static class Asserted {
        static int left = 1;
        static class K {
            public int hashCode() {
                test();
                return 1;
            }
        }
        static void test() {
            assert left <= 1; // holds
            assert left == 1; // fails
        }
        public static void main(String[] args) {
            cut();
            test();
            left = 0;
            new WeakHashMap<Object, Object>().put(new K(), null);
        }
    }
}
