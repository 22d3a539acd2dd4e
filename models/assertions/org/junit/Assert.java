package org.junit;

import java.util.Arrays;
import org.hamcrest.Matcher;
import org.hamcrest.MatcherAssert;
import org.junit.function.ThrowingRunnable;

/** What the assertions of JUnit 4 mean. Texts are not made of values. */
public class Assert {
    protected Assert() {}

    public static void fail() {
        throw new AssertionError();
    }

    public static void fail(String message) {
        throw new AssertionError((Object) message);
    }

    public static <T> void assertThat(T actual, Matcher<? super T> matcher) {
        MatcherAssert.assertThat(actual, matcher);
    }

    public static <T> void assertThat(String reason, T actual, Matcher<? super T> matcher) {
        MatcherAssert.assertThat(reason, actual, matcher);
    }

    public static <T extends Throwable> T assertThrows(Class<T> expected, ThrowingRunnable runnable) {
        return assertThrows(null, expected, runnable);
    }

    public static <T extends Throwable> T assertThrows(String message, Class<T> expected, ThrowingRunnable runnable) {
        try {
            runnable.run();
        } catch (Throwable t) {
            if (expected.isInstance(t)) {
                return expected.cast(t);
            }
            throw new AssertionError(message, t);
        }
        throw new AssertionError((Object) message);
    }

    private static boolean same(Object expected, Object actual) {
        return expected == null ? actual == null : expected.equals(actual);
    }

    private static boolean near(double expected, double actual, double delta) {
        return Double.compare(expected, actual) == 0 || Math.abs(expected - actual) <= delta;
    }

    private static boolean near(float expected, float actual, float delta) {
        return Float.compare(expected, actual) == 0 || Math.abs(expected - actual) <= delta;
    }

    public static void assertTrue(boolean condition) {
        if (!(condition)) {
            throw new AssertionError();
        }
    }

    public static void assertTrue(String message, boolean condition) {
        if (!(condition)) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertFalse(boolean condition) {
        if (!(!condition)) {
            throw new AssertionError();
        }
    }

    public static void assertFalse(String message, boolean condition) {
        if (!(!condition)) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertEquals(Object expected, Object actual) {
        if (!(same(expected, actual))) {
            throw new AssertionError();
        }
    }

    public static void assertEquals(String message, Object expected, Object actual) {
        if (!(same(expected, actual))) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertNotEquals(Object unexpected, Object actual) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionError();
        }
    }

    public static void assertNotEquals(String message, Object unexpected, Object actual) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertEquals(long expected, long actual) {
        if (!(expected == actual)) {
            throw new AssertionError();
        }
    }

    public static void assertEquals(String message, long expected, long actual) {
        if (!(expected == actual)) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertNotEquals(long unexpected, long actual) {
        if (!(unexpected != actual)) {
            throw new AssertionError();
        }
    }

    public static void assertNotEquals(String message, long unexpected, long actual) {
        if (!(unexpected != actual)) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertEquals(double expected, double actual, double delta) {
        if (!(near(expected, actual, delta))) {
            throw new AssertionError();
        }
    }

    public static void assertEquals(String message, double expected, double actual, double delta) {
        if (!(near(expected, actual, delta))) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertEquals(float expected, float actual, float delta) {
        if (!(near(expected, actual, delta))) {
            throw new AssertionError();
        }
    }

    public static void assertEquals(String message, float expected, float actual, float delta) {
        if (!(near(expected, actual, delta))) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertNull(Object actual) {
        if (!(actual == null)) {
            throw new AssertionError();
        }
    }

    public static void assertNull(String message, Object actual) {
        if (!(actual == null)) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertNotNull(Object actual) {
        if (!(actual != null)) {
            throw new AssertionError();
        }
    }

    public static void assertNotNull(String message, Object actual) {
        if (!(actual != null)) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertSame(Object expected, Object actual) {
        if (!(expected == actual)) {
            throw new AssertionError();
        }
    }

    public static void assertSame(String message, Object expected, Object actual) {
        if (!(expected == actual)) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertNotSame(Object unexpected, Object actual) {
        if (!(unexpected != actual)) {
            throw new AssertionError();
        }
    }

    public static void assertNotSame(String message, Object unexpected, Object actual) {
        if (!(unexpected != actual)) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError();
        }
    }

    public static void assertArrayEquals(String message, boolean[] expected, boolean[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError();
        }
    }

    public static void assertArrayEquals(String message, byte[] expected, byte[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertArrayEquals(char[] expected, char[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError();
        }
    }

    public static void assertArrayEquals(String message, char[] expected, char[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertArrayEquals(short[] expected, short[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError();
        }
    }

    public static void assertArrayEquals(String message, short[] expected, short[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertArrayEquals(int[] expected, int[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError();
        }
    }

    public static void assertArrayEquals(String message, int[] expected, int[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError((Object) message);
        }
    }

    public static void assertArrayEquals(long[] expected, long[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError();
        }
    }

    public static void assertArrayEquals(String message, long[] expected, long[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionError((Object) message);
        }
    }
}
