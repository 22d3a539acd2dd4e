package java.util;

/** A hash map whose nodes are also a list, in the order in which they were put. */
public class LinkedHashMap<K, V> extends HashMap<K, V> {
    private Link<K, V> first;
    private Link<K, V> last;

    static class Link<K, V> extends Node<K, V> {
        static final String $JDK = "java.util.LinkedHashMap$Entry java.util.HashMap$TreeNode";
        Link<K, V> before;
        Link<K, V> after;

        Link(int hash, K key, V value) {
            super(hash, key, value);
        }
    }

    public LinkedHashMap() {
    }

    public LinkedHashMap(int capacity) {
        super(capacity);
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        putAll(m, false);
    }

    /** Says whether the eldest entry is to go, in subclasses of the program. */
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    Node<K, V> make(int hash, K key, V value) {
        return new Link<>(hash, key, value);
    }

    void added(Node<K, V> n, boolean evict) {
        Link<K, V> l = (Link<K, V>) n;
        l.before = last;
        if (last == null) {
            first = l;
        } else {
            last.after = l;
        }
        last = l;
        if (evict && removeEldestEntry(first)) {
            K key = first.key;
            take(place(key), key, null, false);
        }
    }

    void removed(Node<K, V> n) {
        Link<K, V> l = (Link<K, V>) n;
        Link<K, V> b = l.before;
        Link<K, V> a = l.after;
        l.before = null;
        l.after = null;
        if (b == null) {
            first = a;
        } else {
            b.after = a;
        }
        if (a == null) {
            last = b;
        } else {
            a.before = b;
        }
    }

    void cleared() {
        first = null;
        last = null;
    }

    Iterator<Node<K, V>> nodes() {
        return new Links();
    }

    public Set<K> keySet() {
        $noHook();
        return super.keySet();
    }

    public Collection<V> values() {
        $noHook();
        return super.values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        $noHook();
        return super.entrySet();
    }

    /**
     * Ends the run, as not supported, if the class of this object is the program's and has
     * methods that these three call since JDK 21.
     */
    private native void $noHook();

    public Object clone() {
        return new LinkedHashMap<K, V>(this);
    }

    private class Links implements Iterator<Node<K, V>> {
        static final String $JDK = "java.util.LinkedHashMap$LinkedEntryIterator";
        private Link<K, V> next = first;
        private Link<K, V> last;
        private int expected = changes();

        public boolean hasNext() {
            return next != null;
        }

        public Node<K, V> next() {
            if (changes() != expected) {
                throw new ConcurrentModificationException();
            }
            if (next == null) {
                throw new NoSuchElementException();
            }
            last = next;
            next = last.after;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            if (changes() != expected) {
                throw new ConcurrentModificationException();
            }
            Node<K, V> n = last;
            last = null;
            take(n.hash, n.key, null, false);
            expected = changes();
        }
    }
}
