package java.lang.ref;

/** Nothing is collected, so nothing is ever in a queue. */
public class ReferenceQueue<T> {
    public ReferenceQueue() {
    }

    public Reference<? extends T> poll() {
        return null;
    }
}
