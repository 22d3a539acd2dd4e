package org.hamcrest;

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

    @SuppressWarnings("unchecked")
    static <T extends Comparable<T>> int compare(Object actual, T expected) {
        return ((Comparable<T>) actual).compareTo(expected);
    }
}
