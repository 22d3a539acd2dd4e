package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The methods with a body, and those that compiling models takes. */
public interface Map<K, V> {
    int size();

    boolean isEmpty();

    boolean containsKey(Object key);

    boolean containsValue(Object x);

    V get(Object key);

    V put(K key, V value);

    V remove(Object key);

    void putAll(Map<? extends K, ? extends V> m);

    void clear();

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();

    boolean equals(Object other);

    int hashCode();

    interface Entry<K, V> {
        K getKey();

        V getValue();

        V setValue(V x);

        boolean equals(Object other);

        int hashCode();

        @SuppressWarnings("unchecked")
        static <K, V> Map.Entry<K, V> copyOf(Map.Entry<? extends K, ? extends V> e) {
            if (e == null) {
                throw new NullPointerException();
            }
            if (e instanceof ImmutableCollections.Pair) {
                return (Map.Entry<K, V>) e;
            }
            return new ImmutableCollections.Pair<K, V>(e.getKey(), e.getValue());
        }

        static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() {
            return (Comparator<Map.Entry<K, V>> & java.io.Serializable) (a, b) -> a.getKey().compareTo(b.getKey());
        }

        static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() {
            return (Comparator<Map.Entry<K, V>> & java.io.Serializable) (a, b) -> a.getValue().compareTo(b.getValue());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> c) {
            if (c == null) {
                throw new NullPointerException();
            }
            return (Comparator<Map.Entry<K, V>> & java.io.Serializable) (a, b) -> c.compare(a.getKey(), b.getKey());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> c) {
            if (c == null) {
                throw new NullPointerException();
            }
            return (Comparator<Map.Entry<K, V>> & java.io.Serializable) (a, b) -> c.compare(a.getValue(), b.getValue());
        }
    }

    default V getOrDefault(Object key, V otherwise) {
        V v = get(key);
        return v != null || containsKey(key) ? v : otherwise;
    }

    default void forEach(BiConsumer<? super K, ? super V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            Map.Entry<K, V> e = it.next();
            K k;
            V v;
            try {
                k = e.getKey();
                v = e.getValue();
            } catch (IllegalStateException x) { // the entry is no longer there
                throw new ConcurrentModificationException(x);
            }
            f.accept(k, v);
        }
    }

    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            Map.Entry<K, V> e = it.next();
            K k;
            V v;
            try {
                k = e.getKey();
                v = e.getValue();
            } catch (IllegalStateException x) {
                throw new ConcurrentModificationException(x);
            }
            v = f.apply(k, v);
            try {
                e.setValue(v);
            } catch (IllegalStateException x) {
                throw new ConcurrentModificationException(x);
            }
        }
    }

    default V putIfAbsent(K key, V value) {
        V v = get(key);
        return v == null ? put(key, value) : v;
    }

    default boolean remove(Object key, Object value) {
        Object v = get(key);
        if (!Objects.equals(v, value) || v == null && !containsKey(key)) {
            return false;
        }
        remove(key);
        return true;
    }

    default boolean replace(K key, V old, V value) {
        Object v = get(key);
        if (!Objects.equals(v, old) || v == null && !containsKey(key)) {
            return false;
        }
        put(key, value);
        return true;
    }

    default V replace(K key, V value) {
        V v = get(key);
        return v != null || containsKey(key) ? put(key, value) : v;
    }

    default V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        V v = get(key);
        if (v == null) {
            v = f.apply(key);
            if (v != null) {
                put(key, v);
            }
        }
        return v;
    }

    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        V old = get(key);
        if (old == null) {
            return null;
        }
        V v = f.apply(key, old);
        if (v == null) {
            remove(key);
        } else {
            put(key, v);
        }
        return v;
    }

    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        V old = get(key);
        V v = f.apply(key, old);
        if (v != null) {
            put(key, v);
        } else if (old != null || containsKey(key)) {
            remove(key);
        }
        return v;
    }

    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        if (f == null || value == null) {
            throw new NullPointerException();
        }
        V old = get(key);
        V v = old == null ? value : f.apply(old, value);
        if (v == null) {
            remove(key);
        } else {
            put(key, v);
        }
        return v;
    }

    static <K, V> Map.Entry<K, V> entry(K key, V value) {
        return new ImmutableCollections.Pair<K, V>(key, value);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        if (m instanceof ImmutableCollections.MapOf) {
            Map<K, V> same = (Map<K, V>) m;
            return same;
        }
        return (Map<K, V>) Map.ofEntries(m.entrySet().toArray(new Map.Entry[0]));
    }

    @SafeVarargs
    static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... es) {
        if (es == null) {
            throw new NullPointerException();
        }
        Object[] xs = new Object[2 * es.length];
        for (int i = 0; i < es.length; i++) {
            if (es[i] == null) {
                throw new NullPointerException();
            }
            xs[2 * i] = es[i].getKey();
            xs[2 * i + 1] = es[i].getValue();
        }
        return ImmutableCollections.<K, V>map(xs);
    }

    static <K, V> Map<K, V> of() {
        return ImmutableCollections.map();
    }

    static <K, V> Map<K, V> of(K k1, V v1) {
        return new ImmutableCollections.MapOf<K, V>(new Object[] {k1, v1});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
        return new ImmutableCollections.MapOf<K, V>(new Object[] {k1, v1, k2, v2});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
        return new ImmutableCollections.MapOf<K, V>(new Object[] {k1, v1, k2, v2, k3, v3});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
        return new ImmutableCollections.MapOf<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5) {
        return new ImmutableCollections.MapOf<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6) {
        return new ImmutableCollections.MapOf<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7) {
        return new ImmutableCollections.MapOf<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8) {
        return new ImmutableCollections.MapOf<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9) {
        return new ImmutableCollections.MapOf<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10) {
        return new ImmutableCollections.MapOf<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9, k10, v10});
    }
}
