package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Sorting compares as Arrays.sort does; shuffling ends with any order that the random numbers give. */
public class Collections {
    private Collections() {
    }

    private static void $nonNull(Object x) {
        if (x == null) {
            throw new NullPointerException(Arrays.$message());
        }
    }

    public static <T extends Comparable<? super T>> void sort(List<T> l) {
        $nonNull(l);
        l.sort(null);
    }

    public static <T> void sort(List<T> l, Comparator<? super T> c) {
        $nonNull(l);
        l.sort(c);
    }

    @SuppressWarnings("unchecked")
    public static void reverse(List<?> l) {
        $nonNull(l);
        List<Object> xs = (List<Object>) l;
        for (int i = 0, k = xs.size() - 1; i < k; i++, k--) {
            xs.set(i, xs.set(k, xs.get(i)));
        }
    }

    @SuppressWarnings("unchecked")
    public static void swap(List<?> l, int i, int k) {
        $nonNull(l);
        List<Object> xs = (List<Object>) l;
        xs.set(i, xs.set(k, xs.get(i)));
    }

    public static void shuffle(List<?> l) {
        shuffle(l, new Random());
    }

    public static void shuffle(List<?> l, Random random) {
        $nonNull(l);
        for (int i = l.size(); i > 1; i--) {
            $nonNull(random);
            swap(l, i - 1, random.nextInt(i));
        }
    }

    public static <T> void fill(List<? super T> l, T x) {
        $nonNull(l);
        int n = l.size();
        for (int i = 0; i < n; i++) {
            l.set(i, x);
        }
    }

    public static <T> void copy(List<? super T> to, List<? extends T> from) {
        $nonNull(from);
        $nonNull(to);
        int n = from.size();
        if (n > to.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        for (int i = 0; i < n; i++) {
            to.set(i, from.get(i));
        }
    }

    public static native void rotate(List<?> l, int by);

    @SuppressWarnings("unchecked")
    private static <T> T extreme(Collection<? extends T> c, Comparator<? super T> order, boolean max) {
        $nonNull(c);
        Iterator<? extends T> it = c.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T x = it.next();
            int d = Arrays.$compare(x, best, (Comparator<Object>) order);
            if (max ? d > 0 : d < 0) {
                best = x;
            }
        }
        return best;
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> c) {
        return Collections.<T>extreme(c, null, true);
    }

    public static <T> T max(Collection<? extends T> c, Comparator<? super T> order) {
        return Collections.<T>extreme(c, order, true);
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> c) {
        return Collections.<T>extreme(c, null, false);
    }

    public static <T> T min(Collection<? extends T> c, Comparator<? super T> order) {
        return Collections.<T>extreme(c, order, false);
    }

    public static int frequency(Collection<?> c, Object x) {
        $nonNull(c);
        int n = 0;
        for (Iterator<?> it = c.iterator(); it.hasNext();) {
            Object y = it.next();
            if (x == null ? y == null : x.equals(y)) {
                n++;
            }
        }
        return n;
    }

    public static boolean disjoint(Collection<?> a, Collection<?> b) {
        $nonNull(a);
        $nonNull(b);
        for (Iterator<?> it = a.iterator(); it.hasNext();) {
            if (b.contains(it.next())) {
                return false;
            }
        }
        return true;
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> c, T... xs) {
        $nonNull(xs);
        boolean changed = false;
        for (int i = 0; i < xs.length; i++) {
            $nonNull(c);
            changed |= c.add(xs[i]);
        }
        return changed;
    }

    public static <T> int binarySearch(List<? extends Comparable<? super T>> l, T key) {
        return search(l, key, null);
    }

    public static <T> int binarySearch(List<? extends T> l, T key, Comparator<? super T> c) {
        return search(l, key, c);
    }

    @SuppressWarnings("unchecked")
    private static int search(List<?> l, Object key, Comparator<?> c) {
        $nonNull(l);
        int low = 0;
        int high = l.size() - 1;
        while (low <= high) {
            int mid = low + (high - low) / 2;
            int d = Arrays.$compare(l.get(mid), key, (Comparator<Object>) c);
            if (d == 0) {
                return mid;
            }
            if (d < 0) {
                low = mid + 1;
            } else {
                high = mid - 1;
            }
        }
        return -low - 1;
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder() {
        return (a, b) -> Arrays.$compare(b, a, null);
    }

    public static <T> Comparator<T> reverseOrder(Comparator<T> c) {
        if (c == null) {
            return reverseOrder();
        }
        return (a, b) -> c.compare(b, a);
    }

    public static <T> List<T> emptyList() {
        return new Empty<T>();
    }

    public static <T> Set<T> emptySet() {
        return new FixedSet<T>(null, 0);
    }

    public static <K, V> Map<K, V> emptyMap() {
        return new FixedMap<K, V>(null, null, 0);
    }

    public static <T> Iterator<T> emptyIterator() {
        return new Same<T>(null, 0);
    }

    public static <T> List<T> singletonList(T x) {
        return new Single<T>(x);
    }

    public static <T> Set<T> singleton(T x) {
        return new FixedSet<T>(x, 1);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        return new FixedMap<K, V>(key, value, 1);
    }

    public static <T> List<T> nCopies(int n, T x) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        return new Copies<T>(x, n);
    }

    /** The same element some times. */
    private static class Same<T> implements Iterator<T> {
        private final T x;
        private final int n;
        private int left;

        Same(T x, int n) {
            this.x = x;
            this.n = n;
            left = n;
        }

        public boolean hasNext() {
            return left > 0;
        }

        public T next() {
            if (left <= 0) {
                throw new NoSuchElementException();
            }
            left--;
            return x;
        }

        public void remove() {
            if (n == 0) {
                throw new IllegalStateException();
            }
            throw new UnsupportedOperationException();
        }
    }

    private static class Copies<T> extends AbstractList<T> {
        private final T x;
        private final int n;

        Copies(T x, int n) {
            this.x = x;
            this.n = n;
        }

        public int size() {
            return n;
        }

        public T get(int i) {
            if (i < 0 || i >= n) {
                throw new IndexOutOfBoundsException("Index: " + i + ", Size: " + n);
            }
            return x;
        }

        public boolean contains(Object y) {
            return n > 0 && (x == null ? y == null : x.equals(y));
        }
    }

    private static class Single<T> extends Copies<T> {
        Single(T x) {
            super(x, 1);
        }

        public Iterator<T> iterator() {
            return new Same<T>(get(0), 1);
        }

        public void sort(Comparator<? super T> c) {
        }

        public boolean removeIf(Predicate<? super T> p) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<T> f) {
            throw new UnsupportedOperationException();
        }
    }

    private static class Empty<T> extends AbstractList<T> {
        public int size() {
            return 0;
        }

        public T get(int i) {
            throw new IndexOutOfBoundsException("Index: " + i);
        }

        public void sort(Comparator<? super T> c) {
        }

        public void clear() {
        }
    }

    private static class FixedSet<T> extends AbstractSet<T> {
        private final T x;
        private final int n; // 0 or 1

        FixedSet(T x, int n) {
            this.x = x;
            this.n = n;
        }

        public int size() {
            return n;
        }

        public boolean contains(Object y) {
            return n > 0 && (x == null ? y == null : x.equals(y));
        }

        public Iterator<T> iterator() {
            return new Same<T>(x, n);
        }
    }

    private static class FixedMap<K, V> extends AbstractMap<K, V> {
        private final K key;
        private final V value;
        private final int n; // 0 or 1

        FixedMap(K key, V value, int n) {
            this.key = key;
            this.value = value;
            this.n = n;
        }

        public int size() {
            return n;
        }

        private boolean is(Object x) {
            return n > 0 && (key == null ? x == null : key.equals(x));
        }

        public boolean containsKey(Object x) {
            return is(x);
        }

        public V get(Object x) {
            return is(x) ? value : null;
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new FixedSet<Map.Entry<K, V>>(n == 0 ? null : new AbstractMap.SimpleImmutableEntry<K, V>(key, value), n);
        }

        public V putIfAbsent(K k, V v) {
            throw new UnsupportedOperationException();
        }

        public V computeIfAbsent(K k, Function<? super K, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V computeIfPresent(K k, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V compute(K k, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V merge(K k, V v, BiFunction<? super V, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }
    }

    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
        $nonNull(c);
        return new Fixed<T>(c);
    }

    public static <T> List<T> unmodifiableList(List<? extends T> l) {
        $nonNull(l);
        return new FixedList<T>(l);
    }

    public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
        $nonNull(s);
        return new ReadSet<T>(s);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
        $nonNull(m);
        return new ReadMap<K, V>(m);
    }

    // With one thread there is nothing to synchronise.

    public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
        $nonNull(c);
        return c;
    }

    public static <T> List<T> synchronizedList(List<T> l) {
        $nonNull(l);
        return l;
    }

    public static <T> Set<T> synchronizedSet(Set<T> s) {
        $nonNull(s);
        return s;
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
        $nonNull(m);
        return m;
    }

    /** Hands on what does not change the collection. */
    private static class Fixed<E> implements Collection<E>, java.io.Serializable {
        final Collection<? extends E> c;

        Fixed(Collection<? extends E> c) {
            this.c = c;
        }

        public int size() {
            return c.size();
        }

        public boolean isEmpty() {
            return c.isEmpty();
        }

        public boolean contains(Object x) {
            return c.contains(x);
        }

        public boolean containsAll(Collection<?> xs) {
            return c.containsAll(xs);
        }

        public Object[] toArray() {
            return c.toArray();
        }

        public <T> T[] toArray(T[] xs) {
            return c.toArray(xs);
        }

        public String toString() {
            return c.toString();
        }

        public Iterator<E> iterator() {
            return new FixedIterator<E>(c.iterator());
        }

        public boolean add(E x) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object x) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends E> xs) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> xs) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> xs) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super E> p) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }
    }

    private static class FixedIterator<E> implements Iterator<E> {
        private final Iterator<? extends E> it;

        FixedIterator(Iterator<? extends E> it) {
            this.it = it;
        }

        public boolean hasNext() {
            return it.hasNext();
        }

        public E next() {
            return it.next();
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    private static class FixedList<E> extends Fixed<E> implements List<E>, RandomAccess {
        private final List<? extends E> l;

        FixedList(List<? extends E> l) {
            super(l);
            this.l = l;
        }

        public boolean equals(Object other) {
            return other == this || l.equals(other);
        }

        public int hashCode() {
            return l.hashCode();
        }

        public E get(int i) {
            return l.get(i);
        }

        public int indexOf(Object x) {
            return l.indexOf(x);
        }

        public int lastIndexOf(Object x) {
            return l.lastIndexOf(x);
        }

        public E set(int i, E x) {
            throw new UnsupportedOperationException();
        }

        public void add(int at, E x) {
            throw new UnsupportedOperationException();
        }

        public E remove(int i) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(int at, Collection<? extends E> xs) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<E> f) {
            throw new UnsupportedOperationException();
        }

        public void sort(Comparator<? super E> c) {
            throw new UnsupportedOperationException();
        }

        public native ListIterator<E> listIterator();

        public native ListIterator<E> listIterator(int at);

        @SuppressWarnings("unchecked")
        public List<E> subList(int from, int to) {
            return new FixedList<E>((List<E>) l.subList(from, to));
        }
    }

    private static class ReadSet<E> extends Fixed<E> implements Set<E> {
        ReadSet(Set<? extends E> s) {
            super(s);
        }

        public boolean equals(Object other) {
            return other == this || c.equals(other);
        }

        public int hashCode() {
            return c.hashCode();
        }
    }

    private static class ReadMap<K, V> implements Map<K, V>, java.io.Serializable {
        private final Map<? extends K, ? extends V> m;

        ReadMap(Map<? extends K, ? extends V> m) {
            this.m = m;
        }

        public int size() {
            return m.size();
        }

        public boolean isEmpty() {
            return m.isEmpty();
        }

        public boolean containsKey(Object key) {
            return m.containsKey(key);
        }

        public boolean containsValue(Object x) {
            return m.containsValue(x);
        }

        public V get(Object key) {
            return m.get(key);
        }

        @SuppressWarnings("unchecked")
        public V getOrDefault(Object key, V otherwise) {
            return ((Map<K, V>) m).getOrDefault(key, otherwise);
        }

        @SuppressWarnings("unchecked")
        public Set<K> keySet() {
            return new ReadSet<K>(((Map<K, V>) m).keySet());
        }

        @SuppressWarnings("unchecked")
        public Collection<V> values() {
            return new Fixed<V>(((Map<K, V>) m).values());
        }

        @SuppressWarnings("unchecked")
        public Set<Map.Entry<K, V>> entrySet() {
            return new EntrySet<K, V>(((Map<K, V>) m).entrySet());
        }

        public boolean equals(Object other) {
            return other == this || m.equals(other);
        }

        public int hashCode() {
            return m.hashCode();
        }

        public String toString() {
            return m.toString();
        }

        public V put(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        public void putAll(Map<? extends K, ? extends V> xs) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K key, V old, V value) {
            throw new UnsupportedOperationException();
        }

        public V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            throw new UnsupportedOperationException();
        }
    }

    /** Entries whose setValue throws. */
    private static class EntrySet<K, V> extends ReadSet<Map.Entry<K, V>> {
        EntrySet(Set<Map.Entry<K, V>> s) {
            super(s);
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<K, V>(c.iterator());
        }
    }

    private static class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final Iterator<? extends Map.Entry<K, V>> it;

        EntryIterator(Iterator<? extends Map.Entry<K, V>> it) {
            this.it = it;
        }

        public boolean hasNext() {
            return it.hasNext();
        }

        public Map.Entry<K, V> next() {
            return new ReadEntry<K, V>(it.next());
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    private static class ReadEntry<K, V> implements Map.Entry<K, V> {
        private final Map.Entry<K, V> e;

        ReadEntry(Map.Entry<K, V> e) {
            this.e = e;
        }

        public K getKey() {
            return e.getKey();
        }

        public V getValue() {
            return e.getValue();
        }

        public V setValue(V x) {
            throw new UnsupportedOperationException();
        }

        public boolean equals(Object other) {
            return other == this || other instanceof Map.Entry && e.equals(other);
        }

        public int hashCode() {
            return e.hashCode();
        }

        public String toString() {
            return e.toString();
        }
    }
}
