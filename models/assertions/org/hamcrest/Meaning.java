package org.hamcrest;

/** A matcher whose meaning is known: it is made by a factory of Hamcrest, and not by a class of a program. */
public interface Meaning<T> extends Matcher<T> {
    boolean test(Object actual);
}
