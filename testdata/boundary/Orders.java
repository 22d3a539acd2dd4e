import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

// As in Callbacks.java: which of the program's methods the library calls, in which
// order, how often and with what. Each assertion fails on the real JVM.
class Orders {
    static int asked;
    static int first;

    static int counting(int a, int b) {
        if (asked == 0) {
            first = a;
        }
        asked++;
        return a - b;
    }

    /** Counts how often it is asked. */
    static class Key {
        int hashed;
        int compared;

        public int hashCode() {
            hashed++;
            return 7;
        }

        public boolean equals(Object o) {
            compared++;
            return o instanceof Key;
        }
    }

    static void sortedBackwards() { List<Integer> l = new ArrayList<>(Arrays.asList(1, 2)); l.sort(Orders::counting); assert first != 2; } // not SAFE
    static void sortedByHalves() { Integer[] a = {1, 3, 5, 7, 6}; Arrays.sort(a, Orders::counting); assert asked != 6; } // not SAFE
    static void ordered() { Map<Integer, Integer> m = new TreeMap<>(Orders::counting); m.put(2, 2); m.put(1, 1); assert asked != 2; } // not SAFE
    static void hashed() { Key k = new Key(); Map<Key, Key> m = new HashMap<>(); m.put(null, k); m.put(k, k); assert k.hashed != 1; } // not SAFE
    static void identical() { Key k = new Key(); Key[] a = {k}; Key[] b = {k}; Arrays.equals(a, b); assert k.compared != 0; } // not SAFE
    static void lengths() { Key k = new Key(); new ArrayList<Object>(Arrays.asList(k, k)).equals(Arrays.asList(new Key())); assert k.compared != 1; } // not SAFE
    static void copies() { Key k = new Key(); Collections.nCopies(2, "x").contains(k); assert k.compared != 1; } // not SAFE
    static void replaced() { Map<String, Key> m = new HashMap<>(); Key k = new Key(); m.put("k", new Key()); m.replace("k", k, k); assert k.compared != 0; } // not SAFE
    static void locked() { List<Key> l = new ArrayList<>(); assert Collections.synchronizedList(l) == l; } // not SAFE

    /** Says how often it is asked for its text. */
    static class Telling {
        static final List<String> told = new ArrayList<>();

        public String toString() {
            told.add("x");
            return "";
        }
    }

    static void told() { new java.io.PrintWriter(System.out).print(new Telling()); assert Telling.told.isEmpty(); } // not SAFE
}
