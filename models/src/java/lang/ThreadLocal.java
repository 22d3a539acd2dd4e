package java.lang;

import java.util.function.Supplier;

/** For one thread: a value that is made when it is first asked for. */
public class ThreadLocal<T> {
    private T value;
    private boolean known;

    public ThreadLocal() {
    }

    protected T initialValue() {
        return null;
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> s) {
        if (s == null) {
            throw new NullPointerException(String.$message());
        }
        return new Supplied<>(s);
    }

    public T get() {
        if (!known) {
            value = initialValue();
            known = true;
        }
        return value;
    }

    public void set(T x) {
        value = x;
        known = true;
    }

    public void remove() {
        value = null;
        known = false;
    }

    private static final class Supplied<T> extends ThreadLocal<T> {
        static final String $JDK = "java.lang.ThreadLocal$SuppliedThreadLocal";
        private final Supplier<? extends T> s;

        Supplied(Supplier<? extends T> s) {
            this.s = s;
        }

        protected T initialValue() {
            return s.get();
        }
    }
}
