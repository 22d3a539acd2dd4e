package org.junit.jupiter.api.function;

/** Code that may throw. */
@FunctionalInterface
public interface Executable {
    void execute() throws Throwable;
}
