package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public class BooleanAssert extends AbstractBooleanAssert<BooleanAssert> {
    public BooleanAssert(Boolean actual) {
        super(actual, BooleanAssert.class);
    }
}
