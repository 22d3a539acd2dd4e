package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A hash table whose buckets are lists, of the sizes and in the order of the
 * JDK's, so that iteration is in the same order. Buckets that the JDK would make
 * trees stay lists here: then iterating is refused, and so are keys whose class
 * could tell by being compared. What a hashCode or an equals of the program can tell is as in
 * the JDK: which keys are asked, in which order, and what becomes of a map that
 * they change meanwhile.
 */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private Node<K, V>[] table; // null: nothing was ever put
    private int room; // of the table to come; 0: what suits
    private int size;
    private int changes; // of the structure, so far
    private Set<K> keys; // the views, once asked for
    private Collection<V> values;
    private Set<Map.Entry<K, V>> entries;
    private boolean crowded; // a bucket is a tree in the JDK
    private float load; // 0: three quarters, which need no limit
    private int limit; // of the nodes in the table, where there is another load factor

    static class Node<K, V> implements Map.Entry<K, V> {
        static final String $JDK = "java.util.HashMap$Node java.util.HashMap$TreeNode";
        final int hash;
        final K key;
        V value;
        Node<K, V> next;

        Node(int hash, K key, V value) {
            this.hash = hash;
            this.key = key;
            this.value = value;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V x) {
            V old = value;
            value = x;
            return old;
        }

        public boolean equals(Object other) {
            if (other == this) {
                return true;
            }
            if (!(other instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) other;
            return Objects.equals(key, e.getKey()) && Objects.equals(value, e.getValue());
        }

        public int hashCode() {
            return (key == null ? 0 : key.hashCode()) ^ (value == null ? 0 : value.hashCode());
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    public HashMap() {
    }

    public HashMap(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        }
        room = powerFrom(capacity);
    }

    public HashMap(int capacity, float load) {
        this(capacity);
        if (load <= 0 || load != load) {
            throw new IllegalArgumentException(Arrays.$text());
        }
        if (load != 0.75f) {
            this.load = load;
        }
    }

    /** The load factor of another map, for its copy. */
    HashMap<K, V> loadedAs(HashMap<K, V> m) {
        load = m.load;
        return this;
    }

    /** The least power of two that is at least n. */
    private static int powerFrom(int n) {
        int p = 1;
        while (p < n && p < 1 << 30) {
            p *= 2;
        }
        return p;
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        putAll(m, false);
    }

    static int hash(Object key) {
        if (key == null) {
            return 0;
        }
        int h = key.hashCode();
        return h ^ h >>> 16;
    }

    /** The hash of a key that is looked for. */
    int place(Object key) {
        int h = hash(key);
        if (!simple(key) && crowded) {
            tree();
        }
        return h;
    }

    /** Whether a key is of a class whose comparisons nobody sees. */
    private static boolean simple(Object key) {
        return key == null || $silent(key);
    }

    /** Whether comparisons of a key that is not null have no effect. */
    private static native boolean $silent(Object key);

    /** What the JDK makes a tree of. */
    private void crowd(Object key) {
        if (!simple(key)) {
            tree();
        }
        crowded = true;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    Node<K, V> find(Object key) {
        Node<K, V>[] t = table;
        if (t == null) {
            return null;
        }
        int h = place(key);
        for (Node<K, V> n = t[h & t.length - 1]; n != null; n = n.next) {
            if (n.hash == h && (n.key == key || key != null && key.equals(n.key))) {
                return n;
            }
        }
        return null;
    }

    public V get(Object key) {
        Node<K, V> n = find(key);
        return n == null ? null : n.value;
    }

    public V getOrDefault(Object key, V otherwise) {
        Node<K, V> n = find(key);
        return n == null ? otherwise : n.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    // What LinkedHashMap does in addition. The eldest node goes where the map says so,
    // but not while another map is copied.

    void added(Node<K, V> n, boolean evict) {
    }

    void removed(Node<K, V> n) {
    }

    void accessed(Node<K, V> n) {
    }

    void cleared() {
    }

    Node<K, V> make(int hash, K key, V value) {
        return new Node<>(hash, key, value);
    }

    /** Does what the model does not do. */
    private native void tree();

    static native boolean $either();

    @SuppressWarnings("unchecked")
    private void resize() {
        if (table == null) {
            table = (Node<K, V>[]) new Node[room == 0 ? 16 : room];
            if (load != 0) {
                limit = (int) (table.length * load);
            }
            return;
        }
        Node<K, V>[] old = table;
        table = (Node<K, V>[]) new Node[2 * old.length];
        if (load != 0) {
            limit = old.length >= 16 ? 2 * limit : (int) (table.length * load);
        }
        for (int i = 0; i < old.length; i++) {
            Node<K, V> low = null;
            Node<K, V> high = null;
            Node<K, V> next = null;
            for (Node<K, V> n = old[i]; n != null; n = next) {
                next = n.next;
                n.next = null;
                if ((n.hash & old.length) == 0) {
                    if (low == null) {
                        table[i] = n;
                    } else {
                        low.next = n;
                    }
                    low = n;
                } else {
                    if (high == null) {
                        table[i + old.length] = n;
                    } else {
                        high.next = n;
                    }
                    high = n;
                }
            }
        }
    }

    /** Whether n nodes are too many for the table. */
    private boolean full(int n) {
        return n > (load == 0 ? table.length * 3 / 4 : limit);
    }

    /** What compute and the like do before they look for the key. */
    private void prepare() {
        if (table == null || full(size)) {
            resize();
        }
    }

    /**
     * Adds a key that is not there the way compute and the like do: in front of the
     * nodes of its bucket, which were so many.
     */
    private void insert(Node<K, V>[] t, int h, K key, V value, Node<K, V> front, int nodes) {
        Node<K, V> fresh = make(h, key, value);
        fresh.next = front;
        t[h & t.length - 1] = fresh;
        if (nodes >= 7) {
            if (t.length < 64) {
                resize();
            } else {
                crowd(key);
            }
        }
        changes++;
        size = Arrays.$count(size + 1);
        added(fresh, true);
    }

    private V put(int h, K key, V value, boolean replace, boolean evict) {
        if (table == null) {
            resize();
        }
        Node<K, V>[] t = table;
        int i = h & t.length - 1;
        Node<K, V> last = null;
        int nodes = 0;
        for (Node<K, V> n = t[i]; n != null; n = n.next) {
            if (n.hash == h && (n.key == key || key != null && key.equals(n.key))) {
                V old = n.value;
                if (replace || old == null) {
                    n.value = value;
                }
                accessed(n);
                return old;
            }
            last = n;
            nodes++;
        }
        Node<K, V> fresh = make(h, key, value);
        if (last == null) {
            t[i] = fresh;
        } else {
            last.next = fresh;
            if (nodes >= 8) {
                if (t.length < 64) {
                    resize();
                } else {
                    crowd(key);
                }
            }
        }
        changes++;
        size = Arrays.$count(size + 1);
        if (full(size)) {
            resize();
        }
        added(fresh, evict);
        return null;
    }

    public V put(K key, V value) {
        return put(place(key), key, value, true, true);
    }

    public V putIfAbsent(K key, V value) {
        return put(place(key), key, value, false, true);
    }

    /** Takes out the node of a key, if matching only when it has that value. */
    Node<K, V> take(int h, Object key, Object value, boolean matching) {
        Node<K, V>[] t = table;
        if (t == null) {
            return null;
        }
        int i = h & t.length - 1;
        Node<K, V> before = null;
        for (Node<K, V> n = t[i]; n != null; n = n.next) {
            if (n.hash == h && (n.key == key || key != null && key.equals(n.key))) {
                if (matching && n.value != value && (value == null || !value.equals(n.value))) {
                    return null;
                }
                if (before == null) {
                    t[i] = n.next;
                } else {
                    before.next = n.next;
                }
                changes++;
                size = Arrays.$count(size - 1);
                removed(n);
                return n;
            }
            before = n;
        }
        return null;
    }

    public V remove(Object key) {
        Node<K, V> n = take(place(key), key, null, false);
        return n == null ? null : n.value;
    }

    public void clear() {
        changes++;
        size = 0;
        crowded = false;
        if (table != null) {
            for (int i = 0; i < table.length; i++) {
                table[i] = null;
            }
        }
        cleared();
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        putAll(m, true);
    }

    /** Whether the JDK has newHashMap: then it makes no more room than needed. */
    static native boolean $newer();

    /** The smallest capacity for n keys. */
    static int $roomFor(int n) {
        return (int) ((4L * n + 2) / 3);
    }

    private int loadedRoomFor(int n) {
        return $newer() ? (int) Math.ceil(n / (double) load) : (int) (n / load + 1.0f);
    }

    void putAll(Map<? extends K, ? extends V> m, boolean evict) {
        int n = m.size();
        if (n <= 0) {
            return;
        }
        if (table == null) {
            int t = load != 0 ? loadedRoomFor(n) : $newer() ? $roomFor(n) : (int) (n / 0.75f + 1.0f);
            if (t > room) {
                room = powerFrom(t);
            }
        }
        while (table != null && full(n)) {
            resize();
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            K key = e.getKey();
            V value = e.getValue();
            put(place(key), key, value, true, evict);
        }
    }

    public boolean containsValue(Object x) {
        int expected = changes;
        for (Iterator<Node<K, V>> it = nodes(); it.hasNext();) {
            V v = it.next().value;
            if (v == x || x != null && x.equals(v)) {
                return true;
            }
            unchanged(expected);
        }
        return false;
    }

    private void unchanged(int expected) {
        if (changes != expected) {
            changing();
        }
    }

    /** Does what the model does not do: go on in a map that what it calls has changed. */
    private native void changing();

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        int h = place(key);
        prepare();
        Node<K, V>[] t = table;
        Node<K, V> front = t[h & t.length - 1];
        Node<K, V> n = front;
        int nodes = 0;
        while (n != null && !(n.hash == h && (n.key == key || key != null && key.equals(n.key)))) {
            n = n.next;
            nodes++;
        }
        if (n != null && n.value != null) {
            accessed(n);
            return n.value;
        }
        int expected = changes;
        V v = f.apply(key);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            return null;
        }
        if (n != null) {
            n.value = v;
            accessed(n);
        } else {
            insert(t, h, key, v, front, nodes);
        }
        return v;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        Node<K, V> n = find(key);
        if (n == null || n.value == null) {
            return null;
        }
        int expected = changes;
        V v = f.apply(key, n.value);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            take(place(key), key, null, false);
        } else {
            n.value = v;
            accessed(n);
        }
        return v;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        int h = place(key);
        prepare();
        Node<K, V>[] t = table;
        Node<K, V> front = t[h & t.length - 1];
        Node<K, V> n = front;
        int nodes = 0;
        while (n != null && !(n.hash == h && (n.key == key || key != null && key.equals(n.key)))) {
            n = n.next;
            nodes++;
        }
        int expected = changes;
        V v = f.apply(key, n == null ? null : n.value);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (n != null) {
            if (v == null) {
                take(h, key, null, false);
            } else {
                n.value = v;
                accessed(n);
            }
        } else if (v != null) {
            insert(t, h, key, v, front, nodes);
        }
        return v;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        if (value == null || f == null) {
            throw new NullPointerException();
        }
        int h = place(key);
        prepare();
        Node<K, V>[] t = table;
        Node<K, V> front = t[h & t.length - 1];
        Node<K, V> n = front;
        int nodes = 0;
        while (n != null && !(n.hash == h && (n.key == key || key != null && key.equals(n.key)))) {
            n = n.next;
            nodes++;
        }
        if (n == null) {
            insert(t, h, key, value, front, nodes);
            return value;
        }
        if (n.value == null) {
            n.value = value;
            accessed(n);
            return value;
        }
        int expected = changes;
        V v = f.apply(n.value, value);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            take(h, key, null, false);
        } else {
            n.value = v;
            accessed(n);
        }
        return v;
    }

    public boolean remove(Object key, Object value) {
        return take(place(key), key, value, true) != null;
    }

    public V replace(K key, V value) {
        Node<K, V> n = find(key);
        if (n == null) {
            return null;
        }
        V old = n.value;
        n.value = value;
        accessed(n);
        return old;
    }

    public boolean replace(K key, V old, V value) {
        Node<K, V> n = find(key);
        if (n == null || !Objects.equals(n.value, old)) {
            return false;
        }
        n.value = value;
        accessed(n);
        return true;
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        for (Iterator<Node<K, V>> it = nodes(); it.hasNext();) {
            Node<K, V> n = it.next();
            n.value = f.apply(n.key, n.value);
            unchanged(expected);
        }
    }

    public void forEach(BiConsumer<? super K, ? super V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        for (Iterator<Node<K, V>> it = nodes(); it.hasNext();) {
            Node<K, V> n = it.next();
            f.accept(n.key, n.value);
            unchanged(expected);
        }
    }

    /** An iterator over the nodes. */
    Iterator<Node<K, V>> nodes() {
        return new Nodes();
    }

    private class Nodes implements Iterator<Node<K, V>> {
        static final String $JDK = "java.util.HashMap$EntryIterator";
        private Node<K, V> next;
        private Node<K, V> last;
        private int bucket;
        private int expected = changes;

        Nodes() {
            advance();
        }

        private void advance() {
            if (crowded) {
                next = some();
                return;
            }
            while (next == null && table != null && bucket < table.length) {
                next = table[bucket];
                bucket++;
            }
        }

        /** Any entry or none: the order in a bucket that is a tree is not modelled. */
        private Node<K, V> some() {
            for (int i = 0; i < table.length; i++) {
                for (Node<K, V> n = table[i]; n != null; n = n.next) {
                    if ($either()) {
                        return n;
                    }
                }
            }
            return null;
        }

        public boolean hasNext() {
            return next != null;
        }

        public Node<K, V> next() {
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
            if (next == null) {
                throw new NoSuchElementException();
            }
            last = next;
            next = last.next;
            advance();
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
            Node<K, V> n = last;
            last = null;
            take(n.hash, n.key, null, false);
            expected = changes;
        }
    }

    int changes() {
        return changes;
    }

    void change() {
        changes++;
    }

    /** For streams. */
    int $changes() {
        return changes;
    }

    public Set<K> keySet() {
        Set<K> view = keys;
        if (view == null) {
            view = new Keys<K>(this);
            keys = view;
        }
        return view;
    }

    public Collection<V> values() {
        Collection<V> view = values;
        if (view == null) {
            view = new Values<V>(this);
            values = view;
        }
        return view;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> view = entries;
        if (view == null) {
            view = new Entries<K, V>(this);
            entries = view;
        }
        return view;
    }

    public Object clone() {
        HashMap<K, V> m = new HashMap<>();
        m.loadedAs(this).putAll(this, false);
        return m;
    }

    private static abstract class ViewIterator {
        final Iterator<? extends Node<?, ?>> nodes;

        ViewIterator(HashMap<?, ?> map) {
            nodes = map.nodes();
        }

        public boolean hasNext() {
            return nodes.hasNext();
        }

        public void remove() {
            nodes.remove();
        }
    }

    private static class KeyIterator<K> extends ViewIterator implements Iterator<K> {
        static final String $JDK = "java.util.HashMap$KeyIterator java.util.LinkedHashMap$LinkedKeyIterator";
        KeyIterator(HashMap<K, ?> map) {
            super(map);
        }

        @SuppressWarnings("unchecked")
        public K next() {
            return (K) nodes.next().key;
        }
    }

    private static class ValueIterator<V> extends ViewIterator implements Iterator<V> {
        static final String $JDK = "java.util.HashMap$ValueIterator java.util.LinkedHashMap$LinkedValueIterator";
        ValueIterator(HashMap<?, V> map) {
            super(map);
        }

        @SuppressWarnings("unchecked")
        public V next() {
            return (V) nodes.next().value;
        }
    }

    /** What the JDK does first with an array for keys or values. */
    private void ends(Object[] a) {
        if (a == null) {
            throw new NullPointerException(Arrays.$message());
        }
        if (a.length > size) {
            a[size] = null;
        }
    }

    private static class Keys<K> extends AbstractSet<K> {
        static final String $JDK = "java.util.HashMap$KeySet java.util.LinkedHashMap$LinkedKeySet";
        private final HashMap<K, ?> map;

        Keys(HashMap<K, ?> map) {
            this.map = map;
        }

        public <T> T[] toArray(T[] a) {
            map.ends(a);
            return super.toArray(a);
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<K> iterator() {
            return new KeyIterator<K>(map);
        }

        @SuppressWarnings("unchecked")
        public void forEach(Consumer<? super K> f) {
            if (f == null) {
                throw new NullPointerException();
            }
            int expected = map.changes;
            for (Iterator<? extends Node<?, ?>> it = map.nodes(); it.hasNext();) {
                f.accept((K) it.next().key);
                map.unchanged(expected);
            }
        }

        public boolean contains(Object x) {
            return map.containsKey(x);
        }

        public boolean remove(Object x) {
            return map.take(map.place(x), x, null, false) != null;
        }

        Iterator<K> $elements() {
            return iterator();
        }

        int $changes() {
            return map.changes;
        }
    }

    private static class Values<V> extends AbstractCollection<V> {
        static final String $JDK = "java.util.HashMap$Values java.util.LinkedHashMap$LinkedValues";
        private final HashMap<?, V> map;

        Values(HashMap<?, V> map) {
            this.map = map;
        }

        public <T> T[] toArray(T[] a) {
            map.ends(a);
            return super.toArray(a);
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<V> iterator() {
            return new ValueIterator<V>(map);
        }

        @SuppressWarnings("unchecked")
        public void forEach(Consumer<? super V> f) {
            if (f == null) {
                throw new NullPointerException();
            }
            int expected = map.changes;
            for (Iterator<? extends Node<?, ?>> it = map.nodes(); it.hasNext();) {
                f.accept((V) it.next().value);
                map.unchanged(expected);
            }
        }

        public boolean contains(Object x) {
            return map.containsValue(x);
        }

        Iterator<V> $elements() {
            return iterator();
        }

        int $changes() {
            return map.changes;
        }
    }

    private static class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        static final String $JDK = "java.util.HashMap$EntrySet java.util.LinkedHashMap$LinkedEntrySet";
        private final HashMap<K, V> map;

        Entries(HashMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        @SuppressWarnings("unchecked")
        public Iterator<Map.Entry<K, V>> iterator() {
            return (Iterator<Map.Entry<K, V>>) (Iterator<?>) map.nodes();
        }

        @SuppressWarnings("unchecked")
        public void forEach(Consumer<? super Map.Entry<K, V>> f) {
            if (f == null) {
                throw new NullPointerException();
            }
            int expected = map.changes;
            for (Iterator<? extends Node<?, ?>> it = map.nodes(); it.hasNext();) {
                f.accept((Map.Entry<K, V>) it.next());
                map.unchanged(expected);
            }
        }

        public boolean contains(Object x) {
            if (!(x instanceof Map.Entry)) {
                return false;
            }
            Node<K, V> n = map.find(((Map.Entry<?, ?>) x).getKey());
            return n != null && n.equals(x);
        }

        public boolean remove(Object x) {
            if (!(x instanceof Map.Entry)) {
                return false;
            }
            Object key = ((Map.Entry<?, ?>) x).getKey();
            Object value = ((Map.Entry<?, ?>) x).getValue();
            return map.take(map.place(key), key, value, true) != null;
        }

        Iterator<Map.Entry<K, V>> $elements() {
            return iterator();
        }

        int $changes() {
            return map.changes;
        }
    }
}
