// A hash table only has texts as keys. Other objects of the library have a compareTo.
// proved: Box.put
public class SortedKeysSafe {
    public static class Box {
        static int unit = 1;
        private final java.util.Map<Object, Integer> map = new java.util.HashMap<>();
        public int put(String s) {
            unit = 1;
            map.put(s, 1);
            return 10 / unit;
        }
    }
    public static final class Key implements Comparable<Key> {
        private final int hash;
        public Key(int hash) { this.hash = hash; }
        @Override public int hashCode() { return hash; }
        @Override public int compareTo(Key k) {
            Box.unit = 0;
            return 0;
        }
    }
}

class SortedKeysSafeDriver {
    public static void main(String[] args) {
        SortedKeysSafe.Box b = new SortedKeysSafe.Box();
        for (int i = 0; i < 1000; i++) {
            b.put("s" + i);
        }
    }
}
