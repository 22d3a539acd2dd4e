package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
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
        int n = xs.size();
        if (n < 18 || xs instanceof RandomAccess) {
            for (int i = 0, k = n - 1; i < k; i++, k--) {
                xs.set(i, xs.set(k, xs.get(i)));
            }
            return;
        }
        ListIterator<Object> up = xs.listIterator();
        ListIterator<Object> down = xs.listIterator(n);
        for (int i = 0; i < n / 2; i++) {
            Object x = up.next();
            up.set(down.previous());
            down.set(x);
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

    @SuppressWarnings("unchecked")
    public static void shuffle(List<?> l, Random random) {
        $nonNull(l);
        int n = l.size();
        if (n < 5 || l instanceof RandomAccess) {
            for (int i = n; i > 1; i--) {
                $nonNull(random);
                swap(l, i - 1, random.nextInt(i));
            }
            return;
        }
        Object[] xs = l.toArray();
        for (int i = n; i > 1; i--) {
            $nonNull(random);
            int k = random.nextInt(i);
            Object x = xs[i - 1];
            xs[i - 1] = xs[k];
            xs[k] = x;
        }
        $set((List<Object>) l, xs);
    }

    /** Gives the elements of a list other values, from the start. */
    private static void $set(List<Object> l, Object[] xs) {
        ListIterator<Object> it = l.listIterator();
        for (int i = 0; i < xs.length; i++) {
            it.next();
            it.set(xs[i]);
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> void fill(List<? super T> l, T x) {
        $nonNull(l);
        int n = l.size();
        if (n < 25 || l instanceof RandomAccess) {
            for (int i = 0; i < n; i++) {
                l.set(i, x);
            }
            return;
        }
        ListIterator<? super T> it = l.listIterator();
        for (int i = 0; i < n; i++) {
            it.next();
            ((ListIterator<T>) it).set(x);
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> void copy(List<? super T> to, List<? extends T> from) {
        $nonNull(from);
        $nonNull(to);
        int n = from.size();
        if (n > to.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        if (n < 10 || from instanceof RandomAccess && to instanceof RandomAccess) {
            for (int i = 0; i < n; i++) {
                to.set(i, from.get(i));
            }
            return;
        }
        ListIterator<T> it = (ListIterator<T>) to.listIterator();
        ListIterator<? extends T> others = from.listIterator();
        for (int i = 0; i < n; i++) {
            it.next();
            it.set(others.next());
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
        Collection<?> asked = b;
        Collection<?> walked = a;
        if (a instanceof Set) {
            asked = a;
            walked = b;
        } else if (!(b instanceof Set)) {
            $nonNull(a);
            int n = a.size();
            $nonNull(b);
            int m = b.size();
            if (n == 0 || m == 0) {
                return true;
            }
            if (n > m) {
                asked = a;
                walked = b;
            }
        }
        $nonNull(walked);
        for (Iterator<?> it = walked.iterator(); it.hasNext();) {
            Object x = it.next();
            $nonNull(asked);
            if (asked.contains(x)) {
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

    /** Searches a long list by an iterator. */
    private static native void $walk(List<?> l);

    private static boolean $same(Object x, Object y) {
        return x == null ? y == null : x.equals(y);
    }

    @SuppressWarnings("unchecked")
    private static int search(List<?> l, Object key, Comparator<?> c) {
        $nonNull(l);
        if (!(l instanceof RandomAccess) && l.size() >= 5000) {
            $walk(l);
        }
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
        return (Comparator<T>) Reverse.ONE;
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder(Comparator<T> c) {
        if (c == null) {
            return (Comparator<T>) Reverse.ONE;
        }
        if (c == Reverse.ONE) {
            return (Comparator<T>) Comparator.naturalOrder();
        }
        if (c == (Object) Comparator.naturalOrder()) {
            return (Comparator<T>) Reverse.ONE;
        }
        return c instanceof ReverseOf ? ((ReverseOf<T>) c).of : new ReverseOf<T>(c);
    }

    private static class Reverse implements Comparator<Object>, java.io.Serializable {
        static final String $JDK = "java.util.Collections$ReverseComparator";

        static final Comparator<?> ONE = new Reverse();

        public int compare(Object a, Object b) {
            return Arrays.$compare(b, a, null);
        }

        public Comparator<Object> reversed() {
            return (Comparator<Object>) (Comparator<?>) Comparator.naturalOrder();
        }
    }

    private static class ReverseOf<T> implements Comparator<T>, java.io.Serializable {
        static final String $JDK = "java.util.Collections$ReverseComparator2";

        final Comparator<T> of;

        ReverseOf(Comparator<T> of) {
            this.of = of;
        }

        public int compare(T a, T b) {
            return of.compare(b, a);
        }

        public boolean equals(Object other) {
            return other == this || other instanceof ReverseOf && of.equals(((ReverseOf<?>) other).of);
        }

        public int hashCode() {
            return of.hashCode() ^ 0x80000000;
        }

        public Comparator<T> reversed() {
            return of;
        }
    }

    @SuppressWarnings("rawtypes")
    public static final List EMPTY_LIST = new Empty<Object>();

    @SuppressWarnings("rawtypes")
    public static final Set EMPTY_SET = new FixedSet<Object>(null, 0);

    @SuppressWarnings("rawtypes")
    public static final Map EMPTY_MAP = new FixedMap<Object, Object>(null, null, 0);

    @SuppressWarnings("unchecked")
    public static <T> List<T> emptyList() {
        return (List<T>) EMPTY_LIST;
    }

    @SuppressWarnings("unchecked")
    public static <T> Set<T> emptySet() {
        return (Set<T>) EMPTY_SET;
    }

    @SuppressWarnings("unchecked")
    public static <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) EMPTY_MAP;
    }

    private static class NoElements {
        static final Same<?> ONE = new Same<Object>(null, 0);
    }

    @SuppressWarnings("unchecked")
    public static <T> Iterator<T> emptyIterator() {
        return (Iterator<T>) NoElements.ONE;
    }

    @SuppressWarnings("unchecked")
    public static <T> ListIterator<T> emptyListIterator() {
        return (ListIterator<T>) NoPlaces.ONE;
    }

    private static class NoPlaces<T> extends Same<T> implements ListIterator<T> {
        static final String $JDK = "java.util.Collections$EmptyListIterator";

        static final NoPlaces<?> ONE = new NoPlaces<Object>();

        NoPlaces() {
            super(null, 0);
        }

        public boolean hasPrevious() {
            return false;
        }

        public T previous() {
            throw new NoSuchElementException();
        }

        public int nextIndex() {
            return 0;
        }

        public int previousIndex() {
            return -1;
        }

        public void set(T x) {
            throw new IllegalStateException();
        }

        public void add(T x) {
            throw new UnsupportedOperationException();
        }
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
        static final String $JDK = "java.util.Collections$EmptyIterator java.util.Collections$1";
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

    /** Throws unless a list of a size has a part between two indices. */
    static void $part(int from, int to, int size) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + from);
        }
        if (to > size) {
            throw new IndexOutOfBoundsException("toIndex = " + to);
        }
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
    }

    private static class Copies<T> extends AbstractList<T> implements RandomAccess {
        static final String $JDK = "java.util.Collections$CopiesList";
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

        public List<T> subList(int from, int to) {
            $part(from, to, n);
            return new Copies<T>(x, to - from);
        }

        public boolean contains(Object y) {
            return n > 0 && $same(y, x);
        }

        public int indexOf(Object y) {
            return contains(y) ? 0 : -1;
        }

        public int lastIndexOf(Object y) {
            return contains(y) ? n - 1 : -1;
        }

        public boolean equals(Object other) {
            if (other == this) {
                return true;
            }
            if (other instanceof Copies) {
                Copies<?> c = (Copies<?>) other;
                return n == c.n && (n == 0 || $same(x, c.x));
            }
            if (!(other instanceof List)) {
                return false;
            }
            int left = n;
            Iterator<?> it = ((List<?>) other).iterator();
            while (it.hasNext()) {
                if (left == 0) {
                    return false;
                }
                left--;
                Object y = it.next();
                if (x == null ? y != null : !x.equals(y)) {
                    return false;
                }
            }
            return left == 0 && !it.hasNext();
        }

        public int hashCode() {
            if (n == 0) {
                return 1;
            }
            int one = 1; // the hash code if that of x is 0
            int of = 0; // how often that of x counts
            for (int i = 0; i < n; i++) {
                one *= 31;
                of = 31 * of + 1;
            }
            return one + of * (x == null ? 0 : x.hashCode());
        }

        Iterator<T> $elements() {
            return iterator();
        }
    }

    /** For streams: whether c is the list of one element. */
    static boolean $single(Collection<?> c) {
        return c instanceof Single;
    }

    private static class Single<T> extends AbstractList<T> implements RandomAccess {
        static final String $JDK = "java.util.Collections$SingletonList";
        private final T x;

        Single(T x) {
            this.x = x;
        }

        public int size() {
            return 1;
        }

        public T get(int i) {
            if (i != 0) {
                throw new IndexOutOfBoundsException("Index: " + i + ", Size: 1");
            }
            return x;
        }

        public boolean contains(Object y) {
            return $same(y, x);
        }

        public Iterator<T> iterator() {
            return new Same<T>(x, 1);
        }

        public void forEach(Consumer<? super T> f) {
            $nonNull(f);
            f.accept(x);
        }

        public void sort(Comparator<? super T> c) {
        }

        public boolean removeIf(Predicate<? super T> p) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<T> f) {
            throw new UnsupportedOperationException();
        }

        Iterator<T> $elements() {
            return iterator();
        }
    }

    private static class Empty<T> extends AbstractList<T> implements RandomAccess {
        static final String $JDK = "java.util.Collections$EmptyList";
        public int size() {
            return 0;
        }

        public T get(int i) {
            throw new IndexOutOfBoundsException("Index: " + i);
        }

        public boolean contains(Object y) {
            return false;
        }

        public boolean containsAll(Collection<?> c) {
            $nonNull(c);
            return c.isEmpty();
        }

        public boolean equals(Object other) {
            return other instanceof List && ((List<?>) other).isEmpty();
        }

        public Iterator<T> iterator() {
            return emptyIterator();
        }

        public ListIterator<T> listIterator() {
            return emptyListIterator();
        }

        public void sort(Comparator<? super T> c) {
        }

        public void clear() {
        }

        Iterator<T> $elements() {
            return iterator();
        }
    }

    private static class FixedSet<T> extends AbstractSet<T> {
        static final String $JDK = "java.util.Collections$EmptySet java.util.Collections$SingletonSet";
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
            return n > 0 && $same(y, x);
        }

        public boolean containsAll(Collection<?> c) {
            $nonNull(c);
            return n == 0 ? c.isEmpty() : super.containsAll(c);
        }

        public boolean removeIf(Predicate<? super T> p) {
            $nonNull(n == 0 ? p : this);
            if (n > 0) {
                throw new UnsupportedOperationException();
            }
            return false;
        }

        public void forEach(Consumer<? super T> f) {
            $nonNull(f);
            if (n > 0) {
                f.accept(x);
            }
        }

        public Iterator<T> iterator() {
            return n == 0 ? Collections.<T>emptyIterator() : new Same<T>(x, n);
        }

        Iterator<T> $elements() {
            return iterator();
        }
    }

    private static class FixedMap<K, V> extends AbstractMap<K, V> {
        static final String $JDK = "java.util.Collections$EmptyMap java.util.Collections$SingletonMap";
        private Set<K> keys; // the views, once asked for
        private Collection<V> valueSet;
        private Set<Map.Entry<K, V>> entries;
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
            return n > 0 && $same(x, key);
        }

        public boolean containsKey(Object x) {
            return is(x);
        }

        public V get(Object x) {
            return is(x) ? value : null;
        }

        public Set<Map.Entry<K, V>> entrySet() {
            if (n == 0) {
                return emptySet();
            }
            if (entries == null) {
                entries = new FixedSet<Map.Entry<K, V>>(new AbstractMap.SimpleImmutableEntry<K, V>(key, value), 1);
            }
            return entries;
        }

        public boolean containsValue(Object x) {
            return n > 0 && $same(x, value);
        }

        public V getOrDefault(Object x, V otherwise) {
            return is(x) ? value : otherwise;
        }

        public Set<K> keySet() {
            if (n == 0) {
                return emptySet();
            }
            if (keys == null) {
                keys = new FixedSet<K>(key, 1);
            }
            return keys;
        }

        public Collection<V> values() {
            if (n == 0) {
                return emptySet();
            }
            if (valueSet == null) {
                valueSet = new FixedSet<V>(value, 1);
            }
            return valueSet;
        }

        public boolean equals(Object other) {
            return n == 0 ? other instanceof Map && ((Map<?, ?>) other).isEmpty() : super.equals(other);
        }

        public int hashCode() {
            return n == 0 ? 0 : Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public void forEach(BiConsumer<? super K, ? super V> f) {
            $nonNull(f);
            if (n > 0) {
                f.accept(key, value);
            }
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            $nonNull(n == 0 ? f : this);
            if (n > 0) {
                throw new UnsupportedOperationException();
            }
        }

        public boolean remove(Object k, Object v) {
            throw new UnsupportedOperationException();
        }

        public boolean replace(K k, V old, V v) {
            throw new UnsupportedOperationException();
        }

        public V replace(K k, V v) {
            throw new UnsupportedOperationException();
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

    // What is of exactly the class that would be made is handed back.

    @SuppressWarnings("unchecked")
    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
        $nonNull(c);
        if (c instanceof Fixed && !(c instanceof FixedList) && !(c instanceof ReadSet)) {
            return (Collection<T>) c;
        }
        return new Fixed<T>(c);
    }

    @SuppressWarnings("unchecked")
    public static <T> List<T> unmodifiableList(List<? extends T> l) {
        $nonNull(l);
        if (l instanceof FixedList) {
            return (List<T>) l;
        }
        return l instanceof RandomAccess ? new FixedArray<T>(l) : new FixedList<T>(l);
    }

    @SuppressWarnings("unchecked")
    public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
        $nonNull(s);
        if (s instanceof ReadSet && !(s instanceof EntrySet)) {
            return (Set<T>) s;
        }
        return new ReadSet<T>(s);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
        $nonNull(m);
        if (m instanceof ReadMap) {
            return (Map<K, V>) m;
        }
        return new ReadMap<K, V>(m);
    }

    public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
        $nonNull(c);
        return new Locked<T>(c);
    }

    public static <T> List<T> synchronizedList(List<T> l) {
        $nonNull(l);
        return l instanceof RandomAccess ? new LockedArray<T>(l) : new LockedList<T>(l);
    }

    public static <T> Set<T> synchronizedSet(Set<T> s) {
        $nonNull(s);
        return new LockedSet<T>(s);
    }

    // For code of the JDK, which says what to lock.

    static <T> Collection<T> synchronizedCollection(Collection<T> c, Object mutex) {
        $nonNull(c);
        $nonNull(mutex);
        return new Locked<T>(c, mutex);
    }

    static <T> Set<T> synchronizedSet(Set<T> s, Object mutex) {
        $nonNull(s);
        $nonNull(mutex);
        return new LockedSet<T>(s, mutex);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
        $nonNull(m);
        return new LockedMap<K, V>(m);
    }

    /** Hands on what does not change the collection. */
    private static class Fixed<E> implements Collection<E>, java.io.Serializable {
        static final String $JDK = "java.util.Collections$UnmodifiableCollection";
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

        @SuppressWarnings("unchecked")
        public java.util.stream.Stream<E> stream() {
            return (java.util.stream.Stream<E>) c.stream();
        }

        @SuppressWarnings("unchecked")
        public java.util.stream.Stream<E> parallelStream() {
            return (java.util.stream.Stream<E>) c.parallelStream();
        }

        @SuppressWarnings("unchecked")
        public Spliterator<E> spliterator() {
            return (Spliterator<E>) c.spliterator();
        }

        public <T> T[] toArray(java.util.function.IntFunction<T[]> f) {
            return c.toArray(f);
        }

        public void forEach(Consumer<? super E> f) {
            c.forEach(f);
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
        static final String $JDK = "java.util.Collections$UnmodifiableCollection$1";
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

        public void forEachRemaining(Consumer<? super E> f) {
            it.forEachRemaining(f);
        }
    }

    private static class FixedPlaces<E> implements ListIterator<E> {
        static final String $JDK = "java.util.Collections$UnmodifiableList$1";
        private final ListIterator<? extends E> it;

        FixedPlaces(ListIterator<? extends E> it) {
            this.it = it;
        }

        public boolean hasNext() {
            return it.hasNext();
        }

        public E next() {
            return it.next();
        }

        public boolean hasPrevious() {
            return it.hasPrevious();
        }

        public E previous() {
            return it.previous();
        }

        public int nextIndex() {
            return it.nextIndex();
        }

        public int previousIndex() {
            return it.previousIndex();
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

        public void forEachRemaining(Consumer<? super E> f) {
            it.forEachRemaining(f);
        }
    }

    private static class FixedList<E> extends Fixed<E> implements List<E> {
        static final String $JDK = "java.util.Collections$UnmodifiableList";
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

        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int at) {
            return new FixedPlaces<E>(l.listIterator(at));
        }

        @SuppressWarnings("unchecked")
        public List<E> subList(int from, int to) {
            return new FixedList<E>((List<E>) l.subList(from, to));
        }
    }

    private static class FixedArray<E> extends FixedList<E> implements RandomAccess {
        static final String $JDK = "java.util.Collections$UnmodifiableRandomAccessList";

        private final List<? extends E> l;

        FixedArray(List<? extends E> l) {
            super(l);
            this.l = l;
        }

        @SuppressWarnings("unchecked")
        public List<E> subList(int from, int to) {
            return new FixedArray<E>((List<E>) l.subList(from, to));
        }
    }

    private static class ReadSet<E> extends Fixed<E> implements Set<E> {
        static final String $JDK = "java.util.Collections$UnmodifiableSet";
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
        static final String $JDK = "java.util.Collections$UnmodifiableMap";
        private Set<K> keys; // the views, once asked for
        private Collection<V> values;
        private Set<Map.Entry<K, V>> entries;
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
            Set<K> view = keys;
            if (view == null) {
                view = new ReadSet<K>(((Map<K, V>) m).keySet());
                keys = view;
            }
            return view;
        }

        @SuppressWarnings("unchecked")
        public Collection<V> values() {
            Collection<V> view = values;
            if (view == null) {
                view = new Fixed<V>(((Map<K, V>) m).values());
                values = view;
            }
            return view;
        }

        @SuppressWarnings("unchecked")
        public Set<Map.Entry<K, V>> entrySet() {
            Set<Map.Entry<K, V>> view = entries;
            if (view == null) {
                view = new EntrySet<K, V>(((Map<K, V>) m).entrySet());
                entries = view;
            }
            return view;
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

        @SuppressWarnings("unchecked")
        public void forEach(BiConsumer<? super K, ? super V> f) {
            ((Map<K, V>) m).forEach(f);
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
    @SuppressWarnings("unchecked")
    private static class EntrySet<K, V> extends ReadSet<Map.Entry<K, V>> {
        static final String $JDK = "java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet";
        EntrySet(Set<Map.Entry<K, V>> s) {
            super(s);
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<K, V>(c.iterator());
        }

        public java.util.stream.Stream<Map.Entry<K, V>> stream() {
            return java.util.stream.StreamSupport.$of(this);
        }

        public void forEach(Consumer<? super Map.Entry<K, V>> f) {
            $nonNull(f);
            c.forEach(e -> f.accept(new ReadEntry<K, V>(e)));
        }

        public boolean contains(Object x) {
            return x instanceof Map.Entry && c.contains(new ReadEntry<Object, Object>((Map.Entry<Object, Object>) x));
        }

        public boolean containsAll(Collection<?> xs) {
            $nonNull(xs);
            for (Iterator<?> it = xs.iterator(); it.hasNext();) {
                if (!contains(it.next())) {
                    return false;
                }
            }
            return true;
        }

        public boolean equals(Object other) {
            return other == this || other instanceof Set && ((Set<?>) other).size() == c.size() && containsAll((Set<?>) other);
        }
    }

    private static class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        static final String $JDK = "java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$1";
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
        static final String $JDK = "java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$UnmodifiableEntry";
        private final Map.Entry<K, V> e;

        ReadEntry(Map.Entry<K, V> e) {
            $nonNull(e);
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
            if (other == this) {
                return true;
            }
            if (!(other instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> o = (Map.Entry<?, ?>) other;
            return $same(e.getKey(), o.getKey()) && $same(e.getValue(), o.getValue());
        }

        public int hashCode() {
            return e.hashCode();
        }

        public String toString() {
            return e.toString();
        }
    }

    /** Hands on everything, with the monitor of an object. */
    private static class Locked<E> implements Collection<E>, java.io.Serializable {
        static final String $JDK = "java.util.Collections$SynchronizedCollection";
        final Collection<E> c;
        final Object mutex;

        Locked(Collection<E> c) {
            this.c = c;
            mutex = this;
        }

        Locked(Collection<E> c, Object mutex) {
            this.c = c;
            this.mutex = mutex;
        }

        public int size() {
            synchronized (mutex) {
                return c.size();
            }
        }

        public boolean isEmpty() {
            synchronized (mutex) {
                return c.isEmpty();
            }
        }

        public boolean contains(Object x) {
            synchronized (mutex) {
                return c.contains(x);
            }
        }

        public boolean containsAll(Collection<?> xs) {
            synchronized (mutex) {
                return c.containsAll(xs);
            }
        }

        public Object[] toArray() {
            synchronized (mutex) {
                return c.toArray();
            }
        }

        public <T> T[] toArray(T[] xs) {
            synchronized (mutex) {
                return c.toArray(xs);
            }
        }

        public Iterator<E> iterator() {
            return c.iterator();
        }

        public boolean add(E x) {
            synchronized (mutex) {
                return c.add(x);
            }
        }

        public boolean remove(Object x) {
            synchronized (mutex) {
                return c.remove(x);
            }
        }

        public boolean addAll(Collection<? extends E> xs) {
            synchronized (mutex) {
                return c.addAll(xs);
            }
        }

        public boolean removeAll(Collection<?> xs) {
            synchronized (mutex) {
                return c.removeAll(xs);
            }
        }

        public boolean retainAll(Collection<?> xs) {
            synchronized (mutex) {
                return c.retainAll(xs);
            }
        }

        public boolean removeIf(Predicate<? super E> p) {
            synchronized (mutex) {
                return c.removeIf(p);
            }
        }

        public <T> T[] toArray(java.util.function.IntFunction<T[]> f) {
            return c.toArray(f);
        }

        public Spliterator<E> spliterator() {
            return c.spliterator();
        }

        public java.util.stream.Stream<E> stream() {
            return c.stream();
        }

        public java.util.stream.Stream<E> parallelStream() {
            return c.parallelStream();
        }

        public void forEach(Consumer<? super E> f) {
            synchronized (mutex) {
                c.forEach(f);
            }
        }

        public void clear() {
            synchronized (mutex) {
                c.clear();
            }
        }

        public String toString() {
            synchronized (mutex) {
                return c.toString();
            }
        }
    }

    private static class LockedSet<E> extends Locked<E> implements Set<E> {
        static final String $JDK = "java.util.Collections$SynchronizedSet";
        LockedSet(Set<E> s) {
            super(s);
        }

        LockedSet(Set<E> s, Object mutex) {
            super(s, mutex);
        }

        public boolean equals(Object other) {
            if (other == this) {
                return true;
            }
            synchronized (mutex) {
                return c.equals(other);
            }
        }

        public int hashCode() {
            synchronized (mutex) {
                return c.hashCode();
            }
        }
    }

    private static class LockedList<E> extends Locked<E> implements List<E> {
        static final String $JDK = "java.util.Collections$SynchronizedList";
        private final List<E> l;

        LockedList(List<E> l) {
            super(l);
            this.l = l;
        }

        LockedList(List<E> l, Object mutex) {
            super(l, mutex);
            this.l = l;
        }

        public boolean equals(Object other) {
            if (other == this) {
                return true;
            }
            synchronized (mutex) {
                return l.equals(other);
            }
        }

        public List<E> subList(int from, int to) {
            synchronized (mutex) {
                return new LockedList<E>(l.subList(from, to), mutex);
            }
        }

        public int hashCode() {
            synchronized (mutex) {
                return l.hashCode();
            }
        }

        public E get(int i) {
            synchronized (mutex) {
                return l.get(i);
            }
        }

        public E set(int i, E x) {
            synchronized (mutex) {
                return l.set(i, x);
            }
        }

        public void add(int at, E x) {
            synchronized (mutex) {
                l.add(at, x);
            }
        }

        public E remove(int i) {
            synchronized (mutex) {
                return l.remove(i);
            }
        }

        public boolean addAll(int at, Collection<? extends E> xs) {
            synchronized (mutex) {
                return l.addAll(at, xs);
            }
        }

        public int indexOf(Object x) {
            synchronized (mutex) {
                return l.indexOf(x);
            }
        }

        public int lastIndexOf(Object x) {
            synchronized (mutex) {
                return l.lastIndexOf(x);
            }
        }

        public ListIterator<E> listIterator() {
            return l.listIterator();
        }

        public ListIterator<E> listIterator(int at) {
            return l.listIterator(at);
        }

        public void replaceAll(UnaryOperator<E> f) {
            synchronized (mutex) {
                l.replaceAll(f);
            }
        }

        public void sort(Comparator<? super E> c) {
            synchronized (mutex) {
                l.sort(c);
            }
        }
    }

    private static class LockedArray<E> extends LockedList<E> implements RandomAccess {
        static final String $JDK = "java.util.Collections$SynchronizedRandomAccessList";
        private final List<E> l;

        LockedArray(List<E> l) {
            super(l);
            this.l = l;
        }

        LockedArray(List<E> l, Object mutex) {
            super(l, mutex);
            this.l = l;
        }

        public List<E> subList(int from, int to) {
            synchronized (mutex) {
                return new LockedArray<E>(l.subList(from, to), mutex);
            }
        }
    }

    private static class LockedMap<K, V> implements Map<K, V>, java.io.Serializable {
        static final String $JDK = "java.util.Collections$SynchronizedMap";
        private Set<K> keys; // the views, once asked for
        private Collection<V> values;
        private Set<Map.Entry<K, V>> entries;
        private final Map<K, V> m;
        private final Object mutex;

        LockedMap(Map<K, V> m) {
            this.m = m;
            mutex = this;
        }

        public boolean equals(Object other) {
            if (other == this) {
                return true;
            }
            synchronized (mutex) {
                return m.equals(other);
            }
        }

        public Set<K> keySet() {
            synchronized (mutex) {
                Set<K> view = keys;
                if (view == null) {
                    view = new LockedSet<K>(m.keySet(), mutex);
                    keys = view;
                }
                return view;
            }
        }

        public Collection<V> values() {
            synchronized (mutex) {
                Collection<V> view = values;
                if (view == null) {
                    view = new Locked<V>(m.values(), mutex);
                    values = view;
                }
                return view;
            }
        }

        public Set<Map.Entry<K, V>> entrySet() {
            synchronized (mutex) {
                Set<Map.Entry<K, V>> view = entries;
                if (view == null) {
                    view = new LockedSet<Map.Entry<K, V>>(m.entrySet(), mutex);
                    entries = view;
                }
                return view;
            }
        }

        public int hashCode() {
            synchronized (mutex) {
                return m.hashCode();
            }
        }

        public int size() {
            synchronized (mutex) {
                return m.size();
            }
        }

        public boolean isEmpty() {
            synchronized (mutex) {
                return m.isEmpty();
            }
        }

        public boolean containsKey(Object key) {
            synchronized (mutex) {
                return m.containsKey(key);
            }
        }

        public boolean containsValue(Object x) {
            synchronized (mutex) {
                return m.containsValue(x);
            }
        }

        public V get(Object key) {
            synchronized (mutex) {
                return m.get(key);
            }
        }

        public V getOrDefault(Object key, V otherwise) {
            synchronized (mutex) {
                return m.getOrDefault(key, otherwise);
            }
        }

        public V put(K key, V value) {
            synchronized (mutex) {
                return m.put(key, value);
            }
        }

        public V remove(Object key) {
            synchronized (mutex) {
                return m.remove(key);
            }
        }

        public void putAll(Map<? extends K, ? extends V> xs) {
            synchronized (mutex) {
                m.putAll(xs);
            }
        }

        public void clear() {
            synchronized (mutex) {
                m.clear();
            }
        }

        public String toString() {
            synchronized (mutex) {
                return m.toString();
            }
        }

        public void forEach(BiConsumer<? super K, ? super V> f) {
            synchronized (mutex) {
                m.forEach(f);
            }
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                m.replaceAll(f);
            }
        }

        public V putIfAbsent(K key, V value) {
            synchronized (mutex) {
                return m.putIfAbsent(key, value);
            }
        }

        public boolean remove(Object key, Object value) {
            synchronized (mutex) {
                return m.remove(key, value);
            }
        }

        public boolean replace(K key, V old, V value) {
            synchronized (mutex) {
                return m.replace(key, old, value);
            }
        }

        public V replace(K key, V value) {
            synchronized (mutex) {
                return m.replace(key, value);
            }
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            synchronized (mutex) {
                return m.computeIfAbsent(key, f);
            }
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.computeIfPresent(key, f);
            }
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.compute(key, f);
            }
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.merge(key, value, f);
            }
        }
    }
}
