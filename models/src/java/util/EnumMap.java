package java.util;

/** A map whose keys are constants of one enum, of at most 64, in their order. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements java.io.Serializable, Cloneable {
    private final Class<?> type;
    private final Enum<?>[] keys = new Enum<?>[64]; // the key with that number, or null
    private final Object[] values = Arrays.$room(64); // an element is what was stored last, where there is a key
    private int size;
    private Set<K> keySet; // the views, once asked for
    private Collection<V> valueView;
    private Set<Map.Entry<K, V>> entrySet;

    public EnumMap(Class<K> c) {
        $nonNull(c);
        type = c;
    }

    public EnumMap(EnumMap<K, ? extends V> m) {
        $nonNull(m);
        type = m.type;
        copy(m);
    }

    public EnumMap(Map<K, ? extends V> m) {
        $nonNull(m);
        if (m instanceof EnumMap) {
            type = ((EnumMap<?, ?>) m).type;
            copy((EnumMap<?, ?>) m);
            return;
        }
        if (m.isEmpty()) {
            throw new IllegalArgumentException("Specified map is empty");
        }
        Object k = m.keySet().iterator().next();
        $nonNull(k);
        if (!(k instanceof Enum)) {
            throw new ClassCastException(Arrays.$message());
        }
        type = ((Enum<?>) k).getDeclaringClass();
        putAll(m);
    }

    private static void $nonNull(Object x) {
        if (x == null) {
            throw new NullPointerException(Arrays.$message());
        }
    }

    /** Does what the model does not do. */
    private native void changing();

    private void copy(EnumMap<?, ?> m) {
        for (int i = 0; i < 64; i++) {
            if (m.keys[i] != null) {
                if (keys[i] == null) {
                    size++;
                }
                keys[i] = m.keys[i];
                values[i] = m.values[i];
            }
        }
    }

    /** The number of a key, -1 if it is none of this map. */
    private int place(Object x) {
        if (!(x instanceof Enum)) {
            return -1;
        }
        Enum<?> k = (Enum<?>) x;
        int i = k.ordinal();
        return i < 64 && keys[i] == k ? i : -1;
    }

    private void delete(int i) {
        keys[i] = null;
        size--;
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object x) {
        return place(x) >= 0;
    }

    /** Refuses what could tell that the JDK compares it with null for keys that are not there. */
    private void compared(Object x) {
        if (x != null && !(x instanceof String || x instanceof Integer || x instanceof Long || x instanceof Double || x instanceof Character || x instanceof Boolean || x instanceof Enum)) {
            changing();
        }
    }

    public boolean containsValue(Object x) {
        compared(x);
        for (int i = 0; i < 64; i++) {
            if (keys[i] != null && (x == null ? values[i] == null : x.equals(values[i]))) {
                return true;
            }
        }
        return false;
    }

    @SuppressWarnings("unchecked")
    public V get(Object x) {
        int i = place(x);
        return i < 0 ? null : (V) values[i];
    }

    @SuppressWarnings("unchecked")
    public V put(K key, V value) {
        Enum<?> k = key;
        $nonNull(k);
        if (k.getDeclaringClass() != type) {
            throw new ClassCastException(Arrays.$message());
        }
        int i = k.ordinal();
        if (i >= 64) {
            changing();
        }
        V old = null;
        if (keys[i] == null) {
            size++;
        } else {
            old = (V) values[i];
        }
        keys[i] = k;
        values[i] = value;
        return old;
    }

    @SuppressWarnings("unchecked")
    public V remove(Object x) {
        int i = place(x);
        if (i < 0) {
            return null;
        }
        V old = (V) values[i];
        delete(i);
        return old;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        $nonNull(m);
        if (!(m instanceof EnumMap)) {
            super.putAll(m);
            return;
        }
        EnumMap<?, ?> e = (EnumMap<?, ?>) m;
        if (e.type != type) {
            if (e.size == 0) {
                return;
            }
            throw new ClassCastException(Arrays.$message());
        }
        copy(e);
    }

    public void clear() {
        for (int i = 0; i < 64; i++) {
            keys[i] = null;
        }
        size = 0;
    }

    public EnumMap<K, V> clone() {
        return new EnumMap<K, V>(this);
    }

    public Set<K> keySet() {
        Set<K> view = keySet;
        if (view == null) {
            view = new Keys<>(this);
            keySet = view;
        }
        return view;
    }

    public Collection<V> values() {
        Collection<V> view = valueView;
        if (view == null) {
            view = new Values<>(this);
            valueView = view;
        }
        return view;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> view = entrySet;
        if (view == null) {
            view = new Entries<>(this);
            entrySet = view;
        }
        return view;
    }

    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (other instanceof EnumMap) {
            return same((EnumMap<?, ?>) other);
        }
        if (!(other instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) other;
        if (size != m.size()) {
            return false;
        }
        for (int i = 0; i < 64; i++) {
            Enum<?> k = keys[i];
            if (k != null) {
                Object x = values[i];
                if (x == null ? m.get(k) != null || !m.containsKey(k) : !x.equals(m.get(k))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean same(EnumMap<?, ?> m) {
        if (m.size != size) {
            return false;
        }
        if (m.type != type) {
            return size == 0;
        }
        for (int i = 0; i < 64; i++) {
            boolean here = keys[i] != null;
            boolean there = m.keys[i] != null;
            Object mine = here ? values[i] : null;
            Object theirs = there ? m.values[i] : null;
            if (here != there) {
                if (theirs != null) {
                    theirs.equals(null); // as the JDK asks
                }
                return false;
            }
            if (mine != theirs) {
                if (theirs == null) {
                    return false;
                }
                if (mine == null) {
                    compared(theirs);
                    return false;
                }
                if (!theirs.equals(mine)) {
                    return false;
                }
            }
        }
        return true;
    }

    public int hashCode() {
        int h = 0;
        for (int i = 0; i < 64; i++) {
            if (keys[i] != null) {
                h += keys[i].hashCode() ^ (values[i] == null ? 0 : values[i].hashCode());
            }
        }
        return h;
    }

    private abstract static class Walk {
        final EnumMap<?, ?> map;
        private int next;
        int last = -1;

        Walk(EnumMap<?, ?> map) {
            this.map = map;
        }

        public boolean hasNext() {
            for (; next < 64; next++) {
                if (map.keys[next] != null) {
                    return true;
                }
            }
            return false;
        }

        /** What hasNext has found is not looked for again: so no proof has to follow the search twice. */
        int step() {
            if ((next >= 64 || map.keys[next] == null) && !hasNext()) {
                throw new NoSuchElementException();
            }
            last = next;
            next++;
            return last;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (map.keys[last] != null) {
                map.delete(last);
            }
            last = -1;
        }
    }

    private static final class KeyIterator<K> extends Walk implements Iterator<K> {
        static final String $JDK = "java.util.EnumMap$KeyIterator";

        KeyIterator(EnumMap<?, ?> map) {
            super(map);
        }

        @SuppressWarnings("unchecked")
        public K next() {
            int i = step();
            return (K) map.keys[i];
        }
    }

    private static final class ValueIterator<V> extends Walk implements Iterator<V> {
        static final String $JDK = "java.util.EnumMap$ValueIterator";

        ValueIterator(EnumMap<?, ?> map) {
            super(map);
        }

        @SuppressWarnings("unchecked")
        public V next() {
            int i = step();
            return (V) map.values[i];
        }
    }

    private static final class EntryIterator<K extends Enum<K>, V> extends Walk implements Iterator<Map.Entry<K, V>> {
        static final String $JDK = "java.util.EnumMap$EntryIterator";
        private Entry<K, V> entry;

        EntryIterator(EnumMap<?, ?> map) {
            super(map);
        }

        public Map.Entry<K, V> next() {
            entry = new Entry<>(map, step());
            return entry;
        }

        public void remove() {
            super.remove();
            entry.at = -1;
        }
    }

    private static final class Entry<K extends Enum<K>, V> implements Map.Entry<K, V> {
        static final String $JDK = "java.util.EnumMap$EntryIterator$Entry";
        private final EnumMap<?, ?> map;
        private int at;

        Entry(EnumMap<?, ?> map, int at) {
            this.map = map;
            this.at = at;
        }

        /** The number of the key. Where the key has gone the JDK still has it. */
        private int at() {
            if (at < 0) {
                throw new IllegalStateException("Entry was removed");
            }
            if (map.keys[at] == null) {
                map.changing();
            }
            return at;
        }

        @SuppressWarnings("unchecked")
        public K getKey() {
            return (K) map.keys[at()];
        }

        @SuppressWarnings("unchecked")
        public V getValue() {
            return (V) map.values[at()];
        }

        @SuppressWarnings("unchecked")
        public V setValue(V x) {
            int i = at();
            V old = (V) map.values[i];
            map.values[i] = x;
            return old;
        }

        public boolean equals(Object other) {
            if (at < 0) {
                return this == other;
            }
            if (!(other instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) other;
            Object mine = map.values[at()];
            Object theirs = e.getValue();
            return e.getKey() == (Object) map.keys[at] && (mine == theirs || mine != null && mine.equals(theirs));
        }

        public int hashCode() {
            if (at < 0) {
                return super.hashCode();
            }
            Object x = map.values[at()];
            return map.keys[at].hashCode() ^ (x == null ? 0 : x.hashCode());
        }

        public String toString() {
            if (at < 0) {
                return super.toString();
            }
            int i = at();
            return map.keys[i] + "=" + map.values[i];
        }
    }

    private static final class Keys<K extends Enum<K>> extends AbstractSet<K> {
        static final String $JDK = "java.util.EnumMap$KeySet";
        private final EnumMap<K, ?> map;

        Keys(EnumMap<K, ?> map) {
            this.map = map;
        }

        public Iterator<K> iterator() {
            return new KeyIterator<>(map);
        }

        Iterator<K> $elements() {
            return iterator();
        }

        public int size() {
            return map.size;
        }

        public boolean contains(Object x) {
            return map.containsKey(x);
        }

        public boolean remove(Object x) {
            int n = map.size;
            map.remove(x);
            return map.size != n;
        }

        public void clear() {
            map.clear();
        }
    }

    private static final class Values<V> extends AbstractCollection<V> {
        static final String $JDK = "java.util.EnumMap$Values";
        private final EnumMap<?, V> map;

        Values(EnumMap<?, V> map) {
            this.map = map;
        }

        public Iterator<V> iterator() {
            return new ValueIterator<>(map);
        }

        Iterator<V> $elements() {
            return iterator();
        }

        public int size() {
            return map.size;
        }

        public boolean contains(Object x) {
            return map.containsValue(x);
        }

        public boolean remove(Object x) {
            map.compared(x);
            for (int i = 0; i < 64; i++) {
                if (map.keys[i] != null && (x == null ? map.values[i] == null : x.equals(map.values[i]))) {
                    map.delete(i);
                    return true;
                }
            }
            return false;
        }

        public void clear() {
            map.clear();
        }
    }

    private static final class Entries<K extends Enum<K>, V> extends AbstractSet<Map.Entry<K, V>> {
        static final String $JDK = "java.util.EnumMap$EntrySet";
        private final EnumMap<K, V> map;

        Entries(EnumMap<K, V> map) {
            this.map = map;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<>(map);
        }

        Iterator<Map.Entry<K, V>> $elements() {
            return iterator();
        }

        public int size() {
            return map.size;
        }

        public boolean contains(Object x) {
            if (!(x instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) x;
            int i = map.place(e.getKey());
            Object value = e.getValue();
            if (i < 0) {
                map.compared(value);
            }
            return i >= 0 && (value == null ? map.values[i] == null : value.equals(map.values[i]));
        }

        public boolean remove(Object x) {
            boolean is = contains(x);
            if (is) {
                map.delete(map.place(((Map.Entry<?, ?>) x).getKey()));
            }
            return is;
        }

        public void clear() {
            map.clear();
        }

        /** Entries that write nothing through, unlike those of the iterator. */
        private ArrayList<Object> copies() {
            ArrayList<Object> all = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                if (map.keys[i] != null) {
                    all.add(new AbstractMap.SimpleEntry<Object, Object>(map.keys[i], map.values[i]));
                }
            }
            return all;
        }

        public Object[] toArray() {
            return copies().toArray();
        }

        public <T> T[] toArray(T[] a) {
            $nonNull(a);
            return copies().toArray(a);
        }
    }
}
