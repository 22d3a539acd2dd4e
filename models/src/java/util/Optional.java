package java.util;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A value, or null for none. */
public final class Optional<T> {
    private static final Optional<?> EMPTY = new Optional<>(null);

    private final T value;

    private Optional(T value) {
        this.value = value;
    }

    @SuppressWarnings("unchecked")
    public static <T> Optional<T> empty() {
        return (Optional<T>) EMPTY;
    }

    public static <T> Optional<T> of(T x) {
        if (x == null) {
            throw new NullPointerException();
        }
        return new Optional<>(x);
    }

    @SuppressWarnings("unchecked")
    public static <T> Optional<T> ofNullable(T x) {
        return x == null ? (Optional<T>) EMPTY : new Optional<>(x);
    }

    public T get() {
        if (value == null) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public T orElseThrow() {
        if (value == null) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    @SuppressWarnings("unchecked")
    public <X extends Throwable> T orElseThrow(Supplier<? extends X> s) throws X {
        if (value != null) {
            return value;
        }
        $nonNull(s);
        Object x = ((Supplier<?>) s).get();
        $nonNull(x);
        if (!(x instanceof Throwable)) {
            throw new ClassCastException(Arrays.$message());
        }
        throw (X) x;
    }

    /** What a function has returned that was not checked by the compiler. */
    private static Object $optional(Object r) {
        if (r == null) {
            throw new NullPointerException();
        }
        if (!(r instanceof Optional)) {
            throw new ClassCastException(Arrays.$message());
        }
        return r;
    }

    private static void $nonNull(Object x) {
        if (x == null) {
            throw new NullPointerException();
        }
    }

    public boolean isPresent() {
        return value != null;
    }

    public boolean isEmpty() {
        return value == null;
    }

    public void ifPresent(Consumer<? super T> f) {
        if (value != null) {
            $nonNull(f);
            f.accept(value);
        }
    }

    public void ifPresentOrElse(Consumer<? super T> f, Runnable otherwise) {
        if (value != null) {
            $nonNull(f);
            f.accept(value);
        } else {
            $nonNull(otherwise);
            otherwise.run();
        }
    }

    public Optional<T> filter(Predicate<? super T> p) {
        $nonNull(p);
        return value == null || p.test(value) ? this : empty();
    }

    public <U> Optional<U> map(Function<? super T, ? extends U> f) {
        $nonNull(f);
        return value == null ? empty() : ofNullable(f.apply(value));
    }

    @SuppressWarnings("unchecked")
    public <U> Optional<U> flatMap(Function<? super T, ? extends Optional<? extends U>> f) {
        $nonNull(f);
        if (value == null) {
            return empty();
        }
        return (Optional<U>) $optional(((Function<Object, ?>) (Function<?, ?>) f).apply(value));
    }

    @SuppressWarnings("unchecked")
    public Optional<T> or(Supplier<? extends Optional<? extends T>> s) {
        $nonNull(s);
        if (value != null) {
            return this;
        }
        return (Optional<T>) $optional(((Supplier<?>) s).get());
    }

    public java.util.stream.Stream<T> stream() {
        return value == null ? java.util.stream.Stream.<T>empty() : java.util.stream.Stream.of(value);
    }

    public T orElse(T other) {
        return value == null ? other : value;
    }

    public T orElseGet(Supplier<? extends T> s) {
        if (value != null) {
            return value;
        }
        $nonNull(s);
        return s.get();
    }

    public boolean equals(Object other) {
        return other == this || other instanceof Optional && Objects.equals(value, ((Optional<?>) other).value);
    }

    public int hashCode() {
        return Objects.hashCode(value);
    }

    public String toString() {
        return value == null ? "Optional.empty" : "Optional[" + value + "]";
    }
}
