package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A hash table whose buckets are lists, of the sizes and in the order of the
 * JDK's, so that iteration is in the same order. Buckets that the JDK would make
 * trees are refused.
 */
public class HashMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private Node<K, V>[] table; // null: nothing was ever put
    private int room; // of the table to come; 0: what suits
    private int size;
    private int changes; // of the structure, so far

    static class Node<K, V> implements Map.Entry<K, V> {
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
            if (!(other instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) other;
            return same(key, e.getKey()) && same(value, e.getValue());
        }

        private static boolean same(Object a, Object b) {
            return a == null ? b == null : a.equals(b);
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
        putAll(m);
    }

    private static int hash(Object key) {
        if (key == null) {
            return 0;
        }
        int h = key.hashCode();
        return h ^ h >>> 16;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    Node<K, V> find(Object key) {
        if (table == null) {
            return null;
        }
        int h = hash(key);
        for (Node<K, V> n = table[h & table.length - 1]; n != null; n = n.next) {
            if (n.hash == h && (n.key == key || key != null && key.equals(n.key))) {
                return n;
            }
        }
        return null;
    }

    public V get(Object key) {
        Node<K, V> n = find(key);
        if (n == null) {
            return null;
        }
        touched(n);
        return n.value;
    }

    public V getOrDefault(Object key, V otherwise) {
        Node<K, V> n = find(key);
        return n == null ? otherwise : n.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    // What LinkedHashMap does in addition.

    void touched(Node<K, V> n) {
    }

    void added(Node<K, V> n) {
    }

    void removed(Node<K, V> n) {
    }

    void cleared() {
    }

    Node<K, V> make(int hash, K key, V value) {
        return new Node<>(hash, key, value);
    }

    /** Does what the model does not do. */
    private native void tree();

    @SuppressWarnings("unchecked")
    private void resize() {
        if (table == null) {
            table = (Node<K, V>[]) new Node[room == 0 ? 16 : room];
            return;
        }
        Node<K, V>[] old = table;
        table = (Node<K, V>[]) new Node[2 * old.length];
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

    /** Adds a key that is not there. */
    private void insert(int h, K key, V value) {
        if (table == null) {
            resize();
        }
        int i = h & table.length - 1;
        Node<K, V> fresh = make(h, key, value);
        if (table[i] == null) {
            table[i] = fresh;
        } else {
            int before = 1;
            Node<K, V> last = table[i];
            while (last.next != null) {
                last = last.next;
                before++;
            }
            last.next = fresh;
            if (before >= 8) {
                if (table.length < 64) {
                    resize();
                } else {
                    tree();
                }
            }
        }
        changes++;
        size++;
        if (full(size)) {
            resize();
        }
        added(fresh);
    }

    /** Whether n nodes are too many for the table. */
    private boolean full(int n) {
        return n > table.length * 3 / 4;
    }

    /** What compute and the like do before they look for the key. */
    private void prepare() {
        if (table == null || full(size)) {
            resize();
        }
    }

    /** Adds a key that is not there the way compute and the like do: in front. */
    private void insertInFront(int h, K key, V value) {
        int i = h & table.length - 1;
        Node<K, V> fresh = make(h, key, value);
        int before = 0;
        for (Node<K, V> n = table[i]; n != null; n = n.next) {
            before++;
        }
        fresh.next = table[i];
        table[i] = fresh;
        if (before >= 7) {
            if (table.length < 64) {
                resize();
            } else {
                tree();
            }
        }
        changes++;
        size++;
        added(fresh);
    }

    public V put(K key, V value) {
        Node<K, V> n = find(key);
        if (n != null) {
            V old = n.value;
            n.value = value;
            touched(n);
            return old;
        }
        insert(hash(key), key, value);
        return null;
    }

    public V putIfAbsent(K key, V value) {
        Node<K, V> n = find(key);
        if (n != null) {
            V old = n.value;
            if (old == null) {
                n.value = value;
            }
            return old;
        }
        insert(hash(key), key, value);
        return null;
    }

    private Node<K, V> take(Object key) {
        if (table == null) {
            return null;
        }
        int h = hash(key);
        int i = h & table.length - 1;
        Node<K, V> before = null;
        for (Node<K, V> n = table[i]; n != null; n = n.next) {
            if (n.hash == h && (n.key == key || key != null && key.equals(n.key))) {
                if (before == null) {
                    table[i] = n.next;
                } else {
                    before.next = n.next;
                }
                changes++;
                size--;
                removed(n);
                return n;
            }
            before = n;
        }
        return null;
    }

    public V remove(Object key) {
        Node<K, V> n = take(key);
        return n == null ? null : n.value;
    }

    public void clear() {
        changes++;
        size = 0;
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
        int n = m.size();
        if (n > 0 && table == null) {
            int t = (int) (n / 0.75f + 1.0f);
            if (t > room) {
                room = powerFrom(t);
            }
        }
        while (n > 0 && table != null && full(n)) {
            resize();
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public boolean containsValue(Object x) {
        for (Iterator<Node<K, V>> it = nodes(); it.hasNext();) {
            V v = it.next().value;
            if (x == null ? v == null : x.equals(v)) {
                return true;
            }
        }
        return false;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        prepare();
        Node<K, V> n = find(key);
        if (n != null && n.value != null) {
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
        } else {
            insertInFront(hash(key), key, v);
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
            take(key);
        } else {
            n.value = v;
        }
        return v;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        prepare();
        Node<K, V> n = find(key);
        int expected = changes;
        V v = f.apply(key, n == null ? null : n.value);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (n != null) {
            if (v == null) {
                take(key);
            } else {
                n.value = v;
            }
        } else if (v != null) {
            insertInFront(hash(key), key, v);
        }
        return v;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        if (value == null || f == null) {
            throw new NullPointerException();
        }
        prepare();
        Node<K, V> n = find(key);
        if (n == null) {
            insertInFront(hash(key), key, value);
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
            take(key);
        } else {
            n.value = v;
        }
        return v;
    }

    public boolean remove(Object key, Object value) {
        Node<K, V> n = find(key);
        if (n == null || !(value == null ? n.value == null : value.equals(n.value))) {
            return false;
        }
        take(key);
        return true;
    }

    public V replace(K key, V value) {
        Node<K, V> n = find(key);
        if (n == null) {
            return null;
        }
        V old = n.value;
        n.value = value;
        touched(n);
        return old;
    }

    public boolean replace(K key, V old, V value) {
        Node<K, V> n = find(key);
        if (n == null || !(old == null ? n.value == null : old.equals(n.value))) {
            return false;
        }
        n.value = value;
        touched(n);
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
        }
        if (changes != expected) {
            throw new ConcurrentModificationException();
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
        }
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) other;
        if (m.size() != size) {
            return false;
        }
        for (Iterator<Node<K, V>> it = nodes(); it.hasNext();) {
            Node<K, V> n = it.next();
            Object v = m.get(n.key);
            if (n.value == null ? v != null || !m.containsKey(n.key) : !n.value.equals(v)) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        int h = 0;
        for (Iterator<Node<K, V>> it = nodes(); it.hasNext();) {
            h += it.next().hashCode();
        }
        return h;
    }

    public String toString() {
        StringBuilder b = new StringBuilder();
        b.append('{');
        boolean first = true;
        for (Iterator<Node<K, V>> it = nodes(); it.hasNext();) {
            Node<K, V> n = it.next();
            if (!first) {
                b.append(", ");
            }
            first = false;
            b.append(n.key == this ? "(this Map)" : String.valueOf(n.key)).append('=').append(n.value == this ? "(this Map)" : String.valueOf(n.value));
        }
        return b.append('}').toString();
    }

    /** An iterator over the nodes. */
    Iterator<Node<K, V>> nodes() {
        return new Nodes();
    }

    private class Nodes implements Iterator<Node<K, V>> {
        private Node<K, V> next;
        private Node<K, V> last;
        private int bucket;
        private int expected = changes;

        Nodes() {
            advance();
        }

        private void advance() {
            while (next == null && table != null && bucket < table.length) {
                next = table[bucket];
                bucket++;
            }
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
            take(last.key);
            last = null;
            expected = changes;
        }
    }

    int changes() {
        return changes;
    }

    public Set<K> keySet() {
        return new Keys<K>(this);
    }

    public Collection<V> values() {
        return new Values<V>(this);
    }

    @SuppressWarnings("unchecked")
    public Set<Map.Entry<K, V>> entrySet() {
        return (Set<Map.Entry<K, V>>) (Set<?>) new Entries((HashMap<Object, Object>) (HashMap<?, ?>) this);
    }

    public Object clone() {
        return new HashMap<K, V>(this);
    }

    /** A view of the map; what picks what it shows of a node. */
    private static abstract class View<E> implements Collection<E> {
        final HashMap<?, ?> map;

        View(HashMap<?, ?> map) {
            this.map = map;
        }

        abstract Object shown(Node<?, ?> n);

        public int size() {
            return map.size();
        }

        public boolean isEmpty() {
            return map.size() == 0;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<E> iterator() {
            return new ViewIterator<E>(this, map.nodes());
        }

        @SuppressWarnings("unchecked")
        public void forEach(Consumer<? super E> f) {
            if (f == null) {
                throw new NullPointerException();
            }
            int expected = map.changes();
            for (Iterator<E> it = iterator(); it.hasNext();) {
                f.accept(it.next());
            }
            if (map.changes() != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public Object[] toArray() {
            Object[] xs = new Object[map.size()];
            int i = 0;
            for (Iterator<E> it = iterator(); it.hasNext();) {
                xs[i] = it.next();
                i++;
            }
            return xs;
        }

        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] xs) {
            return new ArrayList<E>(this).toArray(xs);
        }

        public boolean contains(Object x) {
            for (Iterator<E> it = iterator(); it.hasNext();) {
                E y = it.next();
                if (x == null ? y == null : x.equals(y)) {
                    return true;
                }
            }
            return false;
        }

        public boolean containsAll(Collection<?> c) {
            if (c == null) {
                throw new NullPointerException();
            }
            Object[] xs = c.toArray();
            for (int i = 0; i < xs.length; i++) {
                if (!contains(xs[i])) {
                    return false;
                }
            }
            return true;
        }

        public boolean add(E x) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends E> c) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object x) {
            for (Iterator<E> it = iterator(); it.hasNext();) {
                E y = it.next();
                if (x == null ? y == null : x.equals(y)) {
                    it.remove();
                    return true;
                }
            }
            return false;
        }

        private boolean filter(Collection<?> c, boolean kept) {
            if (c == null) {
                throw new NullPointerException();
            }
            boolean changed = false;
            for (Iterator<E> it = iterator(); it.hasNext();) {
                if (c.contains(it.next()) != kept) {
                    it.remove();
                    changed = true;
                }
            }
            return changed;
        }

        public boolean removeAll(Collection<?> c) {
            return filter(c, false);
        }

        public boolean retainAll(Collection<?> c) {
            return filter(c, true);
        }

        public String toString() {
            return new ArrayList<E>(this).toString();
        }
    }

    private static class ViewIterator<E> implements Iterator<E> {
        private final View<E> view;
        private final Iterator<? extends Node<?, ?>> nodes;

        ViewIterator(View<E> view, Iterator<? extends Node<?, ?>> nodes) {
            this.view = view;
            this.nodes = nodes;
        }

        public boolean hasNext() {
            return nodes.hasNext();
        }

        @SuppressWarnings("unchecked")
        public E next() {
            return (E) view.shown(nodes.next());
        }

        public void remove() {
            nodes.remove();
        }
    }

    private static abstract class SetView<E> extends View<E> implements Set<E> {
        SetView(HashMap<?, ?> map) {
            super(map);
        }

        public boolean removeAll(Collection<?> c) {
            if (c == null) {
                throw new NullPointerException();
            }
            if (size() <= c.size()) {
                return super.removeAll(c);
            }
            boolean changed = false;
            for (Iterator<?> it = c.iterator(); it.hasNext();) {
                if (remove(it.next())) {
                    changed = true;
                }
            }
            return changed;
        }

        public boolean equals(Object other) {
            return other == this || other instanceof Set && ((Set<?>) other).size() == size() && containsAll((Set<?>) other);
        }

        public int hashCode() {
            int h = 0;
            for (Iterator<E> it = iterator(); it.hasNext();) {
                E x = it.next();
                h += x == null ? 0 : x.hashCode();
            }
            return h;
        }
    }

    private static class Keys<K> extends SetView<K> {
        Keys(HashMap<K, ?> map) {
            super(map);
        }

        Object shown(Node<?, ?> n) {
            return n.key;
        }

        public boolean contains(Object x) {
            return map.containsKey(x);
        }

        public boolean remove(Object x) {
            int before = map.size();
            map.remove(x);
            return map.size() != before;
        }
    }

    private static class Values<V> extends View<V> {
        Values(HashMap<?, V> map) {
            super(map);
        }

        Object shown(Node<?, ?> n) {
            return n.value;
        }
    }

    private static class Entries extends SetView<Map.Entry<Object, Object>> {
        Entries(HashMap<Object, Object> map) {
            super(map);
        }

        Object shown(Node<?, ?> n) {
            return n;
        }
    }
}
