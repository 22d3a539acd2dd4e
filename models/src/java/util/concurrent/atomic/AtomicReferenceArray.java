package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** For one thread: references that can be changed. */
public class AtomicReferenceArray<E> implements java.io.Serializable {
    static final String $STEPS = "* !toString";

    private final Object[] array;

    public AtomicReferenceArray(int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(java.util.Arrays.$text());
        }
        array = new Object[length];
    }

    public AtomicReferenceArray(E[] from) {
        $nonNull(from);
        array = new Object[from.length];
        for (int i = 0; i < from.length; i++) {
            array[i] = from[i];
        }
    }

    private static void $nonNull(Object x) {
        if (x == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
    }

    /** Does what the model does not do. */
    private native void changing();

    public final int length() {
        return array.length;
    }

    @SuppressWarnings("unchecked")
    public final E get(int i) {
        if (i < 0 || i >= array.length) {
            throw new ArrayIndexOutOfBoundsException(java.util.Arrays.$text());
        }
        return (E) array[i];
    }

    public final void set(int i, E x) {
        get(i);
        array[i] = x;
    }

    public final void lazySet(int i, E x) {
        set(i, x);
    }

    public final E getPlain(int i) {
        return get(i);
    }

    public final void setPlain(int i, E x) {
        set(i, x);
    }

    public final E getOpaque(int i) {
        return get(i);
    }

    public final void setOpaque(int i, E x) {
        set(i, x);
    }

    public final E getAcquire(int i) {
        return get(i);
    }

    public final void setRelease(int i, E x) {
        set(i, x);
    }

    public final E getAndSet(int i, E x) {
        E old = get(i);
        array[i] = x;
        return old;
    }

    public final boolean compareAndSet(int i, E expected, E x) {
        return compareAndExchange(i, expected, x) == expected;
    }

    public final E compareAndExchange(int i, E expected, E x) {
        E old = get(i);
        if (old == expected) {
            array[i] = x;
        }
        return old;
    }

    public final E compareAndExchangeAcquire(int i, E expected, E x) {
        return compareAndExchange(i, expected, x);
    }

    public final E compareAndExchangeRelease(int i, E expected, E x) {
        return compareAndExchange(i, expected, x);
    }

    // A function that changes the reference would be called again in the JDK.

    public final E getAndUpdate(int i, UnaryOperator<E> f) {
        E old = get(i);
        $nonNull(f);
        E next = f.apply(old);
        if (array[i] != old) {
            changing();
        }
        array[i] = next;
        return old;
    }

    @SuppressWarnings("unchecked")
    public final E updateAndGet(int i, UnaryOperator<E> f) {
        getAndUpdate(i, f);
        return (E) array[i];
    }

    public final E getAndAccumulate(int i, E x, BinaryOperator<E> f) {
        E old = get(i);
        $nonNull(f);
        E next = f.apply(old, x);
        if (array[i] != old) {
            changing();
        }
        array[i] = next;
        return old;
    }

    @SuppressWarnings("unchecked")
    public final E accumulateAndGet(int i, E x, BinaryOperator<E> f) {
        getAndAccumulate(i, x, f);
        return (E) array[i];
    }

    public String toString() {
        return java.util.Arrays.toString(array);
    }
}
