package java.util.stream;

import java.util.List;
import java.util.function.Function;

/** What the JDK's own class has in place of its method. */
public final class Collectors {
    static final boolean $PART = true;

    private Collectors() {
    }

    /** Without a format: so the texts of the objects are made as everywhere. */
    private static IllegalStateException duplicateKeyException(Object k, Object u, Object v) {
        return new IllegalStateException("Duplicate key " + k + " (attempted merging values " + u + " and " + v + ")");
    }

    /** Without the JDK's access to its package java.util. */
    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return collectingAndThen(Collectors.<T>toList(), Unmodifiable::of);
    }

    // Of the JDK's own class.

    private static native <T> Collector<T, ?, List<T>> toList();

    private static native <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> c, Function<R, RR> f);

    private static final class Unmodifiable {
        @SuppressWarnings("unchecked")
        static <T> List<T> of(List<T> l) {
            return (List<T>) List.of(l.toArray());
        }
    }
}
