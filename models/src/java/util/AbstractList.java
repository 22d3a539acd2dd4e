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

    public List<E> subList(int from, int to) {
        Collections.$part(from, to, size());
        return this instanceof RandomAccess ? new RandomPart<E>(this, from, to - from) : new Part<E>(this, from, to - from);
    }

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

    /** Some elements next to each other, seen as a list. */
    private static class Part<E> extends AbstractList<E> {
        static final String $JDK = "java.util.AbstractList$SubList";
        private final AbstractList<E> list;
        private final Part<E> parent; // null when this is a part of the list itself
        private final int from;
        private int size;
        private int expected;

        Part(AbstractList<E> list, int from, int size) {
            this.list = list;
            this.parent = null;
            this.from = from;
            this.size = size;
            expected = list.$changes();
        }

        Part(Part<E> parent, int from, int size) {
            this.list = parent.list;
            this.parent = parent;
            this.from = parent.from + from;
            this.size = size;
            expected = parent.expected;
        }

        private void check() {
            if (list.$changes() != expected) {
                throw new ConcurrentModificationException();
            }
        }

        private void element(int i) {
            if (i < 0 || i >= size) {
                throw new IndexOutOfBoundsException("Index " + i + " out of bounds for length " + size);
            }
        }

        private void between(int i) {
            if (i < 0 || i > size) {
                throw new IndexOutOfBoundsException("Index: " + i + ", Size: " + size);
            }
        }

        private void changed(int by) {
            for (Part<E> p = this; p != null; p = p.parent) {
                p.expected = list.$changes();
                p.size += by;
            }
        }

        Iterator<E> $elements() {
            return list.$elements() == null ? null : listIterator();
        }

        int $count() {
            return size;
        }

        int $changes() {
            return list.$changes();
        }

        int $length() {
            return size;
        }

        public int size() {
            check();
            return size;
        }

        public E get(int i) {
            element(i);
            check();
            return list.get(from + i);
        }

        public E set(int i, E x) {
            element(i);
            check();
            return list.set(from + i, x);
        }

        public void add(int at, E x) {
            between(at);
            check();
            list.add(from + at, x);
            changed(1);
        }

        public E remove(int at) {
            element(at);
            check();
            E x = list.remove(from + at);
            changed(-1);
            return x;
        }

        protected void removeRange(int from, int to) {
            check();
            list.removeRange(this.from + from, this.from + to);
            changed(from - to);
        }

        public boolean addAll(Collection<? extends E> c) {
            return addAll(size, c);
        }

        public boolean addAll(int at, Collection<? extends E> c) {
            between(at);
            if (c == null) {
                throw new NullPointerException();
            }
            int n = c.size();
            if (n == 0) {
                return false;
            }
            check();
            list.addAll(from + at, c);
            changed(n);
            return true;
        }

        public Iterator<E> iterator() {
            return listIterator();
        }

        public ListIterator<E> listIterator(int at) {
            check();
            between(at);
            return new PartItr(list.listIterator(from + at));
        }

        public List<E> subList(int from, int to) {
            Collections.$part(from, to, size);
            return new Part<E>(this, from, to - from);
        }

        private class PartItr implements ListIterator<E> {
            static final String $JDK = "java.util.AbstractList$SubList$1";
            private final ListIterator<E> it;

            PartItr(ListIterator<E> it) {
                this.it = it;
            }

            public boolean hasNext() {
                return nextIndex() < size;
            }

            public E next() {
                if (hasNext()) {
                    return it.next();
                }
                throw new NoSuchElementException();
            }

            public boolean hasPrevious() {
                return previousIndex() >= 0;
            }

            public E previous() {
                if (hasPrevious()) {
                    return it.previous();
                }
                throw new NoSuchElementException();
            }

            public int nextIndex() {
                return it.nextIndex() - from;
            }

            public int previousIndex() {
                return it.previousIndex() - from;
            }

            public void remove() {
                it.remove();
                changed(-1);
            }

            public void set(E x) {
                it.set(x);
            }

            public void add(E x) {
                it.add(x);
                changed(1);
            }
        }
    }

    private static class RandomPart<E> extends Part<E> implements RandomAccess {
        static final String $JDK = "java.util.AbstractList$RandomAccessSubList";

        RandomPart(AbstractList<E> list, int from, int size) {
            super(list, from, size);
        }

        private RandomPart(RandomPart<E> parent, int from, int size) {
            super(parent, from, size);
        }

        public List<E> subList(int from, int to) {
            Collections.$part(from, to, $length());
            return new RandomPart<E>(this, from, to - from);
        }
    }
}
