package org.junit.jupiter.api;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.TestAbortedException;

/** What the assumptions of JUnit 5 mean. */
public class Assumptions {
    protected Assumptions() {}

    public static void assumingThat(boolean condition, Executable executable) {
        if (condition) {
            Assumptions.<RuntimeException>run(executable);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void run(Executable executable) throws T {
        try {
            executable.execute();
        } catch (Throwable t) {
            throw (T) t;
        }
    }

    public static <V> V abort() {
        throw new TestAbortedException();
    }

    public static <V> V abort(String message) {
        throw new TestAbortedException(message);
    }

    public static void assumeTrue(boolean condition) {
        if (!condition) {
            throw new TestAbortedException();
        }
    }

    public static void assumeTrue(boolean condition, String message) {
        if (!condition) {
            throw new TestAbortedException(message);
        }
    }

    public static void assumeTrue(boolean condition, Supplier<String> message) {
        if (!condition) {
            throw new TestAbortedException(message.get());
        }
    }

    public static void assumeTrue(BooleanSupplier condition) {
        if (!condition.getAsBoolean()) {
            throw new TestAbortedException();
        }
    }

    public static void assumeTrue(BooleanSupplier condition, String message) {
        if (!condition.getAsBoolean()) {
            throw new TestAbortedException(message);
        }
    }

    public static void assumeTrue(BooleanSupplier condition, Supplier<String> message) {
        if (!condition.getAsBoolean()) {
            throw new TestAbortedException(message.get());
        }
    }

    public static void assumeFalse(boolean condition) {
        if (condition) {
            throw new TestAbortedException();
        }
    }

    public static void assumeFalse(boolean condition, String message) {
        if (condition) {
            throw new TestAbortedException(message);
        }
    }

    public static void assumeFalse(boolean condition, Supplier<String> message) {
        if (condition) {
            throw new TestAbortedException(message.get());
        }
    }

    public static void assumeFalse(BooleanSupplier condition) {
        if (condition.getAsBoolean()) {
            throw new TestAbortedException();
        }
    }

    public static void assumeFalse(BooleanSupplier condition, String message) {
        if (condition.getAsBoolean()) {
            throw new TestAbortedException(message);
        }
    }

    public static void assumeFalse(BooleanSupplier condition, Supplier<String> message) {
        if (condition.getAsBoolean()) {
            throw new TestAbortedException(message.get());
        }
    }
}
