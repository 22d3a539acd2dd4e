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
        if (isArray(actual)) {
            return isArray(expected) && elements(actual, expected);
        }
        return actual.equals(expected);
    }

    private static boolean isArray(Object o) {
        return o instanceof Object[] || o instanceof int[] || o instanceof byte[] || o instanceof char[] || o instanceof long[] || o instanceof boolean[]
                || o instanceof short[] || o instanceof float[] || o instanceof double[];
    }

    // Arrays of different kinds are compared as the values in their boxes, which has no meaning here.
    private static boolean elements(Object actual, Object expected) {
        if (actual instanceof int[] a && expected instanceof int[] e) {
            return Arrays.equals(a, e);
        }
        if (actual instanceof byte[] a && expected instanceof byte[] e) {
            return Arrays.equals(a, e);
        }
        if (actual instanceof char[] a && expected instanceof char[] e) {
            return Arrays.equals(a, e);
        }
        if (actual instanceof long[] a && expected instanceof long[] e) {
            return Arrays.equals(a, e);
        }
        if (actual instanceof boolean[] a && expected instanceof boolean[] e) {
            return Arrays.equals(a, e);
        }
        if (actual instanceof Object[] a && expected instanceof Object[] e) {
            return equal(a, e);
        }
        return NoMeaning.matches(actual, expected);
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
