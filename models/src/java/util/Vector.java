package java.util;

/** An array list of old. */
public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private Object[] elems;
    private int size;
    private int changes; // of the structure, so far

    public Vector() {
        elems = Arrays.$room(10);
    }

    public Vector(int capacity) {
        this(capacity, 0);
    }

    public Vector(int capacity, int increment) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        elems = Arrays.$room(capacity);
    }

    public Vector(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        Object[] xs = c.toArray(); // perhaps an array of c's own
        size = xs.length;
        elems = Arrays.$room(size);
        for (int i = 0; i < size; i++) {
            elems[i] = xs[i];
        }
    }

    private void grow() {
        if (size == elems.length) {
            Object[] wider = Arrays.$room(2 * size + 1);
            for (int i = 0; i < size; i++) {
                wider[i] = elems[i];
            }
            elems = wider;
        }
    }

    private void element(int i) {
        if (i < 0) {
            throw new ArrayIndexOutOfBoundsException(Arrays.$message());
        }
        if (i >= size) {
            throw new ArrayIndexOutOfBoundsException(Arrays.$message());
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @SuppressWarnings("unchecked")
    public E get(int i) {
        element(i);
        return (E) elems[i];
    }

    public E elementAt(int i) {
        return get(i);
    }

    @SuppressWarnings("unchecked")
    public E firstElement() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return (E) elems[0];
    }

    @SuppressWarnings("unchecked")
    public E lastElement() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return (E) elems[size - 1];
    }

    @SuppressWarnings("unchecked")
    public E set(int i, E x) {
        element(i);
        E old = (E) elems[i];
        elems[i] = x;
        return old;
    }

    public void setElementAt(E x, int i) {
        element(i);
        elems[i] = x;
    }

    public boolean add(E x) {
        grow();
        elems[size] = x;
        size++;
        changes++;
        return true;
    }

    public void addElement(E x) {
        add(x);
    }

    public void add(int at, E x) {
        insertElementAt(x, at);
    }

    public void insertElementAt(E x, int at) {
        if (at > size) {
            throw new ArrayIndexOutOfBoundsException(Arrays.$message());
        }
        if (at < 0) {
            throw new ArrayIndexOutOfBoundsException(Arrays.$message());
        }
        grow();
        for (int i = size; i > at; i--) {
            elems[i] = elems[i - 1];
        }
        elems[at] = x;
        size++;
        changes++;
    }

    @SuppressWarnings("unchecked")
    public E remove(int at) {
        element(at);
        E old = (E) elems[at];
        for (int i = at + 1; i < size; i++) {
            elems[i - 1] = elems[i];
        }
        size--;
        changes++;
        return old;
    }

    public void removeElementAt(int at) {
        remove(at);
    }

    public boolean remove(Object x) {
        int i = indexOf(x);
        if (i < 0) {
            return false;
        }
        remove(i);
        return true;
    }

    public boolean removeElement(Object x) {
        return remove(x);
    }

    public void removeAllElements() {
        clear();
    }

    public void clear() {
        size = 0;
        changes++;
    }

    public int indexOf(Object x) {
        for (int i = 0; i < size; i++) {
            if (same(x, elems[i])) {
                return i;
            }
        }
        return -1;
    }

    public native int indexOf(Object x, int from);

    public int lastIndexOf(Object x) {
        for (int i = size - 1; i >= 0; i--) {
            if (same(x, elems[i])) {
                return i;
            }
        }
        return -1;
    }

    /** Compares; that must not change the list, as in compare. */
    private boolean same(Object x, Object y) {
        int expected = changes;
        boolean r = x == null ? y == null : x.equals(y);
        if (changes != expected) {
            changing();
        }
        return r;
    }

    public boolean contains(Object x) {
        return indexOf(x) >= 0;
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        int expected = changes;
        for (int i = 1; i < size; i++) {
            Object x = elems[i];
            int k = i;
            while (k > 0 && compare(elems[k - 1], x, (Comparator<Object>) c, expected) > 0) {
                elems[k] = elems[k - 1];
                k--;
            }
            elems[k] = x;
        }
        changes++;
    }

    /** Compares; that must not change the list, whose array would then be read where the JDK's holds null. */
    private int compare(Object x, Object y, Comparator<Object> c, int expected) {
        int r = Arrays.$compare(x, y, c);
        if (changes != expected) {
            changing();
        }
        return r;
    }

    public Object[] toArray() {
        Object[] xs = new Object[size];
        for (int i = 0; i < size; i++) {
            xs[i] = elems[i];
        }
        return xs;
    }

    public Object clone() {
        return new Vector<E>(this);
    }

    public native boolean addAll(int at, Collection<? extends E> c);

    @SuppressWarnings("unchecked")
    public boolean removeIf(java.util.function.Predicate<? super E> p) {
        if (p == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        boolean[] gone = new boolean[size];
        for (int i = 0; i < gone.length; i++) {
            gone[i] = p.test((E) elems[i]);
            if (changes != expected) {
                changing();
            }
        }
        int n = 0;
        for (int i = 0; i < gone.length; i++) {
            if (!gone[i]) {
                elems[n] = elems[i];
                n++;
            }
        }
        size = n;
        if (n < gone.length) {
            changes++;
        }
        return n < gone.length;
    }

    @SuppressWarnings("unchecked")
    public void forEach(java.util.function.Consumer<? super E> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        int n = size;
        for (int i = 0; i < n && changes == expected; i++) {
            f.accept((E) elems[i]);
        }
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    /** Does what the model does not do. */
    private native void changing();

    public native void replaceAll(java.util.function.UnaryOperator<E> f);

    public native Spliterator<E> spliterator();

    public Iterator<E> iterator() {
        return new Itr();
    }

    public native ListIterator<E> listIterator(int at);

    private class Itr implements Iterator<E> {
        private int at;
        private int last = -1;
        private int expected = changes;

        public boolean hasNext() {
            return at != size;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
            if (at >= size) {
                throw new NoSuchElementException();
            }
            last = at;
            at++;
            return (E) elems[last];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
            Vector.this.remove(last);
            at = last;
            last = -1;
            expected = changes;
        }
    }
}
