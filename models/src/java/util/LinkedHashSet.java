package java.util;

/** The keys of a linked map. */
public class LinkedHashSet<E> extends HashSet<E> {
    public LinkedHashSet() {
        super(new LinkedHashMap<>());
    }

    public LinkedHashSet(int capacity) {
        super(new LinkedHashMap<>(capacity));
    }

    public LinkedHashSet(int capacity, float load) {
        super(new LinkedHashMap<>(capacity, load));
    }

    private LinkedHashSet(HashMap<E, Object> map) {
        super(map);
    }

    public Object clone() {
        return new LinkedHashSet<E>(copy());
    }

    public LinkedHashSet(Collection<? extends E> c) {
        super(new LinkedHashMap<>(capacity(c)));
        addAll(c);
    }

    private static int capacity(Collection<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        return Math.max(2 * c.size(), 11);
    }
}
