package org.assertj.core.api;

/** What assertions of AssertJ mean. */
public class LongAssert extends AbstractLongAssert<LongAssert> {
    public LongAssert(Long actual) {
        super(actual, LongAssert.class);
    }
}
