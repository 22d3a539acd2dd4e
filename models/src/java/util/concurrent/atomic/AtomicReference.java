package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** For one thread: a reference that can be changed. */
public class AtomicReference<V> implements java.io.Serializable {
    static final String $STEPS = "*";

    private V value;

    public AtomicReference(V x) {
        value = x;
    }

    public AtomicReference() {
    }

    private static void $nonNull(Object f) {
        if (f == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
    }

    public final V get() {
        return value;
    }

    public final void set(V x) {
        value = x;
    }

    public final void lazySet(V x) {
        value = x;
    }

    public final boolean compareAndSet(V expected, V x) {
        if (value != expected) {
            return false;
        }
        value = x;
        return true;
    }

    public final V getAndSet(V x) {
        V old = value;
        value = x;
        return old;
    }

    // A function that changes the reference is called again, as in the JDK.

    /** Does what the model does not do. */
    private native void changing();

    public final V getAndUpdate(UnaryOperator<V> f) {
        $nonNull(f);
        V old = value;
        V next = f.apply(old);
        if (value != old) {
            changing();
        }
        value = next;
        return old;
    }

    public final V updateAndGet(UnaryOperator<V> f) {
        getAndUpdate(f);
        return value;
    }

    public final V getAndAccumulate(V x, BinaryOperator<V> f) {
        $nonNull(f);
        V old = value;
        V next = f.apply(old, x);
        if (value != old) {
            changing();
        }
        value = next;
        return old;
    }

    public final V accumulateAndGet(V x, BinaryOperator<V> f) {
        getAndAccumulate(x, f);
        return value;
    }

    public final V getPlain() {
        return value;
    }

    public final void setPlain(V x) {
        value = x;
    }

    public final V getAcquire() {
        return value;
    }

    public final void setRelease(V x) {
        value = x;
    }

    public String toString() {
        return String.valueOf(value);
    }
}
