import java.util.*;

// Calls of code of the JDK that has a body where nothing is behind a call, and none here. Where the meaning of such a call tells all that it
// throws, a check about that body is proved. As in Behind.java, a line with the comment "fails" fails on the JVM; one with "holds" must be proved.
public class Told {
    static class Key {
        public int hashCode() { return 3; }
    }

    static void cut() {
        new WeakHashMap<Object, Object>().put(new Key(), null);
    }

    static class Joins {
        public static void main(String[] args) {
            cut();
            StringBuilder b = new StringBuilder();
            b.append("a").append(args.length).append('c').append(args.length == 0); // holds
        }
    }

    static class JoinsNothing {
        public static void main(String[] args) {
            cut();
            char[] none = args.length >= 0 ? null : new char[1];
            new StringBuilder().append(none); // fails
        }
    }

    static class JoinsPart {
        public static void main(String[] args) {
            cut();
            new StringBuilder().append("abc", args.length + 2, 1); // fails
        }
    }

    static class JoinsOwn {
        public String toString() { throw new IllegalStateException(); } // fails
        public static void main(String[] args) {
            cut();
            new StringBuilder().append(new JoinsOwn());
        }
    }

    static class Puts {
        public static void main(String[] args) {
            cut();
            Map<String, Integer> m = new HashMap<>();
            m.put("a", args.length); // open
            List<Object> l = new ArrayList<>();
            l.add(m); // open
        }
    }

    static class Gets {
        public static void main(String[] args) {
            cut();
            List<Object> l = new ArrayList<>();
            l.add(args);
            l.get(args.length + 1); // fails
        }
    }

    static class Sorts {
        public static void main(String[] args) {
            cut();
            Map<Object, Object> m = new TreeMap<>();
            m.put(args.length == 0 ? new Object() : "a", 1); // fails
        }
    }

    static class Parses {
        public static void main(String[] args) {
            cut();
            new Integer(args.length == 0 ? "x" : "1"); // fails
        }
    }

    static class Parsed {
        public static void main(String[] args) {
            cut();
            int[] a = new int[3];
            new Boolean("true".substring(args.length % 2));
            a[args.length % 3] = 1; // holds
        }
    }

    static class Wrapped {
        public static void main(String[] args) {
            cut();
            Iterator<Object> i = new ArrayList<>().iterator();
            i.next(); // fails
        }
    }
}
