package org.junit.function;

/** Code that may throw. */
@FunctionalInterface
public interface ThrowingRunnable {
    void run() throws Throwable;
}
