package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A map for proofs: a bag of nodes in no order. What is looked for is any node of the bag, or
 * none, and iterators give any nodes. So every run of the JDK's map is one of the runs of this
 * one, which has more.
 *
 * Beside the nodes it keeps the sum of the values that are Integers. What the map does tells the
 * prover facts about it ($know): they hold of every map, and need no proof.
 */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private final Object[] nodes = room(); // the first size ones, in any order
    private int size;
    private int changes; // of the structure, so far
    private long writes; // of nodes and values, so far
    private Set<K> keys; // the views, once asked for
    private Collection<V> values;
    private Set<Map.Entry<K, V>> entries;

    // What is known of the values.
    private long sum; // of those that are Integers
    private boolean unsummed; // the sum is not kept any more
    private boolean negative; // some may be
    // What was looked for last. The answer is the same until something is written.
    private Object asked;
    private boolean answered;
    private long askedAt;
    private Node<K, V> found;
    private V there; // its value

    static class Node<K, V> implements Map.Entry<K, V> {
        static final String $JDK = "java.util.HashMap$Node java.util.HashMap$TreeNode";
        final int hash;
        final K key;
        V value;
        HashMap<K, V> map;

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
            if (map != null) {
                map.writes++;
                map.unsummed = true; // the node may have left the map
            }
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

    /** An array of some length: of all runs, those go on in which it suffices. */
    private static Object[] room() {
        int n = $index();
        if (n < 0) {
            $know(false);
        }
        return Arrays.$room(n);
    }

    public HashMap(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        }
    }

    public HashMap(int capacity, float load) {
        this(capacity);
        if (load <= 0 || load != load) {
            throw new IllegalArgumentException(Arrays.$text());
        }
    }

    /** The load factor of another map, for its copy. */
    HashMap<K, V> loadedAs(HashMap<K, V> m) {
        return this;
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        putAll(m, false);
    }

    /** What would be the hash of a key that is looked for. Nobody sees that it is not computed. */
    int place(Object key) {
        if (!simple(key)) {
            refuse();
        }
        return 0;
    }

    /** Whether a key is of a class whose comparisons nobody sees. */
    private static boolean simple(Object key) {
        return key == null || $silent(key);
    }

    /** Whether comparisons of a key that is not null have no effect. */
    private static native boolean $silent(Object key);

    /** Does what the model does not do: the comparisons of a key that the program sees. */
    private native void refuse();

    private static native boolean $either();

    private static native int $index();

    private static native void $know(boolean fact);

    /** Any node of the map, which is not empty. */
    @SuppressWarnings("unchecked")
    private Node<K, V> some() {
        int i = $index();
        if (i < 0 || i >= size) {
            $know(false);
        }
        return (Node<K, V>) nodes[i];
    }

    /** What a value counts. */
    private static int count(Object value) {
        return value instanceof Integer ? ((Integer) value).intValue() : 0;
    }

    /** Notes that a value comes in, and that another one goes. */
    private void counted(Object in, Object out) {
        writes++;
        int n = count(in);
        sum = sum + n - count(out);
        if (n < 0) {
            negative = true;
        }
        bounds();
    }

    private void bounds() {
        if (!unsummed) {
            if (!negative && sum < 0 || size == 0 && sum != 0) {
                $know(false);
            }
        }
    }

    private void write(Node<K, V> n, V value, V old) {
        boolean last = answered && found == n && askedAt == writes;
        n.value = value;
        counted(value, old);
        if (last) {
            answer(asked, n, value);
        }
    }

    /** Notes which node a key has, and its value. */
    private void answer(Object key, Node<K, V> n, V value) {
        asked = key;
        found = n;
        there = value;
        askedAt = writes;
        answered = true;
    }

    /** Notes that an iterator shows a node. */
    @SuppressWarnings("unchecked")
    private void show(Node<?, ?> x) {
        Node<K, V> n = (Node<K, V>) x;
        answer(n.key, n, n.value);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** Looks for a key, and puts the value, if it is there, to there. */
    Node<K, V> find(Object key) {
        int h = place(key);
        if (!answered || askedAt != writes || !Arrays.$sameKey(key, asked)) {
            Node<K, V> n = size == 0 || $either() ? null : some();
            answer(key, n, n == null ? null : n.value);
        }
        int k = count(there);
        if (!unsummed && !negative && (k < 0 || k > sum)) {
            $know(false);
        }
        return found;
    }

    public V get(Object key) {
        Node<K, V> n = find(key);
        return n == null ? null : there;
    }

    public V getOrDefault(Object key, V otherwise) {
        Node<K, V> n = find(key);
        return n == null ? otherwise : there;
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

    static native boolean $newer();

    /** The smallest capacity for n keys. */
    static int $roomFor(int n) {
        return (int) ((4L * n + 2) / 3);
    }

    /** Adds a key that is not there. */
    private void insert(int h, K key, V value, boolean evict) {
        Node<K, V> fresh = make(h, key, value);
        fresh.map = this;
        nodes[size] = fresh;
        changes++;
        size++;
        counted(value, null);
        answer(key, fresh, value);
        added(fresh, evict);
    }

    private V put(int h, K key, V value, boolean replace, boolean evict) {
        Node<K, V> n = find(key);
        if (n == null) {
            insert(h, key, value, evict);
            return null;
        }
        V old = there;
        if (replace || old == null) {
            write(n, value, old);
        }
        accessed(n);
        return old;
    }

    public V put(K key, V value) {
        return put(place(key), key, value, true, true);
    }

    public V putIfAbsent(K key, V value) {
        return put(place(key), key, value, false, true);
    }

    /** Takes out the node of a key, if matching only when it has that value. */
    Node<K, V> take(int h, Object key, Object value, boolean matching) {
        Node<K, V> n = find(key);
        if (n == null || matching && !matches(there, value)) {
            return null;
        }
        drop(n, n.value);
        return n;
    }

    /** Takes out a node, which has some value. */
    private void drop(Node<K, V> n, V old) {
        int i = $index();
        if (i < 0 || i >= size || nodes[i] != n) {
            $know(false);
        }
        changes++;
        size--;
        nodes[i] = nodes[size];
        counted(null, old);
        removed(n);
    }

    /** Whether a value is another one. The comparison must not change the map. */
    private boolean matches(V v, Object value) {
        int expected = changes;
        boolean same = v == value || value != null && value.equals(v);
        unchanged(expected);
        return same;
    }

    public V remove(Object key) {
        Node<K, V> n = find(key);
        if (n == null) {
            return null;
        }
        V old = there;
        drop(n, old);
        return old;
    }

    public void clear() {
        changes++;
        writes++;
        size = 0;
        sum = 0;
        unsummed = false;
        cleared();
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        putAll(m, true);
    }

    void putAll(Map<? extends K, ? extends V> m, boolean evict) {
        int n = m.size();
        if (n <= 0) {
            return;
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
        Node<K, V> n = find(key);
        V old = n == null ? null : there;
        if (n != null && old != null) {
            accessed(n);
            return old;
        }
        int expected = changes;
        long before = writes;
        V v = f.apply(key);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            return null;
        }
        if (n != null) {
            write(n, v, writes == before ? old : n.value);
            accessed(n);
        } else {
            insert(h, key, v, true);
        }
        return v;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        Node<K, V> n = find(key);
        V old = n == null ? null : there;
        if (old == null) {
            return null;
        }
        int expected = changes;
        long before = writes;
        V v = f.apply(key, old);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            take(place(key), key, null, false);
        } else {
            write(n, v, writes == before ? old : n.value);
            accessed(n);
        }
        return v;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        int h = place(key);
        Node<K, V> n = find(key);
        V old = n == null ? null : there;
        int expected = changes;
        long before = writes;
        V v = f.apply(key, old);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (n != null) {
            if (v == null) {
                take(h, key, null, false);
            } else {
                write(n, v, writes == before ? old : n.value);
                accessed(n);
            }
        } else if (v != null) {
            insert(h, key, v, true);
        }
        return v;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        if (value == null || f == null) {
            throw new NullPointerException();
        }
        int h = place(key);
        Node<K, V> n = find(key);
        V old = n == null ? null : there;
        if (n == null) {
            insert(h, key, value, true);
            return value;
        }
        if (old == null) {
            write(n, value, null);
            accessed(n);
            return value;
        }
        int expected = changes;
        long before = writes;
        V v = f.apply(old, value);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            take(h, key, null, false);
        } else {
            write(n, v, writes == before ? old : n.value);
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
        V old = there;
        write(n, value, old);
        accessed(n);
        return old;
    }

    public boolean replace(K key, V old, V value) {
        Node<K, V> n = find(key);
        int expected = changes;
        boolean same = n != null && Objects.equals(there, old);
        unchanged(expected);
        if (!same) {
            return false;
        }
        write(n, value, n.value);
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
            writes++;
            unsummed = true;
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
        private Node<K, V> last;
        private int left = size;
        private long rest = sum; // of the values that are still to come
        private boolean summed = !unsummed;
        private long written = writes;
        private int expected = changes;

        public boolean hasNext() {
            if (left != 0) {
                return true;
            }
            if (summed && written == writes && rest != 0) {
                $know(false);
            }
            return false;
        }

        public Node<K, V> next() {
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
            if (left == 0) {
                throw new NoSuchElementException();
            }
            Node<K, V> n = some();
            last = n;
            left--;
            int k = count(n.value);
            if (summed && written == writes) {
                rest -= k;
                if (!negative && (k < 0 || rest < 0)) {
                    $know(false);
                }
            } else {
                summed = false;
            }
            return n;
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
            boolean kept = summed && written == writes;
            take(n.hash, n.key, null, false);
            summed = kept;
            written = writes;
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
        private final HashMap<?, ?> map;

        ViewIterator(HashMap<?, ?> map) {
            this.map = map;
            nodes = map.nodes();
        }

        /** The next node. Its key is as good as looked for. */
        Node<?, ?> shown() {
            Node<?, ?> n = nodes.next();
            map.show(n);
            return n;
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
            return (K) shown().key;
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
