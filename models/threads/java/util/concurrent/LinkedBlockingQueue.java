package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Iterator;
import java.util.Queue;

/** Elements in a list, at most so many. */
public class LinkedBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    static final String $STEPS = "$awaitRoom $awaitElement offer poll peek size isEmpty clear remainingCapacity";

    /** An element. */
    private static final class $Element {
        final Object value;
        $Element next;

        $Element(Object value) {
            this.value = value;
        }
    }

    private final int capacity;
    private int size;
    private $Element first;
    private $Element last;

    public LinkedBlockingQueue() {
        capacity = Integer.MAX_VALUE;
    }

    public LinkedBlockingQueue(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    private boolean $awaitRoom(E e) {
        return offer(e);
    }

    private boolean $awaitElement(Object[] to) {
        if (size == 0) {
            return false;
        }
        to[0] = poll();
        return true;
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        if (size == capacity) {
            return false;
        }
        $Element x = new $Element(e);
        if (first == null) {
            first = x;
        } else {
            last.next = x;
        }
        last = x;
        size++;
        return true;
    }

    @SuppressWarnings("unchecked")
    public E poll() {
        if (first == null) {
            return null;
        }
        E e = (E) first.value;
        first = first.next;
        size--;
        return e;
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return first == null ? null : (E) first.value;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public void clear() {
        first = null;
        size = 0;
    }

    public boolean add(E e) {
        if (!offer(e)) {
            throw new IllegalStateException();
        }
        return true;
    }

    public native Iterator<E> iterator();

    public void put(E e) throws InterruptedException {
        if (e == null) {
            throw new NullPointerException();
        }
        $awaitRoom(e);
    }

    @SuppressWarnings("unchecked")
    public E take() throws InterruptedException {
        Object[] to = new Object[1];
        $awaitElement(to);
        return (E) to[0];
    }

    public boolean offer(E e, long time, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        return offer(e);
    }

    public E poll(long time, TimeUnit unit) throws InterruptedException {
        if (unit == null) {
            throw new NullPointerException();
        }
        return poll();
    }

    public int remainingCapacity() {
        return capacity - size;
    }

    public native int drainTo(java.util.Collection<? super E> c);

    public native int drainTo(java.util.Collection<? super E> c, int max);
}
