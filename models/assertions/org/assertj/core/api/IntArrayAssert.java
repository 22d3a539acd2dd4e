package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public class IntArrayAssert extends AbstractIntArrayAssert<IntArrayAssert> {
    public IntArrayAssert(int[] actual) {
        super(actual, IntArrayAssert.class);
    }
}
