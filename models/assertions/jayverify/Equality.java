package jayverify;

import java.util.Arrays;

/** How Hamcrest's IsEqual and AssertJ's isEqualTo compare. */
public final class Equality {
    private Equality() {}

    /** Arrays by their elements, all else by equals. */
    public static boolean equal(Object actual, Object expected) {
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
}
