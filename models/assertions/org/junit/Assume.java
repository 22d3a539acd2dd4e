package org.junit;

/** What the assumptions of JUnit 4 mean. */
public class Assume {
    public Assume() {}

    public static void assumeTrue(boolean condition) {
        assumeTrue(null, condition);
    }

    public static void assumeTrue(String message, boolean condition) {
        if (!condition) {
            throw new AssumptionViolatedException(message);
        }
    }

    public static void assumeFalse(boolean condition) {
        assumeTrue(null, !condition);
    }

    public static void assumeFalse(String message, boolean condition) {
        assumeTrue(message, !condition);
    }

    public static void assumeNotNull(Object... objects) {
        if (objects == null) {
            throw new AssumptionViolatedException(null);
        }
        for (Object object : objects) {
            if (object == null) {
                throw new AssumptionViolatedException(null);
            }
        }
    }

    public static void assumeNoException(Throwable e) {
        if (e != null) {
            throw new AssumptionViolatedException(null);
        }
    }
}
