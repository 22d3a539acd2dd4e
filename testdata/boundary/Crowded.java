import java.util.HashMap;
import java.util.Map;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: with so many keys in a bucket of a HashMap, the
// JDK makes a tree of it, which shows in the order of iteration and in which keys
// are compared, and in nothing else.
class Crowded {
    static int compared;

    static class Key implements Comparable<Key> {
        final int number;
        final int hash;

        Key(int number, int hash) {
            this.number = number;
            this.hash = hash;
        }

        public int compareTo(Key other) {
            compared++;
            return Integer.compare(number, other.number);
        }

        public boolean equals(Object other) {
            return other instanceof Key && ((Key) other).number == number;
        }

        public int hashCode() {
            return hash;
        }
    }

    /** Strings with one hash code, in the order of their numbers. */
    static String name(int i) {
        String s = "";
        for (int k = 8; k > 0; k /= 2) {
            s += (i & k) == 0 ? "Aa" : "BB";
        }
        return s;
    }

    static Map<Object, Integer> names() {
        Map<Object, Integer> m = new HashMap<>();
        for (int i = 0; i < 12; i++) {
            m.put(name(i), i);
        }
        return m;
    }

    static Map<Object, Integer> keys() {
        Map<Object, Integer> m = new HashMap<>();
        for (int i = 0; i < 12; i++) {
            m.put(new Key(i, 1), i);
        }
        return m;
    }

    static void ordered() { for (Object k : names().keySet()) { assert !k.equals("AaAaBBBB"); break; } } // not SAFE
    static void summed() { int n = 0; for (int i : names().values()) { n = 10 * n + i; assert n != 3; } } // not SAFE
    static void copied() { for (Object k : new HashMap<>(names()).keySet()) { assert !k.equals("AaAaBBBB"); break; } } // not SAFE
    static void comparedKeys() { keys(); assert compared == 0; } // not SAFE
    static void lookedUp() { Map<Object, Integer> m = names(); int h = name(0).hashCode(); m.put(new Key(1, h), 1); m.put(new Key(2, h), 2); m.put(new Key(3, h), 3); assert compared == 0; } // not SAFE
    static void found() { Map<Object, Integer> m = names(); assert m.get(name(5)) == 5 && m.get(name(13)) == null && m.size() == 12; } // not UNSAFE
    static void removed() { Map<Object, Integer> m = names(); m.remove(name(5)); assert m.get(name(5)) == null && m.get(name(6)) == 6; } // not UNSAFE
    static void wronglyFound() { assert names().get(name(5)) == 6; } // not SAFE
    static void cleared() { Map<Object, Integer> m = names(); m.clear(); m.put("x", 1); for (Object k : m.keySet()) { assert k.equals("x"); } } // not UNSAFE

    record Point(int x, int y) { }

    record Named(Noisy key) { }

    static class Noisy {
        public boolean equals(Object other) {
            compared++;
            return this == other;
        }

        public int hashCode() {
            return 1;
        }
    }

    /** Records with one hash code. */
    static Map<Point, Integer> points() {
        Map<Point, Integer> m = new HashMap<>();
        for (int i = 0; i < 12; i++) {
            m.put(new Point(i, 400 - 31 * i), i);
        }
        return m;
    }

    static void points12() { assert points().get(new Point(11, 400 - 31 * 11)) == 11; } // not UNSAFE
    static void pointOrder() { for (Point p : points().keySet()) { assert p.x() != 3; break; } } // not SAFE
    static void noisy() { Map<Object, Integer> m = new HashMap<>(); for (int i = 0; i < 12; i++) { m.put(new Noisy(), i); } assert compared == 66; } // not SAFE
    static void noisyRecord() { Map<Object, Integer> m = new HashMap<>(); for (int i = 0; i < 12; i++) { m.put(new Named(new Noisy()), i); } assert compared == 66; } // not SAFE
}
