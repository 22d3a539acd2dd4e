package java.util;

/** What List.of, Set.of and Map.of make. */
class ImmutableCollections {
    private ImmutableCollections() {
    }

    /**
     * Where iteration over sets and maps begins, and which way it goes: another
     * for each run of the JVM.
     */
    private static class Order {
        static final long SALT = $salt();

        private static native long $salt();
    }

    // The ones without elements are one object each.

    private static class NoList {
        static final ListOf<?> ONE = new ListOf<Object>(new Object[] {});
    }

    private static class NoSet {
        static final SetOf<?> ONE = new SetOf<Object>(new Object[] {});
    }

    private static class NoMap {
        static final MapOf<?, ?> ONE = new MapOf<Object, Object>(new Object[] {});
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> list(Object[] xs) {
        return xs.length == 0 ? (List<E>) NoList.ONE : new ListOf<E>(xs);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> list() {
        return (List<E>) NoList.ONE;
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> set(Object[] xs) {
        return xs.length == 0 ? (Set<E>) NoSet.ONE : new SetOf<E>(xs);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> set() {
        return (Set<E>) NoSet.ONE;
    }

    /** xs are keys and values by turns. */
    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> map(Object[] xs) {
        return xs.length == 0 ? (Map<K, V>) NoMap.ONE : new MapOf<K, V>(xs);
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> map() {
        return (Map<K, V>) NoMap.ONE;
    }

    /** What Stream.toList makes of an array of its own, perhaps with null. */
    static List<?> $nullable(Object[] xs) {
        return xs.length == 0 ? NoList.ONE : new ListOf<Object>(xs, true);
    }

    /** A copy of xs, without null. */
    private static Object[] copy(Object[] xs) {
        Object[] ys = Arrays.$room(xs.length);
        for (int i = 0; i < xs.length; i++) {
            if (xs[i] == null) {
                throw new NullPointerException();
            }
            ys[i] = xs[i];
        }
        return ys;
    }

    static class ListOf<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        static final String $JDK = "java.util.ImmutableCollections$List12 java.util.ImmutableCollections$ListN";
        private final Object[] elems;
        final boolean nullable; // null may be among the elements

        ListOf(Object[] xs) {
            elems = copy(xs);
            nullable = false;
        }

        /** Takes an array over. */
        ListOf(Object[] xs, boolean nullable) {
            elems = xs;
            this.nullable = nullable;
        }

        /** Whether the JDK has the class for one and two elements. */
        boolean few() {
            return !nullable && (elems.length == 1 || elems.length == 2);
        }

        public int size() {
            return elems.length;
        }

        @SuppressWarnings("unchecked")
        public E get(int i) {
            if (i < 0 || i >= elems.length) {
                if (few()) {
                    throw new IndexOutOfBoundsException("Index: " + i + " Size: " + elems.length);
                }
                throw new ArrayIndexOutOfBoundsException("Index " + i + " out of bounds for length " + elems.length);
            }
            return (E) elems[i];
        }

        // Lists of one and two elements have a class of their own in the JDK, which does
        // not ask whether the elements are the same objects.
        private boolean same(Object x, Object y) {
            return !few() && x == y || x != null && x.equals(y);
        }

        public int indexOf(Object x) {
            if (x == null && !nullable) {
                throw new NullPointerException();
            }
            for (int i = 0; i < elems.length; i++) {
                if (same(x, elems[i])) {
                    return i;
                }
            }
            return -1;
        }

        public int lastIndexOf(Object x) {
            if (x == null && !nullable) {
                throw new NullPointerException();
            }
            for (int i = elems.length - 1; i >= 0; i--) {
                if (same(x, elems[i])) {
                    return i;
                }
            }
            return -1;
        }

        public boolean equals(Object other) {
            if (other == this) {
                return true;
            }
            if (!(other instanceof List)) {
                return false;
            }
            Iterator<?> it = ((List<?>) other).iterator();
            for (int i = 0; i < elems.length; i++) {
                if (!it.hasNext() || !Objects.equals(elems[i], it.next())) {
                    return false;
                }
            }
            return !it.hasNext();
        }

        public boolean contains(Object x) {
            return indexOf(x) >= 0;
        }

        public boolean add(E x) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object x) {
            throw new UnsupportedOperationException();
        }

        /** Of JDK 21 and newer, and without a look at the size. */
        public E removeFirst() {
            throw new UnsupportedOperationException();
        }

        /** Of JDK 21 and newer, and without a look at the size. */
        public E removeLast() {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends E> c) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(int at, Collection<? extends E> c) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> c) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> c) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(java.util.function.Predicate<? super E> p) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(java.util.function.UnaryOperator<E> f) {
            throw new UnsupportedOperationException();
        }

        public void sort(Comparator<? super E> c) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public Object[] toArray() {
            Object[] xs = new Object[elems.length];
            for (int i = 0; i < xs.length; i++) {
                xs[i] = elems[i];
            }
            return xs;
        }

        public Iterator<E> iterator() {
            return new Itr(0, false);
        }

        public ListIterator<E> listIterator() {
            return new Itr(0, true);
        }

        public ListIterator<E> listIterator(int at) {
            if (at < 0 || at > elems.length) {
                throw new IndexOutOfBoundsException("Index: " + at + " Size: " + elems.length);
            }
            return new Itr(at, true);
        }

        private class Itr implements ListIterator<E> {
            static final String $JDK = "java.util.ImmutableCollections$ListItr";
            private int at;
            private final boolean both; // directions

            Itr(int at, boolean both) {
                this.at = at;
                this.both = both;
            }

            public boolean hasNext() {
                return at != elems.length;
            }

            @SuppressWarnings("unchecked")
            public E next() {
                if (at >= elems.length) {
                    throw new NoSuchElementException();
                }
                at++;
                return (E) elems[at - 1];
            }

            public boolean hasPrevious() {
                if (!both) {
                    throw new UnsupportedOperationException();
                }
                return at != 0;
            }

            @SuppressWarnings("unchecked")
            public E previous() {
                if (!both) {
                    throw new UnsupportedOperationException();
                }
                if (at <= 0) {
                    throw new NoSuchElementException();
                }
                at--;
                return (E) elems[at];
            }

            public int nextIndex() {
                if (!both) {
                    throw new UnsupportedOperationException();
                }
                return at;
            }

            public int previousIndex() {
                if (!both) {
                    throw new UnsupportedOperationException();
                }
                return at - 1;
            }

            public void remove() {
                throw new UnsupportedOperationException();
            }

            public void set(E x) {
                throw new UnsupportedOperationException();
            }

            public void add(E x) {
                throw new UnsupportedOperationException();
            }
        }

        Iterator<E> $elements() {
            return iterator();
        }

        public List<E> subList(int from, int to) {
            Collections.$part(from, to, elems.length);
            Object[] xs = new Object[to - from];
            for (int i = 0; i < xs.length; i++) {
                xs[i] = elems[from + i];
            }
            return new PartOf<E>(xs, nullable);
        }
    }

    /** Some elements of a list, next to each other. */
    private static final class PartOf<E> extends ListOf<E> {
        static final String $JDK = "java.util.ImmutableCollections$SubList";

        PartOf(Object[] xs, boolean nullable) {
            super(xs, nullable);
        }

        boolean few() {
            return false;
        }

        public E get(int i) {
            if (i < 0 || i >= size()) {
                throw new IndexOutOfBoundsException("Index " + i + " out of bounds for length " + size());
            }
            return super.get(i);
        }
    }

    /**
     * The place of x in a table of twice as many places as elements, or -1 - the
     * free one for it. Tables of at most few places are searched from the start.
     */
    private static int place(Object[] table, Object x, int few) {
        int i = table.length <= few ? 0 : Math.floorMod(x.hashCode(), table.length);
        while (table[i] != null) {
            if (x.equals(table[i])) {
                return i;
            }
            i++;
            if (i == table.length) {
                i = 0;
            }
        }
        return -1 - i;
    }

    /** The places of a table that are taken, in the order of iteration. */
    private static class Places {
        private final Object[] table;
        private final boolean up;
        private int left;
        private int at;

        Places(Object[] table, boolean set) {
            this.table = table;
            left = table.length / 2;
            if (left <= 1) {
                up = true;
            } else if (set && left == 2) { // in the order given, or the other way round
                up = true;
                at = (Order.SALT & 1) == 0 ? 0 : 3;
            } else {
                up = (Order.SALT & 1) == 0;
                at = (int) (Order.SALT * table.length >>> 32);
            }
        }

        boolean more() {
            return left > 0;
        }

        int next() {
            if (left <= 0) {
                throw new NoSuchElementException();
            }
            do {
                if (up) {
                    at = at + 1 == table.length ? 0 : at + 1;
                } else {
                    at = at == 0 ? table.length - 1 : at - 1;
                }
            } while (table[at] == null);
            left--;
            return at;
        }
    }

    static class SetOf<E> extends AbstractSet<E> implements java.io.Serializable {
        static final String $JDK = "java.util.ImmutableCollections$Set12 java.util.ImmutableCollections$SetN";
        private final Object[] table;

        SetOf(Object[] xs) {
            table = new Object[2 * xs.length];
            for (int i = 0; i < xs.length; i++) {
                if (xs[i] == null) {
                    throw new NullPointerException();
                }
                int p;
                if (xs.length == 2 && i == 1) { // the first is asked
                    p = xs[0].equals(xs[1]) ? 0 : -2;
                } else {
                    p = place(table, xs[i], 4);
                }
                if (p >= 0) {
                    throw new IllegalArgumentException("duplicate element: " + xs[i]);
                }
                table[-1 - p] = xs[i];
            }
        }

        public int size() {
            return table.length / 2;
        }

        public boolean contains(Object x) {
            if (x == null) {
                throw new NullPointerException();
            }
            if (table.length == 4) { // the second is asked
                return x.equals(table[0]) || table[1].equals(x);
            }
            return table.length > 0 && place(table, x, 4) >= 0;
        }

        public boolean equals(Object other) {
            if (other == this) {
                return true;
            }
            if (!(other instanceof Set) || ((Set<?>) other).size() != size()) {
                return false;
            }
            for (Iterator<?> it = ((Set<?>) other).iterator(); it.hasNext();) {
                Object x = it.next();
                if (x == null || !contains(x)) {
                    return false;
                }
            }
            return true;
        }

        public boolean add(E x) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object x) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends E> c) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> c) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> c) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(java.util.function.Predicate<? super E> p) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public Iterator<E> iterator() {
            return new SetIterator<E>(table);
        }

        Iterator<E> $elements() {
            return iterator();
        }
    }

    private static class SetIterator<E> implements Iterator<E> {
        static final String $JDK = "java.util.ImmutableCollections$Set12$1 java.util.ImmutableCollections$SetN$SetNIterator";
        private final Object[] table;
        private final Places places;

        SetIterator(Object[] table) {
            this.table = table;
            places = new Places(table, true);
        }

        public boolean hasNext() {
            return places.more();
        }

        @SuppressWarnings("unchecked")
        public E next() {
            return (E) table[places.next()];
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    /** An entry that cannot be changed, without null. */
    static class Pair<K, V> implements Map.Entry<K, V> {
        static final String $JDK = "java.util.KeyValueHolder";
        private final K key;
        private final V value;

        Pair(K key, V value) {
            if (key == null || value == null) {
                throw new NullPointerException();
            }
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
            throw new UnsupportedOperationException("not supported");
        }

        public boolean equals(Object other) {
            return other instanceof Map.Entry && key.equals(((Map.Entry<?, ?>) other).getKey()) && value.equals(((Map.Entry<?, ?>) other).getValue());
        }

        public int hashCode() {
            return key.hashCode() ^ value.hashCode();
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    static class MapOf<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
        static final String $JDK = "java.util.ImmutableCollections$Map1 java.util.ImmutableCollections$MapN";
        private final Object[] keys; // a table
        private final Object[] values; // of the keys in the same places

        /** xs are keys and values by turns. */
        MapOf(Object[] xs) {
            keys = new Object[xs.length];
            values = new Object[xs.length];
            for (int i = 0; i < xs.length; i += 2) {
                if (xs[i] == null || xs[i + 1] == null) {
                    throw new NullPointerException();
                }
                int p = place(keys, xs[i], 2);
                if (p >= 0) {
                    throw new IllegalArgumentException("duplicate key: " + xs[i]);
                }
                keys[-1 - p] = xs[i];
                values[-1 - p] = xs[i + 1];
            }
        }

        public int size() {
            return keys.length / 2;
        }

        @SuppressWarnings("unchecked")
        public V get(Object key) {
            if (key == null) {
                throw new NullPointerException();
            }
            if (keys.length == 0) {
                return null;
            }
            int p = place(keys, key, 2);
            return p < 0 ? null : (V) values[p];
        }

        public V getOrDefault(Object key, V otherwise) {
            V v = get(key);
            return v == null ? otherwise : v;
        }

        public boolean containsKey(Object key) {
            return get(key) != null;
        }

        public boolean containsValue(Object x) {
            if (x == null) {
                throw new NullPointerException();
            }
            return super.containsValue(x);
        }

        public V put(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        public V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K key, V old, V value) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(java.util.function.BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public void putAll(Map<? extends K, ? extends V> m) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public V computeIfAbsent(K key, java.util.function.Function<? super K, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V computeIfPresent(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V compute(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V merge(K key, V value, java.util.function.BiFunction<? super V, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        @SuppressWarnings("unchecked")
        public Set<Map.Entry<K, V>> entrySet() {
            if (keys.length == 2) { // which hands out the same entry each time
                return new SetOf<Map.Entry<K, V>>(new Object[] {new Pair<K, V>((K) keys[0], (V) values[0])});
            }
            return new Entries<K, V>(keys, values);
        }
    }

    private static class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        static final String $JDK = "java.util.ImmutableCollections$MapN$1";
        private final Object[] keys;
        private final Object[] values;

        Entries(Object[] keys, Object[] values) {
            this.keys = keys;
            this.values = values;
        }

        public int size() {
            return keys.length / 2;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new MapIterator<K, V>(keys, values);
        }

        Iterator<Map.Entry<K, V>> $elements() {
            return iterator();
        }
    }

    private static class MapIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        static final String $JDK = "java.util.ImmutableCollections$MapN$MapNIterator";
        private final Object[] keys;
        private final Object[] values;
        private final Places places;

        MapIterator(Object[] keys, Object[] values) {
            this.keys = keys;
            this.values = values;
            places = new Places(keys, false);
        }

        public boolean hasNext() {
            return places.more();
        }

        @SuppressWarnings("unchecked")
        public Map.Entry<K, V> next() {
            int p = places.next();
            return new Pair<K, V>((K) keys[p], (V) values[p]);
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }
}
