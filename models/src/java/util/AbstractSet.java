package java.util;

/** Sets are equal when they have the same elements. */
public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Set) || ((Set<?>) other).size() != size()) {
            return false;
        }
        try {
            return containsAll((Set<?>) other);
        } catch (ClassCastException | NullPointerException e) {
            return false;
        }
    }

    public int hashCode() {
        int h = 0;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            E x = it.next();
            if (x != null) {
                h += x.hashCode();
            }
        }
        return h;
    }

    public boolean removeAll(Collection<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        if (size() <= c.size()) {
            return super.removeAll(c);
        }
        boolean changed = false;
        for (Iterator<?> it = c.iterator(); it.hasNext();) {
            if (remove(it.next())) {
                changed = true;
            }
        }
        return changed;
    }
}
