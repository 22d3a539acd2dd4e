package java.util;

import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** A long, or none. */
public final class OptionalLong {
    private static final OptionalLong NONE = new OptionalLong(false, 0);

    private final boolean present;
    private final long value;

    private OptionalLong(boolean present, long value) {
        this.present = present;
        this.value = value;
    }

    private static void $nonNull(Object x) {
        if (x == null) {
            throw new NullPointerException(Arrays.$message());
        }
    }

    public static OptionalLong empty() {
        return NONE;
    }

    public static OptionalLong of(long x) {
        return new OptionalLong(true, x);
    }

    public long getAsLong() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public long orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    @SuppressWarnings("unchecked")
    public <X extends Throwable> long orElseThrow(Supplier<? extends X> s) throws X {
        if (!present) {
            $nonNull(s);
            Object x = ((Supplier<?>) s).get();
            $nonNull(x);
            if (!(x instanceof Throwable)) {
                throw new ClassCastException(Arrays.$message());
            }
            throw (X) x;
        }
        return value;
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public long orElse(long other) {
        return present ? value : other;
    }

    public long orElseGet(LongSupplier s) {
        if (present) {
            return value;
        }
        $nonNull(s);
        return s.getAsLong();
    }

    public void ifPresent(LongConsumer f) {
        if (present) {
            $nonNull(f);
            f.accept(value);
        }
    }

    public void ifPresentOrElse(LongConsumer f, Runnable otherwise) {
        if (present) {
            $nonNull(f);
            f.accept(value);
        } else {
            $nonNull(otherwise);
            otherwise.run();
        }
    }

    public boolean equals(Object other) {
        return other == this || other instanceof OptionalLong && present == ((OptionalLong) other).present && value == ((OptionalLong) other).value;
    }

    public int hashCode() {
        return present ? Long.hashCode(value) : 0;
    }

    public String toString() {
        return present ? "OptionalLong[" + value + "]" : "OptionalLong.empty";
    }
}
