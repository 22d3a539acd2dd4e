package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A deque in the middle of an array. What an iterator of the JDK's shows of one
 * that changes meanwhile depends on how that keeps its elements, and is refused.
 */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    private Object[] elems;
    private int head;
    private int size;
    private int changes; // so far

    public ArrayDeque() {
        elems = Arrays.$room(17);
    }

    public ArrayDeque(int capacity) {
        elems = Arrays.$room(capacity < 1 ? 1 : capacity);
    }

    public ArrayDeque(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        c.size(); // which the JDK asks for
        elems = Arrays.$room(17);
        addEach(c);
    }

    private void addEach(Collection<? extends E> c) {
        c.forEach(x -> addLast(x));
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        int before = size();
        c.size(); // which the JDK asks for
        addEach(c);
        return size() > before;
    }

    /** Makes a larger array, with that much room in front of the elements. */
    private void grow(int room) {
        Object[] wider = Arrays.$room(room + 2 * size + 1);
        for (int i = 0; i < size; i++) {
            wider[room + i] = elems[head + i];
        }
        elems = wider;
        head = room;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public void addFirst(E x) {
        if (x == null) {
            throw new NullPointerException();
        }
        if (head == 0) {
            grow(size + 1);
        }
        head--;
        elems[head] = x;
        size = Arrays.$count(size + 1);
        changes++;
    }

    public void addLast(E x) {
        if (x == null) {
            throw new NullPointerException();
        }
        if (head + size == elems.length) {
            grow(0);
        }
        elems[head + size] = x;
        size = Arrays.$count(size + 1);
        changes++;
    }

    @SuppressWarnings("unchecked")
    public E pollFirst() {
        if (size == 0) {
            return null;
        }
        E x = (E) elems[head];
        head++;
        size = Arrays.$count(size - 1);
        changes++;
        return x;
    }

    @SuppressWarnings("unchecked")
    public E pollLast() {
        if (size == 0) {
            return null;
        }
        size = Arrays.$count(size - 1);
        E x = (E) elems[head + size];
        changes++;
        return x;
    }

    @SuppressWarnings("unchecked")
    public E peekFirst() {
        return size == 0 ? null : (E) elems[head];
    }

    @SuppressWarnings("unchecked")
    public E peekLast() {
        return size == 0 ? null : (E) elems[head + size - 1];
    }

    public E removeFirst() {
        E x = pollFirst();
        if (x == null) {
            throw new NoSuchElementException();
        }
        return x;
    }

    public E removeLast() {
        E x = pollLast();
        if (x == null) {
            throw new NoSuchElementException();
        }
        return x;
    }

    @SuppressWarnings("unchecked")
    public E getFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return (E) elems[head];
    }

    @SuppressWarnings("unchecked")
    public E getLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return (E) elems[head + size - 1];
    }

    public boolean offerFirst(E x) {
        addFirst(x);
        return true;
    }

    public boolean offerLast(E x) {
        addLast(x);
        return true;
    }

    public boolean add(E x) {
        addLast(x);
        return true;
    }

    public boolean offer(E x) {
        return offerLast(x);
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public void push(E x) {
        addFirst(x);
    }

    public E pop() {
        return removeFirst();
    }

    /** Takes out the i-th element. */
    private void delete(int i) {
        for (int k = head + i + 1; k < head + size; k++) {
            elems[k - 1] = elems[k];
        }
        size = Arrays.$count(size - 1);
        changes++;
    }

    /** Compares; that must not change the deque, whose array would then be read where the JDK's holds null. */
    private boolean same(Object x, Object y) {
        int expected = changes;
        boolean r = x.equals(y);
        if (changes != expected) {
            changing();
        }
        return r;
    }

    private int find(Object x) {
        for (int i = 0; x != null && i < size; i++) {
            if (same(x, elems[head + i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean removeFirstOccurrence(Object x) {
        int i = find(x);
        if (i < 0) {
            return false;
        }
        delete(i);
        return true;
    }

    public boolean removeLastOccurrence(Object x) {
        for (int i = size - 1; x != null && i >= 0; i--) {
            if (same(x, elems[head + i])) {
                delete(i);
                return true;
            }
        }
        return false;
    }

    public boolean remove(Object x) {
        return removeFirstOccurrence(x);
    }

    public boolean contains(Object x) {
        return find(x) >= 0;
    }

    public void clear() {
        head = 0;
        size = 0;
        changes++;
    }

    public Object[] toArray() {
        Object[] xs = new Object[size];
        for (int i = 0; i < size; i++) {
            xs[i] = elems[head + i];
        }
        return xs;
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] xs) {
        if (xs == null) {
            throw new NullPointerException();
        }
        int n = size();
        Object[] r = xs.length < n ? Arrays.$sized(xs, n) : xs;
        for (int i = 0; i < size; i++) {
            if (!Arrays.$admits(r, elems[head + i])) {
                throw new ArrayStoreException(Arrays.$message());
            }
            r[i] = elems[head + i];
        }
        if (r.length > size) {
            r[size] = null;
        }
        return (T[]) r;
    }

    public ArrayDeque<E> clone() {
        return new ArrayDeque<E>(this);
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    public Iterator<E> descendingIterator() {
        return new Descending();
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        for (int i = 0; i < size; i++) {
            f.accept((E) elems[head + i]);
            if (changes != expected) {
                changing();
            }
        }
    }

    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> p) {
        if (p == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        boolean[] gone = new boolean[size];
        for (int i = 0; i < gone.length; i++) {
            gone[i] = p.test((E) elems[head + i]);
            if (changes != expected) {
                changing();
            }
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
            gone[i] = c.contains(elems[head + i]) == dropped;
            if (changes != expected) {
                changing();
            }
        }
        return drop(gone);
    }

    private boolean drop(boolean[] gone) {
        int n = 0;
        for (int i = 0; i < gone.length; i++) {
            if (!gone[i]) {
                elems[head + n] = elems[head + i];
                n++;
            }
        }
        size = n;
        changes++;
        return n < gone.length;
    }

    /** Does what the model does not do. */
    private native void changing();

    private class Itr implements Iterator<E> {
        static final String $JDK = "java.util.ArrayDeque$DeqIterator";
        private int at;
        private int n = size();
        private boolean some; // there is a last element to remove
        private int expected = changes;

        public boolean hasNext() {
            return at < n;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (at >= n) {
                throw new NoSuchElementException();
            }
            if (changes != expected) {
                changing();
            }
            some = true;
            at++;
            return (E) elems[head + at - 1];
        }

        public void remove() {
            if (!some) {
                throw new IllegalStateException();
            }
            if (changes != expected || at > n) {
                changing();
            }
            at--;
            n--;
            delete(at);
            some = false;
            expected = changes;
        }

        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super E> f) {
            if (f == null) {
                throw new NullPointerException();
            }
            int i = at;
            if (i >= n) {
                return;
            }
            if (changes != expected) {
                changing();
            }
            at = n + 1; // it is at the end even when f throws
            while (i < n) {
                f.accept((E) elems[head + i]);
                if (changes != expected) {
                    changing();
                }
                i++;
            }
            at = n;
            some = true;
        }
    }

    private class Descending implements Iterator<E> {
        static final String $JDK = "java.util.ArrayDeque$DescendingIterator";
        private int at = size() - 1;
        private boolean some;
        private int expected = changes;

        public boolean hasNext() {
            return at >= 0;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (at < 0) {
                throw new NoSuchElementException();
            }
            if (changes != expected) {
                changing();
            }
            some = true;
            at--;
            return (E) elems[head + at + 1];
        }

        public void remove() {
            if (!some) {
                throw new IllegalStateException();
            }
            if (changes != expected || at < -1) {
                changing();
            }
            delete(at + 1);
            some = false;
            expected = changes;
        }

        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super E> f) {
            if (f == null) {
                throw new NullPointerException();
            }
            int i = at;
            if (i < 0) {
                return;
            }
            if (changes != expected) {
                changing();
            }
            at = -2; // it is at the end even when f throws
            while (i >= 0) {
                f.accept((E) elems[head + i]);
                if (changes != expected) {
                    changing();
                }
                i--;
            }
            at = -1;
            some = true;
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
