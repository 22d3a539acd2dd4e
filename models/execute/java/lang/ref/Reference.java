package java.lang.ref;

/** Nothing is collected: a reference keeps what it refers to until it is cleared. */
public abstract class Reference<T> {
    private T referent;

    Reference(T referent) {
        this.referent = referent;
    }

    Reference(T referent, ReferenceQueue<? super T> queue) {
        this.referent = referent;
    }

    public T get() {
        return referent;
    }

    public final boolean refersTo(T o) {
        return referent == o;
    }

    public void clear() {
        referent = null;
    }

    public boolean enqueue() {
        referent = null;
        return false;
    }

    public static void reachabilityFence(Object o) {
    }
}
