package java.util;

/** What maps can do with the set of their entries alone. */
public abstract class AbstractMap<K, V> implements Map<K, V> {
    private Set<K> keys; // the views, once asked for
    private Collection<V> values;

    protected AbstractMap() {
    }

    public abstract Set<Map.Entry<K, V>> entrySet();

    static boolean $same(Object a, Object b) {
        return a == null ? b == null : a.equals(b);
    }

    private Map.Entry<K, V> entry(Object key) {
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            Map.Entry<K, V> e = it.next();
            if ($same(key, e.getKey())) {
                return e;
            }
        }
        return null;
    }

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsKey(Object key) {
        return entry(key) != null;
    }

    public boolean containsValue(Object x) {
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            if ($same(x, it.next().getValue())) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Map.Entry<K, V> e = entry(key);
        return e == null ? null : e.getValue();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            Map.Entry<K, V> e = it.next();
            if ($same(key, e.getKey())) {
                V old = e.getValue();
                it.remove();
                return old;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        for (Iterator<? extends Map.Entry<? extends K, ? extends V>> it = m.entrySet().iterator(); it.hasNext();) {
            Map.Entry<? extends K, ? extends V> e = it.next();
            put(e.getKey(), e.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
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

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) other;
        if (m.size() != size()) {
            return false;
        }
        try {
            for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
                Map.Entry<K, V> e = it.next();
                K k = e.getKey();
                V v = e.getValue();
                if (v == null ? m.get(k) != null || !m.containsKey(k) : !v.equals(m.get(k))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException e) {
            return false;
        }
        return true;
    }

    public int hashCode() {
        int h = 0;
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            h += it.next().hashCode();
        }
        return h;
    }

    public String toString() {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        if (!it.hasNext()) {
            return "{}";
        }
        StringBuilder b = new StringBuilder();
        b.append('{');
        while (true) {
            Map.Entry<K, V> e = it.next();
            Object k = e.getKey();
            Object v = e.getValue();
            b.append(k == this ? "(this Map)" : String.valueOf(k)).append('=').append(v == this ? "(this Map)" : String.valueOf(v));
            if (!it.hasNext()) {
                return b.append('}').toString();
            }
            b.append(", ");
        }
    }

    private static class Keys<K> extends AbstractSet<K> {
        static final String $JDK = "java.util.AbstractMap$1";
        private final AbstractMap<K, ?> map;

        Keys(AbstractMap<K, ?> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean isEmpty() {
            return map.isEmpty();
        }

        public void clear() {
            map.clear();
        }

        public boolean contains(Object x) {
            return map.containsKey(x);
        }

        @SuppressWarnings("unchecked")
        public Iterator<K> iterator() {
            return new Part<K>(((AbstractMap<Object, Object>) (AbstractMap<?, ?>) map).entrySet().iterator(), true);
        }
    }

    private static class Values<V> extends AbstractCollection<V> {
        static final String $JDK = "java.util.AbstractMap$2";
        private final AbstractMap<?, V> map;

        Values(AbstractMap<?, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean isEmpty() {
            return map.isEmpty();
        }

        public void clear() {
            map.clear();
        }

        public boolean contains(Object x) {
            return map.containsValue(x);
        }

        @SuppressWarnings("unchecked")
        public Iterator<V> iterator() {
            return new Part<V>(((AbstractMap<Object, Object>) (AbstractMap<?, ?>) map).entrySet().iterator(), false);
        }
    }

    /** The keys or the values of entries. */
    private static class Part<E> implements Iterator<E> {
        static final String $JDK = "java.util.AbstractMap$1$1 java.util.AbstractMap$2$1 java.util.AbstractMap$KeyIterator java.util.AbstractMap$ValueIterator";
        private final Iterator<Map.Entry<Object, Object>> entries;
        private final boolean keys;

        Part(Iterator<Map.Entry<Object, Object>> entries, boolean keys) {
            this.entries = entries;
            this.keys = keys;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        @SuppressWarnings("unchecked")
        public E next() {
            Map.Entry<Object, Object> e = entries.next();
            return (E) (keys ? e.getKey() : e.getValue());
        }

        public void remove() {
            entries.remove();
        }
    }

    public static class SimpleEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Map.Entry<? extends K, ? extends V> e) {
            if (e == null) {
                throw new NullPointerException();
            }
            this.key = e.getKey();
            this.value = e.getValue();
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

    public static class SimpleImmutableEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
        private final K key;
        private final V value;

        public SimpleImmutableEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> e) {
            if (e == null) {
                throw new NullPointerException();
            }
            this.key = e.getKey();
            this.value = e.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V x) {
            throw new UnsupportedOperationException();
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
}
