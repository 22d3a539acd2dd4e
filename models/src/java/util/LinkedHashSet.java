package java.util;

/** The keys of a linked map. */
public class LinkedHashSet<E> extends HashSet<E> {
    public LinkedHashSet() {
        super(new LinkedHashMap<>());
    }

    public LinkedHashSet(int capacity) {
        super(new LinkedHashMap<>(capacity));
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
