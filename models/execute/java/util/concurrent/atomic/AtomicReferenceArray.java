package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** For one thread. */
public class AtomicReferenceArray<E> implements java.io.Serializable {
    private final Object[] array;

    public AtomicReferenceArray(int length) {
        array = new Object[length];
    }

    public AtomicReferenceArray(E[] array) {
        this.array = java.util.Arrays.copyOf(array, array.length, Object[].class);
    }

    public final int length() {
        return array.length;
    }

    @SuppressWarnings("unchecked")
    public final E get(int i) {
        return (E) array[i];
    }

    public final void set(int i, E x) {
        array[i] = x;
    }

    public final void lazySet(int i, E x) {
        array[i] = x;
    }

    public final E getAndSet(int i, E x) {
        E old = get(i);
        array[i] = x;
        return old;
    }

    public final boolean compareAndSet(int i, E expected, E x) {
        if (array[i] != expected) {
            return false;
        }
        array[i] = x;
        return true;
    }

    public final E getAndUpdate(int i, UnaryOperator<E> f) {
        E old = get(i);
        set(i, f.apply(old));
        return old;
    }

    public final E updateAndGet(int i, UnaryOperator<E> f) {
        E x = f.apply(get(i));
        set(i, x);
        return x;
    }

    public final E getAndAccumulate(int i, E y, BinaryOperator<E> f) {
        E old = get(i);
        set(i, f.apply(old, y));
        return old;
    }

    public final E accumulateAndGet(int i, E y, BinaryOperator<E> f) {
        E x = f.apply(get(i), y);
        set(i, x);
        return x;
    }

    public String toString() {
        return java.util.Arrays.toString(array);
    }
}
