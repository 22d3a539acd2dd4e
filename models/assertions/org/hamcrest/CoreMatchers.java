package org.hamcrest;

import jayverify.Equality;
import org.hamcrest.core.AnyOf;

/** What the matchers of Hamcrest mean. Those that are not here have no meaning. */
public class CoreMatchers {
    public CoreMatchers() {}

    public static <T> Matcher<T> is(T value) {
        return equalTo(value);
    }

    public static <T> Matcher<T> is(Matcher<T> matcher) {
        return matcher;
    }

    public static <T> Matcher<T> equalTo(T operand) {
        return Values.of(actual -> Equality.equal(actual, operand));
    }

    public static <T> Matcher<T> not(Matcher<T> matcher) {
        return Values.of(actual -> !Values.matches(matcher, actual));
    }

    public static <T> Matcher<T> not(T value) {
        return Values.of(actual -> !Equality.equal(actual, value));
    }

    public static Matcher<Object> nullValue() {
        return Values.of(actual -> actual == null);
    }

    public static Matcher<Object> notNullValue() {
        return Values.of(actual -> actual != null);
    }

    public static <T> Matcher<T> nullValue(Class<T> type) {
        return Values.of(actual -> actual == null);
    }

    public static <T> Matcher<T> notNullValue(Class<T> type) {
        return Values.of(actual -> actual != null);
    }

    public static <T> Matcher<T> sameInstance(T target) {
        return Values.of(actual -> actual == target);
    }

    public static <T> Matcher<T> theInstance(T target) {
        return Values.of(actual -> actual == target);
    }

    public static <T> Matcher<T> anything() {
        return Values.of(actual -> true);
    }

    public static Matcher<String> containsString(String part) {
        if (part == null) {
            throw new IllegalArgumentException();
        }
        return Values.of(actual -> actual instanceof String s && s.contains(part));
    }

    public static Matcher<String> startsWith(String prefix) {
        if (prefix == null) {
            throw new IllegalArgumentException();
        }
        return Values.of(actual -> actual instanceof String s && s.startsWith(prefix));
    }

    public static Matcher<String> endsWith(String suffix) {
        if (suffix == null) {
            throw new IllegalArgumentException();
        }
        return Values.of(actual -> actual instanceof String s && s.endsWith(suffix));
    }

    public static <T> Matcher<Iterable<? super T>> hasItem(T item) {
        return Values.of(actual -> {
            if (actual instanceof Iterable<?> all) {
                for (Object x : all) {
                    if (Equality.equal(x, item)) {
                        return true;
                    }
                }
            }
            return false;
        });
    }

    @SafeVarargs
    public static <T> Matcher<T> allOf(Matcher<? super T>... matchers) {
        return Values.of(actual -> {
            for (Matcher<? super T> m : matchers) {
                if (!Values.matches(m, actual)) {
                    return false;
                }
            }
            return true;
        });
    }

    @SafeVarargs
    public static <T> AnyOf<T> anyOf(Matcher<? super T>... matchers) {
        return new AnyOf<>(matchers);
    }

    public static <T> Matcher<T> allOf(Matcher<? super T> a, Matcher<? super T> b) {
        return Values.of(actual -> Values.matches(a, actual) && Values.matches(b, actual));
    }

    public static <T> Matcher<T> allOf(Matcher<? super T> a, Matcher<? super T> b, Matcher<? super T> c) {
        return Values.of(actual -> Values.matches(a, actual) && Values.matches(b, actual) && Values.matches(c, actual));
    }

    public static <T> Matcher<T> allOf(Matcher<? super T> a, Matcher<? super T> b, Matcher<? super T> c, Matcher<? super T> d) {
        return Values.of(actual -> Values.matches(a, actual) && Values.matches(b, actual) && Values.matches(c, actual) && Values.matches(d, actual));
    }

    public static <T> Matcher<T> allOf(Matcher<? super T> a, Matcher<? super T> b, Matcher<? super T> c, Matcher<? super T> d, Matcher<? super T> e) {
        return Values.of(actual -> Values.matches(a, actual) && Values.matches(b, actual) && Values.matches(c, actual) && Values.matches(d, actual) && Values.matches(e, actual));
    }

    public static <T> Matcher<T> allOf(Matcher<? super T> a, Matcher<? super T> b, Matcher<? super T> c, Matcher<? super T> d, Matcher<? super T> e, Matcher<? super T> f) {
        return Values.of(actual -> Values.matches(a, actual) && Values.matches(b, actual) && Values.matches(c, actual) && Values.matches(d, actual) && Values.matches(e, actual) && Values.matches(f, actual));
    }

    public static <T> AnyOf<T> anyOf(Matcher<T> a, Matcher<? super T> b) {
        return new AnyOf<>(a, b);
    }

    public static <T> AnyOf<T> anyOf(Matcher<T> a, Matcher<? super T> b, Matcher<? super T> c) {
        return new AnyOf<>(a, b, c);
    }

    public static <T> AnyOf<T> anyOf(Matcher<T> a, Matcher<? super T> b, Matcher<? super T> c, Matcher<? super T> d) {
        return new AnyOf<>(a, b, c, d);
    }

    public static <T> AnyOf<T> anyOf(Matcher<T> a, Matcher<? super T> b, Matcher<? super T> c, Matcher<? super T> d, Matcher<? super T> e) {
        return new AnyOf<>(a, b, c, d, e);
    }

    public static <T> AnyOf<T> anyOf(Matcher<T> a, Matcher<? super T> b, Matcher<? super T> c, Matcher<? super T> d, Matcher<? super T> e, Matcher<? super T> f) {
        return new AnyOf<>(a, b, c, d, e, f);
    }
}
