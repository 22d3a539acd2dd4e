package java.util;

/** A hash map whose nodes are also a list, in the order in which they were put, or used. */
public class LinkedHashMap<K, V> extends HashMap<K, V> {
    private Link<K, V> first;
    private Link<K, V> last;
    private final boolean byAccess; // a node that is used becomes the last

    static class Link<K, V> extends Node<K, V> {
        static final String $JDK = "java.util.LinkedHashMap$Entry java.util.HashMap$TreeNode";
        Link<K, V> before;
        Link<K, V> after;

        Link(int hash, K key, V value) {
            super(hash, key, value);
        }
    }

    public LinkedHashMap() {
        byAccess = false;
    }

    public LinkedHashMap(int capacity) {
        super(capacity);
        byAccess = false;
    }

    public LinkedHashMap(int capacity, float load) {
        super(capacity, load);
        byAccess = false;
    }

    public LinkedHashMap(int capacity, float load, boolean byAccess) {
        super(capacity, load);
        this.byAccess = byAccess;
    }

    /** A map without nodes, as another one. */
    private LinkedHashMap(boolean byAccess) {
        this.byAccess = byAccess;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        byAccess = false;
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
        append((Link<K, V>) n);
        if (evict && removeEldestEntry(first)) {
            K key = first.key;
            take(place(key), key, null, false);
        }
    }

    private void append(Link<K, V> l) {
        l.before = last;
        if (last == null) {
            first = l;
        } else {
            last.after = l;
        }
        last = l;
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

    public V get(Object key) {
        Node<K, V> n = find(key);
        if (n == null) {
            return null;
        }
        accessed(n);
        return n.value;
    }

    public V getOrDefault(Object key, V otherwise) {
        Node<K, V> n = find(key);
        if (n == null) {
            return otherwise;
        }
        accessed(n);
        return n.value;
    }

    void accessed(Node<K, V> n) {
        if (byAccess && last != n) {
            removed(n);
            append((Link<K, V>) n);
            change();
        }
    }

    public Object clone() {
        LinkedHashMap<K, V> m = new LinkedHashMap<>(byAccess);
        m.loadedAs(this).putAll(this, false);
        return m;
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
