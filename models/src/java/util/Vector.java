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

    @SuppressWarnings("unchecked")
    public E elementAt(int i) {
        element(i);
        return (E) elems[i];
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
        append(x);
        return true;
    }

    public void addElement(E x) {
        append(x);
    }

    private void append(E x) {
        grow();
        elems[size] = x;
        size++;
        changes++;
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
        delete(at);
        return old;
    }

    private void delete(int at) {
        for (int i = at + 1; i < size; i++) {
            elems[i - 1] = elems[i];
        }
        size--;
        changes++;
    }

    public void removeElementAt(int at) {
        element(at);
        delete(at);
    }

    public boolean remove(Object x) {
        return removeElement(x);
    }

    public boolean removeElement(Object x) {
        changes++;
        int i = indexOf(x);
        if (i < 0) {
            return false;
        }
        removeElementAt(i);
        return true;
    }

    public void removeAllElements() {
        size = 0;
        changes++;
    }

    public void clear() {
        removeAllElements();
    }

    public int indexOf(Object x) {
        return indexOf(x, 0);
    }

    public int indexOf(Object x, int from) {
        if (from < 0 && size > from) {
            throw new ArrayIndexOutOfBoundsException(Arrays.$message());
        }
        for (int i = from; i < size; i++) {
            if (same(x, elems[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object x) {
        return lastIndexOf(x, size - 1);
    }

    public int lastIndexOf(Object x, int from) {
        if (from >= size) {
            throw new IndexOutOfBoundsException(from + " >= " + size);
        }
        for (int i = from; i >= 0; i--) {
            if (same(x, elems[i])) {
                return i;
            }
        }
        return -1;
    }

    /** Compares; that must not change the list, whose array would then be read where the JDK's holds null. */
    private boolean same(Object x, Object y) {
        int expected = changes;
        boolean r = x == null ? y == null : x.equals(y);
        $unchanged(expected);
        return r;
    }

    public boolean contains(Object x) {
        return indexOf(x, 0) >= 0;
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        Arrays.$sort(elems, size, (Comparator<Object>) c, null, this, changes);
        changes++;
    }

    void $unchanged(int expected) {
        if (changes != expected) {
            changing();
        }
    }

    public void copyInto(Object[] xs) {
        if (xs == null) {
            throw new NullPointerException(Arrays.$message());
        }
        if (size > xs.length) {
            throw new ArrayIndexOutOfBoundsException(Arrays.$message());
        }
        for (int i = 0; i < size; i++) {
            if (!Arrays.$admits(xs, elems[i])) {
                throw new ArrayStoreException(Arrays.$message());
            }
            xs[i] = elems[i];
        }
    }

    public Enumeration<E> elements() {
        return new Elements<E>(this);
    }

    private static final class Elements<E> implements Enumeration<E> {
        static final String $JDK = "java.util.Vector$1";
        private final Vector<E> all;
        private int at;

        Elements(Vector<E> all) {
            this.all = all;
        }

        public boolean hasMoreElements() {
            return at < all.size;
        }

        @SuppressWarnings("unchecked")
        public E nextElement() {
            if (at >= all.size) {
                throw new NoSuchElementException("Vector Enumeration");
            }
            Object x = all.elems[at];
            at++;
            return (E) x;
        }
    }

    public Object[] toArray() {
        Object[] xs = new Object[size];
        for (int i = 0; i < size; i++) {
            xs[i] = elems[i];
        }
        return xs;
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] xs) {
        if (xs == null) {
            throw new NullPointerException();
        }
        Object[] r = xs.length < size ? Arrays.$sized(xs, size) : xs;
        for (int i = 0; i < size; i++) {
            if (!Arrays.$admits(r, elems[i])) {
                throw new ArrayStoreException(Arrays.$message());
            }
            r[i] = elems[i];
        }
        if (r.length > size) {
            r[size] = null;
        }
        return (T[]) r;
    }

    public Object clone() {
        return new Vector<E>(this);
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        Object[] xs = c.toArray();
        for (int i = 0; i < xs.length; i++) {
            grow();
            elems[size] = xs[i];
            size++;
        }
        changes++;
        return xs.length != 0;
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
            $unchanged(expected);
        }
        return drop(gone);
    }

    public boolean removeAll(Collection<?> c) {
        return filter(c, true);
    }

    public boolean retainAll(Collection<?> c) {
        return filter(c, false);
    }

    /** Drops the elements that are in c, or those that are not. */
    private boolean filter(Collection<?> c, boolean dropped) {
        if (c == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        boolean[] gone = new boolean[size];
        for (int i = 0; i < gone.length; i++) {
            gone[i] = c.contains(elems[i]) == dropped;
            $unchanged(expected);
        }
        return drop(gone);
    }

    private boolean drop(boolean[] gone) {
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

    public native List<E> subList(int from, int to);

    public native void replaceAll(java.util.function.UnaryOperator<E> f);

    public Iterator<E> iterator() {
        return new Itr(0);
    }

    public ListIterator<E> listIterator() {
        return new ListItr(0);
    }

    public ListIterator<E> listIterator(int at) {
        if (at < 0 || at > size) {
            throw new IndexOutOfBoundsException("Index: " + at);
        }
        return new ListItr(at);
    }

    private class Itr implements Iterator<E> {
        static final String $JDK = "java.util.Vector$Itr";
        int at;
        int last = -1;
        int expected = changes;

        Itr(int at) {
            this.at = at;
        }

        void check() {
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return at != size;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            check();
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
            check();
            Vector.this.remove(last);
            at = last;
            last = -1;
            expected = changes;
        }

        @SuppressWarnings("unchecked")
        public void forEachRemaining(java.util.function.Consumer<? super E> f) {
            if (f == null) {
                throw new NullPointerException();
            }
            int n = size;
            int i = at;
            if (i >= n) {
                return;
            }
            while (i < n && changes == expected) {
                f.accept((E) elems[i]);
                i++;
            }
            at = i;
            last = i - 1;
            check();
        }
    }

    private class ListItr extends Itr implements ListIterator<E> {
        static final String $JDK = "java.util.Vector$ListItr";

        ListItr(int at) {
            super(at);
        }

        public boolean hasPrevious() {
            return at != 0;
        }

        @SuppressWarnings("unchecked")
        public E previous() {
            check();
            if (at <= 0) {
                throw new NoSuchElementException();
            }
            at--;
            last = at;
            return (E) elems[last];
        }

        public int nextIndex() {
            return at;
        }

        public int previousIndex() {
            return at - 1;
        }

        public void set(E x) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            Vector.this.set(last, x);
        }

        public void add(E x) {
            check();
            Vector.this.add(at, x);
            at++;
            last = -1;
            expected = changes;
        }
    }

    Iterator<E> $elements() {
        return new Itr(0);
    }

    int $count() {
        return size;
    }

    int $changes() {
        return changes;
    }
}
