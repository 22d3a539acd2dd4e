package org.hamcrest;

/** What the matchers of Hamcrest mean. Those that are not here have no meaning. */
public class Matchers extends CoreMatchers {
    public Matchers() {}

    public static <T extends Comparable<T>> Matcher<T> greaterThan(T value) {
        return Values.of(actual -> actual != null && Values.compare(actual, value) > 0);
    }

    public static <T extends Comparable<T>> Matcher<T> greaterThanOrEqualTo(T value) {
        return Values.of(actual -> actual != null && Values.compare(actual, value) >= 0);
    }

    public static <T extends Comparable<T>> Matcher<T> lessThan(T value) {
        return Values.of(actual -> actual != null && Values.compare(actual, value) < 0);
    }

    public static <T extends Comparable<T>> Matcher<T> lessThanOrEqualTo(T value) {
        return Values.of(actual -> actual != null && Values.compare(actual, value) <= 0);
    }

    public static <T extends Comparable<T>> Matcher<T> comparesEqualTo(T value) {
        return Values.of(actual -> actual != null && Values.compare(actual, value) == 0);
    }

    public static <E> Matcher<java.util.Collection<? extends E>> hasSize(int size) {
        return Values.of(actual -> actual instanceof java.util.Collection<?> c && c.size() == size);
    }

    public static <E> Matcher<java.util.Collection<? extends E>> empty() {
        return Values.of(actual -> actual instanceof java.util.Collection<?> c && c.isEmpty());
    }

    public static Matcher<String> emptyString() {
        return Values.of(actual -> "".equals(actual));
    }
}
