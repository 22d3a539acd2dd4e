package java.lang;

import java.util.function.Supplier;

/** What a thread has in it is one of all values that any thread has had in it. */
public class ThreadLocal<T> {
    public ThreadLocal() {
    }

    protected T initialValue() {
        return null;
    }

    public static native <S> ThreadLocal<S> withInitial(Supplier<? extends S> s);

    public T get() {
        if ($first()) {
            $put(initialValue());
        }
        return $take();
    }

    public void set(T x) {
        $put(x);
    }

    public void remove() {
    }

    private static native boolean $first();

    private native void $put(T x);

    private native T $take();

    /** What withInitial was given. */
    private native Supplier<? extends T> $kept();

    static final class SuppliedThreadLocal<T> extends ThreadLocal<T> {
        protected T initialValue() {
            return ((ThreadLocal<T>) this).$kept().get();
        }
    }
}
