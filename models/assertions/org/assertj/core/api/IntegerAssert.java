package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public class IntegerAssert extends AbstractIntegerAssert<IntegerAssert> {
    public IntegerAssert(Integer actual) {
        super(actual, IntegerAssert.class);
    }
}
