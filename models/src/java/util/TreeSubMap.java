package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A part of a TreeMap between two keys, perhaps in the opposite order. It asks the
 * same questions about keys as the JDK's, in the same order.
 */
abstract class TreeSubMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    final TreeMap<K, V> map;
    final boolean fromStart;
    final K low;
    final boolean withLow;
    final boolean toEnd;
    final K high;
    final boolean withHigh;
    private NavigableMap<K, V> opposite; // the views, once asked for
    private NavigableSet<K> keys;
    private Set<Map.Entry<K, V>> entries;

    TreeSubMap(TreeMap<K, V> map, boolean fromStart, K low, boolean withLow, boolean toEnd, K high, boolean withHigh) {
        if (!fromStart && !toEnd) {
            if (map.compare(low, high) > 0) {
                throw new IllegalArgumentException("fromKey > toKey");
            }
        } else if (!fromStart) {
            map.compare(low, low);
        } else if (!toEnd) {
            map.compare(high, high);
        }
        this.map = map;
        this.fromStart = fromStart;
        this.low = low;
        this.withLow = withLow;
        this.toEnd = toEnd;
        this.high = high;
        this.withHigh = withHigh;
    }

    // In the order of the whole map.

    private boolean tooLow(Object key) {
        if (fromStart) {
            return false;
        }
        int c = map.compare(key, low);
        return c < 0 || c == 0 && !withLow;
    }

    private boolean tooHigh(Object key) {
        if (toEnd) {
            return false;
        }
        int c = map.compare(key, high);
        return c > 0 || c == 0 && !withHigh;
    }

    private boolean inside(Object key) {
        return !tooLow(key) && !tooHigh(key);
    }

    /** Whether a bound of another part may be key. */
    boolean admits(Object key, boolean with) {
        if (with) {
            return inside(key);
        }
        return (fromStart || map.compare(key, low) >= 0) && (toEnd || map.compare(high, key) >= 0);
    }

    private TreeMap.Node<K, V> notTooHigh(TreeMap.Node<K, V> n) {
        return n == null || tooHigh(n.key) ? null : n;
    }

    private TreeMap.Node<K, V> notTooLow(TreeMap.Node<K, V> n) {
        return n == null || tooLow(n.key) ? null : n;
    }

    TreeMap.Node<K, V> lowest() {
        return notTooHigh(fromStart ? map.$first() : map.from(low, !withLow));
    }

    TreeMap.Node<K, V> highest() {
        return notTooLow(toEnd ? map.$last() : map.back(high, !withHigh));
    }

    TreeMap.Node<K, V> above(K key, boolean greater) {
        return tooLow(key) ? lowest() : notTooHigh(map.from(key, greater));
    }

    TreeMap.Node<K, V> below(K key, boolean less) {
        return tooHigh(key) ? highest() : notTooLow(map.back(key, less));
    }

    /** The node behind the highest. */
    TreeMap.Node<K, V> highFence() {
        return toEnd ? null : map.from(high, withHigh);
    }

    /** The node before the lowest. */
    TreeMap.Node<K, V> lowFence() {
        return fromStart ? null : map.back(low, withLow);
    }

    // In the order of this part.

    abstract TreeMap.Node<K, V> start();

    abstract TreeMap.Node<K, V> end();

    abstract TreeMap.Node<K, V> onward(K key, boolean strictly);

    abstract TreeMap.Node<K, V> backward(K key, boolean strictly);

    /** Goes through the nodes in the order of this part, or the other way. */
    abstract Nodes<K, V> walk(boolean backward);

    abstract NavigableMap<K, V> turned();

    /** Throws what a bound that does not lie in this part is worth. */
    void bound(K key, boolean with, String text) {
        if (!admits(key, with)) {
            throw new IllegalArgumentException(text);
        }
    }

    private void check(Object key) {
        if (!inside(key)) {
            throw new IllegalArgumentException("key out of range");
        }
    }

    public boolean isEmpty() {
        return fromStart && toEnd ? map.isEmpty() : entrySet().isEmpty();
    }

    public int size() {
        return fromStart && toEnd ? map.size() : entrySet().size();
    }

    public boolean containsKey(Object key) {
        return inside(key) && map.containsKey(key);
    }

    public V put(K key, V value) {
        check(key);
        return map.put(key, value);
    }

    public V putIfAbsent(K key, V value) {
        check(key);
        return map.putIfAbsent(key, value);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        check(key);
        return map.merge(key, value, f);
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        if (!inside(key)) {
            if (f == null) {
                throw new NullPointerException(Arrays.$message());
            }
            if (f.apply(key) == null) {
                return null;
            }
            throw new IllegalArgumentException("key out of range");
        }
        return map.computeIfAbsent(key, f);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (!inside(key)) {
            if (f == null) {
                throw new NullPointerException(Arrays.$message());
            }
            if (f.apply(key, null) == null) {
                return null;
            }
            throw new IllegalArgumentException("key out of range");
        }
        return map.compute(key, f);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        return inside(key) ? map.computeIfPresent(key, f) : null;
    }

    public V get(Object key) {
        return inside(key) ? map.get(key) : null;
    }

    public V remove(Object key) {
        return inside(key) ? map.remove(key) : null;
    }

    private static <K, V> K key(TreeMap.Node<K, V> n) {
        return n == null ? null : n.key;
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return TreeMap.copy(onward(key, false));
    }

    public K ceilingKey(K key) {
        return key(onward(key, false));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return TreeMap.copy(onward(key, true));
    }

    public K higherKey(K key) {
        return key(onward(key, true));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return TreeMap.copy(backward(key, false));
    }

    public K floorKey(K key) {
        return key(backward(key, false));
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return TreeMap.copy(backward(key, true));
    }

    public K lowerKey(K key) {
        return key(backward(key, true));
    }

    private static <K, V> K some(TreeMap.Node<K, V> n) {
        if (n == null) {
            throw new NoSuchElementException();
        }
        return n.key;
    }

    public K firstKey() {
        return some(start());
    }

    public K lastKey() {
        return some(end());
    }

    public Map.Entry<K, V> firstEntry() {
        return TreeMap.copy(start());
    }

    public Map.Entry<K, V> lastEntry() {
        return TreeMap.copy(end());
    }

    private Map.Entry<K, V> poll(TreeMap.Node<K, V> n) {
        Map.Entry<K, V> e = TreeMap.copy(n);
        if (n != null) {
            map.unlink(n);
        }
        return e;
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return poll(start());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return poll(end());
    }

    public NavigableMap<K, V> descendingMap() {
        if (opposite == null) {
            opposite = turned();
        }
        return opposite;
    }

    public NavigableSet<K> navigableKeySet() {
        NavigableSet<K> view = keys;
        if (view == null) {
            view = new TreeMap.Keys<K>(this);
            keys = view;
        }
        return view;
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> view = entries;
        if (view == null) {
            view = new Entries<K, V>(this);
            entries = view;
        }
        return view;
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

    /** For TreeSet. */
    Iterator<K> keys(boolean backward) {
        return new KeyIterator<K>(walk(backward));
    }

    static class Ascending<K, V> extends TreeSubMap<K, V> {
        static final String $JDK = "java.util.TreeMap$AscendingSubMap";

        Ascending(TreeMap<K, V> map, boolean fromStart, K low, boolean withLow, boolean toEnd, K high, boolean withHigh) {
            super(map, fromStart, low, withLow, toEnd, high, withHigh);
        }

        public Comparator<? super K> comparator() {
            return map.comparator();
        }

        public NavigableMap<K, V> subMap(K from, boolean with, K to, boolean including) {
            bound(from, with, "fromKey out of range");
            bound(to, including, "toKey out of range");
            return new Ascending<K, V>(map, false, from, with, false, to, including);
        }

        public NavigableMap<K, V> headMap(K to, boolean including) {
            bound(to, including, "toKey out of range");
            return new Ascending<K, V>(map, fromStart, low, withLow, false, to, including);
        }

        public NavigableMap<K, V> tailMap(K from, boolean with) {
            bound(from, with, "fromKey out of range");
            return new Ascending<K, V>(map, false, from, with, toEnd, high, withHigh);
        }

        NavigableMap<K, V> turned() {
            return new Descending<K, V>(map, fromStart, low, withLow, toEnd, high, withHigh);
        }

        TreeMap.Node<K, V> start() {
            return lowest();
        }

        TreeMap.Node<K, V> end() {
            return highest();
        }

        TreeMap.Node<K, V> onward(K key, boolean strictly) {
            return above(key, strictly);
        }

        TreeMap.Node<K, V> backward(K key, boolean strictly) {
            return below(key, strictly);
        }

        Nodes<K, V> walk(boolean backward) {
            return backward ? new Nodes<K, V>(map, highest(), lowFence(), true) : new Nodes<K, V>(map, lowest(), highFence(), false);
        }
    }

    static class Descending<K, V> extends TreeSubMap<K, V> {
        static final String $JDK = "java.util.TreeMap$DescendingSubMap";
        private final Comparator<? super K> order;

        Descending(TreeMap<K, V> map, boolean fromStart, K low, boolean withLow, boolean toEnd, K high, boolean withHigh) {
            super(map, fromStart, low, withLow, toEnd, high, withHigh);
            order = Collections.reverseOrder(map.$order());
        }

        public Comparator<? super K> comparator() {
            return order;
        }

        public NavigableMap<K, V> subMap(K from, boolean with, K to, boolean including) {
            bound(from, with, "fromKey out of range");
            bound(to, including, "toKey out of range");
            return new Descending<K, V>(map, false, to, including, false, from, with);
        }

        public NavigableMap<K, V> headMap(K to, boolean including) {
            bound(to, including, "toKey out of range");
            return new Descending<K, V>(map, false, to, including, toEnd, high, withHigh);
        }

        public NavigableMap<K, V> tailMap(K from, boolean with) {
            bound(from, with, "fromKey out of range");
            return new Descending<K, V>(map, fromStart, low, withLow, false, from, with);
        }

        NavigableMap<K, V> turned() {
            return new Ascending<K, V>(map, fromStart, low, withLow, toEnd, high, withHigh);
        }

        TreeMap.Node<K, V> start() {
            return highest();
        }

        TreeMap.Node<K, V> end() {
            return lowest();
        }

        TreeMap.Node<K, V> onward(K key, boolean strictly) {
            return below(key, strictly);
        }

        TreeMap.Node<K, V> backward(K key, boolean strictly) {
            return above(key, strictly);
        }

        Nodes<K, V> walk(boolean backward) {
            return backward ? new Nodes<K, V>(map, lowest(), highFence(), false) : new Nodes<K, V>(map, highest(), lowFence(), true);
        }
    }

    /** Goes through nodes up to a fence, in the order of the map or the other way. */
    static class Nodes<K, V> {
        private final TreeMap<K, V> map;
        private final TreeMap.Node<K, V> fence;
        private final boolean down;
        private TreeMap.Node<K, V> next;
        private TreeMap.Node<K, V> returned;
        private int expected;

        Nodes(TreeMap<K, V> map, TreeMap.Node<K, V> first, TreeMap.Node<K, V> fence, boolean down) {
            this.map = map;
            this.fence = fence;
            this.down = down;
            next = first;
            expected = map.$changes();
        }

        boolean hasNext() {
            if (next == null) {
                return false;
            }
            if (fence == null) {
                return true;
            }
            if (map.$changes() != expected && !map.$linked(next)) {
                changing(); // the JDK's node may have another key by now
            }
            return next.key != fence.key;
        }

        /** Does what the model does not do. */
        private native void changing();

        TreeMap.Node<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (map.$changes() != expected) {
                throw new ConcurrentModificationException();
            }
            returned = next;
            next = down ? next.before : next.next;
            return returned;
        }

        void remove() {
            if (returned == null) {
                throw new IllegalStateException();
            }
            if (map.$changes() != expected) {
                throw new ConcurrentModificationException();
            }
            map.unlink(returned);
            returned = null;
            expected = map.$changes();
        }
    }

    private static class KeyIterator<K> implements Iterator<K> {
        static final String $JDK = "java.util.TreeMap$NavigableSubMap$SubMapKeyIterator java.util.TreeMap$NavigableSubMap$DescendingSubMapKeyIterator";
        private final Nodes<K, ?> nodes;

        KeyIterator(Nodes<K, ?> nodes) {
            this.nodes = nodes;
        }

        public boolean hasNext() {
            return nodes.hasNext();
        }

        public K next() {
            return nodes.next().key;
        }

        public void remove() {
            nodes.remove();
        }
    }

    private static class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        static final String $JDK = "java.util.TreeMap$NavigableSubMap$SubMapEntryIterator java.util.TreeMap$NavigableSubMap$DescendingSubMapEntryIterator";
        private final Nodes<K, V> nodes;

        EntryIterator(Nodes<K, V> nodes) {
            this.nodes = nodes;
        }

        public boolean hasNext() {
            return nodes.hasNext();
        }

        public Map.Entry<K, V> next() {
            return nodes.next();
        }

        public void remove() {
            nodes.remove();
        }
    }

    private static class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        static final String $JDK = "java.util.TreeMap$AscendingSubMap$AscendingEntrySetView java.util.TreeMap$DescendingSubMap$DescendingEntrySetView";
        private final TreeSubMap<K, V> part;
        private int size = -1; // as counted when the map had changed so often
        private int counted;

        Entries(TreeSubMap<K, V> part) {
            this.part = part;
        }

        public int size() {
            TreeMap<K, V> map = part.map;
            if (part.fromStart && part.toEnd) {
                return map.size();
            }
            if (size == -1 || counted != map.$changes()) {
                counted = map.$changes();
                int n = 0;
                for (Nodes<K, V> nodes = part.walk(false); nodes.hasNext(); nodes.next()) {
                    n++;
                }
                size = n;
            }
            return size;
        }

        public boolean isEmpty() {
            return part.lowest() == null;
        }

        public boolean contains(Object x) {
            if (!(x instanceof Map.Entry)) {
                return false;
            }
            Object key = ((Map.Entry<?, ?>) x).getKey();
            if (!part.inside(key)) {
                return false;
            }
            TreeMap.Node<K, V> n = part.map.find(key);
            return n != null && $same(n.value, ((Map.Entry<?, ?>) x).getValue());
        }

        public boolean remove(Object x) {
            if (!(x instanceof Map.Entry)) {
                return false;
            }
            Object key = ((Map.Entry<?, ?>) x).getKey();
            if (!part.inside(key)) {
                return false;
            }
            TreeMap.Node<K, V> n = part.map.find(key);
            if (n != null && $same(n.value, ((Map.Entry<?, ?>) x).getValue())) {
                part.map.unlink(n);
                return true;
            }
            return false;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<K, V>(part.walk(false));
        }

        public native Spliterator<Map.Entry<K, V>> spliterator();
    }
}
