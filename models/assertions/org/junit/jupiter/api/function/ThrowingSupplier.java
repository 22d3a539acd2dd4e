package org.junit.jupiter.api.function;

/** Code that may throw, and returns a value. */
@FunctionalInterface
public interface ThrowingSupplier<T> {
    T get() throws Throwable;
}
