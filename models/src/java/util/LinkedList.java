package java.util;

/**
 * A list of nodes that know their neighbours. What depends on whether there are
 * any asks for the size, which is easier to reason about than the nodes.
 */
public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
    private Node<E> first;
    private Node<E> last;
    private int size;
    private int changes; // of the structure, so far

    private static class Node<E> {
        E item;
        Node<E> next;
        Node<E> before;

        Node(E item, Node<E> before, Node<E> next) {
            this.item = item;
            this.before = before;
            this.next = next;
        }
    }

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        addAll(c);
    }

    /** Adds an item in front of a node, null for at the end. */
    private void link(E item, Node<E> at) {
        Node<E> before = at == null ? last : at.before;
        Node<E> n = new Node<>(item, before, at);
        if (before == null) {
            first = n;
        } else {
            before.next = n;
        }
        if (at == null) {
            last = n;
        } else {
            at.before = n;
        }
        size = Arrays.$count(size + 1);
        changes++;
    }

    private E unlink(Node<E> n) {
        if (n.before == null) {
            first = n.next;
        } else {
            n.before.next = n.next;
        }
        if (n.next == null) {
            last = n.before;
        } else {
            n.next.before = n.before;
        }
        size = Arrays.$count(size - 1);
        changes++;
        return n.item;
    }

    /** The node at an index that is one, or null for the size. */
    private Node<E> node(int i) {
        Node<E> n = first;
        for (int k = 0; k < i; k++) {
            n = n.next;
        }
        return n;
    }

    private void element(int i) {
        if (i < 0 || i >= size) {
            throw new IndexOutOfBoundsException("Index: " + i + ", Size: " + size);
        }
    }

    private void place(int i) {
        if (i < 0 || i > size) {
            throw new IndexOutOfBoundsException("Index: " + i + ", Size: " + size);
        }
    }

    public int size() {
        return size;
    }

    public E getFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return first.item;
    }

    public E getLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return last.item;
    }

    public E removeFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return unlink(first);
    }

    public E removeLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return unlink(last);
    }

    public void addFirst(E x) {
        link(x, first);
    }

    public void addLast(E x) {
        link(x, null);
    }

    public boolean add(E x) {
        link(x, null);
        return true;
    }

    public void add(int at, E x) {
        place(at);
        link(x, node(at));
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    public boolean addAll(int at, Collection<? extends E> c) {
        place(at);
        if (c == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        Object[] xs = c.toArray();
        if (changes != expected) {
            changing();
        }
        Node<E> n = node(at);
        for (int i = 0; i < xs.length; i++) {
            @SuppressWarnings("unchecked")
            E x = (E) xs[i];
            link(x, n);
        }
        return xs.length != 0;
    }

    public E get(int i) {
        element(i);
        return node(i).item;
    }

    public E set(int i, E x) {
        element(i);
        Node<E> n = node(i);
        E old = n.item;
        n.item = x;
        return old;
    }

    public E remove(int i) {
        element(i);
        return unlink(node(i));
    }

    public boolean remove(Object x) {
        for (Node<E> n = first; n != null; n = n.next) {
            if (same(x, n.item)) {
                unlink(n);
                return true;
            }
        }
        return false;
    }

    public void clear() {
        first = null;
        last = null;
        size = 0;
        changes++;
    }

    public int indexOf(Object x) {
        int i = 0;
        for (Node<E> n = first; n != null; n = n.next) {
            if (same(x, n.item)) {
                return i;
            }
            i++;
        }
        return -1;
    }

    public int lastIndexOf(Object x) {
        int i = size - 1;
        for (Node<E> n = last; n != null; n = n.before) {
            if (same(x, n.item)) {
                return i;
            }
            i--;
        }
        return -1;
    }

    /** Compares; that must not change the list, of whose nodes the JDK makes others then. */
    private boolean same(Object x, Object y) {
        int expected = changes;
        boolean r = x == null ? y == null : x.equals(y);
        if (changes != expected) {
            changing();
        }
        return r;
    }

    /** Does what the model does not do. */
    private native void changing();

    public boolean contains(Object x) {
        return indexOf(x) >= 0;
    }

    public E peek() {
        return size == 0 ? null : first.item;
    }

    public E element() {
        return getFirst();
    }

    public E poll() {
        return size == 0 ? null : unlink(first);
    }

    public E remove() {
        return removeFirst();
    }

    public boolean offer(E x) {
        return add(x);
    }

    public boolean offerFirst(E x) {
        addFirst(x);
        return true;
    }

    public boolean offerLast(E x) {
        addLast(x);
        return true;
    }

    public E peekFirst() {
        return size == 0 ? null : first.item;
    }

    public E peekLast() {
        return size == 0 ? null : last.item;
    }

    public E pollFirst() {
        return size == 0 ? null : unlink(first);
    }

    public E pollLast() {
        return size == 0 ? null : unlink(last);
    }

    public void push(E x) {
        addFirst(x);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object x) {
        return remove(x);
    }

    public boolean removeLastOccurrence(Object x) {
        for (Node<E> n = last; n != null; n = n.before) {
            if (same(x, n.item)) {
                unlink(n);
                return true;
            }
        }
        return false;
    }

    public Object[] toArray() {
        Object[] xs = new Object[size];
        int i = 0;
        for (Node<E> n = first; n != null; n = n.next) {
            xs[i] = n.item;
            i++;
        }
        return xs;
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] xs) {
        if (xs == null) {
            throw new NullPointerException();
        }
        Object[] r = xs.length < size ? Arrays.$sized(xs, size) : xs;
        int i = 0;
        for (Node<E> n = first; n != null; n = n.next) {
            if (!Arrays.$admits(r, n.item)) {
                throw new ArrayStoreException(Arrays.$message());
            }
            r[i] = n.item;
            i++;
        }
        if (r.length > size) {
            r[size] = null;
        }
        return (T[]) r;
    }

    public Object clone() {
        return new LinkedList<E>(this);
    }

    public ListIterator<E> listIterator(int at) {
        place(at);
        return new Itr(at);
    }

    public Iterator<E> descendingIterator() {
        return new Descending();
    }

    public native LinkedList<E> reversed();

    private class Itr implements ListIterator<E> {
        static final String $JDK = "java.util.LinkedList$ListItr";
        private Node<E> next;
        private Node<E> last; // returned
        private int at;
        private int expected = changes;

        Itr(int at) {
            next = node(at);
            this.at = at;
        }

        private void check() {
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return at < size;
        }

        public E next() {
            check();
            if (at >= size) {
                throw new NoSuchElementException();
            }
            last = next;
            next = next.next;
            at++;
            return last.item;
        }

        public boolean hasPrevious() {
            return at > 0;
        }

        public E previous() {
            check();
            if (at <= 0) {
                throw new NoSuchElementException();
            }
            next = next == null ? LinkedList.this.last : next.before;
            last = next;
            at--;
            return last.item;
        }

        public int nextIndex() {
            return at;
        }

        public int previousIndex() {
            return at - 1;
        }

        public void remove() {
            check();
            if (last == null) {
                throw new IllegalStateException();
            }
            if (next == last) {
                next = last.next;
            } else {
                at--;
            }
            unlink(last);
            last = null;
            expected = changes;
        }

        public void set(E x) {
            if (last == null) {
                throw new IllegalStateException();
            }
            check();
            last.item = x;
        }

        public void add(E x) {
            check();
            last = null;
            link(x, next);
            at++;
            expected = changes;
        }

        public void forEachRemaining(java.util.function.Consumer<? super E> f) {
            if (f == null) {
                throw new NullPointerException();
            }
            while (changes == expected && at < size) {
                f.accept(next.item);
                last = next;
                next = next.next;
                at++;
            }
            check();
        }
    }

    private class Descending implements Iterator<E> {
        static final String $JDK = "java.util.LinkedList$DescendingIterator";
        private final ListIterator<E> it = new Itr(size());

        public boolean hasNext() {
            return it.hasPrevious();
        }

        public E next() {
            return it.previous();
        }

        public void remove() {
            it.remove();
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
