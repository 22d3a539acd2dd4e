package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** For one thread: a number that can be changed. */
public class AtomicLong extends Number {
    private long value;

    public AtomicLong(long x) {
        value = x;
    }

    public AtomicLong() {
    }

    private static void $nonNull(Object f) {
        if (f == null) {
            throw new NullPointerException(java.util.Arrays.$text());
        }
    }

    public final long get() {
        return value;
    }

    public final void set(long x) {
        value = x;
    }

    public final void lazySet(long x) {
        value = x;
    }

    public final long getAndSet(long x) {
        long old = value;
        value = x;
        return old;
    }

    public final boolean compareAndSet(long expected, long x) {
        if (value != expected) {
            return false;
        }
        value = x;
        return true;
    }

    public final long getAndIncrement() {
        value++;
        return value - 1;
    }

    public final long getAndDecrement() {
        value--;
        return value + 1;
    }

    public final long getAndAdd(long x) {
        long old = value;
        value = old + x;
        return old;
    }

    public final long incrementAndGet() {
        value++;
        return value;
    }

    public final long decrementAndGet() {
        value--;
        return value;
    }

    public final long addAndGet(long x) {
        value += x;
        return value;
    }

    // A function that changes the number is called again, as in the JDK.

    public final long getAndUpdate(LongUnaryOperator f) {
        AtomicLong.$nonNull(f);
        long old = value;
        long next = f.applyAsLong(old);
        while (value != old) {
            old = value;
            next = f.applyAsLong(old);
        }
        value = next;
        return old;
    }

    public final long updateAndGet(LongUnaryOperator f) {
        getAndUpdate(f);
        return value;
    }

    public final long getAndAccumulate(long x, LongBinaryOperator f) {
        AtomicLong.$nonNull(f);
        long old = value;
        long next = f.applyAsLong(old, x);
        while (value != old) {
            old = value;
            next = f.applyAsLong(old, x);
        }
        value = next;
        return old;
    }

    public final long accumulateAndGet(long x, LongBinaryOperator f) {
        getAndAccumulate(x, f);
        return value;
    }

    public final long getPlain() {
        return value;
    }

    public final void setPlain(long x) {
        value = x;
    }

    public final long getOpaque() {
        return value;
    }

    public final void setOpaque(long x) {
        value = x;
    }

    public final long getAcquire() {
        return value;
    }

    public final void setRelease(long x) {
        value = x;
    }

    public String toString() {
        return Long.toString(value);
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
