package org.hamcrest;

/** A condition on values. Only a {@link Meaning} says what it is. */
public interface Matcher<T> {}
