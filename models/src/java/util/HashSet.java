package java.util;

import java.util.function.Consumer;

/** The keys of a map. */
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    private final HashMap<E, Object> map;

    public HashSet() {
        map = new HashMap<>();
    }

    public HashSet(int capacity) {
        map = new HashMap<>(capacity);
    }

    public HashSet(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        int size = c.size();
        int n = HashMap.$newer() ? HashMap.$roomFor(size) : (int) (size / .75f) + 1;
        map = new HashMap<>(n > 16 ? n : 16);
        addAll(c);
    }

    public HashSet(int capacity, float load) {
        map = new HashMap<>(capacity, load);
    }

    /** For copies, and for LinkedHashSet. */
    HashSet(HashMap<E, Object> map) {
        this.map = map;
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.size() == 0;
    }

    public boolean contains(Object x) {
        return map.containsKey(x);
    }

    public boolean add(E x) {
        return map.put(x, Boolean.TRUE) == null;
    }

    public boolean remove(Object x) {
        return map.remove(x) != null;
    }

    public void clear() {
        map.clear();
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public void forEach(Consumer<? super E> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        for (Iterator<E> it = iterator(); it.hasNext();) {
            f.accept(it.next());
        }
    }

    public Object[] toArray() {
        return map.keySet().toArray();
    }

    public <T> T[] toArray(T[] xs) {
        return map.keySet().toArray(xs);
    }

    public Object clone() {
        return new HashSet<E>(copy());
    }

    @SuppressWarnings("unchecked")
    HashMap<E, Object> copy() {
        return (HashMap<E, Object>) map.clone();
    }

    Iterator<E> $elements() {
        return map.keySet().iterator();
    }

    int $count() {
        return map.size();
    }

    int $changes() {
        return map.$changes();
    }
}
