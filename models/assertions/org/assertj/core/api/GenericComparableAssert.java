package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public class GenericComparableAssert<ACTUAL extends Comparable<? super ACTUAL>> extends AbstractComparableAssert<GenericComparableAssert<ACTUAL>, ACTUAL> {
    public GenericComparableAssert(ACTUAL actual) {
        super(actual, GenericComparableAssert.class);
    }
}
