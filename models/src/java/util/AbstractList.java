package java.util;

/**
 * What lists can do with get and size alone, and set, add and remove where they
 * are. The field modCount is not there, so that programs that use it are refused.
 */
public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    protected AbstractList() {
    }

    public abstract E get(int i);

    public boolean add(E x) {
        add(size(), x);
        return true;
    }

    public E set(int i, E x) {
        throw new UnsupportedOperationException();
    }

    public void add(int at, E x) {
        throw new UnsupportedOperationException();
    }

    public E remove(int at) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object x) {
        for (ListIterator<E> it = listIterator(); it.hasNext();) {
            E y = it.next();
            if (x == null ? y == null : x.equals(y)) {
                return it.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object x) {
        for (ListIterator<E> it = listIterator(size()); it.hasPrevious();) {
            E y = it.previous();
            if (x == null ? y == null : x.equals(y)) {
                return it.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    protected void removeRange(int from, int to) {
        ListIterator<E> it = listIterator(from);
        for (int i = from; i < to; i++) {
            it.next();
            it.remove();
        }
    }

    /** Throws unless something can be added at an index. */
    void $place(int at) {
        if (at < 0 || at > size()) {
            throw new IndexOutOfBoundsException("Index: " + at + ", Size: " + size());
        }
    }

    public boolean addAll(int at, Collection<? extends E> c) {
        $place(at);
        if (c == null) {
            throw new NullPointerException();
        }
        boolean changed = false;
        for (Iterator<? extends E> it = c.iterator(); it.hasNext();) {
            add(at, it.next());
            at++;
            changed = true;
        }
        return changed;
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        ListIterator<E> it = listIterator();
        ListIterator<?> others = ((List<?>) other).listIterator();
        while (it.hasNext() && others.hasNext()) {
            E x = it.next();
            Object y = others.next();
            if (x == null ? y != null : !x.equals(y)) {
                return false;
            }
        }
        return !it.hasNext() && !others.hasNext();
    }

    public int hashCode() {
        int h = 1;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            E x = it.next();
            h = 31 * h + (x == null ? 0 : x.hashCode());
        }
        return h;
    }

    public Iterator<E> iterator() {
        return new Itr(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int at) {
        $place(at);
        return new ListItr(at);
    }

    public native List<E> subList(int from, int to);

    // What its iterators ask a part of an ArrayList in addition.

    int $size() {
        return size();
    }

    void $check() {
    }

    /** What its iterators throw at an end. */
    NoSuchElementException $none(IndexOutOfBoundsException e) {
        return new NoSuchElementException(e);
    }

    private class Itr implements Iterator<E> {
        static final String $JDK = "java.util.AbstractList$Itr";
        int at;
        int last = -1;

        Itr(int at) {
            this.at = at;
        }

        public boolean hasNext() {
            return at != $size();
        }

        /** The element at an index. */
        E look(int i) {
            $check();
            try {
                E x = get(i);
                last = i;
                return x;
            } catch (IndexOutOfBoundsException e) {
                $check();
                throw $none(e);
            }
        }

        public E next() {
            E x = look(at);
            at = last + 1;
            return x;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            $check();
            try {
                AbstractList.this.remove(last);
            } catch (IndexOutOfBoundsException e) {
                throw new ConcurrentModificationException();
            }
            if (last < at) {
                at--;
            }
            last = -1;
        }
    }

    private class ListItr extends Itr implements ListIterator<E> {
        static final String $JDK = "java.util.AbstractList$ListItr java.util.ArrayList$SubList$1";

        ListItr(int at) {
            super(at);
        }

        public boolean hasPrevious() {
            return at != 0;
        }

        public E previous() {
            E x = look(at - 1);
            at = last;
            return x;
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
            $check();
            try {
                AbstractList.this.set(last, x);
            } catch (IndexOutOfBoundsException e) {
                throw new ConcurrentModificationException();
            }
        }

        public void add(E x) {
            $check();
            try {
                AbstractList.this.add(at, x);
            } catch (IndexOutOfBoundsException e) {
                throw new ConcurrentModificationException();
            }
            at++;
            last = -1;
        }

    }
}
