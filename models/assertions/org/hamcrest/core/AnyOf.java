package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Meaning;
import org.hamcrest.Values;

/** One of several conditions. */
public class AnyOf<T> implements Meaning<T> {
    private final Matcher<? super T>[] matchers;

    @SafeVarargs
    public AnyOf(Matcher<? super T>... matchers) {
        this.matchers = matchers;
    }

    @Override
    public boolean test(Object actual) {
        for (Matcher<? super T> m : matchers) {
            if (Values.matches(m, actual)) {
                return true;
            }
        }
        return false;
    }
}
