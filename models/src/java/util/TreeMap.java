package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The entries in the order of their keys, as a list. Which keys are compared, and
 * how often, is not as in the JDK's tree.
 */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    private final Comparator<? super K> order; // null: the natural one
    private Node<K, V> first;
    private Node<K, V> last;
    private int size;
    private int changes; // of the structure, so far
    private NavigableSet<K> keys; // the views, once asked for
    private Collection<V> values;
    private Set<Map.Entry<K, V>> entries;
    private NavigableMap<K, V> opposite;

    static class Node<K, V> implements Map.Entry<K, V> {
        static final String $JDK = "java.util.TreeMap$Entry";
        final K key;
        V value;
        Node<K, V> next;
        Node<K, V> before;

        Node(K key, V value) {
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
            return other instanceof Map.Entry && $same(key, ((Map.Entry<?, ?>) other).getKey()) && $same(value, ((Map.Entry<?, ?>) other).getValue());
        }

        public int hashCode() {
            return (key == null ? 0 : key.hashCode()) ^ (value == null ? 0 : value.hashCode());
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    public TreeMap() {
        order = null;
    }

    public TreeMap(Comparator<? super K> c) {
        order = c;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        order = null;
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        order = m.comparator();
        copyOf(m.size(), m.entrySet().iterator());
    }

    /** Takes over n entries that are in order, as the JDK does, which compares none. */
    private void copyOf(int n, Iterator<? extends Map.Entry<? extends K, ? extends V>> it) {
        for (int i = 0; i < n; i++) {
            if (it == null) {
                throw new NullPointerException(Arrays.$message());
            }
            Map.Entry<? extends K, ? extends V> e = it.next();
            K key = e.getKey();
            link(key, e.getValue(), null);
        }
    }

    /** Takes over n keys that are in order. */
    void $keys(int n, Iterator<? extends K> it, V value) {
        for (int i = 0; i < n; i++) {
            if (it == null) {
                throw new NullPointerException(Arrays.$message());
            }
            link(it.next(), value, null);
        }
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        int n = m.size();
        if (size == 0 && n != 0 && m instanceof SortedMap && Objects.equals(order, ((SortedMap<?, ?>) m).comparator())) {
            copyOf(n, m.entrySet().iterator());
            return;
        }
        super.putAll(m);
    }

    @SuppressWarnings("unchecked")
    int compare(Object x, Object y) {
        int expected = changes;
        Arrays.$reorders();
        int r = Arrays.$compare(x, y, (Comparator<Object>) (Comparator<?>) order);
        if (changes != expected) {
            changing();
        }
        return r;
    }

    /** Does what the model does not do: go on in a map that what it calls has changed. */
    private native void changing();

    /** Throws what looking for the key throws even where there is nothing. */
    private void check(Object key) {
        if (order == null) {
            if (key == null) {
                throw new NullPointerException();
            }
            if (!(key instanceof Comparable)) {
                throw new ClassCastException(Arrays.$message());
            }
        }
    }

    /** The first node whose key is not less, or if so wished greater. */
    Node<K, V> from(Object key, boolean greater) {
        Node<K, V> n = first;
        if (n != null) {
            check(key);
        }
        while (n != null) {
            int c = compare(key, n.key);
            if (c < 0 || c == 0 && !greater) {
                return n;
            }
            n = n.next;
        }
        return null;
    }

    Node<K, V> find(Object key) {
        check(key);
        Node<K, V> n = first;
        while (n != null) {
            int c = compare(key, n.key);
            if (c == 0) {
                return n;
            }
            if (c < 0) {
                return null;
            }
            n = n.next;
        }
        return null;
    }

    /** Adds a node before another, null for at the end. */
    private void link(K key, V value, Node<K, V> at) {
        Node<K, V> n = new Node<>(key, value);
        Node<K, V> before = at == null ? last : at.before;
        n.before = before;
        n.next = at;
        if (before == null) {
            first = n;
        } else {
            before.next = n;
        }
        if (at == null) {
            last = n;
        } else {
            at.before = n;
        }
        size++;
        changes++;
    }

    @SuppressWarnings("unchecked")
    private void drop(Node<?, ?> n) {
        unlink((Node<K, V>) n);
    }

    void unlink(Node<K, V> n) {
        if (n.before == null) {
            first = n.next;
        } else {
            n.before.next = n.next;
        }
        if (n.next == null) {
            last = n.before;
        } else {
            n.next.before = n.before;
        }
        size--;
        changes++;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public Comparator<? super K> comparator() {
        return order;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object x) {
        for (Node<K, V> n = first; n != null; n = n.next) {
            int expected = changes;
            if ($same(x, n.value)) {
                return true;
            }
            if (changes != expected) {
                changing();
            }
        }
        return false;
    }

    public V get(Object key) {
        Node<K, V> n = find(key);
        return n == null ? null : n.value;
    }

    /** Adds the key, or gives the one that is there another value. */
    private V put(K key, V value, boolean replace) {
        if (first == null) {
            compare(key, key);
            link(key, value, null);
            return null;
        }
        Node<K, V> n = from(key, false);
        if (n != null && compare(key, n.key) == 0) {
            V old = n.value;
            if (replace || old == null) {
                n.value = value;
            }
            return old;
        }
        link(key, value, n);
        return null;
    }

    public V put(K key, V value) {
        return put(key, value, true);
    }

    public V putIfAbsent(K key, V value) {
        return put(key, value, false);
    }

    public V remove(Object key) {
        Node<K, V> n = find(key);
        if (n == null) {
            return null;
        }
        unlink(n);
        return n.value;
    }

    public V replace(K key, V value) {
        Node<K, V> n = find(key);
        if (n == null) {
            return null;
        }
        V old = n.value;
        n.value = value;
        return old;
    }

    public boolean replace(K key, V old, V value) {
        Node<K, V> n = find(key);
        if (n == null || !Objects.equals(old, n.value)) {
            return false;
        }
        n.value = value;
        return true;
    }

    public void clear() {
        changes++;
        size = 0;
        first = null;
        last = null;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        Node<K, V> n = first == null ? null : find(key);
        if (n != null && n.value != null) {
            return n.value;
        }
        int expected = changes;
        V v = f.apply(key);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v != null) {
            put(key, v, true);
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
        return remap(n, key, f);
    }

    /** Gives an entry the value that f makes of it. */
    private V remap(Node<K, V> n, K key, BiFunction<? super K, ? super V, ? extends V> f) {
        int expected = changes;
        V v = f.apply(key, n.value);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            unlink(n);
        } else {
            n.value = v;
        }
        return v;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        Node<K, V> n = first == null ? null : find(key);
        if (n != null) {
            return remap(n, key, f);
        }
        int expected = changes;
        V v = f.apply(key, null);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v != null) {
            put(key, v, true);
        }
        return v;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        if (f == null || value == null) {
            throw new NullPointerException();
        }
        Node<K, V> n = first == null ? null : find(key);
        if (n == null) {
            put(key, value, true);
            return value;
        }
        if (n.value == null) {
            n.value = value;
            return value;
        }
        int expected = changes;
        V v = f.apply(n.value, value);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            unlink(n);
        } else {
            n.value = v;
        }
        return v;
    }

    public void forEach(BiConsumer<? super K, ? super V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        for (Node<K, V> n = first; n != null; n = n.next) {
            f.accept(n.key, n.value);
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        for (Node<K, V> n = first; n != null; n = n.next) {
            n.value = f.apply(n.key, n.value);
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    // The nodes at and around keys.

    Node<K, V> back(Object key, boolean less) {
        Node<K, V> n = from(key, !less);
        return n == null ? last : n.before;
    }

    static <K, V> Map.Entry<K, V> copy(Node<K, V> n) {
        return n == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(n.key, n.value);
    }

    private static <K, V> K key(Node<K, V> n) {
        return n == null ? null : n.key;
    }

    public K firstKey() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return first.key;
    }

    public K lastKey() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return last.key;
    }

    public Map.Entry<K, V> firstEntry() {
        return size == 0 ? null : copy(first);
    }

    public Map.Entry<K, V> lastEntry() {
        return size == 0 ? null : copy(last);
    }

    public Map.Entry<K, V> pollFirstEntry() {
        if (size == 0) {
            return null;
        }
        Map.Entry<K, V> e = copy(first);
        unlink(first);
        return e;
    }

    public Map.Entry<K, V> pollLastEntry() {
        if (size == 0) {
            return null;
        }
        Map.Entry<K, V> e = copy(last);
        unlink(last);
        return e;
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return copy(back(key, true));
    }

    public K lowerKey(K key) {
        return key(back(key, true));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return copy(back(key, false));
    }

    public K floorKey(K key) {
        return key(back(key, false));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return copy(from(key, false));
    }

    public K ceilingKey(K key) {
        return key(from(key, false));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return copy(from(key, true));
    }

    public K higherKey(K key) {
        return key(from(key, true));
    }

    public Object clone() {
        return new TreeMap<K, V>((SortedMap<K, V>) this);
    }

    public NavigableMap<K, V> descendingMap() {
        NavigableMap<K, V> view = opposite;
        if (view == null) {
            view = new TreeSubMap.Descending<K, V>(this, true, null, true, true, null, true);
            opposite = view;
        }
        return view;
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public NavigableMap<K, V> subMap(K from, boolean with, K to, boolean including) {
        return new TreeSubMap.Ascending<K, V>(this, false, from, with, false, to, including);
    }

    public NavigableMap<K, V> headMap(K to, boolean including) {
        return new TreeSubMap.Ascending<K, V>(this, true, null, true, false, to, including);
    }

    public NavigableMap<K, V> tailMap(K from, boolean with) {
        return new TreeSubMap.Ascending<K, V>(this, false, from, with, true, null, true);
    }

    public SortedMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public SortedMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public SortedMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        NavigableSet<K> view = keys;
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

    /** For streams. */
    int $changes() {
        return changes;
    }

    // For TreeSubMap.

    Node<K, V> $first() {
        return first;
    }

    Node<K, V> $last() {
        return last;
    }

    /** The order, null for the natural one. */
    Comparator<? super K> $order() {
        return order;
    }

    /** Whether the map has the node still. */
    boolean $linked(Node<K, V> n) {
        return (n.before == null ? first : n.before.next) == n;
    }

    /** For TreeSet. */
    Iterator<K> keys(boolean descending) {
        return new KeyIterator<K>(this, descending);
    }

    /** The keys of a sorted map of this package, as they come or backward. */
    static <K> Iterator<K> $keys(NavigableMap<K, ?> map, boolean backward) {
        return map instanceof TreeMap ? ((TreeMap<K, ?>) map).keys(backward) : ((TreeSubMap<K, ?>) map).keys(backward);
    }

    private static abstract class NodeIterator<K, V> {
        private final TreeMap<K, V> map;
        private final boolean descending;
        private Node<K, V> next;
        private Node<K, V> returned;
        private int expected;

        NodeIterator(TreeMap<K, V> map, boolean descending) {
            this.map = map;
            this.descending = descending;
            next = descending ? map.last : map.first;
            expected = map.changes;
        }

        public boolean hasNext() {
            return next != null;
        }

        Node<K, V> node() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            if (map.changes != expected) {
                throw new ConcurrentModificationException();
            }
            returned = next;
            next = descending ? next.before : next.next;
            return returned;
        }

        public void remove() {
            if (returned == null) {
                throw new IllegalStateException();
            }
            if (map.changes != expected) {
                throw new ConcurrentModificationException();
            }
            map.unlink(returned);
            returned = null;
            expected = map.changes;
        }
    }

    private static class KeyIterator<K> extends NodeIterator<K, Object> implements Iterator<K> {
        static final String $JDK = "java.util.TreeMap$KeyIterator";
        @SuppressWarnings("unchecked")
        KeyIterator(TreeMap<K, ?> map, boolean descending) {
            super((TreeMap<K, Object>) map, descending);
        }

        public K next() {
            return node().key;
        }
    }

    private static class ValueIterator<V> extends NodeIterator<Object, V> implements Iterator<V> {
        static final String $JDK = "java.util.TreeMap$ValueIterator";
        @SuppressWarnings("unchecked")
        ValueIterator(TreeMap<?, V> map) {
            super((TreeMap<Object, V>) map, false);
        }

        public V next() {
            return node().value;
        }
    }

    private static class EntryIterator<K, V> extends NodeIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        static final String $JDK = "java.util.TreeMap$EntryIterator";
        EntryIterator(TreeMap<K, V> map) {
            super(map, false);
        }

        public Map.Entry<K, V> next() {
            return node();
        }
    }

    static class Keys<K> extends AbstractSet<K> implements NavigableSet<K> {
        static final String $JDK = "java.util.TreeMap$KeySet";
        private final NavigableMap<K, ?> map;

        Keys(NavigableMap<K, ?> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public void clear() {
            map.clear();
        }

        public boolean contains(Object x) {
            return map.containsKey(x);
        }

        public boolean remove(Object x) {
            int before = map.size();
            map.remove(x);
            return map.size() != before;
        }

        public Iterator<K> iterator() {
            return TreeMap.$keys(map, false);
        }

        public Comparator<? super K> comparator() {
            return map.comparator();
        }

        public K first() {
            return map.firstKey();
        }

        public K last() {
            return map.lastKey();
        }

        public K lower(K x) {
            return map.lowerKey(x);
        }

        public K floor(K x) {
            return map.floorKey(x);
        }

        public K ceiling(K x) {
            return map.ceilingKey(x);
        }

        public K higher(K x) {
            return map.higherKey(x);
        }

        public K pollFirst() {
            Map.Entry<K, ?> e = map.pollFirstEntry();
            return e == null ? null : e.getKey();
        }

        public K pollLast() {
            Map.Entry<K, ?> e = map.pollLastEntry();
            return e == null ? null : e.getKey();
        }

        public NavigableSet<K> descendingSet() {
            return new Keys<K>(map.descendingMap());
        }

        public Iterator<K> descendingIterator() {
            return TreeMap.$keys(map, true);
        }

        public NavigableSet<K> subSet(K from, boolean with, K to, boolean included) {
            return new Keys<K>(map.subMap(from, with, to, included));
        }

        public NavigableSet<K> headSet(K to, boolean included) {
            return new Keys<K>(map.headMap(to, included));
        }

        public NavigableSet<K> tailSet(K from, boolean with) {
            return new Keys<K>(map.tailMap(from, with));
        }

        public SortedSet<K> subSet(K from, K to) {
            return subSet(from, true, to, false);
        }

        public SortedSet<K> headSet(K to) {
            return headSet(to, false);
        }

        public SortedSet<K> tailSet(K from) {
            return tailSet(from, true);
        }

        public Spliterator<K> spliterator() {
            return map instanceof TreeMap ? super.spliterator() : part();
        }

        /** Does what the model does not do: a stream of a part. */
        private native Spliterator<K> part();

        Iterator<K> $elements() {
            return iterator();
        }

        int $changes() {
            return map instanceof TreeMap ? ((TreeMap<K, ?>) map).changes : 0;
        }
    }

    private static class Values<V> extends AbstractCollection<V> {
        static final String $JDK = "java.util.TreeMap$Values";
        private final TreeMap<?, V> map;

        Values(TreeMap<?, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public void clear() {
            map.clear();
        }

        public boolean contains(Object x) {
            return map.containsValue(x);
        }

        public boolean remove(Object x) {
            for (Node<?, V> n = map.first; n != null; n = n.next) {
                int expected = map.changes;
                boolean same = $same(n.value, x);
                if (map.changes != expected) {
                    map.changing();
                }
                if (same) {
                    map.drop(n);
                    return true;
                }
            }
            return false;
        }

        public Iterator<V> iterator() {
            return new ValueIterator<V>(map);
        }

        Iterator<V> $elements() {
            return iterator();
        }

        int $changes() {
            return map.changes;
        }
    }

    private static class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        static final String $JDK = "java.util.TreeMap$EntrySet";
        private final TreeMap<K, V> map;

        Entries(TreeMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public void clear() {
            map.clear();
        }

        public boolean contains(Object x) {
            if (!(x instanceof Map.Entry)) {
                return false;
            }
            Object value = ((Map.Entry<?, ?>) x).getValue();
            Node<K, V> n = map.find(((Map.Entry<?, ?>) x).getKey());
            return n != null && $same(n.value, value);
        }

        public boolean remove(Object x) {
            if (!(x instanceof Map.Entry)) {
                return false;
            }
            Object value = ((Map.Entry<?, ?>) x).getValue();
            Node<K, V> n = map.find(((Map.Entry<?, ?>) x).getKey());
            if (n == null || !$same(n.value, value)) {
                return false;
            }
            map.unlink(n);
            return true;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<K, V>(map);
        }

        Iterator<Map.Entry<K, V>> $elements() {
            return iterator();
        }

        int $changes() {
            return map.changes;
        }
    }
}
