package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list whose elements are the first size ones of an array. Those behind are never looked at. */
public class ArrayList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private Object[] elems;
    private int size;
    private int changes; // of the structure, so far

    public ArrayList() {
        elems = Arrays.$room(10);
    }

    public ArrayList(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        elems = Arrays.$room(capacity);
    }

    public ArrayList(Collection<? extends E> c) {
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

    /** The message of the exception for an index that is none. */
    private static IndexOutOfBoundsException outOfBounds(int i, int n) {
        throw new IndexOutOfBoundsException("Index " + i + " out of bounds for length " + n);
    }

    private IndexOutOfBoundsException outOfBoundsForAdd(int i) {
        throw new IndexOutOfBoundsException("Index: " + i + ", Size: " + size);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @SuppressWarnings("unchecked")
    public E get(int i) {
        if (i < 0 || i >= size) {
            outOfBounds(i, size);
        }
        return (E) elems[i];
    }

    @SuppressWarnings("unchecked")
    public E set(int i, E x) {
        if (i < 0 || i >= size) {
            outOfBounds(i, size);
        }
        E old = (E) elems[i];
        elems[i] = x;
        return old;
    }

    public boolean add(E x) {
        grow();
        elems[size] = x;
        size++;
        changes++;
        return true;
    }

    public void add(int at, E x) {
        if (at < 0 || at > size) {
            outOfBoundsForAdd(at);
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
        if (at < 0 || at >= size) {
            outOfBounds(at, size);
        }
        E old = (E) elems[at];
        delete(at);
        return old;
    }

    // Since Java 21: these call nothing that a class of the program overrides.

    @SuppressWarnings("unchecked")
    public E getFirst() {
        some();
        return (E) elems[0];
    }

    @SuppressWarnings("unchecked")
    public E getLast() {
        some();
        return (E) elems[size - 1];
    }

    @SuppressWarnings("unchecked")
    public E removeFirst() {
        some();
        E old = (E) elems[0];
        delete(0);
        return old;
    }

    @SuppressWarnings("unchecked")
    public E removeLast() {
        some();
        E old = (E) elems[size - 1];
        delete(size - 1);
        return old;
    }

    private void some() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
    }

    public boolean remove(Object x) {
        for (int i = 0; i < size; i++) {
            if (same(x, elems[i])) {
                delete(i);
                return true;
            }
        }
        return false;
    }

    private void delete(int at) {
        for (int i = at + 1; i < size; i++) {
            elems[i - 1] = elems[i];
        }
        size--;
        changes++;
    }

    public void clear() {
        size = 0;
        changes++;
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

    public boolean addAll(int at, Collection<? extends E> c) {
        if (at < 0 || at > size) {
            outOfBoundsForAdd(at);
        }
        if (c == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        Object[] xs = c.toArray();
        $unchanged(expected);
        Object[] wider = Arrays.$room(size + xs.length + 1);
        for (int i = 0; i < at; i++) {
            wider[i] = elems[i];
        }
        for (int i = 0; i < xs.length; i++) {
            wider[at + i] = xs[i];
        }
        for (int i = at; i < size; i++) {
            wider[xs.length + i] = elems[i];
        }
        elems = wider;
        size += xs.length;
        changes++;
        return xs.length != 0;
    }

    // Of Java 21.

    public void addFirst(E x) {
        add(0, x);
    }

    public void addLast(E x) {
        add(x);
    }

    public int indexOf(Object x) {
        for (int i = 0; i < size; i++) {
            if (same(x, elems[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object x) {
        for (int i = size - 1; i >= 0; i--) {
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
        return indexOf(x) >= 0;
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

    /** Keeps the elements that are in c, or those that are not. */
    private boolean filter(Collection<?> c, boolean kept) {
        if (c == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        int n = 0;
        int i = 0;
        try {
            while (i < size) {
                boolean has = c.contains(elems[i]);
                $unchanged(expected);
                if (has == kept) {
                    elems[n] = elems[i];
                    n++;
                }
                i++;
            }
        } catch (Throwable e) { // those that were not looked at stay
            $unchanged(expected);
            while (i < size) {
                elems[n] = elems[i];
                n++;
                i++;
            }
            cut(n);
            throw e;
        }
        return cut(n);
    }

    /** Forgets the elements from n on. */
    private boolean cut(int n) {
        if (n == size) {
            return false;
        }
        changes += size - n;
        size = n;
        return true;
    }

    public boolean removeAll(Collection<?> c) {
        return filter(c, false);
    }

    public boolean retainAll(Collection<?> c) {
        return filter(c, true);
    }

    /** Does what the model does not do. */
    private native void changing();

    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> p) {
        if (p == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        boolean[] gone = new boolean[size];
        for (int i = 0; i < gone.length; i++) {
            gone[i] = p.test((E) elems[i]);
            $unchanged(expected);
        }
        int n = 0;
        for (int i = 0; i < size; i++) {
            if (!gone[i]) {
                elems[n] = elems[i];
                n++;
            }
        }
        return cut(n);
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> f) {
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

    @SuppressWarnings("unchecked")
    public void replaceAll(UnaryOperator<E> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        int n = size;
        for (int i = 0; i < n && changes == expected; i++) {
            elems[i] = f.apply((E) elems[i]);
        }
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        changes++;
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        Arrays.$sort(elems, size, (Comparator<Object>) c, this, null, changes);
        changes++;
    }

    /** For streams. */
    int $changes() {
        return changes;
    }

    int $size() {
        return size;
    }

    @SuppressWarnings("unchecked")
    E $at(int i) {
        return (E) elems[i];
    }

    void $unchanged(int expected) {
        if (changes != expected) {
            changing();
        }
    }

    public void ensureCapacity(int n) {
        changes++;
    }

    public void trimToSize() {
        changes++;
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
        return new ArrayList<E>(this);
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        int expected = changes;
        if (other instanceof ArrayList && other.getClass() == ArrayList.class) {
            ArrayList<?> l = (ArrayList<?>) other;
            if (l.size != size) {
                return false;
            }
            int theirs = l.changes;
            for (int i = 0; i < size; i++) {
                boolean same = Objects.equals(elems[i], l.elems[i]);
                l.$unchanged(theirs);
                $unchanged(expected);
                if (!same) {
                    return false;
                }
            }
            return true;
        }
        Iterator<?> it = ((List<?>) other).iterator();
        for (int i = 0; i < size; i++) {
            boolean same = it.hasNext() && Objects.equals(elems[i], it.next());
            $unchanged(expected);
            if (!same) {
                return false;
            }
        }
        return !it.hasNext();
    }

    public int hashCode() {
        int expected = changes;
        int h = 1;
        for (int i = 0; i < size; i++) {
            h = 31 * h + (elems[i] == null ? 0 : elems[i].hashCode());
            $unchanged(expected);
        }
        return h;
    }

    public String toString() {
        Iterator<E> it = iterator();
        if (!it.hasNext()) {
            return "[]";
        }
        StringBuilder b = new StringBuilder();
        b.append('[');
        boolean first = true;
        boolean more = true;
        while (more) {
            E x = it.next();
            if (!first) {
                b.append(", ");
            }
            first = false;
            b.append(x == this ? "(this Collection)" : String.valueOf(x));
            more = it.hasNext();
        }
        return b.append(']').toString();
    }

    public Iterator<E> iterator() {
        return new Itr(0);
    }

    public ListIterator<E> listIterator() {
        return new ListItr(0);
    }

    public ListIterator<E> listIterator(int at) {
        if (at < 0 || at > size) {
            throw new IndexOutOfBoundsException("Index: " + at + ", Size: " + size);
        }
        return new ListItr(at);
    }

    public List<E> subList(int from, int to) {
        checkPart(from, to, size);
        return new Part<E>(this, from, to - from);
    }

    private static void checkPart(int from, int to, int size) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + from);
        }
        if (to > size) {
            throw new IndexOutOfBoundsException("toIndex = " + to);
        }
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
    }

    private class Itr implements Iterator<E> {
        static final String $JDK = "java.util.ArrayList$Itr";
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
            ArrayList.this.remove(last);
            at = last;
            last = -1;
            expected = changes;
        }

        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super E> f) {
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
        static final String $JDK = "java.util.ArrayList$ListItr";

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
            ArrayList.this.set(last, x);
        }

        public void add(E x) {
            check();
            ArrayList.this.add(at, x);
            at++;
            last = -1;
            expected = changes;
        }
    }

    /** Some elements next to each other, seen as a list. */
    private static class Part<E> extends AbstractList<E> implements RandomAccess {
        static final String $JDK = "java.util.ArrayList$SubList";
        private final ArrayList<E> list;
        private final Part<E> parent; // null when this is a part of the list itself
        private final int from;
        private int size;
        private int expected;

        Part(ArrayList<E> list, int from, int size) {
            this.list = list;
            this.parent = null;
            this.from = from;
            this.size = size;
            expected = list.changes;
        }

        private Part(Part<E> parent, int from, int size) {
            this.list = parent.list;
            this.parent = parent;
            this.from = parent.from + from;
            this.size = size;
            expected = parent.expected;
        }

        private void check() {
            if (list.changes != expected) {
                throw new ConcurrentModificationException();
            }
        }

        void $check() {
            check();
        }

        NoSuchElementException $none(IndexOutOfBoundsException e) {
            return new NoSuchElementException();
        }

        int $size() {
            return size;
        }

        private void element(int i) {
            if (i < 0 || i >= size) {
                outOfBounds(i, size);
            }
        }

        public Iterator<E> iterator() {
            return listIterator();
        }

        Iterator<E> $elements() {
            return listIterator();
        }

        int $count() {
            return size;
        }

        int $changes() {
            return list.changes;
        }

        public int size() {
            check();
            return size;
        }

        @SuppressWarnings("unchecked")
        public E get(int i) {
            element(i);
            check();
            return (E) list.elems[from + i];
        }

        @SuppressWarnings("unchecked")
        public E set(int i, E x) {
            element(i);
            check();
            E old = (E) list.elems[from + i];
            list.elems[from + i] = x;
            return old;
        }

        public void add(int at, E x) {
            if (at < 0 || at > size) {
                throw new IndexOutOfBoundsException("Index: " + at + ", Size: " + size);
            }
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

        public boolean addAll(Collection<? extends E> c) {
            return addAll(size, c);
        }

        public boolean addAll(int at, Collection<? extends E> c) {
            if (at < 0 || at > size) {
                throw new IndexOutOfBoundsException("Index: " + at + ", Size: " + size);
            }
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

        private void changed(int by) {
            expected = list.changes;
            size += by;
            for (Part<E> p = parent; p != null; p = p.parent) {
                p.expected = list.changes;
                p.size += by;
            }
        }

        @SuppressWarnings("unchecked")
        public void sort(Comparator<? super E> c) {
            check();
            Object[] xs = toArray();
            Arrays.$sort(xs, xs.length, (Comparator<Object>) c, null, null, 0);
            check();
            for (int i = 0; i < xs.length; i++) {
                list.elems[from + i] = xs[i];
            }
        }

        public List<E> subList(int from, int to) {
            checkPart(from, to, size);
            return new Part<E>(this, from, to - from);
        }
    }
}
