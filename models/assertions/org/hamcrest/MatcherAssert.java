package org.hamcrest;

/** What the assertions of Hamcrest mean. Texts are not made of values. */
public class MatcherAssert {
    public MatcherAssert() {}

    public static <T> void assertThat(T actual, Matcher<? super T> matcher) {
        if (!Values.matches(matcher, actual)) {
            throw new AssertionError();
        }
    }

    public static <T> void assertThat(String reason, T actual, Matcher<? super T> matcher) {
        if (!Values.matches(matcher, actual)) {
            throw new AssertionError((Object) reason);
        }
    }

    public static void assertThat(String reason, boolean assertion) {
        if (!assertion) {
            throw new AssertionError((Object) reason);
        }
    }
}
