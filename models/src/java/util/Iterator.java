package java.util;

import java.util.function.Consumer;

/** The methods with a body, and those that compiling models takes. */
public interface Iterator<E> {
    boolean hasNext();

    E next();

    default void remove() {
        throw new UnsupportedOperationException("remove");
    }

    default void forEachRemaining(Consumer<? super E> f) {
        if (f == null) {
            throw new NullPointerException();
        }
        if (Spliterators.$probes(f)) {
            return;
        }
        while (hasNext()) {
            f.accept(next());
        }
    }
}
