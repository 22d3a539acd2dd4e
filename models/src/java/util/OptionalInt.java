package java.util;

import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** A int, or none. */
public final class OptionalInt {
    private static final OptionalInt NONE = new OptionalInt(false, 0);

    private final boolean present;
    private final int value;

    private OptionalInt(boolean present, int value) {
        this.present = present;
        this.value = value;
    }

    private static void $nonNull(Object x) {
        if (x == null) {
            throw new NullPointerException(Arrays.$message());
        }
    }

    public static OptionalInt empty() {
        return NONE;
    }

    public static OptionalInt of(int x) {
        return new OptionalInt(true, x);
    }

    public int getAsInt() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public int orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    @SuppressWarnings("unchecked")
    public <X extends Throwable> int orElseThrow(Supplier<? extends X> s) throws X {
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

    public int orElse(int other) {
        return present ? value : other;
    }

    public int orElseGet(IntSupplier s) {
        if (present) {
            return value;
        }
        $nonNull(s);
        return s.getAsInt();
    }

    public void ifPresent(IntConsumer f) {
        if (present) {
            $nonNull(f);
            f.accept(value);
        }
    }

    public void ifPresentOrElse(IntConsumer f, Runnable otherwise) {
        if (present) {
            $nonNull(f);
            f.accept(value);
        } else {
            $nonNull(otherwise);
            otherwise.run();
        }
    }

    public boolean equals(Object other) {
        return other == this || other instanceof OptionalInt && present == ((OptionalInt) other).present && value == ((OptionalInt) other).value;
    }

    public int hashCode() {
        return present ? Integer.hashCode(value) : 0;
    }

    public String toString() {
        return present ? "OptionalInt[" + value + "]" : "OptionalInt.empty";
    }
}
