package java.util.concurrent;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Keys and values in a list. What a function does within a method is a part of its step. */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, java.io.Serializable {
    static final String $STEPS = "get getOrDefault containsKey put putIfAbsent remove replace computeIfAbsent computeIfPresent compute merge";

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

    public V put(K key, V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        $Mapping m = $find(key);
        V old = $value(m);
        $set(m, key, value);
        return old;
    }

    public V putIfAbsent(K key, V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        $Mapping m = $find(key);
        if (m == null) {
            $set(null, key, value);
        }
        return $value(m);
    }

    public V remove(Object key) {
        $Mapping m = $find(key);
        V old = $value(m);
        $set(m, key, null);
        return old;
    }

    public boolean remove(Object key, Object value) {
        $Mapping m = $find(key);
        if (m == null || value == null || !value.equals(m.value)) {
            return false;
        }
        $drop(m);
        return true;
    }

    public V replace(K key, V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        $Mapping m = $find(key);
        V old = $value(m);
        if (m != null) {
            m.value = value;
        }
        return old;
    }

    public boolean replace(K key, V old, V value) {
        if (old == null || value == null) {
            throw new NullPointerException();
        }
        $Mapping m = $find(key);
        if (m == null || !old.equals(m.value)) {
            return false;
        }
        m.value = value;
        return true;
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

    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        $Mapping m = $find(key);
        if (m != null) {
            return $value(m);
        }
        V v = f.apply(key);
        $set(null, key, v);
        return v;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        $Mapping m = $find(key);
        if (m == null) {
            return null;
        }
        V v = f.apply(key, $value(m));
        $set(m, key, v);
        return v;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        $Mapping m = $find(key);
        V v = f.apply(key, $value(m));
        $set(m, key, v);
        return v;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        if (value == null || f == null) {
            throw new NullPointerException();
        }
        $Mapping m = $find(key);
        V v = m == null ? value : f.apply($value(m), value);
        $set(m, key, v);
        return v;
    }

    public native Set<Map.Entry<K, V>> entrySet();
}
