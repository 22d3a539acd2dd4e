package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;

/** Elements that are handed over: those who put one wait until it is taken, those who take one until it is put. */
public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    static final String $STEPS = "$offer $awaitTaken $awaitElement";

    /** An element, and whether somebody has it. */
    private static final class $Element {
        final Object value;
        boolean taken;
        $Element next;

        $Element(Object value) {
            this.value = value;
        }
    }

    private $Element first;

    public SynchronousQueue() { }

    /** Whom the JDK prefers where it is not fair has no model: it may be any. */
    public SynchronousQueue(boolean fair) { }

    private void $offer($Element e) {
        e.next = first;
        first = e;
    }

    private boolean $awaitTaken($Element e) {
        return e.taken;
    }

    public void put(E value) throws InterruptedException {
        if (value == null) {
            throw new NullPointerException();
        }
        $Element e = new $Element(value);
        $offer(e);
        $awaitTaken(e);
    }

    /** With several elements any of them may be next. */
    private static native void $several();

    private boolean $awaitElement(Object[] to) {
        if (first == null) {
            return false;
        }
        if (first.next != null) {
            $several();
        }
        to[0] = first.value;
        first.taken = true;
        first = null;
        return true;
    }

    @SuppressWarnings("unchecked")
    public E take() throws InterruptedException {
        Object[] to = new Object[1];
        $awaitElement(to);
        return (E) to[0];
    }

    public native boolean offer(E value);

    public native boolean offer(E value, long time, TimeUnit unit) throws InterruptedException;

    public native E poll();

    public native E poll(long time, TimeUnit unit) throws InterruptedException;

    public E peek() {
        return null;
    }

    public boolean isEmpty() {
        return true;
    }

    public int size() {
        return 0;
    }

    public int remainingCapacity() {
        return 0;
    }

    public native Iterator<E> iterator();

    public native int drainTo(Collection<? super E> c);

    public native int drainTo(Collection<? super E> c, int max);
}
