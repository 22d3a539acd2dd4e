package java.util;

/** What collections can do with their iterators and sizes alone. */
public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object x) {
        for (Iterator<E> it = iterator(); it.hasNext();) {
            E y = it.next();
            if (x == null ? y == null : x.equals(y)) {
                return true;
            }
        }
        return false;
    }

    public Object[] toArray() {
        int n = size();
        if (n < 0) {
            throw new NegativeArraySizeException(Arrays.$message());
        }
        Object[] xs = new Object[n];
        int i = 0;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            if (i == xs.length) {
                xs = $first(xs, i, $more(i));
            }
            xs[i] = it.next();
            i++;
        }
        return i == xs.length ? xs : $first(xs, i, i);
    }

    /** A new array that begins with the first n elements. */
    private static Object[] $first(Object[] xs, int n, int length) {
        Object[] r = new Object[length];
        for (int i = 0; i < n; i++) {
            r[i] = xs[i];
        }
        return r;
    }

    /** The length of the next array where there are more elements than the size says. */
    private static int $more(int n) {
        return Math.max(n + (n >> 1) + 1, n);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] xs) {
        int n = size();
        if (xs == null) {
            throw new NullPointerException(Arrays.$message());
        }
        Object[] r = xs.length < n ? Arrays.$sized(xs, n) : xs;
        int i = 0;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            if (i == r.length) {
                r = Arrays.copyOf(r, $more(i));
            }
            Object x = it.next();
            if (!Arrays.$admits(r, x)) {
                throw new ArrayStoreException(Arrays.$message());
            }
            r[i] = x;
            i++;
        }
        if (i == r.length) {
            return (T[]) r;
        }
        if (r == xs) {
            r[i] = null;
            return xs;
        }
        if (xs.length < i) {
            return (T[]) Arrays.copyOf(r, i);
        }
        for (int k = 0; k < i; k++) {
            xs[k] = (T) r[k];
        }
        if (xs.length > i) {
            xs[i] = null;
        }
        return xs;
    }

    public boolean add(E x) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object x) {
        for (Iterator<E> it = iterator(); it.hasNext();) {
            E y = it.next();
            if (x == null ? y == null : x.equals(y)) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        for (Iterator<?> it = c.iterator(); it.hasNext();) {
            if (!contains(it.next())) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        boolean changed = false;
        for (Iterator<? extends E> it = c.iterator(); it.hasNext();) {
            if (add(it.next())) {
                changed = true;
            }
        }
        return changed;
    }

    private boolean filter(Collection<?> c, boolean kept) {
        if (c == null) {
            throw new NullPointerException();
        }
        boolean changed = false;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            if (c.contains(it.next()) != kept) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeAll(Collection<?> c) {
        return filter(c, false);
    }

    public boolean retainAll(Collection<?> c) {
        return filter(c, true);
    }

    public void clear() {
        for (Iterator<E> it = iterator(); it.hasNext();) {
            it.next();
            it.remove();
        }
    }

    public String toString() {
        Iterator<E> it = iterator();
        if (!it.hasNext()) {
            return "[]";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        while (true) {
            E x = it.next();
            b.append(x == this ? "(this Collection)" : String.valueOf(x));
            if (!it.hasNext()) {
                return b.append(']').toString();
            }
            b.append(", ");
        }
    }

    public Spliterator<E> spliterator() {
        return new Spliterators.Late<E>();
    }

    /** For streams: the elements of a model's collection, null where the program says which they are. */
    Iterator<E> $elements() {
        return null;
    }

    /** For streams: the number of elements, where $elements gives them. */
    int $count() {
        return size();
    }

    /** For streams: another number after each change of the structure, where the model counts them. */
    int $changes() {
        return 0;
    }
}
