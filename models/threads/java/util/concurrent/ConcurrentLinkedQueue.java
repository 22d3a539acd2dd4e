package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Iterator;
import java.util.Queue;

/** Elements in a list, at most so many. */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, java.io.Serializable {
    static final String $STEPS = "offer poll peek isEmpty";

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

    public ConcurrentLinkedQueue() {
        capacity = Integer.MAX_VALUE;
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

    /** What a look at all elements gives, while other threads change some, has no model: it is no step. */
    private static native void $changes();

    public int size() {
        if (!Thread.$alone()) {
            $changes();
        }
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public void clear() {
        if (!Thread.$alone()) {
            $changes();
        }
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
}
