package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** For one thread: a number that can be changed. */
public class AtomicInteger extends Number {
    private int value;

    public AtomicInteger(int x) {
        value = x;
    }

    public AtomicInteger() {
    }

    private static void $nonNull(Object f) {
        if (f == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
    }

    public final int get() {
        return value;
    }

    public final void set(int x) {
        value = x;
    }

    public final void lazySet(int x) {
        value = x;
    }

    public final int getAndSet(int x) {
        int old = value;
        value = x;
        return old;
    }

    public final boolean compareAndSet(int expected, int x) {
        if (value != expected) {
            return false;
        }
        value = x;
        return true;
    }

    public final int getAndIncrement() {
        value++;
        return value - 1;
    }

    public final int getAndDecrement() {
        value--;
        return value + 1;
    }

    public final int getAndAdd(int x) {
        int old = value;
        value = old + x;
        return old;
    }

    public final int incrementAndGet() {
        value++;
        return value;
    }

    public final int decrementAndGet() {
        value--;
        return value;
    }

    public final int addAndGet(int x) {
        value += x;
        return value;
    }

    // A function that changes the number is called again, as in the JDK.

    public final int getAndUpdate(IntUnaryOperator f) {
        AtomicInteger.$nonNull(f);
        int old = value;
        int next = f.applyAsInt(old);
        while (value != old) {
            old = value;
            next = f.applyAsInt(old);
        }
        value = next;
        return old;
    }

    public final int updateAndGet(IntUnaryOperator f) {
        getAndUpdate(f);
        return value;
    }

    public final int getAndAccumulate(int x, IntBinaryOperator f) {
        AtomicInteger.$nonNull(f);
        int old = value;
        int next = f.applyAsInt(old, x);
        while (value != old) {
            old = value;
            next = f.applyAsInt(old, x);
        }
        value = next;
        return old;
    }

    public final int accumulateAndGet(int x, IntBinaryOperator f) {
        getAndAccumulate(x, f);
        return value;
    }

    public final int getPlain() {
        return value;
    }

    public final void setPlain(int x) {
        value = x;
    }

    public final int getOpaque() {
        return value;
    }

    public final void setOpaque(int x) {
        value = x;
    }

    public final int getAcquire() {
        return value;
    }

    public final void setRelease(int x) {
        value = x;
    }

    public String toString() {
        return Integer.toString(value);
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }
}
