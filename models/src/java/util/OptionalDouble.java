package java.util;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;

/** A double, or none. */
public final class OptionalDouble {
    private static final OptionalDouble NONE = new OptionalDouble(false, 0);

    private final boolean present;
    private final double value;

    private OptionalDouble(boolean present, double value) {
        this.present = present;
        this.value = value;
    }

    private static void $nonNull(Object x) {
        if (x == null) {
            throw new NullPointerException(Arrays.$message());
        }
    }

    public static OptionalDouble empty() {
        return NONE;
    }

    public static OptionalDouble of(double x) {
        return new OptionalDouble(true, x);
    }

    public double getAsDouble() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public double orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    @SuppressWarnings("unchecked")
    public <X extends Throwable> double orElseThrow(Supplier<? extends X> s) throws X {
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

    public double orElse(double other) {
        return present ? value : other;
    }

    public double orElseGet(DoubleSupplier s) {
        if (present) {
            return value;
        }
        $nonNull(s);
        return s.getAsDouble();
    }

    public void ifPresent(DoubleConsumer f) {
        if (present) {
            $nonNull(f);
            f.accept(value);
        }
    }

    public void ifPresentOrElse(DoubleConsumer f, Runnable otherwise) {
        if (present) {
            $nonNull(f);
            f.accept(value);
        } else {
            $nonNull(otherwise);
            otherwise.run();
        }
    }

    public boolean equals(Object other) {
        return other == this || other instanceof OptionalDouble && present == ((OptionalDouble) other).present && Double.compare(value, ((OptionalDouble) other).value) == 0;
    }

    public int hashCode() {
        return present ? Double.hashCode(value) : 0;
    }

    public String toString() {
        return present ? "OptionalDouble[" + value + "]" : "OptionalDouble.empty";
    }
}
