package java.util;

import java.util.function.Consumer;

/** A binary heap in an array: the least element first, each one's children after it. */
public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    private Object[] heap;
    private int size;
    private int changes; // so far
    private final Comparator<? super E> order; // null: the natural one

    public PriorityQueue() {
        heap = Arrays.$room(11);
        order = null;
    }

    public PriorityQueue(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        heap = Arrays.$room(capacity);
        order = null;
    }

    public PriorityQueue(Comparator<? super E> c) {
        heap = Arrays.$room(11);
        order = c;
    }

    public PriorityQueue(int capacity, Comparator<? super E> c) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        heap = Arrays.$room(capacity);
        order = c;
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        boolean ordered = true;
        if (c instanceof SortedSet) {
            order = (Comparator<? super E>) ((SortedSet<? extends E>) c).comparator();
        } else if (c instanceof PriorityQueue) {
            order = (Comparator<? super E>) ((PriorityQueue<? extends E>) c).comparator();
            ordered = c.getClass() == PriorityQueue.class;
        } else {
            order = null;
            ordered = false;
        }
        Object[] xs = c.toArray(); // perhaps an array of c's own
        size = xs.length;
        heap = Arrays.$room(size);
        for (int i = 0; i < size; i++) {
            if (xs[i] == null && (size == 1 || order != null)) { // others are found when they are compared
                throw new NullPointerException();
            }
            heap[i] = xs[i];
        }
        if (!ordered) {
            for (int i = size / 2 - 1; i >= 0; i--) {
                down(i, (E) heap[i]);
            }
        }
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(PriorityQueue<? extends E> q) {
        this((Collection<? extends E>) q);
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(SortedSet<? extends E> s) {
        this((Collection<? extends E>) s);
    }

    @SuppressWarnings("unchecked")
    private int compare(Object x, Object y) {
        int expected = changes;
        int r = Arrays.$compare(x, y, (Comparator<Object>) (Comparator<?>) order);
        if (changes != expected) {
            changing();
        }
        return r;
    }

    /** Puts x at i or above it, where its parent is not greater. */
    private void up(int i, Object x) {
        if (order == null && x != null && !(x instanceof Comparable)) {
            throw new ClassCastException(Arrays.$message());
        }
        while (i > 0) {
            int parent = (i - 1) / 2;
            if (compare(x, heap[parent]) >= 0) {
                break;
            }
            heap[i] = heap[parent];
            i = parent;
        }
        heap[i] = x;
    }

    /** Puts x at i or below it, where its children are not less. */
    private void down(int i, Object x) {
        if (order == null && x != null && !(x instanceof Comparable)) {
            throw new ClassCastException(Arrays.$message());
        }
        while (i < size / 2) {
            int child = 2 * i + 1;
            if (child + 1 < size && compare(heap[child], heap[child + 1]) > 0) {
                child++;
            }
            if (compare(x, heap[child]) <= 0) {
                break;
            }
            heap[i] = heap[child];
            i = child;
        }
        heap[i] = x;
    }

    public int size() {
        return size;
    }

    public Comparator<? super E> comparator() {
        return order;
    }

    public boolean add(E x) {
        return offer(x);
    }

    public boolean offer(E x) {
        if (x == null) {
            throw new NullPointerException();
        }
        changes++;
        if (size == heap.length) {
            Object[] wider = Arrays.$room(2 * size + 2);
            for (int i = 0; i < size; i++) {
                wider[i] = heap[i];
            }
            heap = wider;
        }
        up(size, x);
        size = Arrays.$count(size + 1);
        return true;
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return size == 0 ? null : (E) heap[0];
    }

    @SuppressWarnings("unchecked")
    public E poll() {
        if (size == 0) {
            return null;
        }
        changes++;
        E least = (E) heap[0];
        size--;
        Object last = heap[size];
        if (size > 0) {
            down(0, last);
        }
        return least;
    }

    private int find(Object x) {
        int expected = changes;
        for (int i = 0; x != null && i < size; i++) {
            boolean same = x.equals(heap[i]);
            if (changes != expected) {
                changing();
            }
            if (same) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(Object x) {
        return find(x) >= 0;
    }

    public boolean remove(Object x) {
        int i = find(x);
        if (i < 0) {
            return false;
        }
        changes++;
        size--;
        Object last = heap[size];
        if (i < size) {
            down(i, last);
            if (heap[i] == last) {
                up(i, last);
            }
        }
        return true;
    }

    public void clear() {
        changes++;
        size = 0;
    }

    public Object[] toArray() {
        Object[] xs = new Object[size];
        for (int i = 0; i < size; i++) {
            xs[i] = heap[i];
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
            if (!Arrays.$admits(r, heap[i])) {
                throw new ArrayStoreException(Arrays.$message());
            }
            r[i] = heap[i];
        }
        if (r.length > size) {
            r[size] = null;
        }
        return (T[]) r;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        int n = size;
        for (int i = 0; i < n && changes == expected; i++) {
            f.accept((E) heap[i]);
        }
        if (changes != expected) {
            changing();
        }
    }

    /** Does what the model does not do. */
    private native void changing();

    public native boolean removeIf(java.util.function.Predicate<? super E> p);

    public native boolean removeAll(Collection<?> c);

    public native boolean retainAll(Collection<?> c);

    public Iterator<E> iterator() {
        return new Itr();
    }

    private class Itr implements Iterator<E> {
        static final String $JDK = "java.util.PriorityQueue$Itr";
        private int at;
        private int expected = changes;

        public boolean hasNext() {
            return at < size;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
            if (at >= size) {
                throw new NoSuchElementException();
            }
            at++;
            return (E) heap[at - 1];
        }

        public void remove() {
            changing();
        }
    }

    Iterator<E> $elements() {
        return new Itr();
    }

    int $count() {
        return size;
    }

    int $changes() {
        return changes;
    }
}
