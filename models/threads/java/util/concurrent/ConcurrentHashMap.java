package java.util.concurrent;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Keys and values in a list. While a function runs for a key, others that change this key wait. */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, java.io.Serializable {
    static final String $STEPS = "get getOrDefault containsKey $awaitChange $awaitExchange $awaitBegin $end";

    /** A key and its value. */
    private static final class $Mapping {
        final Object key;
        Object value;
        $Mapping next;

        $Mapping(Object key, Object value, $Mapping next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private $Mapping first;
    private int size;

    public ConcurrentHashMap() { }

    public ConcurrentHashMap(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException();
        }
    }

    private $Mapping $find(Object key) {
        if (key == null) {
            throw new NullPointerException();
        }
        $Mapping m = first;
        while (m != null && !key.equals(m.key)) {
            m = m.next;
        }
        return m;
    }

    private void $set($Mapping m, Object key, Object value) {
        if (value == null) {
            if (m != null) {
                $drop(m);
            }
        } else if (m != null) {
            m.value = value;
        } else {
            first = new $Mapping(key, value, first);
            size++;
        }
    }

    private void $drop($Mapping m) {
        size--;
        if (first == m) {
            first = m.next;
            return;
        }
        $Mapping p = first;
        while (p.next != m) {
            p = p.next;
        }
        p.next = m.next;
    }

    @SuppressWarnings("unchecked")
    private V $value($Mapping m) {
        return m == null ? null : (V) m.value;
    }

    public V get(Object key) {
        return $value($find(key));
    }

    public V getOrDefault(Object key, V other) {
        V v = $value($find(key));
        return v == null ? other : v;
    }

    public boolean containsKey(Object key) {
        return $find(key) != null;
    }

    /** A key for which a thread runs a function. Others that change the key wait for its end, and do not see what is new before. */
    private static final class $Slot {
        final Object key;
        final int thread;
        Object value; // before
        boolean mine;
        $Slot next;

        $Slot(Object key, int thread) {
            this.key = key;
            this.thread = thread;
        }
    }

    private $Slot busy;

    /** What changes a map does within a function of the same map has no model: it depends on where the JDK has the keys. */
    private static native void $recursive();

    private boolean $busy(Object key, int thread) {
        boolean found = false;
        for ($Slot s = busy; s != null; s = s.next) {
            if (s.thread == thread) {
                $recursive();
            }
            found |= key.equals(s.key);
        }
        return found;
    }

    private static final int PUT = 0;
    private static final int PUT_IF_ABSENT = 1;
    private static final int REPLACE = 2;
    private static final int REMOVE = 3;

    private boolean $awaitChange(int how, Object key, Object value, int thread, Object[] old) {
        if ($busy(key, thread)) {
            return false;
        }
        $Mapping m = $find(key);
        old[0] = m == null ? null : m.value;
        if (how != PUT_IF_ABSENT && how != REPLACE || (m == null) == (how == PUT_IF_ABSENT)) {
            $set(m, key, value);
        }
        return true;
    }

    @SuppressWarnings("unchecked")
    private V $change(int how, Object key, Object value) {
        if (key == null) {
            throw new NullPointerException();
        }
        Object[] old = new Object[1];
        $awaitChange(how, key, value, Thread.$self(), old);
        return (V) old[0];
    }

    public V put(K key, V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return $change(PUT, key, value);
    }

    public V putIfAbsent(K key, V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return $change(PUT_IF_ABSENT, key, value);
    }

    public V replace(K key, V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return $change(REPLACE, key, value);
    }

    public V remove(Object key) {
        return $change(REMOVE, key, null);
    }

    private boolean $awaitExchange(Object key, Object old, Object value, int thread, boolean[] done) {
        if ($busy(key, thread)) {
            return false;
        }
        $Mapping m = $find(key);
        if (m != null && old.equals(m.value)) {
            $set(m, key, value);
            done[0] = true;
        }
        return true;
    }

    private boolean $exchange(Object key, Object old, Object value) {
        boolean[] done = new boolean[1];
        $awaitExchange(key, old, value, Thread.$self(), done);
        return done[0];
    }

    public boolean remove(Object key, Object value) {
        if (key == null) {
            throw new NullPointerException();
        }
        return value != null && $exchange(key, value, null);
    }

    public boolean replace(K key, V old, V value) {
        if (key == null || old == null || value == null) {
            throw new NullPointerException();
        }
        return $exchange(key, old, value);
    }

    /** What a look at all keys gives, while other threads change some, has no model: it is no step. */
    private static native void $changes();

    public int size() {
        if (!Thread.$alone()) {
            $changes();
        }
        return size;
    }

    public long mappingCount() {
        return size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public void clear() {
        if (!Thread.$alone()) {
            $changes();
        }
        first = null;
        size = 0;
    }

    private static final int ABSENT = 0;
    private static final int PRESENT = 1;
    private static final int ANY = 2;

    /** Begins a function for a key, unless there is (PRESENT: is not) one. With a value, a key without one gets it instead. */
    private boolean $awaitBegin($Slot s, int when, Object value) {
        $Mapping m = $find(s.key);
        s.value = m == null ? null : m.value;
        if (when == ABSENT && m != null) {
            return true;
        }
        if ($busy(s.key, s.thread)) {
            return false;
        }
        if (m == null && value != null) {
            $set(null, s.key, value);
            return true;
        }
        if (m == null && when == PRESENT) {
            return true;
        }
        s.mine = true;
        s.next = busy;
        busy = s;
        return true;
    }

    /** Ends a function. */
    private void $end($Slot s, boolean sets, Object value) {
        if (busy == s) {
            busy = s.next;
        } else {
            $Slot p = busy;
            while (p.next != s) {
                p = p.next;
            }
            p.next = s.next;
        }
        if (sets) {
            $set($find(s.key), s.key, value);
        }
    }

    @SuppressWarnings("unchecked")
    private static <X extends Throwable> void $throw(Throwable e) throws X {
        throw (X) e;
    }

    private $Slot $begin(Object key, Object f, int when, Object value) {
        if (key == null || f == null) {
            throw new NullPointerException();
        }
        $Slot s = new $Slot(key, Thread.$self());
        $awaitBegin(s, when, value);
        return s;
    }

    @SuppressWarnings("unchecked")
    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        $Slot s = $begin(key, f, ABSENT, null);
        if (!s.mine) {
            return (V) s.value;
        }
        V v = null;
        try {
            v = f.apply(key);
        } catch (Throwable e) {
            $end(s, false, null);
            ConcurrentHashMap.<RuntimeException>$throw(e);
        }
        $end(s, true, v);
        return v;
    }

    @SuppressWarnings("unchecked")
    private V $apply($Slot s, K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (!s.mine) {
            return null;
        }
        V v = null;
        try {
            v = f.apply(key, (V) s.value);
        } catch (Throwable e) {
            $end(s, false, null);
            ConcurrentHashMap.<RuntimeException>$throw(e);
        }
        $end(s, true, v);
        return v;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        return $apply($begin(key, f, PRESENT, null), key, f);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        return $apply($begin(key, f, ANY, null), key, f);
    }

    @SuppressWarnings("unchecked")
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        if (value == null) {
            throw new NullPointerException();
        }
        $Slot s = $begin(key, f, ANY, value);
        if (!s.mine) {
            return value;
        }
        V v = null;
        try {
            v = f.apply((V) s.value, value);
        } catch (Throwable e) {
            $end(s, false, null);
            ConcurrentHashMap.<RuntimeException>$throw(e);
        }
        $end(s, true, v);
        return v;
    }

    public static <T> KeySetView<T, Boolean> newKeySet() {
        return new KeySetView<>(new ConcurrentHashMap<>(), Boolean.TRUE);
    }

    public static <T> KeySetView<T, Boolean> newKeySet(int capacity) {
        return new KeySetView<>(new ConcurrentHashMap<>(capacity), Boolean.TRUE);
    }

    /** What the views of a map have in common. */
    abstract static class CollectionView<K, V, E> implements java.util.Collection<E>, java.io.Serializable {
        final ConcurrentHashMap<K, V> map;

        CollectionView(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public final void clear() {
            map.clear();
        }

        public final int size() {
            return map.size();
        }

        public final boolean isEmpty() {
            return map.isEmpty();
        }

        public final native boolean containsAll(java.util.Collection<?> c);

        public native boolean retainAll(java.util.Collection<?> c);

        public native boolean removeAll(java.util.Collection<?> c);

        public final native Object[] toArray();

        public final native <T> T[] toArray(T[] to);

        public final native String toString();
    }

    /** The keys of a map, which is also a set of its own. */
    public static class KeySetView<K, V> extends CollectionView<K, V, K> implements Set<K>, java.io.Serializable {
        private final V value;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            super(map);
            this.value = value;
        }

        public V getMappedValue() {
            return value;
        }

        public boolean contains(Object key) {
            return map.containsKey(key);
        }

        public boolean remove(Object key) {
            return map.remove(key) != null;
        }

        public boolean add(K key) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return map.putIfAbsent(key, value) == null;
        }

        public boolean addAll(java.util.Collection<? extends K> c) {
            boolean added = false;
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            for (K key : c) {
                added |= map.putIfAbsent(key, value) == null;
            }
            return added;
        }

        public native java.util.Iterator<K> iterator();

        public native java.util.Spliterator<K> spliterator();

        public native boolean equals(Object o);

        public native int hashCode();

        public native void forEach(java.util.function.Consumer<? super K> f);
    }

    public native Set<Map.Entry<K, V>> entrySet();
}
