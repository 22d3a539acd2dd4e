package org.hamcrest;

import java.util.Arrays;
import jayverify.NoMeaning;

/** How matchers compare. */
public final class Values {
    private Values() {}

    static <T> Matcher<T> of(Meaning<T> meaning) {
        return meaning;
    }

    /** As matches of the matcher. One of a program's own class has no meaning. */
    public static boolean matches(Matcher<?> matcher, Object actual) {
        if (matcher instanceof Meaning<?> m) {
            return m.test(actual);
        }
        return NoMeaning.matches(matcher, actual);
    }

    /** As IsEqual does: arrays by their elements, all else by equals. */
    static boolean equal(Object actual, Object expected) {
        if (actual == null) {
            return expected == null;
        }
        if (actual instanceof int[] a) {
            return expected instanceof int[] e && Arrays.equals(a, e);
        }
        if (actual instanceof byte[] a) {
            return expected instanceof byte[] e && Arrays.equals(a, e);
        }
        if (actual instanceof char[] a) {
            return expected instanceof char[] e && Arrays.equals(a, e);
        }
        if (actual instanceof long[] a) {
            return expected instanceof long[] e && Arrays.equals(a, e);
        }
        if (actual instanceof Object[] a) {
            return expected instanceof Object[] e && equal(a, e);
        }
        return actual.equals(expected);
    }

    private static boolean equal(Object[] actual, Object[] expected) {
        if (actual.length != expected.length) {
            return false;
        }
        for (int i = 0; i < actual.length; i++) {
            if (!equal(actual[i], expected[i])) {
                return false;
            }
        }
        return true;
    }

    @SuppressWarnings("unchecked")
    static <T extends Comparable<T>> int compare(Object actual, T expected) {
        return ((Comparable<T>) actual).compareTo(expected);
    }
}
