package java.lang;

import java.util.function.Supplier;

/** A value for each thread, by the thread's number. */
public class ThreadLocal<T> {
    static final String $STEPS = "$has $read $write remove";

    private Object[] values = new Object[0];
    private boolean[] set = new boolean[0];
    private final Supplier<? extends T> first;

    public ThreadLocal() {
        first = null;
    }

    private ThreadLocal(Supplier<? extends T> first) {
        this.first = first;
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        if (supplier == null) {
            throw new NullPointerException();
        }
        return new ThreadLocal<>(supplier);
    }

    private boolean $has(int thread) {
        return thread < set.length && set[thread];
    }

    private Object $read(int thread) {
        return values[thread];
    }

    private void $write(int thread, Object value) {
        if (thread >= set.length) {
            Object[] vs = new Object[thread + 1];
            boolean[] bs = new boolean[thread + 1];
            for (int i = 0; i < set.length; i++) {
                vs[i] = values[i];
                bs[i] = set[i];
            }
            values = vs;
            set = bs;
        }
        values[thread] = value;
        set[thread] = true;
    }

    protected T initialValue() {
        return first == null ? null : first.get();
    }

    @SuppressWarnings("unchecked")
    public T get() {
        if (Thread.$shared()) {
            $earlier();
        }
        int thread = Thread.$self();
        if (!$has(thread)) {
            T value = initialValue();
            $write(thread, value);
            return value;
        }
        return (T) $read(thread);
    }

    /** What another task has left in a thread of the common pool has no model. */
    private static native void $earlier();

    public void set(T value) {
        $write(Thread.$self(), value);
    }

    public void remove() {
        int thread = Thread.$self();
        if (thread < set.length) {
            set[thread] = false;
            values[thread] = null;
        }
    }
}
