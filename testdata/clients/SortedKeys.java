// A hash table sorts keys by their compareTo when another key is put in.
// fails: Box.put
public class SortedKeys {
    public static class Box {
        static int unit = 1;
        private final java.util.Map<Object, Integer> map = new java.util.HashMap<>();
        public void add(Key k) { map.put(k, 0); }
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

class SortedKeysDriver {
    public static void main(String[] args) {
        SortedKeys.Box b = new SortedKeys.Box();
        for (int i = 0; i < 20; i++) {
            b.add(new SortedKeys.Key(1));
            b.add(new SortedKeys.Key(257));
        }
        for (int i = 0; i < 1000; i++) {
            b.put("s" + i);
        }
    }
}
