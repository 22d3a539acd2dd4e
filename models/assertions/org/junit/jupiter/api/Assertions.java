package org.junit.jupiter.api;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.function.ThrowingSupplier;
import org.opentest4j.AssertionFailedError;

/** What the assertions of JUnit 5 mean. Texts are not made of values. */
public class Assertions {
    protected Assertions() {}

    public static <V> V fail() {
        throw new AssertionFailedError();
    }

    public static <V> V fail(String message) {
        throw new AssertionFailedError(message);
    }

    public static <V> V fail(String message, Throwable cause) {
        throw new AssertionFailedError(message, cause);
    }

    public static <V> V fail(Throwable cause) {
        throw new AssertionFailedError(null, cause);
    }

    public static <V> V fail(Supplier<String> message) {
        throw new AssertionFailedError(message.get());
    }

    public static void assertAll(Executable... executables) {
        boolean failed = false;
        for (Executable executable : executables) {
            try {
                executable.execute();
            } catch (Throwable t) {
                failed = true;
            }
        }
        if (failed) {
            throw new AssertionFailedError();
        }
    }

    private static boolean same(Object expected, Object actual) {
        return expected == null ? actual == null : expected.equals(actual);
    }

    private static boolean near(double expected, double actual, double delta) {
        if (Double.isNaN(delta) || delta < 0) {
            throw new AssertionFailedError("positive delta expected");
        }
        return Double.doubleToLongBits(expected) == Double.doubleToLongBits(actual) || Math.abs(expected - actual) <= delta;
    }

    private static boolean near(float expected, float actual, float delta) {
        if (Float.isNaN(delta) || delta < 0) {
            throw new AssertionFailedError("positive delta expected");
        }
        return Float.floatToIntBits(expected) == Float.floatToIntBits(actual) || Math.abs(expected - actual) <= delta;
    }

    public static void assertTrue(boolean condition) {
        if (!(condition)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertTrue(boolean condition, String message) {
        if (!(condition)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertTrue(boolean condition, Supplier<String> message) {
        if (!(condition)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertFalse(boolean condition) {
        if (!(!condition)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertFalse(boolean condition, String message) {
        if (!(!condition)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertFalse(boolean condition, Supplier<String> message) {
        if (!(!condition)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertTrue(BooleanSupplier condition) {
        if (!condition.getAsBoolean()) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertTrue(BooleanSupplier condition, String message) {
        if (!condition.getAsBoolean()) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertTrue(BooleanSupplier condition, Supplier<String> message) {
        if (!condition.getAsBoolean()) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertFalse(BooleanSupplier condition) {
        if (condition.getAsBoolean()) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertFalse(BooleanSupplier condition, String message) {
        if (condition.getAsBoolean()) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertFalse(BooleanSupplier condition, Supplier<String> message) {
        if (condition.getAsBoolean()) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNull(Object actual) {
        if (!(actual == null)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNull(Object actual, String message) {
        if (!(actual == null)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNull(Object actual, Supplier<String> message) {
        if (!(actual == null)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotNull(Object actual) {
        if (!(actual != null)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotNull(Object actual, String message) {
        if (!(actual != null)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotNull(Object actual, Supplier<String> message) {
        if (!(actual != null)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertSame(Object expected, Object actual) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertSame(Object expected, Object actual, String message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertSame(Object expected, Object actual, Supplier<String> message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotSame(Object unexpected, Object actual) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotSame(Object unexpected, Object actual, String message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotSame(Object unexpected, Object actual, Supplier<String> message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(byte expected, byte actual) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(byte expected, byte actual, String message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(byte expected, byte actual, Supplier<String> message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(byte expected, Byte actual) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(byte expected, Byte actual, String message) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(byte expected, Byte actual, Supplier<String> message) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(Byte expected, byte actual) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(Byte expected, byte actual, String message) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(Byte expected, byte actual, Supplier<String> message) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(Byte expected, Byte actual) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(Byte expected, Byte actual, String message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(Byte expected, Byte actual, Supplier<String> message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(byte unexpected, byte actual) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(byte unexpected, byte actual, String message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(byte unexpected, byte actual, Supplier<String> message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(byte unexpected, Byte actual) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(byte unexpected, Byte actual, String message) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(byte unexpected, Byte actual, Supplier<String> message) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(Byte unexpected, byte actual) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(Byte unexpected, byte actual, String message) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(Byte unexpected, byte actual, Supplier<String> message) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(Byte unexpected, Byte actual) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(Byte unexpected, Byte actual, String message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(Byte unexpected, Byte actual, Supplier<String> message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(char expected, char actual) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(char expected, char actual, String message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(char expected, char actual, Supplier<String> message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(char expected, Character actual) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(char expected, Character actual, String message) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(char expected, Character actual, Supplier<String> message) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(Character expected, char actual) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(Character expected, char actual, String message) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(Character expected, char actual, Supplier<String> message) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(Character expected, Character actual) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(Character expected, Character actual, String message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(Character expected, Character actual, Supplier<String> message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(char unexpected, char actual) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(char unexpected, char actual, String message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(char unexpected, char actual, Supplier<String> message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(char unexpected, Character actual) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(char unexpected, Character actual, String message) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(char unexpected, Character actual, Supplier<String> message) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(Character unexpected, char actual) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(Character unexpected, char actual, String message) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(Character unexpected, char actual, Supplier<String> message) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(Character unexpected, Character actual) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(Character unexpected, Character actual, String message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(Character unexpected, Character actual, Supplier<String> message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(int expected, int actual) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(int expected, int actual, String message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(int expected, int actual, Supplier<String> message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(int expected, Integer actual) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(int expected, Integer actual, String message) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(int expected, Integer actual, Supplier<String> message) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(Integer expected, int actual) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(Integer expected, int actual, String message) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(Integer expected, int actual, Supplier<String> message) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(Integer expected, Integer actual) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(Integer expected, Integer actual, String message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(Integer expected, Integer actual, Supplier<String> message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(int unexpected, int actual) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(int unexpected, int actual, String message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(int unexpected, int actual, Supplier<String> message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(int unexpected, Integer actual) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(int unexpected, Integer actual, String message) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(int unexpected, Integer actual, Supplier<String> message) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(Integer unexpected, int actual) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(Integer unexpected, int actual, String message) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(Integer unexpected, int actual, Supplier<String> message) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(Integer unexpected, Integer actual) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(Integer unexpected, Integer actual, String message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(Integer unexpected, Integer actual, Supplier<String> message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(long expected, long actual) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(long expected, long actual, String message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(long expected, long actual, Supplier<String> message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(long expected, Long actual) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(long expected, Long actual, String message) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(long expected, Long actual, Supplier<String> message) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(Long expected, long actual) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(Long expected, long actual, String message) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(Long expected, long actual, Supplier<String> message) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(Long expected, Long actual) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(Long expected, Long actual, String message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(Long expected, Long actual, Supplier<String> message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(long unexpected, long actual) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(long unexpected, long actual, String message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(long unexpected, long actual, Supplier<String> message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(long unexpected, Long actual) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(long unexpected, Long actual, String message) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(long unexpected, Long actual, Supplier<String> message) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(Long unexpected, long actual) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(Long unexpected, long actual, String message) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(Long unexpected, long actual, Supplier<String> message) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(Long unexpected, Long actual) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(Long unexpected, Long actual, String message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(Long unexpected, Long actual, Supplier<String> message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(short expected, short actual) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(short expected, short actual, String message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(short expected, short actual, Supplier<String> message) {
        if (!(expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(short expected, Short actual) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(short expected, Short actual, String message) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(short expected, Short actual, Supplier<String> message) {
        if (!(actual != null && expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(Short expected, short actual) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(Short expected, short actual, String message) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(Short expected, short actual, Supplier<String> message) {
        if (!(expected != null && expected == actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(Short expected, Short actual) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(Short expected, Short actual, String message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(Short expected, Short actual, Supplier<String> message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(short unexpected, short actual) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(short unexpected, short actual, String message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(short unexpected, short actual, Supplier<String> message) {
        if (!(unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(short unexpected, Short actual) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(short unexpected, Short actual, String message) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(short unexpected, Short actual, Supplier<String> message) {
        if (!(actual == null || unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(Short unexpected, short actual) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(Short unexpected, short actual, String message) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(Short unexpected, short actual, Supplier<String> message) {
        if (!(unexpected == null || unexpected != actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(Short unexpected, Short actual) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(Short unexpected, Short actual, String message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(Short unexpected, Short actual, Supplier<String> message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(float expected, float actual) {
        if (!(Float.floatToIntBits(expected) == Float.floatToIntBits(actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(float expected, float actual, String message) {
        if (!(Float.floatToIntBits(expected) == Float.floatToIntBits(actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(float expected, float actual, Supplier<String> message) {
        if (!(Float.floatToIntBits(expected) == Float.floatToIntBits(actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(float unexpected, float actual) {
        if (!(Float.floatToIntBits(unexpected) != Float.floatToIntBits(actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(float unexpected, float actual, String message) {
        if (!(Float.floatToIntBits(unexpected) != Float.floatToIntBits(actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(float unexpected, float actual, Supplier<String> message) {
        if (!(Float.floatToIntBits(unexpected) != Float.floatToIntBits(actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(float expected, float actual, float delta) {
        if (!(near(expected, actual, delta))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(float expected, float actual, float delta, String message) {
        if (!(near(expected, actual, delta))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(float expected, float actual, float delta, Supplier<String> message) {
        if (!(near(expected, actual, delta))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(double expected, double actual) {
        if (!(Double.doubleToLongBits(expected) == Double.doubleToLongBits(actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(double expected, double actual, String message) {
        if (!(Double.doubleToLongBits(expected) == Double.doubleToLongBits(actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(double expected, double actual, Supplier<String> message) {
        if (!(Double.doubleToLongBits(expected) == Double.doubleToLongBits(actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(double unexpected, double actual) {
        if (!(Double.doubleToLongBits(unexpected) != Double.doubleToLongBits(actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(double unexpected, double actual, String message) {
        if (!(Double.doubleToLongBits(unexpected) != Double.doubleToLongBits(actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(double unexpected, double actual, Supplier<String> message) {
        if (!(Double.doubleToLongBits(unexpected) != Double.doubleToLongBits(actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(double expected, double actual, double delta) {
        if (!(near(expected, actual, delta))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(double expected, double actual, double delta, String message) {
        if (!(near(expected, actual, delta))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(double expected, double actual, double delta, Supplier<String> message) {
        if (!(near(expected, actual, delta))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertEquals(Object expected, Object actual) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertEquals(Object expected, Object actual, String message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertEquals(Object expected, Object actual, Supplier<String> message) {
        if (!(same(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertNotEquals(Object unexpected, Object actual) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertNotEquals(Object unexpected, Object actual, String message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertNotEquals(Object unexpected, Object actual, Supplier<String> message) {
        if (!(!same(unexpected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual, String message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual, Supplier<String> message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertArrayEquals(char[] expected, char[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertArrayEquals(char[] expected, char[] actual, String message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertArrayEquals(char[] expected, char[] actual, Supplier<String> message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual, String message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual, Supplier<String> message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertArrayEquals(short[] expected, short[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertArrayEquals(short[] expected, short[] actual, String message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertArrayEquals(short[] expected, short[] actual, Supplier<String> message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertArrayEquals(int[] expected, int[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertArrayEquals(int[] expected, int[] actual, String message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertArrayEquals(int[] expected, int[] actual, Supplier<String> message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static void assertArrayEquals(long[] expected, long[] actual) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(null);
        }
    }

    public static void assertArrayEquals(long[] expected, long[] actual, String message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message);
        }
    }

    public static void assertArrayEquals(long[] expected, long[] actual, Supplier<String> message) {
        if (!(Arrays.equals(expected, actual))) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
    }

    public static <T extends Throwable> T assertThrows(Class<T> expected, Executable executable) {
        try {
            executable.execute();
        } catch (Throwable t) {
            if (expected.isInstance(t)) {
                return expected.cast(t);
            }
            throw new AssertionFailedError(null, t);
        }
        throw new AssertionFailedError(null);
    }

    public static <T extends Throwable> T assertThrowsExactly(Class<T> expected, Executable executable) {
        try {
            executable.execute();
        } catch (Throwable t) {
            if (expected == t.getClass()) {
                return expected.cast(t);
            }
            throw new AssertionFailedError(null, t);
        }
        throw new AssertionFailedError(null);
    }

    public static void assertDoesNotThrow(Executable executable) {
        try {
            executable.execute();
        } catch (Throwable t) {
            throw new AssertionFailedError(null, t);
        }
    }

    public static <T> T assertDoesNotThrow(ThrowingSupplier<T> supplier) {
        try {
            return supplier.get();
        } catch (Throwable t) {
            throw new AssertionFailedError(null, t);
        }
    }

    public static <T> T assertInstanceOf(Class<T> expected, Object actual) {
        if (!expected.isInstance(actual)) {
            throw new AssertionFailedError(null);
        }
        return expected.cast(actual);
    }

    public static <T extends Throwable> T assertThrows(Class<T> expected, Executable executable, String message) {
        try {
            executable.execute();
        } catch (Throwable t) {
            if (expected.isInstance(t)) {
                return expected.cast(t);
            }
            throw new AssertionFailedError(message, t);
        }
        throw new AssertionFailedError(message);
    }

    public static <T extends Throwable> T assertThrowsExactly(Class<T> expected, Executable executable, String message) {
        try {
            executable.execute();
        } catch (Throwable t) {
            if (expected == t.getClass()) {
                return expected.cast(t);
            }
            throw new AssertionFailedError(message, t);
        }
        throw new AssertionFailedError(message);
    }

    public static void assertDoesNotThrow(Executable executable, String message) {
        try {
            executable.execute();
        } catch (Throwable t) {
            throw new AssertionFailedError(message, t);
        }
    }

    public static <T> T assertDoesNotThrow(ThrowingSupplier<T> supplier, String message) {
        try {
            return supplier.get();
        } catch (Throwable t) {
            throw new AssertionFailedError(message, t);
        }
    }

    public static <T> T assertInstanceOf(Class<T> expected, Object actual, String message) {
        if (!expected.isInstance(actual)) {
            throw new AssertionFailedError(message);
        }
        return expected.cast(actual);
    }

    public static <T extends Throwable> T assertThrows(Class<T> expected, Executable executable, Supplier<String> message) {
        try {
            executable.execute();
        } catch (Throwable t) {
            if (expected.isInstance(t)) {
                return expected.cast(t);
            }
            throw new AssertionFailedError(message == null ? null : message.get(), t);
        }
        throw new AssertionFailedError(message == null ? null : message.get());
    }

    public static <T extends Throwable> T assertThrowsExactly(Class<T> expected, Executable executable, Supplier<String> message) {
        try {
            executable.execute();
        } catch (Throwable t) {
            if (expected == t.getClass()) {
                return expected.cast(t);
            }
            throw new AssertionFailedError(message == null ? null : message.get(), t);
        }
        throw new AssertionFailedError(message == null ? null : message.get());
    }

    public static void assertDoesNotThrow(Executable executable, Supplier<String> message) {
        try {
            executable.execute();
        } catch (Throwable t) {
            throw new AssertionFailedError(message == null ? null : message.get(), t);
        }
    }

    public static <T> T assertDoesNotThrow(ThrowingSupplier<T> supplier, Supplier<String> message) {
        try {
            return supplier.get();
        } catch (Throwable t) {
            throw new AssertionFailedError(message == null ? null : message.get(), t);
        }
    }

    public static <T> T assertInstanceOf(Class<T> expected, Object actual, Supplier<String> message) {
        if (!expected.isInstance(actual)) {
            throw new AssertionFailedError(message == null ? null : message.get());
        }
        return expected.cast(actual);
    }
}
